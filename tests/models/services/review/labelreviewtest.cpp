// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/kinds/labelwork.h"
#include "tests/support/reviewfixture.h"
#include "tests/support/validationfixture.h"

#include "models/services/history/undoservice.h"
#include "models/services/review/discussionservice.h"
#include "models/services/review/questionlabels.h"

using namespace yuyi;
using namespace yuyi::test;

/// Labels of questions, from two annotators to the gold annotation, and what becomes of them in repairs and discussions.
class LabelReviewTest : public QObject
{
    Q_OBJECT

    static DimensionCode code(const char *dimension) { return DimensionCode(QString::fromLatin1(dimension)); }
    static Question goldQuestion(const ReviewProject &project, const ImageId &image)
    {
        return project.gold(image).content.questions.value(0);
    }

private Q_SLOTS:
    void initTestCase() { QVERIFY2(hasWantedServer(), "PostgreSQL is wanted: run under pg_virtualenv"); }

    /// In another order and case they are the same labels.
    void theSameLabelsBecomeGold_data() { addBackends(); }
    void theSameLabelsBecomeGold()
    {
        QFETCH(const bool, server);
        ReviewProject project(server, 0, labelWorkPreset());
        const ImageId image = project.keep(QStringLiteral("a.jpg"));
        project.annotate(project.first, image, labelled(physicsWith("subfield", {QStringLiteral("PN结"), QStringLiteral("电路")})));
        project.annotate(project.second, image, labelled(physicsWith("subfield", {QStringLiteral("电路"), QStringLiteral("pn结")})));
        QCOMPARE(project.stage(image), Stage::Accepted);
        QCOMPARE(goldQuestion(project, image).labels.value(code("subfield")).size(), 2);
        QCOMPARE(project.findings(), QStringList());
    }

    /// One pair of questions differs in its labels alone. Both sides' labels are taken; the question keeps its version.
    void labelsAreAdjudicated_data() { addBackends(); }
    void labelsAreAdjudicated()
    {
        QFETCH(const bool, server);
        ReviewProject project(server, 0, labelWorkPreset());
        const ImageId image = project.keep(QStringLiteral("a.jpg"));
        project.annotate(project.first, image, labelled(physicsLabels()));
        project.annotate(project.second, image, labelled(physicsWith("subfield", {QStringLiteral("电磁学"), QStringLiteral("光学")})));
        QCOMPARE(project.stage(image), Stage::Disputed);
        const CaseView view = project.view(image);
        QCOMPARE(view.openFields(), 1);
        const CaseField field = ReviewProject::fieldOf(view, questionField(1));
        QVERIFY(field.isOpen());
        const Question left = field.left.questions.constFirst();

        AdjudicationService service = project.adjudicate(project.adjudicator);
        FieldDecision decision{Pick::Edited, field.left, Cause::Subjective, {}, false};
        Labels &labels = decision.value.questions[0].labels;
        const QList<std::pair<DimensionCode, QStringList>> wrongs{
            {code("img_type"), {QStringLiteral("nothing")}},
            {code("nothing"), {QStringLiteral("circuit")}},
            {code("category"), {QStringLiteral("science"), QStringLiteral("business")}},
            {code("subfield"), {QStringLiteral("电路;光学")}},
            {project.preset.imageDimensions().constFirst().code, {QStringLiteral("x")}}};
        for (const auto &[dimension, wrong] : wrongs) {
            const Labels right = labels;
            labels.insert(dimension, labelCodes(wrong));
            VERIFY_FAILS(service.settle(field.id, decision, std::nullopt, QStringLiteral("Field")), ErrorCode::Invalid);
            labels = right;
        }
        const QList<LabelCode> all = labelCodes({QStringLiteral("电磁学"), QStringLiteral("电路"), QStringLiteral("光学")});
        labels.insert(code("subfield"), all);
        const auto settled = service.settle(field.id, decision, std::nullopt, QStringLiteral("Field"));
        VERIFY_OK(settled);
        const Question decided = settled->decision->value.questions.constFirst();
        QCOMPARE(decided.versionId, left.versionId);
        QCOMPARE(decided.labels.value(code("subfield")), all);
        // Undone and done again, the decision says the same.
        UndoService undo(*project.stores, project.adjudicator);
        VERIFY_OK(undo.undo());
        QVERIFY(ReviewProject::fieldOf(project.view(image), questionField(1)).isOpen());
        VERIFY_OK(undo.redo());
        VERIFY_OK(service.finish(view.id));
        const Question made = goldQuestion(project, image);
        QCOMPARE(made.versionId, left.versionId);
        QCOMPARE(made.options, left.options);
        QCOMPARE(made.labels, decided.labels);
        // The annotators said what they said.
        for (const PersonId &person : {project.first, project.second}) {
            const Question said = (*project.annotations().current(image, person))->content.questions.constFirst();
            QCOMPARE(said.labels.value(code("subfield")).size(), 2);
        }
        QCOMPARE(project.stage(image), Stage::Accepted);
        QCOMPARE(project.findings(), QStringList());
    }

    /// Of what an author says anew in a repair, the gold takes what changed. What was decided stays, and labels cost no answers.
    void aRepairKeepsWhatWasDecided_data() { addBackends(); }
    void aRepairKeepsWhatWasDecided()
    {
        QFETCH(const bool, server);
        ValidationProject project(server, 3, 3, labelWorkPreset());
        auto info = *project.stores->project().info();
        info.rules.annotatorsPerImage = 2;
        VERIFY_OK(PeopleService(*project.stores, project.lead).updateProject(info));
        const PersonId other = project.add(QStringLiteral("Other"), {Role::Annotator});
        const PersonId adjudicator = project.add(QStringLiteral("Adjudicator"), {Role::Adjudicator});
        Image image = newImage(QStringLiteral("a.jpg"));
        image.stage = Stage::Kept;
        VERIFY_OK(project.stores->transaction([&] { return project.images().add(image); }));
        for (const PersonId &person : {project.author, other}) {
            AnnotationService service(*project.stores, person);
            Annotation annotation = *service.open(image.id);
            annotation.content = complete(annotation.content, info.preset);
            Question second = newQuestion(info.preset, false);
            second.stem = QStringLiteral("电阻有多大？");
            for (int i = 0; i < second.options.size(); ++i)
                second.options[i].text = QStringLiteral("大约是%1欧").arg(i + 2);
            second.options[0].correct = true;
            annotation.content.questions.append(second);
            labelled(person == other ? physicsWith("difficulty_level", {QStringLiteral("easy")}) : physicsLabels())(annotation.content);
            VERIFY_OK(service.submit(annotation));
        }
        AdjudicationService adjudication(*project.stores, adjudicator);
        const CaseView view = *adjudication.look(**adjudication.caseOf(image.id));
        QCOMPARE(view.openFields(), 2);
        for (const CaseField &field : view.fields) {
            if (!field.isOpen())
                continue;
            FieldDecision decision{Pick::Edited, field.left, Cause::Subjective, {}, false};
            decision.value.questions[0].labels.insert(code("difficulty_level"), labelCodes({QStringLiteral("hard")}));
            VERIFY_OK(adjudication.settle(field.id, decision, std::nullopt, QStringLiteral("Field")));
        }
        VERIFY_OK(adjudication.finish(view.id));
        QCOMPARE(project.question(image.id, 1).labels.value(code("difficulty_level")), labelCodes({QStringLiteral("hard")}));

        // The second one passes, the first one comes back.
        const QuestionVersionId answered = project.question(image.id, 1).versionId;
        project.answerAll(project.validators(3), project.newest(image.id, 1), 3);
        const AnnotationId owner = *project.stores->review().ownerOf(project.question(image.id).id);
        QCOMPARE(*project.stores->review().ownerOf(project.question(image.id, 1).id), owner);
        project.failRound(project.validators(3), project.newest(image.id));
        AnnotationService service(*project.stores, project.annotations().annotation(owner)->person);
        Annotation annotation = *service.open(image.id);
        annotation.content.questions[0].options[0].text = QStringLiteral("换一个干扰项试试看");
        annotation.content.questions[1].labels.insert(code("subfield"), labelCodes({QStringLiteral("欧姆定律")}));
        const Labels before = project.question(image.id).labels;
        VERIFY_OK(service.submit(annotation));
        QVERIFY(project.question(image.id).versionId != answered);
        QCOMPARE(project.question(image.id).labels, before); // hard
        const Question relabelled = project.question(image.id, 1);
        QCOMPARE(relabelled.versionId, answered);
        QCOMPARE(relabelled.labels.value(code("subfield")), labelCodes({QStringLiteral("欧姆定律")}));
        QCOMPARE(relabelled.labels.value(code("difficulty_level")), labelCodes({QStringLiteral("hard")}));
        QCOMPARE(project.newest(image.id, 1).state, ValidationState::Passed);
        QCOMPARE(project.stores->validation().votesOnVersion(answered)->size(), 3);

        // Withdrawn and handed in again.
        UndoService undo(*project.stores, project.annotations().annotation(owner)->person);
        VERIFY_OK(undo.undo());
        QCOMPARE(project.question(image.id, 1).labels, before);
        VERIFY_OK(undo.redo());
        QCOMPARE(project.question(image.id, 1).labels, relabelled.labels);
    }

    /// Only what its author changed, each dimension by itself, unless what is nested would no longer belong there.
    void theLaterHandInCountsForWhatItChanged()
    {
        const Preset preset = labelWorkPreset();
        const Labels hard = physicsWith("difficulty_level", {QStringLiteral("hard")});
        QCOMPARE(repairedLabels(hard, physicsLabels(), physicsLabels(), preset), hard);
        QCOMPARE(repairedLabels(hard, physicsLabels(), physicsWith("difficulty_level", {QStringLiteral("easy")}), preset),
                 physicsWith("difficulty_level", {QStringLiteral("easy")}));
        Labels both = hard;
        both.insert(code("img_type"), labelCodes({QStringLiteral("map")}));
        QCOMPARE(repairedLabels(hard, physicsLabels(), physicsWith("img_type", {QStringLiteral("map")}), preset), both);
        Labels none = physicsLabels();
        none.remove(code("img_type"));
        Labels fewer = hard;
        fewer.remove(code("img_type"));
        QCOMPARE(repairedLabels(hard, physicsLabels(), none, preset), fewer);
        // It was decided to be a question of finance; its author makes mathematics of physics.
        Labels finance = physicsLabels();
        finance.insert(code("category"), labelCodes({QStringLiteral("business")}));
        finance.insert(code("subcategory"), labelCodes({QStringLiteral("finance")}));
        const Labels math = physicsWith("subcategory", {QStringLiteral("math")});
        QCOMPARE(repairedLabels(finance, physicsLabels(), math, preset), math);
        // Nobody changed what does not fit: it stays as it was decided.
        Labels odd = finance;
        odd.insert(code("category"), labelCodes({QStringLiteral("science")}));
        QCOMPARE(repairedLabels(odd, physicsLabels(), physicsLabels(), preset), odd);
    }

    /// A discussion changes words; the labels stay as they are in the gold.
    void aDiscussionKeepsTheLabels_data() { addBackends(); }
    void aDiscussionKeepsTheLabels()
    {
        QFETCH(const bool, server);
        ValidationProject project(server, 1, 3, labelWorkPreset());
        const ImageId image = project.gold(QStringLiteral("a.jpg"), 1, labelled(physicsLabels()));
        const PersonId person = project.validators(1).constFirst();
        VERIFY_OK(project.answer(person, project.newest(image), 0));
        DiscussionService lead(*project.stores, project.lead);
        const auto open = project.stores->discussions().discussions(DiscussionState::Open);
        VERIFY_OK(open);
        QCOMPARE(open->size(), 1);
        const auto view = lead.view(open->constFirst().id);
        VERIFY_OK(view);
        Conclusion rewrite;
        rewrite.outcome = DiscussionOutcome::Rewrite;
        rewrite.note = QStringLiteral("商量过了");
        rewrite.rewritten = view->question;
        rewrite.rewritten->stem += QStringLiteral("请选择。");
        rewrite.rewritten->labels.clear();
        VERIFY_OK(lead.conclude(open->constFirst().id, rewrite));
        QVERIFY(project.question(image).versionId != view->question.versionId);
        QCOMPARE(project.question(image).labels, physicsLabels());
    }
};

QTEST_GUILESS_MAIN(LabelReviewTest)
#include "labelreviewtest.moc"
