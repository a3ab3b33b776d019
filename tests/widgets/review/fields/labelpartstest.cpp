// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/review/fields/labelparts.h"

#include "tests/support/kinds/labelwork.h"
#include "widgets/controls/choices/chip.h"
#include "widgets/controls/choices/chiprow.h"
#include "widgets/controls/choices/tagfield.h"
#include "widgets/controls/labels/badge.h"
#include "widgets/review/fields/labelchoice.h"
#include "widgets/review/fields/labelfield.h"
#include "widgets/review/fields/questionfield.h"
#include "widgets/review/fields/triple.h"

#include <QLineEdit>
#include <QSignalSpy>
#include <QTest>

#include <memory>

using namespace yuyi;
using namespace yuyi::test;

/// The labels of two questions in adjudication: shown side by side, taken from a side, joined and chosen anew.
class LabelPartsTest : public QObject
{
    Q_OBJECT

    const Preset m_preset = labelWorkPreset();
    std::unique_ptr<QuestionField> m_field;
    CaseField m_case;
    QList<FieldDecision> m_settled;

    static DimensionCode code(const char *dimension) { return DimensionCode(QString::fromLatin1(dimension)); }
    static Question question(const Labels &labels)
    {
        Question made;
        made.id = QuestionId::create();
        made.versionId = QuestionVersionId::create();
        made.stem = QStringLiteral("电流有多大？");
        for (int i = 0; i < 6; ++i)
            made.options.append({OptionId::create(), QStringLiteral("大约%1安").arg(i + 1), {}, i == 1});
        made.labels = labels;
        return made;
    }
    /// The row of a dimension, in the order in which the preset lists those that a side uses.
    int row(int dimension) const { return m_field->parts() - 5 + dimension; }
    Triple *triple(int dimension) const { return m_field->findChildren<Triple *>().at(row(dimension)); }
    QList<Badge *> badges(Cell *cell) const { return cell->findChildren<Badge *>(); }
    QStringList shown(Cell *cell) const
    {
        QStringList texts;
        const QList<Badge *> all = badges(cell);
        for (const Badge *badge : all)
            texts.append(badge->text());
        return texts;
    }
    Labels decided() const { return m_settled.isEmpty() ? Labels() : m_settled.constLast().value.questions.constFirst().labels; }
    ChipRow *chips(int dimension) const { return triple(dimension)->final()->findChild<ChipRow *>(); }
    TagField *tags(int dimension) const { return triple(dimension)->final()->findChild<TagField *>(); }
    void build(const Labels &left, const Labels &right)
    {
        m_settled.clear();
        m_case = {};
        m_case.id = DiscrepancyId::create();
        m_case.field = questionField(1);
        m_case.left.questions = {question(left)};
        m_case.right.questions = {question(right)};
        m_field = std::make_unique<QuestionField>(m_case, m_preset);
        connect(m_field.get(), &ReviewField::settled, this, [this](const FieldDecision &decision) { m_settled.append(decision); });
        m_field->resize(900, 1200);
        m_field->show();
        QVERIFY(QTest::qWaitForWindowActive(m_field.get()));
    }
    /// The field as it is shown once the decision is stored.
    void store()
    {
        m_case.decision = m_settled.constLast();
        m_field->take(m_case);
    }

    enum Row {
        Category,
        Subcategory,
        Subfield,
        ImgType,
        Difficulty
    };

private Q_SLOTS:
    void cleanup() { m_field.reset(); }

    /// By their names; those of one side alone stand out.
    void labelsStandSideBySide()
    {
        build(physicsLabels(), physicsWith("subfield", {QStringLiteral("电路"), QStringLiteral("光学")}));
        QCOMPARE(shown(triple(Subcategory)->left()), QStringList{QStringLiteral("Physics")});
        QCOMPARE(shown(triple(Subfield)->right()), (QStringList{QStringLiteral("电路"), QStringLiteral("光学")}));
        QCOMPARE(badges(triple(Subfield)->right()).at(0)->tone(), Tone::Neutral);
        QCOMPARE(badges(triple(Subfield)->right()).at(1)->tone(), Tone::Attention);
        QVERIFY(shown(triple(Subfield)->final()).isEmpty());
    }

    /// The keys of sides, of both and of what is common act on the row that one is at.
    void aRowIsDecidedByKeys()
    {
        build(physicsLabels(), physicsWith("subfield", {QStringLiteral("电路"), QStringLiteral("光学")}));
        m_field->setPart(row(Subfield));
        QVERIFY(m_field->pickPart(Pick::Both));
        QCOMPARE(m_field->part(), row(ImgType));
        QCOMPARE(m_settled.constLast().pick, Pick::Edited);
        QCOMPARE(decided().value(code("subfield")),
                 labelCodes({QStringLiteral("电磁学"), QStringLiteral("电路"), QStringLiteral("光学")}));
        store();
        QCOMPARE(shown(triple(Subfield)->final()).size(), 3);
        m_field->setPart(row(Subfield));
        QVERIFY(m_field->pickPart(Pick::Common));
        QCOMPARE(decided().value(code("subfield")), labelCodes({QStringLiteral("电路")}));
        store();
        m_field->setPart(row(Subfield));
        QVERIFY(m_field->pickPart(Pick::Left));
        QCOMPARE(m_settled.constLast().pick, Pick::Left); // it is the left question again
        // One label cannot be two.
        m_field->setPart(row(Difficulty));
        QVERIFY(!m_field->pickPart(Pick::Both));
    }

    /// Digits in the row of a subject; the subjects are those of the discipline, and go with it.
    void nestedLabelsFollow()
    {
        build(physicsLabels(), physicsWith("difficulty_level", {QStringLiteral("hard")}));
        m_field->setPart(row(Category));
        m_field->edit();
        QVERIFY(m_field->isEditing() && chips(Category)->hasFocus());
        QCOMPARE(chips(Subcategory)->options().size(), 2);
        QTest::keyClick(chips(Category), Qt::Key_2);
        QCOMPARE(decided().value(code("category")), labelCodes({QStringLiteral("business")}));
        QVERIFY(!decided().contains(code("subcategory")));
        QCOMPARE(chips(Subcategory)->options().size(), 1);
        chips(Subcategory)->setFocus();
        QTest::keyClick(chips(Subcategory), Qt::Key_1);
        QCOMPARE(decided().value(code("subcategory")), labelCodes({QStringLiteral("finance")}));
        QCOMPARE(decided().value(code("subfield")), physicsLabels().value(code("subfield")));
        QSignalSpy escaped(m_field.get(), &ReviewField::escaped);
        QTest::keyClick(chips(Subcategory), Qt::Key_Escape);
        QVERIFY(!m_field->isEditing() && !chips(Subcategory)->isVisible());
        QCOMPARE(escaped.size(), 1);
        QCOMPARE(m_settled.constLast().value.questions.constFirst().versionId, m_case.left.questions.constFirst().versionId);
    }

    /// Both sides' labels are offered, others may be typed; what is no label stays to be put right.
    void labelsAreTyped()
    {
        build(physicsLabels(), physicsWith("subfield", {QStringLiteral("光学")}));
        m_field->setPart(row(Subfield));
        m_field->edit();
        auto *line = tags(Subfield)->findChild<QLineEdit *>();
        QVERIFY(line && line->hasFocus());
        QCOMPARE(tags(Subfield)->offered(), labelCodes({QStringLiteral("光学")})); // the others are chosen
        QTest::keyClicks(line, QStringLiteral("a;b"));
        m_field->commit();
        QVERIFY(m_field->isEditing() && !tags(Subfield)->fault().isEmpty());
        line->clear();
        QTest::keyClicks(line, QStringLiteral("waves"));
        QTest::keyClick(line, Qt::Key_Return);
        QCOMPARE(decided().value(code("subfield")),
                 labelCodes({QStringLiteral("电磁学"), QStringLiteral("电路"), QStringLiteral("waves")}));
        QTest::keyClick(line, Qt::Key_Return); // nothing more
        QVERIFY(!m_field->isEditing());
        QCOMPARE(m_settled.size(), 1);
    }

    /// Labels that the preset does not have are nobody's loss: they stay while others are chosen.
    void unknownLabelsStay()
    {
        Labels old = physicsWith("img_type", {QStringLiteral("circuit"), QStringLiteral("gone")});
        old.insert(code("gone"), labelCodes({QStringLiteral("x")}));
        build(old, physicsLabels());
        m_field->setPart(row(Difficulty));
        m_field->edit();
        QTest::keyClick(chips(Difficulty), Qt::Key_1);
        QCOMPARE(decided().value(code("difficulty_level")), labelCodes({QStringLiteral("easy")}));
        QCOMPARE(decided().value(code("img_type")), old.value(code("img_type")));
        QVERIFY(decided().contains(code("gone")));
    }

    /// A dimension of images with more values than digits is typed into.
    void imageLabelsAreTypedWhereTheyAreMany()
    {
        Preset preset = m_preset;
        for (Dimension &dimension : preset.dimensions) {
            if (dimension.code == code("img_type"))
                dimension.of = LabelOf::Image;
        }
        CaseField compared;
        compared.id = DiscrepancyId::create();
        compared.field = labelField(code("img_type"));
        compared.left.labels = labelCodes({QStringLiteral("map")});
        compared.right.labels = labelCodes({QStringLiteral("photo")});
        LabelField field(compared, preset);
        QList<FieldDecision> settled;
        connect(&field, &ReviewField::settled, this, [&](const FieldDecision &decision) { settled.append(decision); });
        field.resize(900, 600);
        field.show();
        QVERIFY(QTest::qWaitForWindowActive(&field));
        QVERIFY(!field.chips());
        field.edit();
        auto *line = field.choice()->widget()->findChild<QLineEdit *>();
        QVERIFY(line && line->hasFocus());
        QTest::keyClicks(line, QStringLiteral("dlt"));
        QTest::keyClick(line, Qt::Key_Return);
        QVERIFY(field.isEditing() && settled.isEmpty());
        QTest::keyClick(line, Qt::Key_Return);
        QVERIFY(!field.isEditing());
        QCOMPARE(settled.size(), 1);
        QCOMPARE(settled.constFirst().value.labels, labelCodes({QStringLiteral("circuit"), QStringLiteral("map")}));
        // Tab ends it as well, as it does where there are chips.
        field.edit();
        QVERIFY(line->hasFocus());
        QTest::keyClicks(line, QStringLiteral("pie"));
        QTest::keyClick(line, Qt::Key_Return);
        QTest::keyClick(line, Qt::Key_Tab);
        QVERIFY(!field.isEditing());
        QCOMPARE(settled.size(), 2);
        QCOMPARE(settled.constLast().value.labels, labelCodes({QStringLiteral("map"), QStringLiteral("pie-chart")}));
    }
};

QTEST_MAIN(LabelPartsTest)
#include "labelpartstest.moc"
