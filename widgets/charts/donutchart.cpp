// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/donutchart.h"

#include "widgets/charts/charttext.h"
#include "widgets/theme/theme.h"

#include <QChart>
#include <QCursor>
#include <QFontMetricsF>
#include <QGraphicsItem>
#include <QLegend>
#include <QLocale>
#include <QMouseEvent>
#include <QPainter>
#include <QPieSeries>
#include <QPieSlice>
#include <QToolTip>

#include <numeric>

namespace yuyi {

/// Total and list: a legend of Qt Charts can neither hold figures in a column nor stand beside the ring's middle.
class DonutNotes final : public QGraphicsItem
{
public:
    DonutNotes(DonutChart *chart, QGraphicsItem *parent) : QGraphicsItem(parent), m_chart(chart)
    {
        setZValue(1000);
        setAcceptedMouseButtons(Qt::NoButton);
    }

    QRectF boundingRect() const override { return QRectF(QPointF(0, 0), m_chart->chart()->size()); }

    void setTokens(const Tokens &tokens)
    {
        m_tokens = tokens;
        prepareGeometryChange();
        update();
    }

    void paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *) override
    {
        if (m_chart->isBare())
            return;
        const Theme &theme = Theme::of(m_chart);
        const QLocale where = m_chart->locale();
        const QRectF ring = m_chart->ringRect();
        const QFont big = theme.font(TextRole::Display);
        const QFont small = theme.font(TextRole::Small);
        const double bigHeight = QFontMetricsF(big).height();
        const double smallHeight = m_chart->m_caption.isEmpty() ? 0 : QFontMetricsF(small).height();
        QRectF middle(0, 0, ring.width() * 0.5, bigHeight + smallHeight);
        middle.moveCenter(ring.center());
        painter->setFont(big);
        painter->setPen(m_tokens.text);
        painter->drawText(middle, Qt::AlignHCenter | Qt::AlignTop, where.toString(m_chart->total()));
        painter->setFont(small);
        painter->setPen(m_tokens.soft);
        painter->drawText(middle, Qt::AlignHCenter | Qt::AlignBottom,
                          QFontMetricsF(small).elidedText(m_chart->m_caption, Qt::ElideRight, middle.width() * 0.8));

        const QFont body = theme.font(TextRole::Body);
        QFont bold = body;
        bold.setWeight(QFont::DemiBold);
        const double shareWidth = QFontMetricsF(bold).horizontalAdvance(where.toString(100.0, 'f', 1)) + 16;
        for (int c = 0; c < m_chart->m_categories.size(); ++c) {
            const QRectF line = m_chart->lineRect(c);
            const double side = theme.px(10);
            painter->setPen(Qt::NoPen);
            painter->setBrush(m_tokens.seriesColor(c));
            painter->drawRoundedRect(QRectF(line.left(), line.center().y() - side / 2, side, side), 2, 2);
            const QRectF words = line.adjusted(side + 8, 0, -shareWidth, 0);
            painter->setFont(body);
            painter->setPen(m_tokens.text);
            painter->drawText(words, Qt::AlignVCenter | Qt::TextSingleLine,
                              QFontMetricsF(body).elidedText(m_chart->m_categories[c], Qt::ElideRight, words.width()));
            painter->setFont(bold);
            const double share = 100.0 * double(m_chart->m_counts.value(c)) / double(qMax<qint64>(1, m_chart->total()));
            const QString figure = QStringLiteral("%1%").arg(where.toString(share, 'f', share == int(share) ? 0 : 1));
            painter->drawText(line, Qt::AlignRight | Qt::AlignVCenter, figure);
        }
    }

private:
    DonutChart *m_chart;
    Tokens m_tokens;
};

DonutChart::DonutChart(QWidget *parent)
    : ChartView(parent), m_ring(new QPieSeries), m_notes(new DonutNotes(this, chart()))
{
    m_ring->setHoleSize(0.58);
    m_ring->setPieSize(1.0);
    chart()->addSeries(m_ring);
    chart()->legend()->setVisible(false);
    styleNow();
}

DonutChart::~DonutChart() = default;

void DonutChart::setData(const QStringList &categories, const QList<qint64> &counts)
{
    m_categories = categories;
    m_counts = counts;
    m_ring->clear();
    for (int c = 0; c < categories.size(); ++c) {
        auto *slice = new QPieSlice(categories[c].toHtmlEscaped(), double(counts.value(c)));
        slice->setLabelVisible(false);
        m_ring->append(slice);
        connect(slice, &QPieSlice::clicked, this, [this, c] { Q_EMIT segmentClicked(c, 0); });
        connect(slice, &QPieSlice::hovered, this, [this, c](bool inside) {
            viewport()->setCursor(inside ? Qt::PointingHandCursor : Qt::ArrowCursor);
            if (inside)
                QToolTip::showText(QCursor::pos(),
                                   tr("%1: %2 of %3")
                                       .arg(m_categories[c], locale().toString(m_counts.value(c)),
                                            locale().toString(total())),
                                   this);
            else
                QToolTip::hideText();
        });
    }
    styleNow();
}

void DonutChart::setCaption(const QString &caption)
{
    m_caption = caption;
    m_notes->update();
}

qint64 DonutChart::total() const
{
    return std::accumulate(m_counts.begin(), m_counts.end(), qint64(0));
}

bool DonutChart::isBare() const
{
    return total() == 0;
}

QRectF DonutChart::ringRect() const
{
    const QSizeF size = chart()->size();
    const double side = qMax(10.0, qMin(size.height() - 8, size.width() * 0.48));
    return {4, (size.height() - side) / 2, side, side};
}

QRectF DonutChart::lineRect(int category) const
{
    const Theme &theme = Theme::of(this);
    const QFontMetricsF metrics(theme.font(TextRole::Body));
    const QRectF ring = ringRect();
    const double room = chart()->size().width() - ring.right() - 32;
    double widest = 0;
    for (const QString &name : m_categories)
        widest = qMax(widest, metrics.horizontalAdvance(name));
    const double width = qMin(room, widest + theme.px(10) + 8 + metrics.horizontalAdvance(QStringLiteral("100.0%")) + 24);
    const double count = double(m_categories.size());
    const double height = qMin(metrics.height() + 10, (chart()->size().height() - 4) / qMax(1.0, count));
    const double top = (chart()->size().height() - height * count) / 2;
    return {ring.right() + 24, top + height * category, width, height};
}

void DonutChart::placeRing()
{
    chart()->setPlotArea(ringRect());
    m_notes->update();
}

void DonutChart::resizeEvent(QResizeEvent *event)
{
    ChartView::resizeEvent(event);
    placeRing();
}

void DonutChart::mousePressEvent(QMouseEvent *event)
{
    const QPointF point = mapToScene(event->position().toPoint());
    for (int c = 0; c < m_categories.size(); ++c) {
        if (!isBare() && lineRect(c).contains(point)) {
            Q_EMIT segmentClicked(c, 0);
            return;
        }
    }
    ChartView::mousePressEvent(event);
}

void DonutChart::restyle(const Tokens &tokens)
{
    const QList<QPieSlice *> slices = m_ring->slices();
    for (int c = 0; c < slices.size(); ++c) {
        slices[c]->setColor(tokens.seriesColor(c));
        slices[c]->setBorderColor(tokens.panel);
        slices[c]->setBorderWidth(2);
    }
    placeRing();
    m_notes->setTokens(tokens);
}

} // namespace yuyi
