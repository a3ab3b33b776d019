// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/describedproject.h"

#include <QtTest>

using namespace yuyi;
using namespace yuyi::test;

/// What the list of description runs says of each.
class DescriptionRunsTest : public QObject
{
    Q_OBJECT

    static DescriptionService service(const RunProject &project)
    {
        return DescriptionService(*project.stores, project.projectFolder(), project.lead);
    }
    static Run describe(RunProject &project, const Endpoint &endpoint)
    {
        DescriptionPlan plan;
        plan.taskItems = false;
        plan.run = project.plan(endpoint);
        const auto made = service(project).create(plan);
        if (!made)
            qFatal("%s", qPrintable(made.error().sentence));
        project.ask(made->constFirst().id);
        return made->constFirst();
    }

private Q_SLOTS:
    void anEmptyReplyIsNothingToContinue()
    {
        RunProject project(3);
        int asked = 0;
        RecordingServer server([&asked](const ReadRequest &) { return ++asked == 2 ? QString() : QStringLiteral("一盏灯。"); });
        describe(project, project.addEndpoint(server.url()));
        const auto runs = service(project).runs();
        VERIFY_OK(runs);
        const DescriptionRun &run = runs->constFirst();
        QCOMPARE(run.run.state, RunState::Done);
        QCOMPARE(run.described, 2);
        QCOMPARE(run.failed, 1);
        QCOMPARE(run.errors, 0);
        QCOMPARE(run.missing, 0);
    }

    /// A description that is not there yet is no error of the judge; once it is there, it is something to continue with.
    void aJudgeWaitsForDescriptions()
    {
        DescribedProject project(3);
        RecordingServer server(describeOrJudge);
        const Endpoint endpoint = project.addEndpoint(server.url(), ChatDialect::OpenAi, [](Endpoint &one) {
            one.priceInput = 10000; // 1 for each request
            one.concurrency = 1;
        });
        DescriptionPlan plan = project.descriptionPlan(endpoint);
        plan.run.budget = 1.5;
        const auto made = project.descriptions().create(plan);
        VERIFY_OK(made);
        const Run described = made->constFirst();
        project.ask(described.id);
        QCOMPARE(server.received().size(), 1);
        const Run judge = project.judge(endpoint, described);
        const auto line = [&] { return project.descriptions().runs()->constFirst().judges.constFirst(); };
        QCOMPARE(line().run.state, RunState::Done);
        QCOMPARE(line().described, 1);
        QCOMPARE(line().judgeable, 1); // “1 of 1”, as nothing else can be judged
        QCOMPARE(line().errors, 0);
        QCOMPARE(line().missing, 0);

        RunService runs = project.service();
        VERIFY_OK(runs.setBudget(described.id, 100));
        project.ask(described.id);
        QCOMPARE(server.received().size(), 4);
        QCOMPARE(line().missing, 2);
        QCOMPARE(line().judgeable, 3);
        project.ask(judge.id);
        QCOMPARE(server.received().size(), 6);
        QCOMPARE(line().described, 3);
        QCOMPARE(line().missing, 0);
    }

    /// The budget that the dialog shows is the one that is stored.
    void aRunThatGoesOnKeepsItsBudget()
    {
        DescribedProject project(2);
        RecordingServer server(describeOrJudge);
        const auto priced = [](Endpoint &one) { one.priceInput = 3; };
        const Endpoint first = project.addEndpoint(server.url(), ChatDialect::OpenAi, priced);
        const Endpoint second = project.addEndpoint(server.url(), ChatDialect::OpenAi, priced);
        DescriptionPlan plan = project.descriptionPlan(first);
        QCOMPARE(project.descriptions().keptBudgets(plan).value_or(QList<double>()), QList<double>{0.0});
        plan.run.budget = 7;
        const auto made = project.descriptions().create(plan);
        VERIFY_OK(made);
        plan.run.budget.reset();
        plan.run.endpoints = {first.id, second.id};
        QCOMPARE(project.descriptions().keptBudgets(plan).value_or(QList<double>()), (QList<double>{7.0, 0.0}));
        // One that is done is not continued.
        project.ask(made->constFirst().id);
        QCOMPARE(project.descriptions().keptBudgets(plan).value_or(QList<double>()), (QList<double>{0.0, 0.0}));
    }

    void hiddenRunsComeBack()
    {
        RunProject project(2);
        RecordingServer server([](const ReadRequest &) { return QStringLiteral("一盏灯。"); });
        const Run run = describe(project, project.addEndpoint(server.url()));
        RunService runs = project.service();
        VERIFY_OK(runs.setHidden({run.id}, true));
        QVERIFY(service(project).runs()->isEmpty());
        QCOMPARE(runs.showHidden({RunKind::Questions}).value_or(-1), 0); // those of the Models page stay as they are
        QCOMPARE(runs.showHidden({RunKind::Descriptions, RunKind::Judgements}).value_or(-1), 1);
        QCOMPARE(service(project).runs()->size(), 1);
    }
};

QTEST_GUILESS_MAIN(DescriptionRunsTest)
#include "runlisttest.moc"
