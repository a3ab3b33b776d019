// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/kinds/writtenpreset.h"
#include "tests/support/pictures.h"

#include "models/services/annotation/annotationqueue.h"
#include "models/services/curation/decisionservice.h"
#include "models/services/history/undoservice.h"
#include "models/services/people/peopleservice.h"

#include <thread>

using namespace yuyi;
using namespace yuyi::test;

class AnnotationServiceTest : public QObject
{
    Q_OBJECT

    static ImageId keep(TestProject &project, const QString &name)
    {
        const Image image = newImage(name);
        VERIFY(project.stores->transaction([&] { return project.images().add(image); }));
        VERIFY(DecisionService(*project.stores, project.lead).decide({image.id}, Verdict(), QStringLiteral("Kept")));
        return image.id;
    }
    template <typename T>
    static void VERIFY(const Result<T> &result)
    {
        if (!result)
            qFatal("%s", whatFailed(result).constData());
    }
    static Stage stage(TestProject &project, const ImageId &id) { return project.images().image(id)->stage; }

private Q_SLOTS:
    void anAnnotationFromDraftToSubmission_data() { addBackends(); }
    void anAnnotationFromDraftToSubmission()
    {
        QFETCH(bool, server);
        TestProject project(server);
        const ImageId image = keep(project, QStringLiteral("a.jpg"));
        QCOMPARE(stage(project, image), Stage::Kept);
        AnnotationService service(*project.stores, project.lead);
        QCOMPARE(**service.next({}), image);
        Annotation annotation = *service.open(image);
        QCOMPARE(annotation.version, 0);
        const Preset preset = project.stores->project().info()->preset;
        QCOMPARE(annotation.content.questions.first().stem, preset.questions.firstStem);
        // Half done it cannot be submitted, and says why.
        annotation.content.explanation = QStringLiteral("写到一半");
        annotation = *service.saveDraft(annotation);
        QCOMPARE(stage(project, image), Stage::Annotating);
        VERIFY_FAILS(service.submit(annotation), ErrorCode::Invalid);
        // Nothing of the draft is lost by the refusal.
        annotation = *service.open(image);
        QCOMPARE(annotation.content.explanation, QStringLiteral("写到一半"));
        annotation.content = complete(annotation.content, preset);
        VERIFY_OK(service.submit(annotation));
        QCOMPARE(stage(project, image), Stage::Accepted);
        const auto items = project.annotations().items();
        QCOMPARE(items->size(), 1);
        QCOMPARE(items->first().question.keyIndex(), 2);
        QVERIFY(!service.next({})->has_value());
    }

    void aSubmittedQuestionNeverChanges_data() { addBackends(); }
    void aSubmittedQuestionNeverChanges()
    {
        QFETCH(bool, server);
        TestProject project(server);
        const ImageId image = keep(project, QStringLiteral("a.jpg"));
        const Preset preset = project.stores->project().info()->preset;
        AnnotationService service(*project.stores, project.lead);
        Annotation annotation = *service.open(image);
        annotation.content = complete(annotation.content, preset);
        VERIFY_OK(service.submit(annotation));
        const Question first = project.annotations().items()->first().question;
        Release release;
        release.id = ReleaseId::create();
        release.name = QStringLiteral("v1");
        VERIFY_OK(project.stores->transaction(
            [&] { return project.stores->releases().add(release, {{image, first.versionId, QStringLiteral("dev")}}); }));

        annotation = *service.open(image);
        VERIFY_FAILS(service.saveDraft(annotation), ErrorCode::Refused);
        VERIFY_OK(service.reopen(annotation.id));
        QCOMPARE(stage(project, image), Stage::Annotating);
        QVERIFY(project.annotations().items()->isEmpty());
        annotation = *service.open(image);
        annotation.content.questions[0].options[0].text = QStringLiteral("换一个干扰项试试看");
        annotation = *service.saveDraft(annotation);
        annotation.content.questions[0].options[1].text = QStringLiteral("再换一个干扰项试试");
        VERIFY_OK(service.submit(annotation));
        const Question second = project.annotations().items()->first().question;
        // Reworded, it stays in the split in which it was published.
        QCOMPARE(project.annotations().items()->first().split, QStringLiteral("dev"));
        QCOMPARE(second.id, first.id);
        QVERIFY(second.versionId != first.versionId);
        QCOMPARE(second.number, first.number + 1);
        QVERIFY(second.options.at(2).id != first.options.at(2).id);
        QCOMPARE(second.options.at(1).text, QStringLiteral("再换一个干扰项试试"));
        QCOMPARE(stage(project, image), Stage::Accepted);
    }

    /// A question without options, from the first answer to the next version, and back.
    void aWrittenQuestionIsSubmittedAndChanged_data() { addBackends(); }
    void aWrittenQuestionIsSubmittedAndChanged()
    {
        QFETCH(bool, server);
        TestProject project(server, writtenPreset());
        const ImageId image = keep(project, QStringLiteral("a.jpg"));
        const Preset preset = project.stores->project().info()->preset;
        AnnotationService service(*project.stores, project.lead);
        Annotation annotation = *service.open(image);
        QVERIFY(annotation.content.questions.first().options.isEmpty());
        annotation.content = complete(annotation.content, preset);
        const QStringList accepted = annotation.content.questions.first().accepted;
        annotation.content.questions[0].accepted.clear();
        annotation = *service.saveDraft(annotation);
        VERIFY_FAILS(service.submit(annotation), ErrorCode::Invalid);
        const AnnotationContent before = annotation.content;
        annotation.content.questions[0].accepted = accepted;
        annotation = *service.commit(annotation, before, QStringLiteral("question/0/accepted/0"), QStringLiteral("Accepted answer 1"));
        QCOMPARE(service.open(image)->content.questions.first().accepted, accepted);
        UndoService undo(*project.stores, project.lead);
        const auto step = undo.undo();
        VERIFY_OK(step);
        QCOMPARE((*step)->field, QStringLiteral("question/0/accepted/0"));
        QVERIFY(service.open(image)->content.questions.first().accepted.isEmpty());
        VERIFY_OK(undo.redo());
        annotation = *service.open(image);
        QCOMPARE(annotation.content.questions.first().accepted, accepted);
        VERIFY_OK(service.submit(annotation));
        const Question first = project.annotations().items()->first().question;
        QCOMPARE(first.accepted, accepted);

        // Another wording is another version.
        VERIFY_OK(service.reopen(annotation.id));
        annotation = *service.open(image);
        annotation.content.questions[0].accepted.append(QStringLiteral("移动电话"));
        VERIFY_OK(service.submit(annotation));
        const Question second = project.annotations().items()->first().question;
        QCOMPARE(second.id, first.id);
        QCOMPARE(second.number, first.number + 1);
        QCOMPARE(second.accepted, accepted + QStringList(QStringLiteral("移动电话")));
        // Written as before, it is none.
        VERIFY_OK(service.reopen(annotation.id));
        VERIFY_OK(service.submit(*service.open(image)));
        QCOMPARE(project.annotations().items()->first().question, second);
    }

    /// Typed before the program ended, accepted answers are a step of their own.
    void acceptedAnswersLeftWhileTypingAreAStep_data() { addBackends(); }
    void acceptedAnswersLeftWhileTypingAreAStep()
    {
        QFETCH(bool, server);
        TestProject project(server, writtenPreset());
        const ImageId image = keep(project, QStringLiteral("a.jpg"));
        AnnotationService service(*project.stores, project.lead);
        Annotation annotation = *service.open(image);
        annotation.content.questions[0].accepted = {QStringLiteral("手机"), QStringLiteral("电")};
        annotation = *service.saveDraft(annotation);
        UndoService undo(*project.stores, project.lead);
        const auto step = undo.undo();
        VERIFY_OK(step);
        QVERIFY(step->has_value());
        QCOMPARE((*step)->field, QStringLiteral("question/0/accepted/0"));
        QVERIFY(service.open(image)->content.questions.first().accepted.isEmpty());
    }

    /// One step back after reopening, and the image is as it was: submitted, and released if it was.
    void reopeningIsUndone_data() { addBackends(); }
    void reopeningIsUndone()
    {
        QFETCH(bool, server);
        TestProject project(server);
        const ImageId image = keep(project, QStringLiteral("a.jpg"));
        const ImageId later = keep(project, QStringLiteral("b.jpg"));
        const Preset preset = project.stores->project().info()->preset;
        AnnotationService service(*project.stores, project.lead);
        for (const ImageId &one : {image, later}) {
            Annotation annotation = *service.open(one);
            annotation.content = complete(annotation.content, preset);
            VERIFY_OK(service.submit(annotation));
        }
        VERIFY_OK(project.stores->transaction([&] { return project.images().setStage(image, Stage::Released); }));
        const Question before = service.open(image)->content.questions.first();
        UndoService undo(*project.stores, project.lead);
        VERIFY_OK(service.reopen(service.open(image)->id));
        QCOMPARE(stage(project, image), Stage::Annotating);
        auto step = undo.undo();
        VERIFY_OK(step);
        QCOMPARE((*step)->image, image);
        QCOMPARE(stage(project, image), Stage::Released);
        QCOMPARE(service.open(image)->content.questions.first(), before);
        QCOMPARE(stage(project, later), Stage::Accepted);
        VERIFY_OK(undo.redo());
        QCOMPARE(stage(project, image), Stage::Annotating);
        // What changed since is not handed in unread, and a submission that was released is not taken back unasked.
        Annotation annotation = *service.open(image);
        const AnnotationContent whole = annotation.content;
        annotation.content.explanation += QStringLiteral("，改过了");
        annotation = *service.saveDraft(annotation);
        VERIFY_OK(undo.undo()); // what was typed
        QCOMPARE(service.open(image)->content.explanation, whole.explanation);
        VERIFY_OK(DecisionService(*project.stores, project.lead)
                      .decide({image}, {FilterStep::Inspect, Outcome::Discard, preset.discardReasons.first().code, {}, {}},
                              QStringLiteral("Discarded")));
        VERIFY_OK(undo.undo()); // discarded
        VERIFY_OK(undo.undo()); // reopened: everything is again as it was released
        QCOMPARE(stage(project, image), Stage::Released);
        // Released since, a submission is not taken back unasked.
        VERIFY_OK(project.stores->transaction([&] {
            const auto first = project.images().setStage(image, Stage::Released);
            return first ? project.images().setStage(later, Stage::Released) : first;
        }));
        VERIFY_FAILS(undo.undo(), ErrorCode::Refused);
        QCOMPARE(stage(project, image), Stage::Released);
        QCOMPARE(stage(project, later), Stage::Released);
    }

    /// What was written after reopening is never handed in by a step back.
    void anUnreadChangeIsNotSubmitted_data() { addBackends(); }
    void anUnreadChangeIsNotSubmitted()
    {
        QFETCH(bool, server);
        TestProject project(server);
        const ImageId image = keep(project, QStringLiteral("a.jpg"));
        const Preset preset = project.stores->project().info()->preset;
        AnnotationService service(*project.stores, project.lead);
        Annotation annotation = *service.open(image);
        annotation.content = complete(annotation.content, preset);
        VERIFY_OK(service.submit(annotation));
        VERIFY_OK(service.reopen(annotation.id));
        annotation = *service.open(image);
        annotation.content.explanation += QStringLiteral("，改过了");
        VERIFY_OK(project.stores->transaction([&]() -> Result<> {
            YUYI_CHECK(project.annotations().save(annotation));
            return {};
        }));
        VERIFY_FAILS(UndoService(*project.stores, project.lead).undo(), ErrorCode::Refused);
        QCOMPARE(stage(project, image), Stage::Annotating);
    }

    /// A team of one is told why nothing comes.
    void tellsThatAnnotatorsAreMissing_data() { addBackends(); }
    void tellsThatAnnotatorsAreMissing()
    {
        QFETCH(bool, server);
        TestProject project(server);
        QVERIFY(!annotationQueue(*project.stores, project.lead)->annotators);
        ProjectInfo info = *project.stores->project().info();
        info.rules.annotatorsPerImage = 2;
        VERIFY_OK(project.stores->transaction([&] { return project.stores->project().setInfo(info); }));
        QCOMPARE(annotationQueue(*project.stores, project.lead)->annotators, 1);
    }

    void twoWindowsDoNotOverwriteEachOther_data() { addBackends(); }
    void twoWindowsDoNotOverwriteEachOther()
    {
        QFETCH(bool, server);
        TestProject project(server);
        const ImageId image = keep(project, QStringLiteral("a.jpg"));
        const auto other = project.connect();
        AnnotationService here(*project.stores, project.lead);
        AnnotationService there(*other, project.lead);
        Annotation mine = *here.open(image);
        mine.content.explanation = QStringLiteral("这里");
        mine = *here.saveDraft(mine);
        Annotation theirs = *there.open(image);
        theirs.content.explanation = QStringLiteral("那里");
        VERIFY_OK(there.saveDraft(theirs));
        mine.content.explanation = QStringLiteral("又是这里");
        VERIFY_FAILS(here.saveDraft(mine), ErrorCode::Conflict);
        QCOMPARE(here.open(image)->content.explanation, QStringLiteral("那里"));
    }

    /// Whoever begins in two windows at the same moment is told so by the second one.
    void twoFirstSavesAtOnce_data() { addBackends(); }
    void twoFirstSavesAtOnce()
    {
        QFETCH(bool, server);
        TestProject project(server);
        const ImageId image = keep(project, QStringLiteral("a.jpg"));
        Annotation mine = *AnnotationService(*project.stores, project.lead).open(image);
        mine.content.explanation = QStringLiteral("这里");
        const auto look = server ? project.connection() : nullptr;
        Result<Annotation> late = mine;
        std::thread other;
        const auto first = project.stores->transaction([&]() -> Result<> {
            Annotation begun = mine;
            begun.id = AnnotationId::create();
            begun.person = project.lead;
            begun.version = 1;
            YUYI_CHECK(project.stores->work().lockImage(image));
            YUYI_CHECK(project.annotations().add(begun));
            other = std::thread([&] {
                const auto stores = project.connect();
                late = AnnotationService(*stores, project.lead).saveDraft(mine);
            });
            const auto isWaiting = [&] {
                return look->number(QStringLiteral("SELECT count(*) FROM pg_locks WHERE NOT granted")).value_or(0) > 0;
            };
            // On a disk the other one waits for the whole file.
            if (look && !QTest::qWaitFor(isWaiting, 30'000))
                return failure(ErrorCode::Environment, QStringLiteral("the second window does not wait"));
            return {};
        });
        if (other.joinable())
            other.join();
        VERIFY_OK(first);
        VERIFY_FAILS(late, ErrorCode::Conflict);
        QVERIFY2(late.error().sentence.contains(QStringLiteral("another window")), whatFailed(late).constData());
    }

    void undoGoesAcrossImagesAndRestarts_data() { addBackends(); }
    void undoGoesAcrossImagesAndRestarts()
    {
        QFETCH(bool, server);
        TestProject project(server);
        const ImageId a = keep(project, QStringLiteral("a.jpg"));
        const ImageId b = keep(project, QStringLiteral("b.jpg"));
        const Preset preset = project.stores->project().info()->preset;
        const DimensionCode dimension = preset.dimensions.first().code;
        {
            AnnotationService service(*project.stores, project.lead);
            Annotation annotation = *service.open(a);
            const AnnotationContent whole = complete(annotation.content, preset);
            annotation.content = whole;
            annotation.content.labels.remove(dimension);
            annotation.content.explanation.clear();
            annotation = *service.saveDraft(annotation);
            AnnotationContent before = annotation.content;
            annotation.content.labels = whole.labels;
            annotation = *service.commit(annotation, before, QStringLiteral("labels/%1").arg(dimension.text()), QStringLiteral("Type"));
            before = annotation.content;
            annotation.content.explanation = whole.explanation;
            annotation = *service.commit(annotation, before, QStringLiteral("explanation"), QStringLiteral("Rest"));
            VERIFY_OK(service.submit(annotation));
            QCOMPARE(stage(project, a), Stage::Accepted);
        }
        VERIFY_OK(DecisionService(*project.stores, project.lead)
                      .decide({b}, {FilterStep::Inspect, Outcome::Discard, preset.discardReasons.first().code, {}, {}},
                              QStringLiteral("Discarded")));
        QCOMPARE(stage(project, b), Stage::Discarded);

        project.stores = project.connect(); // tomorrow
        UndoService undo(*project.stores, project.lead);
        auto step = undo.undo();
        VERIFY_OK(step);
        QCOMPARE((*step)->kind, QStringLiteral("decision"));
        QCOMPARE((*step)->image, b);
        QCOMPARE(stage(project, b), Stage::Kept);
        step = undo.undo();
        QCOMPARE((*step)->kind, QStringLiteral("submission"));
        QCOMPARE(stage(project, a), Stage::Annotating);
        step = undo.undo();
        QCOMPARE((*step)->field, QStringLiteral("explanation"));
        AnnotationService service(*project.stores, project.lead);
        QCOMPARE(service.open(a)->content.explanation, QString());
        QCOMPARE(service.open(a)->content.labels.value(dimension).size(), 1);
        step = undo.undo();
        QVERIFY(service.open(a)->content.labels.value(dimension).isEmpty());
        // And all of it again.
        for (int i = 0; i < 4; ++i) {
            step = undo.redo();
            VERIFY_OK(step);
            QVERIFY(step->has_value());
        }
        QCOMPARE(stage(project, a), Stage::Accepted);
        QCOMPARE(stage(project, b), Stage::Discarded);
        QVERIFY(!undo.redo()->has_value());
    }

    /// The program ended while a text was being written: one step back is that text, and nothing else.
    void whatWasSavedWhileTypingIsAStepOfItsOwn_data() { addBackends(); }
    void whatWasSavedWhileTypingIsAStepOfItsOwn()
    {
        QFETCH(bool, server);
        TestProject project(server);
        const ImageId image = keep(project, QStringLiteral("a.jpg"));
        const Preset preset = project.stores->project().info()->preset;
        const DimensionCode dimension = preset.dimensions.first().code;
        {
            AnnotationService service(*project.stores, project.lead);
            Annotation annotation = *service.open(image);
            const AnnotationContent before = annotation.content;
            annotation.content.labels.insert(dimension, {preset.dimensions.first().values.at(1).code});
            annotation = *service.commit(annotation, before, QStringLiteral("labels/%1").arg(dimension.text()), QStringLiteral("Type"));
            annotation.content.explanation = QStringLiteral("写到一半");
            annotation = *service.saveDraft(annotation);
            annotation.content.explanation = QStringLiteral("写到一半，再写一点");
            annotation.content.questions[0].options[1].text = QStringLiteral("一个干扰项");
            VERIFY_OK(service.saveDraft(annotation));
        }
        project.stores = project.connect(); // the program was killed
        AnnotationService service(*project.stores, project.lead);
        UndoService history(*project.stores, project.lead);
        const AnnotationContent whole = service.open(image)->content;
        QCOMPARE(whole.explanation, QStringLiteral("写到一半，再写一点"));

        auto step = history.undo();
        VERIFY_OK(step);
        QCOMPARE((*step)->field, QStringLiteral("question/0/option/1"));
        QCOMPARE((*step)->imageName, QStringLiteral("a.jpg"));
        QCOMPARE(service.open(image)->content.questions.first().options.at(1).text, QString());
        QCOMPARE(service.open(image)->content.explanation, whole.explanation);
        step = history.undo();
        QCOMPARE((*step)->field, QStringLiteral("explanation"));
        QCOMPARE(service.open(image)->content.explanation, QString());
        QCOMPARE(service.open(image)->content.labels, whole.labels);
        VERIFY_OK(history.redo());
        VERIFY_OK(history.redo());
        QCOMPARE(service.open(image)->content.explanation, whole.explanation);
        QCOMPARE(service.open(image)->content.questions.first().options.at(1).text, QStringLiteral("一个干扰项"));
        QVERIFY(!history.redo()->has_value());
        // Opened again and again, nothing is added.
        for (int i = 0; i < 3; ++i)
            VERIFY_OK(history.undo());
        QVERIFY(service.open(image)->content.labels.isEmpty());
    }

    void theFirstTextOfADraftIsAStepToo_data() { addBackends(); }
    void theFirstTextOfADraftIsAStepToo()
    {
        QFETCH(bool, server);
        TestProject project(server);
        const ImageId image = keep(project, QStringLiteral("a.jpg"));
        {
            AnnotationService service(*project.stores, project.lead);
            Annotation annotation = *service.open(image);
            annotation.content.impliedMeaning = QStringLiteral("第一句");
            VERIFY_OK(service.saveDraft(annotation));
        }
        project.stores = project.connect();
        AnnotationService service(*project.stores, project.lead);
        VERIFY_OK(service.open(image));
        UndoService history(*project.stores, project.lead);
        QCOMPARE((*history.undo())->field, QStringLiteral("implied-meaning"));
        QCOMPARE(service.open(image)->content.impliedMeaning, QString());
        VERIFY_OK(history.redo());
        QCOMPARE(service.open(image)->content.impliedMeaning, QStringLiteral("第一句"));
    }

    /// A draft that somebody looks at is what it was; the text left in it becomes a step with the next change.
    void openingADraftWritesNothing_data() { addBackends(); }
    void openingADraftWritesNothing()
    {
        QFETCH(bool, server);
        TestProject project(server);
        const ImageId image = keep(project, QStringLiteral("a.jpg"));
        {
            AnnotationService service(*project.stores, project.lead);
            Annotation annotation = *service.open(image);
            annotation.content.explanation = QStringLiteral("写到一半");
            VERIFY_OK(service.saveDraft(annotation));
        }
        project.stores = project.connect();
        const auto events = project.stores->history().count({});
        VERIFY_OK(events);
        AnnotationService service(*project.stores, project.lead);
        Annotation annotation = *service.open(image);
        const int version = annotation.version;
        QCOMPARE(service.open(image)->version, version);
        QCOMPARE(*project.stores->history().count({}), *events);
        QCOMPARE((*project.stores->history().nextUndo(project.lead))->kind, QStringLiteral("decision")); // keeping the image

        const AnnotationContent before = annotation.content;
        annotation.content.impliedMeaning = QStringLiteral("意思");
        VERIFY_OK(service.commit(annotation, before, QStringLiteral("implied-meaning"), QStringLiteral("Meaning")));
        UndoService history(*project.stores, project.lead);
        QCOMPARE((*history.undo())->field, QStringLiteral("implied-meaning"));
        QCOMPARE(service.open(image)->content.explanation, QStringLiteral("写到一半"));
        QCOMPARE((*history.undo())->field, QStringLiteral("explanation"));
        QCOMPARE(service.open(image)->content.explanation, QString());
    }

    /// A choice made while a text was not left yet takes nothing of the text along.
    void twoFieldsOfOneCommitAreTwoSteps_data() { addBackends(); }
    void twoFieldsOfOneCommitAreTwoSteps()
    {
        QFETCH(bool, server);
        TestProject project(server);
        const ImageId image = keep(project, QStringLiteral("a.jpg"));
        const Preset preset = project.stores->project().info()->preset;
        const DimensionCode dimension = preset.dimensions.first().code;
        AnnotationService service(*project.stores, project.lead);
        Annotation annotation = *service.open(image);
        const AnnotationContent before = annotation.content;
        annotation.content.explanation = QStringLiteral("还没写完");
        annotation.content.labels.insert(dimension, {preset.dimensions.first().values.at(0).code});
        VERIFY_OK(service.commit(annotation, before, QStringLiteral("labels/%1").arg(dimension.text()), QStringLiteral("Type")));
        UndoService history(*project.stores, project.lead);
        QCOMPARE((*history.undo())->text, QStringLiteral("Type"));
        QCOMPARE(service.open(image)->content.explanation, QStringLiteral("还没写完"));
        QVERIFY(service.open(image)->content.labels.isEmpty());
        QCOMPARE((*history.undo())->field, QStringLiteral("explanation"));
        QCOMPARE(service.open(image)->content.explanation, QString());
    }

    void othersWorkIsNotTouched_data() { addBackends(); }
    void othersWorkIsNotTouched()
    {
        QFETCH(bool, server);
        TestProject project(server);
        const ImageId image = keep(project, QStringLiteral("a.jpg"));
        const auto second =
            PeopleService(*project.stores, project.lead).add(QStringLiteral("第二人"), {Role::Annotator});
        VERIFY_OK(second);
        VERIFY_FAILS(PeopleService(*project.stores, project.lead).add(QStringLiteral(" 第二人 "), {Role::Expert}),
                     ErrorCode::Invalid);
        AnnotationService mine(*project.stores, project.lead);
        Annotation annotation = *mine.open(image);
        annotation.content.explanation = QStringLiteral("我的");
        annotation = *mine.saveDraft(annotation);
        AnnotationService theirs(*project.stores, second->id);
        VERIFY_FAILS(theirs.saveDraft(annotation), ErrorCode::Refused);
        // One annotator per image: the place is taken.
        VERIFY_FAILS(theirs.open(image), ErrorCode::Refused);
        QVERIFY(!UndoService(*project.stores, second->id).undo()->has_value());
    }
};

QTEST_GUILESS_MAIN(AnnotationServiceTest)
#include "annotationservicetest.moc"
