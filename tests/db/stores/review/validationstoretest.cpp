// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/dbfixture.h"

#include "db/checks/integrity.h"
#include "db/checks/validationchecks.h"

using namespace yuyi;
using namespace yuyi::test;

/// Rounds, votes and discussions as rows, and what `check` finds in them.
class ValidationStoreTest : public QObject
{
    Q_OBJECT

    std::unique_ptr<TestProject> m_project;
    Image m_image;
    Annotation m_annotation;
    QList<PersonId> m_people;
    Validation m_round;

    ValidationStore &store() { return m_project->stores->validation(); }
    ValidationQueueStore &queue() { return m_project->stores->validationQueue(); }
    DiscussionStore &discussions() { return m_project->stores->discussions(); }
    Result<> within(const std::function<Result<>()> &work) { return m_project->stores->transaction(work); }
    const Question &question(int index = 0) const { return m_annotation.content.questions.at(index); }

    void setUp(bool server)
    {
        m_project = std::make_unique<TestProject>(server);
        m_people.clear();
        m_image = newImage(QStringLiteral("a.jpg"));
        m_image.stage = Stage::Validating;
        m_annotation = Annotation();
        m_annotation.id = AnnotationId::create();
        m_annotation.image = m_image.id;
        m_annotation.person = m_project->lead;
        m_annotation.state = AnnotationState::Submitted;
        for (int q = 0; q < 2; ++q) {
            Question one;
            one.id = QuestionId::create();
            one.versionId = QuestionVersionId::create();
            one.kind = QStringLiteral("single-choice");
            one.stem = QStringLiteral("问题%1").arg(q);
            for (int o = 0; o < 4; ++o)
                one.options.append({OptionId::create(), QStringLiteral("选项%1").arg(o), QStringLiteral("note"), o == 1});
            m_annotation.content.questions.append(one);
        }
        Annotation gold = m_annotation;
        gold.id = AnnotationId::create();
        m_round = Validation();
        m_round.id = ValidationId::create();
        m_round.question = question().id;
        m_round.questionVersion = question().versionId;
        m_round.image = m_image.id;
        m_round.needed = 3;
        m_round.passing = 2;
        m_round.seed = (qint64(1) << 62) + 5;
        VERIFY_OK(within([&]() -> Result<> {
            for (int i = 0; i < 4; ++i) {
                Person person;
                person.id = PersonId::create();
                person.name = QStringLiteral("P%1").arg(i);
                person.roles = {Role::Validator};
                m_people.append(person.id);
                if (const auto added = m_project->stores->project().addPerson(person); !added)
                    return added;
            }
            if (const auto added = m_project->images().add(m_image); !added)
                return added;
            if (const auto added = m_project->annotations().add(m_annotation); !added)
                return added;
            if (const auto frozen = m_project->annotations().freezeQuestions(m_annotation.id); !frozen)
                return frozen;
            if (const auto set = m_project->annotations().setGold(gold); !set)
                return set;
            return store().add(m_round);
        }));
    }

    Vote vote(int person, int option)
    {
        Vote vote;
        vote.id = VoteId::create();
        vote.validation = m_round.id;
        vote.questionVersion = m_round.questionVersion;
        vote.round = m_round.round;
        vote.seed = 9;
        for (const Option &one : question().options)
            vote.shownOrder.prepend(one.id);
        if (option >= 0)
            vote.answer = question().options.at(option).id;
        vote.correct = option == 1;
        vote.milliseconds = 1234;
        vote.person = m_people.at(person);
        vote.createdAt = QDateTime::currentDateTimeUtc().addSecs(person);
        return vote;
    }
    Vote voteOf(int person, const QList<int> &options, bool correct)
    {
        Vote made = vote(person, -1);
        QList<OptionId> chosen;
        for (const int option : options)
            chosen.append(question().options.at(option).id);
        made.answer = chosen;
        made.correct = correct;
        return made;
    }
    /// Makes the last option correct, too.
    void addKey()
    {
        const auto connection = m_project->connection();
        VERIFY_OK(connection->begin());
        VERIFY_OK(connection->write(QStringLiteral("INSERT INTO question_key (question_version_id, option_id) VALUES (?, ?)"),
                                    {question().versionId.toString(), question().options.at(3).id.toString()}));
        VERIFY_OK(connection->commit());
    }
    QStringList findings()
    {
        const auto connection = m_project->connection();
        QStringList found;
        const QList<IntegrityRule> rules = validationRules();
        for (const IntegrityRule &rule : rules) {
            const auto read = connection->read(rule.statement, {}, [&](const Row &row) {
                found.append(rule.sentence.contains(QLatin1String("%2")) ? rule.sentence.arg(row.text(0), row.text(1))
                                                                         : rule.sentence.arg(row.text(0)));
            });
            if (!read)
                found.append(read.error().detail);
        }
        return found;
    }
    /// What one spoilt row makes `check` say.
    QString findingAfter(const QString &statement, const QVariantList &values)
    {
        const auto connection = m_project->connection();
        if (!connection->begin() || !connection->write(statement, values) || !connection->commit())
            return QStringLiteral("not written");
        return findings().join(QLatin1Char('\n'));
    }

    /// Takes the options away: the answer is written.
    void makeWritten()
    {
        const QString version = question().versionId.toString();
        const auto connection = m_project->connection();
        VERIFY_OK(connection->begin());
        VERIFY_OK(connection->write(QStringLiteral("DELETE FROM question_key WHERE question_version_id = ?"), {version}));
        VERIFY_OK(connection->write(QStringLiteral("DELETE FROM question_option WHERE question_version_id = ?"), {version}));
        VERIFY_OK(connection->write(
            QStringLiteral("INSERT INTO question_accepted (question_version_id, position, content) VALUES (?, 0, 'Phone')"), {version}));
        VERIFY_OK(connection->commit());
    }

private Q_SLOTS:
    void initTestCase() { QVERIFY2(hasWantedServer(), "PostgreSQL is wanted: run under pg_virtualenv"); }
    void cleanup() { m_project.reset(); }

    /// Texts come back as they were written, and are counted in the form in which they are compared.
    void writtenAnswersComeBack_data() { addBackends(); }
    void writtenAnswersComeBack()
    {
        QFETCH(const bool, server);
        setUp(server);
        makeWritten();
        // Characters that a statement joins votes with are only spaces.
        const QStringList texts{QStringLiteral("Camera"), QStringLiteral("PHONE"), QStringLiteral("\u001f\u001eCAMERA\u001f")};
        for (int i = 0; i < 3; ++i) {
            Vote one = vote(i, -1);
            one.shownOrder.clear();
            one.answer = Answer::written(texts.at(i));
            one.correct = i == 1;
            VERIFY_OK(within([&] { return store().addVote(one); }));
        }
        const auto votes = store().votes(m_round.id);
        VERIFY_OK(votes);
        QCOMPARE(votes->size(), 3);
        for (int i = 0; i < 3; ++i)
            QCOMPARE(votes->at(i).answer, Answer::written(texts.at(i)));
        const auto items = store().itemVotes();
        VERIFY_OK(items);
        QCOMPARE(items->items.size(), 1);
        QCOMPARE(items->items.first().options, 0);
        QCOMPARE(items->items.first().key.text, QStringLiteral("phone"));
        QCOMPARE(items->votes.size(), size_t(3));
        QStringList chosen;
        for (const ItemVote &one : items->votes) {
            chosen.append(one.chosen.text);
            QCOMPARE(one.correct, one.chosen == items->items.first().key);
        }
        chosen.sort();
        QCOMPARE(chosen, (QStringList{QStringLiteral("camera"), QStringLiteral("camera"), QStringLiteral("phone")}));
        const QString found = findingAfter(QStringLiteral("UPDATE vote SET question_version_id = ? WHERE answer = 'Camera'"),
                                           {question(1).versionId.toString()});
        QVERIFY2(found.contains(QLatin1String("is a text although its question has options")), qPrintable(found));
    }

    void roundsComeBack_data() { addBackends(); }
    void roundsComeBack()
    {
        QFETCH(const bool, server);
        setUp(server);
        const auto read = store().validation(m_round.id);
        VERIFY_OK(read);
        QCOMPARE(read->seed, m_round.seed);
        QCOMPARE(read->needed, 3);
        QCOMPARE(read->state, ValidationState::Open);
        QVERIFY(read->questionVersion == m_round.questionVersion);
        Validation passed = *read;
        passed.state = ValidationState::Passed;
        passed.reason = ValidationReason::Team;
        passed.decidedAt = QDateTime::currentDateTimeUtc();
        VERIFY_OK(within([&] { return store().update(passed); }));
        VERIFY_FAILS(within([&] { return store().update(passed); }), ErrorCode::Conflict);
        QCOMPARE(store().ofImage(m_image.id)->first().reason, ValidationReason::Team);
        QVERIFY(store().inState(ValidationState::Open)->isEmpty());
        VERIFY_FAILS(store().validation(ValidationId::create()), ErrorCode::NotFound);
        // The same round of a question is there once.
        Validation twin = m_round;
        twin.id = ValidationId::create();
        QVERIFY(!within([&] { return store().add(twin); }));
    }

    void imagesWithoutARoundAreFound_data() { addBackends(); }
    void imagesWithoutARoundAreFound()
    {
        QFETCH(const bool, server);
        setUp(server);
        QList<ImageId> ids;
        for (const Stage stage : {Stage::Accepted, Stage::Gold, Stage::Kept, Stage::Gold, Stage::Released}) {
            Image image = newImage(QStringLiteral("b.jpg"));
            image.stage = stage;
            VERIFY_OK(within([&] { return m_project->images().add(image); }));
            ids.append(image.id);
        }
        // The image of the round is not among them, whatever its stage; the others come by stage.
        VERIFY_OK(within([&] { return m_project->images().setStage(m_image.id, Stage::Accepted); }));
        const auto found = store().imagesWithoutRound();
        VERIFY_OK(found);
        QCOMPARE(*found, (QList<ImageId>{ids.at(1), ids.at(3), ids.at(0), ids.at(4)}));
    }

    void votesComeBack_data() { addBackends(); }
    void votesComeBack()
    {
        QFETCH(const bool, server);
        setUp(server);
        Vote made = vote(0, 2);
        made.flags = {VoteFlag::TwoRight, VoteFlag::NeedsNoPicture};
        made.note = QStringLiteral("两个都对");
        VERIFY_OK(within([&] { return store().addVote(made); }));
        const auto read = store().vote(made.id);
        VERIFY_OK(read);
        QCOMPARE(read->flags, made.flags);
        QCOMPARE(read->note, made.note);
        QVERIFY(read->shownOrder == made.shownOrder);
        QVERIFY(read->answer == made.answer);
        QCOMPARE(read->milliseconds, 1234);
        QVERIFY(store().lastVoteOf(m_people.at(0))->has_value());
        QCOMPARE(*store().votedSince(m_people.at(0), QDateTime::currentDateTimeUtc().addDays(-1)), 1);
        // Twice in a round it is refused by the table itself; after taking it back it is possible.
        QVERIFY(!within([&] { return store().addVote(vote(0, 1)); }));
        VERIFY_OK(within([&] { return store().setVoteWithdrawn(made.id, true); }));
        QVERIFY(store().votes(m_round.id)->isEmpty());
        VERIFY_OK(within([&] { return store().addVote(vote(0, 1)); }));
        // Several options are one answer, in whatever order they were chosen.
        const Vote several = voteOf(2, {3, 0}, false);
        VERIFY_OK(within([&] { return store().addVote(several); }));
        QCOMPARE(store().vote(several.id)->answer, voteOf(2, {0, 3}, false).answer);
        // An option of another question is none of this version.
        Vote foreign = vote(1, 0);
        foreign.answer = question(1).options.first().id;
        QVERIFY(!within([&] { return store().addVote(foreign); }));
    }

    void theBlindViewReadsNoKey_data() { addBackends(); }
    void theBlindViewReadsNoKey()
    {
        QFETCH(const bool, server);
        setUp(server);
        const auto before = store().blindQuestion(m_round.questionVersion);
        VERIFY_OK(before);
        QCOMPARE(before->options.size(), 4);
        QCOMPARE(before->stem, QStringLiteral("问题0"));
        // Without a table of keys it says the same.
        const auto connection = m_project->connection();
        VERIFY_OK(connection->begin());
        VERIFY_OK(connection->write(QStringLiteral("DELETE FROM question_key"), {}));
        VERIFY_OK(connection->commit());
        const auto after = store().blindQuestion(m_round.questionVersion);
        VERIFY_OK(after);
        for (int i = 0; i < 4; ++i)
            QVERIFY(after->options.at(i).id == before->options.at(i).id);
        VERIFY_FAILS(store().blindQuestion(QuestionVersionId::create()), ErrorCode::NotFound);
    }

    void itemVotesAreComplete_data() { addBackends(); }
    void itemVotesAreComplete()
    {
        QFETCH(const bool, server);
        setUp(server);
        Vote flagged = vote(1, -1);
        flagged.flags = {VoteFlag::NoneRight};
        flagged.note = QStringLiteral("x");
        Vote gone = vote(2, 0);
        gone.withdrawn = true;
        VERIFY_OK(within([&]() -> Result<> {
            for (const Vote &one : {vote(0, 1), flagged, gone}) {
                if (const auto added = store().addVote(one); !added)
                    return added;
            }
            return {};
        }));
        const auto all = store().itemVotes();
        VERIFY_OK(all);
        QCOMPARE(all->items.size(), 1);
        QCOMPARE(all->items.first().key.options, OptionSet::of(1));
        QCOMPARE(all->items.first().options, 4);
        QVERIFY(all->items.first().current);
        QCOMPARE(all->votes.size(), size_t(2));
        QCOMPARE(all->votes.at(0).chosen, OptionSet::of(1));
        QVERIFY(all->votes.at(0).correct);
        QVERIFY(all->votes.at(1).chosen.isEmpty());
        QCOMPARE(all->votes.at(1).flags, 1 << static_cast<int>(VoteFlag::NoneRight));
        QVERIFY(all->votes.at(1).noted && !all->votes.at(0).noted);
        QCOMPARE(all->people.size(), 2);
    }

    void answersAreToldByTheirOption_data() { addBackends(); }
    void answersAreToldByTheirOption()
    {
        QFETCH(const bool, server);
        setUp(server);
        VERIFY_OK(within([&]() -> Result<> {
            for (const Vote &one : {vote(0, 1), vote(1, 3)}) {
                if (const auto added = store().addVote(one); !added)
                    return added;
            }
            return {};
        }));
        const auto options = [&] {
            QList<QList<int>> positions;
            const auto all = store().itemVotes();
            for (const ItemVote &one : all->votes)
                positions.append(one.chosen.options.positions());
            return positions;
        };
        QCOMPARE(options(), (QList<QList<int>>{{1}, {3}}));
    }

    /// Where a question has two correct options, a right answer is both of them; a wrong one is told as it was given.
    void answersOfSeveralOptionsAreToldByThem_data() { addBackends(); }
    void answersOfSeveralOptionsAreToldByThem()
    {
        QFETCH(const bool, server);
        setUp(server);
        addKey();
        VERIFY_OK(within([&]() -> Result<> {
            for (const Vote &one : {voteOf(0, {1, 3}, true), voteOf(1, {3}, false), voteOf(2, {0, 1, 3}, false)}) {
                if (const auto added = store().addVote(one); !added)
                    return added;
            }
            return {};
        }));
        const auto all = store().itemVotes();
        VERIFY_OK(all);
        QCOMPARE(all->items.first().key.options.positions(), (QList<int>{1, 3}));
        QCOMPARE(all->votes.size(), size_t(3));
        QCOMPARE(all->votes.at(0).chosen.options.positions(), (QList<int>{1, 3}));
        QCOMPARE(all->votes.at(1).chosen.options.positions(), QList<int>{3});
        QCOMPARE(all->votes.at(2).chosen.options.positions(), (QList<int>{0, 1, 3}));
    }

    void theNewestRoundOfAVersionCounts_data() { addBackends(); }
    void theNewestRoundOfAVersionCounts()
    {
        QFETCH(const bool, server);
        setUp(server);
        Question reworded = question();
        reworded.versionId = QuestionVersionId::create();
        reworded.stem = QStringLiteral("改过的问题");
        Validation again = m_round;
        again.id = ValidationId::create();
        again.round = 2;
        again.state = ValidationState::Failed;
        Validation later = again;
        later.id = ValidationId::create();
        later.round = 3;
        later.questionVersion = reworded.versionId;
        later.state = ValidationState::Passed;
        VERIFY_OK(within([&]() -> Result<> {
            if (const auto put = m_project->stores->review().putQuestionVersion(reworded, m_project->lead); !put)
                return put;
            if (const auto added = store().add(again); !added)
                return added;
            return store().add(later);
        }));
        const auto all = store().itemVotes();
        VERIFY_OK(all);
        QCOMPARE(all->items.size(), 2);
        for (const ValidatedItem &item : all->items) {
            const bool newest = item.version == reworded.versionId;
            QCOMPARE(item.round, newest ? 3 : 2);
            QCOMPARE(item.state, newest ? ValidationState::Passed : ValidationState::Failed);
            QCOMPARE(item.current, newest);
            QCOMPARE(item.stem, newest ? reworded.stem : question().stem);
        }
    }

    void aRoundWaitsForWhomTheListNames_data() { addBackends(); }
    void aRoundWaitsForWhomTheListNames()
    {
        QFETCH(const bool, server);
        setUp(server);
        Validation other = m_round;
        other.id = ValidationId::create();
        other.question = question(1).id;
        other.questionVersion = question(1).versionId;
        VERIFY_OK(within([&]() -> Result<> {
            if (const auto added = store().add(other); !added)
                return added;
            return store().addVote(vote(0, 1));
        }));
        const QDateTime now = QDateTime::currentDateTimeUtc();
        const auto listed = queue().waitingRounds(now, 100);
        VERIFY_OK(listed);
        QCOMPARE(listed->size(), 2);
        for (const WaitingRound &round : *listed)
            QCOMPARE(*queue().waitsFor(round.round, now), round.people);
        // Counted for everybody, the same people wait for the same rounds; so for each person alone.
        const auto compareCounts = [&] {
            QHash<PersonId, qint64> counted;
            const auto rounds = queue().waitingRounds(now, 100);
            for (const WaitingRound &round : *rounds) {
                for (const PersonId &person : round.people)
                    ++counted[person];
            }
            QVERIFY(!counted.isEmpty());
            QCOMPARE(*queue().waitingForEach(now), counted);
            const auto people = m_project->stores->project().people();
            for (const Person &person : *people)
                QCOMPARE(*queue().waitingFor(person.id, now), counted.value(person.id));
        };
        compareCounts();
        // Whoever wrote something of the image, in whichever way, answers nothing of it.
        const auto before = queue().waitingFor(m_people.at(1), now);
        Annotation own;
        own.id = AnnotationId::create();
        own.image = m_round.image;
        own.person = m_people.at(1);
        VERIFY_OK(within([&] { return m_project->annotations().add(own); }));
        QVERIFY(*queue().waitingFor(m_people.at(1), now) < *before);
        compareCounts();
        QVERIFY(!queue().waitsFor(m_round.id, now)->contains(m_people.at(0)));
        QVERIFY(queue().waitsFor(other.id, now)->contains(m_people.at(0)));
        Validation closed = m_round;
        closed.state = ValidationState::Passed;
        VERIFY_OK(within([&] { return store().update(closed); }));
        QVERIFY(queue().waitsFor(m_round.id, now)->isEmpty());
    }

    void discussionsComeBack_data() { addBackends(); }
    void discussionsComeBack()
    {
        QFETCH(const bool, server);
        setUp(server);
        Discussion made;
        made.id = DiscussionId::create();
        made.subjectId = question().id.value();
        made.image = m_image.id;
        made.reason = ValidationReason::SuspectedKey;
        DiscussionVote first{DiscussionVoteId::create(), made.id, DiscussionOutcome::Drop, QStringLiteral("a"), {}, m_people.at(0)};
        DiscussionVote second{DiscussionVoteId::create(), made.id, DiscussionOutcome::ChangeKey, QString(), {}, m_people.at(0)};
        VERIFY_OK(within([&]() -> Result<> {
            if (const auto added = discussions().addDiscussion(made); !added)
                return added;
            if (const auto added = discussions().addDiscussionVote(first); !added)
                return added;
            return discussions().addDiscussionVote(second);
        }));
        QCOMPARE(*discussions().openDiscussions(), 1);
        QCOMPARE(discussions().discussionVotes(made.id)->size(), 1);
        QCOMPARE(discussions().discussionVotes(made.id)->first().choice, DiscussionOutcome::ChangeKey);
        Discussion closed = *discussions().discussion(made.id);
        QCOMPARE(closed.reason, ValidationReason::SuspectedKey);
        closed.state = DiscussionState::Closed;
        closed.outcome = DiscussionOutcome::KeepKey;
        closed.closedBy = m_project->lead;
        VERIFY_OK(within([&] { return discussions().updateDiscussion(closed); }));
        VERIFY_FAILS(within([&] { return discussions().updateDiscussion(closed); }), ErrorCode::Conflict);
        QVERIFY(discussions().discussions(DiscussionState::Open)->isEmpty());
        QCOMPARE(discussions().discussionsOf(question().id.value())->size(), 1);
        // Who voted on it has seen the key.
        QCOMPARE(*queue().mayAnswer(m_round.id, m_people.at(0), QDateTime::currentDateTimeUtc()), Answering::Involved);
        QCOMPARE(*queue().mayAnswer(m_round.id, m_people.at(1), QDateTime::currentDateTimeUtc()), Answering::Allowed);
    }

    void checkFindsDamage_data()
    {
        QTest::addColumn<bool>("server");
        QTest::addColumn<QString>("statement");
        QTest::addColumn<QString>("said");
        const std::pair<const char *, const char *> cases[] = {
            {"UPDATE vote SET correct = 1 - correct WHERE note = 'first'", "key"},
            {"UPDATE vote SET option_id = NULL, correct = 0 WHERE note = 'first'", "does not report"},
            {"UPDATE vote SET round = 7 WHERE note = 'first'", "a different question version or round"},
            {"UPDATE validation SET needed = 1", "more answers"},
            {"UPDATE validation SET state = 'open'", "not decided"},
            {"UPDATE validation SET passing = 3", "are not sufficient"},
            {"UPDATE vote SET flags = '[\"ambiguous\"]' WHERE note = 'first'", "are not sufficient"},
            {"UPDATE validation SET state = 'failed'", "sufficient to pass"},
            {"UPDATE validation SET state = 'discussed'", "has no discussion"},
            {"UPDATE annotation SET state = 'superseded' WHERE origin = 'gold'", ""},
            {"UPDATE vote SET created_by = (SELECT person_id FROM annotation WHERE origin = 'annotation') WHERE note = 'first'",
             "annotated the image"}};
        const bool servers[] = {false, true};
        for (const bool server : servers) {
            if (server && !qEnvironmentVariableIsSet("PGHOST"))
                continue;
            for (const auto &[statement, said] : cases) {
                QTest::addRow("%s %s", server ? "postgresql" : "sqlite", statement)
                    << server << QString::fromLatin1(statement) << QString::fromLatin1(said);
            }
        }
    }
    void checkFindsDamage()
    {
        QFETCH(const bool, server);
        QFETCH(const QString, statement);
        QFETCH(const QString, said);
        setUp(server);
        Validation passed = m_round;
        passed.state = ValidationState::Passed;
        VERIFY_OK(within([&]() -> Result<> {
            for (int i = 0; i < 3; ++i) {
                Vote one = vote(i, i == 0 ? 0 : 1);
                one.createdAt = QDateTime::currentDateTimeUtc().addSecs(60);
                one.note = i == 0 ? QStringLiteral("first") : QString();
                if (const auto added = store().addVote(one); !added)
                    return added;
            }
            return store().update(passed);
        }));
        QCOMPARE(findings(), QStringList());
        const QString found = findingAfter(statement, {});
        QCOMPARE(found.isEmpty(), said.isEmpty());
        QVERIFY2(found.contains(said), qPrintable(found));
    }

    /// An answer is right if it is the whole key and nothing else.
    void checkComparesAnswersWithTheWholeKey_data() { addBackends(); }
    void checkComparesAnswersWithTheWholeKey()
    {
        QFETCH(const bool, server);
        const QList<std::pair<QList<int>, bool>> answers{{{1, 3}, true}, {{3}, false}, {{0, 1, 3}, false}, {{0, 1}, false}};
        for (const auto &[options, right] : answers) {
            setUp(server);
            addKey();
            VERIFY_OK(within([&, &chosen = options, &correct = right] { return store().addVote(voteOf(0, chosen, correct)); }));
            QCOMPARE(findings(), QStringList());
            const QString found = findingAfter(QStringLiteral("UPDATE vote SET correct = 1 - correct"), {});
            QVERIFY2(found.contains(QLatin1String("key")), qPrintable(found));
        }
    }

    void anOpenRoundNeedsItsGold_data() { addBackends(); }
    void anOpenRoundNeedsItsGold()
    {
        QFETCH(const bool, server);
        setUp(server);
        QCOMPARE(findings(), QStringList());
        const QString found =
            findingAfter(QStringLiteral("UPDATE annotation SET state = 'superseded' WHERE origin = 'gold'"), {});
        QVERIFY2(found.contains(QLatin1String("not in any gold annotation")), qPrintable(found));
    }
};

QTEST_GUILESS_MAIN(ValidationStoreTest)
#include "validationstoretest.moc"
