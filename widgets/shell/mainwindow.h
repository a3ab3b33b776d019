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

/// @brief The window: a frame round the pages. It knows where one is and which project is open; what can be done there is
/// the pages' and the commands' business.
class MainWindow : public QMainWindow
{
    Q_OBJECT
public:
    explicit MainWindow(ShellSetup setup);
    ~MainWindow() override;

    ShellSetup &setup() { return m_setup; }
    CommandRegistry &commands() { return m_commands; }
    ProjectDesk &desk() { return *m_desk; }
    /// Null when no project is open.
    Session *session() const { return m_session.get(); }
    Page *currentPage() const;
    QString currentPageId() const;
    QString pageTitle(const QString &scope) const;
    /// Shows this page as soon as a project is open.
    void setFirstPage(const QString &page) { m_firstPage = page; }

public Q_SLOTS:
    void goTo(const yuyi::Location &location);
    /// The menu of who may act here.
    void showPeople();
    /// Whether the acting person sees the page.
    bool isOpen(const QString &page) const;
    void goToPage(const QString &page);
    /// The focus to the list of pages.
    void walkPages();
    void goBack();
    bool hasNext() const;
    /// To the next page with something to do.
    void goNext();
    /// `preset`: code of the benchmark proposed; empty: the first.
    void newProject(const QString &preset = {});
    void chooseProject();
    void choosePackage();
    /// The holder of a work package has finished working on it.
    void finishPackage();
    void chooseBackup();
    void closeProject();
    void showPalette();
    /// Comments that name the person.
    void showMentions();
    /// Notes and comments that a program which ended left on this computer.
    void showUnsavedTexts();
    bool hasUnsavedTexts() const { return m_session && m_unsavedTexts > 0; }
    void showShortcuts();
    void editShortcuts();
    void showGuide();
    void showAbout();
    /// Through the pages of the open project that this person sees.
    void startTour();
    /// Null: none was begun in this window.
    Tour *tour() const { return m_tour.get(); }
    void openMenu();
    void undo();
    void redo();
    /// What was decided in one burst with the step undone last.
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
    /// Where the holder of a package begins.
    void startPackage();
    /// A participant's package: the study instead of the window.
    void takePart();
    void dropSession();
    void showPerson();
    void showFailure(const QString &sentence);
    void turn(bool undo, int steps = 1, bool asked = false);
    /// Whether what was done before this window opened the project is to be undone.
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
        bool asked = false;   ///< the person wants it undone, however old it is
    };
    QList<Turn> m_turns;   ///< steps to take back or do again, one after another
    int m_burst = 0;       ///< steps of one burst before the one undone last
    UndoId m_undoneLast;
    bool m_toastUndoesBurst = false;
    bool m_closing = false;
};

} // namespace yuyi
