// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/kinds/questionlabels.h"

#include "models/domain/annotation/itemlabels.h"
#include "models/linting/labellinter.h"
#include "models/linting/questionlinter.h"
#include "models/linting/setlinter.h"

#include <QLocale>
#include <QTest>

#include <algorithm>

using namespace yuyi;
using namespace yuyi::test;

namespace {

const DimensionCode subfield(QStringLiteral("subfield"));

QString label(const char *code)
{
    return QString::fromUtf8(code);
}

/// Rule, dimension and question of each finding.
QStringList said(const QList<Finding> &findings)
{
    QStringList list;
    for (const Finding &one : findings)
        list.append(QStringLiteral("%1 %2 %3").arg(codeOf(one.rule), one.position.dimension.text()).arg(one.position.question));
    return list;
}

QStringList saidOfQuestion(const Labels &labels)
{
    return said(lintLabels(labels, questionLabelPreset(), 0));
}

Labels with(const char *dimension, const QStringList &labels)
{
    Labels all = physicsLabels();
    const Labels one = codedLabels({{dimension, labels}});
    all.insert(one.firstKey(), one.first());
    return all;
}

Labels without(const char *dimension)
{
    Labels all = physicsLabels();
    all.remove(DimensionCode(QString::fromLatin1(dimension)));
    return all;
}

Labels imageLabels()
{
    Labels labels;
    const QList<Dimension> ofImages = questionLabelPreset().imageDimensions();
    for (const Dimension &dimension : ofImages)
        labels.insert(dimension.code, {dimension.values.constFirst().code});
    return labels;
}

/// An item of each of these labels of a question, each of an image of its own.
QList<Item> items(const QList<Labels> &ofQuestions)
{
    QList<Item> list;
    for (qsizetype i = 0; i < ofQuestions.size(); ++i) {
        Item item;
        item.image = ImageId::create();
        item.labels = joinedLabels(imageLabels(), ofQuestions.at(i));
        list.append(item);
    }
    return list;
}

QList<Finding> ofSet(const QList<Item> &list, LintRule rule)
{
    QList<Finding> found;
    const SetReport report = lintSet({list, {}, {}, false, false}, questionLabelPreset());
    for (const SetFinding &one : report.findings) {
        if (one.finding.rule == rule)
            found.append(one.finding);
    }
    return found;
}

} // namespace

/// Labels of questions, typed labels, and labels within others.
class LabelLinterTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }

    void nothingToSay()
    {
        QCOMPARE(saidOfQuestion(physicsLabels()), QStringList());
        QCOMPARE(said(lintLabels(imageLabels(), questionLabelPreset())), QStringList());
        // One that is not required may be missing, and may be there.
        QCOMPARE(saidOfQuestion(with("distribution", {label("本科")})), QStringList());
    }

    void eachFault_data()
    {
        QTest::addColumn<Labels>("labels");
        QTest::addColumn<QString>("finding");
        QTest::newRow("missing") << without("subfield") << "label-missing subfield 0";
        QTest::newRow("unknown") << with("img_type", {label("hologram")}) << "label-unknown img_type 0";
        QTest::newRow("unknown dimension") << with("colour", {label("red")}) << "label-unknown colour 0";
        QTest::newRow("several") << with("difficulty_level", {label("easy"), label("hard")}) << "label-several difficulty_level 0";
        QTest::newRow("several typed") << with("distribution", {label("本科"), label("考研")}) << "label-several distribution 0";
        QTest::newRow("semicolon") << with("subfield", {label("光学;声学")}) << "label-unknown subfield 0";
        QTest::newRow("blanks") << with("subfield", {label(" 光学")}) << "label-unknown subfield 0";
        QTest::newRow("outside its parent") << with("subcategory", {label("finance")}) << "label-outside-parent subcategory 0";
        QTest::newRow("of images") << with("domain", {label("life")}) << "label-of-other-owner domain 0";
        // Without its parent, that is what is missing, and nothing else is said.
        QTest::newRow("parent missing") << without("category") << "label-missing category 0";
    }
    void eachFault()
    {
        QFETCH(const Labels, labels);
        QFETCH(const QString, finding);
        QCOMPARE(saidOfQuestion(labels), QStringList{finding});
    }

    /// Where the parent may be missing, nothing else would say that a label stands outside it.
    void aParentThatIsNotRequired()
    {
        Preset preset = questionLabelPreset();
        for (Dimension &dimension : preset.dimensions) {
            if (dimension.code == DimensionCode(QStringLiteral("category")))
                dimension.required = false;
        }
        QCOMPARE(said(lintLabels(without("category"), preset, 0)), QStringList{QStringLiteral("label-outside-parent subcategory 0")});
    }

    void tooManyTypedLabels()
    {
        QStringList many;
        for (int i = 0; i <= mostOpenLabels; ++i)
            many.append(QStringLiteral("分支%1").arg(i));
        const QList<Finding> found = lintLabels(with("subfield", many), questionLabelPreset(), 0);
        QCOMPARE(said(found), QStringList{QStringLiteral("label-several subfield 0")});
        QVERIFY(found.constFirst().severity == Severity::Error);
    }

    void theSentenceNamesBothLabels()
    {
        const QList<Finding> found = lintLabels(with("subcategory", {label("finance")}), questionLabelPreset(), 0);
        QCOMPARE(found.constFirst().text, QStringLiteral("“Finance” (Subject) belongs to “Business” (Discipline), which is not chosen."));
        QVERIFY(found.constFirst().severity == Severity::Error);
    }

    /// In the form, every question has its own findings, and the image those of its own labels.
    void anAnnotationOfTwoQuestions()
    {
        AnnotationContent content;
        content.labels = imageLabels();
        content.labels.insert(subfield, {LabelCode(label("光学"))});
        content.questions.resize(2);
        content.questions[0].labels = physicsLabels();
        content.questions[1].labels = without("subfield");
        QStringList labels;
        const QList<Finding> found = lintAnnotation(content, questionLabelPreset());
        for (const Finding &one : found) {
            if (one.position.field == LintField::Label)
                labels += said({one});
        }
        QCOMPARE(labels, QStringList({QStringLiteral("label-of-other-owner subfield -1"), QStringLiteral("label-missing subfield 1")}));
    }

    void noTextsAboutTheImage()
    {
        Preset preset = questionLabelPreset();
        const auto rules = [&preset] {
            QStringList list;
            const QList<Finding> found = lintAnnotation({}, preset);
            for (const Finding &one : found)
                list.append(codeOf(one.rule));
            return list;
        };
        QVERIFY(rules().contains(QStringLiteral("explanation-empty")) && rules().contains(QStringLiteral("meaning-empty")));
        preset.texts = {false, false, false};
        QVERIFY(!rules().contains(QStringLiteral("explanation-empty")) && !rules().contains(QStringLiteral("meaning-empty")));
    }

    /// What an item says about both is told apart again: it has the labels of both in one.
    void itemsOfASet()
    {
        QList<Item> list = items({physicsLabels(), without("difficulty_level")});
        for (Item &item : list)
            item.question.kind = QStringLiteral("choice");
        const SetReport report = lintSet({list, {QStringLiteral("a"), QStringLiteral("b")}, {}, false, true}, questionLabelPreset());
        QStringList labels;
        for (const SetFinding &one : report.findings) {
            if (one.finding.position.field == LintField::Label)
                labels.append(codeOf(one.finding.rule) + u' ' + one.where);
        }
        QCOMPARE(labels, QStringList{QStringLiteral("label-missing b, Difficulty of the question")});
    }

    /// A label that one of many questions of one image has is in use, and its share is that of questions.
    void labelsOfQuestionsAreCountedByQuestion()
    {
        QList<Labels> ofQuestions(20, physicsLabels());
        ofQuestions[19] = with("difficulty_level", {label("hard")});
        QList<Item> list = items(ofQuestions);
        for (Item &item : list)
            item.image = list.constFirst().image; // one image with twenty questions
        const QList<Finding> dominant = ofSet(list, LintRule::LabelDominant);
        QStringList texts;
        for (const Finding &one : dominant)
            texts.append(one.text);
        QVERIFY2(texts.contains(QStringLiteral("95.0 % of the questions are labelled “Middle”.")), qPrintable(texts.join(u'\n')));
        QVERIFY(!texts.join(u' ').contains(QStringLiteral("images")));
        const QList<Finding> unused = ofSet(list, LintRule::LabelUnused);
        const auto difficulty = std::find_if(unused.begin(), unused.end(), [](const Finding &one) {
            return one.text == QStringLiteral("Labels that no question has: “Easy”.");
        });
        QVERIFY(difficulty != unused.end());
        // They may well differ; what the image says may not.
        QCOMPARE(ofSet(list, LintRule::LabelConflict).size(), 0);
        list[1].labels[DimensionCode(QStringLiteral("emotion"))] = {LabelCode(QStringLiteral("other"))};
        QCOMPARE(ofSet(list, LintRule::LabelConflict).size(), 1);
    }

    void typedLabelsThatAreNearlyTheSame()
    {
        const QList<Item> list = items({with("subfield", {label("概率论"), label("Graph theory")}), with("subfield", {label("概率 论")}),
                                        with("subfield", {label("概率论"), label("graph Theory"), label("图论")})});
        const QList<Finding> near = ofSet(list, LintRule::NearLabels);
        QCOMPARE(near.size(), 2);
        QCOMPARE(near.at(0).text,
                 QStringLiteral("Labels that differ only in blanks, width, or upper and lower case: “概率论” (2), “概率 论” (1)."));
        QVERIFY2(near.at(1).text.contains(QStringLiteral("“Graph theory” (1)"))
                     && near.at(1).text.contains(QStringLiteral("“graph Theory” (1)")),
                 qPrintable(near.at(1).text));
    }
};

QTEST_GUILESS_MAIN(LabelLinterTest)
#include "labellintertest.moc"
