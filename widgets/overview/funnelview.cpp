// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/overview/funnelview.h"

#include "widgets/theme/theme.h"

#include <QKeyEvent>
#include <QLocale>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>

namespace yuyi {

FunnelView::FunnelView(QWidget *parent)
    : QWidget(parent)
{
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void FunnelView::setSteps(const QList<FunnelStep> &steps)
{
    m_steps = steps;
    m_current = std::clamp(m_current, 0, std::max(0, static_cast<int>(steps.size()) - 1));
    QStringList words;
    for (const FunnelStep &step : steps)
        words.append(tr("%1: %2").arg(step.title, step.begun ? QLocale().toString(step.images) : tr("not done yet")));
    setAccessibleDescription(words.join(QStringLiteral("; ")));
    updateGeometry();
    update();
}

int FunnelView::rowHeight() const
{
    return Theme::of(this).px(31);
}

QSize FunnelView::sizeHint() const
{
    return {Theme::of(this).px(520), rowHeight() * std::max(1, static_cast<int>(m_steps.size()))};
}

QSize FunnelView::minimumSizeHint() const
{
    return {Theme::of(this).px(280), sizeHint().height()};
}

QRect FunnelView::rowRect(int row) const
{
    return {0, row * rowHeight(), width(), rowHeight()};
}

int FunnelView::rowAt(const QPoint &position) const
{
    const int row = position.y() / std::max(1, rowHeight());
    return row >= 0 && row < m_steps.size() ? row : -1;
}

void FunnelView::paintEvent(QPaintEvent *)
{
    Theme &theme = Theme::of(this);
    const Tokens &tokens = theme.tokens();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    qint64 largest = 1;
    int titleWidth = 0;
    const QFontMetrics body(theme.font(TextRole::Body));
    for (const FunnelStep &step : std::as_const(m_steps)) {
        largest = std::max(largest, step.images);
        titleWidth = std::max(titleWidth, body.horizontalAdvance(step.title));
    }
    titleWidth = std::min(titleWidth + spacing::medium, width() / 3);
    for (int row = 0; row < m_steps.size(); ++row) {
        const FunnelStep &step = m_steps.at(row);
        const QRect line = rowRect(row).adjusted(spacing::tiny, 1, -spacing::tiny, -1);
        const bool focused = hasFocus() && row == m_current;
        if (row == m_hover || focused) {
            painter.setPen(focused ? QPen(tokens.accent, 2) : QPen(Qt::NoPen));
            painter.setBrush(tokens.hover);
            painter.drawRoundedRect(line, radius::control, radius::control);
        }
        painter.setFont(theme.font(TextRole::Body));
        painter.setPen(tokens.text);
        painter.drawText(QRect(line.left() + spacing::small, line.top(), titleWidth, line.height()),
                         Qt::AlignVCenter | Qt::AlignLeft, body.elidedText(step.title, Qt::ElideRight, titleWidth));
        const QString number = step.begun ? QLocale().toString(step.images) : QStringLiteral("–");
        QFont bold = theme.font(TextRole::Section);
        painter.setFont(bold);
        const int numberWidth = QFontMetrics(bold).horizontalAdvance(QStringLiteral("000,000"));
        const int barLeft = line.left() + spacing::small + titleWidth;
        painter.drawText(QRect(barLeft, line.top(), numberWidth, line.height()), Qt::AlignVCenter | Qt::AlignRight,
                         number);
        const int from = barLeft + numberWidth + spacing::medium;
        const int lossWidth = std::min(width() / 3, theme.px(240));
        const int room = std::max(0, line.right() - from - lossWidth - spacing::medium);
        const double share = static_cast<double>(step.images) / static_cast<double>(largest);
        const int length = step.images > 0 ? std::max(2, static_cast<int>(room * share)) : 0;
        const int thickness = theme.px(14);
        if (step.begun) {
            painter.setPen(Qt::NoPen);
            painter.setBrush(tokens.accentTint);
            painter.drawRoundedRect(QRect(from, line.center().y() - thickness / 2, room, thickness), 3, 3);
            painter.setBrush(tokens.accent);
            painter.drawRoundedRect(QRect(from, line.center().y() - thickness / 2, length, thickness), 3, 3);
        }
        painter.setFont(theme.font(TextRole::Small));
        painter.setPen(tokens.soft);
        painter.drawText(
            QRect(line.right() - lossWidth, line.top(), lossWidth - spacing::small, line.height()),
            Qt::AlignVCenter | Qt::AlignLeft,
            QFontMetrics(painter.font())
                .elidedText(step.begun ? step.loss : tr("not done yet"), Qt::ElideRight,
                            lossWidth - spacing::small));
    }
}

void FunnelView::mousePressEvent(QMouseEvent *event)
{
    const int row = rowAt(event->pos());
    if (row >= 0) {
        m_current = row;
        Q_EMIT stepClicked(m_steps.at(row).page);
    }
}

void FunnelView::mouseMoveEvent(QMouseEvent *event)
{
    m_hover = rowAt(event->pos());
    setCursor(m_hover >= 0 ? Qt::PointingHandCursor : Qt::ArrowCursor);
    update();
}

void FunnelView::leaveEvent(QEvent *)
{
    m_hover = -1;
    update();
}

void FunnelView::keyPressEvent(QKeyEvent *event)
{
    const int last = static_cast<int>(m_steps.size()) - 1;
    if (event->key() == Qt::Key_Down)
        m_current = std::min(last, m_current + 1);
    else if (event->key() == Qt::Key_Up)
        m_current = std::max(0, m_current - 1);
    else if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        Q_EMIT stepClicked(m_steps.value(m_current).page);
    else
        return QWidget::keyPressEvent(event);
    update();
}

void FunnelView::focusInEvent(QFocusEvent *event)
{
    QWidget::focusInEvent(event);
    update();
}

void FunnelView::focusOutEvent(QFocusEvent *event)
{
    QWidget::focusOutEvent(event);
    update();
}

} // namespace yuyi
