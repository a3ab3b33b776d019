// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/validationfixture.h"

#include "models/services/curation/decisionservice.h"
#include "models/services/history/auditservice.h"
#include "models/services/history/undoservice.h"
#include "models/services/people/assignmentservice.h"
#include "models/services/review/calibrationservice.h"
#include "models/services/review/discussionservice.h"
#include "models/services/rules/calibrated.h"

using namespace yuyi;
using namespace yuyi::test;

/// Repairs that their author withdraws, answers that a lead takes out, and who may have images at all.
class WithdrawalTest : public QObject
{
    Q_OBJECT

    static Annotation own(ValidationProject &project, const ImageId &image)
    {
        return *ValidationProject::require(project.annotations().current(image, project.author));
    }
    static Event answered(ValidationProject &project, const VoteId &vote)
    {
        EventFilter filter;
        filter.entity = Entity::Vote;
        filter.action = QStringLiteral("answered");
        const QList<Event> found = ValidationProject::require(project.stores->history().find(filter, 0, 100));
        for (const Event &event : found) {
            if (event.subject == vote.value())
                return event;
        }
        qFatal("no such answer");
    }
    static VoteId firstVote(ValidationProject &project, const Validation &round)
    {
        return project.stores->validation().votes(round.id)->constFirst().id;
    }

private Q_SLOTS:
    void aRepairIsWithdrawn_data() { addBackends(); }
    void aRepairIsWithdrawn()
    {
        QFETCH(const bool, server);
        ValidationProject project(server);
        const ImageId image = project.gold(QStringLiteral("a.jpg"), 2);
        const QList<PersonId> people = project.validators(5);
        const Question failed = project.question(image);
        project.answerAll(people, project.newest(image, 1), 5); // the other question has passed
        project.failRound(people, project.newest(image));
        QCOMPARE(project.stage(image), Stage::Returned);
        project.repair(image, QStringLiteral("换一个干扰项试试看"));
        const Question repaired = project.question(image);
        QVERIFY(repaired.versionId != failed.versionId);
        QCOMPARE(project.stage(image), Stage::Validating);

        VERIFY_OK(UndoService(*project.stores, project.author).undo());
        QCOMPARE(project.stage(image), Stage::Returned);
        QCOMPARE(own(project, image).state, AnnotationState::Returned);
        QVERIFY(project.question(image).versionId == failed.versionId);
        QCOMPARE(project.stores->work().returnsOf(own(project, image).id, true)->size(), 1);
        QCOMPARE(project.newest(image).state, ValidationState::Withdrawn);
        QVERIFY(project.as(project.validators(1).first()).take(5)->isEmpty());
        // What was written stays, and handed in again it is asked again.
        QVERIFY(own(project, image).content.questions.first().versionId == repaired.versionId);
        VERIFY_OK(UndoService(*project.stores, project.author).redo());
        QCOMPARE(project.stage(image), Stage::Validating);
        QVERIFY(project.question(image).versionId == repaired.versionId);
        QCOMPARE(project.newest(image).state, ValidationState::Open);
        QVERIFY(project.stores->work().returnsOf(own(project, image).id, true)->isEmpty());
        // Once somebody has answered it, it stands.
        VERIFY_OK(project.answer(project.validators(1).first(), project.newest(image)));
        VERIFY_FAILS(UndoService(*project.stores, project.author).undo(), ErrorCode::Refused);
        QCOMPARE(own(project, image).state, AnnotationState::Submitted);
    }

    void aLeadRemovesAnAnswer_data() { addBackends(); }
    void aLeadRemovesAnAnswer()
    {
        QFETCH(const bool, server);
        ValidationProject project(server);
        const ImageId image = project.gold(QStringLiteral("a.jpg"));
        const QList<PersonId> people = project.validators(5);
        const Validation round = project.newest(image);
        project.answerAll(people, round, 5);
        QCOMPARE(project.stage(image), Stage::Accepted);
        const VoteId vote = firstVote(project, round);
        const Event event = answered(project, vote);
        AuditService audit(*project.stores, project.lead);
        const auto offer = audit.mayUndo(event);
        VERIFY_OK(offer);
        QVERIFY(offer->possible && offer->needsReason);
        VERIFY_FAILS(audit.undo(event, QStringLiteral(" ")), ErrorCode::Invalid);
        // Nobody else, and not its author once the round is decided.
        VERIFY_FAILS(AuditService(*project.stores, people.at(1)).undo(event, QStringLiteral("no")), ErrorCode::Refused);
        VERIFY_FAILS(UndoService(*project.stores, people.first()).undo(), ErrorCode::Refused);
        VERIFY_OK(audit.undo(event, QStringLiteral("He had been told the key.")));
        QCOMPARE(project.stage(image), Stage::Validating);
        QCOMPARE(project.newest(image).state, ValidationState::Open);
        QCOMPARE(project.stores->validation().votes(round.id)->size(), 4);
        // He is not asked again and cannot do it again; somebody else is, and decides the round.
        QVERIFY(project.as(people.first()).take(5)->isEmpty());
        VERIFY_FAILS(project.answer(people.first(), round), ErrorCode::Refused);
        QVERIFY(!*UndoService(*project.stores, people.first()).redo());
        const PersonId sixth = project.validators(1).first();
        QCOMPARE(project.as(sixth).take(5)->size(), 1);
        VERIFY_OK(project.answer(sixth, round));
        QCOMPARE(project.stage(image), Stage::Accepted);
    }

    /// The sentence about an undo says nothing that the page itself keeps from the person.
    void othersAreNotToldWhoFollowed_data() { addBackends(); }
    void othersAreNotToldWhoFollowed()
    {
        QFETCH(const bool, server);
        ValidationProject project(server);
        const ImageId image = project.gold(QStringLiteral("a.jpg"));
        const QList<PersonId> people = project.validators(5);
        const Validation round = project.newest(image);
        const VoteId mine = ValidationProject::require(project.answer(people.at(0), round));
        VERIFY_OK(project.answer(people.at(1), round));
        EventFilter filter;
        filter.entity = Entity::Annotation;
        filter.action = QStringLiteral("submitted");
        const Event submitted = ValidationProject::require(project.stores->history().find(filter, 0, 1)).constFirst();
        const auto offer = AuditService(*project.stores, project.author).mayUndo(submitted);
        VERIFY_OK(offer);
        QVERIFY(!offer->possible);
        QCOMPARE(offer->sentence, QStringLiteral("Later work on this image depends on this step. Ask a lead to undo it."));
        const auto toLead = AuditService(*project.stores, project.lead).mayUndo(submitted);
        VERIFY_OK(toLead);
        QVERIFY(toLead->possible && toLead->needsReason);
        QVERIFY2(toLead->sentence.startsWith(QStringLiteral("The later step")), qPrintable(toLead->sentence));

        // An answer is withdrawn as long as the round is open, whoever answered after it.
        AuditService first(*project.stores, people.at(0));
        const Event answer = answered(project, mine);
        const auto open = first.mayUndo(answer);
        VERIFY_OK(open);
        QVERIFY(open->possible && !open->needsReason);
        QCOMPARE(open->sentence, QString());
        VERIFY_OK(first.undo(answer));
        QCOMPARE(project.stores->validation().votes(round.id)->size(), 1);
        const VoteId again = ValidationProject::require(project.answer(people.at(0), round));
        project.answerAll(people.mid(2), round, 3);
        const auto decided = first.mayUndo(answered(project, again));
        VERIFY_OK(decided);
        QVERIFY(!decided->possible);
        QVERIFY2(decided->sentence.startsWith(QStringLiteral("This question has all its answers")), qPrintable(decided->sentence));
    }

    void aFailedRoundComesBack_data() { addBackends(); }
    void aFailedRoundComesBack()
    {
        QFETCH(const bool, server);
        ValidationProject project(server);
        const ImageId image = project.gold(QStringLiteral("a.jpg"));
        const QList<PersonId> people = project.validators(5);
        const Validation round = project.newest(image);
        project.failRound(people, round);
        QCOMPARE(project.stage(image), Stage::Returned);
        AuditService audit(*project.stores, project.lead);
        VERIFY_OK(audit.undo(answered(project, firstVote(project, round)), QStringLiteral("Hasty.")));
        QCOMPARE(project.newest(image).state, ValidationState::Open);
        QCOMPARE(project.stage(image), Stage::Validating);
        QCOMPARE(own(project, image).state, AnnotationState::Submitted);
        QVERIFY(project.stores->work().returnsOf(own(project, image).id, true)->isEmpty());
        // It is no answer of the author's: his submission is withdrawn as any other.
        const PersonId sixth = project.validators(1).first();
        VERIFY_OK(project.answer(sixth, round, 1));
        QCOMPARE(project.stage(image), Stage::Returned);
        // Once he has begun to repair it, the answers stay.
        AnnotationService service(*project.stores, project.author);
        Annotation draft = ValidationProject::require(service.open(image));
        draft.content.questions[0].options[0].text = QStringLiteral("换一个干扰项试试看");
        VERIFY_OK(service.saveDraft(draft));
        const Event late = answered(project, firstVote(project, round));
        const auto offer = audit.mayUndo(late);
        VERIFY_OK(offer);
        QVERIFY(!offer->possible && !offer->sentence.isEmpty());
        VERIFY_FAILS(audit.undo(late, QStringLiteral("Hasty.")), ErrorCode::Refused);
        QCOMPARE(project.newest(image).state, ValidationState::Failed);
    }

    void discussedAnswersStay_data() { addBackends(); }
    void discussedAnswersStay()
    {
        QFETCH(const bool, server);
        ValidationProject project(server);
        const ImageId image = project.gold(QStringLiteral("a.jpg"));
        const Validation round = project.newest(image);
        project.answerAll(project.validators(5), round, 1, 0); // most agree on one other option
        QCOMPARE(project.newest(image).state, ValidationState::Discussed);
        AuditService audit(*project.stores, project.lead);
        VERIFY_FAILS(audit.undo(answered(project, firstVote(project, round)), QStringLiteral("Hasty.")), ErrorCode::Refused);
        QCOMPARE(project.stores->validation().votes(round.id)->size(), 5);
    }

    void imagesOnlyAfterACalibration_data() { addBackends(); }
    void imagesOnlyAfterACalibration()
    {
        QFETCH(const bool, server);
        TestProject project(server);
        auto info = *project.stores->project().info();
        info.rules.calibratedOnly = true;
        VERIFY_OK(PeopleService(*project.stores, project.lead).updateProject(info));
        QVERIFY(project.stores->project().info()->rules.calibratedOnly);
        const PersonId one = PeopleService(*project.stores, project.lead).add(QStringLiteral("王芳"), {Role::Annotator})->id;
        const PersonId two = PeopleService(*project.stores, project.lead).add(QStringLiteral("小李"), {Role::Annotator})->id;
        QList<ImageId> images;
        for (int i = 0; i < 4; ++i) {
            const Image image = newImage(QStringLiteral("%1.jpg").arg(i));
            VERIFY_OK(project.stores->transaction([&] { return project.images().add(image); }));
            images.append(image.id);
        }
        VERIFY_OK(DecisionService(*project.stores, project.lead).decide(images, Verdict(), QStringLiteral("Kept")));
        // Nothing from the pool, nothing by hand.
        AnnotationService annotator(*project.stores, one);
        QVERIFY(!*annotator.next({}));
        VERIFY_FAILS(annotator.openWork(images.first()), ErrorCode::Refused);
        HandOut wanted;
        wanted.people = {one};
        VERIFY_FAILS(AssignmentService(*project.stores, project.lead).handOut(wanted), ErrorCode::Refused);

        CalibrationService calibration(*project.stores, project.lead);
        const auto batch = calibration.create({QStringLiteral("一"), {images.first()}, {one, two}, 1});
        VERIFY_OK(batch);
        for (const PersonId &person : {one, two}) {
            AnnotationService service(*project.stores, person);
            QCOMPARE(*service.next({}), std::optional<ImageId>(images.first()));
            Annotation annotation = *service.open(images.first());
            annotation.content = complete(annotation.content, info.preset);
            VERIFY_OK(service.submit(annotation));
            QVERIFY(!*service.next({}));
        }
        VERIFY_OK(calibration.reveal(*batch));
        VERIFY_OK(calibration.decide(*batch, one, CalibrationResult::Passed, {}));
        VERIFY_OK(calibration.decide(*batch, two, CalibrationResult::Repeat, QStringLiteral("again")));
        QCOMPARE(*calibratedPeople(*project.stores), QSet<PersonId>{one});
        const auto summary = calibration.batches();
        QCOMPARE(summary->first().toRepeat.value(two), 1);
        QCOMPARE(summary->first().toRepeat.value(one), 0);
        QVERIFY(*annotator.next({}));
        VERIFY_OK(annotator.openWork(images.at(1)));
        VERIFY_OK(AssignmentService(*project.stores, project.lead).handOut(wanted));
        wanted.people = {one, two};
        VERIFY_FAILS(AssignmentService(*project.stores, project.lead).preview(wanted), ErrorCode::Refused);
        // Without the rule it keeps nobody from anything.
        info = *project.stores->project().info();
        info.rules.calibratedOnly = false;
        VERIFY_OK(PeopleService(*project.stores, project.lead).updateProject(info));
        QVERIFY(*mayProduce(*project.stores, two));
    }
};

QTEST_GUILESS_MAIN(WithdrawalTest)
#include "withdrawaltest.moc"
