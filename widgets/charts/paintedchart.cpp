// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/paintedchart.h"

#include "widgets/charts/chartpicture.h"
#include "widgets/theme/plaintips.h"
#include "widgets/theme/theme.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollArea>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace yuyi {

namespace {
constexpr double reach = 4; // pixels around a mark that still belong to it
} // namespace

PaintedChart::PaintedChart(QWidget *parent) : QWidget(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
}

void PaintedChart::setEmptyText(const QString &text)
{
    m_emptyText = text;
    update();
}

void PaintedChart::refresh()
{
    m_current = std::clamp<int>(m_current, 0, std::max<int>(0, static_cast<int>(marks(size()).size()) - 1));
    nameForReaders();
    update();
}

void PaintedChart::nameForReaders()
{
    setAccessibleDescription(marks(size()).value(m_current).tip);
}

void PaintedChart::scrollTo(QWidget *chart, const QRectF &rect)
{
    for (QWidget *above = chart->parentWidget(); above; above = above->parentWidget()) {
        if (auto *area = qobject_cast<QScrollArea *>(above)) {
            const QPoint center = rect.center().toPoint();
            area->ensureVisible(center.x(), center.y(), static_cast<int>(rect.width() / 2) + spacing::large,
                                static_cast<int>(rect.height() / 2) + spacing::large);
            return;
        }
    }
}

void PaintedChart::paintAll(QPainter &painter, const QSizeF &size, const Tokens &tokens) const
{
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(QRectF(QPointF(0, 0), size), tokens.panel);
    if (isBare()) {
        painter.setFont(Theme::of(this).font(TextRole::Body));
        painter.setPen(tokens.soft);
        painter.drawText(QRectF(QPointF(0, 0), size), Qt::AlignCenter | Qt::TextWordWrap, m_emptyText);
        return;
    }
    paintChart(painter, size, tokens);
}

void PaintedChart::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const Tokens &tokens = Theme::of(this).tokens();
    paintAll(painter, size(), tokens);
    const QList<Mark> all = marks(size());
    if (hasFocus() && m_current < all.size()) {
        painter.setPen(QPen(tokens.accent, 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(all.at(m_current).rect.adjusted(-3, -3, 3, 3), 4, 4);
    }
}

Result<> PaintedChart::exportTo(const QString &path, double scale)
{
    const QSize exported = size().expandedTo(sizeHint());
    return writeChartPicture(path, exported, scale, [this, exported](QPainter &painter, const QRectF &target) {
        painter.scale(target.width() / exported.width(), target.height() / exported.height());
        paintAll(painter, exported, Tokens::light());
    });
}

int PaintedChart::markAt(const QPointF &position) const
{
    const QList<Mark> all = marks(size());
    int found = -1;
    double nearest = 0;
    for (int i = 0; i < all.size(); ++i) {
        const QRectF &rect = all.at(i).rect;
        if (!rect.adjusted(-reach, -reach, reach, reach).contains(position))
            continue;
        const QPointF way = rect.center() - position;
        const double distance = std::hypot(way.x(), way.y());
        if (found < 0 || distance < nearest) {
            found = i;
            nearest = distance;
        }
    }
    return found;
}

void PaintedChart::move(int across, int down)
{
    const QList<Mark> all = marks(size());
    if (m_current >= all.size())
        return;
    const QPointF from = all.at(m_current).rect.center();
    int found = -1;
    double nearest = 0;
    for (int i = 0; i < all.size(); ++i) {
        const QPointF way = all.at(i).rect.center() - from;
        const double ahead = way.x() * across + way.y() * down;
        if (i == m_current || ahead < 0.5)
            continue;
        // What lies straight ahead comes before what lies aside.
        const double aside = std::abs(across != 0 ? way.y() : way.x());
        const double distance = ahead + 2 * aside;
        if (found < 0 || distance < nearest) {
            found = i;
            nearest = distance;
        }
    }
    if (found >= 0) {
        m_current = found;
        scrollTo(this, all.at(found).rect);
    }
    nameForReaders();
    update();
}

void PaintedChart::keyPressEvent(QKeyEvent *event)
{
    switch (event->key()) {
    case Qt::Key_Left: move(-1, 0); break;
    case Qt::Key_Right: move(1, 0); break;
    case Qt::Key_Up: move(0, -1); break;
    case Qt::Key_Down: move(0, 1); break;
    case Qt::Key_Return:
    case Qt::Key_Enter: {
        const QList<Mark> all = marks(size());
        if (m_current < all.size())
            Q_EMIT segmentClicked(all.at(m_current).category, all.at(m_current).series);
        break;
    }
    default: QWidget::keyPressEvent(event);
    }
}

void PaintedChart::mousePressEvent(QMouseEvent *event)
{
    const int found = event->button() == Qt::LeftButton ? markAt(event->position()) : -1;
    if (found < 0) {
        QWidget::mousePressEvent(event);
        return;
    }
    m_current = found;
    nameForReaders();
    update();
    const Mark mark = marks(size()).at(found);
    Q_EMIT segmentClicked(mark.category, mark.series);
}

void PaintedChart::mouseMoveEvent(QMouseEvent *event)
{
    setCursor(markAt(event->position()) >= 0 ? Qt::PointingHandCursor : Qt::ArrowCursor);
    QWidget::mouseMoveEvent(event);
}

void PaintedChart::focusInEvent(QFocusEvent *event)
{
    QWidget::focusInEvent(event);
    update();
}

void PaintedChart::focusOutEvent(QFocusEvent *event)
{
    QWidget::focusOutEvent(event);
    update();
}

void PaintedChart::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::StyleChange)
        refresh();
}

bool PaintedChart::event(QEvent *event)
{
    if (event->type() == QEvent::ToolTip) {
        auto *help = static_cast<QHelpEvent *>(event);
        const int found = markAt(help->pos());
        if (found >= 0)
            showPlainTip(help->globalPos(), marks(size()).at(found).tip, this);
        else
            QToolTip::hideText();
        return true;
    }
    return QWidget::event(event);
}

} // namespace yuyi
