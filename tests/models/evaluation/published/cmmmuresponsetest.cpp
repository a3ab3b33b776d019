// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/evaluation/published/cmmmuresponse.h"

#include "models/evaluation/extraction/scoring.h"

#include <QTest>

#include <algorithm>

using namespace yuyi;

/// What a stored response counts as for the scorer published with CMMMU.
class CmmmuResponseTest : public QObject
{
    Q_OBJECT

    Question m_question;
    QList<OptionId> m_order;

    static Response answered(const QString &reply)
    {
        Response response;
        response.attempt = AttemptId::create();
        response.status = ReplyStatus::Answered;
        response.reply = reply;
        return response;
    }
    ScoredResponse read(const QString &reply) const { return scoreAsCmmmu(answered(reply), m_order, m_question); }
    OptionId id(int option) const { return m_question.options.at(option).id; }

    void ask(const QStringList &texts, const QList<int> &keys)
    {
        m_question = Question();
        for (const QString &text : texts)
            m_question.options.append({OptionId::create(), text, {}, false});
        for (const int key : keys)
            m_question.options[key].correct = true;
        m_order = m_question.optionIds();
    }
    static QStringList fourTexts()
    {
        return {QStringLiteral("甲"), QStringLiteral("乙"), QStringLiteral("丙"), QStringLiteral("丁")};
    }

private Q_SLOTS:
    void init() { ask(fourTexts(), {2}); }

    void lettersAreCounted()
    {
        const ScoredResponse right = read(QStringLiteral("正确答案是(C)。"));
        QCOMPARE(right.result, ResponseResult::Correct);
        QCOMPARE(right.answer, Answer(id(2)));
        QCOMPARE(right.label, QStringLiteral("C"));
        QCOMPARE(right.rule, QStringLiteral("choice"));
        QCOMPARE(right.scorer, Scorer::CmmmuOfficial);
        QCOMPARE(right.scorerVersion, scorerVersion(Scorer::CmmmuOfficial));
        QVERIFY(right.spanStart < 0 && right.reason.isEmpty());
        QCOMPARE(read(QStringLiteral("选丙")).result, ResponseResult::Correct);
        // Two letters as often as each other are both the answer, whether or not the question takes two.
        const ScoredResponse both = read(QStringLiteral("A和C"));
        QCOMPARE(both.result, ResponseResult::Incorrect);
        QCOMPARE(both.answer, Answer(QList<OptionId>{id(0), id(2)}));
        QCOMPARE(both.label, QStringLiteral("AC"));
        ask(fourTexts(), {0, 2});
        QCOMPARE(read(QStringLiteral("C、A")).result, ResponseResult::Correct);
        QCOMPARE(read(QStringLiteral("A")).result, ResponseResult::Incorrect);
    }

    void lettersAreThoseShown()
    {
        std::reverse(m_order.begin(), m_order.end());
        const ScoredResponse right = read(QStringLiteral("B"));
        QCOMPARE(right.result, ResponseResult::Correct);
        QCOMPARE(right.answer, Answer(id(2)));
        QCOMPARE(right.label, QStringLiteral("B"));
        const ScoredResponse text = read(QStringLiteral("丁"));
        QCOMPARE(text.result, ResponseResult::Incorrect);
        QCOMPARE(text.answer, Answer(id(3)));
        QCOMPARE(text.label, QStringLiteral("A"));
        // An option that the question does not have keeps its letter, and no reply holds its text.
        m_order = {id(0), OptionId::create(), id(2), id(3)};
        QCOMPARE(read(QStringLiteral("C")).result, ResponseResult::Correct);
        QCOMPARE(read(QStringLiteral("不知道")).rule, drawnRule(4));
    }

    void aDrawIsAMissUnlessItCanNeverBeRight()
    {
        const ScoredResponse drawn = read(QStringLiteral("不知道"));
        QCOMPARE(drawn.result, ResponseResult::Miss);
        QCOMPARE(drawnFromRule(drawn.rule), 4);
        QCOMPARE(drawn.reason, QStringLiteral("drawn"));
        QVERIFY(drawn.answer.isEmpty() && drawn.label.isEmpty());
        // It draws one letter.
        ask(fourTexts(), {0, 2});
        const ScoredResponse several = read(QStringLiteral("不知道"));
        QCOMPARE(several.result, ResponseResult::Incorrect);
        QCOMPARE(drawnFromRule(several.rule), 0);
        QVERIFY(several.answer.isEmpty());
        // It knows none behind D.
        ask(fourTexts() + QStringList{QStringLiteral("戊"), QStringLiteral("己")}, {4});
        QCOMPARE(read(QStringLiteral("E")).result, ResponseResult::Incorrect);
        QCOMPARE(drawnFromRule(read(QStringLiteral("E")).rule), 0);
        QCOMPARE(read(QStringLiteral("戊")).result, ResponseResult::Incorrect);
    }

    void aLetterThatTheItemDoesNotHave()
    {
        ask(fourTexts().mid(0, 3), {0});
        for (const QString &reply : {QStringLiteral("D"), QStringLiteral("AD")}) {
            const ScoredResponse found = read(reply);
            QCOMPARE(found.result, ResponseResult::Incorrect);
            QVERIFY(found.answer.isEmpty());
            QCOMPARE(found.label, reply);
        }
    }

    /// The file has a tag in place of its text; the empty text would be found everywhere.
    void aPictureIsNoText()
    {
        m_question.options[1].text.clear();
        m_question.options[1].picture.sha256 = Sha256::of("picture");
        QCOMPARE(read(QStringLiteral("看图")).rule, drawnRule(4));
        m_question.options[1].picture = {};
        QCOMPARE(read(QStringLiteral("看图")).label, QStringLiteral("B"));
    }

    void whatIsEmptyOrCutOff()
    {
        const ScoredResponse empty = read(QString());
        QCOMPARE(empty.result, ResponseResult::Incorrect);
        QVERIFY(empty.answer.isEmpty() && drawnFromRule(empty.rule) == 0);
        Response cut = answered(QStringLiteral("因为C"));
        cut.cutShort = true;
        QCOMPARE(scoreAsCmmmu(cut, m_order, m_question).result, ResponseResult::Correct);
        // A request without a reply is an error, for whatever scorer.
        Response failed = answered(QString());
        failed.status = ReplyStatus::Blocked;
        const ScoredResponse none = scoreResponse(Scorer::CmmmuOfficial, failed, m_order, m_question, false);
        QCOMPARE(none.result, ResponseResult::Error);
        QCOMPARE(none.reason, codeOf(ReplyStatus::Blocked));
    }

    void trueOrFalse()
    {
        ask({QStringLiteral("对"), QStringLiteral("错")}, {1});
        const ScoredResponse right = read(QStringLiteral("错误"));
        QCOMPARE(right.result, ResponseResult::Correct);
        QCOMPARE(right.answer, Answer(id(1)));
        QCOMPARE(right.label, QStringLiteral("B"));
        QCOMPARE(right.rule, QStringLiteral("true-false"));
        // It takes 不正确 for 正确.
        QCOMPARE(read(QStringLiteral("不正确")).answer, Answer(id(0)));
        QCOMPARE(read(QStringLiteral("不正确")).result, ResponseResult::Incorrect);
        const ScoredResponse drawn = read(QString());
        QCOMPARE(drawn.result, ResponseResult::Miss);
        QCOMPARE(drawnFromRule(drawn.rule), 2);
        std::reverse(m_order.begin(), m_order.end());
        QCOMPARE(read(QStringLiteral("错误")).label, QStringLiteral("A"));
        // Only where these are the options.
        ask({QStringLiteral("True"), QStringLiteral("False")}, {1});
        QCOMPARE(read(QStringLiteral("错误")).rule, drawnRule(4));
    }

    void ofABlankTheFirstAcceptedAnswerCounts()
    {
        ask({}, {});
        m_question.accepted = {QStringLiteral("0.6"), QStringLiteral("3/5")};
        const ScoredResponse right = read(QStringLiteral("答案是0.60"));
        QCOMPARE(right.result, ResponseResult::Correct);
        QCOMPARE(right.answer, Answer::written(QStringLiteral("0.6")));
        QCOMPARE(right.rule, QStringLiteral("blank"));
        const ScoredResponse other = read(QStringLiteral("答案是3/5"));
        QCOMPARE(other.result, ResponseResult::Incorrect);
        QVERIFY(!other.answer.text.isEmpty() && other.answer.count() == 0);
        QVERIFY2(other.label.contains(QStringLiteral("3/5")), qPrintable(other.label));
        m_question.accepted = {QStringLiteral("顺差")};
        QCOMPARE(read(QStringLiteral("最后是贸易顺差")).answer, Answer::written(QStringLiteral("顺差")));
        QCOMPARE(read(QStringLiteral("逆差")).result, ResponseResult::Incorrect);
        QCOMPARE(read(QString()).result, ResponseResult::Incorrect);
        // A text contains nothing, so a question without an accepted answer is never right.
        m_question.accepted.clear();
        QCOMPARE(read(QStringLiteral("顺差")).result, ResponseResult::Incorrect);
    }

    void theScorersAskedForReadInTheirOrder()
    {
        const QList<ScoredResponse> scores =
            scoreResponse({Scorer::Strict, Scorer::CmmmuOfficial}, answered(QStringLiteral("答案：A和C")), m_order, m_question, false);
        QCOMPARE(scores.size(), 2);
        QCOMPARE(scores.at(0).scorer, Scorer::Strict);
        QCOMPARE(scores.at(0).scorerVersion, scorerVersion(Scorer::Strict));
        QCOMPARE(scores.at(1).scorer, Scorer::CmmmuOfficial);
        QCOMPARE(scores.at(1).label, QStringLiteral("AC"));
    }
};

QTEST_GUILESS_MAIN(CmmmuResponseTest)
#include "cmmmuresponsetest.moc"
