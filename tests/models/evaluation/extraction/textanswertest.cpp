// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/domain/annotation/written.h"
#include "models/evaluation/extraction/blankanswer.h"
#include "models/evaluation/extraction/verdictanswer.h"

#include <QTest>

using namespace yuyi;

/// What a careful person reads in replies to questions without options.
class TextAnswerTest : public QObject
{
    Q_OBJECT

    static void row(const char16_t *reply, const char16_t *answer)
    {
        const QString text = QString::fromUtf16(reply);
        QTest::newRow(qPrintable(text)) << text << QString::fromUtf16(answer);
    }

private Q_SLOTS:
    void verdicts_data()
    {
        QTest::addColumn<QString>("reply");
        QTest::addColumn<QString>("answer");
        row(u"该说法正确。", u"对");
        row(u"不完全正确", u"错");
        row(u"不是错误的", u"对");
        row(u"我认为这个说法没错", u"对");
        row(u"这种说法有道理，但不够准确。", u"错");
        row(u"这是一个错误的说法。", u"错");
        row(u"正确的做法是先断电。因此该说法错误。", u"错");
        row(u"正确答案是：错误", u"错");
        row(u"虽然前半句正确，但后半句错误，所以整体是错误的。", u"错");
        row(u"对吗？错。", u"错");
        row(u"判断：×", u"错");
        row(u"\\boxed{正确}", u"对");
        row(u"It is not correct.", u"错");
        row(u"False. The diagram shows otherwise.", u"错");
        row(u"是", u"对");
        row(u"The statement is true because there is no exception.", u"对");
        row(u"This statement is false. The arrow points to the right.", u"错");
        row(u"The statement is false; the correct value is 5.", u"错");
        row(u"该说法错误，正确答案是5。", u"错");
        row(u"The statement is not entirely correct.", u"错");
        row(u"It is never true", u"错");
        row(u"这种说法不尽正确", u"错");
        row(u"判断结果：错误，因为右边的结论是正确的。", u"错");
        row(u"这种说法不一定正确", u"");
        row(u"对于这个问题，需要更多信息。", u"");
        row(u"无法判断该说法是否正确。", u"");
        row(u"错误。图中没有。后一句正确。", u""); // which of them is meant?
        row(u"", u"");
        row(u"<think>正确", u"");
    }
    void verdicts()
    {
        QFETCH(QString, reply);
        QFETCH(QString, answer);
        QCOMPARE(extractVerdict(reply).text, answer);
    }

    void blanks_data()
    {
        QTest::addColumn<QString>("reply");
        QTest::addColumn<QString>("answer");
        row(u"答案是 42。", u"42");
        row(u"1，090，760", u"1090760");
        row(u"109.076万", u"1090760");
        row(u"净现值=86.79万元", u"86.79"); // 万元 is its unit
        row(u"约为3.2×10⁵ N", u"320000");
        row(u"−4.2", u"-4.2");
        row(u"12.09%", u"12.09");
        row(u"I=39.32∠0°A", u"39.32");
        row(u"四个", u"4");
        row(u"三百二十", u"320");
        row(u"总成本=100×20=2000元", u"2000");
        row(u"电流为2A，电压为5V，所以功率为10W。", u"10");
        row(u"一次侧电流是0.8A，二次侧电流是4A。", u"");
        row(u"答案为237或238", u"");
        row(u"甲优于乙", u"");
        row(u"应填：氧化铁", u"氧化铁");
        row(u"The ratio is 3:4.", u"3:4");
        row(u"时间为 10:30", u"10:30");
        row(u"答案：(1,2)", u"1,2");
        row(u"答案是x=2,y=3", u"");
        row(u"x 为 5.0，也就是 5", u"5");
        row(u"这是《清明上河图》", u"清明上河图");
        row(u"CH₃CH₂OH", u"CH3CH2OH");
        row(u"本行为顺差。所以结果是贸易顺差", u"顺差");
        row(u"图中有3个人。", u"3");
        row(u"图中一共有 12 只猫。", u"12");
        row(u"画面左右总共5条。", u"5");
        row(u"There are 3 people.", u"3");
        row(u"图中没有3个人", u"图中没有3个人");
        row(u"图中有猫", u"图中有猫");
        row(u"图中有3个人，其中2个是孩子，老人有1个。", u"");
        row(u"抱歉，我无法回答", u"");
        row(u" \n", u"");
    }
    void blanks()
    {
        QFETCH(QString, reply);
        QFETCH(QString, answer);
        QCOMPARE(extractBlank(reply).text, answer);
    }

    void aBlankIsFilled()
    {
        QVERIFY(sameWritten(QStringLiteral("237.004"), QStringLiteral("237")));
        QVERIFY(!sameWritten(QStringLiteral("39.3"), QStringLiteral("39.32")));
        QVERIFY(sameWritten(QStringLiteral("ch3cooh"), QStringLiteral("CH₃COOH。")));
        QVERIFY(!sameWritten(QStringLiteral("贸易顺差"), QStringLiteral("顺差")));
        QVERIFY(!sameWritten(QString(), QStringLiteral("0")));
        QVERIFY(!sameWritten(QStringLiteral("-0.001"), QStringLiteral("0")));
    }

    /// Boxes, tags, headings and lines, as models write them.
    void forms_data()
    {
        QTest::addColumn<QString>("reply");
        QTest::addColumn<QString>("answer");
        row(u"因此 \\boxed{42}", u"42");
        row(u"先算 \\boxed{3}。再算 \\boxed{5}。", u"");
        row(u"<answer>白居易</answer>", u"白居易");
        row(u"{\"answer\": \"白居易\"}", u"白居易");
        row(u"### 答案\n\n白居易", u"白居易");
        row(u"Answer\n42", u"42");
        row(u"白居易\n\n解释：这首诗的作者是唐代诗人。", u"白居易");
        row(u"分析\n图中猫的数量为3", u"3");
        row(u"图中有猫，也有狗。\n3", u"3");
        row(u"我看不清楚。\n请重新上传", u"");
        row(u"3\n5", u"");
        row(u"答案是“人是铁，饭是钢”。", u"人是铁,饭是钢");
        row(u"$3.2\\times10^{5}$", u"320000");
        row(u"\\frac{1}{2}", u"1/2");
        row(u"12.09\\%", u"12.09");
        row(u"~~3~~ 4", u"4");
        row(u".5", u"0.5");
        row(u"f(x)", u"f(x)");
        row(u"是", u"是");
        row(u"无法无天", u"无法无天");
        row(u"答案：无法确定", u"");
        row(u"不是白居易就是杜甫。\n答案：白居易或者杜甫", u"");
        row(u"。。", u"");
    }
    void forms()
    {
        QFETCH(QString, reply);
        QFETCH(QString, answer);
        QCOMPARE(extractBlank(reply).text, answer);
    }

    /// What would be read as something else counts where it is an accepted answer, word for word.
    void acceptedWordForWord_data()
    {
        QTest::addColumn<QString>("reply");
        QTest::addColumn<QString>("accepted");
        QTest::addColumn<QString>("rule");
        const auto given = [](const char16_t *reply, const char16_t *accepted, const char *rule) {
            const QString text = QString::fromUtf16(reply);
            QTest::newRow(qPrintable(text)) << text << QString::fromUtf16(accepted) << QString::fromLatin1(rule);
        };
        given(u"天下为公", u"天下为公", "whole-reply");
        given(u"甲或乙。", u"甲或乙", "whole-reply");
        given(u"无法确定", u"无法确定", "whole-reply");
        given(u"人是铁，饭是钢", u"人是铁，饭是钢", "whole-reply");
        given(u"C#", u"C#", "whole-reply");
        given(u"**天下为公**", u"天下为公", "whole-reply");
        given(u"先看画面。\n答案是天下为公。", u"天下为公", "declared");
        given(u"The answer is black and white.", u"Black and white", "declared");
        given(u"白居易。这首诗的作者是唐代诗人。", u"白居易", "first-line");
        given(u"画面里的人在写字。\n天下为公", u"天下为公", "last-line");
    }
    void acceptedWordForWord()
    {
        QFETCH(QString, reply);
        QFETCH(QString, accepted);
        const TextAnswer read = extractBlank(reply, {QStringLiteral("别的"), accepted});
        QVERIFY2(sameWritten(read.written, accepted), qPrintable(read.written));
        QTEST(read.rule, "rule");
        QVERIFY(sameWritten(reply.mid(read.start, read.length), accepted));
    }

    /// An accepted answer among others, or one that is taken back, is none.
    void notEveryMentionCounts()
    {
        const QStringList accepted{QStringLiteral("白居易")};
        const auto says = [&](const char16_t *reply) { return extractBlank(QString::fromUtf16(reply), accepted).written; };
        QVERIFY(says(u"白居易\n杜甫\n李白").isEmpty());
        QVERIFY(says(u"白居易？不，答案是杜甫。") == QStringLiteral("杜甫"));
        QVERIFY(says(u"白居易\n所以答案是杜甫") == QStringLiteral("杜甫"));
        QVERIFY(says(u"答案：白居易或杜甫").isEmpty());
    }

    /// What follows an answer may take it back, and then counts, whichever of the two is accepted.
    void anAnswerIsTakenBack_data()
    {
        QTest::addColumn<QString>("reply");
        QTest::addColumn<QStringList>("values");
        QTest::addColumn<QString>("answer");
        const auto said = [](const char16_t *reply, const char16_t *values, const char16_t *answer) {
            const QString text = QString::fromUtf16(reply);
            QTest::newRow(qPrintable(text)) << text << QString::fromUtf16(values).split(u' ') << QString::fromUtf16(answer);
        };
        said(u"答案是3。不对，应该是4。", u"3 4", u"4");
        said(u"答案是3，不对，应该是4。", u"3 4", u"4");
        said(u"答案：3\n更正：4", u"3 4", u"4");
        said(u"The answer is 3. Wait, actually it is 4.", u"3 4", u"4");
        said(u"答案是白居易。不对，应该是杜甫。", u"白居易 杜甫", u"杜甫");
        said(u"答案是3。不对。", u"3 4", u"");
        said(u"The answer is 3. Wait, let me count again.", u"3 4", u"");
        // These take nothing back.
        said(u"答案是3。等等，再数一遍，还是3。", u"3 4", u"3");
        said(u"答案是3。应该是对的。", u"3 4", u"3");
        said(u"答案是白居易。不对的说法是杜甫。", u"白居易", u"白居易");
        said(u"The answer is 3. Actually, this is easy to see.", u"3 4", u"3");
    }
    void anAnswerIsTakenBack()
    {
        QFETCH(QString, reply);
        QFETCH(QStringList, values);
        for (const QString &accepted : values)
            QTEST(extractBlank(reply, {accepted}).written, "answer");
    }

    /// 有 leads to a number where a number is asked for.
    void countsLeadToNumbers()
    {
        const QString reply = QStringLiteral("图中有三个苹果。");
        QVERIFY(sameWritten(extractBlank(reply, {QStringLiteral("3")}).written, QStringLiteral("3")));
        QCOMPARE(extractBlank(reply, {QStringLiteral("孤独")}).written, QStringLiteral("图中有三个苹果"));
    }

    void theUnitAndThePlaceAreKept()
    {
        const QString reply = QStringLiteral("电流为2A。所以**净现值**为 86.79 万元。");
        const TextAnswer read = extractBlank(reply);
        QCOMPARE(read.text, QStringLiteral("86.79"));
        QCOMPARE(reply.mid(read.start, read.length), QStringLiteral("86.79 万元"));
        QVERIFY(sameWritten(read.written, QStringLiteral("867900元")));
        QCOMPARE(read.evidence.size(), 2);
        QCOMPARE(read.evidence.at(0).label, QStringLiteral("2A"));
        QCOMPARE(read.evidence.at(0).standing, Standing::Weaker);
        QCOMPARE(read.evidence.at(1).standing, Standing::Decides);
        const QString powers = QStringLiteral("答案：3.2×10⁵ N");
        const TextAnswer power = extractBlank(powers);
        QCOMPARE(powers.mid(power.start, power.length), QStringLiteral("3.2×10⁵ N"));
    }
};

QTEST_APPLESS_MAIN(TextAnswerTest)
#include "textanswertest.moc"
