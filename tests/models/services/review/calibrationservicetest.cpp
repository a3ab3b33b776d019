// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/pictures.h"

#include "models/comparison/fieldvalue.h"
#include "models/services/annotation/commentservice.h"
#include "models/services/annotation/guidelineservice.h"
#include "models/services/curation/decisionservice.h"
#include "models/services/people/peopleservice.h"
#include "models/services/review/calibrationservice.h"
#include "models/services/rules/permissions.h"

using namespace yuyi;
using namespace yuyi::test;

/// A batch from making it to closing it, and every way to look before the reveal.
class CalibrationServiceTest : public QObject
{
    Q_OBJECT

    struct Team {
        explicit Team(bool server) : project(server)
        {
            auto info = *project.stores->project().info();
            info.rules.annotatorsPerImage = 2;
            check(PeopleService(*project.stores, project.lead).updateProject(info));
            for (const QString &name : {QStringLiteral("王芳"), QStringLiteral("小李"), QStringLiteral("Zoe")})
                people.append(PeopleService(*project.stores, project.lead).add(name, {Role::Annotator})->id);
            for (int i = 0; i < 6; ++i) {
                const Image image = newImage(QStringLiteral("%1.jpg").arg(i));
                check(project.stores->transaction([&] { return project.images().add(image); }));
                images.append(image.id);
            }
            check(DecisionService(*project.stores, project.lead).decide(images, Verdict(), QStringLiteral("Kept")));
            preset = info.preset;
        }
        template <typename T>
        static void check(const Result<T> &result)
        {
            if (!result)
                qFatal("%s", whatFailed(result).constData());
        }
        CalibrationService as(const PersonId &person) { return {*project.stores, person}; }
        CalibrationBatchId make(int size)
        {
            NewCalibration wanted{QStringLiteral("第一轮"), images.mid(0, size), people, 7};
            const auto made = as(project.lead).create(wanted);
            check(made);
            return *made;
        }
        /// `value`: which label of the first dimension.
        void hand(const PersonId &person, const ImageId &image, int value)
        {
            AnnotationService service(*project.stores, person);
            auto annotation = service.open(image);
            check(annotation);
            if (annotation->content.questions.first().options.first().text.isEmpty())
                annotation->content = complete(annotation->content, preset);
            const Dimension &first = preset.dimensions.first();
            annotation->content.labels[first.code] = {first.values.at(value).code};
            annotation->content.explanation += person.toString().right(4);
            check(service.submit(*annotation));
        }
        void reopen(const PersonId &person, const ImageId &image)
        {
            const auto current = project.stores->annotations().current(image, person);
            check(current);
            check(AnnotationService(*project.stores, person).reopen((*current)->id));
        }
        TestProject project;
        Preset preset;
        QList<PersonId> people;
        QList<ImageId> images;
    };

private Q_SLOTS:
    void theDrawIsRepeatable()
    {
        QList<ImageId> all;
        for (int i = 0; i < 50; ++i)
            all.append(ImageId::create());
        const QList<ImageId> drawn = CalibrationService::draw(all, 5, 3);
        QCOMPARE(drawn.size(), 5);
        std::reverse(all.begin(), all.end());
        QCOMPARE(CalibrationService::draw(all, 5, 3), drawn);
        QVERIFY(CalibrationService::draw(all, 5, 4) != drawn);
        QCOMPARE(CalibrationService::draw(all, 500, 3).size(), 50);
        QCOMPARE(QSet<ImageId>(drawn.begin(), drawn.end()).size(), 5);
    }

    void figuresMatchTheLiterature()
    {
        // Two people, 118 + 2 agreements… on one dimension: percent, κ and AC1 as published for 118/5/2/0.
        Preset preset;
        Dimension yes;
        yes.code = DimensionCode(QStringLiteral("d"));
        for (const QString &code : {QStringLiteral("a"), QStringLiteral("b")})
            yes.values.append({LabelCode(code), {}, {}});
        preset.dimensions = {yes};
        const QList<PersonId> people{PersonId::create(), PersonId::create()};
        QList<ImageId> images;
        LabelsOf labels;
        const auto add = [&](int count, int first, int second) {
            for (int i = 0; i < count; ++i) {
                images.append(ImageId::create());
                labels.insert({images.last(), people.at(0)}, {{yes.code, {yes.values.at(first).code}}});
                labels.insert({images.last(), people.at(1)}, {{yes.code, {yes.values.at(second).code}}});
            }
        };
        add(118, 0, 0);
        add(5, 0, 1);
        add(2, 1, 0);
        const DimensionFigures figures = agreementOn(preset, images, people, labels).first();
        QCOMPARE(figures.images, 125);
        QVERIFY(qAbs(*figures.percent - 0.944) < 1e-9);
        QVERIFY(qAbs(*figures.kappa - -0.0234) < 5e-4);
        QVERIFY(qAbs(*figures.ac1 - 0.941) < 5e-4);
        QCOMPARE(figures.confused.size(), 1);
        QCOMPARE(figures.confused.first().pairs, 7);
        QVERIFY(sentenceOf(figures).contains(QStringLiteral("AC1")));
        // One label throughout: κ and α say why they have no value.
        labels.clear();
        images.clear();
        add(4, 0, 0);
        const DimensionFigures same = agreementOn(preset, images, people, labels).first();
        QCOMPARE(*same.percent, 1.0);
        QVERIFY(!same.kappa);
        QVERIFY(!same.alpha);
        QCOMPARE(*same.ac1, 1.0);
    }

    void aBatchIsMadeOfFreeImagesAndAnnotators_data() { addBackends(); }
    void aBatchIsMadeOfFreeImagesAndAnnotators()
    {
        QFETCH(bool, server);
        Team team(server);
        auto lead = team.as(team.project.lead);
        NewCalibration wanted{QStringLiteral("A"), team.images.mid(0, 2), team.people, 1};
        VERIFY_FAILS(team.as(team.people.first()).create(wanted), ErrorCode::Refused);
        wanted.name = QStringLiteral(" ");
        VERIFY_FAILS(lead.create(wanted), ErrorCode::Invalid);
        wanted.name = QStringLiteral("A");
        wanted.people = {team.people.first(), team.people.first()};
        VERIFY_FAILS(lead.create(wanted), ErrorCode::Invalid);
        wanted.people = team.people;
        team.hand(team.people.first(), team.images.at(0), 0);
        VERIFY_FAILS(lead.create(wanted), ErrorCode::Invalid);
        QCOMPARE(lead.candidates({})->size(), 5);
        wanted.images = team.images.mid(1, 2);
        VERIFY_OK(lead.create(wanted));
        VERIFY_FAILS(lead.create(wanted), ErrorCode::Invalid);
        QCOMPARE(lead.candidates({})->size(), 3);
        // They come first, before everything handed out or in the pool, and each is everybody's.
        Assignment other;
        other.id = AssignmentId::create();
        other.person = team.people.last();
        other.image = team.images.at(0);
        other.createdBy = team.project.lead;
        VERIFY_OK(team.project.stores->transaction([&] { return team.project.stores->work().add(other); }));
        for (const PersonId &person : team.people) {
            const auto next = AnnotationService(*team.project.stores, person).next({});
            VERIFY_OK(next);
            QVERIFY(*next && wanted.images.contains(**next));
            QCOMPARE(*team.project.stores->calibration().openFor(person), 2);
        }
    }

    void labelsAreHiddenBeforeTheReveal_data() { addBackends(); }
    void labelsAreHiddenBeforeTheReveal()
    {
        QFETCH(bool, server);
        Team team(server);
        Stores &stores = *team.project.stores;
        const CalibrationBatchId batch = team.make(1);
        const ImageId image = team.images.first();
        team.hand(team.people.at(0), image, 0);
        team.hand(team.people.at(1), image, 1);
        const CommentTarget target{TalkSubject::Calibration, batch.value(), image, labelField(team.preset.dimensions.first().code)};
        // One has handed in, one has not, one is the lead: nobody sees or says anything.
        for (const PersonId &person : {team.people.at(0), team.people.at(2), team.project.lead}) {
            VERIFY_FAILS(team.as(person).revealed(batch), ErrorCode::Refused);
            VERIFY_FAILS(mayReadAnnotationsOf(stores, person, image), ErrorCode::Refused);
            QVERIFY(hiddenFrom(stores, person)->contains(image));
            VERIFY_FAILS(CommentService(stores, person).thread(target), ErrorCode::Refused);
            VERIFY_FAILS(CommentService(stores, person).add(target, QStringLiteral("我选了第一个")), ErrorCode::Refused);
            const CommentTarget around{TalkSubject::Image, image.value(), image, {}};
            VERIFY_FAILS(CommentService(stores, person).add(around, QStringLiteral("我选了第一个")), ErrorCode::Refused);
        }
        VERIFY_FAILS(team.as(team.people.at(0)).reveal(batch), ErrorCode::Refused);
        // Two are enough for production, but nothing is merged while the batch is open.
        QVERIFY(!*stores.review().caseInForce(image));
        QVERIFY(!*stores.annotations().gold(image));
        VERIFY_FAILS(team.as(team.project.lead).reveal(batch), ErrorCode::Refused);
        VERIFY_FAILS(team.as(team.project.lead).close(batch), ErrorCode::Refused);
        team.hand(team.people.at(2), image, 1);
        VERIFY_OK(team.as(team.project.lead).reveal(batch));
        VERIFY_FAILS(team.as(team.project.lead).reveal(batch), ErrorCode::Refused);
        VERIFY_OK(team.as(team.people.at(2)).revealed(batch));
        VERIFY_OK(CommentService(stores, team.people.at(2)).add(target, QStringLiteral("现在可以说了 @王芳")));
        // Who did not take part is not shown it either.
        const PersonId stranger =
            PeopleService(stores, team.project.lead).add(QStringLiteral("外人"), {Role::Annotator})->id;
        VERIFY_FAILS(team.as(stranger).revealed(batch), ErrorCode::Refused);
        VERIFY_FAILS(CommentService(stores, stranger).thread(target), ErrorCode::Refused);
        QVERIFY(team.as(stranger).batches()->isEmpty());
    }

    void aWholeCalibration_data() { addBackends(); }
    void aWholeCalibration()
    {
        QFETCH(bool, server);
        Team team(server);
        Stores &stores = *team.project.stores;
        auto lead = team.as(team.project.lead);
        const CalibrationBatchId batch = team.make(2);
        for (int p = 0; p < 3; ++p) {
            team.hand(team.people.at(p), team.images.at(0), p == 0 ? 0 : 1);
            team.hand(team.people.at(p), team.images.at(1), 2);
        }
        QVERIFY(lead.batches()->first().complete());
        VERIFY_OK(lead.reveal(batch));
        auto reveal = lead.revealed(batch);
        VERIFY_OK(reveal);
        QCOMPARE(reveal->images.size(), 2);
        QCOMPARE(reveal->images.at(0).differing(), 1);
        QCOMPARE(reveal->images.at(1).differing(), 0);
        QCOMPARE(reveal->images.at(0).first.size(), 3);
        // 3 pairs on each image: 1 and 3 agree.
        QVERIFY(qAbs(*reveal->before.first().percent - (1.0 / 3 + 1) / 2) < 1e-9);
        QCOMPARE(reveal->before.first().confused.first().pairs, 2);
        QVERIFY(reveal->after.isEmpty());

        const auto version =
            GuidelineService(stores, team.project.lead).publish({}, QStringLiteral("# 类型\n看构图"), {});
        VERIFY_OK(version);
        CalibrationOutcome outcome;
        outcome.version = 0;
        outcome.batch = batch;
        outcome.image = team.images.at(0);
        outcome.field = reveal->images.at(0).fields.first().field;
        VERIFY_FAILS(team.as(team.people.at(0)).settle(outcome), ErrorCode::Invalid);
        outcome.note = QStringLiteral("按构图");
        outcome.guideline = version->id;
        outcome.clause = QStringLiteral("nothing");
        VERIFY_FAILS(team.as(team.people.at(0)).settle(outcome), ErrorCode::Invalid);
        outcome.clause = QStringLiteral("类型");
        VERIFY_OK(team.as(team.people.at(0)).settle(outcome));
        VERIFY_FAILS(team.as(team.people.at(1)).settle(outcome), ErrorCode::Conflict);
        QCOMPARE(lead.revealed(batch)->images.at(0).fields.first().outcome->clause, QStringLiteral("类型"));

        VERIFY_FAILS(lead.close(batch), ErrorCode::Refused);
        VERIFY_FAILS(team.as(team.people.at(0)).decide(batch, team.people.at(0), CalibrationResult::Passed, {}),
                     ErrorCode::Refused);
        VERIFY_OK(lead.decide(batch, team.people.at(1), CalibrationResult::Passed, {}));
        VERIFY_OK(lead.decide(batch, team.people.at(2), CalibrationResult::Passed, {}));
        VERIFY_FAILS(lead.decide(batch, team.people.at(0), CalibrationResult::Repeat, {}), ErrorCode::Invalid);
        VERIFY_OK(lead.decide(batch, team.people.at(0), CalibrationResult::Repeat, QStringLiteral("请再看指南")));
        // Both images are back in his hands, with what was said; until then the batch stays open.
        QCOMPARE(stores.work().openReturns(team.people.at(0))->size(), 2);
        QCOMPARE(stores.work().openReturns(team.people.at(0))->first().note, QStringLiteral("请再看指南"));
        VERIFY_FAILS(lead.close(batch), ErrorCode::Refused);
        team.hand(team.people.at(0), team.images.at(0), 1);
        team.hand(team.people.at(0), team.images.at(1), 2);
        reveal = lead.revealed(batch);
        // Before and after are kept apart.
        QVERIFY(*reveal->before.first().percent < 1);
        QCOMPARE(*reveal->after.first().percent, 1.0);
        QCOMPARE(reveal->images.at(0).first.value(team.people.at(0)).blind, true);
        QCOMPARE(reveal->images.at(0).newest.value(team.people.at(0)).blind, false);
        VERIFY_OK(lead.decide(batch, team.people.at(0), CalibrationResult::Passed, {}));
        VERIFY_OK(lead.close(batch));
        VERIFY_FAILS(lead.close(batch), ErrorCode::Refused);
        VERIFY_FAILS(team.as(team.people.at(0)).settle(outcome), ErrorCode::Refused);
        // Two of three go on, the third rests; each image is merged or disputed now.
        for (const ImageId &image : team.images.mid(0, 2)) {
            int inForce = 0;
            const auto all = stores.annotations().ofImage(image);
            for (const AnnotationSummary &one : *all)
                inForce += one.origin == Origin::Annotation && one.state == AnnotationState::Submitted ? 1 : 0;
            QCOMPARE(inForce, 2);
            const Stage stage = stores.images().image(image)->stage;
            QVERIFY(*stores.review().caseInForce(image) || *stores.annotations().gold(image));
            QVERIFY2(stage != Stage::Annotating && stage != Stage::Kept, qPrintable(codeOf(stage)));
        }
    }

    void aCorrectionBeforeTheRevealIsBlind_data() { addBackends(); }
    void aCorrectionBeforeTheRevealIsBlind()
    {
        QFETCH(bool, server);
        Team team(server);
        auto lead = team.as(team.project.lead);
        const CalibrationBatchId batch = team.make(1);
        const ImageId image = team.images.first();
        team.hand(team.people.at(0), image, 0);
        team.hand(team.people.at(1), image, 1);
        team.reopen(team.people.at(0), image);
        team.hand(team.people.at(0), image, 1);
        team.hand(team.people.at(2), image, 1);
        VERIFY_OK(lead.reveal(batch));
        const auto reveal = lead.revealed(batch);
        VERIFY_OK(reveal);
        QCOMPARE(reveal->images.first().first.size(), 3);
        QCOMPARE(*reveal->before.first().percent, 1.0);
        QVERIFY(reveal->after.isEmpty());
        // Agreement counts the same labels.
        const auto counted = team.project.stores->submissions().blindLabels();
        QCOMPARE(counted->size(), 3);
        const Dimension &dimension = team.preset.dimensions.first();
        for (const SubmittedLabels &one : *counted)
            QCOMPARE(one.labels.value(dimension.code), QList<LabelCode>{dimension.values.at(1).code});
    }

    void aFirstLabelOutlastsReopening_data() { addBackends(); }
    void aFirstLabelOutlastsReopening()
    {
        QFETCH(bool, server);
        Team team(server);
        auto lead = team.as(team.project.lead);
        const CalibrationBatchId batch = team.make(1);
        const ImageId image = team.images.first();
        for (int p = 0; p < 3; ++p)
            team.hand(team.people.at(p), image, p == 0 ? 0 : 1);
        VERIFY_OK(lead.reveal(batch));
        team.reopen(team.people.at(0), image);
        auto reveal = lead.revealed(batch);
        VERIFY_OK(reveal);
        QCOMPARE(reveal->images.first().first.size(), 3);
        QCOMPARE(reveal->images.first().differing(), 1);
        QVERIFY(qAbs(*reveal->before.first().percent - 1.0 / 3) < 1e-9);
        QVERIFY(reveal->after.isEmpty());
        team.hand(team.people.at(0), image, 1);
        reveal = lead.revealed(batch);
        VERIFY_OK(reveal);
        QVERIFY(qAbs(*reveal->before.first().percent - 1.0 / 3) < 1e-9);
        QCOMPARE(*reveal->after.first().percent, 1.0);
    }

    void anEarlyRevealSaysWhatIsMissing_data() { addBackends(); }
    void anEarlyRevealSaysWhatIsMissing()
    {
        QFETCH(bool, server);
        Team team(server);
        Stores &stores = *team.project.stores;
        auto lead = team.as(team.project.lead);
        const CalibrationBatchId batch = team.make(2);
        VERIFY_FAILS(lead.reveal(batch, QStringLiteral("没有时间了")), ErrorCode::Refused);
        team.hand(team.people.at(0), team.images.at(0), 0);
        AnnotationService late(stores, team.people.at(1));
        Annotation draft = *late.open(team.images.at(0));
        draft.content.explanation = QStringLiteral("写到一半");
        VERIFY_OK(late.saveDraft(draft));
        QVERIFY(lead.missing(batch)->contains(QStringLiteral("小李 (2")));
        QVERIFY(lead.missing(batch)->contains(QStringLiteral("王芳 (1")));
        VERIFY_OK(lead.reveal(batch, QStringLiteral("没有时间了")));
        // Their work is nobody's any more: it neither waits in a queue nor keeps the batch from being closed.
        for (const PersonId &person : team.people) {
            const auto next = AnnotationService(stores, person).next({});
            QVERIFY(!*next || !team.images.mid(0, 2).contains(**next));
            VERIFY_OK(lead.decide(batch, person, CalibrationResult::Passed, {}));
        }
        VERIFY_OK(lead.close(batch));
        QVERIFY(stores.images().image(team.images.at(1))->stage == Stage::Kept);
    }

    void aMistakenRepeatIsTakenBack_data() { addBackends(); }
    void aMistakenRepeatIsTakenBack()
    {
        QFETCH(bool, server);
        Team team(server);
        Stores &stores = *team.project.stores;
        auto lead = team.as(team.project.lead);
        const CalibrationBatchId batch = team.make(1);
        const ImageId image = team.images.first();
        for (const PersonId &person : team.people)
            team.hand(person, image, 1);
        VERIFY_OK(lead.reveal(batch));
        for (const PersonId &person : team.people)
            VERIFY_OK(lead.decide(batch, person, CalibrationResult::Passed, {}));
        const PersonId person = team.people.first();
        VERIFY_OK(lead.decide(batch, person, CalibrationResult::Repeat, QStringLiteral("看错人了")));
        QCOMPARE((*stores.annotations().current(image, person))->state, AnnotationState::Returned);
        VERIFY_OK(lead.decide(batch, person, CalibrationResult::Passed, {}));
        QCOMPARE((*stores.annotations().current(image, person))->state, AnnotationState::Submitted);
        QVERIFY(stores.work().openReturns(person)->isEmpty());
        VERIFY_OK(lead.close(batch));
        QVERIFY(stores.images().image(image)->stage != Stage::Returned);
    }

    void whoLeftDoesNotHoldTheBatch_data() { addBackends(); }
    void whoLeftDoesNotHoldTheBatch()
    {
        QFETCH(bool, server);
        Team team(server);
        Stores &stores = *team.project.stores;
        auto lead = team.as(team.project.lead);
        const CalibrationBatchId batch = team.make(1);
        const ImageId image = team.images.first();
        for (const PersonId &person : team.people)
            team.hand(person, image, 1);
        VERIFY_OK(lead.reveal(batch));
        const PersonId person = team.people.first();
        for (const PersonId &one : team.people) {
            VERIFY_OK(lead.decide(batch, one, one == person ? CalibrationResult::Repeat : CalibrationResult::Passed,
                                  one == person ? QStringLiteral("请再看指南") : QString()));
        }
        VERIFY_FAILS(lead.close(batch), ErrorCode::Refused);
        VERIFY_OK(PeopleService(stores, team.project.lead).end(person));
        VERIFY_OK(lead.close(batch));
        QVERIFY(!*stores.annotations().current(image, person));
        QVERIFY(stores.work().openReturns(person)->isEmpty());
        QVERIFY(stores.images().image(image)->stage != Stage::Returned);
    }

    void aRepeatCanBeRepeated_data() { addBackends(); }
    void aRepeatCanBeRepeated()
    {
        QFETCH(bool, server);
        Team team(server);
        Stores &stores = *team.project.stores;
        auto lead = team.as(team.project.lead);
        const CalibrationBatchId batch = team.make(1);
        const ImageId image = team.images.first();
        for (const PersonId &person : team.people)
            team.hand(person, image, 1);
        VERIFY_OK(lead.reveal(batch));
        const PersonId person = team.people.first();
        VERIFY_OK(lead.decide(batch, person, CalibrationResult::Repeat, QStringLiteral("请再看指南")));
        // Another note takes the place of the first while the work is still theirs.
        VERIFY_OK(lead.decide(batch, person, CalibrationResult::Repeat, QStringLiteral("看第三条")));
        QCOMPARE(stores.work().openReturns(person)->size(), 1);
        QCOMPARE(stores.work().openReturns(person)->first().note, QStringLiteral("看第三条"));
        team.hand(person, image, 2);
        QVERIFY(stores.work().openReturns(person)->isEmpty());
        // Still not good: the same words send it back once more.
        VERIFY_OK(lead.decide(batch, person, CalibrationResult::Repeat, QStringLiteral("看第三条")));
        QCOMPARE(stores.work().openReturns(person)->size(), 1);
        VERIFY_FAILS(lead.close(batch), ErrorCode::Refused);
    }
};

QTEST_GUILESS_MAIN(CalibrationServiceTest)
#include "calibrationservicetest.moc"
