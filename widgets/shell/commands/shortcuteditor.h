// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

#include <functional>

class QKeySequenceEdit;
class QLabel;
class QLineEdit;
class QTreeWidget;
class QTreeWidgetItem;

namespace yuyi {

class ActionButton;
class CommandRegistry;
class Settings;

/// @brief Lists all commands with their keys and lets the person change them. If a key is already used, the dialog names the
/// command.
class ShortcutEditor : public QDialog
{
    Q_OBJECT
public:
    ShortcutEditor(CommandRegistry &commands, Settings &settings, std::function<QString(const QString &scope)> pageTitle,
                   QWidget *parent);

    void select(const QString &command);
    /// As if the person had pressed these keys and "Use These Keys".
    bool give(const QKeySequence &sequence);
    QString message() const;

private:
    void fill();
    void filter(const QString &text);
    void showSelected();
    void restore();
    QString selected() const;
    void showKeys(QTreeWidgetItem *item) const;

    CommandRegistry &m_commands;
    Settings &m_settings;
    std::function<QString(const QString &)> m_pageTitle;
    QLineEdit *m_search;
    QTreeWidget *m_list;
    QKeySequenceEdit *m_keys;
    ActionButton *m_use;
    ActionButton *m_restore;
    QLabel *m_message;
};

} // namespace yuyi
