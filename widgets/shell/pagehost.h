// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/shell/shellsetup.h"

#include <QHash>
#include <QStackedWidget>

namespace yuyi {

class CommandRegistry;
class EmptyState;
class NextSteps;
class Session;

/// @brief The pages of the open project, made when first shown, and the way one came through them.
class PageHost : public QStackedWidget
{
    Q_OBJECT
public:
    PageHost(ShellSetup &setup, CommandRegistry &commands, QWidget *parent = nullptr);

    /// Pages are made for this project from now on.
    void setSession(Session *session);
    /// Leaves the current page and takes all away, with their commands.
    void clear();

    Page *current() const { return m_made.value(m_page); }
    QString currentId() const { return m_page; }
    /// To a page that the acting person may see; else to the nearest such page.
    void goTo(const Location &location);
    /// Somebody else acts, or with other roles: the page is entered again, or left for one that this person may see.
    void personChanged();
    /// Whether the acting person sees the page.
    bool isOpen(const QString &page) const;
    void goBack();
    void retranslate();
    /// Something waits on a page after this one.
    bool hasNext() const;
    void goNext();
    /// Makes the pages that were not shown yet, so that all their commands are known.
    void makeAll();

Q_SIGNALS:
    void pageChanged(const QString &page);
    void status(const QString &sentence);
    void toast(const QString &sentence, bool undoable);

private:
    Page *pageFor(const QString &id);
    QString firstPage() const;
    void showNothing();
    /// What is in the stack for a page.
    static QWidget *placeOf(Page *page);

    ShellSetup &m_setup;
    CommandRegistry &m_commands;
    Session *m_session = nullptr;
    QHash<QString, Page *> m_made;
    QString m_page;
    QList<Location> m_trail;
    EmptyState *m_nothing = nullptr;
    NextSteps *m_next;
};

} // namespace yuyi
