// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/studyprogram.h"

#include "models/services/runs/endpoints/endpointservice.h"
#include "models/services/runs/endpoints/servicetemplates.h"
#include "models/services/runs/runcenter.h"
#include "models/services/runs/runservice.h"
#include "widgets/runs/launch/newruncontroller.h"

using namespace yuyi;
using namespace yuyi::test;

/// Setting up a launch, without a window.
class NewRunControllerTest : public QObject
{
    Q_OBJECT

    std::unique_ptr<StudyProgram> m_program;
    std::unique_ptr<RunCenter> m_runs;
    std::unique_ptr<NewRunController> m_launch;
    RunPlan m_asked;

    void addPracticeModel()
    {
        Endpoint endpoint;
        for (const ServiceTemplate &one : serviceTemplates()) {
            if (!one.endpoint.isPractice())
                continue;
            endpoint = one.endpoint;
            endpoint.model = one.models.value(0);
        }
        endpoint.id = EndpointId::create();
        endpoint.name = endpoint.model;
        const auto added = EndpointService(*m_program->stores, m_program->lead).add(endpoint);
        QVERIFY2(added, qPrintable(added ? QString() : added.error().sentence));
    }
    void enter()
    {
        m_launch->enter();
        QTRY_VERIFY(m_launch->isLoaded());
    }

private Q_SLOTS:
    void init()
    {
        m_program = std::make_unique<StudyProgram>(6);
        m_program->access->actAs(m_program->lead);
        m_runs = std::make_unique<RunCenter>(*m_program->access, m_program->secrets);
        m_asked = {};
        m_launch = std::make_unique<NewRunController>(*m_program->access, m_program->secrets, *m_runs, [this] { return m_asked; });
    }
    void cleanup()
    {
        m_launch.reset();
        m_runs.reset();
        m_program.reset();
    }

    void withoutAnEndpointNothingStarts()
    {
        enter();
        QVERIFY(m_launch->endpoints().isEmpty());
        QVERIFY(!m_launch->blocker().isEmpty());
        QVERIFY(!m_launch->canStart());
    }

    void selectedCellsArePlannedAndEstimated()
    {
        addPracticeModel();
        enter();
        QCOMPARE(m_launch->endpoints().size(), 1);
        QVERIFY(!m_launch->configurations().isEmpty());
        QTRY_VERIFY(m_launch->chosen());
        QCOMPARE(m_launch->chosen()->items.size(), 6);
        QVERIFY(!m_launch->canStart());
        QSignalSpy estimated(m_launch.get(), &NewRunController::estimated);
        m_launch->tick([](int row, int column) { return row == 0 && column == 0; });
        const RunPlan plan = m_launch->plan();
        QCOMPARE(plan.endpoints.size(), 1);
        QCOMPARE(plan.configurations.size(), 1);
        QTRY_COMPARE(estimated.size(), 1);
        QCOMPARE(m_launch->estimate().runs.size(), 1);
        m_launch->change();
        QVERIFY2(!m_launch->canStart(), "the figures do not match the plan until they are computed again");
    }

    void aRuleForExamplesIsPlannedAndEstimated()
    {
        Configuration configuration;
        configuration.code = QStringLiteral("same-domain");
        configuration.title = {QStringLiteral("同领域"), QStringLiteral("Same domain")};
        configuration.prompt = QStringLiteral("{question}\n{options}");
        configuration.shots = 2;
        configuration.shotRule = ShotRule{{DimensionCode(QStringLiteral("domain"))}, {}, {}};
        const auto saved =
            RunService(*m_program->stores, m_program->access->factory().folder(), m_program->lead).saveTemplate(configuration);
        QVERIFY2(saved, qPrintable(saved ? QString() : saved.error().sentence));
        addPracticeModel();
        enter();
        QTRY_VERIFY(m_launch->chosen());
        int column = -1;
        for (int i = 0; i < m_launch->configurations().size(); ++i) {
            if (m_launch->configurations().at(i).newest.configuration.code == configuration.code)
                column = i;
        }
        QVERIFY(column >= 0);
        QVERIFY(m_launch->configurations().at(column).missingExamples.isEmpty());
        QSignalSpy estimated(m_launch.get(), &NewRunController::estimated);
        m_launch->tick([column](int row, int tickedColumn) { return row == 0 && tickedColumn == column; });
        QTRY_COMPARE(estimated.size(), 1);
        // All six items, each with two pictures of examples before its own.
        QCOMPARE(m_launch->estimate().runs.constFirst().items, 6);
        QCOMPARE(m_launch->estimate().total.pictures, 18);
    }

    void thePreviewStaysWithinTheItems()
    {
        addPracticeModel();
        enter();
        QTRY_VERIFY(m_launch->chosen());
        QVERIFY(!m_launch->step(-1));
        QVERIFY(m_launch->step(1));
        QCOMPARE(m_launch->item(), 1);
        m_launch->step(100);
        QCOMPARE(m_launch->item(), 5);
        QVERIFY(!m_launch->step(1));
    }
};

QTEST_MAIN(NewRunControllerTest)
#include "newruncontrollertest.moc"
