// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/runs/extractions/extractionservice.h"
#include "tests/support/runfixture.h"

#include "models/evaluation/extraction/scoring.h"
#include "models/services/results/responseviewer.h"
#include "models/services/results/resultsservice.h"
#include "models/services/results/table.h"
#include "models/services/rules/missreadings.h"
#include "models/services/runs/replies/rescoring.h"

#include <QtTest>

#include <algorithm>

using namespace yuyi;
using namespace yuyi::test;

/// A model reads the misses of a run: what it is asked, what its readings count as, and what does not change.
class ExtractionServiceTest : public QObject
{
    Q_OBJECT

    static constexpr int items = 9;

    /// The last item is answered; the others are not. The judge reads three of these as their keys, and two as another option.
    static QString said(const ReadRequest &request)
    {
        const int item = request.item();
        if (request.model != QLatin1String("judge"))
            return item == items - 1 ? QStringLiteral("答案：%1").arg(letter(item)) : QStringLiteral("看不出来#%1").arg(item);
        switch (item) {
        case 0:
        case 1:
        case 2: return letter(item);
        case 3:
        case 4: return letter(item + 1);
        case 5: return QStringLiteral("A 或 B");
        case 6: return QStringLiteral("看不出来");
        default: return QStringLiteral("NONE");
        }
    }
    static QString letter(int item) { return QString(QChar(u'A' + static_cast<char16_t>(item % 6))); }

    static Endpoint judgeOf(RunProject &project, const RecordingServer &server)
    {
        return project.addEndpoint(server.url(), ChatDialect::OpenAi, [](Endpoint &one) {
            one.name = QStringLiteral("judge");
            one.model = QStringLiteral("judge");
        });
    }
    static Run asked(RunProject &project, const RecordingServer &server)
    {
        const Run run = project.create(project.plan(project.addEndpoint(server.url())));
        project.ask(run.id);
        return run;
    }
    static ExtractionService service(const RunProject &project)
    {
        return ExtractionService(*project.stores, project.projectFolder(), project.lead);
    }
    static RunFigures judged(const RunProject &project, const RunId &run)
    {
        return *project.stores->responses().figures(run, Scorer::Judge);
    }

private Q_SLOTS:
    void missesAreReadAndNothingElseChanges_data() { addBackends(); }
    void missesAreReadAndNothingElseChanges()
    {
        QFETCH(bool, server);
        RunProject project(items, server);
        RecordingServer models(said);
        const Run run = asked(project, models);
        const Endpoint judge = judgeOf(project, models);
        const RunFigures strict = project.figures(run.id);
        QCOMPARE(strict.miss, 8);
        QCOMPARE(strict.correct, 1);
        QCOMPARE(service(project).misses(run.id)->withWords, 8);

        NoProgress progress;
        const ExtractionPlan plan{run.id, judge.id, 0};
        const auto estimate = service(project).estimate(plan, progress);
        VERIFY_OK(estimate);
        QCOMPARE(estimate->total.requests, 8);
        QCOMPARE(estimate->total.pictures, 0);
        const auto preview = service(project).preview(plan);
        VERIFY_OK(preview);
        QVERIFY(preview->turns.constFirst().parts.constFirst().text.contains(QStringLiteral("看不出来#0")));
        QCOMPARE(models.received().size(), items);

        const auto made = service(project).create(plan);
        VERIFY_OK(made);
        QCOMPARE(made->kind, RunKind::Extractions);
        project.ask(made->id);
        const QList<ReadRequest> sent = models.requests();
        QCOMPARE(sent.size(), items + 8);
        for (qsizetype i = items; i < sent.size(); ++i) {
            const ReadRequest &one = sent.at(i);
            QVERIFY(one.pictures.isEmpty());
            QVERIFY(one.text().contains(QStringLiteral("看不出来#%1").arg(one.item())));
            QVERIFY(one.text().contains(QStringLiteral("(F) 选项%1F").arg(one.item())));
            // Neither the key nor what people wrote of the image.
            QVERIFY(!one.text().contains(QStringLiteral("解释")));
            QVERIFY(!one.text().contains(QStringLiteral("意义")));
        }
        const RunFigures after = project.figures(run.id);
        QCOMPARE(after.miss, strict.miss);
        QCOMPARE(after.correct, strict.correct);
        QCOMPARE(judged(project, run.id).correct, strict.correct + 3);
        QCOMPARE(judged(project, run.id).incorrect, 2);
        QCOMPARE(judged(project, run.id).miss, 3);

        // It is no run of questions, and no judge of descriptions.
        QCOMPARE(project.stores->runs().runs(true)->size(), 1);
        QVERIFY(project.stores->runs().runs(true, RunKind::Judgements)->isEmpty());
        const auto lines = service(project).runsFor(run.id);
        VERIFY_OK(lines);
        QCOMPARE(lines->size(), 1);
        QCOMPARE(lines->constFirst().asked, 8);
        QCOMPARE(lines->constFirst().read, 5);
        QCOMPARE(lines->constFirst().none, 3);

        // The same is not asked twice.
        const auto again = service(project).create(plan);
        VERIFY_OK(again);
        QCOMPARE(again->id, made->id);
        project.ask(again->id);
        QCOMPARE(models.received().size(), items + 8);

        // The table says whose readings they are.
        ResultsQuery query;
        query.scorer = Scorer::Judge;
        const auto data = ResultsService(*project.stores, project.lead).data(query, progress);
        VERIFY_OK(data);
        QVERIFY(data->judged);
        QCOMPARE(data->runs.constFirst().readBy.value(QStringLiteral("judge")), 5);
        const ResultsTable table = resultsTable(*data, query);
        QVERIFY(std::any_of(table.notes.begin(), table.notes.end(), [](const QString &note) {
            return note.contains(QStringLiteral("5")) && note.contains(QStringLiteral("judge"));
        }));
    }

    /// A person's word comes first, and a reading of a reply that the strict scorer has read by now counts no more.
    void peopleAndTheStrictScorerComeFirst_data() { addBackends(); }
    void peopleAndTheStrictScorerComeFirst()
    {
        QFETCH(bool, server);
        RunProject project(items, server);
        RecordingServer models(said);
        const Run run = asked(project, models);
        const auto made = service(project).create({run.id, judgeOf(project, models).id, 0});
        VERIFY_OK(made);
        project.ask(made->id);
        const auto readings = missReadings(*project.stores, run.id);
        VERIFY_OK(readings);
        QCOMPARE(readings->size(), 8);
        const auto correct = std::find_if(readings->begin(), readings->end(),
                                          [](const MissReading &one) { return one.score()->result == ResponseResult::Correct; });
        QVERIFY(correct != readings->end());
        const auto viewed = ResponseViewer(*project.stores, project.lead).item(correct->slot.question);
        VERIFY_OK(viewed);
        QCOMPARE(viewed->replies.constFirst().readBy, QStringLiteral("judge"));
        QCOMPARE(viewed->replies.constFirst().judgement, correct->judgement.response.reply);
        VERIFY_OK(ResponseViewer(*project.stores, project.lead).overrule(correct.key(), {}, QStringLiteral("it says nothing")));
        QCOMPARE(judged(project, run.id).correct, 3);
        QCOMPARE(judged(project, run.id).miss, 4);
        // An overruled reply is not asked about.
        QCOMPARE(missedReplies(*project.stores, run.id)->size(), 7);

        const auto incorrect = std::find_if(readings->begin(), readings->end(),
                                            [](const MissReading &one) { return one.score()->result == ResponseResult::Incorrect; });
        QVERIFY(incorrect != readings->end());
        ScoredResponse strict = *scoreThatCounts(incorrect->reply.scores, Scorer::Strict);
        strict.result = ResponseResult::Correct;
        VERIFY_OK(project.stores->transaction([&] { return project.stores->responses().setScores({strict}); }));
        QCOMPARE(judged(project, run.id).correct, 4);
        QCOMPARE(judged(project, run.id).incorrect, 1);
    }

    /// Re-scoring reads again what the model said; nothing is sent.
    void judgementsAreReadAgain_data() { addBackends(); }
    void judgementsAreReadAgain()
    {
        QFETCH(bool, server);
        RunProject project(items, server);
        RecordingServer models(said);
        const Run run = asked(project, models);
        const auto made = service(project).create({run.id, judgeOf(project, models).id, 0});
        VERIFY_OK(made);
        project.ask(made->id);
        const auto readings = missReadings(*project.stores, run.id);
        VERIFY_OK(readings);
        QList<ScoredResponse> old;
        for (const MissReading &reading : *readings) {
            ScoredResponse score = *reading.score();
            score.scorerVersion = QStringLiteral("0");
            score.result = ResponseResult::Miss;
            score.answer = {};
            score.label.clear();
            old.append(score);
        }
        VERIFY_OK(project.stores->transaction([&] { return project.stores->responses().setScores(old); }));
        QCOMPARE(judged(project, run.id).miss, 8);
        const qsizetype before = models.received().size();
        NoProgress progress;
        VERIFY_OK(Rescoring(*project.stores, project.lead).rescore({}, false, progress));
        QCOMPARE(models.received().size(), before);
        QCOMPARE(judged(project, run.id).correct, 4);
        QCOMPARE(judged(project, run.id).miss, 3);
        const auto anew = missReadings(*project.stores, run.id);
        VERIFY_OK(anew);
        QVERIFY(std::all_of(anew->begin(), anew->end(),
                            [](const MissReading &one) { return one.score()->scorerVersion == scorerVersion(Scorer::Judge); }));
    }

    /// A limit is set and lifted; a plan without one leaves it as it is.
    void theBudgetIsSetAndLifted()
    {
        RunProject project(items);
        RecordingServer models(said);
        const Run run = asked(project, models);
        const Endpoint judge = project.addEndpoint(models.url(), ChatDialect::OpenAi, [](Endpoint &one) { one.priceInput = 3; });
        const auto budget = [&](std::optional<double> wanted) {
            const auto made = service(project).create({run.id, judge.id, wanted});
            return made ? project.stores->runs().run(made->id)->budget : -1;
        };
        QCOMPARE(budget({}), 0.0);
        QCOMPARE(budget(5), 5.0);
        QCOMPARE(budget({}), 5.0);
        QCOMPARE(budget(0), 0.0);
        QCOMPARE(project.stores->runs().runs(true, RunKind::Extractions)->size(), 1);
    }

    void whatCannotBeReadIsRefused()
    {
        RunProject project(2);
        RecordingServer models; // answers everything
        const Run run = asked(project, models);
        const Endpoint judge = judgeOf(project, models);
        VERIFY_FAILS(service(project).create({run.id, judge.id, 0}), ErrorCode::Refused);
        const Endpoint practice = project.addEndpoint(QUrl(QStringLiteral("practice:")), ChatDialect::Practice, [](Endpoint &one) {
            one.name = QStringLiteral("practice");
            one.parameters.practice = PracticeSettings();
        });
        const auto refused = service(project).create({run.id, practice.id, 0});
        VERIFY_FAILS(refused, ErrorCode::Refused);
        QVERIFY(refused.error().sentence.contains(QStringLiteral("practice")));
    }
};

QTEST_GUILESS_MAIN(ExtractionServiceTest)
#include "extractionservicetest.moc"
