// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/evaluation/extraction/scoring.h"

#include <QTest>

using namespace yuyi;

/// What a stored response counts as.
class ScoringTest : public QObject
{
    Q_OBJECT

    Question m_question;
    QList<OptionId> m_order;
    bool m_several = false;

    Response answered(const QString &reply)
    {
        Response response;
        response.attempt = AttemptId::create();
        response.status = ReplyStatus::Answered;
        response.reply = reply;
        return response;
    }

private Q_SLOTS:
    void init()
    {
        m_question = Question();
        m_order.clear();
        for (int i = 0; i < 6; ++i)
            m_question.options.append({OptionId::create(), QStringLiteral("第%1种说法").arg(i + 1), {}, i == 2});
        for (const Option &option : m_question.options)
            m_order.append(option.id);
    }
    void readsTheLetterAsShown();
    void outOfTheItem();
    void missesAndErrors();
    void cutShort();
    void aMissingOptionKeepsItsPosition();
    void fixedDigitsAreTheirOwnLabels();
    void verdictsAreReadByTheirMeaning();
    void allChosenOptionsAreReadWhereSeveralMayBeCorrect();
    void writtenAnswersAreCompared();
};

/// Both scorers read them alike; what was read is kept as it stands in the reply.
void ScoringTest::writtenAnswersAreCompared()
{
    m_question.options.clear();
    m_order.clear();
    m_question.accepted = {QStringLiteral("3.5 米"), QStringLiteral("天下为公")};
    for (const Scorer scorer : {Scorer::Strict, Scorer::CiiOfficial}) {
        const auto read = [&](const QString &reply) { return scoreResponse(scorer, answered(reply), m_order, m_question, m_several); };
        const QString declared = QStringLiteral("竿子很长，所以答案是 **3.5m**。");
        QCOMPARE(read(declared).result, ResponseResult::Incorrect); // another unit
        QCOMPARE(read(declared).answer, Answer::written(QStringLiteral("3.5m")));
        QCOMPARE(declared.mid(read(declared).spanStart, read(declared).spanLength), QStringLiteral("3.5m"));
        const ScoredResponse right = read(QStringLiteral("答案：三点五米"));
        QCOMPARE(right.result, ResponseResult::Correct);
        QCOMPARE(right.label, QStringLiteral("三点五米"));
        QCOMPARE(right.answer.text, QStringLiteral("三点五米"));
        QCOMPARE(right.rule, QStringLiteral("declared"));
        QCOMPARE(right.scorerVersion, scorerVersion(scorer));
        QCOMPARE(read(QStringLiteral("3.5")).result, ResponseResult::Correct);
        QCOMPARE(read(QStringLiteral("天下为公")).result, ResponseResult::Correct);
        QCOMPARE(read(QStringLiteral("公")).result, ResponseResult::Incorrect);
        const ScoredResponse miss = read(QStringLiteral("抱歉，我无法回答。"));
        QCOMPARE(miss.result, ResponseResult::Miss);
        QCOMPARE(miss.reason, QStringLiteral("refusal"));
        QVERIFY(miss.answer.isEmpty() && miss.label.isEmpty());
        QCOMPARE(read(QStringLiteral(" ")).reason, QStringLiteral("empty"));
        // What was cut off is an answer only where it says so.
        Response cut = answered(QStringLiteral("先看竿子。它的影子长为2米，"));
        cut.cutShort = true;
        QCOMPARE(scoreResponse(scorer, cut, m_order, m_question, m_several).reason, QStringLiteral("truncated"));
        cut.reply = QStringLiteral("答案：3.5米。因为");
        QCOMPARE(scoreResponse(scorer, cut, m_order, m_question, m_several).result, ResponseResult::Correct);
        Response failed = answered(QStringLiteral("3.5"));
        failed.status = ReplyStatus::Blocked;
        QCOMPARE(scoreResponse(scorer, failed, m_order, m_question, m_several).result, ResponseResult::Error);
    }
    QCOMPARE(readAnswer(Scorer::Strict, QStringLiteral("答案：3.5米"), {}, false).evidence.size(), 1);
}

/// Only the whole set is right; the published scorer knows no sets and reads one letter.
void ScoringTest::allChosenOptionsAreReadWhereSeveralMayBeCorrect()
{
    m_several = true;
    m_question.options[0].correct = true;
    const auto read = [&](const QString &reply) { return scoreResponse(Scorer::Strict, answered(reply), m_order, m_question, m_several); };
    const ScoredResponse both = read(QStringLiteral("答案：AC"));
    QCOMPARE(both.result, ResponseResult::Correct);
    QCOMPARE(both.label, QStringLiteral("AC"));
    QCOMPARE(both.answer, Answer(QList<OptionId>{m_order.at(2), m_order.at(0)}));
    QCOMPARE(read(QStringLiteral("A、C")).result, ResponseResult::Correct);
    QCOMPARE(read(QStringLiteral("答案：C")).result, ResponseResult::Incorrect);
    QCOMPARE(read(QStringLiteral("答案：C")).answer, Answer(m_order.at(2)));
    QCOMPARE(read(QStringLiteral("答案：ABC")).result, ResponseResult::Incorrect);
    QCOMPARE(read(QStringLiteral("我不知道。")).result, ResponseResult::Miss);
    // By the letters that were shown.
    std::swap(m_order[2], m_order[5]);
    QCOMPARE(read(QStringLiteral("答案：AF")).result, ResponseResult::Correct);
    // Where one option is correct, two letters are no answer.
    m_several = false;
    QCOMPARE(read(QStringLiteral("答案：AC")).result, ResponseResult::Miss);
}

void ScoringTest::verdictsAreReadByTheirMeaning()
{
    m_question.options = {{OptionId::create(), QStringLiteral("对"), {}, false}, {OptionId::create(), QStringLiteral("错"), {}, true}};
    m_order = {m_question.options.at(0).id, m_question.options.at(1).id};
    const auto result = [&](const QString &reply) {
        return scoreResponse(Scorer::Strict, answered(reply), m_order, m_question, m_several)
            .result;
    };
    QCOMPARE(result(QStringLiteral("这个说法不正确。")), ResponseResult::Correct);
    QCOMPARE(result(QStringLiteral("答案：错")), ResponseResult::Correct);
    QCOMPARE(result(QStringLiteral("并没有错误，这是正确的。")), ResponseResult::Incorrect);
    QCOMPARE(result(QStringLiteral("答案：B")), ResponseResult::Correct); // where the labels were shown
    QCOMPARE(result(QStringLiteral("我不知道。")), ResponseResult::Miss);
    // A label that is given as the answer comes before words that only judge.
    QCOMPARE(result(QStringLiteral("答案：A。选项B错误。")), ResponseResult::Incorrect);
    std::swap(m_order[0], m_order[1]);
    QCOMPARE(result(QStringLiteral("这个说法不正确。")), ResponseResult::Correct);
    QCOMPARE(scoreResponse(Scorer::Strict, answered(QStringLiteral("False")), m_order, m_question, m_several).label, QStringLiteral("A"));
    // The viewer shows which words decided, and which did not.
    const QString reply = QStringLiteral("起初看来它是正确的。所以这个说法**不正确**。");
    const Extraction read = readAnswer(Scorer::Strict, reply, shownOptions(m_question, m_order), false);
    QCOMPARE(reply.mid(read.start, read.length), QStringLiteral("不正确"));
    QCOMPARE(read.evidence.size(), 2);
    QCOMPARE(read.evidence.at(0).standing, Standing::Revised);
    QCOMPARE(read.evidence.at(0).label, QStringLiteral("B"));
    QCOMPARE(read.evidence.at(1).standing, Standing::Decides);
    QCOMPARE(read.evidence.at(1).option, 0);
    const ScoredResponse stored = scoreResponse(Scorer::Strict, answered(reply), m_order, m_question, false);
    QCOMPARE(stored.spanStart, read.start);
    // Longer options that begin so are options like others.
    m_question.options[0].text = QStringLiteral("正确的做法是先看整幅画面再看细节");
    QCOMPARE(scoreResponse(Scorer::Strict, answered(QStringLiteral("答案：A")), m_order, m_question, m_several).answer, Answer(m_order.at(0)));
}

void ScoringTest::readsTheLetterAsShown()
{
    ScoredResponse score = scoreResponse(Scorer::Strict, answered(QStringLiteral("答案：C")), m_order, m_question, m_several);
    QCOMPARE(score.result, ResponseResult::Correct);
    QCOMPARE(score.answer, Answer(m_order.at(2)));
    QCOMPARE(score.label, QStringLiteral("C"));
    QCOMPARE(score.scorerVersion, scorerVersion(Scorer::Strict));
    QVERIFY(score.spanStart >= 0);
    std::swap(m_order[2], m_order[5]);
    score = scoreResponse(Scorer::Strict, answered(QStringLiteral("答案：C")), m_order, m_question, m_several);
    QCOMPARE(score.result, ResponseResult::Incorrect);
    QCOMPARE(score.answer, Answer(m_order.at(2)));
    score = scoreResponse(Scorer::Strict, answered(QStringLiteral("答案：F")), m_order, m_question, m_several);
    QCOMPARE(score.result, ResponseResult::Correct);
    const QList<Scorer> scorers{Scorer::Strict, Scorer::CiiOfficial};
    const QList<ScoredResponse> both = scoreResponse(scorers, answered(QStringLiteral("答案是F")), m_order, m_question, m_several);
    QCOMPARE(both.at(0).result, ResponseResult::Correct);
    QCOMPARE(both.at(1).result, ResponseResult::Miss); // the published reading wants a boundary before the letter
}

void ScoringTest::outOfTheItem()
{
    const ScoredResponse published = scoreResponse(Scorer::CiiOfficial, answered(QStringLiteral("G")), m_order, m_question, m_several);
    QCOMPARE(published.result, ResponseResult::Incorrect);
    QVERIFY(published.answer.isEmpty());
    QCOMPARE(published.label, QStringLiteral("G"));
    const ScoredResponse strict = scoreResponse(Scorer::Strict, answered(QStringLiteral("G")), m_order, m_question, m_several);
    QCOMPARE(strict.result, ResponseResult::Miss);
    QCOMPARE(strict.reason, QStringLiteral("out-of-range"));
}

void ScoringTest::missesAndErrors()
{
    const ScoredResponse miss = scoreResponse(Scorer::Strict, answered(QStringLiteral("我不知道。")), m_order, m_question, m_several);
    QCOMPARE(miss.result, ResponseResult::Miss);
    QVERIFY(miss.answer.isEmpty());
    for (const ReplyStatus status : {ReplyStatus::Blocked, ReplyStatus::BadRequest, ReplyStatus::Account, ReplyStatus::Transient}) {
        Response response = answered(QStringLiteral("答案：C"));
        response.status = status;
        const auto scores = scoreResponse({Scorer::Strict, Scorer::CiiOfficial}, response, m_order, m_question, m_several);
        for (const ScoredResponse &score : scores) {
            QCOMPARE(score.result, ResponseResult::Error);
            QCOMPARE(score.reason, codeOf(status));
            QVERIFY(score.answer.isEmpty());
        }
    }
}

void ScoringTest::cutShort()
{
    Response response = answered(QStringLiteral("让我们逐一思考每个选项。首先"));
    response.cutShort = true;
    const ScoredResponse score = scoreResponse(Scorer::Strict, response, m_order, m_question, m_several);
    QCOMPARE(score.result, ResponseResult::Miss);
    QCOMPARE(score.reason, QStringLiteral("truncated"));
}

void ScoringTest::aMissingOptionKeepsItsPosition()
{
    const OptionId gone = OptionId::create();
    m_order.prepend(gone);
    const QList<ShownOption> shown = shownOptions(m_question, m_order);
    QCOMPARE(shown.size(), 7);
    QCOMPARE(shown.at(0).text, QString());
    QCOMPARE(shown.at(3).label, QStringLiteral("D"));
    QCOMPARE(scoreResponse(Scorer::Strict, answered(QStringLiteral("答案：D")), m_order, m_question,
                           m_several)
                 .result,
             ResponseResult::Correct);
}

/// Options "1" to "4" of a kind are what models see. Options of an author that say the same keep their letters.
void ScoringTest::fixedDigitsAreTheirOwnLabels()
{
    m_question.options.clear();
    m_order.clear();
    for (int i = 1; i <= 4; ++i) {
        m_question.options.append({OptionId::create(), QString::number(i), {}, i == 3});
        m_order.append(m_question.options.constLast().id);
    }
    QuestionKind kind;
    kind.fixed = {QStringLiteral("1"), QStringLiteral("2"), QStringLiteral("3"), QStringLiteral("4")};
    const QList<ShownOption> shown = shownOptions(m_question, m_order, &kind);
    QCOMPARE(shown.at(2).label, QStringLiteral("3"));
    QCOMPARE(shown.at(2).text, QString());
    const QList<ShownOption> letters = shownOptions(m_question, m_order);
    QCOMPARE(letters.at(2).label, QStringLiteral("C"));
    QCOMPARE(letters.at(2).text, QStringLiteral("3"));
    const auto read = [&](const char *reply, const AnswerForm &form) {
        return scoreResponse(Scorer::Strict, answered(QString::fromLatin1(reply)), m_order, m_question, form);
    };
    QCOMPARE(read("The answer is 3.", &kind).result, ResponseResult::Correct);
    QCOMPARE(read("The answer is 3.", &kind).label, QStringLiteral("3"));
    QCOMPARE(read("Answer: 2", &kind).result, ResponseResult::Incorrect);
    QCOMPARE(read("The answer is C.", false).result, ResponseResult::Correct);
    QCOMPARE(read("The answer is C.", false).label, QStringLiteral("C"));
}

QTEST_GUILESS_MAIN(ScoringTest)
#include "scoringtest.moc"
