// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/shell/commands.h"
#include "widgets/shell/shellsetup.h"

#include <QMainWindow>
#include <QPointer>

#include <memory>
#include <optional>

class QStackedWidget;

namespace yuyi {

class Banner;
class BottomBar;
class HelpWindow;
class KeyFilter;
class MainMenu;
class Navigation;
class PackageDesk;
class PageHost;
class PlaceKeeper;
class Palette;
class PeopleMenu;
class ProjectDesk;
class Session;
class ShortcutSheet;
class StartPage;
class Toast;
class TopBar;
class Tour;
struct UndoneStep;

/// @brief The main window, a frame around the pages. It manages the current page and the open project; pages and commands do
/// everything else.
class MainWindow : public QMainWindow
{
    Q_OBJECT
public:
    explicit MainWindow(ShellSetup setup);
    ~MainWindow() override;

    ShellSetup &setup() { return m_setup; }
    CommandRegistry &commands() { return m_commands; }
    ProjectDesk &desk() { return *m_desk; }
    /// The open project; null if there is none.
    Session *session() const { return m_session.get(); }
    Page *currentPage() const;
    QString currentPageId() const;
    QString pageTitle(const QString &scope) const;
    /// Sets the page to show when a project is opened.
    void setFirstPage(const QString &page) { m_firstPage = page; }

public Q_SLOTS:
    void goTo(const yuyi::Location &location);
    /// Opens the menu of the people who can act in this window.
    void showPeople();
    /// Returns true if the acting person can open the page.
    bool isOpen(const QString &page) const;
    void goToPage(const QString &page);
    /// Moves the focus to the list of pages.
    void walkPages();
    void goBack();
    bool hasNext() const;
    /// Goes to the next page with open tasks.
    void goNext();
    /// Opens the dialog for a new project. `preset`: code of the proposed preset; empty: the first one.
    void newProject(const QString &preset = {});
    void chooseProject();
    void choosePackage();
    /// The holder of a work package ends the work on it.
    void finishPackage();
    void chooseBackup();
    void closeProject();
    void showPalette();
    /// Shows the comments that mention the person.
    void showMentions();
    /// Shows unsaved notes and comments that an earlier session left on this computer.
    void showUnsavedTexts();
    bool hasUnsavedTexts() const { return m_session && m_unsavedTexts > 0; }
    void showShortcuts();
    void editShortcuts();
    void showGuide();
    void showAbout();
    /// Starts the tour of the pages that this person can open.
    void startTour();
    /// The tour; null if none was started in this window.
    Tour *tour() const { return m_tour.get(); }
    void openMenu();
    void undo();
    void redo();
    /// Undoes the other decisions of the burst to which the last undone step belongs.
    void undoBurst();
    bool hasBurst() const { return m_session && m_burst > 1; }
    void showToast(const QString &sentence, bool undoable);

Q_SIGNALS:
    void projectOpened();
    void projectClosed();

protected:
    void closeEvent(QCloseEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void build();
    void connectParts();
    void retranslate();
    void takeProject(const QString &location, std::unique_ptr<ProjectAccess> project, const std::optional<Package> &package);
    /// Goes to the page where the holder of a work package starts.
    void startPackage();
    /// For a participant's package: shows the study instead of this window.
    void takePart();
    void dropSession();
    void showPerson();
    void showFailure(const QString &sentence);
    void turn(bool undo, int steps = 1, bool asked = false);
    /// Asks whether to undo a step that was done before this window opened the project.
    void askAboutOld(const UndoneStep &step);
    void lookForUnsavedTexts();
    void offerBurst(const QString &sentence);
    void turnNext();
    void takeFiles(const QStringList &paths);
    void whenQuiet(const std::function<void()> &then);

    ShellSetup m_setup;
    CommandRegistry m_commands;
    std::unique_ptr<Session> m_session;
    KeyFilter *m_keys;
    ProjectDesk *m_desk;
    TopBar *m_topBar;
    Navigation *m_navigation;
    BottomBar *m_bottomBar;
    QStackedWidget *m_places;
    QWidget *m_work;
    StartPage *m_start;
    PageHost *m_pages;
    PlaceKeeper *m_keeper;
    PackageDesk *m_package;
    MainMenu *m_menu;
    PeopleMenu *m_people;
    Palette *m_palette;
    ShortcutSheet *m_shortcuts;
    Toast *m_toast;
    Banner *m_banner;
    std::unique_ptr<Tour> m_tour;
    QPointer<HelpWindow> m_help;
    QPointer<QDialog> m_newProject;
    QString m_firstPage;
    std::function<void()> m_bannerAction;
    qsizetype m_unsavedTexts = 0;
    struct Turn {
        bool undo = true;
        PersonId actor;
        int steps = 1;
        bool asked = false;   ///< the person confirmed to undo it, however old it is
    };
    QList<Turn> m_turns;   ///< queued undo and redo requests
    int m_burst = 0;       ///< number of steps in the same burst before the last undone step
    UndoId m_undoneLast;
    bool m_toastUndoesBurst = false;
    bool m_closing = false;
};

} // namespace yuyi
