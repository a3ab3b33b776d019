// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/describedproject.h"

#include "models/services/descriptions/table.h"

#include <QtTest>

using namespace yuyi;
using namespace yuyi::test;

/// A lead chooses runs of questions, and people score the replies with the reasoning in them.
class ScoredRepliesTest : public QObject
{
    Q_OBJECT

    static QString reasoned(const ReadRequest &) { return QStringLiteral("<think>先看画面。</think>所以答案是A"); }
    static Result<> rate(RunProject &project, const PersonId &person, const AttemptId &attempt, double score)
    {
        ReplyRating rating;
        rating.attempt = attempt;
        rating.score = score;
        return RatingService(*project.stores, person).rate(rating);
    }
    static PersonId addExpert(RunProject &project)
    {
        Person person;
        person.id = PersonId::create();
        person.name = QStringLiteral("Ann");
        person.roles = {Role::Expert};
        const auto added = project.stores->transaction([&] { return project.stores->project().addPerson(person); });
        return added ? person.id : PersonId();
    }

private Q_SLOTS:
    void chosenRepliesAreScoredBlind();
    void theKeyIsShownOnRequest();
    void tasksAreChecked();
};

void ScoredRepliesTest::chosenRepliesAreScoredBlind()
{
    RunProject project(5, false, presetWithReplyTask(2));
    RecordingServer server(reasoned);
    QList<RunId> runs;
    for (int i = 0; i < 2; ++i) {
        const Run run = project.create(project.plan(project.addEndpoint(server.url())));
        project.ask(run.id);
        runs.append(run.id);
    }
    const PersonId expert = addExpert(project);
    const auto lines = [&](const QList<RunId> &only = {}) { return *RatingService(*project.stores, expert).lines({}, only); };
    QVERIFY(lines().isEmpty());
    VERIFY_FAILS(ReplyScoringService(*project.stores, expert).choose(runs), ErrorCode::Refused);
    VERIFY_OK(ReplyScoringService(*project.stores, project.lead).choose(runs));

    // Two of each run are drawn, about the same questions.
    QCOMPARE(lines().size(), 4);
    QSet<QuestionVersionId> questions;
    for (const ScoringLine &line : lines())
        questions.insert(line.question);
    QCOMPARE(questions.size(), 2);
    const auto all = project.stores->responses().page(runs.constFirst(), {}, 10);
    VERIFY_OK(all);
    for (const ResponseDetails &details : *all) {
        if (!questions.contains(details.attempt.slot.question))
            VERIFY_FAILS(rate(project, expert, details.attempt.id, 2), ErrorCode::Refused);
    }

    const QList<ScoringLine> first = lines({runs.constFirst()});
    const auto view = RatingService(*project.stores, expert).view(first.at(0).attempt);
    VERIFY_OK(view);
    QVERIFY(view->description.contains(QStringLiteral("先看画面")) && view->description.contains(QStringLiteral("答案是A")));
    QVERIFY(view->question && !view->question->question.stem.isEmpty() && view->question->question.options.size() > 1);
    for (const Option &option : view->question->question.options)
        QVERIFY(!option.correct);
    VERIFY_FAILS(rate(project, expert, first.at(0).attempt, 4), ErrorCode::Invalid);
    VERIFY_OK(rate(project, expert, first.at(0).attempt, 0));
    VERIFY_OK(rate(project, project.lead, first.at(0).attempt, 2));
    VERIFY_FAILS(DescriptionReportService(*project.stores, expert).report(runs.constFirst()), ErrorCode::Refused);
    VERIFY_OK(rate(project, expert, first.at(1).attempt, 3));
    const auto reports = descriptionReports(*project.stores, expert, {runs.constFirst()});
    VERIFY_OK(reports);
    QCOMPARE(reports->list.size(), 1);
    const DescriptionReport &report = reports->list.constFirst();
    QVERIFY(report.pictures.size() == 2 && report.described() == 2 && report.people() == 2);
    const DescriptionTable table = descriptionTable(reports->list, {});
    QCOMPARE(table.highest, 3);
    QCOMPARE(table.rows.size(), 1);
    QCOMPARE(*table.rows.constFirst().cells.constFirst().figures.mean, 2.0); // (0 + 2) / 2 and 3
    QVERIFY(table.rows.constFirst().model != modelTitle(report.run));        // the configuration stands with it

    // What is left out keeps its scores.
    VERIFY_OK(ReplyScoringService(*project.stores, project.lead).setChosen(runs.constFirst(), false));
    QCOMPARE(lines().size(), 2);
    VERIFY_FAILS(DescriptionReportService(*project.stores, expert).report(runs.constFirst()), ErrorCode::Refused);
    VERIFY_OK(ReplyScoringService(*project.stores, project.lead).setChosen(runs.constFirst(), true));
    for (const ScoringLine &line : lines({runs.constFirst()}))
        QVERIFY(line.scored);
}

void ScoredRepliesTest::theKeyIsShownOnRequest()
{
    RunProject project(1, false, presetWithReplyTask(0, true));
    RecordingServer server(reasoned);
    const Run run = project.create(project.plan(project.addEndpoint(server.url())));
    project.ask(run.id);
    VERIFY_OK(ReplyScoringService(*project.stores, project.lead).choose({run.id}));
    const auto lines = RatingService(*project.stores, project.lead).lines({});
    VERIFY_OK(lines);
    const auto view = RatingService(*project.stores, project.lead).view(lines->constFirst().attempt);
    VERIFY_OK(view);
    const QList<Option> options = view->question->question.options;
    QCOMPARE(std::count_if(options.begin(), options.end(), [](const Option &one) { return one.correct; }), 1);
}

void ScoredRepliesTest::tasksAreChecked()
{
    const auto faulty = [](const std::function<void(Json &)> &change) {
        Json json = parseJson(presetWithReplyTask(2).source).value_or(Json::object());
        change(json["descriptions"].back());
        return !readPreset(jsonText(json)).has_value();
    };
    QVERIFY(!faulty([](Json &) {}));
    QVERIFY(faulty([](Json &task) { task["configurations"] = {"other"}; }));
    QVERIFY(faulty([](Json &task) { task["prompt"] = "Describe."; }));
    QVERIFY(faulty([](Json &task) { task["items"] = "nothing=1"; }));
    QVERIFY(faulty([](Json &task) { task.erase("configurations"); }));
}

QTEST_GUILESS_MAIN(ScoredRepliesTest)
#include "scoredrepliestest.moc"
