// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shell/window/windowframe.h"

#include "widgets/controls/frame/banner.h"
#include "widgets/controls/frame/toast.h"
#include "widgets/controls/layout/layouts.h"
#include "widgets/shell/commands/commands.h"
#include "widgets/shell/commands/shortcutsheet.h"
#include "widgets/shell/jobs/jobsbar.h"
#include "widgets/shell/navigation/navigation.h"
#include "widgets/shell/navigation/palette.h"
#include "widgets/shell/packages/packagestrip.h"
#include "widgets/shell/people/initials.h"
#include "widgets/shell/projects/session.h"
#include "widgets/shell/projects/startpage.h"
#include "widgets/shell/window/bottombar.h"
#include "widgets/shell/window/pagehost.h"
#include "widgets/shell/window/topbar.h"

#include <QApplication>
#include <QStackedWidget>

#include <utility>

namespace yuyi {

WindowFrame::WindowFrame(ShellSetup &setup, CommandRegistry &commands, std::function<QString(const QString &)> pageTitle, QWidget *parent)
    : QWidget(parent), m_commands(commands)
{
    build(setup);
    m_palette = new Palette(commands, this);
    m_shortcuts = new ShortcutSheet(commands, std::move(pageTitle), this);
    m_toast = new Toast(this);
    m_banner = new Banner(m_pages);
    connect(qApp, &QApplication::focusChanged, this, &WindowFrame::keepFocus);
    connect(m_banner, &Banner::actionTriggered, this, [this] {
        m_banner->hide();
        m_bannerAction();
    });
}

void WindowFrame::build(ShellSetup &setup)
{
    m_topBar = new TopBar(this);
    m_bottomBar = new BottomBar(this);
    m_stack = new QStackedWidget(this);
    m_start = new StartPage(setup.settings, setup.example != nullptr, m_stack);
    m_start->offerJoining(static_cast<bool>(setup.servers));
    m_work = new QWidget(m_stack);
    m_navigation = new Navigation(setup.pages, setup.settings, m_work);
    m_pages = new PageHost(setup, m_commands, m_work);
    m_beside = rowIn(m_work, 0, 0);
    m_beside->addWidget(m_navigation);
    m_beside->addWidget(m_pages, 1);
    m_stack->addWidget(m_start);
    m_stack->addWidget(m_work);
    m_strip = new PackageStrip(this);
    auto *column = columnIn(this, 0, 0);
    column->addWidget(m_topBar);
    column->addWidget(m_strip);
    column->addWidget(m_stack, 1);
    column->addWidget(m_bottomBar);
    m_bottomBar->hide();
}

void WindowFrame::keepFocus(const QWidget *old, const QWidget *now)
{
    // A button that goes when it was pressed hands its focus to whatever comes next in the window: it belongs to the page.
    const bool gone = old && (old->isHidden() || !old->isVisible() || !old->isEnabled());
    if (gone && now && m_topBar->isAncestorOf(now) && isActiveWindow() && m_pages->current()
        && QApplication::activePopupWidget() == nullptr)
        m_pages->current()->setFocus(Qt::OtherFocusReason);
}

void WindowFrame::offer(Tone tone, const QString &sentence, const QString &action, std::function<void()> run)
{
    m_bannerAction = std::move(run);
    m_banner->show(tone, sentence, action);
}

void WindowFrame::showSession(Session &session)
{
    m_palette->setProject(&session.project(), &session.pictures());
    m_bottomBar->jobs()->setJobs(&session.jobs());
    m_topBar->setProject(session.project().info().title);
    m_navigation->setVisible(!session.package());
    m_start->setError({});
    // Out of sight it asks for no room: large type and a package's line need it.
    m_start->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Ignored);
    m_stack->setCurrentWidget(m_work);
    m_bottomBar->show();
    connect(&session, &Session::countsChanged, m_navigation, &Navigation::setCounts);
    connect(&session, &Session::countsChanged, m_topBar,
            [this](const NavigationCounts &counts) { m_topBar->setMentions(counts.mentions); });
}

void WindowFrame::showPerson(Session &session, const QList<Person> &others)
{
    const Person &person = session.project().person();
    const QHash<PersonId, QString> initials = initialsOf(session.project().people());
    m_topBar->setPerson(person.name, initials.value(person.id), person.roles.isEmpty() ? QString() : titleOf(person.roles.first()));
    m_topBar->setOthers(others, initials);
    m_navigation->setPerson(person, session.project().info());
    m_topBar->setProject(session.project().info().title);
    m_topBar->setAlone(session.package().has_value());
}

void WindowFrame::dropSession()
{
    m_pages->clear();
    m_toast->hide();
    m_banner->hide();
    m_bottomBar->setStatus({});
    m_topBar->setMentions(0);
    m_bottomBar->jobs()->setJobs(nullptr);
    m_palette->setProject(nullptr, nullptr);
    m_navigation->setCounts({});
}

void WindowFrame::showStart()
{
    m_topBar->setProject({});
    m_bottomBar->hide();
    m_start->refresh();
    m_start->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    m_stack->setCurrentWidget(m_start);
}

void WindowFrame::showPalette()
{
    m_commands.refresh();
    m_palette->start();
}

void WindowFrame::showShortcuts()
{
    m_commands.refresh();
    m_shortcuts->open();
}

void WindowFrame::retranslate()
{
    m_pages->retranslate();
    m_topBar->retranslate();
    m_navigation->retranslate();
}

} // namespace yuyi
