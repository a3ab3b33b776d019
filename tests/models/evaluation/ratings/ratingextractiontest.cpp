// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/evaluation/ratings/ratingextraction.h"

#include <QTest>

using namespace yuyi;

class RatingExtractionTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void scores_data();
    void scores();
    void noScores_data();
    void noScores();
    void perspectives();
    void positionInTheReply();
    void otherScales();

private:
    static RatingScale scale();
};

RatingScale RatingExtractionTest::scale()
{
    RatingScale made;
    made.perspectives = {{LabelCode(QStringLiteral("surface")),
                          {QStringLiteral("表层"), QStringLiteral("Surface")},
                          QStringLiteral("Surface-level View")},
                         {LabelCode(QStringLiteral("depth")),
                          {QStringLiteral("深意"), QStringLiteral("Depth")},
                          QStringLiteral("Deep View")}};
    return made;
}

void RatingExtractionTest::scores_data()
{
    QTest::addColumn<QString>("reply");
    QTest::addColumn<double>("score");
    QTest::addColumn<RatingRule>("rule");
    const auto row = [](const char *reply, double score, RatingRule rule) {
        QTest::newRow(reply) << QString::fromUtf8(reply) << score << rule;
    };
    using R = RatingRule;
    row("[4]", 4, R::Bracketed);
    row("[[4]]", 4, R::Bracketed);
    row("\"[4]\"", 4, R::Bracketed);
    row("【4】", 4, R::Bracketed);
    row("［４］", 4, R::Bracketed);
    row("[4 points]", 4, R::Bracketed);
    row("[4 points]: The description is detailed.", 4, R::Bracketed);
    row("[1 point]", 1, R::Bracketed);
    row("[4/5]", 4, R::Bracketed);
    row("[3.5]", 3.5, R::Bracketed);
    row("The description is rich but misses the meaning.\n\n[4]", 4, R::Bracketed);
    row("[ratings]: 4", 4, R::Declared);
    row("[ratings]：[4]", 4, R::Declared);
    row("\"[ratings]\": \"[4]\"", 4, R::Declared);
    row("[ratings] 4", 4, R::Declared);
    row("[ratings: 4]", 4, R::Bracketed);
    row("评分：[4]", 4, R::Declared);
    row("评分：４", 4, R::Declared);
    row("最终评分为 **4** 分。", 4, R::Declared);
    row("**评分**：4分", 4, R::Declared);
    row("我的打分是四分。", 4, R::Declared);
    row("得分：三分半", 3.5, R::Declared);
    row("Rating: 4.0", 4, R::Declared);
    row("Rating: 4/5", 4, R::Declared);
    row("**Rating:** 4 out of 5", 4, R::Declared);
    row("Final verdict: [4]", 4, R::Declared);
    row("The score is 4.", 4, R::Declared);
    row("My rating is four.", 4, R::Declared);
    row("I would give it a score of 3.", 3, R::Declared);
    row("On a scale of 1 to 5, I give this description a 4.", 4, R::Declared);
    row("\\boxed{4}", 4, R::Declared);
    row("{\"rating\": 4}", 4, R::Structured);
    row("```json\n{\"reason\": \"lacks 2 elements\", \"ratings\": \"[4]\"}\n```", 4, R::Structured);
    row("{\"评分\": 4}", 4, R::Structured);
    row("4分", 4, R::Unit);
    row("四分", 4, R::Unit);
    row("两分", 2, R::Unit);
    row("四点五分", 4.5, R::Unit);
    row("满分5分，我给4分。", 4, R::Unit);
    row("总分5分，得4分。", 4, R::Unit);
    row("画面十分完整，可得 4 分。", 4, R::Unit);
    row("因为寓意有误扣1分，给4分。", 4, R::Unit);
    row("达不到5分的标准，4分。", 4, R::Unit);
    row("4 points", 4, R::Unit);
    row("It deserves 4 points, not 5 points.", 4, R::Declared);
    row("4/5", 4, R::Fraction);
    row("4 / 5", 4, R::Fraction);
    row("Four out of five", 4, R::Fraction);
    row("4", 4, R::Alone);
    row("**4**", 4, R::Alone);
    row("４", 4, R::Alone);
    row("四", 4, R::Alone);
    row("4.0", 4, R::Alone);
    row("❹", 4, R::Alone);
    row("The painting of 1792 is described well.\n4", 4, R::Alone);
    row("A rich text; I settle on **4** here.", 4, R::Alone);
    row("4\n\nThe description is detailed and names 3 elements.", 4, R::Alone);
    row("<rating>4</rating>", 4, R::Declared);
    row("### Rating\n4", 4, R::Declared);
    row("### Rating\n**4**\nIt is detailed.", 4, R::Declared);
    row("This description deserves a 4.", 4, R::Declared);
    row("4 out of 5 stars", 4, R::Unit);
    row("评分：4（满分5分）", 4, R::Declared);
    // A heading over a numbered list is no score.
    row("## Rating\n1. The description names pines.\n2. It misses the poem.\n[4]", 4, R::Bracketed);
    row("评分：\n1. 画面完整。\n2. 缺少背景。\n综合：4分", 4, R::Declared);
    // Reasoning does not count.
    row("<think>[2] perhaps, or [3]?</think>[4]", 4, R::Bracketed);
    row("Rating: 2 </think>\nRating: 4", 4, R::Declared);
    // A later word takes the earlier back.
    row("[3]\nWait, the meaning is right: [4]", 4, R::Correction);
    row("评分：3分。更正：评分：4分。", 4, R::Correction);
    row("Rating: 5. Actually, the implication is misunderstood, so 4 points.", 4, R::Correction);
    row("[2] … on second thought [3]; no wait, [4]", 4, R::Correction);
    // The one that is called the last word.
    row("Initial rating: 3. Final rating: 4.", 4, R::Declared);
    row("Rating for style: 2\nOverall rating: 4", 4, R::Declared);
    row("It meets [3 points] but hardly [4 points].\n\n[3]", 3, R::Bracketed);
    // The rubric said again before the score.
    row("- [1 point]: incomplete\n- [2 points]: limited\n- [3 points]: some\n\nFinal: [4]", 4, R::Declared);
    row("The scale is [1]-[5]; [4]", 4, R::Bracketed);
    row("1-5分的标准下：4分", 4, R::Unit);
    // Sub-scores are no score of the whole.
    row("Surface-level View: 5\nDeep View: 3\n[4]", 4, R::Bracketed);
    row("表层：5分；深意：3分；评分：4", 4, R::Declared);
    row("Said twice: [4]. So [4].", 4, R::Bracketed);
}

void RatingExtractionTest::scores()
{
    QFETCH(QString, reply);
    QFETCH(double, score);
    QFETCH(RatingRule, rule);
    const RatingReading reading = readRating(reply, scale());
    QVERIFY2(reading.score, qPrintable(codeOf(reading.rule)));
    QCOMPARE(*reading.score, score);
    QCOMPARE(codeOf(reading.rule), codeOf(rule));
}

void RatingExtractionTest::noScores_data()
{
    QTest::addColumn<QString>("reply");
    QTest::addColumn<RatingRule>("rule");
    const auto row = [](const char *reply, RatingRule rule) { QTest::newRow(reply) << QString::fromUtf8(reply) << rule; };
    using R = RatingRule;
    row("", R::Empty);
    row("   \n", R::Empty);
    row("<think>[4]</think>", R::Empty);
    row("<think>[4]", R::Unclosed);
    row("The painting shows 2 cranes and 3 pines from 1792.", R::None);
    row("I cannot rate this description.", R::None);
    row("这幅画十分精美，三分之一是留白。", R::None);
    row("提到了五个方面。", R::None);
    row("[ratings]", R::Placeholder);
    row("Output your final verdict by strictly following this format: \"[ratings]\".", R::Placeholder);
    row("- [1 point]: incomplete\n- [2 points]: limited\n- [5 points]: comprehensive", R::Echo);
    row("[3] [4]", R::Several);
    row("Rating: 3 or 4", R::Several);
    row("[3-4]", R::Several);
    row("3~4分", R::Several);
    row("介于3分和4分之间", R::Several);
    row("[3]\n[4]", R::Several);
    row("评分：3分，或者评分：4分", R::Several);
    row("Final rating: 3. Final rating: 4.", R::Several);
    row("[0]", R::OutOfRange);
    row("[6]", R::OutOfRange);
    row("Rating: 80", R::OutOfRange);
    row("九分", R::OutOfRange);
    row("Rating: 8/10", R::OtherScale);
    row("4/10", R::OtherScale);
    row("Total score: 18/25", R::OtherScale);
    row("[4.2]", R::Uneven);
    row("Rating: 3.75", R::Uneven);
    // Only sub-scores.
    row("Surface-level View: 5\nDeep View: 3", R::None);
    row("Not 5 points.", R::None);
}

void RatingExtractionTest::noScores()
{
    QFETCH(QString, reply);
    QFETCH(RatingRule, rule);
    const RatingReading reading = readRating(reply, scale());
    QVERIFY2(!reading.score, qPrintable(QString::number(reading.score.value_or(0)) + u' ' + codeOf(reading.rule)));
    QCOMPARE(codeOf(reading.rule), codeOf(rule));
    QCOMPARE(reading.start, qsizetype(-1));
}

void RatingExtractionTest::perspectives()
{
    const RatingReading english = readRating(QStringLiteral("1. Surface-level View: 4/5\n2. **Deep View**: 2.5\n\n[3]"), scale());
    QCOMPARE(english.score, std::optional<double>(3));
    QCOMPARE(english.perspectives.value(QStringLiteral("surface")), 4.0);
    QCOMPARE(english.perspectives.value(QStringLiteral("depth")), 2.5);
    const RatingReading chinese = readRating(QStringLiteral("表层：4分，深意：三分。\n评分：[3]"), scale());
    QCOMPARE(chinese.score, std::optional<double>(3));
    QCOMPARE(chinese.perspectives.size(), 2);
    QCOMPARE(chinese.perspectives.value(QStringLiteral("depth")), 3.0);
    const RatingReading json = readRating(QStringLiteral("{\"surface\": 2, \"depth\": 9, \"rating\": 4}"), scale());
    QCOMPARE(json.score, std::optional<double>(4));
    QCOMPARE(json.perspectives.keys(), QStringList{QStringLiteral("surface")});
    // Headings with a number on the next line are no sub-scores.
    QVERIFY(readRating(QStringLiteral("Surface-level View\n2. Deep View\n[4]"), scale()).perspectives.isEmpty());
}

void RatingExtractionTest::positionInTheReply()
{
    const QString reply = QStringLiteral("<think>…</think>So: Rating: 4. Done.");
    const RatingReading reading = readRating(reply, scale());
    QCOMPARE(reply.mid(reading.start, reading.length), QStringLiteral("Rating: 4"));
}

void RatingExtractionTest::otherScales()
{
    RatingScale seven;
    seven.lowest = 0;
    seven.highest = 7;
    QCOMPARE(readRating(QStringLiteral("[0]"), seven).score, std::optional<double>(0));
    QCOMPARE(readRating(QStringLiteral("Rating: 6/7"), seven).score, std::optional<double>(6));
    QVERIFY(!readRating(QStringLiteral("4/5"), seven).score);
    QCOMPARE(readRating(QStringLiteral("From 0 to 7: 5 points"), seven).score, std::optional<double>(5));
}

QTEST_GUILESS_MAIN(RatingExtractionTest)
#include "ratingextractiontest.moc"
