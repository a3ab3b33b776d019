// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shell/commands/keyfilter.h"

#include "widgets/controls/keys.h"
#include "widgets/shell/commands/commands.h"

#include <QAbstractButton>
#include <QAbstractSlider>
#include <QApplication>
#include <QComboBox>
#include <QInputMethodEvent>
#include <QKeyEvent>
#include <QKeySequence>
#include <QWidget>

#include <utility>

namespace yuyi {

namespace {

constexpr char ownsKeys[] = "ownsKeys";
constexpr char ownsEnter[] = "ownsEnter";
constexpr auto strongModifiers = Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier;

bool isInOverlay(const QWidget *widget)
{
    for (; widget; widget = widget->parentWidget()) {
        if (widget->property(ownsKeys).toBool())
            return true;
        if (widget->isWindow())
            return false;
    }
    return false;
}

bool isFunctionKey(int key)
{
    return key >= Qt::Key_F1 && key <= Qt::Key_F35;
}

/// Full-width forms of ASCII signs; a null character for everything else.
QChar narrowed(QChar sign)
{
    const char16_t unit = sign.unicode();
    return unit >= 0xFF01 && unit <= 0xFF5E ? QChar(static_cast<char16_t>(unit - 0xFEE0)) : QChar();
}

/// A button, a list to choose from or a slider uses these keys itself.
bool usesKey(const QWidget *focus, int key)
{
    if (qobject_cast<const QAbstractButton *>(focus))
        return key == Qt::Key_Space;
    if (!qobject_cast<const QComboBox *>(focus) && !qobject_cast<const QAbstractSlider *>(focus))
        return false;
    switch (key) {
    case Qt::Key_Space:
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Home:
    case Qt::Key_End:
    case Qt::Key_PageUp:
    case Qt::Key_PageDown: return true;
    default: return false;
    }
}

} // namespace

KeyFilter::KeyFilter(CommandRegistry &commands, QObject *parent) : QObject(parent), m_commands(commands)
{
    qApp->installEventFilter(this);
    connect(qApp, &QApplication::focusChanged, this, [this] {
        m_composing = false;
        m_altAlone = false;
    });
}

void KeyFilter::letOwnKeys(QWidget *widget)
{
    widget->setProperty(ownsKeys, true);
}

bool KeyFilter::eventFilter(QObject *watched, QEvent *event)
{
    switch (event->type()) {
    case QEvent::ShortcutOverride:
        m_altAlone = static_cast<QKeyEvent *>(event)->key() == Qt::Key_Alt;
        if (watched->isWidgetType() && keepsFromShortcuts(*static_cast<QKeyEvent *>(event))) {
            event->accept();
            return true;
        }
        if (watched->isWidgetType() && keepsFromField(*static_cast<QKeyEvent *>(event))) {
            event->ignore();
            return true;
        }
        break;
    case QEvent::KeyPress:
        if (watched->isWidgetType())
            return foldKey(*static_cast<QKeyEvent *>(event));
        break;
    case QEvent::KeyRelease:
        if (watched->isWidgetType() && static_cast<QKeyEvent *>(event)->key() == Qt::Key_Alt
            && std::exchange(m_altAlone, false))
            Q_EMIT altTapped();
        break;
    case QEvent::MouseButtonPress:
    case QEvent::Wheel: m_altAlone = false; break;
    case QEvent::InputMethod: {
        const auto &input = *static_cast<QInputMethodEvent *>(event);
        if (watched->isWidgetType() && isTypingIn(qobject_cast<QWidget *>(watched))) {
            m_composing = !input.preeditString().isEmpty();
            break;
        }
        return foldCommit(watched, input);
    }
    default: break;
    }
    return QObject::eventFilter(watched, event);
}

bool KeyFilter::keepsFromShortcuts(const QKeyEvent &event) const
{
    const QWidget *focus = QApplication::focusWidget();
    if (m_composing || isInOverlay(focus))
        return true;
    if (event.modifiers() & strongModifiers)
        return false; // a text field itself says which of these are its own
    if (isTypingIn(focus))
        return !isFunctionKey(event.key());
    return usesKey(focus, event.key());
}

bool KeyFilter::keepsFromField(const QKeyEvent &event) const
{
    const QWidget *focus = QApplication::focusWidget();
    if (!(event.modifiers() & strongModifiers) || !isTypingIn(focus))
        return false;
    if ((event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter) && focus->property(ownsEnter).toBool())
        return false; // it sends what is typed there
    for (const auto own : {QKeySequence::Undo, QKeySequence::Redo, QKeySequence::Copy, QKeySequence::Cut,
                           QKeySequence::Paste, QKeySequence::SelectAll}) {
        if (event.matches(own))
            return false;
    }
    return m_commands.isTaken(QKeySequence(event.keyCombination()));
}

bool KeyFilter::foldKey(const QKeyEvent &event)
{
    const bool enter = event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter;
    if (m_composing && enter)
        return true; // it ends the composition, nothing else
    QWidget *focus = QApplication::focusWidget();
    if (event.modifiers() & strongModifiers || isTypingIn(focus) || isInOverlay(focus))
        return false;
    QChar sign;
    if (event.text().size() == 1)
        sign = narrowed(event.text().at(0));
    if (sign.isNull() && event.key() <= 0xFFFF)
        sign = narrowed(QChar(static_cast<char16_t>(event.key())));
    if (sign.isNull())
        return false;
    act(sign, focus);
    return true;
}

bool KeyFilter::foldCommit(QObject *watched, const QInputMethodEvent &event)
{
    auto *widget = qobject_cast<QWidget *>(watched);
    if (!widget || event.commitString().isEmpty() || isInOverlay(widget))
        return false;
    bool used = false;
    for (const QChar committed : event.commitString()) {
        const QChar folded = narrowed(committed);
        const QChar sign = folded.isNull() ? committed : folded;
        if (sign.unicode() > 0x20 && sign.unicode() < 0x7F) {
            act(sign, widget);
            used = true;
        }
    }
    return used;
}

void KeyFilter::act(QChar sign, QWidget *focus)
{
    const int key = sign.toUpper().unicode();
    if (m_commands.trigger(QKeySequence(key)) || !focus)
        return;
    QKeyEvent press(QEvent::KeyPress, key, Qt::NoModifier, QString(sign));
    QCoreApplication::sendEvent(focus, &press);
    QKeyEvent release(QEvent::KeyRelease, key, Qt::NoModifier, QString(sign));
    QCoreApplication::sendEvent(focus, &release);
}

} // namespace yuyi
