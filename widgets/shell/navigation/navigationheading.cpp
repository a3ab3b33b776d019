// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shell/navigation/navigationheading.h"

#include "widgets/theme/theme.h"

#include <QEvent>
#include <QPainter>
#include <QPainterPath>

namespace yuyi {

namespace {
constexpr int markSize = 8;
constexpr int dotSize = 6;
} // namespace

NavigationHeading::NavigationHeading(QWidget *parent) : NavigationRow(parent) {}

void NavigationHeading::setFolded(bool folded)
{
    m_folded = folded;
    nameForReaders();
    update();
}

void NavigationHeading::setWaiting(bool waiting)
{
    m_waiting = waiting;
    nameForReaders();
    update();
}

void NavigationHeading::setGap(int pixels)
{
    if (m_gap == pixels)
        return;
    m_gap = pixels;
    updateGeometry();
}

void NavigationHeading::nameForReaders()
{
    if (!m_folded)
        setAccessibleName(tr("%1, expanded").arg(text()));
    else
        setAccessibleName(m_waiting ? tr("%1, collapsed, has open tasks").arg(text()) : tr("%1, collapsed").arg(text()));
    setToolTip(m_folded ? tr("Show these pages") : tr("Hide these pages"));
}

QFont NavigationHeading::labelFont() const
{
    QFont font = Theme::of(this).font(TextRole::Small);
    font.setWeight(QFont::DemiBold);
    return font;
}

int NavigationHeading::lineHeight() const
{
    return QFontMetrics(labelFont()).height();
}

QSize NavigationHeading::sizeHint() const
{
    const Theme &theme = Theme::of(this);
    const QFontMetrics metrics(labelFont());
    return {metrics.horizontalAdvance(text()) + theme.px(12 + 16 + markSize + 12), m_gap + metrics.height() + 2 * air()};
}

void NavigationHeading::changeEvent(QEvent *event)
{
    NavigationRow::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        nameForReaders();
}

void NavigationHeading::paintEvent(QPaintEvent *)
{
    const Theme &theme = Theme::of(this);
    const Tokens &tokens = theme.tokens();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF body = QRectF(rect()).adjusted(1, 1 + m_gap, -1, -1);
    paintGround(painter, body);
    QRect area = rect().adjusted(theme.px(12), m_gap, -theme.px(12), 0);
    painter.setFont(labelFont());
    painter.setPen(tokens.soft);
    painter.drawText(area, Qt::AlignLeft | Qt::AlignVCenter, text());
    if (m_folded && m_waiting) {
        const double dot = theme.px(dotSize);
        const double left = area.left() + painter.fontMetrics().horizontalAdvance(text()) + spacing::small;
        painter.setPen(Qt::NoPen);
        painter.setBrush(tokens.accent);
        painter.drawEllipse(QRectF(left, area.top() + (area.height() - dot) / 2, dot, dot));
    }
    // The arrow of an open group is seen when one is at it: nothing to look past otherwise.
    if (!m_folded && !underMouse() && !hasFocus())
        return;
    const double size = theme.px(markSize);
    const QPointF centre(area.right() - size / 2, area.top() + area.height() / 2.0);
    QPainterPath mark;
    if (m_folded) {
        mark.moveTo(centre + QPointF(-size / 4, -size / 2));
        mark.lineTo(centre + QPointF(size / 4, 0));
        mark.lineTo(centre + QPointF(-size / 4, size / 2));
    } else {
        mark.moveTo(centre + QPointF(-size / 2, -size / 4));
        mark.lineTo(centre + QPointF(0, size / 4));
        mark.lineTo(centre + QPointF(size / 2, -size / 4));
    }
    painter.setPen(QPen(tokens.soft, 1.5 * theme.fontScale(), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(mark);
}

} // namespace yuyi
