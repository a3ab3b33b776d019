// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QInputMethodEvent;
class QKeyEvent;
class QWidget;

namespace yuyi {

class CommandRegistry;

/// @brief The only place that decides when a key is a shortcut. Installed on the application.
///
/// - While a text field has the focus, keys that type, move the cursor, undo, copy, paste and the like belong to the field; while
///   an input method composes, all keys do. Any other shortcut with Ctrl or Alt runs its command, even if the platform gives it a
///   meaning in text fields (Ctrl+K).
/// - Full-width digits, letters and signs (１, Ａ, ？) act as their ASCII keys when no text field has the focus, whether they arrive
///   as keys or as committed text.
/// - A widget with the property "ownsKeys" (an overlay) receives every key while the focus is in it.
class KeyFilter : public QObject
{
    Q_OBJECT
public:
    explicit KeyFilter(CommandRegistry &commands, QObject *parent = nullptr);

    bool eventFilter(QObject *watched, QEvent *event) override;
    /// Marks a widget that keeps every key while the focus is in it.
    static void letOwnKeys(QWidget *widget);

Q_SIGNALS:
    /// Alt was pressed and released with no key in between: open the menu.
    void altTapped();

private:
    bool keepsFromShortcuts(const QKeyEvent &event) const;
    bool keepsFromField(const QKeyEvent &event) const;
    bool foldKey(const QKeyEvent &event);
    bool foldCommit(QObject *watched, const QInputMethodEvent &event);
    void act(QChar sign, QWidget *focus);

    CommandRegistry &m_commands;
    bool m_composing = false;
    bool m_altAlone = false;
};

} // namespace yuyi
