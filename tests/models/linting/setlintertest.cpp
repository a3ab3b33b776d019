// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/linting/setlinter.h"
#include "models/statistics/chance.h"

#include <QSet>
#include <QTest>

using namespace yuyi;

namespace {

Preset preset()
{
    return *builtInPreset(QStringLiteral("cii-bench"));
}

/// `count` items of as many images, each with six options of one length and its own wording; keys go round the positions.
QList<Item> items(int count)
{
    const Preset p = preset();
    QList<Item> list;
    for (int i = 0; i < count; ++i) {
        Item item;
        item.image = ImageId::create();
        for (const Dimension &dimension : p.dimensions)
            item.labels.insert(dimension.code, {dimension.values.at(i % dimension.values.size()).code});
        item.explanation = QStringLiteral("解释");
        item.impliedMeaning = QStringLiteral("含义");
        item.question.id = QuestionId::create();
        item.question.stem = p.questions.firstStem;
        for (int o = 0; o < 6; ++o) {
            Option option;
            for (int c = 0; c < 8; ++c)
                option.text.append(QChar(0x4e00 + (i * 997 + o * 131 + c * 17 + i * o * c) % 5000));
            option.correct = o == i % 6;
            item.question.options.append(option);
        }
        list.append(item);
    }
    return list;
}

QStringList codes(const SetReport &report)
{
    QStringList list;
    for (const SetFinding &finding : report.findings)
        list.append(codeOf(finding.finding.rule));
    return list;
}

SetReport lint(const QList<Item> &list)
{
    return lintSet({list, {}, {}, false, true}, preset());
}

} // namespace

class SetLinterTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void nothingToSay();
    void positions();
    void longestOption();
    void ties();
    void lengthSpread();
    void repeatedOptions();
    void duplicatesAcrossTheSet();
    void unusedAndDominantLabels();
    void conflicts();
    void sources();
    void ids();
    void whereAFindingIs();
    void emptySet();
    void oneCorrectOptionCountsWhateverItsKindAllows();
    void distributions();
    void everyRuleHasATitle();
};

void SetLinterTest::nothingToSay()
{
    const SetReport report = lint(items(60));
    QCOMPARE(codes(report), QStringList());
    QCOMPARE(report.figures.questions, 60);
    QCOMPARE(report.figures.keyPositions, QList<int>({10, 10, 10, 10, 10, 10}));
    QCOMPARE(report.figures.chiSquare, 0.0);
    QCOMPARE(report.figures.chiSquareP, 1.0);
    QCOMPARE(report.figures.keyStrictlyLongest, 0);
    QVERIFY(qAbs(report.figures.longestPickScore - 1.0 / 6) < 1e-12);
    QVERIFY(qAbs(report.figures.chance - 1.0 / 6) < 1e-12);
}

void SetLinterTest::positions()
{
    QList<Item> list = items(60);
    for (int i = 0; i < 24; ++i) {
        for (int o = 0; o < 6; ++o)
            list[i].question.options[o].correct = o == 2;
    }
    const SetReport report = lint(list);
    QCOMPARE(codes(report), QStringList(QStringLiteral("position-balance")));
    // 24 at C and 6 more there, 6 at each of the others: Σ(o−10)²/10 = (5·16 + 400)/10
    QCOMPARE(report.figures.keyPositions, QList<int>({6, 6, 30, 6, 6, 6}));
    QVERIFY(qAbs(report.figures.chiSquare - 48.0) < 1e-9);
    QVERIFY(qAbs(report.figures.chiSquareP / 3.552e-9 - 1) < 0.01);
    // Of six positions five answers are expected at each from thirty questions on.
    QVERIFY(report.figures.isTested);
    QVERIFY(lint(list.first(30)).figures.isTested);
    QVERIFY(!lint(list.first(29)).figures.isTested);
    QCOMPARE(codes(lint(list.first(24))).count(QStringLiteral("position-balance")), 0);
}

void SetLinterTest::longestOption()
{
    QList<Item> list = items(60);
    for (int i = 0; i < 25; ++i)
        list[i].question.options[list[i].question.keyIndex()].text += QStringLiteral("天");
    const SetReport report = lint(list);
    QCOMPARE(codes(report), QStringList(QStringLiteral("longest-option")));
    QCOMPARE(report.figures.keyStrictlyLongest, 25);
    // 25 certain and 35 by chance of one in six
    QVERIFY(qAbs(report.figures.longestPickScore - (25 + 35.0 / 6) / 60) < 1e-12);
    QVERIFY(report.figures.longestP < 0.01);
}

void SetLinterTest::ties()
{
    QList<Item> list = items(1);
    list[0].question.options[0].text += QStringLiteral("天");
    list[0].question.options[4].text += QStringLiteral("地");
    const SetFigures figures = setFigures(list, *builtInPreset(QStringLiteral("cii-bench")));
    QCOMPARE(figures.keyStrictlyLongest, 0);
    QCOMPARE(figures.longestPickScore, 0.5);
}

void SetLinterTest::lengthSpread()
{
    QList<Item> list = items(30);
    for (Item &item : list) {
        for (int o = 0; o < 6; ++o) {
            if (item.question.options.at(o).correct)
                continue;
            item.question.options[o].text = item.question.options.at(o).text.repeated(4);
            break;
        }
    }
    const SetReport report = lint(list);
    QVERIFY(codes(report).contains(QStringLiteral("spread-share")));
    QVERIFY(qAbs(report.figures.meanSpread - 4.0) < 1e-9);
}

void SetLinterTest::repeatedOptions()
{
    QList<Item> list = items(60);
    for (int i = 0; i < 3; ++i)
        list[i].question.options[5].text = QStringLiteral("图片没有意义。");
    list[3].question.options[5].text = QStringLiteral("图片没有意义");
    const SetReport report = lint(list);
    QCOMPARE(codes(report), QStringList(QStringLiteral("repeated-option")));
    QVERIFY2(report.findings.at(0).finding.text.contains(QStringLiteral("in 4 question")), qPrintable(report.findings.at(0).finding.text));
    // Questions of one image may share options.
    for (int i = 0; i < 4; ++i)
        list[i].image = list[0].image;
    QVERIFY(!codes(lint(list)).contains(QStringLiteral("repeated-option")));
}

void SetLinterTest::duplicatesAcrossTheSet()
{
    QList<Item> list = items(60);
    list[40].question.options = list[4].question.options;
    const SetReport report = lint(list);
    QCOMPARE(codes(report), QStringList(QStringLiteral("near-duplicate")));
    QCOMPARE(report.findings.at(0).item, 40);
}

void SetLinterTest::unusedAndDominantLabels()
{
    QList<Item> list = items(60);
    const DimensionCode emotion(QStringLiteral("emotion"));
    for (Item &item : list)
        item.labels.insert(emotion, {LabelCode(QStringLiteral("neutral"))});
    QStringList found = codes(lint(list));
    QCOMPARE(found, QStringList({QStringLiteral("label-unused"), QStringLiteral("label-dominant")}));
}

void SetLinterTest::conflicts()
{
    QList<Item> list = items(60);
    list[10].image = list[4].image;
    list[10].labels = list[4].labels;
    const DimensionCode domain(QStringLiteral("domain"));
    const DimensionCode rhetoric(QStringLiteral("rhetoric"));
    const LabelCode a(QStringLiteral("metaphor")), b(QStringLiteral("contrast"));
    list[4].labels.insert(rhetoric, {a, b});
    list[10].labels.insert(rhetoric, {b, a}); // the order says nothing
    QCOMPARE(labelConflicts(list).size(), 0);
    list[4].labels.insert(domain, {LabelCode(QStringLiteral("life"))});
    list[10].labels.insert(domain, {LabelCode(QStringLiteral("art"))});
    const QList<LabelConflict> found = labelConflicts(list);
    QCOMPARE(found.size(), 1);
    QCOMPARE(found.at(0).image, list.at(4).image);
    QCOMPARE(found.at(0).dimension, domain);
    QCOMPARE(found.at(0).values.size(), 2);
    QCOMPARE(found.at(0).items, QList<int>({4, 10}));
    QVERIFY(codes(lint(list)).contains(QStringLiteral("label-conflict")));
    list[10].labels.remove(domain); // one entry says nothing: that is a difference too
    QCOMPARE(labelConflicts(list).size(), 1);
}

void SetLinterTest::sources()
{
    SetLintInput input;
    input.items = items(60);
    input.items[1].image = input.items[0].image;
    input.items[1].labels = input.items[0].labels;
    for (const Item &item : std::as_const(input.items))
        input.images.insert(item.image, {QStringLiteral("a.jpg"), QStringLiteral("https://example.org/a"), QStringLiteral("CC0"), {}});
    QCOMPARE(codes(lintSet(input, preset())), QStringList());
    input.images[input.items.at(0).image].licence.clear();
    input.images[input.items.at(5).image].sourceUrl = QStringLiteral(" ");
    SetReport report = lintSet(input, preset());
    QCOMPARE(codes(report), QStringList({QStringLiteral("source-missing"), QStringLiteral("licence-missing")}));
    QCOMPARE(report.errors(), 0);
    QCOMPARE(report.findings.at(1).image, input.items.at(0).image);
    QCOMPARE(report.findings.at(1).where, QStringLiteral("a.jpg"));
    input.requireLicence = true;
    report = lintSet(input, preset());
    QCOMPARE(report.errors(), 2);
}

void SetLinterTest::ids()
{
    SetLintInput input;
    input.items = items(60);
    for (int i = 0; i < 60; ++i)
        input.names.append(QStringLiteral("q-%1").arg(i));
    QCOMPARE(codes(lintSet(input, preset())), QStringList());
    input.names[7] = QStringLiteral("q-3");
    const SetReport report = lintSet(input, preset());
    QCOMPARE(codes(report), QStringList(QStringLiteral("repeated-id")));
    QCOMPARE(report.errors(), 1);
    QCOMPARE(report.findings.at(0).item, 7);
}

void SetLinterTest::whereAFindingIs()
{
    SetLintInput input;
    input.items = items(60);
    input.items[8].question.options[2].text.clear();
    SetReport report = lintSet(input, preset());
    QCOMPARE(codes(report), QStringList(QStringLiteral("option-empty")));
    QCOMPARE(report.findings.at(0).where, QStringLiteral("Item 9, option C"));
    input.questions = false;
    QCOMPARE(codes(lintSet(input, preset())), QStringList());
}

void SetLinterTest::emptySet()
{
    const SetReport report = lint({});
    QCOMPARE(codes(report), QStringList());
    QCOMPARE(report.figures.questions, 0);
    QCOMPARE(report.figures.longestP, 1.0);
}

void SetLinterTest::oneCorrectOptionCountsWhateverItsKindAllows()
{
    Preset several = preset();
    QuestionKind kind;
    kind.code = QStringLiteral("choice");
    kind.mostOptions = 6;
    kind.mostCorrect = 4;
    several.kinds = {kind};
    QList<Item> list = items(2);
    for (Item &item : list)
        item.question.kind = kind.code;
    list[1].question.options[3].correct = true;
    const SetFigures figures = setFigures(list, several);
    QCOMPARE(figures.questions, 1);
    QCOMPARE(figures.keyPositions, QList<int>({1, 0, 0, 0, 0, 0}));
}

void SetLinterTest::distributions()
{
    const ChiSquare test = chiSquareUniform({15, 10, 5});
    QVERIFY(qAbs(test.value - 5.0) < 1e-12);
    QVERIFY(qAbs(test.p - 0.0820849986) < 1e-9); // exp(−5/2) for two degrees of freedom
    QCOMPARE(chiSquareUniform({}).p, 1.0);
    QCOMPARE(chiSquareUniform({0, 0}).p, 1.0);
    QVERIFY(qAbs(binomialUpper(3, 2, 0.5) - 0.5) < 1e-12);
    QVERIFY(qAbs(binomialUpper(2, 2, 0.25) - 0.0625) < 1e-12);
    QCOMPARE(binomialUpper(5, 0, 0.1), 1.0);
    QCOMPARE(binomialUpper(5, 6, 0.1), 0.0);
}

void SetLinterTest::everyRuleHasATitle()
{
    QSet<QString> titles, ruleCodes;
    for (const auto &[rule, code] : codesOf(LintRule{})) {
        titles.insert(titleOf(rule));
        ruleCodes.insert(codeOf(rule));
        QCOMPARE(fromCode<LintRule>(codeOf(rule)), rule);
    }
    QCOMPARE(titles.size(), static_cast<qsizetype>(codesOf(LintRule{}).size()));
    QCOMPARE(ruleCodes.size(), titles.size());
    QVERIFY(!titles.contains(QString()));
}

QTEST_GUILESS_MAIN(SetLinterTest)
#include "setlintertest.moc"
