// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shell/mainwindow.h"

#include "models/services/session/settings.h"
#include "widgets/controls/banner.h"
#include "widgets/controls/keys.h"
#include "widgets/controls/toast.h"
#include "widgets/shell/aboutdialog.h"
#include "widgets/shell/appcommands.h"
#include "widgets/shell/bottombar.h"
#include "widgets/shell/filedrop.h"
#include "widgets/shell/helpwindow.h"
#include "widgets/shell/initials.h"
#include "widgets/shell/jobsbar.h"
#include "widgets/shell/keyfilter.h"
#include "widgets/shell/keypresses.h"
#include "widgets/shell/mainmenu.h"
#include "widgets/shell/navigation.h"
#include "widgets/shell/newprojectdialog.h"
#include "widgets/shell/packagedesk.h"
#include "widgets/shell/packagestrip.h"
#include "widgets/shell/pagehost.h"
#include "widgets/shell/palette.h"
#include "widgets/shell/peoplemenu.h"
#include "widgets/shell/placekeeper.h"
#include "widgets/shell/projectdesk.h"
#include "widgets/shell/prompts.h"
#include "widgets/shell/session.h"
#include "widgets/shell/shortcuteditor.h"
#include "widgets/shell/shortcutsheet.h"
#include "widgets/shell/startpage.h"
#include "widgets/shell/topbar.h"
#include "widgets/shell/tour.h"
#include "widgets/shell/typedwork.h"
#include "widgets/theme/theme.h"

#include <QApplication>
#include <QCloseEvent>
#include <QFileInfo>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace yuyi {

MainWindow::MainWindow(ShellSetup setup) : m_setup(std::move(setup))
{
    setObjectName(QStringLiteral("mainWindow"));
    m_commands.setHost(this);
    m_commands.setOwnShortcuts([this](const QString &id) { return m_setup.settings.shortcut(id); });
    if (m_setup.keyClock)
        m_commands.presses().setClock(m_setup.keyClock);
    m_keys = new KeyFilter(m_commands, this);
    m_desk = new ProjectDesk(m_setup, [this](const QString &location, std::unique_ptr<ProjectAccess> project,
                                             const std::optional<Package> &package) {
        takeProject(location, std::move(project), package);
    }, this);
    build();
    connectParts();
    retranslate();
    resize(1280, 800);
    restoreGeometry(m_setup.settings.windowGeometry());
}

MainWindow::~MainWindow()
{
    dropSession();
}

void MainWindow::build()
{
    auto *frame = new QWidget(this);
    m_topBar = new TopBar(frame);
    // A button that goes when it was pressed hands its focus to whatever comes next in the window: it belongs to the page.
    connect(qApp, &QApplication::focusChanged, this, [this](const QWidget *old, const QWidget *now) {
        const bool gone = old && (old->isHidden() || !old->isVisible() || !old->isEnabled());
        if (gone && now && m_topBar->isAncestorOf(now) && isActiveWindow() && currentPage() && QApplication::activePopupWidget() == nullptr)
            currentPage()->setFocus(Qt::OtherFocusReason);
    });
    m_bottomBar = new BottomBar(frame);
    m_places = new QStackedWidget(frame);
    m_start = new StartPage(m_setup.settings, m_setup.example != nullptr, m_places);
    m_work = new QWidget(m_places);
    m_navigation = new Navigation(m_setup.pages, m_setup.settings, m_work);
    m_pages = new PageHost(m_setup, m_commands, m_work);
    m_keeper = new PlaceKeeper(m_setup.settings, *m_pages, this);
    auto *line = new QHBoxLayout(m_work);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(0);
    line->addWidget(m_navigation);
    line->addWidget(m_pages, 1);
    m_places->addWidget(m_start);
    m_places->addWidget(m_work);
    auto *strip = new PackageStrip(frame);
    m_package = new PackageDesk(m_setup.prompts, *strip, *line, *this);
    connect(strip, &PackageStrip::helpRequested, this, &MainWindow::showGuide);
    auto *column = new QVBoxLayout(frame);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_topBar);
    column->addWidget(strip);
    column->addWidget(m_places, 1);
    column->addWidget(m_bottomBar);
    setCentralWidget(frame);
    m_bottomBar->hide();

    m_people = new PeopleMenu(this);
    addAppCommands(*this, *m_people);
    m_menu = new MainMenu(*this);
    m_topBar->setMenu(m_menu);
    m_palette = new Palette(m_commands, frame);
    m_shortcuts = new ShortcutSheet(m_commands, [this](const QString &scope) { return pageTitle(scope); }, frame);
    m_bottomBar->setShortcutsAction(m_commands.action(QStringLiteral("app.shortcuts")));
    m_bottomBar->setNextAction(m_commands.action(QStringLiteral("app.next")));
    m_toast = new Toast(frame);
    m_banner = new Banner(m_pages);
}

void MainWindow::connectParts()
{
    connect(m_topBar, &TopBar::searchRequested, this, &MainWindow::showPalette);
    connect(m_topBar, &TopBar::mentionsRequested, this, &MainWindow::showMentions);
    connect(m_topBar, &TopBar::personRequested, this, &MainWindow::showPeople);
    connect(m_topBar, &TopBar::personChosen, m_people, &PeopleMenu::act);
    connect(m_people, &PeopleMenu::chosen, this, [this](const QString &personId) {
        m_setup.settings.setPersonFor(m_session->project().info().id.toString(), personId);
    });
    connect(m_keys, &KeyFilter::altTapped, this, [this] {
        if (isActiveWindow())
            openMenu();
    });
    connect(m_navigation, &Navigation::chosen, this, &MainWindow::goToPage);
    connect(m_navigation, &Navigation::left, this, [this] {
        if (Page *page = currentPage())
            page->setFocus(Qt::OtherFocusReason);
    });
    connect(m_pages, &PageHost::pageChanged, this, [this](const QString &page) {
        m_banner->hide();   // what it says was about the page before
        m_toast->hide();
        m_bottomBar->setStatus({});
        m_navigation->setCurrent(page);
    });
    connect(m_pages, &PageHost::status, m_bottomBar, &BottomBar::setStatus);
    connect(m_pages, &PageHost::toast, this, &MainWindow::showToast);
    connect(m_palette, &Palette::imageChosen, this, [this](const ImageId &image) {
        goTo({QStringLiteral("collect"), image, std::nullopt, {}});
    });
    auto *drop = new FileDrop(m_work);
    connect(drop, &FileDrop::filesDropped, this, &MainWindow::takeFiles);
    connect(drop, &FileDrop::projectDropped, this, [this](const QString &path) {
        m_bannerAction = [this, path] { m_desk->open(path); };
        m_banner->show(Tone::Info, tr("“%1” is a Yuyi project.").arg(QFileInfo(path).fileName()), tr("Open Project"));
    });
    connect(m_banner, &Banner::actionTriggered, this, [this] {
        m_banner->hide();
        m_bannerAction();
    });
    connect(m_shortcuts, &ShortcutSheet::editRequested, this, &MainWindow::editShortcuts);
    connect(m_toast, &Toast::actionTriggered, this, [this] {
        if (m_toastUndoesBurst)
            undoBurst();
        else
            undo();
    });
    m_package->setWork([this] { return dynamic_cast<TypedWork *>(currentPage()); });
    connect(m_package, &PackageDesk::finished, this, &MainWindow::closeProject);

    connect(m_start, &StartPage::newRequested, this, &MainWindow::newProject);
    connect(m_start, &StartPage::openRequested, this, &MainWindow::chooseProject);
    connect(m_start, &StartPage::packageRequested, this, &MainWindow::choosePackage);
    connect(m_start, &StartPage::exampleRequested, m_desk, &ProjectDesk::openExample);
    connect(m_start, &StartPage::projectChosen, m_desk, &ProjectDesk::open);
    connect(m_desk, &ProjectDesk::busyChanged, this, [this](const QString &sentence) {
        if (!sentence.isEmpty())
            m_start->setError({});
        m_start->setBusy(sentence);
        if (m_session)
            m_bottomBar->setStatus(sentence);
        m_commands.refresh();
    });
    connect(m_desk, &ProjectDesk::progressed, m_start, &StartPage::setProgress);
    connect(m_desk, &ProjectDesk::failed, this, &MainWindow::showFailure);
    connect(m_desk, &ProjectDesk::backedUp, this, [this](const QString &path) {
        showToast(tr("Backup saved: %1").arg(path), false);
    });
}

void MainWindow::retranslate()
{
    m_commands.retranslate();
    m_pages->retranslate();
    if (m_tour)
        m_tour->retranslate();
    m_topBar->retranslate();
    m_navigation->retranslate();
    m_menu->retranslate();
    m_topBar->setSearchKey(keyText(m_commands.shortcuts(QStringLiteral("app.search")).value(0)));
    m_package->setFinishKey(keyText(m_commands.shortcuts(QStringLiteral("app.finishPackage")).value(0)));
    setWindowTitle(m_session ? tr("%1 – Yuyi").arg(m_session->project().info().title) : tr("Yuyi"));
    if (m_session)
        showPerson();
}

QString MainWindow::pageTitle(const QString &scope) const
{
    for (const PageKind &page : m_setup.pages) {
        if (page.id == scope)
            return page.title();
    }
    return tr("Window");
}

Page *MainWindow::currentPage() const
{
    return m_pages->current();
}

QString MainWindow::currentPageId() const
{
    return m_pages->currentId();
}

void MainWindow::showFailure(const QString &sentence)
{
    if (m_newProject)
        static_cast<NewProjectDialog *>(m_newProject.data())->refuse(sentence);
    else if (m_session)
        m_banner->show(Tone::Bad, sentence);
    else
        m_start->setError(sentence);
    m_start->refresh();
}

void MainWindow::whenQuiet(const std::function<void()> &then)
{
    if (!m_session || m_session->isQuiet()) {
        then();
        return;
    }
    m_banner->show(Tone::Info, tr("Pausing all running tasks; requests already sent get up to 10 seconds to "
                                  "finish. You can continue the tasks next time."));
    // Not from within the session, which `then` may take away.
    connect(m_session.get(), &Session::becameQuiet, this, [this, then] { QMetaObject::invokeMethod(this, then, Qt::QueuedConnection); },
            Qt::SingleShotConnection);
    m_session->pauseAll();
}

void MainWindow::showPerson()
{
    const Person &person = m_session->project().person();
    const QHash<PersonId, QString> initials = initialsOf(m_session->project().people());
    m_topBar->setPerson(person.name, initials.value(person.id), person.roles.isEmpty() ? QString() : titleOf(person.roles.first()));
    m_topBar->setOthers(m_people->others(), initials);
    m_navigation->setPerson(person, m_session->project().info().rules);
    m_topBar->setProject(m_session->project().info().title);
    m_topBar->setAlone(m_session->package().has_value());
}

void MainWindow::showPeople()
{
    const QWidget *button = m_topBar->personButton();
    m_people->popup(button->mapToGlobal(QPoint(0, button->height())));
}

bool MainWindow::isOpen(const QString &page) const
{
    return m_pages->isOpen(page);
}

void MainWindow::goToPage(const QString &page)
{
    goTo({page, {}, std::nullopt, {}});
}

void MainWindow::goTo(const Location &location)
{
    m_pages->goTo(location);
}

void MainWindow::walkPages()
{
    m_navigation->takeFocus();
}

void MainWindow::goBack()
{
    m_pages->goBack();
}

void MainWindow::showToast(const QString &sentence, bool undoable)
{
    m_toastUndoesBurst = false;
    m_burst = undoable ? 0 : m_burst;   // something new was done
    m_toast->show(sentence, undoable ? tr("Undo") : QString(),
                  undoable ? keyText(m_commands.shortcuts(QStringLiteral("app.undo")).value(0)) : QString());
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    const auto lose = [this] {
        m_closing = true;
        whenQuiet([this] { close(); });
    };
    if (!m_closing && !m_package->mayClose(lose)) {
        event->ignore();
        return;
    }
    if (m_session && !m_session->isQuiet()) {
        event->ignore();
        if (!std::exchange(m_closing, true))
            whenQuiet([this] { close(); });
        return;
    }
    m_setup.settings.setWindowGeometry(saveGeometry());
    dropSession();
    event->accept();
}

void MainWindow::changeEvent(QEvent *event)
{
    QMainWindow::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace yuyi
