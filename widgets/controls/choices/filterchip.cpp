// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/controls/choices/filterchip.h"

#include "widgets/theme/theme.h"

#include <QFontMetrics>
#include <QIcon>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

namespace yuyi {

namespace {
constexpr int widestText = 220; // logical pixels at scale 1; longer ones are shortened
}

FilterChip::FilterChip(QWidget *parent) : QAbstractButton(parent)
{
    setCursor(Qt::PointingHandCursor);
    setFocusPolicy(Qt::TabFocus);
    setAttribute(Qt::WA_Hover);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void FilterChip::setName(const QString &name)
{
    m_name = name;
    describe();
}

void FilterChip::setState(const QString &state)
{
    if (m_state == state)
        return;
    m_state = state;
    describe();
}

void FilterChip::setPlain(bool plain)
{
    m_plain = plain;
    updateGeometry();
}

void FilterChip::describe()
{
    setText(isActive() ? m_state : m_name);
    setAccessibleName(text());
    setAccessibleDescription(isActive() ? tr("Press Delete to remove this filter.") : QString());
    const int room = Theme::of(this).px(widestText);
    setToolTip(QFontMetrics(labelFont()).horizontalAdvance(text()) > room ? text() : QString());
    updateGeometry();
    update();
}

QFont FilterChip::labelFont() const
{
    return Theme::of(this).font(TextRole::Body);
}

QSize FilterChip::sizeHint() const
{
    const Theme &theme = Theme::of(this);
    const QFontMetrics metrics(labelFont());
    int width = qMin(metrics.horizontalAdvance(text()), theme.px(widestText)) + 2 * theme.px(12);
    if (isActive() || !m_plain)
        width += theme.px(14);
    return {width, metrics.height() + theme.px(14)};
}

QRect FilterChip::markRect() const
{
    const Theme &theme = Theme::of(this);
    const int side = theme.px(14);
    return {width() - theme.px(8) - side, (height() - side) / 2, side, side};
}

void FilterChip::paintEvent(QPaintEvent *)
{
    const Theme &theme = Theme::of(this);
    const Tokens &t = theme.tokens();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const double stroke = hasFocus() ? 2 : 1;
    const QRectF body = QRectF(rect()).adjusted(stroke / 2, stroke / 2, -stroke / 2, -stroke / 2);
    const bool over = underMouse() || isDown();
    painter.setPen(QPen(isActive() || hasFocus() ? t.accent : t.line, stroke));
    painter.setBrush(isActive() ? t.accentTint : over ? t.hover
                                                      : t.panel);
    const double round = qMin(body.height() / 2, static_cast<double>(theme.px(14)));
    painter.drawRoundedRect(body, round, round);
    const bool mark = isActive() || !m_plain;
    const int right = mark ? width() - markRect().left() : theme.px(12);
    const QRect area = rect().adjusted(theme.px(12), 0, -right, 0);
    painter.setFont(labelFont());
    painter.setPen(isActive() ? t.onTint : t.text);
    painter.drawText(area, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine,
                     QFontMetrics(labelFont()).elidedText(text(), Qt::ElideRight, area.width() + 1));
    if (!mark)
        return;
    const QString kind = isActive() ? QStringLiteral("close") : QStringLiteral("down");
    const QString mode = t.dark ? QStringLiteral("dark") : QStringLiteral("light");
    const QRect rect = isActive() ? markRect().adjusted(2, 2, -2, -2) : markRect();
    QIcon(QStringLiteral(":/theme/marks/%1-%2.svg").arg(kind, mode)).paint(&painter, rect);
}

void FilterChip::mouseReleaseEvent(QMouseEvent *event)
{
    const bool cross = isActive() && event->button() == Qt::LeftButton
                    && markRect().adjusted(-8, -8, 8, 8).contains(event->position().toPoint());
    if (!cross) {
        QAbstractButton::mouseReleaseEvent(event);
        return;
    }
    setDown(false);
    event->accept();
    Q_EMIT removed();
}

void FilterChip::keyPressEvent(QKeyEvent *event)
{
    const bool takeOff = event->key() == Qt::Key_Delete || event->key() == Qt::Key_Backspace;
    if (takeOff && isActive())
        Q_EMIT removed();
    else if (event->key() == Qt::Key_Down && !m_plain)
        click();
    else
        QAbstractButton::keyPressEvent(event);
}

void FilterChip::changeEvent(QEvent *event)
{
    QAbstractButton::changeEvent(event);
    if (event->type() == QEvent::StyleChange || event->type() == QEvent::FontChange)
        updateGeometry();
}

} // namespace yuyi
