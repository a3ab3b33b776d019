// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/benchmarkfile.h"
#include "tests/support/programfixture.h"
#include "tests/support/recordingserver.h"

#include "models/services/curation/itemimportservice.h"
#include "models/services/descriptions/descriptionservice.h"
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

    MainWindow &window() { return *m_program->window; }
    DescriptionsPage *page() { return window().findChild<DescriptionsPage *>(); }

    template <typename T>
    static T must(Result<T> result)
    {
        if (!result)
            qFatal("%s | %s", qPrintable(result.error().sentence), qPrintable(result.error().detail));
        return std::move(*result);
    }
    /// A project with a run that nothing was asked in yet.
    void start(std::optional<double> budget)
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
            endpoint.priceInput = 3;
            endpoint.currency = QStringLiteral("CNY");
            QVERIFY(stores->transaction([&] { return stores->endpoints().add(endpoint); }));
            DescriptionPlan plan;
            plan.taskItems = false;
            plan.run.endpoints = {endpoint.id};
            plan.run.budget = budget;
            m_run = must(DescriptionService(*stores, factory->folder(), lead).create(plan)).constFirst().id;
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
        if (typed)
            ask->findChild<QDoubleSpinBox *>(QStringLiteral("askBudget"))->setValue(*typed);
        const auto *go = ask->findChild<QAbstractButton *>(QStringLiteral("askStart"));
        if (!QTest::qWaitFor([&] { return go->isEnabled(); }, patienceMs))
            return -2;
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
    }
};

QTEST_MAIN(AskBudgetTest)
#include "askbudgettest.moc"
