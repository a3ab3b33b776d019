// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/shell/window/sheet.h"

#include <QKeySequence>
#include <QList>

#include <functional>

class QFrame;
class QLabel;
class QScrollArea;

namespace yuyi {

class ActionButton;
class CommandRegistry;

/// @brief An overlay that lists the currently valid keys in groups.
class ShortcutSheet : public Sheet
{
    Q_OBJECT
public:
    /// `pageTitle` returns the title of a scope's page.
    ShortcutSheet(CommandRegistry &commands, std::function<QString(const QString &scope)> pageTitle, QWidget *window);

    /// Texts of the commands and of the fields' keys shown, for tests and screen readers.
    QStringList shown() const { return m_shown; }

Q_SIGNALS:
    void editRequested();

protected:
    QWidget *panel() override;
    void showEvent(QShowEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    struct Line {
        QString text;
        QList<QKeySequence> keys;
        bool enabled = true;
    };

    void fill();
    void arrange();
    QWidget *groupOf(const QString &title, const QList<Line> &lines);

    CommandRegistry &m_commands;
    std::function<QString(const QString &)> m_pageTitle;
    QFrame *m_panel;
    QLabel *m_title;
    ActionButton *m_edit;
    ActionButton *m_close;
    QScrollArea *m_scroll;
    QStringList m_shown;
};

} // namespace yuyi
