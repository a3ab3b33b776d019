// SPDX-License-Identifier: GPL-3.0-or-later
// The windows and sheets that the main window opens.
#include "widgets/shell/mainwindow.h"

#include "models/services/session/projectaccess.h"
#include "models/services/session/settings.h"
#include "models/services/session/typingkeeper.h"
#include "models/services/session/unsavedtext.h"
#include "widgets/controls/banner.h"
#include "widgets/discussion/mentionsdialog.h"
#include "widgets/shell/aboutdialog.h"
#include "widgets/shell/helpwindow.h"
#include "widgets/shell/newprojectdialog.h"
#include "widgets/shell/pagehost.h"
#include "widgets/shell/palette.h"
#include "widgets/shell/projectdesk.h"
#include "widgets/shell/prompts.h"
#include "widgets/shell/session.h"
#include "widgets/shell/shortcuteditor.h"
#include "widgets/shell/shortcutsheet.h"
#include "widgets/shell/talklocation.h"
#include "widgets/shell/topbar.h"
#include "widgets/shell/tourstops.h"
#include "widgets/shell/unsavedtextsdialog.h"

namespace yuyi {

void MainWindow::newProject(const QString &preset)
{
    if (m_newProject)
        return;
    const QString known = m_setup.settings.personName();
    auto *dialog = new NewProjectDialog(m_setup.prompts, known.isEmpty() ? m_setup.accountName : known, this);
    dialog->choosePreset(preset);
    m_newProject = dialog;
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &NewProjectDialog::wanted, m_desk, &ProjectDesk::create);
    dialog->open();
}

void MainWindow::chooseProject()
{
    m_setup.prompts.openFolder(this, tr("Project Folder"),
                               [this](const QString &folder) { m_desk->open(folder); });
}

void MainWindow::chooseBackup()
{
    const auto restoreTo = [this](const QString &file, const QString &folder) {
        m_setup.prompts.confirm(this, tr("Restore Backup"),
                                tr("The project in %1 will be restored to its state in the backup. Its current "
                                   "state will be saved as another backup.").arg(folder),
                                tr("Restore"), [this, file, folder] {
            whenQuiet([this, file, folder] {
                closeProject();
                m_desk->restore(file, folder);
            });
        });
    };
    const QString current = m_session ? m_session->location() : QString();
    m_setup.prompts.openFiles(this, tr("Backup to Restore"), tr("Backups (*.yuyi)"),
                              [this, restoreTo, current](const QStringList &files) {
        if (files.isEmpty())
            return;
        if (!current.isEmpty()) {
            restoreTo(files.first(), current);
            return;
        }
        m_setup.prompts.openFolder(this, tr("Folder of the Project to Restore"),
                                   [restoreTo, file = files.first()](const QString &folder) { restoreTo(file, folder); });
    });
}

void MainWindow::showPalette()
{
    m_commands.refresh();
    m_palette->start();
}

void MainWindow::showShortcuts()
{
    m_commands.refresh();
    m_shortcuts->open();
}

void MainWindow::editShortcuts()
{
    // Keys are free or taken on every page, shown or not.
    m_pages->makeAll();
    auto *editor = new ShortcutEditor(m_commands, m_setup.settings,
                                      [this](const QString &scope) { return pageTitle(scope); }, this);
    editor->setAttribute(Qt::WA_DeleteOnClose);
    editor->open();
}

void MainWindow::showGuide()
{
    if (!m_help) {
        m_help = new HelpWindow([this](const QString &link) { m_setup.prompts.openExternally(link); }, this);
        m_help->setAttribute(Qt::WA_DeleteOnClose);
    }
    const QString page = currentPageId();
    m_help->showPage(page.isEmpty() ? QStringLiteral("index") : page);
    m_help->show();
    m_help->raise();
    m_help->activateWindow();
}

void MainWindow::showAbout()
{
    auto *about = new AboutDialog(this);
    about->setAttribute(Qt::WA_DeleteOnClose);
    about->open();
}

void MainWindow::startTour()
{
    if (!m_session || m_session->package())
        return;
    m_tour = std::make_unique<Tour>(Tour::Window{centralWidget(), [this](const QString &page) { goToPage(page); },
                                                 [this] { return currentPageId(); }},
                                    tourStops(*this), nullptr);
    // Whoever has seen the beginning of it need not be asked again.
    m_setup.settings.setSawTour(true);
    m_tour->start();
}

void MainWindow::openMenu()
{
    m_topBar->openMenu();
}

void MainWindow::showMentions()
{
    if (!m_session)
        return;
    auto *dialog = new MentionsDialog(m_session->project(), this);
    connect(m_session.get(), &QObject::destroyed, dialog, &QDialog::reject);
    connect(dialog, &MentionsDialog::chosen, this, [this](const TalkPlace &place) {
        goTo(locationOf(place, m_session->project().person()));
    });
    dialog->open();
}

void MainWindow::lookForUnsavedTexts()
{
    m_unsavedTexts = 0;
    ProjectAccess &project = m_session->project();
    const auto copies = std::make_shared<const UnsavedCopies>(TypingKeeper::folder(), project.info().id, project.person().id);
    project.write([copies](Stores &) -> Result<QList<UnsavedText>> { return textsLeft(*copies); })
        .then(m_session.get(), [this, person = project.person().id](const Result<QList<UnsavedText>> &texts) {
            if (person != m_session->project().person().id || texts->isEmpty())
                return;
            m_unsavedTexts = texts->size();
            m_commands.refresh();
            m_bannerAction = [this] { showUnsavedTexts(); };
            m_banner->show(Tone::Attention,
                           tr("%n text(s) that you typed could not be saved before the program ended.", nullptr,
                              static_cast<int>(m_unsavedTexts)), tr("Show Texts…"));
        });
}

void MainWindow::showUnsavedTexts()
{
    if (!m_session)
        return;
    ProjectAccess &project = m_session->project();
    auto *dialog = new UnsavedTextsDialog(
        project, std::make_shared<const UnsavedCopies>(TypingKeeper::folder(), project.info().id, project.person().id), this);
    connect(m_session.get(), &QObject::destroyed, dialog, &QDialog::reject);
    connect(dialog, &UnsavedTextsDialog::leftChanged, this, [this](qsizetype count) {
        m_unsavedTexts = count;
        m_commands.refresh();
    });
    dialog->open();
}

} // namespace yuyi
