// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/controls/buttons/actionbutton.h"

#include "widgets/controls/keys.h"
#include "widgets/controls/labels/badge.h"
#include "widgets/theme/theme.h"

#include <QAction>
#include <QEvent>
#include <QFontMetrics>
#include <QKeyEvent>
#include <QPainter>
#include <QStyleOptionButton>

namespace yuyi {

ActionButton::ActionButton(QWidget *parent) : QPushButton(parent)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    setAutoDefault(false);
}

ActionButton::ActionButton(const QString &text, const QString &key, Kind kind, QWidget *parent)
    : ActionButton(parent)
{
    setText(text);
    m_key = key;
    setKind(kind);
}

ActionButton::ActionButton(QAction *action, Kind kind, QWidget *parent) : ActionButton(parent)
{
    setKind(kind);
    setAction(action);
}

void ActionButton::setKind(Kind kind)
{
    m_kind = kind;
    setStyleProperty(this, "primary", kind == Kind::Primary);
    setStyleProperty(this, "danger", kind == Kind::Danger);
    // "flat" is QPushButton's own property.
    setFlat(kind == Kind::Flat);
    setStyleProperty(this, "kind", static_cast<int>(kind));
}

void ActionButton::setKey(const QString &key)
{
    if (m_key == key)
        return;
    m_key = key;
    updateGeometry();
    update();
}

void ActionButton::setAction(QAction *action)
{
    if (m_action)
        m_action->disconnect(this);
    disconnect(this, &QPushButton::clicked, nullptr, nullptr);
    m_action = action;
    if (!action)
        return;
    connect(action, &QAction::changed, this, &ActionButton::follow);
    connect(action, &QAction::toggled, this, &QPushButton::setChecked);
    connect(this, &QPushButton::clicked, action, [this, action] {
        if (action->isCheckable())
            setChecked(action->isChecked());
        action->trigger();
    });
    follow();
}

void ActionButton::follow()
{
    if (!m_action)
        return;
    QString label = m_action->text();
    label.remove(u'&');
    setText(label);
    setEnabled(m_action->isEnabled());
    // Only what the action hid comes back by itself; a page may hide a button of its own accord.
    if (m_action->isVisible() == m_hiddenByAction) {
        m_hiddenByAction = !m_action->isVisible();
        setVisible(m_action->isVisible());
    }
    setCheckable(m_action->isCheckable());
    setChecked(m_action->isChecked());
    setIcon(m_action->icon());
    const QString tip = m_action->toolTip();
    setToolTip(tip == label ? QString() : tip);
    setAccessibleName(label);
    m_key = keyText(m_action->shortcut());
    setAccessibleDescription(m_key);
    updateGeometry();
    update();
}

QFont ActionButton::labelFont() const
{
    QFont font = Theme::of(this).font(TextRole::Body);
    font.setWeight(QFont::Medium);
    return font;
}

QSize ActionButton::sizeHint() const
{
    const Theme &theme = Theme::of(this);
    const QFontMetrics metrics(labelFont());
    const int side = m_kind == Kind::Flat ? theme.px(8) : theme.px(14);
    int width = metrics.horizontalAdvance(text()) + 2 * side + 2;
    int height = metrics.height();
    if (!icon().isNull())
        width += theme.iconSize() + (text().isEmpty() ? 0 : theme.px(6));
    if (!m_key.isEmpty()) {
        const QSize cap = keyCapSize(theme, m_key);
        width += cap.width() + theme.px(6);
        height = qMax(height, cap.height());
    }
    if (menu())
        width += theme.px(16);
    return {width, height + 2 * theme.px(6) + 2};
}

QSize ActionButton::minimumSizeHint() const
{
    return sizeHint();
}

void ActionButton::keyPressEvent(QKeyEvent *event)
{
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (enter && !(event->modifiers() & ~Qt::KeypadModifier) && !event->isAutoRepeat()) {
        click();
        return;
    }
    QPushButton::keyPressEvent(event);
}

void ActionButton::changeEvent(QEvent *event)
{
    QPushButton::changeEvent(event);
    if (event->type() == QEvent::StyleChange || event->type() == QEvent::FontChange)
        updateGeometry();
}

void ActionButton::paintEvent(QPaintEvent *)
{
    const Theme &theme = Theme::of(this);
    const Tokens &t = theme.tokens();
    QPainter painter(this);
    QStyleOptionButton option;
    initStyleOption(&option);
    option.text.clear();
    option.icon = QIcon();
    style()->drawControl(QStyle::CE_PushButton, &option, &painter, this);

    QColor ink = t.text;
    if (!isEnabled())
        ink = t.disabled;
    else if (m_kind == Kind::Primary)
        ink = t.onAccent;
    else if (m_kind == Kind::Danger)
        ink = t.bad;
    else if (isChecked())
        ink = t.onTint;

    const QFont font = labelFont();
    const QFontMetrics metrics(font);
    const QSize cap = m_key.isEmpty() ? QSize() : keyCapSize(theme, m_key);
    const int gap = theme.px(6);
    const int iconWidth = icon().isNull() ? 0 : theme.iconSize() + (text().isEmpty() ? 0 : gap);
    const int capWidth = m_key.isEmpty() ? 0 : cap.width() + gap;
    const int room = width() - theme.px(8) - (menu() ? theme.px(16) : 0);
    const int label = qMin(metrics.horizontalAdvance(text()), room - iconWidth - capWidth);
    int x = (width() - (menu() ? theme.px(16) : 0) - iconWidth - label - capWidth) / 2;
    if (iconWidth > 0) {
        const int side = theme.iconSize();
        icon().paint(&painter, QRect(x, (height() - side) / 2, side, side), Qt::AlignCenter,
                     isEnabled() ? QIcon::Normal : QIcon::Disabled);
        x += iconWidth;
    }
    painter.setFont(font);
    painter.setPen(ink);
    painter.drawText(QRect(x, 0, label + 1, height()), Qt::AlignVCenter | Qt::TextSingleLine,
                     metrics.elidedText(text(), Qt::ElideRight, label + 1));
    if (!m_key.isEmpty()) {
        const QRect square(x + label + gap, (height() - cap.height()) / 2, cap.width(), cap.height());
        if (m_kind == Kind::Primary && isEnabled())
            paintKeyCap(painter, theme, square, m_key, Qt::transparent,
                        mixed(t.accent, t.onAccent, 0.45), t.onAccent);
        else
            paintKeyCap(painter, theme, square, m_key, t.neutralTint, t.line,
                        isEnabled() ? t.soft : t.disabled);
    }
}

} // namespace yuyi
