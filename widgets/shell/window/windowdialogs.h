// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>

#include <memory>

namespace yuyi {

class HelpWindow;
class JoinDialog;
class MainWindow;
class NewProjectDialog;
class SessionHolder;
class Tour;
class UnsavedTexts;

/// @brief Opens the windows and dialogs that belong to the main window rather than to a page: projects and backups, the guide, the
/// tour, shortcuts, mentions, unsaved texts. GUI thread.
class WindowDialogs final : public QObject
{
    Q_OBJECT
public:
    /// All of them outlive this object.
    WindowDialogs(MainWindow &window, SessionHolder &project, UnsavedTexts &texts);
    ~WindowDialogs() override;

    /// Opens the dialog for a new project. `preset`: code of the proposed preset; empty: the first one.
    void newProject(const QString &preset = {});
    /// Opens the dialog for a new project with the preset of a file.
    void newProjectFrom(const QString &presetFile);
    /// @brief Opens the editor of presets. It begins with a copy of the open project's preset, or an empty one. Does nothing if there is no
    /// editor.
    void editPreset();
    /// Closes the dialog for a new project, because the project is there.
    void acceptNewProject();
    /// Shows in the dialog for a new project why there is none. Returns false if the dialog is not open.
    bool refuseNewProject(const QString &sentence);
    void chooseProject();
    void choosePackage();
    /// @brief Opens the dialog that joins a project on a server; the project is opened at the end. `invitation`: the file of one; empty:
    /// the person chooses it. Does nothing if servers are not offered.
    void joinServer(const QString &invitation = {});
    /// Says why the login of a project no longer works, and offers to join again.
    void offerToJoin(const QString &sentence);
    /// Whether the login of the open project can get a new password: this computer has joined as this login.
    bool mayRenewLogin() const;
    /// Makes a new password for the login of the open project, after a question that says what happens.
    void renewLogin();
    /// Restores a backup to the open project, or to a folder that the person chooses.
    void chooseBackup();
    /// Shows the comments that mention the person.
    void showMentions();
    /// Shows unsaved notes and comments that an earlier session left on this computer.
    void showUnsavedTexts();
    bool hasUnsavedTexts() const;
    void editShortcuts();
    /// Opens the user guide at the current page.
    void showGuide();
    void showAbout();
    /// Starts the tour of the pages that this person can open.
    void startTour();
    void endTour();
    /// The tour; null if none was started in this window.
    Tour *tour() const { return m_tour.get(); }
    void retranslate();

private:
    void restore(const QString &file, const QString &folder);
    void openJoined(const QString &location, const QString &title);
    void renewNow();

    MainWindow &m_window;
    SessionHolder &m_project;
    UnsavedTexts &m_texts;
    std::unique_ptr<Tour> m_tour;
    QPointer<HelpWindow> m_help;
    QPointer<NewProjectDialog> m_newProject;
    QPointer<JoinDialog> m_join;
    bool m_renewing = false;
};

} // namespace yuyi
