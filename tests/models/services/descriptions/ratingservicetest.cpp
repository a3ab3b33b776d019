// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/describedproject.h"

#include "models/services/descriptions/report.h"
#include "models/services/history/undoservice.h"

#include <QtTest>

using namespace yuyi;
using namespace yuyi::test;

/// People score descriptions, blind for what others gave.
class RatingServiceTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void peopleScoreBlind();
    void scoringEndsAfterTheFiguresAreSeen();
    void figuresWithoutOthersAreShown();
    void whatCannotBeScored();
    void hiddenImagesAreLeftToScore();
};

void RatingServiceTest::peopleScoreBlind()
{
    DescribedProject project(3);
    RecordingServer server(describeOrJudge);
    const Endpoint endpoint = project.addEndpoint(server.url());
    const Run first = project.describe(endpoint);
    const Run second = project.describe(endpoint);
    project.judge(endpoint, first);
    const PersonId ann = project.addPerson(QStringLiteral("Ann"), {Role::Expert});
    const PersonId ben = project.addPerson(QStringLiteral("Ben"), {Role::Expert});
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

    // Whoever has something left sees nothing of the judge and of others, whether they have begun or not; who has finished does.
    for (const PersonId &person : {ann, ben, project.lead})
        VERIFY_FAILS(DescriptionReportService(*project.stores, person).report(first.id), ErrorCode::Refused);
    VERIFY_OK(project.rate(ann, only->at(0).attempt, 4));
    VERIFY_FAILS(DescriptionReportService(*project.stores, ann).report(first.id), ErrorCode::Refused);
    VERIFY_OK(project.rate(ann, only->at(1).attempt, 3));
    VERIFY_FAILS(DescriptionReportService(*project.stores, ann).report(first.id), ErrorCode::Refused);
    VERIFY_OK(project.rate(ann, only->at(2).attempt, 2));
    VERIFY_OK(DescriptionReportService(*project.stores, ann).report(first.id));
    VERIFY_FAILS(DescriptionReportService(*project.stores, ben).report(first.id), ErrorCode::Refused);
    const auto bensOfFirst = RatingService(*project.stores, ben).lines({}, {first.id});
    VERIFY_OK(bensOfFirst);
    for (const ScoringLine &line : *bensOfFirst)
        VERIFY_OK(project.rate(ben, line.attempt, 3));
    const auto report = DescriptionReportService(*project.stores, ann).report(first.id);
    VERIFY_OK(report);
    QCOMPARE(report->people(), 2);
    QCOMPARE(report->scorers.size(), 5); // judge, two people, mean, median
    for (const DescriptionScorer &one : report->scorers)
        QVERIFY(one.name != QStringLiteral("Ann") && one.name != QStringLiteral("Ben"));
    VERIFY_OK(project.open(project.lead, first.id));
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
    VERIFY_OK(project.rate(ann, only->at(0).attempt, 5));
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

void RatingServiceTest::scoringEndsAfterTheFiguresAreSeen()
{
    DescribedProject project(3);
    RecordingServer server(describeOrJudge);
    const Endpoint endpoint = project.addEndpoint(server.url());
    const Run first = project.describe(endpoint);
    const Run second = project.describe(endpoint);
    project.judge(endpoint, first);
    project.judge(endpoint, second);
    const PersonId expert = project.addPerson(QStringLiteral("E"), {Role::Expert});
    const auto scoring = [&](const RunId &run) { return RatingService(*project.stores, project.lead).lines({}, {run}); };
    const QList<ScoringLine> lines = *scoring(first.id);
    QCOMPARE(lines.size(), 3);
    VERIFY_OK(project.rate(project.lead, lines.at(0).attempt, 4));
    VERIFY_FAILS(DescriptionReportService(*project.stores, project.lead).report(first.id), ErrorCode::Refused);
    // An expert scores; only a lead may do without.
    VERIFY_FAILS(project.open(expert, first.id), ErrorCode::Refused);
    VERIFY_FAILS(DescriptionReportService(*project.stores, expert).report(first.id), ErrorCode::Refused);
    VERIFY_OK(project.open(project.lead, first.id));
    VERIFY_OK(DescriptionReportService(*project.stores, project.lead).report(first.id));
    QCOMPARE(scoringProgress(*project.stores, project.lead, first.id)->left(), 0);
    // What they had not scored is offered no more, and is not taken.
    QCOMPARE(scoring(first.id)->size(), 1);
    VERIFY_FAILS(project.rate(project.lead, lines.at(1).attempt, 3), ErrorCode::Refused);
    // What they had may be changed, and that is told.
    VERIFY_OK(project.rate(project.lead, lines.at(0).attempt, 5));
    const auto report = DescriptionReportService(*project.stores, project.lead).report(first.id);
    int late = 0;
    for (const DescriptionScorer &one : report->scorers)
        late += one.late;
    QCOMPARE(late, 1);
    // Of this run alone, and of this person.
    VERIFY_FAILS(DescriptionReportService(*project.stores, project.lead).report(second.id), ErrorCode::Refused);
    QCOMPARE(scoring(second.id)->size(), 3);
    VERIFY_OK(project.rate(expert, lines.at(1).attempt, 3));
    // Once is enough; the audit has it.
    VERIFY_OK(project.open(project.lead, first.id));
    EventFilter filter;
    filter.entity = Entity::Rating;
    filter.action = QStringLiteral("opened");
    QCOMPARE(*project.stores->history().count(filter), 1);
}

void RatingServiceTest::figuresWithoutOthersAreShown()
{
    DescribedProject project(2);
    RecordingServer server(describeOrJudge);
    const Endpoint endpoint = project.addEndpoint(server.url());
    const Run described = project.describe(endpoint);
    const auto empty = DescriptionReportService(*project.stores, project.lead).report(described.id);
    VERIFY_OK(empty);
    QVERIFY(empty->scorers.isEmpty());
    // One's own scores are none of others.
    const QList<ScoringLine> lines = *RatingService(*project.stores, project.lead).lines({});
    VERIFY_OK(project.rate(project.lead, lines.at(0).attempt, 4));
    QCOMPARE(DescriptionReportService(*project.stores, project.lead).report(described.id)->people(), 1);
    const PersonId expert = project.addPerson(QStringLiteral("E"), {Role::Expert});
    VERIFY_FAILS(DescriptionReportService(*project.stores, expert).report(described.id), ErrorCode::Refused);
    VERIFY_OK(project.rate(expert, lines.at(1).attempt, 2));
    VERIFY_FAILS(DescriptionReportService(*project.stores, project.lead).report(described.id), ErrorCode::Refused);
}

void RatingServiceTest::whatCannotBeScored()
{
    DescribedProject project(2);
    RecordingServer server([](const ReadRequest &request) {
        return request.pictures.constFirst().size() % 2 ? QStringLiteral("<think>没有") : QStringLiteral("山水");
    });
    const Endpoint endpoint = project.addEndpoint(server.url());
    const Run described = project.describe(endpoint);
    const auto descriptions = descriptionsOf(*project.stores, described.id);
    const auto all = project.stores->responses().lastResponses(described.id, 2);
    for (const ResponseDetails &one : *all) {
        const bool silent = !descriptions->contains(one.attempt.slot);
        const auto done = project.rate(project.lead, one.attempt.id, 3);
        QCOMPARE(done.has_value(), !silent);
        // Half points as well: the rubric has none.
        for (const double wrong : {0.0, 5.5, 6.0, 3.5, 3.2, -1.0})
            VERIFY_FAILS(project.rate(project.lead, one.attempt.id, wrong), silent ? ErrorCode::Refused : ErrorCode::Invalid);
        for (const auto &[code, wrong] : std::initializer_list<std::pair<const char *, double>>{
                 {"surface", 6}, {"surface", 2.5}, {"nonsense", 3}})
            VERIFY_FAILS(
                project.rate(project.lead, one.attempt.id, 3, {{QLatin1String(code), wrong}}),
                silent ? ErrorCode::Refused : ErrorCode::Invalid);
    }
    const PersonId annotator = project.addPerson(QStringLiteral("A"), {Role::Annotator});
    VERIFY_FAILS(RatingService(*project.stores, annotator).lines({}), ErrorCode::Refused);
    VERIFY_FAILS(project.rate(annotator, all->constFirst().attempt.id, 3), ErrorCode::Refused);
}

void RatingServiceTest::hiddenImagesAreLeftToScore()
{
    DescribedProject project(2);
    RecordingServer server(describeOrJudge);
    const Endpoint endpoint = project.addEndpoint(server.url());
    const Run described = project.describe(endpoint);
    project.judge(endpoint, described);
    const PersonId expert = project.addPerson(QStringLiteral("E"), {Role::Expert, Role::Annotator});
    const QList<ScoringLine> lines = *RatingService(*project.stores, expert).lines({});
    QCOMPARE(lines.size(), 2);
    Assignment work;
    work.id = AssignmentId::create();
    work.person = expert;
    work.image = lines.at(0).image;
    work.createdBy = project.lead;
    VERIFY_OK(project.stores->transaction([&] { return project.stores->work().add(work); }));
    QCOMPARE(RatingService(*project.stores, expert).lines({})->size(), 1);
    VERIFY_FAILS(project.rate(expert, lines.at(0).attempt, 3), ErrorCode::Refused);
    VERIFY_OK(project.rate(expert, lines.at(1).attempt, 3));
    // The other one is still to be scored blind.
    const auto progress = scoringProgress(*project.stores, expert, described.id);
    VERIFY_OK(progress);
    QCOMPARE(progress->left(), 1);
    QCOMPARE(progress->offered(), 0);
    VERIFY_FAILS(DescriptionReportService(*project.stores, expert).report(described.id), ErrorCode::Refused);
}

QTEST_GUILESS_MAIN(RatingServiceTest)
#include "ratingservicetest.moc"
