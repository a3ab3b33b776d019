// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/shell/page/shellsetup.h"

#include <QHash>
#include <QStackedWidget>

namespace yuyi {

class CommandRegistry;
class EmptyState;
class NextSteps;
class Session;
class UnsavedEdits;

/// @brief The pages of the open project, created when first shown, and the history of visited pages.
class PageHost : public QStackedWidget
{
    Q_OBJECT
public:
    PageHost(ShellSetup &setup, CommandRegistry &commands, QWidget *parent = nullptr);

    /// Sets the project for which pages are created.
    void setSession(Session *session);
    /// Leaves the current page and deletes all pages with their commands.
    void clear();

    Page *current() const { return m_page ? m_made.value(*m_page) : nullptr; }
    std::optional<PageId> currentId() const { return m_page; }
    /// A page that was left and could not save its work, else the current page; null if that cannot have unsaved work.
    UnsavedEdits *unsavedEdits() const;
    /// Goes to a page. If the acting person cannot open it, goes to annotate for an image, else to their first page.
    void goTo(const Location &location);
    /// The acting person or their roles changed: enters the page again, or goes to one that this person can open.
    void personChanged();
    /// Returns true if the acting person can open the page.
    bool isOpen(PageId page) const;
    void goBack();
    void retranslate();
    /// Returns true if something waits on a page after this one.
    bool hasNext() const;
    void goNext();
    /// Makes the pages that were not shown yet, so that all their commands are known.
    void makeAll();

Q_SIGNALS:
    void pageChanged(std::optional<yuyi::PageId> page);
    void status(const QString &sentence);
    void toast(const QString &sentence, bool undoable);

private:
    Page *pageFor(PageId id);
    std::optional<PageId> firstPage() const;
    void showNothing();
    /// The widget that contains a page in the stack.
    static QWidget *scrollOf(Page *page);

    ShellSetup &m_setup;
    CommandRegistry &m_commands;
    Session *m_session = nullptr;
    QHash<PageId, Page *> m_made;
    std::optional<PageId> m_page;
    QList<Location> m_trail;
    EmptyState *m_nothing = nullptr;
    NextSteps *m_next;
};

} // namespace yuyi
