// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/dbfixture.h"
#include "tests/support/patience.h"

#include "models/services/jobs/jobkinds.h"
#include "models/services/session/jobcenter.h"
#include "models/services/session/projectaccess.h"
#include "widgets/results/rescorecontroller.h"

#include <QSignalSpy>
#include <QTest>

#include <memory>

using namespace yuyi;
using namespace yuyi::test;

/// Reading stored replies again, without a window.
class RescoreControllerTest : public QObject
{
    Q_OBJECT

    std::unique_ptr<TestProject> m_fixture;
    std::unique_ptr<ProjectAccess> m_project;
    std::unique_ptr<JobCenter> m_jobs;
    std::unique_ptr<RescoreController> m_controller;

private Q_SLOTS:
    void init()
    {
        m_fixture = std::make_unique<TestProject>(false);
        auto access = ProjectAccess::open(m_fixture->factory);
        QVERIFY2(access.has_value(), access ? "" : qPrintable(access.error().sentence));
        m_project = std::move(*access);
        m_jobs = std::make_unique<JobCenter>(*m_project);
        registerJobKinds(*m_jobs);
        m_controller = std::make_unique<RescoreController>(*m_project, *m_jobs);
    }
    void cleanup()
    {
        m_controller.reset();
        m_jobs.reset();
        m_project.reset();
        m_fixture.reset();
    }

    /// Without replies nothing was scored by another version.
    void nothingIsOutdated()
    {
        QSignalSpy looked(m_controller.get(), &RescoreController::looked);
        m_controller->look();
        QTRY_COMPARE_WITH_TIMEOUT(looked.size(), 1, patienceMs);
        QVERIFY(!m_controller->isOutdated());
    }

    /// The end of the own job is told with what it did, and what is outdated is looked at again.
    void theJobIsFollowed()
    {
        QSignalSpy done(m_controller.get(), &RescoreController::done);
        QSignalSpy looked(m_controller.get(), &RescoreController::looked);
        m_controller->start();
        QTRY_COMPARE_WITH_TIMEOUT(done.size(), 1, patienceMs);
        QVERIFY(!done.constFirst().constFirst().toString().isEmpty());
        QTRY_COMPARE_WITH_TIMEOUT(looked.size(), 1, patienceMs);
        QVERIFY(!m_controller->isRunning());
    }
};

QTEST_MAIN(RescoreControllerTest)
#include "rescorecontrollertest.moc"
