// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/descriptions/export.h"
#include "tests/support/describedproject.h"

#include "models/evaluation/ratings/ratingextraction.h"
#include "models/services/descriptions/report.h"
#include "models/services/results/resultsservice.h"

#include <QtTest>

using namespace yuyi;
using namespace yuyi::test;

/// Pictures described, and judged by a model, against a server that answers both.
class DescriptionServiceTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void onePicturePerRequest();
    void theTaskNarrows();
    void aJudgeGetsNoImage();
    void judgesAreReadAndReported();
    void freeTextsAreNoQuestions();
    void oldProjectsUseTheProgramsTask();
    void promptsHaveVersions();
    void onlyLeadsSetUp();
};

void DescriptionServiceTest::onePicturePerRequest()
{
    DescribedProject project(4);
    // The first picture gets a second question.
    const QString folder = project.folder.filePath(QStringLiteral("more"));
    QFile file(writeBenchmark(folder, 1));
    QVERIFY(file.open(QIODevice::ReadOnly));
    Json entries = parseJson(file.readAll()).value_or(Json::array());
    file.close();
    entries[0]["questions"][0]["id"] = "dev-899";
    Json second = entries[0]["questions"][0];
    second["id"] = "dev-900";
    second["question"] = "第900题";
    entries[0]["questions"].push_back(second);
    drawn::scene(777, QSize(160, 120)).save(folder + QStringLiteral("/0.png"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(QByteArray::fromStdString(entries.dump()));
    file.close();
    ItemImportRequest request;
    request.file = file.fileName();
    request.by = project.lead;
    NoProgress progress;
    VERIFY_OK(ItemImportService(*project.stores, project.projectFolder()).importItems(request, progress));
    QCOMPARE(project.stores->annotations().items()->size(), 6);

    RecordingServer server(describeOrJudge);
    const Endpoint endpoint = project.addEndpoint(server.url());
    const DescriptionPlan plan = project.descriptionPlan(endpoint);
    const auto estimate = project.descriptions().estimate(plan, progress);
    VERIFY_OK(estimate);
    QCOMPARE(estimate->total.requests, 5);
    const auto preview = project.descriptions().preview(plan, 0);
    VERIFY_OK(preview);
    QCOMPARE(server.received().size(), 0);
    const Run run = project.describe(endpoint);
    QCOMPARE(run.kind, RunKind::Descriptions);
    QCOMPARE(server.received().size(), 5);
    const QString prompt = project.stores->project().info()->preset.descriptions.constFirst().prompt;
    for (const ReadRequest &sent : server.requests()) {
        QCOMPARE(sent.text(), prompt);
        QCOMPARE(sent.pictures.size(), 1);
    }
    QCOMPARE(preview->turns.constFirst().parts.constLast().text, prompt);
    const auto descriptions = descriptionsOf(*project.stores, run.id);
    VERIFY_OK(descriptions);
    QCOMPARE(descriptions->size(), 5);
    // Without its reasoning.
    for (const Description &one : *descriptions)
        QVERIFY(one.text.startsWith(QStringLiteral("描述#")));
    // Nothing is left to ask.
    project.ask(run.id);
    QCOMPARE(server.received().size(), 5);
}

void DescriptionServiceTest::theTaskNarrows()
{
    DescribedProject project(4);
    const Endpoint endpoint = project.addEndpoint(QUrl(QStringLiteral("http://127.0.0.1:9")));
    DescriptionPlan plan = project.descriptionPlan(endpoint);
    plan.taskItems = true;
    // No item of the fixture is of the task's domain.
    const auto refused = project.descriptions().create(plan);
    VERIFY_FAILS(refused, ErrorCode::Refused);
    QVERIFY(refused.error().sentence.contains(project.stores->project().info()->preset.descriptions.constFirst().items));
    plan.taskItems = false;
    plan.run.items.limit = 3;
    NoProgress progress;
    QCOMPARE(project.descriptions().estimate(plan, progress)->total.requests, 3);
    plan.task = QStringLiteral("nope");
    VERIFY_FAILS(project.descriptions().create(plan), ErrorCode::NotFound);
}

void DescriptionServiceTest::aJudgeGetsNoImage()
{
    DescribedProject project(3);
    RecordingServer server(describeOrJudge);
    const Endpoint endpoint = project.addEndpoint(server.url());
    const Run described = project.describe(endpoint);
    const JudgePlan plan{{described.id}, false, {}, project.plan(endpoint)};
    const auto preview = project.descriptions().preview(plan, 0);
    VERIFY_OK(preview);
    project.judge(endpoint, described);
    QCOMPARE(server.received().size(), 6);
    const QList<ReadRequest> sent = server.requests().mid(3);
    for (const ReadRequest &one : sent) {
        QVERIFY(one.pictures.isEmpty());
        QVERIFY(one.text().contains(QStringLiteral("描述#")));
        QVERIFY(!one.text().contains(QStringLiteral("先看一看")));
        QVERIFY(one.text().contains(QStringLiteral("解释")) && one.text().contains(QStringLiteral("意义")));
        QVERIFY(!one.text().contains(u'{'));
    }
    QVERIFY(std::any_of(sent.begin(), sent.end(), [&](const ReadRequest &one) {
        return one.text() == preview->turns.constFirst().parts.constFirst().text;
    }));
    const auto withPicture = project.descriptions().create(JudgePlan{{described.id}, true, {}, project.plan(endpoint)});
    VERIFY_OK(withPicture);
    project.ask(withPicture->constFirst().id);
    QCOMPARE(server.requests().constLast().pictures.size(), 1);
    // Another version of the prompt, as the picture is part of it.
    QVERIFY(withPicture->constFirst().promptTemplate != project.stores->runs().runs(true, RunKind::Judgements)->constLast().promptTemplate);
    // Nothing but descriptions is judged.
    const Run questions = project.create(project.plan(endpoint));
    VERIFY_FAILS(project.descriptions().create(JudgePlan{{questions.id}, false, {}, project.plan(endpoint)}), ErrorCode::Refused);
}

void DescriptionServiceTest::judgesAreReadAndReported()
{
    DescribedProject project(10);
    RecordingServer server(describeOrJudge);
    const Endpoint endpoint = project.addEndpoint(server.url());
    const Run described = project.describe(endpoint);
    const Run judged = project.judge(endpoint, described);
    const auto lines = project.descriptions().runs();
    VERIFY_OK(lines);
    QCOMPARE(lines->size(), 1);
    QCOMPARE(lines->constFirst().described, 10);
    QCOMPARE(lines->constFirst().judges.size(), 1);
    QCOMPARE(lines->constFirst().judges.constFirst().run.id, judged.id);
    QCOMPARE(lines->constFirst().judges.constFirst().read, 9);

    VERIFY_OK(project.open(project.lead, described.id));
    const auto report = DescriptionReportService(*project.stores, project.lead).report(described.id);
    VERIFY_OK(report);
    QCOMPARE(report->described(), 10);
    QCOMPARE(report->scorers.size(), 1);
    const DescriptionScorer &judgeScores = report->scorers.constFirst();
    QCOMPARE(judgeScores.scored, 9);
    QCOMPARE(judgeScores.unread, 1);
    QCOMPARE(judgeScores.failed, 0);
    // Each score is about the description it was given for.
    const auto texts = descriptionsOf(*project.stores, described.id);
    for (qsizetype i = 0; i < report->pictures.size(); ++i) {
        const QString text = texts->value(report->pictures.at(i).slot).text;
        const int n = text.mid(3, text.indexOf(u'：') - 3).toInt();
        const auto &given = judgeScores.scores.at(i);
        QVERIFY(given);
        if (n % 10 == 9) {
            QVERIFY(!given->score);
            QCOMPARE(given->rule, codeOf(RatingRule::Placeholder));
        } else {
            QCOMPARE(*given->score, 1.0 + n % 5);
        }
    }
    const ScoreCell overall = scoreCell(*report, 0);
    QCOMPARE(overall.figures.n, 9);
    QCOMPARE(overall.without, 1);
    const Dimension &dimension = report->dimensions.at(1);
    int n = 0;
    for (const LabelValue &value : dimension.values)
        n += scoreCell(*report, 0, dimension.code, value.code).figures.n;
    QCOMPARE(n, 9);
    const Json json = descriptionReportJson(*report);
    QCOMPARE(json["scorers"][0]["unread"].get<int>(), 1);
    QCOMPARE(json["items"].size(), size_t(10));
    QCOMPARE(descriptionScoresCsv(*report).count("\r\n"), 11);
}

void DescriptionServiceTest::freeTextsAreNoQuestions()
{
    DescribedProject project(3);
    RecordingServer server(describeOrJudge);
    const Endpoint endpoint = project.addEndpoint(server.url());
    const Run described = project.describe(endpoint);
    project.judge(endpoint, described);
    QVERIFY(project.stores->runs().runs(true)->isEmpty());
    QVERIFY(ResultsService(*project.stores, project.lead).runs(true)->isEmpty());
    const auto items = project.stores->runs().itemsOf(described.itemSet);
    QVERIFY(project.stores->responses().responsesTo(items->constFirst().question)->isEmpty());
    for (const auto &[scorer, code] : codesOf(Scorer{})) {
        QVERIFY(project.stores->responses().runsReadOtherwise(scorer, QStringLiteral("other"))->isEmpty());
        const auto last = project.stores->responses().lastResponses(described.id, 3);
        for (const ResponseDetails &one : *last)
            QVERIFY(one.scores.isEmpty());
    }
    // Nor are their prompts configurations of questions.
    const auto offered = project.service().configurations();
    for (const OfferedConfiguration &one : *offered)
        QVERIFY(!isFreeText(one.newest.configuration.code));
    QCOMPARE(project.stores->endpoints().templates()->size(), 2);
}

void DescriptionServiceTest::oldProjectsUseTheProgramsTask()
{
    NewProject old = newProject();
    Json body = parseJson(old.preset.source).value_or(Json::object());
    QCOMPARE(body.erase("descriptions"), size_t(1));
    const auto stripped = readPreset(jsonText(body));
    VERIFY_OK(stripped);
    QVERIFY(stripped->descriptions.isEmpty());
    old.preset = *stripped;
    QTemporaryDir folder;
    SqlProjectHost host;
    const auto made = host.create(folder.filePath(QStringLiteral("old")), old);
    VERIFY_OK(made);
    const auto stores = (*made)->open();
    VERIFY_OK(stores);
    const auto tasks = descriptionTasks(**stores);
    VERIFY_OK(tasks);
    QCOMPARE(tasks->size(), 1);
    QVERIFY(tasks->constFirst().builtIn);
    QCOMPARE(tasks->constFirst().rubric.size(), 5);
    // A preset of another name says what is missing.
    body["code"] = "another";
    old.preset = *readPreset(jsonText(body));
    const auto other = host.create(folder.filePath(QStringLiteral("other")), old);
    VERIFY_OK(other);
    const auto otherStores = (*other)->open();
    QVERIFY(descriptionTasks(**otherStores)->isEmpty());
    VERIFY_FAILS(descriptionTask(**otherStores, {}), ErrorCode::NotFound);
}

void DescriptionServiceTest::promptsHaveVersions()
{
    DescribedProject project(2);
    RecordingServer server(describeOrJudge);
    const Endpoint endpoint = project.addEndpoint(server.url());
    DescriptionPlan plan = project.descriptionPlan(endpoint);
    const auto first = project.descriptions().create(plan);
    VERIFY_OK(first);
    plan.prompt = QStringLiteral("请描述这幅画。");
    const auto second = project.descriptions().create(plan);
    VERIFY_OK(second);
    QCOMPARE(*project.descriptions().prompt({}, false), plan.prompt);
    plan.prompt.clear();
    const auto third = project.descriptions().create(plan);
    QCOMPARE(third->constFirst().promptTemplate, second->constFirst().promptTemplate);
    QVERIFY(first->constFirst().promptTemplate != second->constFirst().promptTemplate);
    plan.prompt = QStringLiteral("{explanation}");
    VERIFY_FAILS(project.descriptions().create(plan), ErrorCode::Invalid);
    JudgePlan judging{{first->constFirst().id}, false, QStringLiteral("没有标记"), project.plan(endpoint)};
    VERIFY_FAILS(project.descriptions().create(judging), ErrorCode::Invalid);
    judging.prompt.clear();
    // Nobody has described anything yet.
    VERIFY_FAILS(project.descriptions().create(judging), ErrorCode::Refused);
    // The same run that has not ended goes on.
    plan.prompt.clear();
    const auto same = project.descriptions().create(plan, SameRuns::GoOn);
    QVERIFY(same->constFirst().id == second->constFirst().id || same->constFirst().id == third->constFirst().id);
}

void DescriptionServiceTest::onlyLeadsSetUp()
{
    DescribedProject project(2);
    const Endpoint endpoint = project.addEndpoint(QUrl(QStringLiteral("http://127.0.0.1:9")));
    const PersonId expert = project.addPerson(QStringLiteral("E"), {Role::Expert});
    VERIFY_FAILS(DescriptionService(*project.stores, project.projectFolder(), expert)
                     .create(project.descriptionPlan(endpoint)),
                 ErrorCode::Refused);
    NoProgress progress;
    DescriptionService own(*project.stores, project.projectFolder(), expert);
    VERIFY_FAILS(own.estimate(project.descriptionPlan(endpoint), progress), ErrorCode::Refused);
    VERIFY_FAILS(own.preview(project.descriptionPlan(endpoint), 0), ErrorCode::Refused);
    // A budget without prices would never stop anything.
    DescriptionPlan plan = project.descriptionPlan(endpoint);
    plan.run.budget = 1;
    VERIFY_FAILS(project.descriptions().create(plan), ErrorCode::Invalid);
}

QTEST_GUILESS_MAIN(DescriptionServiceTest)
#include "descriptionservicetest.moc"
