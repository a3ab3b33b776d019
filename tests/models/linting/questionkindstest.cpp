// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/domain/annotation/written.h"
#include "models/linting/questionlinter.h"
#include "models/linting/setlinter.h"
#include "tests/support/kinds/severalpreset.h"
#include "tests/support/kinds/writtenpreset.h"

#include <QTest>

#include <algorithm>

using namespace yuyi;
using namespace yuyi::test;

namespace {

Question question(const QString &stem, const QStringList &options, int key)
{
    Question result;
    result.id = QuestionId::create();
    result.stem = stem;
    for (qsizetype i = 0; i < options.size(); ++i)
        result.options.append({OptionId::create(), options.at(i), {}, i == key});
    return result;
}

/// A question without options.
Question written(const QString &stem, const QStringList &accepted)
{
    Question result = question(stem, {}, -1);
    result.kind = QStringLiteral("written");
    result.accepted = accepted;
    return result;
}

QStringList rules(const QList<Finding> &findings)
{
    QStringList codes;
    for (const Finding &finding : findings)
        codes.append(codeOf(finding.rule));
    return codes;
}

} // namespace

/// What is said about questions of the kinds that a preset lists.
class QuestionKindsTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void kindsOfQuestions();
    void asManyCorrectOptionsAsTheKindAllows();
    void writtenQuestionsNeedAnAcceptedAnswer();
    void wordingsOfAnAnswerDiffer();
    void theQuestionDoesNotSayTheAnswer();
    void rulesOnOptionsLeaveWrittenQuestionsAlone();
    void writtenQuestionsThatAskTheSame();
    void writtenQuestionsInASet();
};

void QuestionKindsTest::kindsOfQuestions()
{
    const Preset kinds = kindsPreset();
    const auto said = [&](const Question &one) { return rules(lintQuestion(one, 0, kinds, {})); };
    Question choice = question(QStringLiteral("这盏灯象征什么？"), {QStringLiteral("知识照亮前路"), QStringLiteral("夜晚应当早睡")}, 0);
    choice.kind = QStringLiteral("choice");
    QCOMPARE(said(choice), QStringList());
    for (int i = 0; i < 3; ++i)
        choice.options.append({OptionId::create(), QStringLiteral("第%1种别的说法").arg(i), {}, false});
    QVERIFY(said(choice).contains(QStringLiteral("option-count")));

    Question verdict = question(QStringLiteral("这盏灯象征知识。"), {QStringLiteral("对"), QStringLiteral("错")}, 1);
    verdict.kind = QStringLiteral("true-false");
    QCOMPARE(said(verdict), QStringList());
    LintContext elsewhere;
    elsewhere.keyPositions[verdict.kind] = {0, 40}; // that most statements are wrong is no matter of positions
    QCOMPARE(rules(lintQuestion(verdict, 0, kinds, elsewhere)), QStringList());
    // Two statements may be true alike.
    Preset words = kinds;
    words.kinds[1].fixed = {QStringLiteral("正确"), QStringLiteral("错误")};
    Question first = question(QStringLiteral("这盏灯象征知识。"), words.kinds.at(1).fixed, 0);
    Question second = question(QStringLiteral("图中的人在阅读。"), words.kinds.at(1).fixed, 0);
    first.kind = second.kind = verdict.kind;
    AnnotationContent both;
    both.questions = {first, second};
    QVERIFY(!rules(lintAnnotation(both, words, {})).contains(QStringLiteral("same-image-overlap")));

    verdict.options[1].text = QStringLiteral("不对");
    QCOMPARE(said(verdict), QStringList(QStringLiteral("option-fixed")));
    // Options that are labels themselves are called so.
    words.kinds[1].fixed = {QStringLiteral("1"), QStringLiteral("2")};
    first = question(QStringLiteral("哪一格合适？"), {QStringLiteral("1"), QStringLiteral("3")}, 0);
    first.kind = verdict.kind;
    const QList<Finding> ofDigits = lintQuestion(first, 0, words, {});
    const auto called = std::find_if(ofDigits.begin(), ofDigits.end(),
                                     [](const Finding &finding) { return finding.rule == LintRule::OptionFixed; });
    QVERIFY(called != ofDigits.end());
    QCOMPARE(called->text, QStringLiteral("In a question of this kind, option 2 must be “2”."));
    verdict.options[1].text = QStringLiteral("错");
    verdict.options[1].correct = false;
    QCOMPARE(said(verdict), QStringList(QStringLiteral("key-count")));
    verdict.kind = QStringLiteral("blank");
    QVERIFY(said(verdict).contains(QStringLiteral("kind-unknown")));
}

void QuestionKindsTest::asManyCorrectOptionsAsTheKindAllows()
{
    Preset several = severalPreset();
    Question asked = question(QStringLiteral("这盏灯象征什么？"),
                              {QStringLiteral("知识照亮前路"), QStringLiteral("夜晚应当早睡"), QStringLiteral("希望仍在远方"),
                               QStringLiteral("灯油快要用完")},
                              0);
    asked.kind = QStringLiteral("several");
    const auto finding = [&]() -> QString {
        for (const Finding &one : lintQuestion(asked, 0, several, {})) {
            if (one.rule == LintRule::KeyCount)
                return one.text;
        }
        return {};
    };
    QCOMPARE(finding(), QString());
    asked.options[2].correct = true;
    QCOMPARE(finding(), QString());
    several.kinds[0].mostCorrect = 1;
    QVERIFY(finding().contains(QLatin1String("Only one option")));
    several.kinds[0].fewestCorrect = several.kinds[0].mostCorrect = 3;
    QCOMPARE(finding(), QStringLiteral("A question of this kind must have 3 correct options; 2 are marked."));
    several.kinds[0].mostCorrect = 4;
    QCOMPARE(finding(), QStringLiteral("A question of this kind must have 3 to 4 correct options; 2 are marked."));
    asked.options[0].correct = asked.options[2].correct = false;
    QVERIFY(finding().contains(QLatin1String("No option")));
}

void QuestionKindsTest::writtenQuestionsNeedAnAcceptedAnswer()
{
    const Preset preset = writtenPreset();
    const auto said = [&](const Question &one) { return rules(lintQuestion(one, 0, preset, {})); };
    QCOMPARE(said(written(QStringLiteral("图中的人在看什么？"), {QStringLiteral("手机")})), QStringList());
    const QList<Finding> missing = lintQuestion(written(QStringLiteral("图中的人在看什么？"), {}), 2, preset, {});
    QCOMPARE(rules(missing), QStringList(QStringLiteral("answer-missing")));
    QCOMPARE(missing.constFirst().severity, Severity::Error);
    QCOMPARE(missing.constFirst().position, (LintPosition{LintField::Accepted, 2, 0, {}}));
    QCOMPARE(said(written(QString(), {QStringLiteral("手机")})), QStringList(QStringLiteral("stem-empty")));
    // Options belong to other kinds, and accepted answers do not take their place there.
    Question both = written(QStringLiteral("图中的人在看什么？"), {QStringLiteral("手机")});
    both.options.append({OptionId::create(), QStringLiteral("电视"), {}, false});
    QCOMPARE(said(both), QStringList(QStringLiteral("option-count")));
    Question choice = written(QStringLiteral("图中的人在看什么？"), {QStringLiteral("手机")});
    choice.kind = QStringLiteral("choice");
    QVERIFY(said(choice).contains(QStringLiteral("option-count")) && said(choice).contains(QStringLiteral("key-count")));
    // Of a kind that the preset does not know, that alone is said.
    Question unknown = written(QStringLiteral("图中的人在看什么？"), {QStringLiteral("手机")});
    unknown.kind = QStringLiteral("blank");
    QCOMPARE(said(unknown), QStringList(QStringLiteral("kind-unknown")));
}

void QuestionKindsTest::wordingsOfAnAnswerDiffer()
{
    const Preset preset = writtenPreset();
    const QString stem = QStringLiteral("图中有几个人？");
    const auto findings = [&](const QStringList &accepted) { return lintQuestion(written(stem, accepted), 0, preset, {}); };
    QCOMPARE(rules(findings({QStringLiteral("12 个人"), QStringLiteral("一打")})), QStringList());
    const QList<Finding> same = findings({QStringLiteral("手机"), QStringLiteral("iPhone"), QStringLiteral(" IPHONE。")});
    QCOMPARE(rules(same), QStringList(QStringLiteral("answers-equal")));
    QCOMPARE(same.constFirst().text, QStringLiteral("Accepted answers 2 and 3 count as the same answer. Remove one of them."));
    QCOMPARE(same.constFirst().position.option, 2);
    // Both are counted as 3, but neither stands for the other.
    QCOMPARE(rules(findings({QStringLiteral("3只猫"), QStringLiteral("3条狗")})), QStringList());
    QCOMPARE(rules(findings({QStringLiteral("3只猫"), QStringLiteral("三只")})), QStringList(QStringLiteral("answers-equal")));
    const QList<Finding> empty = findings({QStringLiteral("手机"), QStringLiteral("  "), QStringLiteral("电话")});
    QCOMPARE(rules(empty), QStringList(QStringLiteral("answer-empty")));
    QCOMPARE(empty.constFirst().position.option, 1);
    QCOMPARE(rules(findings({QString(longestWritten, u'长')})), QStringList());
    QCOMPARE(rules(findings({QString(longestWritten + 1, u'长')})), QStringList(QStringLiteral("answer-long")));
    QStringList many;
    for (int i = 0; i <= mostAccepted; ++i)
        many.append(QStringLiteral("第%1种说法").arg(QChar(u'A' + i)));
    QCOMPARE(rules(findings(many)), QStringList(QStringLiteral("answers-many")));
    many.removeLast();
    QCOMPARE(rules(findings(many)), QStringList());
    QCOMPARE(rules(findings({QStringLiteral("13912345678")})), QStringList(QStringLiteral("personal-phone")));
}

void QuestionKindsTest::theQuestionDoesNotSayTheAnswer()
{
    const Preset preset = writtenPreset();
    const auto says = [&](const QString &stem, const QString &answer) {
        return rules(lintQuestion(written(stem, {answer}), 0, preset, {})).contains(QStringLiteral("answer-in-stem"));
    };
    QVERIFY(says(QStringLiteral("图中拿着手机的人拿着什么？"), QStringLiteral("手机")));
    QVERIFY(says(QStringLiteral("What does the man with the Phone hold?"), QStringLiteral("phone")));
    QVERIFY(says(QStringLiteral("How many of the 3 birds are there?"), QStringLiteral("3")));
    QVERIFY(!says(QStringLiteral("What does the man with the microphone hold?"), QStringLiteral("phone")));
    QVERIFY(!says(QStringLiteral("How many of the 3.5 or 13 birds are there?"), QStringLiteral("3")));
    QVERIFY(!says(QStringLiteral("红灯是什么颜色？"), QStringLiteral("红"))); // one character says little
}

void QuestionKindsTest::rulesOnOptionsLeaveWrittenQuestionsAlone()
{
    const Preset preset = writtenPreset();
    LintContext context;
    context.imageText = QStringLiteral("禁止吸烟");
    context.keyPositions[QStringLiteral("written")] = {40, 0};
    // Long beside short, one within the other, and to be read in the image: all of this is as it should be.
    const Question asked = written(QStringLiteral("牌子上写着什么？"),
                                   {QStringLiteral("禁止吸烟"), QStringLiteral("禁止"), QStringLiteral("此处禁止吸烟，违者罚款，请到吸烟区去")});
    QCOMPARE(rules(lintQuestion(asked, 0, preset, context)), QStringList());
}

void QuestionKindsTest::writtenQuestionsThatAskTheSame()
{
    const Preset preset = writtenPreset();
    const auto overlap = [&](const Question &first, const Question &second) {
        AnnotationContent content;
        content.questions = {first, second};
        return rules(lintAnnotation(content, preset, {})).contains(QStringLiteral("same-image-overlap"));
    };
    QVERIFY(overlap(written(QStringLiteral("人在看什么？"), {QStringLiteral("智能手机")}),
                    written(QStringLiteral("桌上放着什么？"), {QStringLiteral("智能手机")})));
    // Two things may be there equally often.
    QVERIFY(!overlap(written(QStringLiteral("有多少只鸟？"), {QStringLiteral("12")}),
                     written(QStringLiteral("有多少棵树？"), {QStringLiteral("12")})));

    const Question former = written(QStringLiteral("牌子上写着哪几个字？"), {QStringLiteral("禁止吸烟")});
    QuestionIndex index(preset.lint.similarityLimit);
    index.fill({{former.id, ImageId::create(), former.stem, former.accepted}});
    LintContext context;
    context.image = ImageId::create();
    context.others = &index;
    Question again = written(former.stem, former.accepted);
    const QList<Finding> found = lintQuestion(again, 0, preset, context);
    QCOMPARE(rules(found), QStringList(QStringLiteral("near-duplicate")));
    QVERIFY(found.constFirst().text.startsWith(QLatin1String("This question and its accepted answers")));
    again.accepted = {QStringLiteral("高高兴兴上班，平平安安回家，出入注意安全")};
    QCOMPARE(rules(lintQuestion(again, 0, preset, context)), QStringList());
    // Typed in this session, it is found like one that was read.
    QuestionIndex typed(preset.lint.similarityLimit);
    typed.set(former, ImageId::create());
    context.others = &typed;
    QCOMPARE(rules(lintQuestion(again, 0, preset, context)), QStringList());
    again.accepted = former.accepted;
    QCOMPARE(rules(lintQuestion(again, 0, preset, context)), QStringList(QStringLiteral("near-duplicate")));
}

void QuestionKindsTest::writtenQuestionsInASet()
{
    const Preset preset = writtenPreset();
    QList<Item> items;
    for (int i = 0; i < 40; ++i) {
        Item item;
        item.image = ImageId::create();
        for (const Dimension &dimension : preset.dimensions)
            item.labels.insert(dimension.code, {dimension.values.at(i % dimension.values.size()).code});
        item.question = written(QStringLiteral("第%1张图里%2").arg(i).arg(QChar(0x4e00 + i * 97)), {QStringLiteral("手机")});
        items.append(item);
    }
    items[7].question.accepted.append(QString());
    const SetReport report = lintSet({items, {}, {}, false, true}, preset);
    QCOMPARE(report.figures.questions, 0);
    QCOMPARE(report.figures.chiSquareP, 1.0);
    QStringList errors;
    for (const SetFinding &finding : report.findings) {
        if (finding.finding.severity == Severity::Error)
            errors.append(finding.where);
        QVERIFY(finding.finding.rule != LintRule::PositionBalance && finding.finding.rule != LintRule::LongestOption
                && finding.finding.rule != LintRule::RepeatedOption);
    }
    QCOMPARE(errors, QStringList(QStringLiteral("Item 8, accepted answer 2")));
}

QTEST_GUILESS_MAIN(QuestionKindsTest)
#include "questionkindstest.moc"
