// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/domain/annotation/written.h"
#include "models/evaluation/extraction/blankanswer.h"
#include "models/evaluation/extraction/scoring.h"

#include <QTest>

using namespace yuyi;

/// How many there are, in words and digits, and labels that are numbers.
class CountedAnswerTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void counts_data()
    {
        QTest::addColumn<QString>("reply");
        QTest::addColumn<QString>("key");
        QTest::addColumn<bool>("right");
        const auto row = [](const char *reply, const char *key, bool right = true) {
            QTest::newRow(reply) << QString::fromUtf8(reply) << QString::fromUtf8(key) << right;
        };
        row("There are nine grids in it.", "9");
        row("There are 9 grids.", "9");
        row("There are one grids in it.", "1");
        row("The puzzle has 4 panels, including the blank one.", "4");
        row("The answer is that there are thirteen of them.", "13");
        row("It contains a total of twenty-one dots.", "21");
        row("There are 9 panels in the 3x3 matrix.", "9");
        row("There are six panels in a 1 by 6 sequence.", "6");
        row("Nine", "9");
        row("9", "nine");
        row("four grids", "4");
        // Each is wrong as far as it is read, or not read at all.
        row("There are nine grids in it.", "6", false);
        row("There are four grids and five dots.", "4", false);
        row("There are 3 rows of 3 panels.", "3", false);
        row("There are 3 by 3 panels.", "3", false);
        row("Each row has 3 panels.", "3", false);
        row("There is one of them.", "1", false);
        row("It does not have four panels.", "4", false);
        row("The answer is five, because it has 4 sides.", "4", false);
    }
    void counts()
    {
        QFETCH(QString, reply);
        QFETCH(QString, key);
        QFETCH(bool, right);
        Question question;
        question.accepted = {key};
        Response response;
        response.status = ReplyStatus::Answered;
        response.reply = reply;
        const ScoredResponse scored = scoreResponse(Scorer::Strict, response, {}, question, false);
        QVERIFY2((scored.result == ResponseResult::Correct) == right, qPrintable(scored.label));
    }
    /// Two numbers are no answer, and the one that is said to be it counts before one that is only counted.
    void severalNumbersAreAMiss()
    {
        QCOMPARE(extractBlank(QStringLiteral("There are four grids and five dots."), {QStringLiteral("4")}).reason, MissReason::Several);
        QCOMPARE(extractBlank(QStringLiteral("There are 2 rows and 3 columns. Therefore there are 6 panels."), {QStringLiteral("6")}).text,
                 QStringLiteral("6"));
        QCOMPARE(extractBlank(QStringLiteral("The triangle has 3 sides and the answer is 5."), {QStringLiteral("5")}).text,
                 QStringLiteral("5"));
    }
    void numberWordsAreNumbers_data()
    {
        QTest::addColumn<QString>("a");
        QTest::addColumn<QString>("b");
        QTest::addColumn<bool>("same");
        QTest::newRow("word") << QStringLiteral("Twenty-One") << QStringLiteral("21") << true;
        QTest::newRow("counted") << QStringLiteral("six dots") << QStringLiteral("6") << true;
        QTest::newRow("counted alike") << QStringLiteral("six dots") << QStringLiteral("6 dots") << true;
        QTest::newRow("another thing") << QStringLiteral("six dots") << QStringLiteral("6 lines") << false;
        QTest::newRow("title") << QStringLiteral("Seven Sisters") << QStringLiteral("7") << false;
        QTest::newRow("greater") << QStringLiteral("two hundred") << QStringLiteral("2") << false;
        QTest::newRow("fraction") << QStringLiteral("two thirds") << QStringLiteral("2") << false;
        QTest::newRow("joined") << QStringLiteral("two-thirds") << QStringLiteral("2") << false;
        QTest::newRow("pronoun") << QStringLiteral("one of them") << QStringLiteral("1") << false;
    }
    void numberWordsAreNumbers()
    {
        QFETCH(QString, a);
        QFETCH(QString, b);
        QFETCH(bool, same);
        QCOMPARE(sameWritten(a, b), same);
        QCOMPARE(sameWritten(b, a), same);
    }
    void labelsMayStandRightBehindTheirWord_data()
    {
        QTest::addColumn<QString>("reply");
        QTest::addColumn<QString>("label");
        QTest::newRow("joined") << QStringLiteral("choice3") << QStringLiteral("3");
        QTest::newRow("upper case") << QStringLiteral("Choice3.") << QStringLiteral("3");
        QTest::newRow("apart") << QStringLiteral("choice 3") << QStringLiteral("3");
        QTest::newRow("option") << QStringLiteral("option2") << QStringLiteral("2");
        QTest::newRow("number in prose")
            << QStringLiteral("The shapes turn by 3 degrees. Therefore, choice 2 is the most appropriate answer.") << QStringLiteral("2");
        QTest::newRow("out of range") << QStringLiteral("choice7") << QString();
        QTest::newRow("a name") << QStringLiteral("choice3b") << QString();
    }
    void labelsMayStandRightBehindTheirWord()
    {
        QFETCH(QString, reply);
        QFETCH(QString, label);
        QList<ShownOption> options;
        for (int i = 1; i <= 4; ++i)
            options.append({QString::number(i), {}});
        QCOMPARE(readAnswer(Scorer::Strict, reply, options, AnswerForm(false, true)).label, label);
    }
    void whatAModelSaysIsReadStrictly_data()
    {
        QTest::addColumn<QString>("said");
        QTest::addColumn<ResponseResult>("result");
        QTest::newRow("label") << QStringLiteral("B") << ResponseResult::Correct;
        QTest::newRow("other label") << QStringLiteral("A") << ResponseResult::Incorrect;
        QTest::newRow("none") << QStringLiteral("NONE") << ResponseResult::Miss;
        QTest::newRow("none, led to") << QStringLiteral("Answer: NONE.") << ResponseResult::Miss;
        QTest::newRow("several") << QStringLiteral("A or B") << ResponseResult::Miss;
    }
    void whatAModelSaysIsReadStrictly()
    {
        QFETCH(QString, said);
        QFETCH(ResponseResult, result);
        Question question;
        for (const QString &text : {QStringLiteral("left"), QStringLiteral("right")})
            question.options.append({OptionId::create(), text, {}, text == QLatin1String("left")});
        Response response;
        response.status = ReplyStatus::Answered;
        response.reply = said;
        const AttemptId judged = AttemptId::create();
        // The order is that of the reply that was read: B is the first of the author.
        const QList<OptionId> order{question.options.at(1).id, question.options.at(0).id};
        const ScoredResponse scored = scoreJudgement(response, judged, order, question, false);
        QCOMPARE(scored.result, result);
        QCOMPARE(scored.attempt, judged);
        QCOMPARE(scored.scorer, Scorer::Judge);
        QCOMPARE(scored.spanStart, qsizetype(-1));
        QCOMPARE(scored.reason, result == ResponseResult::Miss ? judgeNone : QString());
    }
    void aWrittenNoneIsNoAnswer()
    {
        Question question;
        question.accepted = {QStringLiteral("9")};
        Response response;
        response.status = ReplyStatus::Answered;
        response.reply = QStringLiteral("NONE");
        QCOMPARE(scoreJudgement(response, AttemptId::create(), {}, question, false).result, ResponseResult::Miss);
        response.reply = QStringLiteral("nine");
        QCOMPARE(scoreJudgement(response, AttemptId::create(), {}, question, false).result, ResponseResult::Correct);
    }
};

QTEST_GUILESS_MAIN(CountedAnswerTest)
#include "countedanswertest.moc"
