// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/descriptions/export.h"
#include "tests/support/runfixture.h"

#include "models/evaluation/ratings/ratingextraction.h"
#include "models/services/descriptions/descriptionservice.h"
#include "models/services/descriptions/ratingrereading.h"
#include "models/services/descriptions/ratingservice.h"
#include "models/services/descriptions/report.h"
#include "models/services/history/undoservice.h"
#include "models/services/results/resultsservice.h"
#include "models/stores/ratingstore.h"

#include <QtTest>

using namespace yuyi;
using namespace yuyi::test;

namespace {

/// Describes, and judges in ten different forms.
QString model(const ReadRequest &request)
{
    static const QRegularExpression described(QStringLiteral("描述#(\\d+)"));
    const auto found = described.match(request.text());
    static int pictures = 0;
    if (!found.hasMatch())
        return QStringLiteral("<think>先看一看</think>描述#%1：山水。").arg(pictures++);
    const int n = found.captured(1).toInt();
    const int score = 1 + n % 5;
    switch (n % 10) {
    case 0: return QStringLiteral("[%1]").arg(score);
    case 1: return QStringLiteral("[[%1]]").arg(score);
    case 2: return QStringLiteral("评分：[%1]").arg(score);
    case 3: return QStringLiteral("%1分").arg(score);
    case 4: return QStringLiteral("%1 / 5").arg(score);
    case 5: return QStringLiteral("**%1**").arg(score);
    case 6: return QStringLiteral("Rating: %1.0").arg(score);
    case 7: return QStringLiteral("{\"rating\": %1}").arg(score);
    case 8: return QStringLiteral("[%1 points]").arg(score);
    default: return QStringLiteral("[ratings]");
    }
}

} // namespace

/// Pictures described, judged by a model and by people, against a server that answers both.
class DescriptionServiceTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void onePicturePerRequest();
    void theTaskNarrows();
    void aJudgeGetsNoImage();
    void judgesAreReadAndReported();
    void freeTextsAreNoQuestions();
    void peopleScoreBlind();
    void scoringEndsAfterTheFiguresAreSeen();
    void figuresWithoutOthersAreShown();
    void repliesAreReadAgain();
    void whatCannotBeScored();
    void oldProjectsUseTheProgramsTask();
    void promptsHaveVersions();
    void onlyLeadsSetUp();

private:
    static DescriptionPlan planFor(const RunProject &project, const Endpoint &endpoint)
    {
        DescriptionPlan plan;
        plan.taskItems = false;
        plan.run = project.plan(endpoint);
        return plan;
    }
    static DescriptionService service(const RunProject &project)
    {
        return DescriptionService(*project.stores, project.projectFolder(), project.lead);
    }
    static PersonId addPerson(RunProject &project, const QString &name, const QList<Role> &roles)
    {
        Person person;
        person.id = PersonId::create();
        person.name = name;
        person.roles = roles;
        const auto added = project.stores->transaction([&] { return project.stores->project().addPerson(person); });
        return added ? person.id : PersonId();
    }
    static Run asked(RunProject &project, const Result<QList<Run>> &made)
    {
        if (!made)
            qFatal("%s", whatFailed(made).constData());
        project.ask(made->constFirst().id);
        return made->constFirst();
    }
    static Run describe(RunProject &project, const Endpoint &endpoint)
    {
        return asked(project, service(project).create(planFor(project, endpoint)));
    }
    static Run judge(RunProject &project, const Endpoint &endpoint, const Run &described)
    {
        return asked(project, service(project).create(JudgePlan{{described.id}, false, {}, project.plan(endpoint)}));
    }
    /// Replies looked at, and those of them that are read otherwise.
    static QPair<int, int> reread(const Result<RereadReport> &report)
    {
        return report ? qMakePair(report->replies, report->changed) : qMakePair(-1, -1);
    }
    static Result<> open(RunProject &project, const PersonId &person, const RunId &run)
    {
        return openFigures(*project.stores, person, run);
    }
    static Result<> rate(RunProject &project, const PersonId &person, const AttemptId &attempt,
                         double score, const QMap<QString, double> &subScores = {})
    {
        ReplyRating rating;
        rating.attempt = attempt;
        rating.score = score;
        rating.perspectives = subScores;
        return RatingService(*project.stores, person).rate(rating);
    }
};

void DescriptionServiceTest::onePicturePerRequest()
{
    RunProject project(4);
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

    RecordingServer server(model);
    const Endpoint endpoint = project.addEndpoint(server.url());
    const DescriptionPlan plan = planFor(project, endpoint);
    const auto estimate = service(project).estimate(plan, progress);
    VERIFY_OK(estimate);
    QCOMPARE(estimate->total.requests, 5);
    const auto preview = service(project).preview(plan, 0);
    VERIFY_OK(preview);
    QCOMPARE(server.received().size(), 0);
    const Run run = describe(project, endpoint);
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
    RunProject project(4);
    const Endpoint endpoint = project.addEndpoint(QUrl(QStringLiteral("http://127.0.0.1:9")));
    DescriptionPlan plan = planFor(project, endpoint);
    plan.taskItems = true;
    // No item of the fixture is of the task's domain.
    const auto refused = service(project).create(plan);
    VERIFY_FAILS(refused, ErrorCode::Refused);
    QVERIFY(refused.error().sentence.contains(project.stores->project().info()->preset.descriptions.constFirst().items));
    plan.taskItems = false;
    plan.run.items.limit = 3;
    NoProgress progress;
    QCOMPARE(service(project).estimate(plan, progress)->total.requests, 3);
    plan.task = QStringLiteral("nope");
    VERIFY_FAILS(service(project).create(plan), ErrorCode::NotFound);
}

void DescriptionServiceTest::aJudgeGetsNoImage()
{
    RunProject project(3);
    RecordingServer server(model);
    const Endpoint endpoint = project.addEndpoint(server.url());
    const Run described = describe(project, endpoint);
    const JudgePlan plan{{described.id}, false, {}, project.plan(endpoint)};
    const auto preview = service(project).preview(plan, 0);
    VERIFY_OK(preview);
    judge(project, endpoint, described);
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
    const auto withPicture = service(project).create(JudgePlan{{described.id}, true, {}, project.plan(endpoint)});
    VERIFY_OK(withPicture);
    project.ask(withPicture->constFirst().id);
    QCOMPARE(server.requests().constLast().pictures.size(), 1);
    // Another version of the prompt, as the picture is part of it.
    QVERIFY(withPicture->constFirst().promptTemplate != project.stores->runs().runs(true, RunKind::Judgements)->constLast().promptTemplate);
    // Nothing but descriptions is judged.
    const Run questions = project.create(project.plan(endpoint));
    VERIFY_FAILS(service(project).create(JudgePlan{{questions.id}, false, {}, project.plan(endpoint)}), ErrorCode::Refused);
}

void DescriptionServiceTest::judgesAreReadAndReported()
{
    RunProject project(10);
    RecordingServer server(model);
    const Endpoint endpoint = project.addEndpoint(server.url());
    const Run described = describe(project, endpoint);
    const Run judged = judge(project, endpoint, described);
    const auto lines = service(project).runs();
    VERIFY_OK(lines);
    QCOMPARE(lines->size(), 1);
    QCOMPARE(lines->constFirst().described, 10);
    QCOMPARE(lines->constFirst().judges.size(), 1);
    QCOMPARE(lines->constFirst().judges.constFirst().run.id, judged.id);
    QCOMPARE(lines->constFirst().judges.constFirst().read, 9);

    VERIFY_OK(open(project, project.lead, described.id));
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
    RunProject project(3);
    RecordingServer server(model);
    const Endpoint endpoint = project.addEndpoint(server.url());
    const Run described = describe(project, endpoint);
    judge(project, endpoint, described);
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

void DescriptionServiceTest::peopleScoreBlind()
{
    RunProject project(3);
    RecordingServer server(model);
    const Endpoint endpoint = project.addEndpoint(server.url());
    const Run first = describe(project, endpoint);
    const Run second = describe(project, endpoint);
    judge(project, endpoint, first);
    const PersonId ann = addPerson(project, QStringLiteral("Ann"), {Role::Expert});
    const PersonId ben = addPerson(project, QStringLiteral("Ben"), {Role::Expert});
    const auto anns = RatingService(*project.stores, ann).lines({});
    const auto bens = RatingService(*project.stores, ben).lines({});
    VERIFY_OK(anns);
    QCOMPARE(anns->size(), 6);
    const auto attempts = [](const QList<ScoringLine> &lines) {
        QList<AttemptId> ids;
        for (const ScoringLine &line : lines)
            ids.append(line.attempt);
        return ids;
    };
    // The same order each time, another one for each person.
    QCOMPARE(attempts(*RatingService(*project.stores, ann).lines({})), attempts(*anns));
    QVERIFY(attempts(*anns) != attempts(*bens));
    const auto only = RatingService(*project.stores, ann).lines({}, {first.id});
    QCOMPARE(only->size(), 3);

    // Whoever has something left sees nothing of the judge and of others, whether he has begun or not; who has finished does.
    for (const PersonId &person : {ann, ben, project.lead})
        VERIFY_FAILS(DescriptionReportService(*project.stores, person).report(first.id), ErrorCode::Refused);
    VERIFY_OK(rate(project, ann, only->at(0).attempt, 4));
    VERIFY_FAILS(DescriptionReportService(*project.stores, ann).report(first.id), ErrorCode::Refused);
    VERIFY_OK(rate(project, ann, only->at(1).attempt, 3));
    VERIFY_FAILS(DescriptionReportService(*project.stores, ann).report(first.id), ErrorCode::Refused);
    VERIFY_OK(rate(project, ann, only->at(2).attempt, 2));
    VERIFY_OK(DescriptionReportService(*project.stores, ann).report(first.id));
    VERIFY_FAILS(DescriptionReportService(*project.stores, ben).report(first.id), ErrorCode::Refused);
    const auto bensOfFirst = RatingService(*project.stores, ben).lines({}, {first.id});
    VERIFY_OK(bensOfFirst);
    for (const ScoringLine &line : *bensOfFirst)
        VERIFY_OK(rate(project, ben, line.attempt, 3));
    const auto report = DescriptionReportService(*project.stores, ann).report(first.id);
    VERIFY_OK(report);
    QCOMPARE(report->people(), 2);
    QCOMPARE(report->scorers.size(), 5); // judge, two people, mean, median
    for (const DescriptionScorer &one : report->scorers)
        QVERIFY(one.name != QStringLiteral("Ann") && one.name != QStringLiteral("Ben"));
    VERIFY_OK(open(project, project.lead, first.id));
    const auto leads = DescriptionReportService(*project.stores, project.lead).report(first.id);
    VERIFY_OK(leads);
    QVERIFY(
        std::any_of(leads->scorers.begin(), leads->scorers.end(), [](const DescriptionScorer &one) {
            return one.name == QStringLiteral("Ann");
        }));
    const auto mean = std::find_if(report->scorers.begin(), report->scorers.end(),
                                   [](const DescriptionScorer &one) { return one.kind == ScorerKind::MeanOfPeople; });
    double sum = 0;
    for (const auto &given : mean->scores)
        sum += *given->score;
    QCOMPARE(sum, (4 + 3 + 2 + 9) / 2.0);
    // 1 judge × (2 people, mean, median), then the two people.
    QCOMPARE(scorerPairs(*report).size(), 5);

    // Changing after all were scored is allowed and told.
    VERIFY_OK(rate(project, ann, only->at(0).attempt, 5));
    const auto late = DescriptionReportService(*project.stores, project.lead).report(first.id);
    int changed = 0;
    for (const DescriptionScorer &one : late->scorers)
        changed += one.late;
    QCOMPARE(changed, 1);
    // Undone step by step: first to what it was, then to nothing, which hides the figures again.
    UndoService undo(*project.stores, ann);
    const auto step = undo.undo();
    VERIFY_OK(step);
    QVERIFY(step->has_value());
    QCOMPARE((*step)->kind, QStringLiteral("score"));
    QCOMPARE((*step)->record, only->at(0).attempt.value());
    QCOMPARE(*RatingService(*project.stores, ann).view(only->at(0).attempt)->own->score, 4.0);
    VERIFY_OK(DescriptionReportService(*project.stores, ann).report(first.id));
    VERIFY_OK(undo.undo());
    QVERIFY(!RatingService(*project.stores, ann).view(only->at(2).attempt)->own);
    VERIFY_FAILS(DescriptionReportService(*project.stores, ann).report(first.id), ErrorCode::Refused);
    VERIFY_OK(undo.redo());
    QCOMPARE(*RatingService(*project.stores, ann).view(only->at(2).attempt)->own->score, 2.0);
}

void DescriptionServiceTest::scoringEndsAfterTheFiguresAreSeen()
{
    RunProject project(3);
    RecordingServer server(model);
    const Endpoint endpoint = project.addEndpoint(server.url());
    const Run first = describe(project, endpoint);
    const Run second = describe(project, endpoint);
    judge(project, endpoint, first);
    judge(project, endpoint, second);
    const PersonId expert = addPerson(project, QStringLiteral("E"), {Role::Expert});
    const auto scoring = [&](const RunId &run) { return RatingService(*project.stores, project.lead).lines({}, {run}); };
    const QList<ScoringLine> lines = *scoring(first.id);
    QCOMPARE(lines.size(), 3);
    VERIFY_OK(rate(project, project.lead, lines.at(0).attempt, 4));
    VERIFY_FAILS(DescriptionReportService(*project.stores, project.lead).report(first.id), ErrorCode::Refused);
    // An expert scores; only a lead may do without.
    VERIFY_FAILS(open(project, expert, first.id), ErrorCode::Refused);
    VERIFY_FAILS(DescriptionReportService(*project.stores, expert).report(first.id), ErrorCode::Refused);
    VERIFY_OK(open(project, project.lead, first.id));
    VERIFY_OK(DescriptionReportService(*project.stores, project.lead).report(first.id));
    QCOMPARE(scoringProgress(*project.stores, project.lead, first.id)->left(), 0);
    // What he had not scored is offered no more, and is not taken.
    QCOMPARE(scoring(first.id)->size(), 1);
    VERIFY_FAILS(rate(project, project.lead, lines.at(1).attempt, 3), ErrorCode::Refused);
    // What he had may be changed, and that is told.
    VERIFY_OK(rate(project, project.lead, lines.at(0).attempt, 5));
    const auto report = DescriptionReportService(*project.stores, project.lead).report(first.id);
    int late = 0;
    for (const DescriptionScorer &one : report->scorers)
        late += one.late;
    QCOMPARE(late, 1);
    // Of this run alone, and of this person.
    VERIFY_FAILS(DescriptionReportService(*project.stores, project.lead).report(second.id), ErrorCode::Refused);
    QCOMPARE(scoring(second.id)->size(), 3);
    VERIFY_OK(rate(project, expert, lines.at(1).attempt, 3));
    // Once is enough; the audit has it.
    VERIFY_OK(open(project, project.lead, first.id));
    EventFilter filter;
    filter.entity = Entity::Rating;
    filter.action = QStringLiteral("opened");
    QCOMPARE(*project.stores->history().count(filter), 1);
}

void DescriptionServiceTest::figuresWithoutOthersAreShown()
{
    RunProject project(2);
    RecordingServer server(model);
    const Endpoint endpoint = project.addEndpoint(server.url());
    const Run described = describe(project, endpoint);
    const auto empty = DescriptionReportService(*project.stores, project.lead).report(described.id);
    VERIFY_OK(empty);
    QVERIFY(empty->scorers.isEmpty());
    // One's own scores are none of others.
    const QList<ScoringLine> lines = *RatingService(*project.stores, project.lead).lines({});
    VERIFY_OK(rate(project, project.lead, lines.at(0).attempt, 4));
    QCOMPARE(DescriptionReportService(*project.stores, project.lead).report(described.id)->people(), 1);
    const PersonId expert = addPerson(project, QStringLiteral("E"), {Role::Expert});
    VERIFY_FAILS(DescriptionReportService(*project.stores, expert).report(described.id), ErrorCode::Refused);
    VERIFY_OK(rate(project, expert, lines.at(1).attempt, 2));
    VERIFY_FAILS(DescriptionReportService(*project.stores, project.lead).report(described.id), ErrorCode::Refused);
}

void DescriptionServiceTest::repliesAreReadAgain()
{
    RunProject project(10);
    RecordingServer server(model);
    const Endpoint endpoint = project.addEndpoint(server.url());
    const Run described = describe(project, endpoint);
    const Run judged = judge(project, endpoint, described);
    const PersonId expert = addPerson(project, QStringLiteral("E"), {Role::Expert});
    RatingRereading leads(*project.stores, project.lead);
    // What the reader of now has read is not looked at again.
    QCOMPARE(reread(leads.look(described.id)), qMakePair(0, 0));
    const QList<ReplyRating> right = *project.stores->ratings().ofRun(described.id);
    // As if an older reader had read three of them otherwise: not at all, another score, the same by another rule.
    int wrong = 0;
    for (ReplyRating one : right) {
        if (!one.score || wrong == 3)
            continue;
        one.id = RatingId::create();
        one.score = wrong == 0 ? std::optional<double>() : wrong == 1 ? std::optional<double>(*one.score == 5 ? 4 : *one.score + 1)
                                                                      : one.score;
        one.rule = QStringLiteral("none");
        one.reader = wrong == 0 ? QString() : QStringLiteral("0");
        VERIFY_OK(project.stores->transaction([&] { return project.stores->ratings().add(one); }));
        ++wrong;
    }
    // And one that it had read as it is read now.
    ReplyRating same = right.constLast();
    same.id = RatingId::create();
    same.reader = QStringLiteral("0");
    VERIFY_OK(project.stores->transaction([&] { return project.stores->ratings().add(same); }));
    VERIFY_OK(rate(project, expert, right.constFirst().attempt, 3));
    QCOMPARE(reread(leads.look(described.id)), qMakePair(4, 3));
    VERIFY_FAILS(RatingRereading(*project.stores, expert).readAgain(described.id), ErrorCode::Refused);
    QCOMPARE(reread(leads.look(described.id)), qMakePair(4, 3));
    QCOMPARE(reread(leads.readAgain(described.id)), qMakePair(4, 3));
    QCOMPARE(reread(leads.look(described.id)), qMakePair(0, 0));
    QHash<AttemptId, ReplyRating> now;
    const QList<ReplyRating> all = *project.stores->ratings().ofRun(described.id);
    for (const ReplyRating &one : all) {
        if (!one.judgement.isNull())
            now.insert(one.judgement, one);
    }
    // The person's is left alone.
    QCOMPARE(all.size(), 11);
    for (const ReplyRating &one : right) {
        QCOMPARE(now.value(one.judgement).score, one.score);
        QCOMPARE(now.value(one.judgement).rule, one.rule);
        QCOMPARE(now.value(one.judgement).reader, ratingReaderVersion());
        QCOMPARE(now.value(one.judgement).attempt, one.attempt);
    }
    // Nothing was asked for it; it stands in the audit.
    QCOMPARE(server.received().size(), 20);
    EventFilter filter;
    filter.subject = judged.id.value();
    filter.entity = Entity::Run;
    filter.action = QStringLiteral("rescored");
    QCOMPARE(*project.stores->history().count(filter), 1);
    // A picture is described once more: what was said of the former description says nothing of this one.
    ResponseDetails again = project.stores->responses().lastResponses(described.id, 1)->constFirst();
    again.attempt.id = again.response.attempt = AttemptId::create();
    ++again.attempt.number;
    VERIFY_OK(project.stores->transaction([&] {
        const auto asked = project.stores->responses().addAttempts({again.attempt});
        return asked ? project.stores->responses().addResponses({again.response}) : asked;
    }));
    VERIFY_OK(open(project, project.lead, described.id));
    const DescriptionScorer judgeScores = DescriptionReportService(*project.stores, project.lead)
                                              .report(described.id)
                                              ->scorers.constFirst();
    QCOMPARE(judgeScores.scored + judgeScores.unread, 9);
}

void DescriptionServiceTest::whatCannotBeScored()
{
    RunProject project(2);
    RecordingServer server([](const ReadRequest &request) {
        return request.pictures.constFirst().size() % 2 ? QStringLiteral("<think>没有") : QStringLiteral("山水");
    });
    const Endpoint endpoint = project.addEndpoint(server.url());
    const Run described = describe(project, endpoint);
    const auto descriptions = descriptionsOf(*project.stores, described.id);
    const auto all = project.stores->responses().lastResponses(described.id, 2);
    for (const ResponseDetails &one : *all) {
        const bool silent = !descriptions->contains(one.attempt.slot);
        const auto done = rate(project, project.lead, one.attempt.id, 3);
        QCOMPARE(done.has_value(), !silent);
        // Half points as well: the rubric has none.
        for (const double wrong : {0.0, 5.5, 6.0, 3.5, 3.2, -1.0})
            VERIFY_FAILS(rate(project, project.lead, one.attempt.id, wrong), silent ? ErrorCode::Refused : ErrorCode::Invalid);
        for (const auto &[code, wrong] : std::initializer_list<std::pair<const char *, double>>{
                 {"surface", 6}, {"surface", 2.5}, {"nonsense", 3}})
            VERIFY_FAILS(
                rate(project, project.lead, one.attempt.id, 3, {{QLatin1String(code), wrong}}),
                silent ? ErrorCode::Refused : ErrorCode::Invalid);
    }
    const PersonId annotator = addPerson(project, QStringLiteral("A"), {Role::Annotator});
    VERIFY_FAILS(RatingService(*project.stores, annotator).lines({}), ErrorCode::Refused);
    VERIFY_FAILS(rate(project, annotator, all->constFirst().attempt.id, 3), ErrorCode::Refused);
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
    RunProject project(2);
    RecordingServer server(model);
    const Endpoint endpoint = project.addEndpoint(server.url());
    DescriptionPlan plan = planFor(project, endpoint);
    const auto first = service(project).create(plan);
    VERIFY_OK(first);
    plan.prompt = QStringLiteral("请描述这幅画。");
    const auto second = service(project).create(plan);
    VERIFY_OK(second);
    QCOMPARE(*service(project).prompt({}, false), plan.prompt);
    plan.prompt.clear();
    const auto third = service(project).create(plan);
    QCOMPARE(third->constFirst().promptTemplate, second->constFirst().promptTemplate);
    QVERIFY(first->constFirst().promptTemplate != second->constFirst().promptTemplate);
    plan.prompt = QStringLiteral("{explanation}");
    VERIFY_FAILS(service(project).create(plan), ErrorCode::Invalid);
    JudgePlan judging{{first->constFirst().id}, false, QStringLiteral("没有标记"), project.plan(endpoint)};
    VERIFY_FAILS(service(project).create(judging), ErrorCode::Invalid);
    judging.prompt.clear();
    // Nobody has described anything yet.
    VERIFY_FAILS(service(project).create(judging), ErrorCode::Refused);
    // The same run that has not ended goes on.
    plan.prompt.clear();
    const auto same = service(project).create(plan, SameRuns::GoOn);
    QVERIFY(same->constFirst().id == second->constFirst().id || same->constFirst().id == third->constFirst().id);
}

void DescriptionServiceTest::onlyLeadsSetUp()
{
    RunProject project(2);
    const Endpoint endpoint = project.addEndpoint(QUrl(QStringLiteral("http://127.0.0.1:9")));
    const PersonId expert = addPerson(project, QStringLiteral("E"), {Role::Expert});
    VERIFY_FAILS(DescriptionService(*project.stores, project.projectFolder(), expert)
                     .create(planFor(project, endpoint)),
                 ErrorCode::Refused);
}

QTEST_GUILESS_MAIN(DescriptionServiceTest)
#include "descriptionservicetest.moc"
