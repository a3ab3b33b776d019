// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/annotation/formlabels.h"

#include "models/services/annotation/ownwork.h"
#include "models/services/annotation/unsavedannotation.h"
#include "models/services/history/undoservice.h"
#include "models/services/rules/returns.h"
#include "tests/support/kinds/questionlabels.h"
#include "tests/support/validationfixture.h"

#include <algorithm>

using namespace yuyi;
using namespace yuyi::test;

namespace {

const DimensionCode category(QStringLiteral("category"));
const DimensionCode subcategory(QStringLiteral("subcategory"));
const DimensionCode subfield(QStringLiteral("subfield"));
const DimensionCode difficulty(QStringLiteral("difficulty_level"));

QList<LabelCode> one(const QString &label)
{
    return {LabelCode(label)};
}

} // namespace

/// Labels of questions from the form to the gold annotation, and back after a correction.
class FormLabelsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// Only rows without a label are filled, and nothing lands outside its parent.
    void emptyRowsAreFilled()
    {
        const Preset preset = questionLabelPreset();
        AnnotationContent content;
        content.questions = {Question(), Question()};
        content.questions[1].labels.insert(category, one(QStringLiteral("business")));
        Labels last = physicsLabels();
        last.insert(DimensionCode(QStringLiteral("domain")), one(QStringLiteral("life")));
        last.insert(DimensionCode(QStringLiteral("gone")), one(QStringLiteral("x"))); // of a former version of the preset
        QCOMPARE(fillLabels(content, last, preset), 1 + 5 + 2);
        QCOMPARE(content.labels, codedLabels({{"domain", {QStringLiteral("life")}}}));
        QCOMPARE(content.questions.at(0).labels, physicsLabels());
        const Labels other = content.questions.at(1).labels;
        QCOMPARE(other.value(category), one(QStringLiteral("business")));
        QVERIFY(!other.contains(subcategory) && !other.contains(subfield)); // they belong to physics
        QCOMPARE(other.value(difficulty), one(QStringLiteral("middle")));
        QCOMPARE(fillLabels(content, last, preset), 0);
    }

    /// What was typed is in the copy of what could not be saved, and in the text for the clipboard.
    void typedLabelsAreInCopies()
    {
        UnsavedAnnotation typed;
        typed.image = ImageId::create();
        typed.content.questions = {Question()};
        typed.content.questions[0].stem = QStringLiteral("求电流。");
        typed.content.questions[0].rationale = QStringLiteral("欧姆定律。");
        typed.content.questions[0].labels = physicsLabels();
        const auto back = annotationOf(toCopy(typed));
        QVERIFY(back);
        QCOMPARE(back->content, typed.content);
        const QString text = plainText(typed.content, questionLabelPreset());
        QVERIFY2(text.contains(QStringLiteral("电磁学, 电路")), qPrintable(text));
        QVERIFY(text.endsWith(QStringLiteral("欧姆定律。")));
    }

    /// A label that is corrected after validation costs no vote: the version stays, and the gold has the new label.
    void aCorrectedLabelCostsNoVotes_data() { addBackends(); }
    void aCorrectedLabelCostsNoVotes()
    {
        QFETCH(bool, server);
        ValidationProject project(server, 3, 3, questionLabelPreset());
        const ImageId image = project.gold(QStringLiteral("a.jpg"), 1,
                                           [](AnnotationContent &content) { content.questions[0].labels = physicsLabels(); });
        const Question asked = project.question(image);
        QCOMPARE(asked.labels, physicsLabels());
        const QList<PersonId> validators = project.validators(2);
        for (const PersonId &person : validators)
            QVERIFY(project.answer(person, project.newest(image)));
        QCOMPARE(project.stores->validation().votesOnVersion(asked.versionId)->size(), 2);

        AnnotationService service(*project.stores, project.author);
        // Who looked at it asks for another difficulty.
        WorkReturn entry;
        entry.annotation = (*project.annotations().current(image, project.author))->id;
        entry.origin = ReturnOrigin::Review;
        entry.note = QStringLiteral("Harder than it looks.");
        VERIFY_OK(project.stores->transaction([&] { return returnInTransaction(*project.stores, entry, project.lead); }));
        Annotation annotation = *service.open(image);
        const AnnotationContent before = annotation.content;
        annotation.content.questions[0].labels.insert(difficulty, one(QStringLiteral("hard")));
        annotation = *service.commit(annotation, before, QStringLiteral("question/0/label/difficulty_level"), QStringLiteral("Difficulty"));
        QCOMPARE(annotation.content.questions.constFirst().labels.value(difficulty), one(QStringLiteral("hard")));
        // One step back and forth.
        UndoService undo(*project.stores, project.author);
        VERIFY_OK(undo.undo());
        QCOMPARE(service.open(image)->content.questions.constFirst().labels, physicsLabels());
        VERIFY_OK(undo.redo());
        VERIFY_OK(service.submit(*service.open(image)));
        const Question now = project.question(image);
        QCOMPARE(now.versionId, asked.versionId);
        QCOMPARE(now.labels.value(difficulty), one(QStringLiteral("hard")));
        QCOMPARE(project.newest(image).questionVersion, asked.versionId);
        QCOMPARE(project.newest(image).state, ValidationState::Open);
        QCOMPARE(project.stores->validation().votesOnVersion(asked.versionId)->size(), 2);
        QCOMPARE(project.annotations().items()->constFirst().labels.value(difficulty), one(QStringLiteral("hard")));
    }

    /// The form offers what is in use under the same subject, and the labels of the last submission; people find their work by both.
    void labelsInUseAreOffered_data() { addBackends(); }
    void labelsInUseAreOffered()
    {
        QFETCH(bool, server);
        ValidationProject project(server, 3, 3, questionLabelPreset());
        QVERIFY(lastLabels(*project.stores, project.author, ImageId())->isEmpty());
        const ImageId image = project.gold(QStringLiteral("a.jpg"), 2, [](AnnotationContent &content) {
            content.questions[1].labels = physicsLabels();
        });
        const UsedLabels used = *usedLabels(*project.stores, project.author);
        const auto uses = [&](const char *dimension, const QString &label, const QString &parent) {
            const QList<UsedLabel> lines = used.value(DimensionCode(QString::fromLatin1(dimension)));
            return std::any_of(lines.begin(), lines.end(), [&](const UsedLabel &line) {
                return line.label.text() == label && line.parent.text() == parent && line.count == 1;
            });
        };
        QCOMPARE(used.size(), 2); // the open dimensions
        QVERIFY(uses("subfield", QStringLiteral("电磁学"), QStringLiteral("physics")));
        QVERIFY(uses("distribution", QStringLiteral("概率论"), {}));
        // Those of the image, and of the last question.
        const Labels last = *lastLabels(*project.stores, project.author, ImageId());
        QCOMPARE(last.value(subfield), physicsLabels().value(subfield));
        QVERIFY(last.contains(DimensionCode(QStringLiteral("domain"))));
        QVERIFY(lastLabels(*project.stores, project.author, image)->isEmpty());
        const QList<OwnWork> work = *ownWork(*project.stores, project.author);
        for (const QString &word : {QStringLiteral("电磁学"), QStringLiteral("physics"), QStringLiteral("物理")})
            QVERIFY2(work.constFirst().search.contains(word), qPrintable(word));
    }

    /// A step that changes a label and what is nested in it is one, also among the labels of an image.
    void nestedLabelsOfAnImageAreOneStep_data() { addBackends(); }
    void nestedLabelsOfAnImageAreOneStep()
    {
        QFETCH(bool, server);
        Json json = questionLabelPresetJson();
        for (Json &dimension : json["dimensions"])
            dimension.erase("of");
        ValidationProject project(server, 3, 3, *readPreset(jsonText(json)));
        Image image = newImage(QStringLiteral("a.jpg"));
        image.stage = Stage::Kept;
        QVERIFY(project.stores->transaction([&] { return project.images().add(image); }));
        AnnotationService service(*project.stores, project.author);
        Annotation annotation = *service.open(image.id);
        AnnotationContent before = annotation.content;
        annotation.content.labels = physicsLabels();
        annotation = *service.commit(annotation, before, QStringLiteral("labels"), QStringLiteral("Labels"));
        before = annotation.content;
        annotation.content.labels.insert(category, one(QStringLiteral("business")));
        annotation.content.labels.remove(subcategory);
        annotation = *service.commit(annotation, before, QStringLiteral("labels"), QStringLiteral("Discipline"));
        UndoService undo(*project.stores, project.author);
        VERIFY_OK(undo.undo());
        QCOMPARE(service.open(image.id)->content.labels, physicsLabels());
        VERIFY_OK(undo.undo());
        QVERIFY(service.open(image.id)->content.labels.isEmpty());
    }
};

QTEST_GUILESS_MAIN(FormLabelsTest)
#include "formlabelstest.moc"
