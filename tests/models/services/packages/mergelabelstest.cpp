// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/kinds/labelwork.h"
#include "tests/support/mergefixture.h"
#include "tests/support/reviewfixture.h"

#include "models/services/people/assignmentservice.h"

#include <QFile>

using namespace yuyi;
using namespace yuyi::test;

/// Labels of questions in the packages of annotators and adjudicators, and in nobody else's.
class PackageMergeLabelsTest : public QObject
{
    Q_OBJECT

    static ImageId assigned(const ReviewProject &project)
    {
        const ImageId image = project.keep(QStringLiteral("a.jpg"));
        HandOut all;
        all.people = {project.first, project.second};
        all.perImage = 2;
        must(AssignmentService(*project.stores, project.lead).handOut(all));
        return image;
    }
    static Labels labelsOf(const ReviewProject &project, const PersonId &person, const ImageId &image)
    {
        const auto found = must(project.annotations().current(image, person));
        return found ? found->content.questions.value(0).labels : Labels();
    }
    static qint64 rowsIn(const QString &file)
    {
        const auto connection = must(Connection::open(packageLocation(file)));
        return must(connection->number(QStringLiteral("SELECT count(*) FROM question_label"), {}));
    }

private Q_SLOTS:
    /// Labelled offline, relabelled offline, settled offline.
    void labelsComeBack_data() { addBackends(); }
    void labelsComeBack()
    {
        QFETCH(const bool, server);
        ReviewProject project(server, 0, labelWorkPreset());
        const ImageId image = assigned(project);
        const QString a = pack(project, Role::Annotator, project.first);
        const QString b = pack(project, Role::Annotator, project.second);
        QCOMPARE(rowsIn(a), 0);
        workOn(project, a, [&](Stores &stores) { annotate(stores, project.first, image, labelled(physicsLabels())); });
        QCOMPARE(merge(project, a).count(MergeState::New), 1);
        QCOMPARE(labelsOf(project, project.first, image), physicsLabels());
        QCOMPARE(merge(project, a).taken(), 0);
        // Another label is other work, on the same version of the question.
        const auto version = [&] {
            return must(project.annotations().current(image, project.first))->content.questions.value(0).versionId;
        };
        const QuestionVersionId asked = version();
        const Labels waves = physicsWith("subfield", {QStringLiteral("电磁学"), QStringLiteral("波动")});
        workOn(project, a, [&](Stores &stores) { annotate(stores, project.first, image, labelled(waves)); });
        QCOMPARE(look(project, a).count(MergeState::Changed), 1);
        QCOMPARE(merge(project, a).count(MergeState::Changed), 1);
        QCOMPARE(labelsOf(project, project.first, image), waves);
        QCOMPARE(version(), asked);

        workOn(project, b, [&](Stores &stores) { annotate(stores, project.second, image, labelled(physicsLabels())); });
        QCOMPARE(merge(project, b).count(MergeState::New), 1);
        QCOMPARE(project.stage(image), Stage::Disputed);
        const QString file = pack(project, Role::Adjudicator, project.adjudicator);
        QCOMPARE(rowsIn(file), 0);
        const QStringList wanted{QStringLiteral("电磁学"), QStringLiteral("电路"), QStringLiteral("波动")};
        workOn(project, file, [&](Stores &stores) {
            AdjudicationService service(stores, project.adjudicator);
            const CaseView view = must(service.open(*must(service.caseOf(image))));
            const CaseField field = ReviewProject::fieldOf(view, questionField(1));
            FieldDecision decision{Pick::Edited, field.left, Cause::Slip, {}, false};
            decision.value.questions[0].labels = physicsWith("subfield", wanted);
            must(service.settle(field.id, decision, std::nullopt, QStringLiteral("Field")));
            must(service.finish(view.id));
        });
        QCOMPARE(merge(project, file).count(MergeState::New), 1);
        QCOMPARE(project.gold(image).content.questions.constFirst().labels, physicsWith("subfield", wanted));
        QCOMPARE(project.findings(), QStringList());
    }

    /// What the preset cannot have given does not come in.
    void forgedLabelsAreRefused_data()
    {
        QTest::addColumn<QString>("lie");
        const QString change = QStringLiteral("UPDATE question_label SET %1 WHERE dimension = '%2'");
        QTest::newRow("dimension") << change.arg(QStringLiteral("dimension = 'nothing'"), QStringLiteral("img_type"));
        QTest::newRow("of images") << change.arg(QStringLiteral("dimension = 'domain'"), QStringLiteral("img_type"));
        QTest::newRow("value") << change.arg(QStringLiteral("label = 'nothing'"), QStringLiteral("img_type"));
        QTest::newRow("semicolon") << change.arg(QStringLiteral("label = label || ';x'"), QStringLiteral("subfield"));
        QTest::newRow("blank before it") << change.arg(QStringLiteral("label = ' ' || label"), QStringLiteral("subfield"));
        QTest::newRow("too long") << change.arg(QStringLiteral("label = label || hex(zeroblob(40))"), QStringLiteral("subfield"));
        QTest::newRow("two") << QStringLiteral("INSERT INTO question_label (annotation_id, question_id, dimension, label, position) "
                                               "SELECT annotation_id, question_id, dimension, 'hard', 1 FROM question_label "
                                               "WHERE dimension = 'difficulty_level'");
        QTest::newRow("too many") << QStringLiteral(
            "WITH RECURSIVE n (i) AS (SELECT 10 UNION ALL SELECT i + 1 FROM n WHERE i < 60) "
            "INSERT INTO question_label (annotation_id, question_id, dimension, label, position) "
            "SELECT l.annotation_id, l.question_id, l.dimension, 'label ' || n.i, n.i FROM question_label l, n "
            "WHERE l.dimension = 'difficulty_level' OR (l.dimension = 'subfield' AND l.position = 0)");
    }
    void forgedLabelsAreRefused()
    {
        QFETCH(const QString, lie);
        ReviewProject project(false, 0, labelWorkPreset());
        const ImageId image = assigned(project);
        const QString file = pack(project, Role::Annotator, project.first);
        workOn(project, file, [&](Stores &stores) { annotate(stores, project.first, image, labelled(physicsLabels())); });
        const auto merged = tryMerge(project, tampered(file, {lie}));
        QVERIFY(!merged && merged.error().code == ErrorCode::Damaged);
        QVERIFY(!must(project.annotations().current(image, project.first)).has_value());
        QCOMPARE(merge(project, file).count(MergeState::New), 1);
        QCOMPARE(labelsOf(project, project.first, image), physicsLabels());
    }

    /// Which label is in question is read where two say different things.
    void differencesAreToldInWords()
    {
        AnnotationContent one;
        Question asked;
        asked.stem = QStringLiteral("图中是什么？");
        asked.labels = physicsLabels();
        one.questions = {asked};
        AnnotationContent other = one;
        other.questions[0].labels = physicsWith("subfield", {QStringLiteral("波动")});
        QVERIFY(!sameWords(one, other));
        const QString text = contentInWords(labelWorkPreset(), other, one);
        QVERIFY2(text.contains(QStringLiteral("Field: 波动")) && text.contains(QStringLiteral("Subject: Physics")), qPrintable(text));
        // A dimension without labels says nothing.
        other = one;
        other.questions[0].labels.insert(DimensionCode(QStringLiteral("distribution")), {});
        QVERIFY(sameWords(one, other));
    }

    /// Whoever answers blind gets no label of a question.
    void validatorsGetNone_data() { addBackends(); }
    void validatorsGetNone()
    {
        QFETCH(const bool, server);
        ReviewProject project(server, 1, labelWorkPreset());
        const PersonId validator = project.person(QStringLiteral("戊"), {Role::Validator});
        const QString secret = QStringLiteral("只有作者知道的分支");
        const ImageId image = project.keep(QStringLiteral("a.jpg"));
        for (const PersonId &person : {project.first, project.second})
            project.annotate(person, image, labelled(physicsWith("subfield", {secret})));
        QCOMPARE(project.stage(image), Stage::Validating);
        const QString file = pack(project, Role::Validator, validator);
        QCOMPARE(rowsIn(file), 0);
        QFile packed(file);
        QVERIFY(packed.open(QIODevice::ReadOnly));
        const QByteArray bytes = packed.readAll();
        QVERIFY(bytes.contains(project.gold(image).content.questions.constFirst().stem.toUtf8()));
        QVERIFY(!bytes.contains(secret.toUtf8()));
    }
};

QTEST_GUILESS_MAIN(PackageMergeLabelsTest)
#include "mergelabelstest.moc"
