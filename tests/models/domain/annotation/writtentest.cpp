// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/domain/annotation/written.h"
#include "models/domain/annotation/annotation.h"

#include <QTest>

using namespace yuyi;

/// Which written answers say the same, and how they are counted.
class WrittenFormsTest : public QObject
{
    Q_OBJECT

    static void pair(const char16_t *answer, const char16_t *accepted, bool same)
    {
        const QString one = QString::fromUtf16(answer);
        const QString other = QString::fromUtf16(accepted);
        QTest::newRow(qPrintable(QStringLiteral("%1 | %2").arg(one, other))) << one << other << same;
    }

private Q_SLOTS:
    /// What is counted as the same as a right answer without being right is told apart from it.
    void aWrongAnswerIsNeverTheKey()
    {
        Question question;
        question.accepted = {QStringLiteral("3只猫")};
        const GivenAnswer key = question.given(question.key());
        QCOMPARE(key.text, QStringLiteral("3"));
        QCOMPARE(question.given(Answer::written(QStringLiteral("三只"))), key);
        const GivenAnswer wrong = question.given(Answer::written(QStringLiteral("3条狗")));
        QVERIFY(wrong != key && !wrong.isEmpty());
        QCOMPARE(question.given(Answer::written(wrong.text)), wrong);
        QCOMPARE(question.given(Answer::written(QStringLiteral("4条狗"))).text, QStringLiteral("4"));
    }

    void forms_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("form");
        const auto row = [](const char16_t *text, const char16_t *form) {
            const QString written = QString::fromUtf16(text);
            QTest::newRow(qPrintable(written)) << written << QString::fromUtf16(form);
        };
        // Chinese numerals
        row(u"三", u"3");
        row(u"十二", u"12");
        row(u"二十五", u"25");
        row(u"一百零五", u"105");
        row(u"一百二", u"120");
        row(u"三千零二十", u"3020");
        row(u"两万五千里", u"25000里");
        row(u"一万五", u"15000");
        row(u"两亿三千万", u"230000000");
        row(u"零", u"0");
        row(u"三点一四", u"3.14");
        row(u"负三", u"-3");
        row(u"两个", u"2");
        row(u"三两", u"3两");
        row(u"三个半", u"3.5");
        row(u"三个半小时", u"3.5小时");
        row(u"3个半月", u"3.5个月");
        row(u"半小时", u"0.5小时");
        row(u"一九四九年", u"1949年");
        row(u"一九四九", u"1949");
        row(u"二〇二四", u"2024");
        row(u"第三", u"3");
        row(u"第3名", u"3");
        row(u"百分之五十", u"50%");
        // digits
        row(u"1,090,760", u"1090760");
        row(u"1，090，760", u"1090760");
        row(u"1 090 760", u"1090760");
        row(u"１２．５", u"12.5");
        row(u".5", u"0.5");
        row(u"3.50 米", u"3.5米");
        row(u"3.5 m", u"3.5 m");
        row(u"3 people", u"3 people");
        row(u"109.076万", u"1090760");
        row(u"86.79万元", u"867900元");
        row(u"3 million", u"3000000");
        row(u"3.2×10⁵ N", u"320000 n");
        row(u"10³", u"1000");
        row(u"3x10^-2", u"0.03");
        row(u"1e5", u"100000");
        row(u"−4.2", u"-4.2");
        row(u"-0", u"0");
        row(u"12.09%", u"12.09%");
        row(u"约 37 ℃", u"37°c");
        row(u"¥5", u"5元");
        row(u"$5", u"5美元");
        // what only counts, and what is counted
        for (const char16_t *text : {u"4个", u"四个", u"4只", u"4只猫", u"4人", u"四个人", u"4名学生", u"4本书"})
            row(text, u"4");
        row(u"4个小时", u"4小时");
        row(u"4个月", u"4个月");
        row(u"4次", u"4次");
        // two decimals, and two digits of what is small
        row(u"237.004", u"237");
        row(u"2.718281", u"2.72");
        row(u"0.012345", u"0.012");
        row(u"-0.00123", u"-0.0012");
        row(u"0.0999", u"0.1");
        // no numbers
        for (const char16_t *text : {u"一心一意", u"三国演义", u"万里长城", u"三个和尚", u"一本正经", u"三三两两", u"七上八下", u"千米", u"百年孤独",
                                     u"一千零一夜", u"三分之一", u"1/2", u"3:4", u"10:30", u"1,2", u"007", u"3-5", u"3d打印",
                                     u"1101011990030788881", u"1e999", u"零零零七", u"两〇二四", u"三位一体", u"3个半苹果"})
            row(text, text);
        row(u"5²", u"5^2");
        row(u"3½", u"3 1/2");
        // texts
        row(u" 《清明上河图》。", u"清明上河图");
        row(u"“看跌期权”", u"看跌期权");
        row(u"CH₃COOH", u"ch3cooh");
        row(u"清明 上河图", u"清明上河图");
        row(u"使用 iPhone", u"使用iphone");
        row(u"Put\t Option!", u"put option");
        row(u"f(x)", u"f(x)");
        row(u"(1,2)", u"1,2");
        row(u"猫\u200b", u"猫");
        row(u"C++", u"c++");
        row(u"？", u"?");
        row(u" \n", u"");
    }
    void forms()
    {
        QFETCH(QString, text);
        QTEST(writtenForm(text), "form");
        QCOMPARE(writtenForm(writtenForm(text)), writtenForm(text));
    }

    void same_data()
    {
        QTest::addColumn<QString>("answer");
        QTest::addColumn<QString>("accepted");
        QTest::addColumn<bool>("same");
        pair(u"237.004", u"237", true);
        pair(u"39.3", u"39.32", false);
        pair(u"-0.001", u"0", false);
        pair(u"0.0121", u"0.012", true);
        pair(u"0.013", u"0.012", false);
        pair(u"三百二十", u"320", true);
        pair(u"四个", u"4", true);
        pair(u"4", u"四个", true);
        pair(u"3.5", u"3.5 米", true);
        pair(u"3.5米", u"3.5 米", true);
        pair(u"3.5厘米", u"3.5 米", false);
        pair(u"三次", u"3个", false);
        pair(u"3个人", u"3个", true);
        pair(u"3个月", u"3个", false);
        pair(u"86.79万元", u"867900元", true);
        pair(u"86.79万元", u"86.79", true);
        pair(u"867900", u"86.79万元", true);
        pair(u"86.79元", u"86.79万元", false);
        pair(u"109.076万", u"1090760", true);
        pair(u"109.076", u"109.076万", false);
        pair(u"12.09%", u"12.09", true);
        pair(u"0.1209", u"12.09%", true);
        pair(u"0.12", u"12.49%", false);
        pair(u"百分之十二", u"12%", true);
        pair(u"12%", u"12元", false);
        pair(u"$5", u"5美元", true);
        pair(u"3 mpa", u"3 MPa", true);
        pair(u"5KM", u"5 km", true);
        pair(u"第3名", u"3", true);
        pair(u"3个人", u"3人", true);
        pair(u"三个人", u"三人", true);
        pair(u"3名学生", u"3个学生", true);
        pair(u"3名学生", u"3人", true);
        pair(u"3位", u"3个学生", true);
        pair(u"3名学生", u"3名老师", false);
        pair(u"3群人", u"3人", false);
        pair(u"三个苹果", u"3个苹果", true);
        pair(u"三个苹果", u"3", true);
        pair(u"三个苹果", u"4", false);
        pair(u"三个苹果", u"三个梨", false);
        pair(u"3本书", u"3本", true);
        pair(u"3只", u"3个", true);
        pair(u"3双", u"3个", false);
        pair(u"3只猫", u"3条狗", false);
        pair(u"三小时", u"3个小时", true);
        pair(u"2个星期", u"两星期", true);
        pair(u"一个世纪", u"1世纪", true);
        pair(u"3个钟头", u"3钟头", true);
        pair(u"20个字", u"20字", true);
        pair(u"三个半小时", u"3.5小时", true);
        pair(u"3个月", u"3月", false);
        pair(u"3个月", u"3人", false);
        pair(u"二〇二四", u"2024", true);
        pair(u"一九四九", u"1949", true);
        pair(u"一九四九年", u"1949", true);
        pair(u"三位一体", u"3", false);
        pair(u"一本正经", u"1", false);
        // a word with a numeral is no number, a number with a unit is
        pair(u"三角", u"3", false);
        pair(u"十字", u"10", false);
        pair(u"八字", u"8", false);
        pair(u"九章", u"9", false);
        pair(u"三角", u"3角", true);
        pair(u"第九章", u"9", true);
        pair(u"二十字", u"20", true);
        pair(u"三元", u"3", true);
        pair(u"三岁", u"3", true);
        pair(u"4K", u"4", false);
        pair(u"4K", u"4 K", true);
        pair(u"300K", u"300", true);
        pair(u"2A", u"2", true);
        pair(u"3 Idiots", u"3", false);
        pair(u"3 people", u"3", true);
        pair(u"5 Volts", u"5", true);
        pair(u"37 Celsius", u"37", true);
        pair(u"3 Mpa", u"3", true);
        pair(u"3", u"3", true);
        pair(u"3000米", u"3千米", true);
        pair(u"ch3cooh", u"CH₃COOH。", true);
        pair(u"贸易顺差", u"顺差", false);
        pair(u"鄭成功", u"郑成功", false);
        pair(u"5", u"5G", false);
        pair(u"1", u"一心一意", false);
        pair(u"3", u"三国演义", false);
        pair(u"103", u"10³", false);
        pair(u"30", u"3×10", false);
        pair(u"1234567890123456", u"1234567890123457", false);
        pair(u"", u"", false);
        pair(u" ", u"0", false);
    }
    void same()
    {
        QFETCH(QString, answer);
        QFETCH(QString, accepted);
        QTEST(sameWritten(answer, accepted), "same");
        QCOMPARE(sameWritten(accepted, answer), sameWritten(answer, accepted));
    }
};

QTEST_APPLESS_MAIN(WrittenFormsTest)
#include "writtentest.moc"
