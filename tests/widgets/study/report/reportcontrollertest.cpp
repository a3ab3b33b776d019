// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/patience.h"
#include "tests/support/runfixture.h"

#include "models/services/session/projectaccess.h"
#include "models/services/studies/design/consent.h"
#include "models/services/studies/studyservice.h"
#include "widgets/study/report/reportcontroller.h"

#include <QSignalSpy>
#include <QTest>

#include <memory>

using namespace yuyi;
using namespace yuyi::test;

/// What a report is read for and when, without a window.
class ReportControllerTest : public QObject
{
    Q_OBJECT

    std::unique_ptr<RunProject> m_fixture;
    std::unique_ptr<ProjectAccess> m_project;
    std::unique_ptr<ReportController> m_report;
    StudyId m_study;

    StudyService service() { return StudyService(*m_fixture->stores, m_fixture->lead); }

private Q_SLOTS:
    void init()
    {
        m_fixture = std::make_unique<RunProject>(4);
        StudyDraft draft = *service().fresh();
        draft.study.name = QStringLiteral("基线");
        draft.texts = withFieldsFilled(draft.texts, {QStringLiteral("已填写"), QStringLiteral("filled in")});
        draft.study.design.shape = StudyShape::Everything;
        draft.study.design.practice = 0;
        draft.study.design.goldShare = 0;
        const auto saved = service().save(draft);
        QVERIFY(saved);
        const auto frozen = service().freeze(saved->id);
        QVERIFY2(frozen.has_value(), frozen ? "" : qPrintable(frozen.error().sentence));
        m_study = frozen->id;
        auto access = ProjectAccess::open(m_fixture->factory);
        QVERIFY(access);
        m_project = std::move(*access);
        m_report = std::make_unique<ReportController>(*m_project);
        m_report->setActive(true);
    }
    void cleanup()
    {
        m_report.reset();
        m_project.reset();
        m_fixture.reset();
    }

    void aDraftHasNone()
    {
        QSignalSpy drafted(m_report.get(), &ReportController::drafted);
        m_report->reload();
        QCOMPARE(drafted.size(), 1);
        QVERIFY(!m_report->isLoading());
    }

    /// What changes while the report is read is read afterwards, once.
    void oneReadingAtATime()
    {
        QSignalSpy taken(m_report.get(), &ReportController::taken);
        QSignalSpy answered(m_report.get(), &ReportController::answered);
        QVERIFY(m_report->setStudy(m_study));
        QVERIFY(!m_report->setStudy(m_study));
        for (int i = 0; i < 3; ++i)
            m_report->reload();
        QTRY_COMPARE_WITH_TIMEOUT(answered.size(), 2, patienceMs);
        QVERIFY(!m_report->isLoading());
        QCOMPARE(taken.size(), 2);
        QCOMPARE(taken.at(0).constFirst().toBool(), false);
        QCOMPARE(taken.at(1).constFirst().toBool(), true);
        QCOMPARE(m_report->report()->data.study.id, m_study);
    }

    /// Where only simulated people answered, their answers are shown at once.
    void simulatedOnesAreShownWhereTheyAreAlone()
    {
        const auto made = service().simulate(m_study, SimulatedKind::Perfect, 2);
        QVERIFY2(made.has_value(), made ? "" : qPrintable(made.error().sentence));
        QSignalSpy taken(m_report.get(), &ReportController::taken);
        m_report->setStudy(m_study);
        m_report->reload();
        QTRY_COMPARE_WITH_TIMEOUT(taken.size(), 1, patienceMs);
        QVERIFY(m_report->withSimulated());
        QVERIFY(m_report->report()->data.hasSimulated());
        m_report->setWithSimulated(false);
        QTRY_COMPARE_WITH_TIMEOUT(taken.size(), 2, patienceMs);
        QVERIFY(!m_report->report()->data.hasSimulated());
    }

    /// An answer to what another person asked for is nobody's.
    void whatIsForgottenDoesNotComeBack()
    {
        QSignalSpy taken(m_report.get(), &ReportController::taken);
        QSignalSpy answered(m_report.get(), &ReportController::answered);
        m_report->setStudy(m_study);
        m_report->reload();
        m_report->forget();
        QVERIFY(!m_report->isLoading());
        m_report->reload();
        QTRY_COMPARE_WITH_TIMEOUT(answered.size(), 1, patienceMs);
        QCOMPARE(taken.size(), 1);
    }
};

QTEST_MAIN(ReportControllerTest)
#include "reportcontrollertest.moc"
