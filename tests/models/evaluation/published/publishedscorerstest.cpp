// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/evaluation/extraction/scoring.h"
#include "models/evaluation/published/cevalscorer.h"
#include "models/evaluation/published/cmmmuscorer.h"

#include <QTest>

#include <algorithm>

using namespace yuyi;

/// The weaknesses that make results comparable with the papers.
class PublishedScorersTest : public QObject
{
    Q_OBJECT

    const QList<ShownOption> m_options{{QStringLiteral("A"), QStringLiteral("cat")},
                                       {QStringLiteral("B"), QStringLiteral("dog")},
                                       {QStringLiteral("C"), QStringLiteral("cow")},
                                       {QStringLiteral("D"), QString()}};

private Q_SLOTS:
    void choicesOfCmmmu()
    {
        const auto read = [&](const char16_t *reply) {
            const PublishedReading found = cmmmu::readChoice(QString::fromUtf16(reply), m_options, QStringLiteral("AD"));
            return found.isDrawn() ? QStringLiteral("1/%1").arg(found.drawnFrom) : found.answer.value_or(QStringLiteral("-"));
        };
        QCOMPARE(read(u"(B), not A"), QStringLiteral("B")); // brackets come first
        QCOMPARE(read(u"DNA"), QStringLiteral("AD"));
        QCOMPARE(read(u"A A B"), QStringLiteral("A"));
        QCOMPARE(read(u"no idea"), QStringLiteral("D")); // the empty option is found everywhere
        QCOMPARE(read(u""), QStringLiteral("-"));
        const PublishedReading none = cmmmu::readChoice(QStringLiteral("A"), {}, QStringLiteral("A"));
        QVERIFY(!none.answer && !none.isDrawn() && !none.correct);
        const PublishedReading drawn = cmmmu::readChoice(QStringLiteral("no idea"), m_options.first(3), QStringLiteral("A"));
        QCOMPARE(drawn.drawnFrom, 4);
        QVERIFY(cmmmu::readChoice(QStringLiteral("A and D"), m_options, QStringLiteral("AD")).correct);
        QVERIFY(!cmmmu::readChoice(QStringLiteral("A and D"), m_options, QStringLiteral("DA")).correct);
    }

    void verdictsOfCmmmu()
    {
        const auto read = [&](const char16_t *reply) {
            const PublishedReading found = cmmmu::readTrueFalse(QString::fromUtf16(reply), QStringLiteral("错"));
            return found.isDrawn() ? QStringLiteral("1/%1").arg(found.drawnFrom) : *found.answer;
        };
        QCOMPARE(read(u"这个说法不正确"), QStringLiteral("对"));
        QCOMPARE(read(u"错误"), QStringLiteral("错"));
        QCOMPARE(read(u"不合适"), QStringLiteral("错"));
        QCOMPARE(read(u"无法判断是否正确"), QStringLiteral("1/2"));
        QCOMPARE(read(u"答案是对。结果为错"), QStringLiteral("1/2")); // one each
        QVERIFY(cmmmu::readTrueFalse(QStringLiteral("错"), QStringLiteral("错")).correct);
    }

    void blanksOfCmmmu()
    {
        const auto correct = [&](const char16_t *reply, const char16_t *key) {
            return cmmmu::readBlank(QString::fromUtf16(reply), QString::fromUtf16(key)).correct;
        };
        QVERIFY(correct(u"所以x=3.14159", u"3.14"));
        QVERIFY(!correct(u"x=3.14159。结果是不知道", u"3.14")); // an equation counts in the last part only
        QVERIFY(correct(u"1,090,760", u"1090760"));
        QVERIFY(!correct(u"1，090，760", u"1090760"));
        QVERIFY(correct(u"答案是贸易顺差", u"顺差"));
        QVERIFY(!correct(u"答案是the surplus of trade", u"顺差")); // too many Latin letters
        QVERIFY(!correct(u"", u"0"));
    }

    void lettersOfCeval()
    {
        const auto read = [&](const char16_t *reply) {
            return ceval::read(QString::fromUtf16(reply), QStringLiteral("C")).answer.value_or(QStringLiteral("-"));
        };
        QCOMPARE(read(u"Canid"), QStringLiteral("C")); // the first character
        QCOMPARE(read(u"选B"), QStringLiteral("B"));
        QCOMPARE(read(u"我选B"), QStringLiteral("-"));
        QCOMPARE(read(u"答案是 选项 D，不对，答案是C"), QStringLiteral("C")); // the last one
        QCOMPARE(read(u"答案应该是：A"), QStringLiteral("A"));
        QCOMPARE(read(u"  "), QStringLiteral("-"));
        const auto reasoned = [&](const char16_t *reply) {
            return ceval::readReasoned(QString::fromUtf16(reply), m_options.first(3), QStringLiteral("C"))
                .answer.value_or(QStringLiteral("-"));
        };
        QCOMPARE(reasoned(u"所以答案是B。答案为A"), QStringLiteral("B"));
        QCOMPARE(reasoned(u"所以答案是狗。选择A"), QStringLiteral("A"));
        QCOMPARE(reasoned(u"only C here"), QStringLiteral("C"));
        QCOMPARE(reasoned(u"it is a dog"), QStringLiteral("B"));
        QCOMPARE(reasoned(u"a dog or a cat"), QStringLiteral("-"));
    }

    void responsesAreScoredByTheLettersThatWereShown()
    {
        Question question;
        for (const char *text : {"cat", "dog", "cow", "hen"})
            question.options.append({OptionId::create(), QString::fromLatin1(text), {}, qstrcmp(text, "dog") == 0});
        QList<OptionId> shown = question.optionIds();
        std::reverse(shown.begin(), shown.end()); // the dog is C now
        Response response;
        response.status = ReplyStatus::Answered;
        const auto score = [&](Scorer scorer, const char16_t *reply) {
            response.reply = QString::fromUtf16(reply);
            return scoreResponse(scorer, response, shown, question, {});
        };
        QCOMPARE(score(Scorer::Ceval, u"C").result, ResponseResult::Correct);
        QCOMPARE(score(Scorer::Ceval, u"B").answer, Answer(shown.at(1)));
        QCOMPARE(score(Scorer::Ceval, u"The answer is C").result, ResponseResult::Incorrect);
        QCOMPARE(score(Scorer::Ceval, u"The answer is C").rule, QStringLiteral("none"));
        QCOMPARE(score(Scorer::CevalReasoned, u"The answer is C").result, ResponseResult::Correct);
        QCOMPARE(score(Scorer::CevalReasoned, u"it is a dog").result, ResponseResult::Correct);
        response.status = ReplyStatus::Blocked;
        QCOMPARE(score(Scorer::Ceval, u"C").result, ResponseResult::Error);
    }
};

QTEST_APPLESS_MAIN(PublishedScorersTest)
#include "publishedscorerstest.moc"
