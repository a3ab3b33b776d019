// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/linting/questionlinter.h"
#include "tests/support/kinds/severalpreset.h"

#include <QTest>

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

QTEST_GUILESS_MAIN(QuestionKindsTest)
#include "questionkindstest.moc"
