// SPDX-License-Identifier: GPL-3.0-or-later
// How a project comes into the main window and leaves it.
#include "widgets/shell/mainwindow.h"

#include "models/services/session/settings.h"
#include "widgets/controls/banner.h"
#include "widgets/controls/toast.h"
#include "widgets/shell/bottombar.h"
#include "widgets/shell/jobsbar.h"
#include "widgets/shell/navigation.h"
#include "widgets/shell/packagedesk.h"
#include "widgets/shell/pagehost.h"
#include "widgets/shell/palette.h"
#include "widgets/shell/peoplemenu.h"
#include "widgets/shell/placekeeper.h"
#include "widgets/shell/projectdesk.h"
#include "widgets/shell/session.h"
#include "widgets/shell/shortcutsheet.h"
#include "widgets/shell/startpage.h"
#include "widgets/shell/topbar.h"
#include "widgets/shell/tour.h"

#include <QDialog>
#include <QStackedWidget>

#include <algorithm>

namespace yuyi {

void MainWindow::takeProject(const QString &location, std::unique_ptr<ProjectAccess> project,
                             const std::optional<Package> &package)
{
    if (m_newProject)
        m_newProject->accept();
    auto held = std::make_shared<std::unique_ptr<ProjectAccess>>(std::move(project));
    whenQuiet([this, location, held, package] {
        m_palette->closeSheet();
        m_shortcuts->closeSheet();
        dropSession();
        m_session = std::make_unique<Session>(location, std::move(*held), package, m_setup.secrets);
        if (package && package->role == Role::Participant) {
            takePart();
            return;
        }
        ProjectAccess &access = m_session->project();
        if (m_setup.registerJobs)
            m_setup.registerJobs(m_session->jobs());
        m_session->jobs().loadUnfinished();
        connect(&access, &ProjectAccess::changed, this, [this](const Changes &changes) {
            if (Page *page = currentPage())
                page->projectChanged(changes);
            m_commands.refresh();
        });
        connect(&access, &ProjectAccess::infoChanged, this, &MainWindow::retranslate);
        connect(&access, &ProjectAccess::personChanged, this, [this] {
            m_banner->hide();
            m_bottomBar->jobs()->dismissEnded();
            showPerson();
            m_pages->personChanged();
            m_commands.refresh();
            lookForUnsavedTexts();
        });
        connect(&access, &ProjectAccess::personAboutToChange, this, [this] {
            if (Page *page = currentPage())
                page->leave();
        });
        connect(&access, &ProjectAccess::failed, this,
                [this](const Error &error) { m_banner->show(Tone::Bad, error.sentence); });
        connect(m_session.get(), &Session::countsChanged, m_navigation, &Navigation::setCounts);
        connect(m_session.get(), &Session::countsChanged, m_topBar,
                [this](const NavigationCounts &counts) { m_topBar->setMentions(counts.mentions); });
        m_pages->setSession(m_session.get());
        m_keeper->setSession(m_session.get());
        m_palette->setProject(&access, &m_session->pictures());
        m_people->setSession(m_session.get());
        m_bottomBar->jobs()->setJobs(&m_session->jobs());
        m_topBar->setProject(access.info().title);
        m_package->setSession(m_session.get());
        m_navigation->setVisible(!package);
        m_start->setError({});
        // Out of sight it asks for no room: large type and a package's line need it.
        m_start->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Ignored);
        m_places->setCurrentWidget(m_work);
        m_bottomBar->show();
        retranslate();
        const bool known = std::any_of(m_setup.pages.begin(), m_setup.pages.end(),
                                       [this](const PageKind &page) { return page.id == m_firstPage; });
        if (package)
            startPackage();
        else if (known)
            goToPage(m_firstPage);
        else if (!m_setup.pages.empty())
            m_keeper->restore(m_setup.pages.front().id);
        m_commands.refresh();
        lookForUnsavedTexts();
        Q_EMIT projectOpened();
        if (m_setup.offersTour && m_setup.example && !m_setup.settings.sawTour()
            && location == ProjectDesk::normalised(m_setup.example().folder))
            startTour();
    });
}

void MainWindow::dropSession()
{
    if (!m_session)
        return;
    m_tour.reset();
    m_keeper->leave();
    m_pages->clear();
    m_toast->hide();
    m_banner->hide();
    m_bottomBar->setStatus({});
    m_topBar->setMentions(0);
    m_bottomBar->jobs()->setJobs(nullptr);
    m_palette->setProject(nullptr, nullptr);
    m_people->setSession(nullptr);
    m_package->setSession(nullptr);
    m_navigation->setCounts({});
    m_session.reset();
}

void MainWindow::closeProject()
{
    const auto drop = [this] {
        dropSession();
        m_setup.settings.setOpenProject({});
        m_topBar->setProject({});
        m_bottomBar->hide();
        m_start->refresh();
        m_start->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Preferred);
        m_places->setCurrentWidget(m_start);
        retranslate();
        Q_EMIT projectClosed();
    };
    if (m_package->mayClose([this, drop] { whenQuiet(drop); }))
        whenQuiet(drop);
}

} // namespace yuyi
