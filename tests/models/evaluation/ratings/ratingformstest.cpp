// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/evaluation/ratings/ratingextraction.h"

#include <QTest>

using namespace yuyi;

/// Scores in the many forms that judges give them, and what looks like one and is none.
class RatingFormsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void scores_data();
    void scores();
    void noScores_data();
    void noScores();
    void subScores();

private:
    static RatingScale scale();
};

RatingScale RatingFormsTest::scale()
{
    RatingScale made;
    const auto add = [&](const char *code, const char *chinese, const char *english) {
        made.perspectives.append({LabelCode(QString::fromUtf8(code)),
                                  {QString::fromUtf8(chinese), QString::fromUtf8(english)},
                                  QString::fromUtf8(english)});
    };
    add("surface", "表层信息", "Surface-level Information");
    add("aesthetics", "审美特征", "Aesthetic Characteristics");
    add("brush-and-ink", "笔墨技法", "Brush and Ink Skills");
    add("culture-and-history", "文化与历史", "Culture and History");
    add("deep-implications", "深层寓意", "Deep Implications");
    return made;
}

void RatingFormsTest::scores_data()
{
    QTest::addColumn<QString>("reply");
    QTest::addColumn<double>("score");
    QTest::addColumn<RatingRule>("rule");
    const auto row = [](const char *reply, double score, RatingRule rule) {
        QTest::newRow(reply) << QString::fromUtf8(reply) << score << rule;
    };
    using R = RatingRule;
    row("【４分】", 4, R::Bracketed);
    row("〔４〕", 4, R::Bracketed);
    row("「4分」", 4, R::Bracketed);
    row("『4』", 4, R::Bracketed);
    row("（4）", 4, R::Alone);
    row("(4)", 4, R::Alone);
    row("<4>", 4, R::Alone);
    row("{4}", 4, R::Alone);
    row("\\[4\\]", 4, R::Bracketed);
    row("\\[ 4 \\]", 4, R::Bracketed);
    row("$\\boxed{4}$", 4, R::Declared);
    row("\\boxed{\\textbf{4}}", 4, R::Declared);
    row("\\boxed{4/5}", 4, R::Declared);
    row("\\[\\boxed{4}\\]", 4, R::Declared);
    row("\\boxed{[4]}", 4, R::Declared);
    row("$4$", 4, R::Alone);
    row("[rating: 4]", 4, R::Bracketed);
    row("[ratings = 4]", 4, R::Bracketed);
    row("[ratings]4[/ratings]", 4, R::Declared);
    row("[[ratings: 4]]", 4, R::Bracketed);
    row("ratings:[4]", 4, R::Declared);
    row("\"[ratings]\": [4]", 4, R::Declared);
    row("[4 ratings]", 4, R::Bracketed);
    row("{\"score\": \"4/5\"}", 4, R::Structured);
    row("{\"final_rating\": 4.0}", 4, R::Structured);
    row("{\"rating\": {\"score\": 4}}", 4, R::Structured);
    row("{\"ratings\": {\"overall\": 4}}", 4, R::Structured);
    row("{'rating': 4}", 4, R::Structured);
    row("{rating: 4}", 4, R::Declared);
    row("{\"rating\": \"four\"}", 4, R::Structured);
    row("{\"Surface-level Information\": 4, \"Aesthetic Characteristics\": 3, \"overall_score\": 4}", 4, R::Structured);
    row("{\"surface_level_information\": 4, \"brush_and_ink_skills\": 2, \"rating\": 3}", 3, R::Structured);
    row("Rating (1-5): 4", 4, R::Declared);
    row("Rating (out of 5): 4", 4, R::Declared);
    row("Score (1–5 scale): **4**", 4, R::Alone);
    row("评分（1-5分）：4", 4, R::Declared);
    row("评分（满分5分）：4分", 4, R::Declared);
    row("Rating [1-5]: 4", 4, R::Declared);
    row("Rating on a scale of 1 to 5: 4", 4, R::Declared);
    row("Rating: **4**/5", 4, R::Declared);
    row("**4**/5", 4, R::Fraction);
    row("__4__ / 5", 4, R::Fraction);
    row("[4]/5", 4, R::Bracketed);
    row("4 points out of 5", 4, R::Unit);
    row("Score: 4 points (out of 5)", 4, R::Declared);
    row("4 out of a possible 5", 4, R::Fraction);
    row("笔力入木三分，评分：4", 4, R::Declared);
    row("采用三分法构图，寓意准确。[4]", 4, R::Bracketed);
    row("采用三分法构图，给四分。", 4, R::Unit);
    row("It covers 4 out of 5 perspectives. 3/5", 3, R::Fraction);
    row("Final answer: 4", 4, R::Declared);
    row("Answer: 4", 4, R::Declared);
    row("答案：4", 4, R::Declared);
    row("结论：4分", 4, R::Declared);
    row("Overall: 4", 4, R::Declared);
    row("Overall: 4/5", 4, R::Declared);
    row("综合：4", 4, R::Declared);
    row("總評：4", 4, R::Declared);
    row("評分：4", 4, R::Declared);
    row("得分 4", 4, R::Declared);
    row("评价等级：4", 4, R::Declared);
    row("等级：4", 4, R::Declared);
    row("第四档", 4, R::Unit);
    row("Level 4", 4, R::Unit);
    row("四星", 4, R::Unit);
    row("★★★★☆", 4, R::Unit);
    row("⭐⭐⭐⭐", 4, R::Unit);
    row("4️⃣", 4, R::Alone);
    row("④", 4, R::Alone);
    row("4.", 4, R::Alone);
    row("4、", 4, R::Alone);
    row("4!", 4, R::Alone);
    row("> 4", 4, R::Alone);
    row("- 4", 4, R::Alone);
    row("```\n4\n```", 4, R::Alone);
    row("```json\n{\"rating\": 4}\n```", 4, R::Structured);
    row("4 (four)", 4, R::Alone);
    row("four (4)", 4, R::Alone);
    row("4 - Good", 4, R::Alone);
    row("4：较好", 4, R::Alone);
    row("4 – The description is detailed and rich.", 4, R::Alone);
    row("<score>4</score>", 4, R::Declared);
    row("<rating value=\"4\"/>", 4, R::Declared);
    row("<answer>[4]</answer>", 4, R::Bracketed);
    row("<ratings>4</ratings>", 4, R::Declared);
    row("Average score: 3.4\n[4]", 4, R::Bracketed);
    row("平均分：3.4，最终评分：4", 4, R::Declared);
    row("Average score: 3.4. All in all 4 points.", 4, R::Unit);
    row("Surface: 4\nAesthetic: 3\nBrush: 4\nCulture: 3\nDeep: 2\nOverall: 4", 4, R::Declared);
    row("Surface-level Information: [4]\nAesthetic Characteristics: [3]\nBrush and Ink Skills: "
        "[3]\nCulture and History: [3]\nDeep Implications: [2]\n\n[3]",
        3, R::Bracketed);
    row("| Perspective | Score |\n|---|---|\n| Surface-level Information | 4 |\n| Aesthetic Characteristics | 3 |\n\n**Rating: 3**",
        3, R::Declared);
    row("1分：不完整\n2分：较完整\n3分：全面\n4分：细致\n5分：准确\n\n评分：4", 4, R::Declared);
    row("1分：不完整\n2分：较完整\n3分：全面\n4分：细致\n5分：准确\n\n4分", 4, R::Unit);
    row("4分左右", 4, R::Unit);
    row("To get 5 points it should explain the poem. Rating: 4", 4, R::Declared);
    row("若要得5分还需解释题跋，评分4分。", 4, R::Declared);
    row("Rating: 4\n\nNote: a 5 would need the poem's meaning.", 4, R::Declared);
    row("Rating: 3\n\n[4]", 4, R::Bracketed);
    row("I'd go with 4.", 4, R::Declared);
    row("I'd say 4.", 4, R::Declared);
    row("This is a solid 4.", 4, R::Declared);
    row("[Rating]\n4", 4, R::Declared);
    row("[ratings]\n\n4", 4, R::Declared);
    row("三分半", 3.5, R::Unit);
    row("3½", 3.5, R::Alone);
    row("四分（满分五分）", 4, R::Unit);
    row("Rating 4", 4, R::Declared);
    row("3/4侧面像的人物刻画准确。4分", 4, R::Unit);
    row("<thinking>3?</thinking>\n[4]", 4, R::Bracketed);
    row("My final verdict: \"[4]\".", 4, R::Declared);
    row("The final verdict is: [ 4 ]", 4, R::Declared);
    row("Verdict — 4", 4, R::Declared);
    row("评分\n4分", 4, R::Declared);
    row("【评分】4", 4, R::Declared);
    row("【评分】：【4】", 4, R::Declared);
    row("【最终评分】\n【4分】", 4, R::Declared);
    row("我给这段描述打 4 分", 4, R::Unit);
    row("给予四分评价", 4, R::Unit);
    row("可评为4分", 4, R::Unit);
    row("应评为[4 points]档", 4, R::Bracketed);
    row("符合“[4 points]”标准", 4, R::Bracketed);
    row("According to the standard, this matches [4 points].", 4, R::Bracketed);
    row("score=4", 4, R::Declared);
    row("\"4\"", 4, R::Alone);
    row("“4”", 4, R::Alone);
    row("4/5分", 4, R::Unit);
    row("4 stars out of 5", 4, R::Unit);
    row("Grade: 4/5", 4, R::Declared);
    row("4⁄5", 4, R::Fraction);
    row("Rating:4;", 4, R::Declared);
    row("Rating: 4 out of 5.0", 4, R::Declared);
    row("Rating: 4.00", 4, R::Declared);
    row("Step 1: read. Step 2: compare. Final rating: 4", 4, R::Declared);
    row("**Final Rating: [4]**", 4, R::Declared);
    row("### 4 分", 4, R::Unit);
    row("# 评分：４／５", 4, R::Declared);
    row("The description correctly identifies the pine, crane and 3 rocks. It explains the "
        "composition (a classic S-curve with 2 vanishing points), but misreads the poem of 1644. "
        "Therefore: [4]",
        4, R::Bracketed);
    row("描述完整，指出了八大山人的孤鸟形象，提到“三分落款”，但缺少深入分析。\n\n[3]", 3, R::Bracketed);
    row("**评价**\n1. 表层信息：准确（4/5）\n2. 审美特征：较好（3/5）\n3. 笔墨技法：较好（3/5）\n4. 文化与历史：充分（4/5）\n5. 深层寓意：有误（3/5）\n\n**最终评分：[4]**", 4, R::Declared);
    row("**评价**\n1. 表层信息：4分\n2. 审美特征：3分\n3. 笔墨技法：3分\n4. 文化与历史：4分\n5. 深层寓意：2分\n\n总体评分：3分", 3, R::Declared);
    row("The model's description scores low: [2].", 2, R::Bracketed);
    row("I rate this description 4 points because it attempts to explore the implication, but misunderstands it.", 4, R::Declared);
    row("Based on the evaluation standard, the description merits a rating of 3 points.", 3, R::Declared);
    row("Considering all aspects, I would assign a score of [3].", 3, R::Declared);
    row("Compared with the human answer, the description covers 4 of 5 key elements. Rating: [4]", 4, R::Declared);
    row("[5]\n\nReasoning: the description fulfils all five criteria, 5 out of 5 perspectives are covered.", 5, R::Bracketed);
    row("Rating: [4]\n\n1. Surface-level Information: identifies the entities (3 birds).\n2. "
        "Aesthetic Characteristics: good.\n3. Brush and Ink Skills: 2 techniques named.\n4. "
        "Culture and History: Qing dynasty (1644-1912).\n5. Deep Implications: misunderstood.",
        4, R::Declared);
    row("评分：[4]\n理由：该描述详细，达到4分标准，但寓意理解有误，因此不能给5分。", 4, R::Declared);
    row("理由：该描述详细，但寓意理解有误，因此不能给5分。评分：[4]", 4, R::Declared);
    row("虽然描述较为全面，但未达到4分标准，故评3分。", 3, R::Unit);
    row("故给3分", 3, R::Unit);
    row("综上，打3分。", 3, R::Unit);
    row("3分。描述全面。", 3, R::Unit);
    row("3分，描述全面，但缺少深入分析。", 3, R::Unit);
    row("根据评分标准，该描述属于4分水平。", 4, R::Unit);
    row("根据评分标准，该描述符合第4级的要求。", 4, R::Unit);
    row("该描述可以得到4分（满分5分）。", 4, R::Unit);
    row("得分:4/5", 4, R::Declared);
    row("得分：4（满分为5分）", 4, R::Declared);
    row("最终得分：４分", 4, R::Declared);
    row("{\"score\": 4, \"max_score\": 5}", 4, R::Structured);
    row("{\"score\": 4, \"confidence\": 0.9}", 4, R::Structured);
    row("{\"score\": 4, \"confidence_score\": 0.9}", 4, R::Structured);
    row("{\"reason\": \"It meets [3 points] and [4 points].\", \"score\": 4}", 4, R::Structured);
    row("{\"judgement\": {\"surface\": {\"score\": 3, \"reason\": \"x\"}, \"aesthetics\": {\"score\": 3}}, \"overall_rating\": 4}",
        4, R::Structured);
    row("```json\n{\n  \"评分\": 4,\n  \"理由\": \"缺少2处细节\"\n}\n```", 4, R::Structured);
    row("{\"ratings\": [4]}", 4, R::Structured);
    row("<rating>\n4\n</rating>", 4, R::Declared);
    row("<final_score>4</final_score>", 4, R::Declared);
    row("Score: 4 | Max: 5", 4, R::Declared);
    row("The final rating is therefore a 4 out of 5.", 4, R::Fraction);
    row("My rating would be a 4.", 4, R::Declared);
    row("My rating would be 4/5.", 4, R::Declared);
    row("It should be rated 4.", 4, R::Declared);
    row("It should be rated as [4].", 4, R::Declared);
    row("Therefore, the description is rated [4].", 4, R::Declared);
    row("Final Verdict: 4 points", 4, R::Declared);
    row("Final verdict\n\n**4**", 4, R::Declared);
    row("Verdict: \"4 points\"", 4, R::Declared);
    row("[2]\n[2]", 2, R::Bracketed);
    row("初评4分，复核后认为寓意有误，改为3分。", 3, R::Correction);
    row("Initial score: 3. After reconsidering the poem: final score: 4.", 4, R::Correction);
    row("Rating: 3... wait, it does explain the symbol. Rating: 4", 4, R::Correction);
    row("评分结果：4", 4, R::Declared);
    row("评分结果为：4分", 4, R::Unit);
    row("评分（1~5）：4", 4, R::Declared);
    row("评分为：4", 4, R::Declared);
    row("评分是4。", 4, R::Declared);
    row("打分：4⭐", 4, R::Declared);
    row("4 ⭐", 4, R::Unit);
    row("我认为应该打4分", 4, R::Unit);
    row("I believe a score of 4 is appropriate.", 4, R::Declared);
    row("A score of 4 would be appropriate.", 4, R::Declared);
    row("Overall, 3 points.", 3, R::Unit);
    row("Overall: 3 points – comprehensive but shallow.", 3, R::Declared);
    row("Overall rating - 3", 3, R::Declared);
    row("Rating：3，理由：……", 3, R::Declared);
    row("评分3", 3, R::Declared);
    row("评3分", 3, R::Unit);
    row("Description 2: [3]", 3, R::Bracketed);
    row("Rating: 3.5/5", 3.5, R::Declared);
    row("[3.5 points]", 3.5, R::Bracketed);
    row("3.5分", 3.5, R::Unit);
    row("评分：三点五", 3.5, R::Declared);
    row("3.0分", 3, R::Unit);
    row("Rating: 4 （较好）", 4, R::Declared);
    row("Rating: 4 - Good understanding", 4, R::Declared);
    row("Rating: 4, as the implication is misunderstood", 4, R::Declared);
    row("Rating: 4 because 3 of 5 perspectives are strong", 4, R::Declared);
}

void RatingFormsTest::scores()
{
    QFETCH(QString, reply);
    QFETCH(double, score);
    QFETCH(RatingRule, rule);
    const RatingReading reading = readRating(reply, scale());
    QVERIFY2(reading.score, qPrintable(codeOf(reading.rule)));
    QCOMPARE(*reading.score, score);
    QCOMPARE(codeOf(reading.rule), codeOf(rule));
}

void RatingFormsTest::noScores_data()
{
    QTest::addColumn<QString>("reply");
    QTest::addColumn<RatingRule>("rule");
    const auto row = [](const char *reply, RatingRule rule) { QTest::newRow(reply) << QString::fromUtf8(reply) << rule; };
    using R = RatingRule;
    row("{\"rating\": null}", R::None);
    row("{\"surface_level_information\": 4}", R::None);
    row("{\"surface_score\": 4}", R::None);
    row("Ratings: [4, 3, 5, 4, 4]", R::Several);
    row("[4, 3, 5, 4, 4]", R::None);
    row("[4,5]", R::Several);
    row("评分：4、3、5", R::Several);
    row("Rating: **4**/10", R::OtherScale);
    row("Rating: **8**/10", R::OtherScale);
    row("[4]/10", R::OtherScale);
    row("[4] out of 10", R::OtherScale);
    row("4分（满分10分）", R::OtherScale);
    row("满分10分，得4分", R::OtherScale);
    row("满分为10分，评分：4分", R::OtherScale);
    row("按10分制打4分", R::OtherScale);
    row("On a scale of 1 to 10, I give it a 4.", R::OtherScale);
    row("4 points out of 10", R::OtherScale);
    row("笔力入木三分。", R::None);
    row("采用三分法构图。", R::None);
    row("这幅画三分写实七分写意", R::None);
    row("covers 4 out of 5 perspectives", R::None);
    row("covers 4 of the 5 aspects", R::None);
    row("涵盖了五个视角中的四个", R::None);
    row("1. The description is fine.\n2. It lacks meaning.", R::None);
    row("1: fine\n2: lacks", R::None);
    row("Rating: 3 → 4", R::Several);
    row("Rating: 3 -> 4", R::Several);
    row("Rating: -1", R::OutOfRange);
    row("[-1]", R::OutOfRange);
    row("Surface: 3/5\nAesthetic: 3/5\nBrush: 3/5", R::None);
    row("1分：不完整\n2分：较完整\n3分：全面\n4分：细致\n5分：准确", R::Echo);
    row("接近4分", R::None);
    row("平均得分：3", R::None);
    row("The mean rating is 3.", R::None);
    row("不超过3分", R::None);
    row("最多3分", R::None);
    row("3分以上", R::None);
    row("at least 3 points", R::None);
    row("no more than 3 points", R::None);
    row("Final rating: 3\n\n[4]", R::Several);
    row("The number of cranes is 4.", R::None);
    row("抱歉，我无法评分。", R::None);
    row("I'm sorry, but I can't assess this image.", R::None);
    row("[N/A]", R::None);
    row("Rating: N/A", R::None);
    row("[ ]", R::None);
    row("[ratings: ]", R::None);
    row("[X]", R::None);
    row("Rating: 80%", R::None);
    row("Rating: 4.2", R::Uneven);
    row("Rating: IV", R::None);
    row("Rating: good", R::None);
    row("《》局部3/4侧面像", R::None);
    row("[1] [2] [3] [4] [5]", R::Several);
    row("介于3与4之间", R::None);
    row("between 3 and 4", R::None);
    row("2024年4月5日", R::None);
    row("Description 4 of the set", R::None);
    row("Step 1: read. Step 2: compare.", R::None);
    row("评分：三到四分", R::Several);
    row("三四分", R::None);
    row("Rating: 3-4", R::Several);
    row("Rating: 3/4", R::OtherScale);
    row("描述完整，指出了三只鹤、五块石头，创作于1689年。", R::None);
    row("**评价**\n1. 表层信息：4分\n2. 审美特征：3分\n3. 笔墨技法：3分\n4. 文化与历史：4分\n5. 深层寓意：3分", R::None);
    row("This falls between [3 points] and [4 points]; I decide on [3].", R::Several);
    row("{\"surface\": {\"score\": 3, \"reason\": \"x\"}, \"aesthetics\": {\"score\": 3, \"reason\": \"y\"}}", R::None);
    row("{\"ratings\": [4, 3]}", R::Several);
    row("The scores are 3, 4, 3, 5 and 2.", R::None);
    row("Scores: 3/4/3/5/2", R::OtherScale);
    row("Verdict: between 3 and 4", R::None);
    row("I think it is 3 or maybe 4.", R::None);
    row("Perhaps [3] or [4].", R::Several);
    row("4 3 4 5 3", R::None);
    row("This description cannot be scored because the human answer is missing.", R::None);
    row("无法评分：缺少人类答案。", R::None);
    row("As an AI language model, I can't view images, so I cannot provide a rating from 1 to 5.", R::None);
    row("Please provide the description so that I can rate it on a scale of 1-5.", R::None);
    row("请提供需要评分的描述，我将按1-5分打分。", R::None);
    row("Thank you! I will use the 5-point scale.", R::None);
    row("Sure, here is my rating:", R::None);
    row("评分：", R::None);
    row("Rating: 0", R::OutOfRange);
    row("[0 points]", R::OutOfRange);
    row("Rating: five hundred", R::None);
    row("[10]", R::OutOfRange);
    row("得分：85分", R::OutOfRange);
    row("百分制得分：85", R::OtherScale);
    row("优秀", R::None);
    row("Good", R::None);
    row("The answer is B.", R::None);
    row("答案：C", R::None);
    row("A 4 seems appropriate.", R::None);
    row("Rating ➜ 3", R::None);
    row("第3幅画的描述不完整", R::None);
    row("图3中的描述", R::None);
    row("Question 4: none", R::None);
    row("Rating: 3.3", R::Uneven);
    row("3.14", R::Uneven);
    row("4分（1分：不完整；5分：全面）", R::Several);
}

void RatingFormsTest::noScores()
{
    QFETCH(QString, reply);
    QFETCH(RatingRule, rule);
    const RatingReading reading = readRating(reply, scale());
    QVERIFY2(!reading.score, qPrintable(QString::number(reading.score.value_or(0)) + u' ' + codeOf(reading.rule)));
    QCOMPARE(codeOf(reading.rule), codeOf(rule));
}

void RatingFormsTest::subScores()
{
    const QStringList codes{QStringLiteral("aesthetics"), QStringLiteral("brush-and-ink"), QStringLiteral("culture-and-history"),
                            QStringLiteral("deep-implications"), QStringLiteral("surface")};
    const QStringList replies{
        QStringLiteral("Surface: 5\nAesthetic: 4\nBrush & ink: 3\nCultural background: 2\nDeep "
                       "meaning: 1\nOverall: 3"),
        QStringLiteral("1. 表层信息：5分\n2. 审美特征：4分\n3. 笔墨技法：3分\n4. "
                       "文化与历史：2分\n5. 深层寓意：1分\n总体评分：3分"),
        QStringLiteral("{\"surface_level_information\": 5, \"aesthetic_characteristics\": 4, "
                       "\"brush_and_ink_skills\": 3, \"culture_and_history\": 2, "
                       "\"deep_implications\": 1, \"overall_score\": 3}"),
        QStringLiteral("{\"surface\": {\"score\": 5}, \"aesthetics\": {\"score\": 4}, "
                       "\"brush_and_ink\": {\"score\": 3}, \"culture_and_history\": "
                       "{\"score\": 2}, \"deep_implications\": {\"score\": 1}, \"rating\": 3}"),
        QStringLiteral("| Surface-level Information | 5 |\n| Aesthetic Characteristics | 4 |\n| "
                       "Brush and Ink Skills | 3 |\n| Culture and History | 2 |\n"
                       "| Deep Implications | 1 |\n\n[3]"),
        QStringLiteral("Surface-level Information: [5]\nAesthetic Characteristics: [4]\nBrush and "
                       "Ink Skills: [3/5]\nCulture and History: [2]\n"
                       "Deep Implications: **1**\n\n[3]")};
    for (const QString &reply : replies) {
        const RatingReading reading = readRating(reply, scale());
        QVERIFY2(reading.score == 3.0, qPrintable(reply));
        QCOMPARE(reading.perspectives.keys(), codes);
        QCOMPARE(reading.perspectives.values(), (QList<double>{4, 3, 2, 1, 5}));
    }
    // A number that goes on in words is none of a score.
    QVERIFY(readRating(QStringLiteral("Surface-level Information: 5 cranes are seen."), scale()).perspectives.isEmpty());
}

QTEST_GUILESS_MAIN(RatingFormsTest)
#include "ratingformstest.moc"
