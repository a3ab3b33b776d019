// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/shell/commands/commands.h"
#include "widgets/shell/page/shellsetup.h"

#include <QMainWindow>

#include <memory>
#include <optional>

namespace yuyi {

class KeyFilter;
class MainMenu;
class PackageFlow;
class PageHost;
class PeopleMenu;
class LocationKeeper;
class ProjectFlow;
class ServerBadge;
class Session;
class SessionHolder;
class UndoController;
class UndoNotices;
class UnsavedTexts;
class WindowDialogs;
class WindowFrame;

/// @brief The main window, a frame around the pages. It connects the current page, the open project and the desks that do the work;
/// pages and commands do everything else.
class MainWindow : public QMainWindow
{
    Q_OBJECT
public:
    explicit MainWindow(ShellSetup setup);
    ~MainWindow() override;

    ShellSetup &setup() { return m_setup; }
    CommandRegistry &commands() { return m_commands; }
    ProjectFlow &projectFlow() { return *m_projectFlow; }
    /// The parts of the window.
    WindowFrame &frame() { return *m_frame; }
    PageHost &pages() const;
    /// Undoes and redoes steps.
    UndoController &undoing() { return *m_undoing; }
    /// Opens the windows and dialogs of this window.
    WindowDialogs &dialogs() { return *m_dialogs; }
    /// The open project; null if there is none.
    Session *session() const;
    Page *currentPage() const;
    /// The code of the current page, which is the scope of its commands and the name of its guide; empty if there is none.
    QString currentPageId() const;
    QString pageTitle(const QString &scope) const;
    /// Sets the page to show when a project is opened; unset: where the person was last.
    void setFirstPage(std::optional<PageId> page) { m_firstPage = page; }

public Q_SLOTS:
    void goTo(const yuyi::Location &location);
    /// Opens the menu of the people who can act in this window.
    void showPeople();
    void goToPage(yuyi::PageId page);
    /// The same by the code of the page; the first page if there is none with this code.
    void goToPage(const QString &code);
    /// The holder of a work package ends the work on it.
    void finishPackage();
    void closeProject();

Q_SIGNALS:
    void projectOpened();
    void projectClosed();

protected:
    void closeEvent(QCloseEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void build();
    void connectFrame();
    void connectProjectFlow();
    void connectProject();
    void retranslate();
    void opened();
    void connectSession();
    void showFirstPage();
    /// For a participant's package: shows the study instead of this window.
    void takePart();
    void takePartOnline(const QString &location, std::unique_ptr<ProjectAccess> project, const Package &package);
    void dropSession();
    void showPerson();
    void showFailure(const QString &sentence);

    ShellSetup m_setup;
    CommandRegistry m_commands;
    KeyFilter *m_keys;
    ProjectFlow *m_projectFlow;
    SessionHolder *m_project;
    std::unique_ptr<ProjectAccess> m_online; ///< of a participant's login
    UndoController *m_undoing;
    UnsavedTexts *m_texts;
    WindowDialogs *m_dialogs;
    WindowFrame *m_frame;
    UndoNotices *m_notices;
    LocationKeeper *m_keeper;
    PackageFlow *m_package;
    ServerBadge *m_server;
    MainMenu *m_menu;
    PeopleMenu *m_people;
    std::optional<PageId> m_firstPage;
    bool m_closing = false;
};

} // namespace yuyi
