// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/benchmarkfile.h"
#include "tests/support/memorysecrets.h"
#include "tests/support/patience.h"

#include "db/host/sqlprojecthost.h"
#include "models/domain/progress.h"
#include "models/services/curation/itemimportservice.h"
#include "models/services/descriptions/descriptionservice.h"
#include "models/services/people/peopleservice.h"
#include "models/services/runs/endpoints/endpointservice.h"
#include "models/services/runs/runner/runner.h"
#include "models/services/session/projectaccess.h"
#include "widgets/controls/choices/chiprow.h"
#include "widgets/descriptions/scoringcontroller.h"
#include "widgets/descriptions/scoringform.h"
#include "widgets/shell/commands/commands.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

using namespace yuyi;
using namespace yuyi::test;

/// Blind scoring without a window, on a project with the descriptions of a practice model.
class ScoringControllerTest : public QObject
{
    Q_OBJECT

    static constexpr int pictures = 3;

    SqlProjectHost m_host;
    MemorySecrets m_secrets;
    std::unique_ptr<QTemporaryDir> m_dir;
    std::unique_ptr<ProjectAccess> m_project;
    PersonId m_expert;
    ReplyRating m_typed; ///< what a form would hold

    template <typename T>
    static T must(Result<T> result)
    {
        if (!result)
            qFatal("%s | %s", qPrintable(result.error().sentence), qPrintable(result.error().detail));
        return std::move(*result);
    }
    void describe(const std::shared_ptr<const StoreFactory> &factory, Stores &stores, const PersonId &lead)
    {
        Endpoint endpoint;
        endpoint.name = endpoint.model = QStringLiteral("p1");
        endpoint.dialect = ChatDialect::Practice;
        endpoint.parameters.practice.emplace();
        endpoint.parameters.practice->delay = 0;
        DescriptionPlan plan;
        plan.taskItems = false;
        plan.run.endpoints = {must(EndpointService(stores, lead).add(endpoint)).id};
        const Run run = must(DescriptionService(stores, factory->folder(), lead).create(plan)).constFirst();
        RunnerSetup setup;
        setup.factory = factory;
        setup.secrets = &m_secrets;
        setup.actor = lead;
        Runner runner(setup);
        bool over = false;
        connect(&runner, &Runner::quiet, this, [&] { over = true; });
        runner.start(run.id, RunAsk::Missing);
        QTRY_VERIFY(over);
    }
    std::unique_ptr<ScoringController> scoring()
    {
        return std::make_unique<ScoringController>(*m_project, [this] { return m_typed; });
    }
    static ReplyRating scored(int score)
    {
        ReplyRating rating;
        rating.score = score;
        return rating;
    }

private Q_SLOTS:
    void init()
    {
        m_dir = std::make_unique<QTemporaryDir>();
        m_typed = {};
        const QString location = m_dir->filePath(QStringLiteral("project"));
        NewProject made;
        made.title = QStringLiteral("Scoring");
        made.preset = must(builtInPreset(presetCodes().value(0)));
        made.lead = QStringLiteral("林");
        QVERIFY(m_host.create(location, made).has_value());
        const auto factory = must(m_host.open(location));
        {
            const auto stores = must(factory->open());
            const PersonId lead = must(stores->project().people()).constFirst().id;
            m_expert = must(PeopleService(*stores, lead).add(QStringLiteral("E1"), {Role::Expert})).id;
            ItemImportRequest request;
            request.file = writeBenchmark(m_dir->filePath(QStringLiteral("raw")), pictures);
            request.by = lead;
            NoProgress progress;
            must(ItemImportService(*stores, factory->folder()).importItems(request, progress));
            describe(factory, *stores, lead);
        }
        m_project = must(ProjectAccess::open(factory));
    }
    void cleanup() { m_project.reset(); }

    /// A score is saved and the next description opens, until none is left; one that was scored opens again.
    void scoresLeadToTheNextDescription()
    {
        const auto controller = scoring();
        QSignalSpy left(controller.get(), &ScoringController::nothingLeft);
        QVERIFY(!controller->mayScore());
        controller->enter();
        QTRY_VERIFY(controller->mayScore());
        QCOMPARE(controller->all(), pictures);
        const AttemptId first = controller->current();
        for (int i = 0; i < pictures; ++i) {
            QTRY_VERIFY(controller->mayScore());
            QCOMPARE(controller->scored(), i);
            const AttemptId now = controller->current();
            controller->rate(scored(2), false);
            QVERIFY(!controller->mayScore());
            QTRY_VERIFY(controller->current() != now);
        }
        QCOMPARE(left.size(), 1);
        QVERIFY(controller->isDone());
        controller->openDescription(first);
        QTRY_COMPARE(controller->current(), first);
        QCOMPARE(*controller->rating().score, 2);
        QCOMPARE(controller->scored(), pictures);
    }

    /// A note without a score comes back with its description, and is for nobody else.
    void typedTextIsKeptInTheWindow()
    {
        const auto controller = scoring();
        controller->enter();
        QTRY_VERIFY(controller->mayScore());
        const AttemptId first = controller->current();
        const int step = controller->position() == pictures ? -1 : 1;
        m_typed.note = QStringLiteral("half a thought");
        controller->walk(step);
        m_typed = {};
        QTRY_VERIFY(!controller->isOpening() && controller->current() != first);
        QVERIFY(controller->rating().note.isEmpty());
        controller->walk(-step);
        QTRY_VERIFY(!controller->isOpening() && controller->current() == first);
        QCOMPARE(controller->rating().note, QStringLiteral("half a thought"));

        QSignalSpy handedOver(controller.get(), &ScoringController::handedOver);
        m_project->actAs(m_expert);
        QCOMPARE(handedOver.size(), 1);
        QVERIFY(controller->current().isNull());
        controller->openDescription(first);
        QTRY_COMPARE(controller->current(), first);
        QVERIFY(controller->rating().note.isEmpty());
    }

    void aNoteThatIsTakenBackIsGone()
    {
        const auto controller = scoring();
        controller->enter();
        QTRY_VERIFY(controller->mayScore());
        const AttemptId first = controller->current();
        const int step = controller->position() == pictures ? -1 : 1;
        for (const QString &note : {QStringLiteral("half a thought"), QString()}) {
            m_typed.note = note;
            controller->walk(step);
            m_typed = {};
            QTRY_VERIFY(!controller->isOpening() && controller->current() != first);
            controller->walk(-step);
            QTRY_VERIFY(!controller->isOpening() && controller->current() == first);
            QCOMPARE(controller->rating().note, note);
        }
    }

    /// Going past a description while its sub-scores are hidden takes none of them away.
    void hiddenSubScoresStay()
    {
        CommandRegistry commands;
        ScoringForm form(commands, nullptr);
        ScoringController controller(*m_project, [&form] { return form.rating(); });
        connect(&controller, &ScoringController::loaded, this, [&] {
            form.setTask(controller.view()->task);
            form.setRating(controller.rating());
        });
        controller.enter();
        QTRY_VERIFY(controller.mayScore());
        const AttemptId first = controller.current();
        form.setPerspectivesShown(true);
        const QList<ChipRow *> rows = form.perspectiveRows();
        QVERIFY(!rows.isEmpty());
        for (ChipRow *row : rows)
            row->setSelectedOne(QStringLiteral("3"));
        form.scores()->setSelectedOne(QStringLiteral("2"));
        controller.rate(form.rating(), true);
        QTRY_VERIFY(controller.mayScore() && controller.current() != first);

        form.setPerspectivesShown(false);
        controller.openDescription(first);
        QTRY_VERIFY(controller.mayScore() && controller.current() == first);
        const int step = controller.position() == pictures ? -1 : 1;
        controller.walk(step);
        QTRY_VERIFY(controller.mayScore() && controller.current() != first);
        controller.walk(-step);
        QTRY_VERIFY(controller.mayScore() && controller.current() == first);
        form.setPerspectivesShown(true);
        for (const ChipRow *row : rows)
            QCOMPARE(row->selectedOne(), QStringLiteral("3"));

        form.scores()->setSelectedOne(QStringLiteral("4"));
        controller.rate(form.rating(), true);
        QTRY_VERIFY(controller.mayScore() && controller.current() != first);
        controller.openDescription(first);
        QTRY_VERIFY(controller.mayScore() && controller.current() == first);
        QCOMPARE(*controller.rating().score, 4.0);
        QCOMPARE(controller.rating().perspectives.size(), rows.size());
    }

    /// What is not said is not written: sub-scores that were chosen and then hidden.
    void hiddenSubScoresAreNotGiven()
    {
        const auto controller = scoring();
        controller->enter();
        QTRY_VERIFY(controller->mayScore());
        const AttemptId first = controller->current();
        ReplyRating given = scored(2);
        const auto &perspectives = controller->view()->task.task.perspectives;
        QVERIFY(!perspectives.isEmpty());
        given.perspectives.insert(perspectives.constFirst().code.text(), 3);
        controller->rate(given, false);
        QTRY_VERIFY(controller->mayScore() && controller->current() != first);
        controller->openDescription(first);
        QTRY_VERIFY(controller->mayScore() && controller->current() == first);
        QVERIFY(controller->rating().perspectives.isEmpty());
    }

    /// What is not on the scale is refused, and the description stays.
    void aScoreOffTheScaleIsRefused()
    {
        const auto controller = scoring();
        controller->enter();
        QTRY_VERIFY(controller->mayScore());
        const AttemptId first = controller->current();
        QSignalSpy problems(controller.get(), &ScoringController::problemFound);
        controller->rate(scored(99), false);
        QTRY_COMPARE(problems.size(), 1);
        QVERIFY(controller->mayScore());
        QCOMPARE(controller->current(), first);
        QCOMPARE(controller->scored(), 0);
    }
};

QTEST_MAIN(ScoringControllerTest)
#include "scoringcontrollertest.moc"
