// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/dbfixture.h"

#include "models/stores/ratingstore.h"

using namespace yuyi;
using namespace yuyi::test;

/// Scores of descriptions, of judges and of people, as rows.
class RatingStoreTest : public QObject
{
    Q_OBJECT

    std::unique_ptr<TestProject> m_project;
    Run m_described;
    Run m_judged;
    QList<Attempt> m_descriptions;
    QList<Attempt> m_judgements;
    PersonId m_ann;
    PersonId m_ben;

    RatingStore &ratings() { return m_project->stores->ratings(); }
    Result<> within(const std::function<Result<>()> &work) { return m_project->stores->transaction(work); }
    Result<> add(const ReplyRating &rating)
    {
        return within([&] { return ratings().add(rating); });
    }

    static ReplyRating byJudge(const Attempt &description, const Attempt &judgement, std::optional<double> score)
    {
        ReplyRating rating;
        rating.id = RatingId::create();
        rating.attempt = description.id;
        rating.judgement = judgement.id;
        rating.score = score;
        rating.rule = QStringLiteral("bracketed");
        rating.reader = QStringLiteral("7");
        return rating;
    }
    static ReplyRating byPerson(const Attempt &description, const PersonId &person, std::optional<double> score)
    {
        ReplyRating rating;
        rating.id = RatingId::create();
        rating.attempt = description.id;
        rating.createdBy = person;
        rating.score = score;
        return rating;
    }

    /// A run of two descriptions and one of a judge over them.
    void setUp(bool server)
    {
        m_project = std::make_unique<TestProject>(server);
        const Image image = newImage(QStringLiteral("a.jpg"));
        Annotation annotation;
        annotation.id = AnnotationId::create();
        annotation.image = image.id;
        annotation.person = m_project->lead;
        ItemSet set;
        set.id = ItemSetId::create();
        m_described = Run();
        m_described.id = RunId::create();
        m_described.launch = m_described.id;
        m_described.origin = RunOrigin::Imported;
        m_described.kind = RunKind::Descriptions;
        m_described.itemSet = set.id;
        m_judged = m_described;
        m_judged.id = RunId::create();
        m_judged.launch = m_judged.id;
        m_judged.kind = RunKind::Judgements;
        m_judged.judged = m_described.id;
        m_descriptions.clear();
        m_judgements.clear();
        QList<Response> responses;
        for (int i = 0; i < 2; ++i) {
            Question question;
            question.id = QuestionId::create();
            question.versionId = QuestionVersionId::create();
            question.kind = QStringLiteral("single-choice");
            question.options = {{OptionId::create(), QStringLiteral("甲"), {}, true}, {OptionId::create(), QStringLiteral("乙"), {}, false}};
            annotation.content.questions.append(question);
            for (const Run *run : {&m_described, &m_judged}) {
                Attempt attempt;
                attempt.id = AttemptId::create();
                attempt.run = run->id;
                attempt.slot.question = question.versionId;
                (run == &m_described ? m_descriptions : m_judgements).append(attempt);
                Response response;
                response.attempt = attempt.id;
                response.run = run->id;
                response.status = ReplyStatus::Answered;
                responses.append(response);
            }
        }
        const auto person = [](const QString &name, PersonId &id) {
            Person one;
            one.id = id = PersonId::create();
            one.name = name;
            one.roles = {Role::Expert};
            return one;
        };
        const Person ann = person(QStringLiteral("Ann"), m_ann);
        const Person ben = person(QStringLiteral("Ben"), m_ben);
        VERIFY_OK(within([&]() -> Result<> {
            RunStore &runs = m_project->stores->runs();
            const auto all = {
                m_project->stores->project().addPerson(ann),
                m_project->stores->project().addPerson(ben),
                m_project->images().add(image),
                m_project->annotations().add(annotation),
                runs.addItemSet(set, {}),
                runs.addRun(m_described),
                runs.addRun(m_judged),
                m_project->stores->responses().addAttempts(m_descriptions + m_judgements),
                m_project->stores->responses().addResponses(responses)};
            for (const auto &one : all) {
                if (!one)
                    return one;
            }
            return {};
        }));
    }

private Q_SLOTS:
    void hasAServer() { QVERIFY(hasWantedServer()); }
    void runsOfEachKindApart_data() { addBackends(); }
    void runsOfEachKindApart();
    void keepsEveryField_data() { addBackends(); }
    void keepsEveryField();
    void theNewestCounts_data() { addBackends(); }
    void theNewestCounts();
    void refusesWhatIsNoReply_data() { addBackends(); }
    void refusesWhatIsNoReply();
};

void RatingStoreTest::runsOfEachKindApart()
{
    QFETCH(bool, server);
    setUp(server);
    RunStore &runs = m_project->stores->runs();
    QVERIFY(runs.runs(true)->isEmpty());
    QCOMPARE(runs.runs(true, RunKind::Descriptions)->size(), 1);
    const auto judged = runs.runs(true, RunKind::Judgements);
    QCOMPARE(judged->size(), 1);
    QCOMPARE(judged->constFirst().judged, m_described.id);
    QCOMPARE(runs.run(m_judged.id)->kind, RunKind::Judgements);
}

void RatingStoreTest::keepsEveryField()
{
    QFETCH(bool, server);
    setUp(server);
    ReplyRating rating = byPerson(m_descriptions.at(0), m_ann, 3.5);
    rating.perspectives = {{QStringLiteral("surface"), 4}, {QStringLiteral("depth"), 2.5}};
    rating.note = QStringLiteral("“留白”没有提到");
    rating.rule = QStringLiteral("late");
    rating.createdAt = QDateTime(QDate(2025, 3, 1), QTime(10, 0), Qt::UTC);
    VERIFY_OK(add(rating));
    ReplyRating unread = byJudge(m_descriptions.at(0), m_judgements.at(0), std::nullopt);
    unread.perspectives = {{QStringLiteral("surface"), 3}};
    VERIFY_OK(add(unread));
    const auto own = ratings().ofPerson(m_descriptions.at(0).id, m_ann);
    VERIFY_OK(own);
    QVERIFY(own->has_value());
    QCOMPARE((*own)->id, rating.id);
    QCOMPARE((*own)->score, rating.score);
    QCOMPARE((*own)->perspectives, rating.perspectives);
    QCOMPARE((*own)->note, rating.note);
    QCOMPARE((*own)->rule, rating.rule);
    QCOMPARE((*own)->createdAt, rating.createdAt);
    QVERIFY((*own)->judgement.isNull());
    QVERIFY((*own)->reader.isEmpty());
    QVERIFY(!ratings().ofPerson(m_descriptions.at(0).id, m_ben)->has_value());
    const auto both = ratings().ofAttempt(m_descriptions.at(0).id);
    QCOMPARE(both->size(), 2);
    // A judge's reply without a score is a row as well.
    QVERIFY(!both->constLast().score);
    QCOMPARE(both->constLast().judgement, m_judgements.at(0).id);
    // Who read it is kept beside the sub-scores, and is none of them.
    QCOMPARE(both->constLast().reader, unread.reader);
    QCOMPARE(both->constLast().perspectives, unread.perspectives);
}

void RatingStoreTest::theNewestCounts()
{
    QFETCH(bool, server);
    setUp(server);
    VERIFY_OK(add(byPerson(m_descriptions.at(0), m_ann, 2)));
    VERIFY_OK(add(byPerson(m_descriptions.at(0), m_ben, 3)));
    VERIFY_OK(add(byJudge(m_descriptions.at(0), m_judgements.at(0), 4)));
    VERIFY_OK(add(byJudge(m_descriptions.at(1), m_judgements.at(1), 5)));
    VERIFY_OK(add(byPerson(m_descriptions.at(0), m_ann, 1)));
    VERIFY_OK(add(byJudge(m_descriptions.at(0), m_judgements.at(0), 2)));
    const auto all = ratings().ofRun(m_described.id);
    VERIFY_OK(all);
    QCOMPARE(all->size(), 4);
    QHash<QString, double> scores;
    for (const ReplyRating &one : *all)
        scores.insert(one.judgement.isNull() ? one.createdBy.toString() : one.judgement.toString(), one.score.value_or(-1));
    QCOMPARE(scores.value(m_ann.toString()), 1.0);
    QCOMPARE(scores.value(m_ben.toString()), 3.0);
    QCOMPARE(scores.value(m_judgements.at(0).id.toString()), 2.0);
    QCOMPARE(scores.value(m_judgements.at(1).id.toString()), 5.0);
    // They are of the descriptions' run, not of the judge's.
    QVERIFY(ratings().ofRun(m_judged.id)->isEmpty());
    // What a person took back is in force without a score.
    VERIFY_OK(add(byPerson(m_descriptions.at(0), m_ann, std::nullopt)));
    QVERIFY(!(*ratings().ofPerson(m_descriptions.at(0).id, m_ann))->score);
}

void RatingStoreTest::refusesWhatIsNoReply()
{
    QFETCH(bool, server);
    setUp(server);
    Attempt none;
    none.id = AttemptId::create();
    QVERIFY(!add(byPerson(none, m_ann, 3)));
    QVERIFY(ratings().ofAttempt(none.id)->isEmpty());
}

QTEST_GUILESS_MAIN(RatingStoreTest)
#include "ratingstoretest.moc"
