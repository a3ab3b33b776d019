// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/networkwatch.h"
#include "tests/support/runfixture.h"

#include "models/clients/httpclient.h"
#include "models/services/descriptions/descriptionservice.h"
#include "models/services/descriptions/ratingservice.h"
#include "models/services/descriptions/table.h"
#include "models/services/errors/errorsampleservice.h"
#include "models/services/errors/probe.h"
#include "models/services/results/export.h"
#include "models/services/rules/descriptiontasks.h"
#include "models/services/runs/endpoints/endpointservice.h"
#include "models/services/runs/endpoints/endpointtester.h"
#include "models/services/runs/endpoints/servicetemplates.h"
#include "models/services/runs/practice/practicecases.h"
#include "models/services/runs/practice/practiceserver.h"
#include "models/services/runs/replies/responseimport.h"

#include <QFile>
#include <QtTest>

#include <cmath>

using namespace yuyi;
using namespace yuyi::test;

namespace {

template <typename T>
T must(Result<T> result)
{
    if (!result)
        qFatal("%s", whatFailed(result).constData());
    return std::move(*result);
}

void must(const Result<> &result)
{
    if (!result)
        qFatal("%s", whatFailed(result).constData());
}

struct PracticeProject : RunProject {
    using RunProject::RunProject;

    /// As the window and the command line add one.
    Endpoint add(const std::function<void(PracticeSettings &)> &change = {}, const QString &name = QStringLiteral("practice-a"))
    {
        Endpoint endpoint = serviceTemplate(QStringLiteral("practice"))->endpoint;
        endpoint.name = name;
        endpoint.model = name;
        PracticeSettings &settings = *endpoint.parameters.practice;
        settings.delay = 0;
        settings.faults.clear();
        settings.misses.clear();
        settings.byConfiguration.clear();
        if (change)
            change(settings);
        return must(EndpointService(*stores, lead).add(endpoint));
    }

    /// Replies in the order of the items.
    QStringList replies(const RunId &run) const
    {
        QStringList texts;
        const auto material = must(loadMaterial(*stores, run));
        for (const RunSlot &slot : material.allSlots()) {
            const auto attempts = must(stores->responses().attemptsOf(run, slot));
            texts.append(attempts.isEmpty() ? QString() : attempts.constLast().response.reply);
        }
        return texts;
    }
};

} // namespace

/// Practice models through the real runner: no network, by seed, with every fault and every miss.
class PracticeTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QNetworkProxyFactory::setApplicationProxyFactory(new NetworkWatch); }
    void cleanupTestCase();
    void onBothDatabases_data() { addBackends(); }
    void onBothDatabases();
    void theSameRunGivesTheSameReplies();
    void everyFaultIsTriedAgain_data();
    void everyFaultIsTriedAgain();
    void everyMissIsCounted_data();
    void everyMissIsCounted();
    void anEstimateKnowsTheDelay();
    void categoriesShiftNoRunAsAWhole();
    void noRequestContainsTheKey();
    void aTestReadsTheNumber();
    void describesJudgesAndAnswersQuestions();
    void tablesLeaveItOutWhereThereAreOthers();
    void aPracticeModelStaysAPracticeModel();
    void settingsAreChecked_data();
    void settingsAreChecked();
};

/// The watch itself works: a client of servers is seen.
void PracticeTest::cleanupTestCase()
{
    QCOMPARE(NetworkWatch::requests.load(), 0);
    HttpClient client;
    HttpCall call;
    call.post = false;
    // A name that is nobody's: for this machine itself Qt asks no factory.
    call.url = QUrl(QStringLiteral("http://yuyi.invalid/"));
    bool over = false;
    client.send(call, {}, {}, this, [&](const HttpAnswer &) { over = true; });
    QTRY_VERIFY(over);
    QCOMPARE(NetworkWatch::requests.load(), 1);
}

void PracticeTest::onBothDatabases()
{
    QFETCH(bool, server);
    PracticeProject project(40, server);
    const Endpoint endpoint = project.add([](PracticeSettings &settings) {
        settings.spread = 0;
        settings.faults = sharedEvenly<PracticeFault>(0.15);
        settings.misses = sharedEvenly<PracticeMiss>(0.2);
    });
    const Endpoint stored = must(project.stores->endpoints().endpoint(endpoint.id));
    QCOMPARE(stored.dialect, ChatDialect::Practice);
    QVERIFY(stored.parameters == endpoint.parameters);
    RunPlan plan = project.plan(endpoint);
    plan.repeats = 3;
    const Run run = project.create(plan);
    QVERIFY(must(project.stores->runs().run(run.id)).isPractice());
    project.ask(run.id);
    QCOMPARE(project.state(run.id), RunState::Done);
    const RunFigures figures = project.figures(run.id);
    QCOMPARE(figures.answered, 120);
    QCOMPARE(figures.transient, 0);
    QCOMPARE(figures.lost, 0);
    QVERIFY(figures.attempts > 125);
    QVERIFY2(std::abs(figures.correct - 120 * 0.6) <= 4 * std::sqrt(120 * 0.6 * 0.4), qPrintable(QString::number(figures.correct)));
    QVERIFY(figures.miss > 8 && figures.miss < 50);
    QVERIFY(figures.tokensInput > 120 * 20 && figures.tokensOutput > 120);
    QCOMPARE(figures.cost, 0.0);
    // Its runs stay practice when it is gone.
    QVERIFY(EndpointService(*project.stores, project.lead).remove(endpoint.id).has_value());
    QVERIFY(must(project.stores->runs().run(run.id)).isPractice());
}

/// How long it takes is set, nobody pays for it, and two requests at once take as long as one.
void PracticeTest::anEstimateKnowsTheDelay()
{
    PracticeProject project(12);
    Endpoint endpoint = project.add([](PracticeSettings &settings) {
        settings.delay = 4000;
        settings.delaySpread = 0;
    });
    endpoint.concurrency = 4;
    endpoint.requestsPerMinute = 0;
    endpoint.priceInput = endpoint.priceOutput = 100;
    endpoint.currency = QStringLiteral("USD");
    endpoint = must(EndpointService(*project.stores, project.lead).update(endpoint));
    RunPlan plan = project.plan(endpoint, QStringLiteral("none"));
    NoProgress progress;
    for (const auto &[items, seconds] : {std::pair(2, 4.0), std::pair(12, 12.0)}) {
        plan.items.limit = items;
        const RunEstimate total = must(project.service().estimate(plan, progress)).total;
        QCOMPARE(total.requests, items);
        QCOMPARE(total.seconds, seconds);
        QVERIFY(total.secondsMeasured);
        QVERIFY(!total.priced);
        QCOMPARE(total.cost, 0.0);
    }
}

void PracticeTest::theSameRunGivesTheSameReplies()
{
    QStringList first;
    for (const bool interrupted : {false, true}) {
        PracticeProject project(30);
        const Endpoint endpoint = project.add([&](PracticeSettings &settings) {
            settings.faults = sharedEvenly<PracticeFault>(0.2);
            settings.delay = interrupted ? 5 : 0;
        });
        const Run run = project.create(project.plan(endpoint));
        if (interrupted) {
            Runner runner(project.setup());
            QSignalSpy ended(&runner, &Runner::ended);
            QSignalSpy progressed(&runner, &Runner::progressed);
            runner.start(run.id, RunAsk::Missing);
            QTRY_VERIFY(!progressed.isEmpty());
            runner.stop(run.id, RunState::Paused);
            QTRY_COMPARE(ended.size(), 1);
        }
        project.ask(run.id);
        QCOMPARE(project.figures(run.id).answered, 30);
        const QStringList replies = project.replies(run.id);
        if (interrupted)
            QCOMPARE(replies, first);
        first = replies;
    }
    QVERIFY(QSet<QString>(first.begin(), first.end()).size() > 3);
}

void PracticeTest::everyFaultIsTriedAgain_data()
{
    QTest::addColumn<PracticeFault>("fault");
    QTest::addColumn<int>("http");
    QTest::newRow("429") << PracticeFault::TooMany << 429;
    QTest::newRow("500") << PracticeFault::ServerError << 500;
    QTest::newRow("broken") << PracticeFault::BrokenJson << 200;
    QTest::newRow("cut") << PracticeFault::Cut << 0;
    QTest::newRow("timeout") << PracticeFault::Timeout << 0;
}

void PracticeTest::everyFaultIsTriedAgain()
{
    QFETCH(PracticeFault, fault);
    QFETCH(int, http);
    PracticeProject project(12);
    const Endpoint some = project.add([&](PracticeSettings &settings) { settings.faults = {{fault, 0.4}}; });
    const Run run = project.create(project.plan(some));
    project.ask(run.id, RunAsk::Missing, 12);
    QCOMPARE(project.figures(run.id).answered, 12);
    QVERIFY(project.figures(run.id).attempts > 12);
    // Always: left as passing errors after the tries, and never wrong answers.
    const Endpoint always = project.add(
        [&](PracticeSettings &settings) {
            settings.faults = {{fault, 1.0}};
        },
        QStringLiteral("practice-b"));
    const Run lost = project.create(project.plan(always));
    const QString sentence = project.ask(lost.id, RunAsk::Missing, 2);
    QVERIFY2(sentence.contains(QLatin1String("12")), qPrintable(sentence));
    const RunFigures figures = project.figures(lost.id);
    QCOMPARE(figures.transient, 12);
    QCOMPARE(figures.answered, 0);
    QCOMPARE(figures.incorrect, 0);
    QCOMPARE(figures.attempts, 24);
    for (const ResponseDetails &details : must(project.stores->responses().lastResponses(lost.id, 3))) {
        QCOMPARE(details.response.httpStatus, http);
        QVERIFY(!details.response.message.isEmpty());
    }
}

void PracticeTest::everyMissIsCounted_data()
{
    QTest::addColumn<PracticeMiss>("miss");
    for (const auto &[miss, code] : codesOf(PracticeMiss{}))
        QTest::newRow(qPrintable(QString::fromUtf16(code))) << miss;
}

void PracticeTest::everyMissIsCounted()
{
    QFETCH(PracticeMiss, miss);
    PracticeProject project(8);
    const Endpoint endpoint = project.add([&](PracticeSettings &settings) {
        settings.accuracy = 0;
        settings.misses = {{miss, 1.0}};
    });
    const Run run = project.create(project.plan(endpoint));
    project.ask(run.id);
    const RunFigures figures = project.figures(run.id);
    QCOMPARE(figures.miss, 8);
    QCOMPARE(figures.answered, 8);
    const auto last = must(project.stores->responses().lastResponses(run.id, 8));
    for (const ResponseDetails &details : last)
        QCOMPARE(details.response.cutShort, miss == PracticeMiss::CutOff);
}

/// Most labels are the same for all items here: what all have in common makes no model better or worse than it shall be.
void PracticeTest::categoriesShiftNoRunAsAWhole()
{
    PracticeProject project(40);
    for (const char16_t *name : {u"practice-a", u"practice-b", u"practice-c"}) {
        const Endpoint endpoint = project.add([](PracticeSettings &settings) { settings.spread = 0.2; }, QString::fromUtf16(name));
        const auto material = must(loadMaterial(*project.stores, project.create(project.plan(endpoint)).id));
        double sum = 0;
        double least = 1;
        double most = 0;
        for (const MaterialItem &item : material.items) {
            const double chance = practiceChance(practiceCase(material, item, {item.version, 0, 0}, labelled(item.question.options), 0));
            sum += chance;
            least = std::min(least, chance);
            most = std::max(most, chance);
        }
        QVERIFY2(std::abs(sum / 40 - 0.6) < 0.005, qPrintable(QString::number(sum / 40)));
        QVERIFY(most - least > 0.2);
    }
}

/// A practice model knows the key and the server's request does not: it is made as for any other.
void PracticeTest::noRequestContainsTheKey()
{
    PracticeProject project(6);
    const Endpoint endpoint = project.add();
    const Run run = project.create(project.plan(endpoint));
    const auto material = must(loadMaterial(*project.stores, run.id));
    SentPictures pictures(project.projectFolder());
    const auto none = must(prepareRequest(material, {material.items.at(1).version, 0, 0}, {}, pictures));
    RunMaterial asked = material;
    asked.endpoint.dialect = ChatDialect::OpenAi;
    const auto other = must(prepareRequest(asked, {material.items.at(1).version, 0, 0}, {}, pictures));
    QVERIFY(none.call.practice && !other.call.practice);
    QCOMPARE(none.call.practice->keys.only(), 1);
    QCOMPARE(none.call.body.bytes(), other.call.body.bytes());
    QVERIFY(!none.call.body.bytes().contains("practice\":"));
    QCOMPARE(none.call.url.scheme(), QStringLiteral("practice"));
    QVERIFY(none.call.keyHeader.isEmpty());
}

void PracticeTest::aTestReadsTheNumber()
{
    PracticeProject project(1);
    const Endpoint endpoint = project.add([](PracticeSettings &settings) { settings.faults = {{PracticeFault::Cut, 1.0}}; });
    EndpointTester tester;
    std::optional<EndpointTrial> trial;
    connect(&tester, &EndpointTester::finished, this, [&](const EndpointTrial &result) { trial = result; });
    tester.start(endpoint, {}, 73);
    QTRY_VERIFY(trial.has_value());
    QVERIFY(trial->answered());
    QCOMPARE(trial->text, QStringLiteral("73"));
    QCOMPARE(trial->pictureSeen, std::optional(true));
    QVERIFY2(trial->advice.isEmpty(), qPrintable(trial->advice));
    QVERIFY(trial->models.contains(QStringLiteral("practice-c")));
}

void PracticeTest::describesJudgesAndAnswersQuestions()
{
    PracticeProject project(20);
    const Endpoint endpoint = project.add();
    const Endpoint judge = project.add([](PracticeSettings &settings) { settings.accuracy = 0.9; }, QStringLiteral("practice-b"));
    DescriptionService service(*project.stores, project.projectFolder(), project.lead);
    DescriptionPlan plan;
    plan.taskItems = false;
    plan.run = project.plan(endpoint);
    const Run described = must(service.create(plan)).constFirst();
    project.ask(described.id);
    const Run judged = must(service.create(JudgePlan{{described.id}, false, {}, project.plan(judge)})).constFirst();
    project.ask(judged.id);
    const auto runs = must(service.runs());
    QCOMPARE(runs.size(), 1);
    QCOMPARE(runs.constFirst().described, 20);
    QCOMPARE(runs.constFirst().judges.constFirst().read, 20);
    QVERIFY(runs.constFirst().judges.constFirst().run.isPractice());
    for (const Description &one : must(descriptionsOf(*project.stores, described.id)))
        QVERIFY2(one.text.contains(QStringLiteral("练习用模型")), qPrintable(one.text));
    auto reports = must(descriptionReports(*project.stores, project.lead));
    // The lead has descriptions left to score himself: he sees the figures by another's eyes.
    if (reports.list.isEmpty()) {
        must(openFigures(*project.stores, project.lead, described.id));
        reports = must(descriptionReports(*project.stores, project.lead));
    }
    const DescriptionTable table = descriptionTable(reports.list, {});
    QVERIFY(table.practice && !table.rows.isEmpty());
    QVERIFY(table.rows.constFirst().model.contains(QStringLiteral("(practice)")));
    VERIFY_FAILS(descriptionTableText(table, TableFormat::Latex), ErrorCode::Refused);
    QVERIFY(must(descriptionTableText(table, TableFormat::Latex, true)).contains("Practice results"));

    // A question about a case of a run.
    const Run run = project.create(project.plan(endpoint));
    project.ask(run.id);
    ErrorSampleRequest request;
    request.runs = {run.id};
    request.size = 1;
    const auto sample = must(ErrorSampleService(*project.stores, project.lead).draw(request));
    const auto material = must(ErrorProbeService(*project.stores, project.lead, project.projectFolder())
                                   .material(must(project.stores->errors().cases(sample.id)).constFirst().id));
    ErrorProber prober;
    std::optional<ProbeOutcome> outcome;
    connect(&prober, &ErrorProber::finished, this, [&](const ProbeOutcome &one) { outcome = one; });
    prober.start(material, {}, QStringLiteral("画面右上角写着什么？"));
    QTRY_VERIFY(outcome.has_value());
    QCOMPARE(outcome->probe.status, ReplyStatus::Answered);
    QVERIFY2(outcome->probe.reply.contains(QStringLiteral("画面右上角写着什么")), qPrintable(outcome->probe.reply));
    QVERIFY(outcome->probe.reply.contains(QStringLiteral("练习用模型")));
    // What it chose in the run is what it explains.
    const QList<Option> options = material.run.items.constFirst().question.options;
    const auto said = std::find_if(options.begin(), options.end(), [&](const Option &one) { return Answer(one.id) == material.said; });
    QVERIFY(said != options.end() && !said->correct);
    QVERIFY2(outcome->probe.reply.contains(said->text), qPrintable(outcome->probe.reply));
}

void PracticeTest::tablesLeaveItOutWhereThereAreOthers()
{
    PracticeProject project(12);
    const Run run = project.create(project.plan(project.add()));
    project.ask(run.id);
    ResultsService service(*project.stores, project.lead);
    const auto table = [&](bool wanted) {
        ResultsQuery query;
        query.withPractice = wanted;
        return resultsTable(must(service.data(query)), query);
    };
    const auto models = [](const ResultsTable &shown) {
        return std::count_if(shown.rows.begin(), shown.rows.end(), [](const ResultsRow &row) { return row.kind == RowKind::Model; });
    };
    // Alone it is shown, and does not leave by any format.
    QCOMPARE(models(table(false)), 1);
    for (const auto &[format, code] : codesOf(TableFormat{})) {
        const QString path = project.folder.filePath(QStringLiteral("table.") + suffixOf(format));
        VERIFY_FAILS(saveTable(table(false), format, path), ErrorCode::Refused);
        QVERIFY(!QFile::exists(path));
        QVERIFY(saveTable(table(true), format, path).has_value());
    }
    QVERIFY(must(tableText(table(true), TableFormat::Markdown)).contains("(practice)"));
    QVERIFY(resultsJson(table(true))["practice"].get<bool>());
    RepliesFile file;
    ImportedReply reply;
    reply.id = QStringLiteral("dev-0");
    reply.reply = QStringLiteral("答案：A");
    file.replies = {reply};
    ResponseImportRequest request;
    request.model = QStringLiteral("real");
    request.configuration = QStringLiteral("none");
    NoProgress progress;
    must(ResponseImport(*project.stores, project.lead).import(file, request, progress));
    QCOMPARE(models(table(false)), 1);
    QVERIFY(!table(false).practice);
    QCOMPARE(must(service.data({})).practiceLeftOut, 1);
    QVERIFY(tableText(table(false), TableFormat::Latex).has_value());
    QCOMPARE(models(table(true)), 2);
    // Named, it is there; and still does not leave.
    ResultsQuery named;
    named.runs = {run.id};
    VERIFY_FAILS(tableText(resultsTable(must(service.data(named)), named), TableFormat::Csv), ErrorCode::Refused);
}

void PracticeTest::aPracticeModelStaysAPracticeModel()
{
    PracticeProject project(2);
    EndpointService service(*project.stores, project.lead);
    Endpoint endpoint = project.add();
    endpoint.dialect = ChatDialect::OpenAi;
    endpoint.baseUrl = QStringLiteral("http://127.0.0.1:9/v1");
    VERIFY_FAILS(service.update(endpoint), ErrorCode::Refused);
    Endpoint real;
    real.name = QStringLiteral("real");
    real.model = QStringLiteral("m");
    real.baseUrl = QStringLiteral("http://127.0.0.1:9/v1");
    real = must(service.add(real));
    const Run run = project.create(project.plan(real));
    real.dialect = ChatDialect::Practice;
    VERIFY_FAILS(service.update(real), ErrorCode::Refused);
    // Even where a database says otherwise, a run is not answered by the other kind.
    must(project.stores->transaction([&] { return project.stores->endpoints().update(tidied(real)); }));
    QVERIFY(!project.ask(run.id).isEmpty());
    QCOMPARE(project.figures(run.id).attempts, 0);
}

void PracticeTest::settingsAreChecked_data()
{
    QTest::addColumn<QString>("settings");
    QTest::addColumn<QString>("field");
    QTest::newRow("accuracy") << QStringLiteral("{\"accuracy\": 1.2}") << QStringLiteral("accuracy");
    QTest::newRow("both") << QStringLiteral("{\"accuracy\": 0.9, \"misses\": {\"refusal\": 0.2}}") << QStringLiteral("accuracy");
    QTest::newRow("text only") << QStringLiteral("{\"text_only_accuracy\": -0.1}") << QStringLiteral("textOnlyAccuracy");
    QTest::newRow("spread") << QStringLiteral("{\"spread\": 0.6}") << QStringLiteral("spread");
    QTest::newRow("offset") << QStringLiteral("{\"by_configuration\": {\"cot\": 2}}") << QStringLiteral("byConfiguration");
    QTest::newRow("seed") << QStringLiteral("{\"seed\": -1}") << QStringLiteral("practiceSeed");
    QTest::newRow("delay") << QStringLiteral("{\"delay_ms\": -1}") << QStringLiteral("delay");
    QTest::newRow("faults") << QStringLiteral("{\"faults\": {\"429\": 0.6, \"cut\": 0.6}}") << QStringLiteral("faults");
    QTest::newRow("good") << QStringLiteral("{\"accuracy\": 0.9, \"misses\": {\"refusal\": 0.1}}") << QString();
}

void PracticeTest::settingsAreChecked()
{
    QFETCH(QString, settings);
    QFETCH(QString, field);
    Endpoint endpoint = serviceTemplate(QStringLiteral("practice"))->endpoint;
    endpoint.name = endpoint.model = QStringLiteral("practice-a");
    endpoint.parameters.practice = practiceSettings(must(parseJson(settings.toUtf8())));
    QCOMPARE(faultsOf(endpoint).value(0).field, field);
    QVERIFY(practiceSettings(toJson(*endpoint.parameters.practice)) == *endpoint.parameters.practice);
}

QTEST_GUILESS_MAIN(PracticeTest)
#include "practicetest.moc"
