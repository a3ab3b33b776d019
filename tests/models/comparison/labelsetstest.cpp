// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/comparison/labelsets.h"

#include "models/comparison/contentcomparison.h"
#include "tests/support/kinds/labelwork.h"

#include <QTest>

using namespace yuyi;
using namespace yuyi::test;

/// Labels of two annotators, compared.
class LabelSetsTest : public QObject
{
    Q_OBJECT

    static AnnotationContent asked(const Labels &labels)
    {
        Question question;
        question.id = QuestionId::create();
        question.kind = QStringLiteral("choice");
        question.stem = QStringLiteral("图中的电流是多少？");
        question.options = {{OptionId::create(), QStringLiteral("一安"), {}, true}, {OptionId::create(), QStringLiteral("两安"), {}, false}};
        question.labels = labels;
        AnnotationContent content;
        content.questions = {question};
        return content;
    }
    static QList<ComparedField> compared(const Labels &a, const Labels &b)
    {
        return compareContents(questionLabelPreset(), asked(a), asked(b), 0.9);
    }

private Q_SLOTS:
    /// What is typed by hand is the same in another case, width or order.
    void typedLabelsAreSets()
    {
        const QList<LabelCode> typed = labelCodes({QStringLiteral("PN结"), QStringLiteral("电路")});
        QVERIFY(equalLabels(typed, labelCodes({QStringLiteral("电路"), QStringLiteral("ｐｎ结")})));
        QVERIFY(!equalLabels(labelCodes({QStringLiteral("电路")}), labelCodes({QStringLiteral("电路图")})));
        QVERIFY(equalLabels(Labels{{DimensionCode(QStringLiteral("subfield")), {}}}, Labels()));
        QVERIFY(!equalLabels(physicsLabels(), codedLabels({{"category", {QStringLiteral("science")}}})));
    }

    /// The first spelling stays; closed dimensions keep the order of their values and nothing that is none.
    void labelsAreJoined()
    {
        const Preset preset = questionLabelPreset();
        const Dimension &open = *preset.dimension(DimensionCode(QStringLiteral("subfield")));
        const QList<LabelCode> left = labelCodes({QStringLiteral("PN结"), QStringLiteral("电路")});
        const QList<LabelCode> right = labelCodes({QStringLiteral("pn结"), QStringLiteral("磁场")});
        QCOMPARE(unionOf(open, left, right), labelCodes({QStringLiteral("PN结"), QStringLiteral("电路"), QStringLiteral("磁场")}));
        QCOMPARE(intersectionOf(open, left, right), labelCodes({QStringLiteral("PN结")}));
        const Dimension &closed = *preset.dimension(DimensionCode(QStringLiteral("img_type")));
        QCOMPARE(unionOf(closed, labelCodes({QStringLiteral("map")}), labelCodes({QStringLiteral("circuit"), QStringLiteral("nothing")})),
                 labelCodes({QStringLiteral("circuit"), QStringLiteral("map")}));
        QVERIFY(intersectionOf(closed, labelCodes({QStringLiteral("map")}), labelCodes({QStringLiteral("circuit")})).isEmpty());
    }

    /// They belong to their question and are no field of their own; a difference in them alone is to be decided.
    void questionsAreComparedWithTheirLabels()
    {
        QList<ComparedField> fields = compared(physicsLabels(), physicsLabels());
        QCOMPARE(fields.size(), 1);
        QCOMPARE(fields.constFirst().field, questionField(1));
        QVERIFY(fields.constFirst().merged);
        Labels turned = physicsLabels();
        turned[DimensionCode(QStringLiteral("subfield"))] = labelCodes({QStringLiteral("电路"), QStringLiteral("电磁学")});
        QVERIFY(compared(physicsLabels(), turned).constFirst().merged);
        turned[DimensionCode(QStringLiteral("subfield"))] = labelCodes({QStringLiteral("电路")});
        fields = compared(physicsLabels(), turned);
        QCOMPARE(fields.size(), 1);
        QVERIFY(!fields.constFirst().merged);
    }

    /// A preset without texts about the image has none to compare.
    void textsAreLeftOut()
    {
        AnnotationContent a = asked({});
        a.explanation = QStringLiteral("一个电路");
        AnnotationContent b = asked({});
        b.questions = a.questions;
        Preset preset = questionLabelPreset();
        QCOMPARE(compareContents(preset, a, b, 0.9).size(), 2);
        preset.texts.image = false;
        QCOMPARE(compareContents(preset, a, b, 0.9).size(), 1);
    }
};

QTEST_GUILESS_MAIN(LabelSetsTest)
#include "labelsetstest.moc"
