// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/release/releasecontroller.h"
#include "tests/support/benchmarkfile.h"
#include "tests/support/dbfixture.h"

#include "models/domain/progress.h"
#include "models/services/curation/itemimportservice.h"
#include "models/services/jobs/jobkinds.h"
#include "models/services/session/jobcenter.h"
#include "models/services/session/projectaccess.h"

#include <QSignalSpy>
#include <QTest>

using namespace yuyi;
using namespace yuyi::test;

/// The set as it would be released, and the job that writes it, without a window.
class ReleaseControllerTest : public QObject
{
    Q_OBJECT

    std::unique_ptr<TestProject> m_project;
    std::unique_ptr<ProjectAccess> m_access;
    std::unique_ptr<JobCenter> m_jobs;
    std::unique_ptr<ReleaseController> m_controller;

private Q_SLOTS:
    void init()
    {
        m_project = std::make_unique<TestProject>(false);
        ItemImportRequest request;
        request.file = writeBenchmark(m_project->folder.filePath(QStringLiteral("raw")), 6);
        request.by = m_project->lead;
        NoProgress quiet;
        VERIFY_OK(ItemImportService(*m_project->stores, m_project->factory->folder()).importItems(request, quiet));
        m_access = std::move(*ProjectAccess::open(m_project->factory));
        m_jobs = std::make_unique<JobCenter>(*m_access);
        registerJobKinds(*m_jobs);
        m_controller = std::make_unique<ReleaseController>(*m_access, *m_jobs);
        QVERIFY(!m_controller->canRelease());
        QSignalSpy loaded(m_controller.get(), &ReleaseController::loaded);
        m_controller->load();
        QTRY_COMPARE(loaded.size(), 1);
    }

    void cleanup()
    {
        m_controller.reset();
        m_jobs.reset();
        m_access.reset();
        m_project.reset();
    }

    void knowsTheSet()
    {
        QVERIFY(m_controller->isLoaded());
        QCOMPARE(m_controller->state().statistics.questions, 6);
        QCOMPARE(m_controller->withoutLicence().size(), m_controller->state().withoutLicence.size());
        for (qsizetype i = 0; i < m_controller->withoutLicence().size(); ++i)
            QCOMPARE(m_controller->withoutLicence().at(i).id, m_controller->state().withoutLicence.at(i));
    }

    /// While a release is written there is no second one; then its folder is known and the list is read again.
    void writes()
    {
        QVERIFY(m_controller->canRelease());
        QSignalSpy released(m_controller.get(), &ReleaseController::released);
        QSignalSpy loaded(m_controller.get(), &ReleaseController::loaded);
        ReleaseRequest request;
        request.target = m_project->folder.filePath(QStringLiteral("release"));
        m_controller->start(request);
        QVERIFY(!m_controller->canRelease());
        QVERIFY(m_controller->writtenFolder().isEmpty());
        QTRY_COMPARE(released.size(), 1);
        QVERIFY(!m_controller->writtenFolder().isEmpty());
        QVERIFY(QFile::exists(request.target));
        QTRY_COMPARE(loaded.size(), 1);
        QCOMPARE(m_controller->state().releases.size(), 1);
        const Release &written = m_controller->state().releases.first();
        QCOMPARE(written.createdBy, m_project->lead);
        QCOMPARE(written.format, codeOf(request.format));
        QCOMPARE(m_controller->folderOf(written), m_controller->writtenFolder());
        QVERIFY(m_controller->folderOf(Release()).isEmpty()); // of an earlier version
    }
};

QTEST_GUILESS_MAIN(ReleaseControllerTest)
#include "releasecontrollertest.moc"
