// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/donutnotes.h"

#include "models/domain/percent.h"
#include "widgets/charts/donutchart.h"
#include "widgets/theme/theme.h"

#include <QChart>
#include <QFontMetricsF>
#include <QLocale>
#include <QPainter>

namespace yuyi {

DonutNotes::DonutNotes(DonutChart *chart, QGraphicsItem *parent) : QGraphicsItem(parent), m_chart(chart)
{
    setZValue(1000);
    setAcceptedMouseButtons(Qt::NoButton);
}

void DonutNotes::setTokens(const Tokens &tokens)
{
    m_tokens = tokens;
    prepareGeometryChange();
    update();
}

QRectF DonutNotes::boundingRect() const
{
    return QRectF(QPointF(0, 0), m_chart->chart()->size());
}

void DonutNotes::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *)
{
    if (m_chart->isBare())
        return;
    paintTotal(*painter);
    paintList(*painter);
}

void DonutNotes::paintTotal(QPainter &painter) const
{
    const Theme &theme = Theme::of(m_chart);
    const QRectF ring = m_chart->ringRect();
    const QFont big = theme.font(TextRole::Display);
    const QFont small = theme.font(TextRole::Small);
    const double bigHeight = QFontMetricsF(big).height();
    const double smallHeight = m_chart->m_caption.isEmpty() ? 0 : QFontMetricsF(small).height();
    QRectF middle(0, 0, ring.width() * (m_chart->hasParts() ? 0.4 : 0.5), bigHeight + smallHeight);
    middle.moveCenter(ring.center());
    painter.setFont(big);
    painter.setPen(m_tokens.text);
    painter.drawText(middle, Qt::AlignHCenter | Qt::AlignTop, m_chart->locale().toString(m_chart->total()));
    painter.setFont(small);
    painter.setPen(m_tokens.soft);
    painter.drawText(middle, Qt::AlignHCenter | Qt::AlignBottom,
                     QFontMetricsF(small).elidedText(m_chart->m_caption, Qt::ElideRight, middle.width() * 0.8));
}

void DonutNotes::paintList(QPainter &painter) const
{
    const Theme &theme = Theme::of(m_chart);
    const QLocale where = m_chart->locale();
    const QFont body = theme.font(TextRole::Body);
    QFont bold = body;
    bold.setWeight(QFont::DemiBold);
    const QList<DonutChart::Line> &lines = m_chart->lines();
    const double shareWidth = QFontMetricsF(bold).horizontalAdvance(where.toString(100.0, 'f', 1)) + 16;
    for (int i = 0; i < lines.size(); ++i) {
        const DonutChart::Line &one = lines[i];
        const QRectF line = m_chart->lineRect(i);
        const double side = theme.px(one.part < 0 ? 10 : 8);
        const double indent = one.part < 0 ? 0 : theme.px(16);
        painter.setPen(Qt::NoPen);
        painter.setBrush(m_chart->colorOf(one, m_tokens));
        painter.drawRoundedRect(QRectF(line.left() + indent, line.center().y() - side / 2, side, side), 2, 2);
        const QRectF words = line.adjusted(indent + side + 8, 0, -shareWidth, 0);
        painter.setFont(body);
        painter.setPen(one.part < 0 ? m_tokens.text : m_tokens.soft);
        painter.drawText(words, Qt::AlignVCenter | Qt::TextSingleLine,
                         QFontMetricsF(body).elidedText(m_chart->nameOf(one), Qt::ElideRight, words.width()));
        painter.setFont(one.part < 0 ? bold : body);
        const double share = 100.0 * static_cast<double>(m_chart->countOf(one)) / static_cast<double>(qMax<qint64>(1, m_chart->total()));
        const QString figure =
            QStringLiteral("%1%").arg(where.toString(roundedHalfUp(share, 1), 'f', share == static_cast<int>(share) ? 0 : 1));
        painter.drawText(line, Qt::AlignRight | Qt::AlignVCenter, figure);
    }
}

} // namespace yuyi
