// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shell/navigation/navigationrow.h"

#include "widgets/theme/theme.h"

#include <QKeyEvent>
#include <QPainter>

namespace yuyi {

namespace {

bool isOwnKey(const QKeyEvent &event)
{
    if (event.modifiers() & ~Qt::KeypadModifier)
        return false;
    switch (event.key()) {
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Home:
    case Qt::Key_End:
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Escape: return true;
    default: return false;
    }
}

} // namespace

NavigationRow::NavigationRow(QWidget *parent) : QAbstractButton(parent)
{
    setCursor(Qt::PointingHandCursor);
    // A click leaves the focus where the work is.
    setFocusPolicy(Qt::NoFocus);
    setAttribute(Qt::WA_Hover);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void NavigationRow::setAir(int pixels)
{
    if (m_air == pixels)
        return;
    m_air = pixels;
    updateGeometry();
}

bool NavigationRow::event(QEvent *event)
{
    // With the focus here these keys walk, whatever they do on the page.
    if (event->type() == QEvent::ShortcutOverride && isOwnKey(*static_cast<QKeyEvent *>(event))) {
        event->accept();
        return true;
    }
    return QAbstractButton::event(event);
}

void NavigationRow::keyPressEvent(QKeyEvent *event)
{
    if (!isOwnKey(*event)) {
        QAbstractButton::keyPressEvent(event);
        return;
    }
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        click();
    else
        Q_EMIT walked(event->key());
}

void NavigationRow::focusInEvent(QFocusEvent *event)
{
    QAbstractButton::focusInEvent(event);
    Q_EMIT focused();
}

void NavigationRow::changeEvent(QEvent *event)
{
    QAbstractButton::changeEvent(event);
    if (event->type() == QEvent::StyleChange || event->type() == QEvent::FontChange)
        updateGeometry();
}

void NavigationRow::paintGround(QPainter &painter, const QRectF &body) const
{
    const Tokens &tokens = Theme::of(this).tokens();
    if (isChecked() || underMouse()) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(isChecked() ? tokens.accentTint : tokens.hover);
        painter.drawRoundedRect(body, radius::control, radius::control);
    }
    if (hasFocus()) {
        painter.setPen(QPen(tokens.accent, 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(body, radius::control, radius::control);
    }
}

} // namespace yuyi
