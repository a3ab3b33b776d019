// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/kinds/severalpreset.h"
#include "tests/support/validationfixture.h"

#include "models/domain/progress.h"
#include "models/services/annotation/commentservice.h"
#include "models/services/history/undoservice.h"
#include "models/services/release/checkservice.h"
#include "models/services/release/releaseservice.h"
#include "models/services/review/discussionservice.h"
#include "models/services/review/goldquestions.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

using namespace yuyi;
using namespace yuyi::test;

/// From the first answer to an accepted question: returns, repairs, later rounds, discussions.
class ValidationRoundsTest : public QObject
{
    Q_OBJECT

    static QList<WorkReturn> returns(ValidationProject &project, const ImageId &image)
    {
        return *project.stores->work().returnsOfImage(image);
    }
    static Discussion onlyDiscussion(ValidationProject &project)
    {
        const auto all = project.stores->discussions().discussions(DiscussionState::Open);
        return all->size() == 1 ? all->first() : Discussion();
    }
    static Conclusion conclusion(DiscussionOutcome outcome, const Answer &key = {})
    {
        Conclusion conclusion;
        conclusion.outcome = outcome;
        conclusion.key = key;
        conclusion.note = QStringLiteral("商量过了");
        return conclusion;
    }

private Q_SLOTS:
    void initTestCase() { QVERIFY2(hasWantedServer(), "PostgreSQL is wanted: run under pg_virtualenv"); }

    void fourOfFivePass_data() { addBackends(); }
    void fourOfFivePass()
    {
        QFETCH(const bool, server);
        ValidationProject project(server);
        const ImageId image = project.gold(QStringLiteral("a.jpg"), 2);
        QCOMPARE(project.stage(image), Stage::Validating);
        const QList<PersonId> people = project.validators(5);
        project.answerAll(people, project.newest(image), 4);
        QCOMPARE(project.newest(image).state, ValidationState::Passed);
        // The image waits for its other question.
        QCOMPARE(project.stage(image), Stage::Validating);
        project.answerAll(people, project.newest(image, 1), 5);
        QCOMPARE(project.stage(image), Stage::Accepted);
        QVERIFY(returns(project, image).isEmpty());
    }

    void aFailedQuestionComesBackRepaired_data() { addBackends(); }
    void aFailedQuestionComesBackRepaired()
    {
        QFETCH(const bool, server);
        ValidationProject project(server);
        const ImageId image = project.gold(QStringLiteral("a.jpg"));
        const Question failed = project.question(image);
        const QList<PersonId> people = project.validators(5);
        for (int i = 0; i < 4; ++i) {
            VERIFY_OK(project.answer(people.at(i), project.newest(image), i < 2 ? -1 : i == 2 ? 0
                                                                                              : 1,
                                     i == 3 ? QList<VoteFlag>{VoteFlag::Ambiguous} : QList<VoteFlag>(),
                                     i == 3 ? QStringLiteral("两个都说得通") : QString()));
            QCOMPARE(project.newest(image).state, ValidationState::Open); // all answers are collected
        }
        VERIFY_OK(project.answer(people.at(4), project.newest(image)));
        QCOMPARE(project.newest(image).state, ValidationState::Failed);
        QCOMPARE(project.stage(image), Stage::Returned);

        // The author is told how often each option was chosen, and not by whom.
        const QList<WorkReturn> back = returns(project, image);
        QCOMPARE(back.size(), 1);
        QCOMPARE(back.first().origin, ReturnOrigin::Validation);
        QVERIFY(back.first().person == project.author);
        QVERIFY(back.first().createdBy.isNull());
        const QJsonObject data = QJsonDocument::fromJson(back.first().data).object();
        QCOMPARE(data.value(QStringLiteral("votes")).toInt(), 5);
        QCOMPARE(data.value(QStringLiteral("correct")).toInt(), 3);
        const QJsonArray options = data.value(QStringLiteral("options")).toArray();
        QCOMPARE(options.size(), 6);
        const int counts[] = {1, 1, 3, 0, 0, 0};
        for (int i = 0; i < 6; ++i)
            QCOMPARE(options.at(i).toObject().value(QStringLiteral("count")).toInt(), counts[i]);
        QCOMPARE(data.value(QStringLiteral("flags")).toObject().value(QStringLiteral("ambiguous")).toInt(), 1);
        QCOMPARE(data.value(QStringLiteral("comments")).toArray().first().toString(), QStringLiteral("两个都说得通"));
        for (const PersonId &person : people)
            QVERIFY(!back.first().data.contains(person.toString().toUtf8()));
        const QList<Person> everybody = *project.stores->project().people();
        for (const Person &person : everybody)
            QVERIFY(!back.first().data.contains(person.name.toUtf8()));

        // Unchanged it is not withdrawn; the sentence says which question.
        AnnotationService author(*project.stores, project.author);
        Annotation annotation = *author.open(image);
        QCOMPARE(annotation.state, AnnotationState::Returned);
        const auto unchanged = author.submit(annotation);
        VERIFY_FAILS(unchanged, ErrorCode::Refused);
        QVERIFY(unchanged.error().sentence.contains(QLatin1Char('1')));
        QCOMPARE(project.stage(image), Stage::Returned);

        project.repair(image, QStringLiteral("换一个干扰项试试看"));
        const Question repaired = project.question(image);
        QVERIFY(repaired.id == failed.id && repaired.versionId != failed.versionId);
        QCOMPARE(project.newest(image).round, 2);
        QCOMPARE(project.newest(image).state, ValidationState::Open);
        QVERIFY(project.newest(image).questionVersion == repaired.versionId);
        QCOMPARE(project.stage(image), Stage::Validating);
        // The votes of the first round stay with the version they were about.
        QCOMPARE(project.stores->validation().votesOnVersion(failed.versionId)->size(), 5);
        QVERIFY(project.stores->validation().votesOnVersion(repaired.versionId)->isEmpty());

        const QList<PersonId> last = project.validators(5);
        project.answerAll(last, project.newest(image), 5);
        QCOMPARE(project.stage(image), Stage::Accepted);
        // What each has answered is counted; whoever answered nothing has nothing.
        const auto loads = project.stores->work().loads({});
        VERIFY_OK(loads);
        for (const PersonId &person : last)
            QCOMPARE(loads->value(person).answers, 1);
        QCOMPARE(loads->value(project.lead).answers, 0);
    }

    void freshPeopleComeFirst_data() { addBackends(); }
    void freshPeopleComeFirst()
    {
        QFETCH(const bool, server);
        ValidationProject project(server, 3);
        const ImageId image = project.gold(QStringLiteral("a.jpg"));
        const QList<PersonId> first = project.validators(3);
        project.failRound(first, project.newest(image));
        QCOMPARE(project.newest(image).state, ValidationState::Failed);
        project.repair(image, QStringLiteral("换一个干扰项试试看"));
        // Nobody else is there: those of the first round take it.
        QCOMPARE(project.as(first.at(0)).take(1)->size(), 1);
        VERIFY_OK(project.as(first.at(0)).giveBack({project.newest(image).id}));
        // Two fresh ones leave one place for the others.
        const QList<PersonId> fresh = project.validators(2);
        QCOMPARE(project.as(first.at(0)).progress()->waiting, 1);
        VERIFY_OK(project.answer(first.at(0), project.newest(image)));
        QVERIFY(project.as(first.at(1)).take(1)->isEmpty());
        QCOMPARE(project.as(first.at(1)).progress()->waiting, 0);
        QCOMPARE(project.as(first.at(1)).progress()->keptForOthers, 1);
        QCOMPARE(project.as(first.at(0)).progress()->keptForOthers, 0); // has answered in this round
        VERIFY_FAILS(project.answer(first.at(1), project.newest(image)), ErrorCode::Refused);
        VERIFY_OK(project.answer(fresh.at(0), project.newest(image)));
        VERIFY_FAILS(project.answer(first.at(1), project.newest(image)), ErrorCode::Refused);
        VERIFY_OK(project.answer(fresh.at(1), project.newest(image)));
        QCOMPARE(project.stage(image), Stage::Accepted);
    }

    /// Whoever made the project has every role: a later round does not wait for leads where others validate, and one who has
    /// concluded the question's discussion is not asked it.
    void roundsDoNotWaitForTheLead_data() { addBackends(); }
    void roundsDoNotWaitForTheLead()
    {
        QFETCH(const bool, server);
        ValidationProject project(server, 3, 4);
        Person leading = project.personOf(project.lead);
        leading.roles = {Role::Lead, Role::Annotator, Role::Adjudicator, Role::Validator};
        VERIFY_OK(PeopleService(*project.stores, project.lead).update(leading));
        const ImageId image = project.gold(QStringLiteral("a.jpg"));
        const QList<PersonId> people = project.validators(3);
        project.failRound(people, project.newest(image));
        project.repair(image, QStringLiteral("换一个干扰项试试看"));
        // Two of the three, then the third: no place is kept for the lead, who may answer, too.
        VERIFY_OK(project.answer(people.at(0), project.newest(image), 4));
        VERIFY_OK(project.answer(people.at(1), project.newest(image), 4));
        QCOMPARE(project.as(people.at(2)).progress()->waiting, 1);
        QCOMPARE(project.as(project.lead).progress()->waiting, 1);
        const auto waiting = project.stores->validationQueue().waitingRounds(project.clock()(), 10);
        VERIFY_OK(waiting);
        QCOMPARE(waiting->constFirst().people.size(), 2);
        VERIFY_OK(project.answer(people.at(2), project.newest(image), 4));
        QCOMPARE(project.newest(image).state, ValidationState::Discussed);
        DiscussionService lead(*project.stores, project.lead);
        VERIFY_OK(lead.conclude(onlyDiscussion(project).id,
                                conclusion(DiscussionOutcome::ChangeKey, project.question(image).options.at(4).id)));
        QCOMPARE(project.newest(image).state, ValidationState::Open);
        QCOMPARE(project.as(project.lead).progress()->waiting, 0);
        VERIFY_FAILS(project.answer(project.lead, project.newest(image)), ErrorCode::Refused);
        for (const PersonId &person : people)
            VERIFY_OK(project.answer(person, project.newest(image)));
    }

    /// Where only leads validate, a later round keeps places for those of them who have not answered.
    void leadsWaitForLeads_data() { addBackends(); }
    void leadsWaitForLeads()
    {
        QFETCH(const bool, server);
        ValidationProject project(server, 2);
        const PersonId one = project.add(QStringLiteral("One"), {Role::Lead, Role::Validator});
        const PersonId two = project.add(QStringLiteral("Two"), {Role::Lead, Role::Validator});
        Person author = project.personOf(project.author);
        author.roles = {Role::Annotator};
        VERIFY_OK(PeopleService(*project.stores, project.lead).update(author));
        const ImageId image = project.gold(QStringLiteral("a.jpg"));
        VERIFY_OK(project.answer(one, project.newest(image)));
        VERIFY_OK(project.answer(two, project.newest(image), 0));
        QCOMPARE(project.newest(image).state, ValidationState::Failed);
        project.repair(image, QStringLiteral("换一个干扰项试试看"));
        const PersonId three = project.add(QStringLiteral("Three"), {Role::Lead, Role::Validator});
        VERIFY_OK(project.answer(one, project.newest(image)));
        VERIFY_FAILS(project.answer(two, project.newest(image)), ErrorCode::Refused);
        VERIFY_OK(project.answer(three, project.newest(image)));
    }

    void roundsComeToAnEnd_data() { addBackends(); }
    void roundsComeToAnEnd()
    {
        QFETCH(const bool, server);
        ValidationProject project(server, 3);
        const ImageId image = project.gold(QStringLiteral("a.jpg"));
        project.failRound(project.validators(3), project.newest(image));
        project.repair(image, QStringLiteral("换一个干扰项试试看"));
        project.failRound(project.validators(3), project.newest(image));
        QCOMPARE(project.newest(image).state, ValidationState::Discussed);
        QCOMPARE(onlyDiscussion(project).reason, ValidationReason::SecondFailure);
        QCOMPARE(project.stage(image), Stage::Validating);
        QCOMPARE(returns(project, image).size(), 1);
        // Keeping it settles it.
        DiscussionService lead(*project.stores, project.lead);
        VERIFY_OK(lead.conclude(onlyDiscussion(project).id, conclusion(DiscussionOutcome::KeepKey)));
        QCOMPARE(project.newest(image).state, ValidationState::Passed);
        QCOMPARE(project.newest(image).reason, ValidationReason::Team);
        QCOMPARE(project.stage(image), Stage::Accepted);
    }

    void aDoubtfulKeyIsDiscussed_data() { addBackends(); }
    void aDoubtfulKeyIsDiscussed()
    {
        QFETCH(const bool, server);
        ValidationProject project(server, 3, 2);
        const ImageId image = project.gold(QStringLiteral("a.jpg"));
        const QList<PersonId> people = project.validators(3);
        project.answerAll(people, project.newest(image), 1, 4);
        QCOMPARE(project.newest(image).reason, ValidationReason::SuspectedKey);
        const DiscussionId id = onlyDiscussion(project).id;
        // Those who take part: leads, the author, who has answered; nobody else.
        const PersonId outsider = project.validators(1).first();
        DiscussionService voter(*project.stores, people.at(0));
        DiscussionService author(*project.stores, project.author);
        DiscussionService stranger(*project.stores, outsider);
        DiscussionService lead(*project.stores, project.lead);
        VERIFY_OK(voter.vote(id, DiscussionOutcome::ChangeKey, QStringLiteral("E 更贴切")));
        VERIFY_OK(voter.vote(id, DiscussionOutcome::Rewrite, QString()));
        VERIFY_OK(author.vote(id, DiscussionOutcome::ChangeKey, QString()));
        VERIFY_FAILS(stranger.vote(id, DiscussionOutcome::KeepKey, QString()), ErrorCode::Refused);
        VERIFY_FAILS(stranger.view(id), ErrorCode::Refused);
        QVERIFY(stranger.list()->isEmpty());
        QCOMPARE(author.list()->size(), 1);
        // Whoever may vote may comment, too.
        const CommentTarget target{TalkSubject::Discussion, id.value(), image, {}};
        VERIFY_OK(CommentService(*project.stores, people.at(0)).add(target, QStringLiteral("E 说得通")));
        QCOMPARE(CommentService(*project.stores, project.author).thread(target)->comments.size(), 1);
        VERIFY_FAILS(CommentService(*project.stores, outsider).add(target, QStringLiteral("我也看看")), ErrorCode::Refused);
        VERIFY_FAILS(CommentService(*project.stores, outsider).thread(target), ErrorCode::Refused);
        const auto view = lead.view(id);
        VERIFY_OK(view);
        QCOMPARE(view->votes.size(), 2);
        QCOMPARE(view->answers.size(), 3);
        VERIFY_FAILS(voter.vote(id, DiscussionOutcome::None, QString()), ErrorCode::Invalid);

        const Question before = project.question(image);
        VERIFY_FAILS(author.conclude(id, conclusion(DiscussionOutcome::ChangeKey, before.options.at(4).id)), ErrorCode::Refused);
        Conclusion silent = conclusion(DiscussionOutcome::ChangeKey, before.options.at(4).id);
        silent.note = QStringLiteral("  ");
        VERIFY_FAILS(lead.conclude(id, silent), ErrorCode::Invalid);
        VERIFY_FAILS(lead.conclude(id, conclusion(DiscussionOutcome::ChangeKey, OptionId::create())), ErrorCode::Invalid);
        VERIFY_FAILS(lead.conclude(id, conclusion(DiscussionOutcome::ChangeKey, before.options.at(2).id)), ErrorCode::Invalid);
        const Answer two = ValidationProject::optionsOf(before, {3, 4});
        VERIFY_FAILS(lead.conclude(id, conclusion(DiscussionOutcome::ChangeKey, two)), ErrorCode::Invalid);
        QCOMPARE(onlyDiscussion(project).id, id); // nothing happened
        VERIFY_OK(lead.conclude(id, conclusion(DiscussionOutcome::ChangeKey, before.options.at(4).id)));
        const Question after = project.question(image);
        QCOMPARE(after.keyIndex(), 4);
        QCOMPARE(after.number, before.number + 1);
        // What was talked over stays to be seen, with its answers.
        QCOMPARE(lead.view(id)->question.versionId, before.versionId);
        QCOMPARE(lead.view(id)->question.keyIndex(), before.keyIndex());
        QCOMPARE(lead.view(id)->answers.size(), 3);
        QCOMPARE(project.newest(image).round, 2);
        QCOMPARE(project.newest(image).state, ValidationState::Open);
        VERIFY_FAILS(lead.conclude(id, conclusion(DiscussionOutcome::KeepKey)), ErrorCode::Refused);
        VERIFY_FAILS(voter.vote(id, DiscussionOutcome::KeepKey, QString()), ErrorCode::Refused);
        // Who has seen the key in the discussion does not answer the next round.
        VERIFY_FAILS(project.answer(people.at(0), project.newest(image)), ErrorCode::Refused);
        // The last round is used up: what the team decides now stands.
        QList<PersonId> fresh = project.validators(2);
        fresh.append(outsider);
        project.answerAll(fresh, project.newest(image), 1, 0);
        VERIFY_OK(lead.conclude(onlyDiscussion(project).id,
                                conclusion(DiscussionOutcome::ChangeKey, after.options.at(0).id)));
        QCOMPARE(project.question(image).keyIndex(), 0);
        QCOMPARE(project.newest(image).reason, ValidationReason::Team);
        QCOMPARE(project.stage(image), Stage::Accepted);
    }

    /// Where several options may be correct, most people may agree on another set of them, and it may become the key.
    void aSetOfOptionsBecomesTheKey_data() { addBackends(); }
    void aSetOfOptionsBecomesTheKey()
    {
        QFETCH(const bool, server);
        ValidationProject project(server, 3, 2, severalPreset());
        const ImageId image =
            project.gold(QStringLiteral("a.jpg"), 1, [](AnnotationContent &content) { content.questions[0].options[0].correct = true; });
        const QList<PersonId> people = project.validators(3);
        const Validation round = project.newest(image);
        VERIFY_OK(project.answerSet(people.at(0), round, {0, 2}));
        VERIFY_OK(project.answerSet(people.at(1), round, {0, 1}));
        VERIFY_OK(project.answerSet(people.at(2), round, {1, 0}));
        QCOMPARE(project.newest(image).reason, ValidationReason::SuspectedKey);
        const DiscussionId id = onlyDiscussion(project).id;
        DiscussionService lead(*project.stores, project.lead);
        const Question before = project.question(image);
        const auto changedTo = [&](const Answer &key) { return conclusion(DiscussionOutcome::ChangeKey, key); };
        VERIFY_FAILS(lead.conclude(id, changedTo(ValidationProject::optionsOf(before, {2, 0}))), ErrorCode::Invalid); // as it is
        VERIFY_FAILS(lead.conclude(id, changedTo({})), ErrorCode::Invalid);
        VERIFY_FAILS(lead.conclude(id, changedTo(QList<OptionId>{before.options.at(0).id, OptionId::create()})), ErrorCode::Invalid);
        Conclusion rewrite = conclusion(DiscussionOutcome::Rewrite);
        rewrite.rewritten = before;
        for (Option &option : rewrite.rewritten->options)
            option.correct = false;
        VERIFY_FAILS(lead.conclude(id, rewrite), ErrorCode::Invalid);
        VERIFY_OK(lead.conclude(id, changedTo(ValidationProject::optionsOf(before, {1, 0}))));
        QCOMPARE(project.question(image).keys().positions(), (QList<int>{0, 1}));
        QCOMPARE(project.newest(image).state, ValidationState::Open);
        // Answered anew, the new key alone is right. Then no round is left, and what the lead writes stands.
        const QList<PersonId> fresh = project.validators(3);
        for (const PersonId &person : fresh)
            VERIFY_OK(project.answerSet(person, project.newest(image), {0, 2}));
        rewrite.rewritten = project.question(image);
        for (Option &option : rewrite.rewritten->options)
            option.correct = true;
        VERIFY_OK(lead.conclude(onlyDiscussion(project).id, rewrite));
        QCOMPARE(project.question(image).key().count(), 4);
        QCOMPARE(project.stage(image), Stage::Accepted);
    }

    void theAuthorObjects_data() { addBackends(); }
    void theAuthorObjects()
    {
        QFETCH(const bool, server);
        ValidationProject project(server, 3);
        const ImageId image = project.gold(QStringLiteral("a.jpg"));
        project.failRound(project.validators(3), project.newest(image));
        AnnotationService service(*project.stores, project.author);
        const Annotation annotation = *service.open(image);
        const QuestionId question = annotation.content.questions.first().id;
        DiscussionService author(*project.stores, project.author);
        DiscussionService lead(*project.stores, project.lead);
        VERIFY_FAILS(author.object(annotation.id, question, QString()), ErrorCode::Invalid);
        VERIFY_FAILS(lead.object(annotation.id, question, QStringLiteral("不同意")), ErrorCode::Refused);
        VERIFY_OK(author.object(annotation.id, question, QStringLiteral("原文就是这个意思")));
        QCOMPARE(onlyDiscussion(project).reason, ValidationReason::Objection);
        QCOMPARE(onlyDiscussion(project).note, QStringLiteral("原文就是这个意思"));
        VERIFY_OK(service.submit(*service.open(image)));
        QCOMPARE(project.newest(image).round, 1);
        QCOMPARE(project.stage(image), Stage::Validating);
        VERIFY_OK(lead.conclude(onlyDiscussion(project).id, conclusion(DiscussionOutcome::KeepKey)));
        QCOMPARE(project.stage(image), Stage::Accepted);
    }

    void rewrittenAndDropped_data() { addBackends(); }
    void rewrittenAndDropped()
    {
        QFETCH(const bool, server);
        ValidationProject project(server, 1, 5);
        const ImageId image = project.gold(QStringLiteral("a.jpg"), 2);
        DiscussionService lead(*project.stores, project.lead);
        const QList<PersonId> people = project.validators(4);
        // An open round stays blind.
        VERIFY_FAILS(lead.open(project.question(image).id, QStringLiteral("可疑")), ErrorCode::Refused);
        VERIFY_OK(project.answer(people.at(0), project.newest(image), 0));
        const DiscussionId first = onlyDiscussion(project).id;
        VERIFY_OK(lead.conclude(first, conclusion(DiscussionOutcome::Rewrite)));
        QCOMPARE(project.stage(image), Stage::Returned);
        QCOMPARE(returns(project, image).first().note, QStringLiteral("商量过了"));
        project.repair(image, QStringLiteral("换一个干扰项试试看"));
        QCOMPARE(project.newest(image).round, 2);
        VERIFY_OK(project.answer(people.at(1), project.newest(image), 0));
        // Rewritten by the lead: what is incomplete is refused.
        Conclusion rewrite = conclusion(DiscussionOutcome::Rewrite);
        rewrite.rewritten = project.question(image);
        rewrite.rewritten->stem = QStringLiteral(" ");
        VERIFY_FAILS(lead.conclude(onlyDiscussion(project).id, rewrite), ErrorCode::Invalid);
        rewrite.rewritten->stem = QStringLiteral("这张图片想说什么？");
        VERIFY_OK(lead.conclude(onlyDiscussion(project).id, rewrite));
        QCOMPARE(project.question(image).stem, QStringLiteral("这张图片想说什么？"));
        QCOMPARE(project.newest(image).round, 3);
        // One of two questions can be dropped, the last one not.
        VERIFY_OK(project.answer(people.at(2), project.newest(image), 0));
        VERIFY_OK(lead.conclude(onlyDiscussion(project).id, conclusion(DiscussionOutcome::Drop)));
        QCOMPARE(project.stores->annotations().gold(image)->value().content.questions.size(), 1);
        QCOMPARE(project.stage(image), Stage::Validating);
        VERIFY_OK(project.answer(people.at(3), project.newest(image), 0));
        VERIFY_FAILS(lead.conclude(onlyDiscussion(project).id, conclusion(DiscussionOutcome::Drop)), ErrorCode::Refused);
        VERIFY_OK(lead.conclude(onlyDiscussion(project).id, conclusion(DiscussionOutcome::KeepKey)));
        QCOMPARE(project.stage(image), Stage::Accepted);
        // A question that passed can be talked over when the lead says why.
        VERIFY_FAILS(lead.open(project.question(image).id, QString()), ErrorCode::Invalid);
        VERIFY_OK(lead.open(project.question(image).id, QStringLiteral("读者来信")));
        QCOMPARE(project.stage(image), Stage::Validating);
    }

    void theGoldOfTwoTakesTheRepair_data() { addBackends(); }
    void theGoldOfTwoTakesTheRepair()
    {
        QFETCH(const bool, server);
        ValidationProject project(server, 3);
        auto info = *project.stores->project().info();
        info.rules.annotatorsPerImage = 2;
        VERIFY_OK(PeopleService(*project.stores, project.lead).updateProject(info));
        const PersonId other = project.add(QStringLiteral("Other"), {Role::Annotator});
        Image image = newImage(QStringLiteral("a.jpg"));
        image.stage = Stage::Kept;
        VERIFY_OK(project.stores->transaction([&] { return project.images().add(image); }));
        for (const PersonId &person : {project.author, other}) {
            AnnotationService service(*project.stores, person);
            Annotation annotation = *service.open(image.id);
            annotation.content = complete(annotation.content, info.preset);
            VERIFY_OK(service.submit(annotation));
        }
        QCOMPARE(project.stage(image.id), Stage::Validating);
        const Question first = project.question(image.id);
        const AnnotationId owner = *project.stores->review().ownerOf(first.id);
        project.failRound(project.validators(3), project.newest(image.id));
        QCOMPARE(returns(project, image.id).size(), 1);
        QVERIFY(returns(project, image.id).first().annotation == owner);
        // One of the two repairs it; the other is not asked and nothing is disputed.
        const PersonId author = project.annotations().annotation(owner)->person;
        AnnotationService service(*project.stores, author);
        Annotation annotation = *service.open(image.id);
        annotation.content.questions[0].options[0].text = QStringLiteral("换一个干扰项试试看");
        VERIFY_OK(service.submit(annotation));
        QCOMPARE(project.stage(image.id), Stage::Validating);
        QVERIFY(project.question(image.id).id == first.id && project.question(image.id).versionId != first.versionId);
        QCOMPARE(project.newest(image.id).round, 2);
        project.answerAll(project.validators(3), project.newest(image.id), 3);
        QCOMPARE(project.stage(image.id), Stage::Accepted);
    }

    /// What the author wrote anew while repairing is in the gold; what was settled and not touched stays.
    void textsAndLabelsOfARepairReachTheGold_data() { addBackends(); }
    void textsAndLabelsOfARepairReachTheGold()
    {
        QFETCH(const bool, server);
        ValidationProject project(server, 3);
        auto info = *project.stores->project().info();
        info.rules.annotatorsPerImage = 2;
        VERIFY_OK(PeopleService(*project.stores, project.lead).updateProject(info));
        const PersonId other = project.add(QStringLiteral("Other"), {Role::Annotator});
        Image image = newImage(QStringLiteral("a.jpg"));
        image.stage = Stage::Kept;
        VERIFY_OK(project.stores->transaction([&] { return project.images().add(image); }));
        for (const PersonId &person : {project.author, other}) {
            AnnotationService service(*project.stores, person);
            Annotation annotation = *service.open(image.id);
            annotation.content = complete(annotation.content, info.preset);
            VERIFY_OK(service.submit(annotation));
        }
        const auto gold = [&] { return (*project.annotations().gold(image.id))->content; };
        const AnnotationContent settled = gold();
        const AnnotationId owner = *project.stores->review().ownerOf(project.question(image.id).id);
        project.failRound(project.validators(3), project.newest(image.id));
        const PersonId author = project.annotations().annotation(owner)->person;
        AnnotationService service(*project.stores, author);
        Annotation annotation = *service.open(image.id);
        const Dimension &dimension = info.preset.dimensions.first();
        const QList<LabelCode> label{dimension.values.last().code};
        annotation.content.questions[0].options[0].text = QStringLiteral("换一个干扰项试试看");
        annotation.content.explanation = QStringLiteral("画面里的人正在学着煎一面墙。");
        annotation.content.labels.insert(dimension.code, label);
        VERIFY_OK(service.submit(annotation));
        QCOMPARE(gold().explanation, QStringLiteral("画面里的人正在学着煎一面墙。"));
        QCOMPARE(gold().labels.value(dimension.code), label);
        QCOMPARE(gold().impliedMeaning, settled.impliedMeaning);
        QCOMPARE(gold().questions.first().options.first().text, QStringLiteral("换一个干扰项试试看"));
        // The record says what the gold was and is.
        EventFilter made;
        made.entity = Entity::Annotation;
        made.action = QStringLiteral("gold");
        made.image = image.id;
        const auto events = project.stores->history().find(made, 0, 1);
        VERIFY_OK(events);
        QVERIFY(events->first().before.contains(settled.explanation.toUtf8()));
        QVERIFY(events->first().after.contains(QStringLiteral("煎一面墙").toUtf8()));
        QVERIFY(repairsMissingInGold(*project.stores, image.id)->isEmpty());

        // Withdrawn, the gold is as it was settled; handed in again it has the repair.
        VERIFY_OK(UndoService(*project.stores, author).undo());
        QCOMPARE(gold().explanation, settled.explanation);
        QCOMPARE(gold().labels, settled.labels);
        VERIFY_OK(UndoService(*project.stores, author).redo());
        QCOMPARE(gold().explanation, QStringLiteral("画面里的人正在学着煎一面墙。"));
        QCOMPARE(gold().labels.value(dimension.code), label);
        project.answerAll(project.validators(3), project.newest(image.id), 3);
        QCOMPARE(project.stage(image.id), Stage::Accepted);

        // A gold without the repair, as earlier versions made it, is told by the check and before a release.
        Annotation without = **project.annotations().gold(image.id);
        without.id = AnnotationId::create();
        without.content.explanation = settled.explanation;
        VERIFY_OK(project.stores->transaction([&] { return project.annotations().setGold(without); }));
        QCOMPARE(*repairsMissingInGold(*project.stores, image.id), QStringList{QStringLiteral("explanation")});
        NoProgress progress;
        const auto problems = CheckService(*project.stores, project.factory->folder()).check(progress);
        VERIFY_OK(problems);
        QVERIFY(problems->filter(QStringLiteral("last correction")).size() == 1);
        const auto state = ReleaseService(*project.stores, project.factory->folder()).state();
        VERIFY_OK(state);
        QVERIFY(std::any_of(state->lint.findings.begin(), state->lint.findings.end(), [&](const SetFinding &one) {
            return one.finding.rule == LintRule::RepairMissing && one.image == image.id;
        }));
    }

    void aReleaseLooksAtAcceptedImagesAlone_data() { addBackends(); }
    void aReleaseLooksAtAcceptedImagesAlone()
    {
        QFETCH(const bool, server);
        ValidationProject project(server, 2);
        const ImageId waiting = project.gold(QStringLiteral("waits.jpg"));
        const ImageId accepted = project.gold(QStringLiteral("accepted.jpg"));
        Annotation gold = **project.annotations().gold(accepted);
        gold.id = AnnotationId::create();
        gold.content.labels.clear();
        VERIFY_OK(project.stores->transaction([&]() -> Result<> {
            if (const auto set = project.annotations().setGold(gold); !set)
                return set;
            return project.images().setStage(accepted, Stage::Accepted);
        }));
        const auto state = ReleaseService(*project.stores, project.factory->folder()).state();
        VERIFY_OK(state);
        QCOMPARE(state->statistics.images, 1);
        QCOMPARE(state->withoutLicence, QList<ImageId>{accepted});
        QVERIFY(waiting != accepted);
        bool found = false;
        for (const SetFinding &one : state->lint.findings) {
            QVERIFY2(!one.where.contains(QStringLiteral("waits.jpg")), qPrintable(one.where));
            if (one.item < 0)
                continue;
            found = true;
            QVERIFY2(one.where.contains(QStringLiteral("accepted.jpg")), qPrintable(one.where));
            QCOMPARE(one.image, accepted);
        }
        QVERIFY(found);
    }

    void aWithdrawnGoldWithdrawsItsRounds_data() { addBackends(); }
    void aWithdrawnGoldWithdrawsItsRounds()
    {
        QFETCH(const bool, server);
        ValidationProject project(server, 2);
        const ImageId image = project.gold(QStringLiteral("a.jpg"));
        const PersonId person = project.validators(1).first();
        const Validation round = project.newest(image);
        const auto gold = project.stores->annotations().gold(image);
        VERIFY_OK(project.stores->transaction([&]() -> Result<> {
            if (const auto set = project.annotations().setState((*gold)->id, AnnotationState::Superseded); !set)
                return set;
            const auto opened = openValidationsInTransaction(*project.stores, image, project.lead);
            return opened ? Result<>() : Result<>(passOn(opened));
        }));
        QCOMPARE(project.stores->validation().validation(round.id)->state, ValidationState::Withdrawn);
        BlindAnswer answer;
        answer.validation = round.id;
        answer.answer = (*gold)->content.questions.first().options.first().id;
        VERIFY_FAILS(project.as(person).answer(answer, QString()), ErrorCode::Refused);
        QVERIFY(project.as(person).take(1)->isEmpty());
        // The same version in gold again goes on where it stood.
        Annotation again = **gold;
        again.id = AnnotationId::create();
        VERIFY_OK(project.stores->transaction([&]() -> Result<> {
            if (const auto set = project.annotations().setGold(again); !set)
                return set;
            const auto opened = openValidationsInTransaction(*project.stores, image, project.lead);
            return opened ? Result<>() : Result<>(passOn(opened));
        }));
        QCOMPARE(project.newest(image).id, round.id);
        QCOMPARE(project.newest(image).state, ValidationState::Open);
        VERIFY_OK(project.as(person).answer(answer, QString()));
    }
};

QTEST_GUILESS_MAIN(ValidationRoundsTest)
#include "validationroundstest.moc"
