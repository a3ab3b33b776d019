// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/benchmarkfile.h"
#include "tests/support/programfixture.h"
#include "tests/support/recordingserver.h"

#include "models/services/curation/itemimportservice.h"
#include "models/services/descriptions/descriptionservice.h"
#include "models/services/runs/runner/runner.h"
#include "models/services/session/projectaccess.h"
#include "widgets/descriptions/askdialog.h"
#include "widgets/descriptions/descriptionspage.h"

#include <QAbstractButton>
#include <QCheckBox>
#include <QDoubleSpinBox>

using namespace yuyi;
using namespace yuyi::test;

/// A run of descriptions that is not finished is continued from the dialog, with the budget that is set there.
class AskBudgetTest : public QObject
{
    Q_OBJECT

    static constexpr int pictures = 3;

    std::unique_ptr<RecordingServer> m_server;
    std::unique_ptr<ProgramFixture> m_program;
    RunId m_run;
    double m_shown = -1; ///< in the dialog, before anything was typed

    MainWindow &window() { return *m_program->window; }
    DescriptionsPage *page() { return window().findChild<DescriptionsPage *>(); }

    template <typename T>
    static T must(Result<T> result)
    {
        if (!result)
            qFatal("%s | %s", qPrintable(result.error().sentence), qPrintable(result.error().detail));
        return std::move(*result);
    }
    void askUntilItEnds(const std::shared_ptr<const StoreFactory> &factory, const PersonId &lead, const RunId &run)
    {
        RunnerSetup setup;
        setup.factory = factory;
        setup.secrets = &m_program->secrets;
        setup.actor = lead;
        Runner runner(setup);
        bool over = false;
        connect(&runner, &Runner::quiet, this, [&] { over = true; });
        runner.start(run, RunAsk::Missing);
        QTRY_VERIFY_WITH_TIMEOUT(over, patienceMs);
    }
    /// @brief A project with a run that nothing was asked in yet; with `judgedEarly` one that a judge has read while it had one
    /// description, and that has all by now.
    void start(std::optional<double> budget, bool judgedEarly = false)
    {
        m_server = std::make_unique<RecordingServer>([](const ReadRequest &) { return QStringLiteral("山水"); });
        m_program = std::make_unique<ProgramFixture>();
        const QString location = m_program->path(QStringLiteral("project"));
        m_program->makeProject(location);
        {
            const auto factory = must(m_program->host.open(location));
            const auto stores = must(factory->open());
            const PersonId lead = must(stores->project().people()).constFirst().id;
            ItemImportRequest request;
            request.file = writeBenchmark(m_program->path(QStringLiteral("benchmark")), pictures);
            request.by = lead;
            NoProgress progress;
            must(ItemImportService(*stores, factory->folder()).importItems(request, progress));
            Endpoint endpoint;
            endpoint.id = EndpointId::create();
            endpoint.name = QStringLiteral("server");
            endpoint.baseUrl = m_server->url().toString();
            endpoint.model = QStringLiteral("model-x");
            endpoint.priceInput = judgedEarly ? 10000 : 3; // 1 for each request
            endpoint.concurrency = 1;
            endpoint.currency = QStringLiteral("CNY");
            QVERIFY(stores->transaction([&] { return stores->endpoints().add(endpoint); }));
            DescriptionPlan plan;
            plan.taskItems = false;
            plan.run.endpoints = {endpoint.id};
            plan.run.budget = budget;
            DescriptionService service(*stores, factory->folder(), lead);
            m_run = must(service.create(plan)).constFirst().id;
            if (judgedEarly) {
                askUntilItEnds(factory, lead, m_run);
                JudgePlan judging{{m_run}, false, {}, {}};
                judging.run.endpoints = {endpoint.id};
                askUntilItEnds(factory, lead, must(service.create(judging)).constFirst().id);
                QVERIFY(RunService(*stores, factory->folder(), lead).setBudget(m_run, 100));
                askUntilItEnds(factory, lead, m_run);
                QCOMPARE(m_server->received().size(), pictures + 1);
            }
        }
        m_program->start();
        m_program->open(location);
        window().goToPage(QStringLiteral("descriptions"));
        QTRY_VERIFY(page() && page()->isVisible() && page()->pageData()->data() != nullptr);
    }
    /// Starts from the dialog; the budget of the run that then goes on to its end.
    double described(std::optional<double> typed)
    {
        m_program->key(Qt::Key_D);
        AskDialog *ask = nullptr;
        if (!QTest::qWaitFor([&] {
                ask = window().findChild<AskDialog *>();
                return ask && ask->isVisible();
            }))
            return -1;
        ask->findChild<QCheckBox *>(QStringLiteral("askTaskItems"))->setChecked(false);
        const auto *go = ask->findChild<QAbstractButton *>(QStringLiteral("askStart"));
        auto *limit = ask->findChild<QDoubleSpinBox *>(QStringLiteral("askBudget"));
        if (!QTest::qWaitFor([&] { return go->isEnabled(); }, patienceMs))
            return -2;
        m_shown = limit->value();
        if (typed) {
            limit->setValue(*typed);
            if (!QTest::qWaitFor([&] { return go->isEnabled(); }, patienceMs))
                return -2;
        }
        QTest::keyClick(ask, Qt::Key_Return, Qt::ControlModifier);
        std::optional<Run> run;
        const bool over = QTest::qWaitFor(
            [&] {
                const DescriptionRun *shown = page()->pageData()->run();
                if (shown && shown->run.id == m_run && shown->run.state == RunState::Done)
                    run = shown->run;
                return run.has_value();
            },
            patienceMs);
        return over && page()->pageData()->data()->runs.size() == 1 ? run->budget : -3;
    }

private Q_SLOTS:
    void cleanup()
    {
        QVERIFY(m_program->prompts.isSatisfied());
        m_program.reset();
        m_server.reset();
    }

    void aLimitThatIsTypedHolds()
    {
        start({});
        QCOMPARE(described(5), 5.0);
        QCOMPARE(m_server->received().size(), pictures);
    }
    void aStoredLimitStaysUnlessAnotherIsTyped()
    {
        start(7);
        QCOMPARE(described({}), 7.0);
        QCOMPARE(m_shown, 7.0);
    }
    /// Descriptions that came after the judge are offered to it; the others are not judged again.
    void aJudgeGoesOnWithNewDescriptions()
    {
        start(1.5, true);
        const auto judge = [this] {
            const DescriptionRun *run = page()->pageData()->run();
            return run && run->judges.size() == 1 ? run->judges.constFirst() : DescriptionRun();
        };
        QTRY_COMPARE(judge().missing, pictures - 1);
        m_program->key(Qt::Key_G);
        QTRY_VERIFY(window().findChild<AskDialog *>());
        auto *ask = window().findChild<AskDialog *>();
        const auto *go = ask->findChild<QAbstractButton *>(QStringLiteral("askStart"));
        QTRY_VERIFY_WITH_TIMEOUT(go->isEnabled(), patienceMs);
        m_program->prompts.willTake(0); // continue
        QTest::keyClick(ask, Qt::Key_Return, Qt::ControlModifier);
        QTRY_COMPARE_WITH_TIMEOUT(judge().described, pictures, patienceMs);
        QCOMPARE(judge().missing, 0);
        QCOMPARE(m_server->received().size(), 2 * pictures);
    }
};

QTEST_MAIN(AskBudgetTest)
#include "askbudgettest.moc"
