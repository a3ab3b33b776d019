// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/kinds/severalpreset.h"
#include "tests/support/reviewfixture.h"
#include "tests/support/validationfixture.h"

#include "models/domain/json/json.h"
#include "models/services/annotation/questionforms.h"
#include "models/services/curation/imagedossier.h"
#include "models/services/history/undoservice.h"
#include "models/services/review/validationrules.h"
#include "models/services/rules/optionorder.h"

#include <atomic>
#include <thread>

using namespace yuyi;
using namespace yuyi::test;

namespace {

template <typename T>
concept HasKey = requires(T t)
{
    t.key;
}
|| requires(T t) { t.correct; }
|| requires(T t) { t.rationale; }
|| requires(T t) { t.votes; }
|| requires(T t) { t.labels; }
|| requires(T t) { t.explanation; };
// What a validator's page is given has no room for what it must not show.
static_assert(!HasKey<BlindItem> && !HasKey<BlindQuestion> && !HasKey<BlindQuestion::Choice>);
static_assert(HasKey<Option>);

Vote vote(const Answer &answer, bool correct, const QList<VoteFlag> &flags = {})
{
    Vote vote;
    vote.answer = answer;
    vote.correct = correct;
    vote.flags = flags;
    return vote;
}

} // namespace

/// Who may answer, what is shown, when a round is decided: each rule by trying to break it.
class ValidationServiceTest : public QObject
{
    Q_OBJECT

    /// Takes two and answers the first: what is kept for a person can be answered, nobody was let in beside him.
    static bool answerOne(ValidationService &service)
    {
        const auto taken = service.take(2);
        if (!taken)
            return taken.error().code == ErrorCode::Environment; // a busy database
        if (taken->isEmpty())
            return true;
        BlindAnswer answer;
        answer.validation = taken->first().validation;
        answer.answer = taken->first().options.first().id;
        answer.milliseconds = 2000;
        const auto voted = service.answer(answer, QStringLiteral("Answered"));
        return voted || voted.error().code == ErrorCode::Environment;
    }

private Q_SLOTS:
    void initTestCase() { QVERIFY2(hasWantedServer(), "PostgreSQL is wanted: run under pg_virtualenv"); }

    void howManyMustBeRight()
    {
        WorkRules rules;
        const int wanted[] = {0, 1, 2, 3, 4, 4, 5, 6, 7, 8, 8};
        for (int n = 1; n <= 10; ++n)
            QCOMPARE(passingVotes(rules, n), wanted[n]);
        rules.passingVotes = 4;
        QCOMPARE(passingVotes(rules, 5), 4);
        QCOMPARE(passingVotes(rules, 3), 3); // a project that lowered its answers later
    }

    void howARoundEnds()
    {
        const OptionId key = OptionId::create();
        const OptionId a = OptionId::create();
        const OptionId b = OptionId::create();
        RoundHistory history;
        history.roundsAllowed = 3;
        const auto outcome = [&](const QList<Vote> &votes) { return decideRound(countVotes(votes), 4, history); };
        const QList<Vote> four{vote(key, true), vote(key, true), vote(key, true), vote(key, true), vote(a, false)};
        QCOMPARE(outcome(four).state, ValidationState::Passed);
        QList<Vote> flagged = four;
        flagged[4].flags = {VoteFlag::NeedsNoPicture};
        QCOMPARE(outcome(flagged).state, ValidationState::Failed);
        QCOMPARE(outcome(flagged).reason, ValidationReason::Flagged);
        const QList<Vote> three{vote(key, true), vote(key, true), vote(key, true), vote(a, false), vote(b, false)};
        QCOMPARE(outcome(three).state, ValidationState::Failed);
        QCOMPARE(outcome(three).reason, ValidationReason::TooFewRight);
        history.formerFailures = 1;
        QCOMPARE(outcome(three).state, ValidationState::Discussed);
        QCOMPARE(outcome(three).reason, ValidationReason::SecondFailure);
        QCOMPARE(outcome(four).state, ValidationState::Passed);
        history.formerFailures = 0;
        history.roundsUsed = 3;
        QCOMPARE(outcome(three).reason, ValidationReason::LastRound);
        history.roundsUsed = 1;
        history.hasAuthor = false;
        QCOMPARE(outcome(three).reason, ValidationReason::NoAuthor);
        history.hasAuthor = true;
        // Most people agree on one other option: the key is in doubt, however few it takes to pass.
        const QList<Vote> mostAttractive{vote(key, true), vote(key, true), vote(a, false), vote(a, false), vote(a, false)};
        QCOMPARE(outcome(mostAttractive).reason, ValidationReason::SuspectedKey);
        QCOMPARE(decideRound(countVotes(mostAttractive), 2, history).reason, ValidationReason::SuspectedKey);
        QCOMPARE(countVotes(mostAttractive).mostAttractive, Answer(a));
        // Half is not most.
        const QList<Vote> half{vote(key, true), vote(key, true), vote(a, false), vote(a, false)};
        QCOMPARE(outcome(half).state, ValidationState::Failed);
    }

    /// Each chosen option is counted for the author; what most people agree on is a whole answer.
    void answersAreSets()
    {
        Question question;
        for (int i = 0; i < 3; ++i)
            question.options.append({OptionId::create(), QString::number(i), {}, i != 1});
        const auto of = [&](const QList<int> &positions) { return ValidationProject::optionsOf(question, positions); };
        const QList<Vote> agreed{vote(of({0, 2}), true), vote(of({1, 0}), false), vote(of({0, 1}), false), vote(of({2, 0}), true),
                                 vote(of({0, 1}), false)};
        QCOMPARE(countVotes(agreed).correct, 2);
        QCOMPARE(countVotes(agreed).mostAttractive, of({0, 1}));
        QCOMPARE(countVotes(agreed).mostAttractiveVotes, 3);
        QCOMPARE(decideRound(countVotes(agreed), 2, {}).reason, ValidationReason::SuspectedKey);
        const Json histogram = storedJson(anonymousHistogram(question, agreed));
        const int counts[] = {5, 3, 2};
        for (size_t i = 0; i < 3; ++i)
            QCOMPARE(histogram["options"][i]["count"].get<int>(), counts[i]);
        // The same wrong option in most answers, but no wrong answer given by most.
        const QList<Vote> scattered{vote(of({0, 2}), true), vote(of({1}), false), vote(of({0, 1}), false), vote(of({1, 2}), false),
                                    vote(of({0, 1, 2}), false)};
        QCOMPARE(countVotes(scattered).mostAttractiveVotes, 1);
        QVERIFY(!countVotes(scattered).keyInDoubt());
    }

    /// Where several options may be correct, an answer is right if it is all of them.
    void severalOptionsAreChosen_data() { addBackends(); }
    void severalOptionsAreChosen()
    {
        QFETCH(const bool, server);
        ValidationProject project(server, 3, 3, severalPreset());
        const ImageId image =
            project.gold(QStringLiteral("a.jpg"), 1, [](AnnotationContent &content) { content.questions[0].options[0].correct = true; });
        QCOMPARE(project.question(image).keys().positions(), (QList<int>{0, 2}));
        const Validation round = project.newest(image);
        const QList<PersonId> people = project.validators(3);
        const auto taken = project.as(people.at(0)).take(1);
        VERIFY_OK(taken);
        QVERIFY(taken->first().takesSeveral);
        VERIFY_OK(project.answerSet(people.at(0), round, {2, 0}));
        VERIFY_OK(project.answerSet(people.at(1), round, {0}));
        const OptionId own = project.question(image).options.at(0).id;
        VERIFY_FAILS(project.answerBy(people.at(2), round, QList<OptionId>{own, OptionId::create()}), ErrorCode::Invalid);
        VERIFY_FAILS(project.answerBy(people.at(2), round, {}), ErrorCode::Invalid);
        VERIFY_OK(project.answerSet(people.at(2), round, {0, 1, 2}));
        const auto votes = project.stores->validation().votes(round.id);
        QCOMPARE(votes->size(), 3);
        for (const Vote &one : *votes)
            QCOMPARE(one.correct, one.person == people.at(0));
        QCOMPARE(project.newest(image).state, ValidationState::Failed);
        QCOMPARE(project.newest(image).reason, ValidationReason::TooFewRight);
    }

    void oneOptionIsChosenElsewhere_data() { addBackends(); }
    void oneOptionIsChosenElsewhere()
    {
        QFETCH(const bool, server);
        ValidationProject project(server);
        const ImageId image = project.gold(QStringLiteral("a.jpg"));
        const PersonId person = project.validators(1).first();
        QVERIFY(!project.as(person).take(1)->first().takesSeveral);
        VERIFY_FAILS(project.answerSet(person, project.newest(image), {0, 2}), ErrorCode::Invalid);
        VERIFY_OK(project.answerSet(person, project.newest(image), {2}));
    }

    void hiddenQuestionsAreNotGiven_data() { addBackends(); }
    void hiddenQuestionsAreNotGiven()
    {
        QFETCH(const bool, server);
        ValidationProject project(server);
        const ImageId image = project.gold(QStringLiteral("隐喻.jpg"));
        const PersonId person = project.validators(1).first();
        const auto taken = project.as(person).take(3);
        VERIFY_OK(taken);
        QCOMPARE(taken->size(), 1);
        const BlindItem &item = taken->first();
        QVERIFY(item.image == image);
        QCOMPARE(item.pictures.size(), 1);
        QCOMPARE(item.pictures.first().medium.sha256, project.images().image(image)->sha256);
        QCOMPARE(item.pictures.first().number, 1);
        QVERIFY(item.pictures.first().medium.caption.isEmpty() && item.pictures.first().medium.role.isEmpty());
        QCOMPARE(item.stem, project.question(image).stem);
        // All options, in an order of the person's own that does not change.
        QCOMPARE(item.options.size(), 6);
        const auto again = project.as(person).take(3);
        for (int i = 0; i < 6; ++i)
            QVERIFY(again->first().options.at(i).id == item.options.at(i).id);
        VERIFY_OK(project.answer(person, project.newest(image)));
        const Vote stored = *project.stores->validation().votes(project.newest(image).id)->begin();
        for (int i = 0; i < 6; ++i)
            QVERIFY(stored.shownOrder.at(i) == item.options.at(i).id);
        QCOMPARE(stored.seed, orderSeed(project.newest(image), person));
        QVERIFY(stored.correct);
        QCOMPARE(stored.milliseconds, 4000);
    }

    void excludedPeopleCannotAnswer_data() { addBackends(); }
    void excludedPeopleCannotAnswer()
    {
        QFETCH(const bool, server);
        ValidationProject project(server);
        const ImageId image = project.gold(QStringLiteral("a.jpg"));
        const Validation round = project.newest(image);
        // The author is a validator too, but not here.
        QVERIFY(project.as(project.author).take(1)->isEmpty());
        QCOMPARE(project.as(project.author).progress()->waiting, 0);
        VERIFY_FAILS(project.answer(project.author, round), ErrorCode::Refused);
        // A draft of the image is enough to be involved.
        const PersonId second = project.add(QStringLiteral("Second"), {Role::Annotator, Role::Validator});
        Annotation draft;
        draft.id = AnnotationId::create();
        draft.image = image;
        draft.person = second;
        VERIFY_OK(project.stores->transaction([&] { return project.annotations().add(draft); }));
        VERIFY_FAILS(project.answer(second, round), ErrorCode::Refused);
        // Another role, paused, gone.
        const PersonId annotator = project.add(QStringLiteral("Annotator"), {Role::Annotator});
        VERIFY_FAILS(project.answer(annotator, round), ErrorCode::Refused);
        QVERIFY(project.as(annotator).take(1)->isEmpty());
        const PersonId resting = project.validators(1).first();
        const QList<Person> everybody = *project.stores->project().people();
        Person paused = *std::find_if(everybody.begin(), everybody.end(),
                                      [&](const Person &person) { return person.id == resting; });
        paused.paused = true;
        VERIFY_OK(project.stores->transaction([&] { return project.stores->project().updatePerson(paused); }));
        QVERIFY(project.as(resting).take(1)->isEmpty());
        VERIFY_FAILS(project.answer(resting, round), ErrorCode::Refused);
        // Twice is too often, and a question that is not there cannot be answered.
        const PersonId person = project.validators(1).first();
        VERIFY_OK(project.answer(person, round));
        VERIFY_FAILS(project.answer(person, round), ErrorCode::Refused);
        QVERIFY(project.as(person).take(1)->isEmpty());
        BlindAnswer nowhere;
        nowhere.validation = ValidationId::create();
        VERIFY_FAILS(project.as(person).answer(nowhere, QString()), ErrorCode::NotFound);
        // An option of another question; nothing at all; nothing with its reason.
        const PersonId third = project.validators(1).first();
        BlindAnswer odd;
        odd.validation = round.id;
        odd.answer = OptionId::create();
        VERIFY_FAILS(project.as(third).answer(odd, QString()), ErrorCode::Invalid);
        odd.answer = {};
        VERIFY_FAILS(project.as(third).answer(odd, QString()), ErrorCode::Invalid);
        odd.flags = {VoteFlag::NoneRight};
        VERIFY_OK(project.as(third).answer(odd, QString()));
        QCOMPARE(project.stores->validation().votes(round.id)->size(), 2);
    }

    void adjudicatorsAreInvolved_data() { addBackends(); }
    void adjudicatorsAreInvolved()
    {
        QFETCH(const bool, server);
        ValidationProject project(server);
        const ImageId image = project.gold(QStringLiteral("a.jpg"));
        const PersonId adjudicator = project.add(QStringLiteral("Judge"), {Role::Adjudicator, Role::Validator});
        QCOMPARE(project.as(adjudicator).take(1)->size(), 1);
        VERIFY_OK(project.as(adjudicator).giveBack({project.newest(image).id}));
        // A version by his hand is enough.
        Question edited = project.question(image);
        edited.versionId = QuestionVersionId::create();
        edited.number = 2;
        for (Option &option : edited.options)
            option.id = OptionId::create();
        VERIFY_OK(project.stores->transaction([&] { return project.stores->review().putQuestionVersion(edited, adjudicator); }));
        QVERIFY(project.as(adjudicator).take(1)->isEmpty());
        VERIFY_FAILS(project.answer(adjudicator, project.newest(image)), ErrorCode::Refused);
    }

    void reservationsExpire_data() { addBackends(); }
    void reservationsExpire()
    {
        QFETCH(const bool, server);
        ValidationProject project(server, 1);
        const ImageId image = project.gold(QStringLiteral("a.jpg"));
        const QList<PersonId> people = project.validators(3);
        QCOMPARE(project.as(people.at(0)).take(1)->size(), 1);
        QVERIFY(project.as(people.at(1)).take(1)->isEmpty());
        VERIFY_FAILS(project.answer(people.at(1), project.newest(image)), ErrorCode::Refused);
        QCOMPARE(project.as(people.at(1)).progress()->waiting, 0);
        // Given back it is free at once.
        VERIFY_OK(project.as(people.at(0)).giveBack({project.newest(image).id}));
        QCOMPARE(project.as(people.at(1)).take(1)->size(), 1);
        // Forgotten it is free when the time is over; the latecomer may still answer while the place is free.
        project.wait(61);
        QCOMPARE(project.as(people.at(2)).take(1)->size(), 1);
        VERIFY_FAILS(project.answer(people.at(1), project.newest(image)), ErrorCode::Refused);
        project.wait(61);
        VERIFY_OK(project.answer(people.at(1), project.newest(image)));
        VERIFY_FAILS(project.answer(people.at(2), project.newest(image)), ErrorCode::Refused);
        QCOMPARE(project.newest(image).state, ValidationState::Passed);
        QCOMPARE(project.stage(image), Stage::Accepted);
    }

    void noMoreReservationsThanNeeded_data() { addBackends(); }
    void noMoreReservationsThanNeeded()
    {
        QFETCH(const bool, server);
        constexpr int needed = 2;
        constexpr int count = 6;
        ValidationProject project(server, needed);
        QList<ImageId> images;
        for (int i = 0; i < count; ++i)
            images.append(project.gold(QString::number(i)));
        const QList<PersonId> people = project.validators(6);
        std::atomic<int> broken = 0;
        std::vector<std::thread> threads;
        for (const PersonId &person : people) {
            threads.emplace_back([&, person] {
                const auto stores = project.connect();
                ValidationService service(*stores, person, project.clock());
                for (int turn = 0; turn < 100; ++turn)
                    broken += answerOne(service) ? 0 : 1;
            });
        }
        for (std::thread &thread : threads)
            thread.join();
        QCOMPARE(broken.load(), 0);
        // Who was let in and gave up early leaves a place to the others.
        project.wait(61);
        for (const PersonId &person : people) {
            ValidationService service = project.as(person);
            for (int turn = 0; turn < count; ++turn)
                QVERIFY(answerOne(service));
        }
        for (const ImageId &image : images) {
            const auto rounds = project.stores->validation().ofImage(image);
            QCOMPARE(rounds->size(), 1);
            QCOMPARE(project.stores->validation().votes(rounds->first().id)->size(), needed);
            QVERIFY(rounds->first().state != ValidationState::Open);
        }
    }

    void anAnswerIsWithdrawn_data() { addBackends(); }
    void anAnswerIsWithdrawn()
    {
        QFETCH(const bool, server);
        ValidationProject project(server, 2);
        const ImageId image = project.gold(QStringLiteral("a.jpg"));
        const QList<PersonId> people = project.validators(3);
        VERIFY_OK(project.answer(people.at(0), project.newest(image), 0));
        UndoService undo(*project.stores, people.at(0));
        VERIFY_OK(undo.undo());
        QVERIFY(project.stores->validation().votes(project.newest(image).id)->isEmpty());
        VERIFY_OK(undo.redo());
        QCOMPARE(project.stores->validation().votes(project.newest(image).id)->size(), 1);
        VERIFY_OK(undo.undo());
        // It is his to answer anew, before anything else.
        project.gold(QStringLiteral("b.jpg"));
        const auto taken = project.as(people.at(0)).take(1);
        QVERIFY(taken->first().validation == project.newest(image).id);
        VERIFY_OK(project.answer(people.at(0), project.newest(image)));
        // Somebody else's cannot be withdrawn, and none once all are in.
        const VoteId his = project.stores->validation().lastVoteOf(people.at(0))->value().id;
        ValidationService other = project.as(people.at(1));
        VERIFY_FAILS(project.stores->transaction([&] { return other.withdrawInTransaction(his); }), ErrorCode::Refused);
        VERIFY_OK(project.answer(people.at(1), project.newest(image)));
        QCOMPARE(project.newest(image).state, ValidationState::Passed);
        VERIFY_FAILS(undo.undo(), ErrorCode::Refused);
    }

    void leadsWhoValidateStayBlind_data() { addBackends(); }
    void leadsWhoValidateStayBlind()
    {
        QFETCH(const bool, server);
        ValidationProject project(server, 2);
        const ImageId image = project.gold(QStringLiteral("a.jpg"));
        const ImageId decided = project.gold(QStringLiteral("b.jpg"));
        const QList<PersonId> people = project.validators(3);
        VERIFY_OK(project.answer(people.at(0), project.newest(image)));
        VERIFY_OK(project.answer(people.at(0), project.newest(decided)));
        VERIFY_OK(project.answer(people.at(1), project.newest(decided)));
        VERIFY_FAILS(project.as(people.at(0)).itemVotes(), ErrorCode::Refused);
        QCOMPARE(project.as(project.lead).itemVotes()->votes.size(), size_t(3));
        const PersonId both = project.add(QStringLiteral("Both"), {Role::Lead, Role::Validator});
        const auto seen = project.as(both).itemVotes();
        VERIFY_OK(seen);
        QCOMPARE(seen->votes.size(), size_t(2));
        for (const ValidatedItem &item : seen->items) {
            QCOMPARE(!item.key.options.isEmpty(), item.image == decided);
            QCOMPARE(project.as(both).votesOn(item)->size(), item.image == decided ? 2 : 0);
        }
        // Once his own answer is in there is nothing left to hide.
        VERIFY_OK(project.answer(both, project.newest(image)));
        QCOMPARE(project.as(both).itemVotes()->votes.size(), size_t(4));
    }

    void importedQuestionsWaitForTheLead_data() { addBackends(); }
    void importedQuestionsWaitForTheLead()
    {
        QFETCH(const bool, server);
        ValidationProject project(server, 1);
        const Image image = newImage(QStringLiteral("a.jpg"));
        const Preset preset = project.stores->project().info()->preset;
        Annotation entry;
        entry.id = AnnotationId::create();
        entry.image = image.id;
        entry.origin = Origin::Import;
        entry.state = AnnotationState::Submitted;
        entry.content.questions = {newQuestion(preset, true)};
        entry.content.questions[0].options[1].correct = true;
        Annotation gold = entry;
        gold.id = AnnotationId::create();
        VERIFY_OK(project.stores->transaction([&]() -> Result<> {
            if (const auto added = project.images().add(image); !added)
                return added;
            if (const auto added = project.annotations().add(entry); !added)
                return added;
            if (const auto set = project.annotations().setGold(gold); !set)
                return set;
            const auto opened = openValidationsInTransaction(*project.stores, image.id, project.lead);
            return opened ? Result<>() : Result<>(passOn(opened));
        }));
        QVERIFY(project.stores->validation().ofImage(image.id)->isEmpty());
        VERIFY_FAILS(project.as(project.author).open({image.id}), ErrorCode::Refused);
        const auto opened = project.as(project.lead).open({image.id});
        VERIFY_OK(opened);
        QCOMPARE(*opened, 1);
        QCOMPARE(project.stage(image.id), Stage::Validating);
        QCOMPARE(*project.as(project.lead).open({image.id}), 0);
        VERIFY_OK(project.answer(project.author, project.newest(image.id)));
        QCOMPARE(project.stage(image.id), Stage::Accepted);
    }

    /// Neither the record of an image nor its settled case tells the key to whoever may still answer.
    void keysAreHiddenUntilAnswered_data() { addBackends(); }
    void keysAreHiddenUntilAnswered()
    {
        QFETCH(const bool, server);
        ValidationProject project(server, 2);
        const ImageId image = project.gold(QStringLiteral("a.jpg"));
        const PersonId both = project.add(QStringLiteral("Both"), {Role::Adjudicator, Role::Validator});
        const auto keys = [&] { return readDossier(*project.stores, image, both)->gold->content.questions.first().keys().count(); };
        QCOMPARE(keys(), 0);
        VERIFY_OK(project.answer(both, project.newest(image)));
        QCOMPARE(keys(), 1);

        ReviewProject review(server, 2);
        const ImageId settled = review.keep(QStringLiteral("b.jpg"));
        review.annotate(review.first, settled);
        review.annotate(review.second, settled);
        const PersonId validating = review.person(QStringLiteral("己"), {Role::Adjudicator, Role::Validator});
        AdjudicationService service = review.adjudicate(validating);
        VERIFY_FAILS(service.look(**service.caseOf(settled)), ErrorCode::Refused);
        VERIFY_OK(review.adjudicate(review.other).look(**service.caseOf(settled)));
    }
};

QTEST_GUILESS_MAIN(ValidationServiceTest)
#include "validationservicetest.moc"
