// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shell/window/mainwindow.h"

#include "models/services/session/settings.h"
#include "widgets/controls/frame/banner.h"
#include "widgets/controls/frame/toast.h"
#include "widgets/controls/keys.h"
#include "widgets/controls/labels/badge.h"
#include "widgets/shell/commands/appcommands.h"
#include "widgets/shell/commands/keyfilter.h"
#include "widgets/shell/commands/keypresses.h"
#include "widgets/shell/commands/shortcutsheet.h"
#include "widgets/shell/drop/dropflow.h"
#include "widgets/shell/jobs/jobsbar.h"
#include "widgets/shell/navigation/navigation.h"
#include "widgets/shell/navigation/palette.h"
#include "widgets/shell/packages/packageflow.h"
#include "widgets/shell/packages/packagestrip.h"
#include "widgets/shell/page/userprompts.h"
#include "widgets/shell/people/peoplemenu.h"
#include "widgets/shell/projects/projectflow.h"
#include "widgets/shell/projects/session.h"
#include "widgets/shell/projects/sessionholder.h"
#include "widgets/shell/projects/startpage.h"
#include "widgets/shell/undo/undocontroller.h"
#include "widgets/shell/undo/undonotices.h"
#include "widgets/shell/unsaved/unsavedtexts.h"
#include "widgets/shell/window/bottombar.h"
#include "widgets/shell/window/locationkeeper.h"
#include "widgets/shell/window/mainmenu.h"
#include "widgets/shell/window/pagehost.h"
#include "widgets/shell/window/serverbadge.h"
#include "widgets/shell/window/topbar.h"
#include "widgets/shell/window/windowdialogs.h"
#include "widgets/shell/window/windowframe.h"

#include <QCloseEvent>

#include <algorithm>
#include <utility>

namespace yuyi {

MainWindow::MainWindow(ShellSetup setup) : m_setup(std::move(setup))
{
    setObjectName(QStringLiteral("mainWindow"));
    m_commands.setHost(this);
    m_commands.setOwnShortcuts([this](const QString &id) { return m_setup.settings.shortcut(id); });
    if (m_setup.keyClock)
        m_commands.presses().setClock(m_setup.keyClock);
    m_keys = new KeyFilter(m_commands, this);
    m_project = new SessionHolder(m_setup.secrets, this);
    m_undoing = new UndoController(this);
    m_texts = new UnsavedTexts(this);
    m_dialogs = new WindowDialogs(*this, *m_project, *m_texts);
    m_projectFlow = new ProjectFlow(
        m_setup,
        [this](const QString &location, std::unique_ptr<ProjectAccess> project,
               const std::optional<Package> &package) {
            m_dialogs->acceptNewProject();
            if (package && package->id.isNull())
                takePartOnline(location, std::move(project), *package);
            else
                m_project->take(location, std::move(project), package);
        },
        this);
    build();
    connectFrame();
    new DropFlow(*this);
    connectProjectFlow();
    connectProject();
    retranslate();
    resize(1280, 800);
    restoreGeometry(m_setup.settings.windowGeometry());
}

MainWindow::~MainWindow()
{
    m_project->drop();
}

void MainWindow::build()
{
    m_frame = new WindowFrame(
        m_setup, m_commands, [this](const QString &scope) { return pageTitle(scope); }, this);
    m_notices = new UndoNotices(*this);
    m_keeper = new LocationKeeper(m_setup.settings, m_frame->pages(), this);
    m_package = new PackageFlow(m_setup.prompts, m_frame->strip(), m_frame->beside(), *this);
    m_server = new ServerBadge(*m_frame);
    connect(m_server, &ServerBadge::textsChanged, m_texts, [this] { m_texts->look(false); });
    setCentralWidget(m_frame);
    m_people = new PeopleMenu(this);
    addAppCommands(*this, *m_people);
    m_menu = new MainMenu(*this);
    m_frame->topBar().setMenu(m_menu);
    m_frame->bottomBar().setShortcutsAction(m_commands.action(QStringLiteral("app.shortcuts")));
    // Where the server and its certificate are shown.
    m_frame->bottomBar().server()->addAction(m_commands.action(QStringLiteral("app.renewLogin")));
    m_frame->bottomBar().server()->setContextMenuPolicy(Qt::ActionsContextMenu);
    m_frame->bottomBar().setNextAction(m_commands.action(QStringLiteral("app.next")));
    followKey(m_commands.action(QStringLiteral("app.search")), this,
              [this](const QString &key) { m_frame->topBar().setSearchKey(key); });
    followKey(m_commands.action(QStringLiteral("app.finishPackage")), this,
              [this](const QString &key) { m_package->setFinishKey(key); });
}

void MainWindow::connectFrame()
{
    const TopBar *bar = &m_frame->topBar();
    connect(bar, &TopBar::searchRequested, m_frame, &WindowFrame::showPalette);
    connect(bar, &TopBar::mentionsRequested, m_dialogs, &WindowDialogs::showMentions);
    connect(bar, &TopBar::personRequested, this, &MainWindow::showPeople);
    connect(bar, &TopBar::personChosen, m_people, &PeopleMenu::act);
    connect(m_people, &PeopleMenu::chosen, this, [this](const QString &personId) {
        m_setup.settings.setPersonFor(session()->project().info().id.toString(), personId);
    });
    connect(m_keys, &KeyFilter::altTapped, this, [this] {
        if (isActiveWindow())
            m_frame->topBar().openMenu();
    });
    connect(&m_frame->navigation(), &Navigation::chosen, this, qOverload<PageId>(&MainWindow::goToPage));
    connect(&m_frame->navigation(), &Navigation::left, this, [this] {
        if (Page *page = currentPage())
            page->setFocus(Qt::OtherFocusReason);
    });
    connect(&pages(), &PageHost::pageChanged, this, [this](std::optional<PageId> page) {
        m_frame->banner().hide(); // what it says was about the page before
        m_frame->toast().hide();
        m_frame->bottomBar().setStatus({});
        m_frame->bottomBar().jobs()->dismissRead();
        m_frame->navigation().setCurrent(page);
    });
    connect(&pages(), &PageHost::status, &m_frame->bottomBar(), &BottomBar::setStatus);
    connect(&pages(), &PageHost::toast, m_notices, &UndoNotices::show);
    connect(&m_frame->searchPalette(), &Palette::imageChosen, this, [this](const ImageId &image) {
        goTo({PageId::Collect, image, std::nullopt, {}});
    });
    connect(&m_frame->strip(), &PackageStrip::helpRequested, m_dialogs, &WindowDialogs::showGuide);
    connect(&m_frame->shortcuts(), &ShortcutSheet::editRequested, m_dialogs, &WindowDialogs::editShortcuts);

    const StartPage *start = &m_frame->start();
    connect(start, &StartPage::newRequested, m_dialogs, &WindowDialogs::newProject);
    connect(start, &StartPage::openRequested, m_dialogs, &WindowDialogs::chooseProject);
    connect(start, &StartPage::packageRequested, m_dialogs, &WindowDialogs::choosePackage);
    connect(start, &StartPage::joinRequested, m_dialogs, [this] { m_dialogs->joinServer(); });
    connect(start, &StartPage::presetEditorRequested, m_dialogs, &WindowDialogs::editPreset);
    connect(start, &StartPage::exampleRequested, m_projectFlow, &ProjectFlow::openExample);
    connect(start, &StartPage::projectChosen, m_projectFlow, &ProjectFlow::open);
}

void MainWindow::connectProjectFlow()
{
    connect(m_projectFlow, &ProjectFlow::busyChanged, this, [this](const QString &sentence) {
        if (!sentence.isEmpty())
            m_frame->start().setError({});
        m_frame->start().setBusy(sentence);
        if (session())
            m_frame->bottomBar().setStatus(sentence);
        m_commands.refresh();
    });
    connect(m_projectFlow, &ProjectFlow::progressed, &m_frame->start(), &StartPage::setProgress);
    connect(m_projectFlow, &ProjectFlow::failed, this, &MainWindow::showFailure);
    connect(m_projectFlow, &ProjectFlow::invitationGiven, m_dialogs, &WindowDialogs::joinServer);
    connect(m_projectFlow, &ProjectFlow::loginLost, m_dialogs, &WindowDialogs::offerToJoin);
    connect(m_projectFlow, &ProjectFlow::backedUp, this, [this](const QString &path) {
        m_notices->show(tr("Backup saved: %1").arg(path), false);
    });
    m_package->setWork([this] { return pages().unsavedEdits(); });
    connect(m_package, &PackageFlow::finished, this, &MainWindow::closeProject);
}

void MainWindow::connectProject()
{
    connect(m_project, &SessionHolder::pausing, this, [this] {
        m_frame->banner().show(Tone::Info, tr("The program is closing. It pauses all running tasks and waits up to 10 seconds for "
                                              "requests that were already sent. You can continue the tasks the next time you open the "
                                              "program."));
    });
    connect(m_project, &SessionHolder::taking, this, [this] {
        m_frame->searchPalette().closeSheet();
        m_frame->shortcuts().closeSheet();
    });
    connect(m_project, &SessionHolder::taken, this, &MainWindow::opened);
    connect(m_project, &SessionHolder::dropping, this, &MainWindow::dropSession);
    connect(m_undoing, &UndoController::changed, this, [this] { m_commands.refresh(); });
    connect(m_texts, &UnsavedTexts::changed, this, [this] { m_commands.refresh(); });
    connect(m_texts, &UnsavedTexts::found, this, [this](int count) {
        m_frame->offer(Tone::Attention,
                       tr("When the program last ended, %n text(s) that you typed could not be saved.", nullptr, count),
                       tr("Show Texts…"), [this] { m_dialogs->showUnsavedTexts(); });
    });
}

void MainWindow::retranslate()
{
    m_commands.retranslate();
    m_frame->retranslate();
    m_dialogs->retranslate();
    m_menu->retranslate();
    m_server->retranslate();
    setWindowTitle(session() ? tr("%1 – Yuyi").arg(session()->project().info().title) : tr("Yuyi"));
    if (session())
        showPerson();
}

void MainWindow::opened()
{
    m_undoing->setSession(session());
    m_texts->setSession(session());
    if (session()->package() && session()->package()->role == Role::Participant) {
        takePart();
        return;
    }
    if (m_setup.registerJobs)
        m_setup.registerJobs(session()->jobs());
    session()->jobs().loadUnfinished();
    connectSession();
    pages().setSession(session());
    m_keeper->setSession(session());
    m_people->setSession(session());
    m_frame->showSession(*session());
    m_package->setSession(session());
    retranslate();
    showFirstPage();
    m_server->setSession(session());
    m_commands.refresh();
    m_texts->look();
    Q_EMIT projectOpened();
    if (m_setup.offersTour && m_setup.example && !m_setup.settings.sawTour()
        && session()->location() == ProjectFlow::normalised(m_setup.example().folder))
        m_dialogs->startTour();
}

void MainWindow::connectSession()
{
    const ProjectAccess *access = &session()->project();
    connect(access, &ProjectAccess::changed, this, [this](const Changes &changes) {
        if (Page *page = currentPage())
            page->projectChanged(changes);
        m_commands.refresh();
    });
    connect(access, &ProjectAccess::infoChanged, this, &MainWindow::retranslate);
    connect(access, &ProjectAccess::personChanged, this, [this] {
        m_frame->banner().hide();
        m_frame->bottomBar().jobs()->dismissEnded();
        showPerson();
        pages().personChanged();
        m_commands.refresh();
        m_texts->look();
    });
    connect(access, &ProjectAccess::personAboutToChange, this, [this] {
        if (Page *page = currentPage())
            page->leave();
    });
    connect(access, &ProjectAccess::failed, this, [this](const Error &error) {
        if (!error.lost) // said once, by ServerBadge
            m_frame->banner().show(Tone::Bad, error.sentence);
    });
}

void MainWindow::showFirstPage()
{
    if (const std::optional<Package> package = session()->package()) {
        for (const PageKind &page : m_setup.pages) {
            if (page.packed == package->role)
                goTo({page.id, {}, std::nullopt, page.packedField});
        }
        return;
    }
    const bool known = std::any_of(m_setup.pages.begin(), m_setup.pages.end(),
                                   [this](const PageKind &page) { return page.id == m_firstPage; });
    if (known)
        goToPage(*m_firstPage);
    else if (!m_setup.pages.empty())
        m_keeper->restore(m_setup.pages.front().id);
}

void MainWindow::takePart()
{
    const Package package = *session()->package();
    if (!m_setup.takePart) {
        m_project->drop();
        showFailure(tr("This work package belongs to a participant; it opens in the answering view."));
        return;
    }
    // Whoever took part is done with the program: one more Enter would begin a project of their own.
    m_setup.takePart(*this, session()->project(), package, session()->location(), [this] {
        connect(this, &MainWindow::projectClosed, this, &QWidget::close, Qt::SingleShotConnection);
        closeProject();
    });
    Q_EMIT projectOpened();
}

/// Nothing else of the program has to do with such a login: there is no session.
void MainWindow::takePartOnline(const QString &location, std::unique_ptr<ProjectAccess> project, const Package &package)
{
    if (!m_setup.takePart) {
        showFailure(tr("This login belongs to a participant; it opens in the answering view."));
        return;
    }
    const auto held = std::make_shared<std::unique_ptr<ProjectAccess>>(std::move(project));
    m_project->whenQuiet([this, location, held, package] {
        m_project->drop();
        m_online = std::move(*held);
        m_setup.settings.setOpenProject(location); // one goes on where one was
        m_setup.takePart(*this, *m_online, package, location, [this] { close(); });
        Q_EMIT projectOpened();
    });
}

void MainWindow::dropSession()
{
    m_dialogs->endTour();
    m_keeper->leave();
    m_frame->dropSession();
    m_people->setSession(nullptr);
    m_package->setSession(nullptr);
    m_undoing->setSession(nullptr);
    m_texts->setSession(nullptr);
    m_server->setSession(nullptr);
}

void MainWindow::closeProject()
{
    const auto drop = [this] {
        m_project->drop();
        m_setup.settings.setOpenProject({});
        m_frame->showStart();
        retranslate();
        Q_EMIT projectClosed();
    };
    if (m_package->mayClose([this, drop] { m_project->whenQuiet(drop); }))
        m_project->whenQuiet(drop);
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    const auto lose = [this] {
        m_closing = true;
        m_project->whenQuiet([this] { close(); });
    };
    if (!m_closing && m_server->mustStay()) {
        event->ignore();
        m_setup.prompts.confirm(this, tr("Not Saved"), m_server->whyStay(), tr("Close Without Saving"), lose);
        return;
    }
    if (!m_closing && !m_package->mayClose(lose)) {
        event->ignore();
        return;
    }
    if (!m_project->isQuiet()) {
        event->ignore();
        if (!std::exchange(m_closing, true))
            m_project->whenQuiet([this] { close(); });
        return;
    }
    m_setup.settings.setWindowGeometry(saveGeometry());
    m_project->drop();
    event->accept();
}

void MainWindow::changeEvent(QEvent *event)
{
    QMainWindow::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void MainWindow::showPerson()
{
    m_frame->showPerson(*session(), m_people->others());
}

void MainWindow::showFailure(const QString &sentence)
{
    if (!m_dialogs->refuseNewProject(sentence)) {
        if (session())
            m_frame->banner().show(Tone::Bad, sentence);
        else
            m_frame->start().setError(sentence);
    }
    m_frame->start().refresh();
}

Session *MainWindow::session() const
{
    return m_project->session();
}

PageHost &MainWindow::pages() const
{
    return m_frame->pages();
}

Page *MainWindow::currentPage() const
{
    return pages().current();
}

QString MainWindow::currentPageId() const
{
    const auto page = pages().currentId();
    return page ? codeOf(*page) : QString();
}

QString MainWindow::pageTitle(const QString &scope) const
{
    for (const PageKind &page : m_setup.pages) {
        if (codeOf(page.id) == scope)
            return page.title();
    }
    return tr("Window");
}

void MainWindow::showPeople()
{
    const QWidget *button = m_frame->topBar().personButton();
    m_people->popup(button->mapToGlobal(QPoint(0, button->height())));
}

void MainWindow::goToPage(PageId page)
{
    goTo({page, {}, std::nullopt, {}});
}

void MainWindow::goToPage(const QString &code)
{
    goTo({fromCode<PageId>(code), {}, std::nullopt, {}});
}

void MainWindow::goTo(const Location &location)
{
    pages().goTo(location);
}

void MainWindow::finishPackage()
{
    m_package->ask();
}

} // namespace yuyi
