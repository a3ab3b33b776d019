// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shell/window/windowdialogs.h"

#include "models/services/server/joining.h"
#include "models/services/server/loginkeeper.h"
#include "models/services/session/projectaccess.h"
#include "models/services/session/serverwatch.h"
#include "models/services/session/settings.h"
#include "models/services/session/unsavedtext.h"
#include "widgets/controls/frame/banner.h"
#include "widgets/discussion/mentionsdialog.h"
#include "widgets/shell/commands/shortcuteditor.h"
#include "widgets/shell/help/aboutdialog.h"
#include "widgets/shell/help/helpwindow.h"
#include "widgets/shell/help/tourstops.h"
#include "widgets/shell/page/aside.h"
#include "widgets/shell/page/talklocation.h"
#include "widgets/shell/page/userprompts.h"
#include "widgets/shell/projects/newprojectdialog.h"
#include "widgets/shell/projects/projectflow.h"
#include "widgets/shell/projects/session.h"
#include "widgets/shell/projects/sessionholder.h"
#include "widgets/shell/projects/startpage.h"
#include "widgets/shell/servers/joindialog.h"
#include "widgets/shell/unsaved/unsavedtexts.h"
#include "widgets/shell/unsaved/unsavedtextsdialog.h"
#include "widgets/shell/window/mainwindow.h"
#include "widgets/shell/window/pagehost.h"
#include "widgets/shell/window/windowframe.h"

namespace yuyi {

WindowDialogs::WindowDialogs(MainWindow &window, SessionHolder &project, UnsavedTexts &texts)
    : QObject(&window), m_window(window), m_project(project), m_texts(texts)
{
}

WindowDialogs::~WindowDialogs() = default;

void WindowDialogs::newProject(const QString &preset)
{
    if (m_newProject)
        return;
    const QString known = m_window.setup().settings.personName();
    auto *dialog = new NewProjectDialog(m_window.setup().prompts, known.isEmpty() ? m_window.setup().accountName : known, &m_window);
    dialog->choosePreset(preset);
    m_newProject = dialog;
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    if (m_window.setup().editPreset)
        dialog->offerEditor(m_window.setup().editPreset);
    if (m_window.setup().presetExample)
        dialog->offerExample([this](const Preset &chosen) { m_window.projectFlow().openPresetExample(chosen); });
    connect(dialog, &NewProjectDialog::wanted, &m_window.projectFlow(), &ProjectFlow::create);
    dialog->open();
}

void WindowDialogs::newProjectFrom(const QString &presetFile)
{
    newProject();
    if (m_newProject)
        m_newProject->readPresetFile(presetFile);
}

void WindowDialogs::editPreset()
{
    if (!m_window.setup().editPreset)
        return;
    PresetEdit edit;
    if (Session *session = m_window.session())
        edit.source = session->project().info().preset.source;
    edit.use = [window = QPointer<MainWindow>(&m_window)](const QString &file) {
        if (window)
            window->dialogs().newProjectFrom(file);
    };
    m_window.setup().editPreset(m_window, edit);
}

void WindowDialogs::acceptNewProject()
{
    if (m_newProject)
        m_newProject->accept();
}

bool WindowDialogs::refuseNewProject(const QString &sentence)
{
    if (!m_newProject)
        return false;
    m_newProject->refuse(sentence);
    return true;
}

void WindowDialogs::chooseProject()
{
    m_window.setup().prompts.openFolder(&m_window, tr("Project Folder"),
                                        [this](const QString &folder) { m_window.projectFlow().open(folder); });
}

void WindowDialogs::choosePackage()
{
    m_window.setup().prompts.openFiles(&m_window, tr("Work Package"), tr("Work packages (*.yuyipack)"), [this](const QStringList &files) {
        if (!files.isEmpty())
            m_window.projectFlow().open(files.first());
    });
}

void WindowDialogs::joinServer(const QString &invitation)
{
    ShellSetup &setup = m_window.setup();
    if (!setup.servers)
        return;
    if (!m_join || !m_join->isVisible()) { // one that was just closed still exists for a moment
        m_join = new JoinDialog(setup.servers, setup.prompts, &m_window);
        m_join->setAttribute(Qt::WA_DeleteOnClose);
        connect(m_join, &JoinDialog::joined, this, &WindowDialogs::openJoined);
        m_join->open();
    }
    if (!invitation.isEmpty())
        m_join->openInvitation(invitation);
}

void WindowDialogs::openJoined(const QString &location, const QString &title)
{
    // It is in the list with its name even if it cannot be opened now.
    Settings &settings = m_window.setup().settings;
    settings.addRecentProject(location);
    RecentCard card = settings.recentCard(location);
    card.title = title;
    settings.setRecentCard(location, card);
    m_window.frame().start().refresh();
    m_window.projectFlow().open(location);
}

void WindowDialogs::offerToJoin(const QString &sentence)
{
    m_window.setup().prompts.confirm(&m_window, tr("Login No Longer Valid"), sentence, tr("Join Again…"), [this] { joinServer(); });
}

bool WindowDialogs::mayRenewLogin() const
{
    const ServerAccess &servers = m_window.setup().servers;
    Session *session = m_window.session();
    if (m_renewing || !servers || !session || !session->project().server().link().onServer)
        return false;
    const auto entry = servers.host->passwordEntry(session->location());
    return entry && Joining::hasJoined(servers.folder, *entry);
}

void WindowDialogs::renewLogin()
{
    if (!mayRenewLogin())
        return;
    const QString text =
        tr("Your login %1 gets a new random password. This computer keeps it and goes on working. Other computers that use this login can "
           "no longer connect: ask a lead for a new invitation with a one-time code for each of them. A connection that is open "
           "there now stays until it ends. If somebody else may be using it, ask a lead to end this login instead.");
    m_window.setup().prompts.confirm(&m_window, tr("New Password for My Login"),
                                     text.arg(m_window.session()->project().server().link().login), tr("Make New Password"),
                                     [this] { renewNow(); });
}

void WindowDialogs::renewNow()
{
    if (!mayRenewLogin()) // the question may have stood for long
        return;
    m_renewing = true;
    m_window.commands().refresh();
    runAside(
        this,
        [servers = m_window.setup().servers, location = m_window.session()->location()]() -> Result<> {
            const auto entry = servers.host->passwordEntry(location);
            if (!entry)
                return passOn(entry);
            LoginKeeper keeper(*servers.passwords, servers.folder, *entry);
            return Joining(*servers.host, keeper, servers.folder).renew(location);
        },
        [this](const Result<> &renewed) {
            m_renewing = false;
            m_window.commands().refresh();
            if (renewed)
                m_window.frame().banner().show(Tone::Info, tr("Your login has a new password. This computer keeps it."));
            else
                m_window.frame().banner().show(Tone::Bad, renewed.error().sentence);
        });
}

void WindowDialogs::restore(const QString &file, const QString &folder)
{
    m_window.setup().prompts.confirm(&m_window, tr("Restore Backup"),
                                     tr("The project in %1 will be restored to its state in the backup. Its current "
                                        "state will be saved as another backup.")
                                         .arg(folder),
                                     tr("Restore"), [this, file, folder] {
                                         m_project.whenQuiet([this, file, folder] {
                                             m_window.closeProject();
                                             m_window.projectFlow().restore(file, folder);
                                         });
                                     });
}

void WindowDialogs::chooseBackup()
{
    const QString current = m_window.session() ? m_window.session()->location() : QString();
    UserPrompts &prompts = m_window.setup().prompts;
    prompts.openFiles(&m_window, tr("Backup to Restore"), tr("Backups (*.yuyi)"), [this, current, &prompts](const QStringList &files) {
        if (files.isEmpty())
            return;
        if (!current.isEmpty()) {
            restore(files.first(), current);
            return;
        }
        prompts.openFolder(&m_window, tr("Project Folder to Restore Into"),
                           [this, file = files.first()](const QString &folder) { restore(file, folder); });
    });
}

void WindowDialogs::showMentions()
{
    Session *session = m_window.session();
    if (!session)
        return;
    auto *dialog = new MentionsDialog(session->project(), &m_window);
    connect(session, &QObject::destroyed, dialog, &QDialog::reject);
    connect(dialog, &MentionsDialog::chosen, this, [this](const CommentTarget &target) {
        m_window.goTo(locationOf(target, m_window.session()->project().person()));
    });
    dialog->open();
}

void WindowDialogs::showUnsavedTexts()
{
    Session *session = m_window.session();
    if (!session)
        return;
    auto *dialog = new UnsavedTextsDialog(session->project(), m_texts.copies(), &m_window);
    connect(session, &QObject::destroyed, dialog, &QDialog::reject);
    connect(dialog, &UnsavedTextsDialog::leftChanged, &m_texts, &UnsavedTexts::setCount);
    dialog->open();
}

bool WindowDialogs::hasUnsavedTexts() const
{
    return m_texts.hasAny();
}

void WindowDialogs::editShortcuts()
{
    // Keys are free or taken on every page, shown or not.
    m_window.pages().makeAll();
    auto *editor = new ShortcutEditor(
        m_window.commands(), m_window.setup().settings,
        [this](const QString &scope) { return m_window.pageTitle(scope); }, &m_window);
    editor->setAttribute(Qt::WA_DeleteOnClose);
    editor->open();
}

void WindowDialogs::showGuide()
{
    if (!m_help) {
        m_help = new HelpWindow([this](const QString &link) { m_window.setup().prompts.openExternally(link); }, &m_window);
        m_help->setAttribute(Qt::WA_DeleteOnClose);
    }
    const QString page = m_window.currentPageId();
    m_help->showPage(page.isEmpty() ? QStringLiteral("index") : page);
    m_help->show();
    m_help->raise();
    m_help->activateWindow();
}

void WindowDialogs::showAbout()
{
    auto *about = new AboutDialog(&m_window);
    about->setAttribute(Qt::WA_DeleteOnClose);
    about->open();
}

void WindowDialogs::startTour()
{
    if (!m_window.session() || m_window.session()->package())
        return;
    m_tour = std::make_unique<Tour>(Tour::Window{m_window.centralWidget(), [this](PageId page) { m_window.goToPage(page); },
                                                 [this] { return m_window.pages().currentId(); }},
                                    tourStops(m_window), nullptr);
    // Whoever has seen the beginning of it need not be asked again.
    m_window.setup().settings.setSawTour(true);
    m_tour->start();
}

void WindowDialogs::endTour()
{
    m_tour.reset();
}

void WindowDialogs::retranslate()
{
    if (m_tour)
        m_tour->retranslate();
}

} // namespace yuyi
