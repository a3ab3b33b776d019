// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/chartview.h"

#include "widgets/charts/chartpicture.h"
#include "widgets/theme/theme.h"

#include <QChart>
#include <QEvent>
#include <QGraphicsLayout>
#include <QGraphicsScene>
#include <QKeyEvent>
#include <QPainter>
#include <QWheelEvent>

namespace yuyi {

namespace {
constexpr int footHeight = 26; // pixels at scale 1
constexpr int footFont = 12;
} // namespace

ChartView::ChartView(QWidget *parent) : QChartView(new QChart, parent)
{
    setRenderHint(QPainter::Antialiasing);
    setFrameShape(QFrame::NoFrame);
    setBackgroundBrush(Qt::NoBrush);
    viewport()->setAutoFillBackground(false);
    chart()->setBackgroundVisible(false);
    chart()->setMargins(QMargins(0, 0, 0, 0));
    chart()->layout()->setContentsMargins(0, 0, 0, 0);
    chart()->setAnimationOptions(QChart::NoAnimation);
    chart()->setLocalizeNumbers(true);
    setFocusPolicy(Qt::NoFocus);
}

ChartView::~ChartView() = default;

void ChartView::setEmptyText(const QString &text)
{
    m_emptyText = text;
    viewport()->update();
}

void ChartView::styleNow()
{
    restyle(Theme::of(this).tokens());
}

void ChartView::changeEvent(QEvent *event)
{
    QChartView::changeEvent(event);
    if (event->type() == QEvent::StyleChange)
        styleNow();
    else if (event->type() == QEvent::LocaleChange)
        chart()->setLocale(locale());
}

void ChartView::wheelEvent(QWheelEvent *event)
{
    // A chart inside a scrolling page lets the page scroll.
    event->ignore();
}

void ChartView::setWalkable(bool walkable)
{
    m_walkable = walkable;
    setFocusPolicy(walkable ? Qt::TabFocus : Qt::NoFocus);
}

int ChartView::indexIn(const QList<Mark> &marks) const
{
    for (int i = 0; i < marks.size(); ++i) {
        if (marks.at(i).category == m_category && marks.at(i).series == m_series)
            return i;
    }
    return 0;
}

QString ChartView::currentSentence() const
{
    const QList<Mark> all = marks();
    return all.isEmpty() ? QString() : all.at(indexIn(all)).sentence;
}

void ChartView::nameForReaders()
{
    setAccessibleDescription(currentSentence());
    viewport()->update();
}

void ChartView::marksChanged()
{
    if (m_walkable)
        nameForReaders();
}

int ChartView::stepWithin(const QList<Mark> &marks, int from, int by)
{
    const int to = from + by;
    return to >= 0 && to < marks.size() && marks.at(to).category == marks.at(from).category ? to : from;
}

int ChartView::stepAcross(const QList<Mark> &marks, int from, int by)
{
    int to = from;
    while (to >= 0 && to < marks.size() && marks.at(to).category == marks.at(from).category)
        to += by;
    if (to < 0 || to >= marks.size())
        return from;
    // The series that is nearest.
    int nearest = to;
    for (int i = to; i >= 0 && i < marks.size() && marks.at(i).category == marks.at(to).category; i += by) {
        if (qAbs(marks.at(i).series - marks.at(from).series) < qAbs(marks.at(nearest).series - marks.at(from).series))
            nearest = i;
    }
    return nearest;
}

int ChartView::stepFrom(const QList<Mark> &marks, int from, int key) const
{
    switch (key) {
    case Qt::Key_Left: return stepAcross(marks, from, -1);
    case Qt::Key_Right: return stepAcross(marks, from, 1);
    case Qt::Key_Up: return stepWithin(marks, from, 1);
    default: return stepWithin(marks, from, -1);
    }
}

void ChartView::keyPressEvent(QKeyEvent *event)
{
    const QList<Mark> all = m_walkable ? marks() : QList<Mark>();
    if (all.isEmpty()) {
        event->ignore();
        return;
    }
    const int index = indexIn(all);
    switch (event->key()) {
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Up:
    case Qt::Key_Down: {
        const Mark &next = all.at(stepFrom(all, index, event->key()));
        m_category = next.category;
        m_series = next.series;
        nameForReaders();
        break;
    }
    case Qt::Key_Return:
    case Qt::Key_Enter: Q_EMIT segmentClicked(all.at(index).category, all.at(index).series); break;
    default: event->ignore();
    }
}

void ChartView::focusInEvent(QFocusEvent *event)
{
    QChartView::focusInEvent(event);
    marksChanged();
}

void ChartView::focusOutEvent(QFocusEvent *event)
{
    QChartView::focusOutEvent(event);
    viewport()->update();
}

void ChartView::drawForeground(QPainter *painter, const QRectF &)
{
    if (m_walkable && hasFocus() && !isBare()) {
        const QList<Mark> all = marks();
        if (!all.isEmpty()) {
            const Tokens &tokens = Theme::of(this).tokens();
            painter->save();
            painter->setRenderHint(QPainter::Antialiasing);
            painter->setBrush(Qt::NoBrush);
            // Two lines, so that one of them stands out from every colour below.
            painter->setPen(QPen(tokens.panel, 5));
            painter->drawPath(all.at(indexIn(all)).outline);
            painter->setPen(QPen(tokens.text, 2));
            painter->drawPath(all.at(indexIn(all)).outline);
            painter->restore();
        }
    }
    if (!isBare() || m_emptyText.isEmpty())
        return;
    const Theme &theme = Theme::of(this);
    painter->save();
    painter->setFont(theme.font(TextRole::Body));
    painter->setPen(theme.tokens().soft);
    painter->drawText(sceneRect(), Qt::AlignCenter | Qt::TextWordWrap, m_emptyText);
    painter->restore();
}

void ChartView::drawAll(QPainter &painter, const QRectF &target)
{
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(target, Tokens::light().panel);
    scene()->render(&painter, target, chart()->geometry());
}

Result<> ChartView::exportTo(const QString &path, double scale)
{
    // A chart never shown yet, or squeezed away in a splitter, is still exported at a useful size.
    const QSize before = chart()->size().toSize();
    const QSize exported = this->size().expandedTo(sizeHint());
    chart()->resize(exported);
    // A figure for a page is always light, whatever the screen is.
    restyle(Tokens::light());
    const int foot = m_footnote.isEmpty() ? 0 : footHeight;
    const auto written = writeChartPicture(
        path, exported + QSize(0, foot), scale, [this, foot, exported](QPainter &painter, const QRectF &target) {
            const double ratio = target.width() / exported.width();
            drawAll(painter, target.adjusted(0, 0, 0, -foot * ratio));
            if (foot == 0)
                return;
            const QRectF line(target.left(), target.bottom() - foot * ratio, target.width(), foot * ratio);
            painter.fillRect(line, Tokens::light().panel);
            QFont font = Theme::of(this).font(TextRole::Small);
            font.setPixelSize(qRound(footFont * ratio));
            painter.setFont(font);
            painter.setPen(Tokens::light().soft);
            painter.drawText(line.adjusted(footFont * ratio, 0, -footFont * ratio, 0), Qt::AlignLeft | Qt::AlignVCenter,
                             m_footnote);
        });
    chart()->resize(before);
    styleNow();
    return written;
}

} // namespace yuyi
