// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/dbfixture.h"
#include "tests/support/patience.h"

#include "models/services/jobs/jobkinds.h"
#include "models/services/session/jobcenter.h"
#include "models/services/session/projectaccess.h"
#include "widgets/results/rescoredesk.h"

#include <QSignalSpy>
#include <QTest>

#include <memory>

using namespace yuyi;
using namespace yuyi::test;

/// Reading stored replies again, without a window.
class RescoreDeskTest : public QObject
{
    Q_OBJECT

    std::unique_ptr<TestProject> m_home;
    std::unique_ptr<ProjectAccess> m_project;
    std::unique_ptr<JobCenter> m_jobs;
    std::unique_ptr<RescoreDesk> m_desk;

private Q_SLOTS:
    void init()
    {
        m_home = std::make_unique<TestProject>(false);
        auto access = ProjectAccess::open(m_home->factory);
        QVERIFY2(access.has_value(), access ? "" : qPrintable(access.error().sentence));
        m_project = std::move(*access);
        m_jobs = std::make_unique<JobCenter>(*m_project);
        registerJobKinds(*m_jobs);
        m_desk = std::make_unique<RescoreDesk>(*m_project, *m_jobs);
    }
    void cleanup()
    {
        m_desk.reset();
        m_jobs.reset();
        m_project.reset();
        m_home.reset();
    }

    /// Without replies nothing was scored by another version.
    void nothingIsOutdated()
    {
        QSignalSpy looked(m_desk.get(), &RescoreDesk::looked);
        m_desk->look();
        QTRY_COMPARE_WITH_TIMEOUT(looked.size(), 1, patienceMs);
        QVERIFY(!m_desk->isOutdated());
    }

    /// The end of the own job is told with what it did, and what is outdated is looked at again.
    void theJobIsFollowed()
    {
        QSignalSpy done(m_desk.get(), &RescoreDesk::done);
        QSignalSpy looked(m_desk.get(), &RescoreDesk::looked);
        m_desk->start();
        QTRY_COMPARE_WITH_TIMEOUT(done.size(), 1, patienceMs);
        QVERIFY(!done.constFirst().constFirst().toString().isEmpty());
        QTRY_COMPARE_WITH_TIMEOUT(looked.size(), 1, patienceMs);
        QVERIFY(!m_desk->isRunning());
    }
};

QTEST_MAIN(RescoreDeskTest)
#include "rescoredesktest.moc"
