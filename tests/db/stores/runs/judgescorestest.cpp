// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/dbfixture.h"

using namespace yuyi;
using namespace yuyi::test;

/// Runs that read misses, what they read beside the other scorers, and the worked examples of single items, as rows.
class JudgeScoresTest : public QObject
{
    Q_OBJECT

    std::unique_ptr<TestProject> m_project;
    Run m_run;
    QList<Question> m_questions;
    QList<Attempt> m_attempts;

    RunStore &runs() { return m_project->stores->runs(); }
    ResponseStore &responses() { return m_project->stores->responses(); }
    Result<> within(const std::function<Result<>()> &work) { return m_project->stores->transaction(work); }

    /// A run of so many answered questions of two options, of which the second is correct.
    void setUp(bool server, int questions)
    {
        m_project = std::make_unique<TestProject>(server);
        m_questions.clear();
        m_attempts.clear();
        const Image image = newImage(QStringLiteral("a.jpg"));
        Annotation annotation;
        annotation.id = AnnotationId::create();
        annotation.image = image.id;
        annotation.person = m_project->lead;
        ItemSet set;
        set.id = ItemSetId::create();
        m_run = Run();
        m_run.id = RunId::create();
        m_run.launch = m_run.id;
        m_run.origin = RunOrigin::Imported;
        m_run.itemSet = set.id;
        QList<Response> replies;
        for (int i = 0; i < questions; ++i) {
            Question question;
            question.id = QuestionId::create();
            question.versionId = QuestionVersionId::create();
            question.options = {{OptionId::create(), QStringLiteral("甲"), {}, false}, {OptionId::create(), QStringLiteral("乙"), {}, true}};
            annotation.content.questions.append(question);
            m_questions.append(question);
            Attempt attempt;
            attempt.id = AttemptId::create();
            attempt.run = m_run.id;
            attempt.slot.question = question.versionId;
            m_attempts.append(attempt);
            Response response;
            response.attempt = attempt.id;
            response.run = m_run.id;
            response.status = ReplyStatus::Answered;
            replies.append(response);
        }
        VERIFY_OK(within([&]() -> Result<> {
            YUYI_CHECK(m_project->images().add(image));
            YUYI_CHECK(m_project->annotations().add(annotation));
            YUYI_CHECK(runs().addItemSet(set, {}));
            YUYI_CHECK(runs().addRun(m_run));
            YUYI_CHECK(responses().addAttempts(m_attempts));
            return responses().addResponses(replies);
        }));
    }
    /// What a scorer read in the reply to a question: option 0 or 1, or −1 for a miss.
    void score(int question, Scorer scorer, int option)
    {
        ScoredResponse scored;
        scored.attempt = m_attempts.at(question).id;
        scored.scorer = scorer;
        if (option >= 0) {
            scored.answer = m_questions.at(question).options.at(option).id;
            scored.result = option == 1 ? ResponseResult::Correct : ResponseResult::Incorrect;
        }
        VERIFY_OK(within([&] { return responses().setScores({scored}); }));
    }
    /// The results of the questions, in their order.
    QList<ResponseResult> results(Scorer scorer)
    {
        QHash<QuestionVersionId, ResponseResult> found;
        const auto read = responses().scoredSlots(m_run.id, scorer);
        if (!read || read->size() != m_questions.size())
            return {};
        for (const ScoredSlot &slot : *read)
            found.insert(slot.slot.question, slot.result);
        QList<ResponseResult> list;
        for (const Question &question : std::as_const(m_questions))
            list.append(found.value(question.versionId, ResponseResult::Error));
        return list;
    }

private Q_SLOTS:
    void hasAServer() { QVERIFY(hasWantedServer()); }

    void theJudgeCountsWhereStrictMisses_data() { addBackends(); }
    void theJudgeCountsWhereStrictMisses()
    {
        QFETCH(const bool, server);
        setUp(server, 4);
        // A miss that the judge read, a miss that it did not, one that is no miss any more, and one that nobody gave to a judge.
        score(0, Scorer::Strict, -1);
        score(0, Scorer::Judge, 1);
        score(1, Scorer::Strict, -1);
        score(1, Scorer::Judge, -1);
        score(2, Scorer::Strict, 0);
        score(2, Scorer::Judge, 1);
        score(3, Scorer::Strict, -1);
        for (int i = 0; i < 4; ++i)
            score(i, Scorer::CiiOfficial, 1);
        using enum ResponseResult;
        QCOMPARE(results(Scorer::Strict), QList<ResponseResult>({Miss, Miss, Incorrect, Miss}));
        QCOMPARE(results(Scorer::CiiOfficial), QList<ResponseResult>({Correct, Correct, Correct, Correct}));
        QCOMPARE(results(Scorer::Judge), QList<ResponseResult>({Correct, Miss, Incorrect, Miss}));
        // Nothing is counted twice, whoever reads.
        for (const Scorer scorer : {Scorer::Strict, Scorer::CiiOfficial, Scorer::Judge}) {
            const auto figures = responses().figures(m_run.id, scorer);
            VERIFY_OK(figures);
            QCOMPARE(figures->answered, 4);
            QCOMPARE(figures->correct + figures->incorrect + figures->miss, 4);
        }
        // The judge is no published scorer: strict is compared with that one alone.
        const auto strict = responses().scoredSlots(m_run.id, Scorer::Strict);
        VERIFY_OK(strict);
        for (const ScoredSlot &slot : *strict)
            QVERIFY(slot.scorersDiffer);
        const auto judged = responses().scoredSlots(m_run.id, Scorer::Judge);
        VERIFY_OK(judged);
        for (const ScoredSlot &slot : *judged)
            QCOMPARE(slot.scorersDiffer, slot.attempt != m_attempts.at(0).id);
        // A person has the last word.
        Overrule overrule;
        overrule.id = OverruleId::create();
        overrule.attempt = m_attempts.at(0).id;
        overrule.result = Incorrect;
        overrule.answer = m_questions.at(0).options.at(0).id;
        VERIFY_OK(within([&] { return responses().addOverrule(overrule); }));
        QCOMPARE(results(Scorer::Judge).value(0), Incorrect);
    }

    void oneScorerAloneDiffersFromNone_data() { addBackends(); }
    void oneScorerAloneDiffersFromNone()
    {
        QFETCH(const bool, server);
        setUp(server, 1);
        score(0, Scorer::Strict, -1);
        score(0, Scorer::Judge, 1);
        const auto strict = responses().scoredSlots(m_run.id, Scorer::Strict);
        VERIFY_OK(strict);
        QCOMPARE(strict->size(), 1);
        QVERIFY(!strict->constFirst().scorersDiffer);
    }

    /// The pages of descriptions ask for runs of judgements: they never see one that reads misses.
    void runsThatReadMissesAreApart_data() { addBackends(); }
    void runsThatReadMissesAreApart()
    {
        QFETCH(const bool, server);
        setUp(server, 1);
        Run reading = m_run;
        reading.id = RunId::create();
        reading.launch = reading.id;
        reading.kind = RunKind::Extractions;
        reading.judged = m_run.id;
        VERIFY_OK(within([&] { return runs().addRun(reading); }));
        QCOMPARE(runs().run(reading.id)->kind, RunKind::Extractions);
        QCOMPARE(runs().run(reading.id)->judged, m_run.id);
        QVERIFY(runs().runs(true, RunKind::Judgements)->isEmpty());
        QCOMPARE(runs().runs(true, RunKind::Questions)->size(), 1);
        QCOMPARE(runs().runs(false, RunKind::Extractions)->size(), 1);
        Run hidden = *runs().run(reading.id);
        hidden.hidden = true;
        VERIFY_OK(within([&] { return runs().updateRun(hidden); }));
        QVERIFY(runs().runs(false, RunKind::Extractions)->isEmpty());
        QCOMPARE(runs().runs(true, RunKind::Extractions)->constFirst().kind, RunKind::Extractions);
    }

    void examplesOfItemsComeBackInOrder_data() { addBackends(); }
    void examplesOfItemsComeBackInOrder()
    {
        QFETCH(const bool, server);
        setUp(server, 3);
        QVERIFY(runs().shots(m_run.id)->isEmpty());
        const auto version = [this](int index) { return m_questions.at(index).versionId; };
        const QHash<QuestionVersionId, QList<QuestionVersionId>> shots{{version(0), {version(2), version(1)}}, {version(1), {version(0)}}};
        VERIFY_FAILS(runs().addShots(m_run.id, shots), ErrorCode::Refused); // outside a transaction
        VERIFY_OK(within([&] { return runs().addShots(m_run.id, shots); }));
        QCOMPARE(*runs().shots(m_run.id), shots);
        QVERIFY(runs().shots(RunId::create())->isEmpty());
    }
};

QTEST_GUILESS_MAIN(JudgeScoresTest)
#include "judgescorestest.moc"
