// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/evaluation/practice/practicereply.h"

#include "models/domain/annotation/written.h"
#include "models/domain/text.h"
#include "models/evaluation/extraction/scoring.h"
#include "models/evaluation/practice/practicewords.h"
#include "models/evaluation/ratings/ratingextraction.h"

#include <QSet>
#include <QtTest>

#include <algorithm>
#include <cmath>

using namespace yuyi;

namespace {

constexpr int many = 2000;

PracticeCase item(int number, bool chinese = true)
{
    static const QStringList domains{QStringLiteral("生活(Life)"), QStringLiteral("艺术(Art)"), QStringLiteral("社会(Society)")};
    PracticeCase asked;
    asked.settings.spread = 0;
    asked.model = QStringLiteral("practice-a");
    asked.configuration = QStringLiteral("none");
    asked.picture = QByteArray::number(number);
    asked.stem = chinese ? QStringLiteral("这张图片有什么隐喻？") : QStringLiteral("What does this picture imply?");
    for (int i = 0; i < 6; ++i) {
        const QString text = chinese ? QStringLiteral("第%1幅画说的第%2种道理，A对B错也好。").arg(number).arg(i)
                                     : QStringLiteral("Reading %2 of picture %1, a point of A over B").arg(number).arg(i);
        asked.options.append({optionLetter(i), text});
    }
    asked.keys = OptionSet::of(number % 6);
    asked.labels = {{DimensionCode(QStringLiteral("domain")), {domains.at(number % domains.size())}}};
    return asked;
}

/// A question without options.
PracticeCase writtenItem(int number, const QString &accepted)
{
    PracticeCase asked = item(number, holdsChinese(accepted));
    asked.options.clear();
    asked.keys = {};
    asked.accepted = {accepted, QStringLiteral("another wording")};
    return asked;
}

/// A question whose four options are pictures.
PracticeCase pictureItem(int number, bool chinese)
{
    PracticeCase asked = item(number, chinese);
    asked.options.clear();
    for (int i = 0; i < 4; ++i) {
        asked.options.append({optionLetter(i), {}, true});
        asked.optionPictures.append(QStringLiteral("%1-%2").arg(number).arg(i));
    }
    asked.keys = OptionSet::of(number % 4);
    return asked;
}

/// What the scorers read in the reply, against the item's key.
ScoredResponse read(const PracticeCase &asked, Scorer scorer = Scorer::Strict)
{
    Question question;
    QList<OptionId> order;
    for (int i = 0; i < static_cast<int>(asked.options.size()); ++i) {
        Option option;
        option.id = OptionId::create();
        option.text = asked.options.at(i).text;
        option.correct = asked.keys.contains(i);
        order.append(option.id);
        question.options.append(option);
    }
    question.accepted = asked.accepted;
    const PracticeReply reply = practiceReply(asked);
    Response response;
    response.status = ReplyStatus::Answered;
    response.reply = reply.text;
    response.cutShort = reply.cutShort;
    return scoreResponse(scorer, response, order, question, asked.takesSeveral);
}

int rightOf(int count, const std::function<void(PracticeCase &)> &change)
{
    int right = 0;
    for (int i = 0; i < count; ++i) {
        PracticeCase asked = item(i);
        change(asked);
        right += read(asked).result == ResponseResult::Correct ? 1 : 0;
    }
    return right;
}

} // namespace

/// What a practice model says: by seed alone, as often right as it shall be, in words that the scorers can read.
class PracticeReplyTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theSameOnEveryMachine();
    void anotherSeedModelOrConfigurationIsAnother();
    void triesAndOrderDoNotChangeTheReply();
    void asAccurateAsChosen_data();
    void asAccurateAsChosen();
    void missesDoNotChangeTheAccuracy();
    void categoriesDiffer();
    void distractorsDifferInAttraction();
    void setsAreRead();
    void writtenAnswersAreRead_data();
    void writtenAnswersAreRead();
    void aMissOfAWrittenAnswerIsAMiss_data();
    void aMissOfAWrittenAnswerIsAMiss();
    void pictureOptionsAreReadInEveryStyle_data();
    void pictureOptionsAreReadInEveryStyle();
    void picturesTellOptionsApart();
    void everyStyleIsRead_data();
    void everyStyleIsRead();
    void everyMissIsAMiss_data();
    void everyMissIsAMiss();
    void faultsComeAsOftenAsChosen();
    void theJudgeFollowsWhatPeopleWrote();
    void aMissOfAJudgeIsNoScore_data();
    void aMissOfAJudgeIsNoScore();
    void descriptionsSayThatTheyAreMadeUp();
};

/// Written down once: whoever changes how replies are drawn changes the example project and everybody's practice runs.
void PracticeReplyTest::theSameOnEveryMachine()
{
    QString letters;
    for (int i = 0; i < 40; ++i) {
        PracticeCase asked = item(i);
        asked.settings.style = PracticeStyle::Letter;
        asked.settings.spread = 0.1;
        letters += practiceReply(asked).text;
    }
    QCOMPARE(letters, QStringLiteral("ACDDEFAACDFAABCDFEDBCABDABCDFACDFFEFABCF"));
}

void PracticeReplyTest::anotherSeedModelOrConfigurationIsAnother()
{
    const auto differing = [](const std::function<void(PracticeCase &)> &change) {
        int differ = 0;
        for (int i = 0; i < 300; ++i) {
            PracticeCase other = item(i);
            change(other);
            differ += practiceChoice(other) != practiceChoice(item(i)) ? 1 : 0;
        }
        return differ;
    };
    QVERIFY(differing([](PracticeCase &asked) { asked.settings.seed = 2; }) > 60);
    QVERIFY(differing([](PracticeCase &asked) { asked.model = QStringLiteral("practice-b"); }) > 60);
    // Most answers stay the same, as those of models do.
    const int configuration = differing([](PracticeCase &asked) { asked.configuration = QStringLiteral("cot"); });
    QVERIFY(configuration > 15 && configuration < 120);
    QVERIFY(differing([](PracticeCase &asked) { asked.repeat = 1; }) > 15);
}

void PracticeReplyTest::triesAndOrderDoNotChangeTheReply()
{
    for (int i = 0; i < 100; ++i) {
        PracticeCase again = item(i);
        again.attempt = 7;
        QCOMPARE(practiceReply(again).text, practiceReply(item(i)).text);
        PracticeCase turned = item(i);
        std::rotate(turned.options.begin(), turned.options.begin() + 2, turned.options.end());
        turned.keys = OptionSet::of((turned.keys.only() + 4) % 6);
        QCOMPARE(turned.options.at(practiceChoice(turned).only()).text, item(i).options.at(practiceChoice(item(i)).only()).text);
    }
}

void PracticeReplyTest::asAccurateAsChosen_data()
{
    QTest::addColumn<double>("accuracy");
    QTest::addColumn<double>("spread");
    for (const double accuracy : {0.0, 0.17, 0.6, 0.93, 1.0})
        QTest::addRow("%.2f", accuracy) << accuracy << 0.0;
    QTest::addRow("items differ") << 0.6 << 0.3;
}

void PracticeReplyTest::asAccurateAsChosen()
{
    QFETCH(double, accuracy);
    QFETCH(double, spread);
    const int right = rightOf(many, [&](PracticeCase &asked) {
        asked.settings.accuracy = accuracy;
        asked.settings.spread = spread;
        if (spread > 0)
            asked.labels.clear();
    });
    // Four standard deviations; the seed is fixed, so that this is no matter of luck.
    const double bound = 4 * std::sqrt(many * accuracy * (1 - accuracy));
    QVERIFY2(std::abs(right - many * accuracy) <= bound, qPrintable(QString::number(right)));
    const int without = rightOf(many, [](PracticeCase &asked) { asked.withPicture = false; });
    QVERIFY(std::abs(without - many * 0.3) <= 4 * std::sqrt(many * 0.3 * 0.7));
    const int shifted = rightOf(many, [](PracticeCase &asked) { asked.settings.byConfiguration.insert(QStringLiteral("none"), 0.1); });
    QVERIFY(std::abs(shifted - many * 0.7) <= 4 * std::sqrt(many * 0.7 * 0.3));
}

void PracticeReplyTest::missesDoNotChangeTheAccuracy()
{
    const auto change = [](PracticeCase &asked) { asked.settings.misses = sharedEvenly<PracticeMiss>(0.2); };
    const int right = rightOf(many, change);
    QVERIFY2(std::abs(right - many * 0.6) <= 4 * std::sqrt(many * 0.6 * 0.4), qPrintable(QString::number(right)));
    int misses = 0;
    for (int i = 0; i < many; ++i) {
        PracticeCase asked = item(i);
        change(asked);
        misses += read(asked).result == ResponseResult::Miss ? 1 : 0;
    }
    QVERIFY(std::abs(misses - many * 0.2) <= 4 * std::sqrt(many * 0.2 * 0.8));
}

void PracticeReplyTest::categoriesDiffer()
{
    QList<double> chances;
    for (int i = 0; i < 3; ++i) {
        double sum = 0;
        for (int n = i; n < 600; n += 3) {
            PracticeCase asked = item(n);
            asked.settings.spread = 0.2;
            sum += practiceChance(asked) / 200;
        }
        chances.append(sum);
    }
    const auto [least, most] = std::minmax_element(chances.begin(), chances.end());
    QVERIFY2(*most - *least > 0.03, "charts by category would be flat");
}

void PracticeReplyTest::distractorsDifferInAttraction()
{
    // Two models that are wrong on the same item fall for the same distractor far more often than one time in five.
    int both = 0;
    int same = 0;
    for (int i = 0; i < 1000; ++i) {
        PracticeCase one = item(i);
        one.settings.accuracy = 0;
        PracticeCase other = one;
        other.model = QStringLiteral("practice-b");
        QVERIFY(practiceChoice(one) != one.keys);
        ++both;
        same += practiceChoice(one) == practiceChoice(other) ? 1 : 0;
    }
    QVERIFY2(same > both * 3 / 10 && same < both * 8 / 10, qPrintable(QString::number(same)));
}

/// Where several options are correct, its sets are read as it chose them in every style, and wrong ones are near misses.
void PracticeReplyTest::setsAreRead()
{
    int right = 0;
    for (int i = 0; i < 400; ++i) {
        PracticeCase asked = item(i, i % 2 == 0);
        asked.takesSeveral = true;
        asked.keys.add((i + 2) % 6);
        asked.settings.style = codesOf(PracticeStyle{}).at(static_cast<size_t>(i) % codesOf(PracticeStyle{}).size()).first;
        const ScoredResponse scored = read(asked);
        const OptionSet chosen = practiceChoice(asked);
        QVERIFY2(scored.label == optionLetters(chosen), qPrintable(practiceReply(asked).text + u" -> " + scored.label));
        QCOMPARE(scored.result == ResponseResult::Correct, chosen == asked.keys);
        QVERIFY(!chosen.isEmpty());
        right += chosen == asked.keys ? 1 : 0;
    }
    QVERIFY2(right > 150 && right < 350, qPrintable(QString::number(right)));
}

void PracticeReplyTest::writtenAnswersAreRead_data()
{
    QTest::addColumn<QString>("accepted");
    for (const char16_t *accepted : {u"天下为公", u"人是铁，饭是钢", u"3.5 米", u"一百零五", u"86.79万元", u"3.2×10⁵ N",
                                     u"0", u"−4.2", u"Black and white", u"7 people", u"1,090,760"})
        QTest::newRow(qPrintable(QString::fromUtf16(accepted))) << QString::fromUtf16(accepted);
}

/// In every style and both languages the scorers read what it wrote; what is wrong is another text.
void PracticeReplyTest::writtenAnswersAreRead()
{
    QFETCH(QString, accepted);
    constexpr int items = 200;
    int right = 0;
    QSet<QString> wrong;
    for (int i = 0; i < items; ++i) {
        PracticeCase asked = writtenItem(i, accepted);
        asked.settings.style = codesOf(PracticeStyle{}).at(static_cast<size_t>(i) % codesOf(PracticeStyle{}).size()).first;
        asked.settings.language = i % 2 == 0 ? PracticeLanguage::Chinese : PracticeLanguage::English;
        const QString text = practiceText(asked);
        QVERIFY(!text.isEmpty());
        QVERIFY(practiceChoice(asked).isEmpty());
        for (const Scorer scorer : {Scorer::Strict, Scorer::CiiOfficial}) {
            const ScoredResponse scored = read(asked, scorer);
            QVERIFY2(sameWritten(scored.answer.text, text), qPrintable(practiceReply(asked).text + u" -> " + scored.label));
            QCOMPARE(scored.result, text == accepted ? ResponseResult::Correct : ResponseResult::Incorrect);
        }
        right += text == accepted ? 1 : 0;
        if (text != accepted)
            wrong.insert(text);
    }
    QVERIFY2(std::abs(right - items * 0.6) <= 4 * std::sqrt(items * 0.6 * 0.4), qPrintable(QString::number(right)));
    QVERIFY(wrong.size() > 1);
}

void PracticeReplyTest::aMissOfAWrittenAnswerIsAMiss_data()
{
    everyMissIsAMiss_data();
}

void PracticeReplyTest::aMissOfAWrittenAnswerIsAMiss()
{
    QFETCH(PracticeMiss, miss);
    QFETCH(bool, chinese);
    for (int i = 0; i < 60; ++i) {
        PracticeCase asked = writtenItem(i, i % 3 == 0 ? QStringLiteral("3.5 米") : chinese ? QStringLiteral("天下为公")
                                                                                            : QStringLiteral("hope"));
        asked.settings.language = chinese ? PracticeLanguage::Chinese : PracticeLanguage::English;
        asked.settings.accuracy = 0;
        asked.settings.misses = {{miss, 1.0}};
        const PracticeReply reply = practiceReply(asked);
        for (const Scorer scorer : {Scorer::Strict, Scorer::CiiOfficial}) {
            const ScoredResponse scored = read(asked, scorer);
            QVERIFY2(scored.result == ResponseResult::Miss, qPrintable(reply.text + u" -> " + scored.label));
            QVERIFY(scored.answer.isEmpty());
            if (miss == PracticeMiss::Refusal || miss == PracticeMiss::Several)
                QCOMPARE(scored.reason, codeOf(miss));
        }
        QCOMPARE(reply.cutShort, miss == PracticeMiss::CutOff);
        QCOMPARE(reply.text.isEmpty(), miss == PracticeMiss::Empty);
    }
}

void PracticeReplyTest::pictureOptionsAreReadInEveryStyle_data()
{
    QTest::addColumn<PracticeStyle>("style");
    QTest::addColumn<bool>("chinese");
    for (const auto &[style, code] : codesOf(PracticeStyle{})) {
        for (const bool chinese : {true, false})
            QTest::addRow("%s %s", qPrintable(QString::fromUtf16(code)), chinese ? "zh" : "en") << style << chinese;
    }
}

/// Options that are pictures have no words to repeat: the label is what is said, and what is read.
void PracticeReplyTest::pictureOptionsAreReadInEveryStyle()
{
    QFETCH(PracticeStyle, style);
    QFETCH(bool, chinese);
    for (int i = 0; i < 60; ++i) {
        PracticeCase asked = pictureItem(i, chinese);
        asked.settings.style = style;
        asked.settings.accuracy = 1;
        QVERIFY2(read(asked).result == ResponseResult::Correct, qPrintable(practiceReply(asked).text));
        asked.settings.accuracy = 0;
        const ScoredResponse wrong = read(asked);
        QVERIFY2(wrong.label == optionLetters(practiceChoice(asked)), qPrintable(practiceReply(asked).text));
        QCOMPARE(wrong.result, ResponseResult::Incorrect);
        asked.settings.accuracy = 1;
        asked.takesSeveral = true;
        asked.keys.add((i + 1) % 4);
        QVERIFY2(read(asked).result == ResponseResult::Correct, qPrintable(practiceReply(asked).text));
    }
    PracticeCase probe = pictureItem(1, chinese);
    probe.ask = PracticeCase::Ask::Words;
    probe.words = QStringLiteral("Why this one?");
    probe.said = OptionSet::of(2);
    QVERIFY2(practiceReply(probe).text.contains(u'C'), qPrintable(practiceReply(probe).text));
}

/// Which distractor tempts follows its picture, wherever it is shown.
void PracticeReplyTest::picturesTellOptionsApart()
{
    QSet<QString> chosen;
    int moved = 0;
    for (int i = 0; i < 60; ++i) {
        PracticeCase asked = pictureItem(i, true);
        asked.settings.accuracy = 0;
        const int option = practiceChoice(asked).only();
        chosen.insert(asked.options.at(option).label);
        PracticeCase turned = asked;
        std::rotate(turned.optionPictures.begin(), turned.optionPictures.begin() + 1, turned.optionPictures.end());
        turned.keys = OptionSet::of((asked.keys.only() + 3) % 4);
        QCOMPARE(turned.optionPictures.at(practiceChoice(turned).only()), asked.optionPictures.at(option));
        PracticeCase other = asked;
        other.media = {QByteArray("another")};
        moved += practiceChoice(other) == practiceChoice(asked) ? 0 : 1;
    }
    QCOMPARE(chosen.size(), 4);
    QVERIFY(moved > 10);
}

void PracticeReplyTest::everyStyleIsRead_data()
{
    QTest::addColumn<PracticeStyle>("style");
    QTest::addColumn<bool>("chinese");
    for (const auto &[style, code] : codesOf(PracticeStyle{})) {
        for (const bool chinese : {true, false})
            QTest::addRow("%s %s", qPrintable(QString::fromUtf16(code)), chinese ? "zh" : "en") << style << chinese;
    }
}

void PracticeReplyTest::everyStyleIsRead()
{
    QFETCH(PracticeStyle, style);
    QFETCH(bool, chinese);
    for (int i = 0; i < 200; ++i) {
        PracticeCase asked = item(i, chinese);
        asked.settings.style = style;
        const ScoredResponse scored = read(asked);
        QVERIFY2(scored.label == optionLetters(practiceChoice(asked)), qPrintable(practiceReply(asked).text + u" -> " + scored.label));
        QCOMPARE(scored.result == ResponseResult::Correct, practiceChoice(asked) == asked.keys);
    }
}

void PracticeReplyTest::everyMissIsAMiss_data()
{
    QTest::addColumn<PracticeMiss>("miss");
    QTest::addColumn<bool>("chinese");
    for (const auto &[miss, code] : codesOf(PracticeMiss{})) {
        for (const bool chinese : {true, false})
            QTest::addRow("%s %s", qPrintable(QString::fromUtf16(code)), chinese ? "zh" : "en") << miss << chinese;
    }
}

void PracticeReplyTest::everyMissIsAMiss()
{
    QFETCH(PracticeMiss, miss);
    QFETCH(bool, chinese);
    for (int i = 0; i < 60; ++i) {
        PracticeCase asked = item(i, chinese);
        asked.settings.accuracy = 0;
        asked.settings.misses = {{miss, 1.0}};
        const PracticeReply reply = practiceReply(asked);
        const ScoredResponse scored = read(asked);
        QVERIFY2(scored.result == ResponseResult::Miss, qPrintable(reply.text + u" -> " + scored.label));
        QCOMPARE(reply.cutShort, miss == PracticeMiss::CutOff);
        QCOMPARE(reply.text.isEmpty(), miss == PracticeMiss::Empty);
        if (miss == PracticeMiss::Refusal || miss == PracticeMiss::OutOfRange || miss == PracticeMiss::Several)
            QCOMPARE(scored.reason, codeOf(miss));
        // Where several options may be chosen, two letters are an answer: it leaves open which of them.
        asked.takesSeveral = true;
        asked.keys.add((i + 2) % 6);
        QVERIFY2(read(asked).result == ResponseResult::Miss, qPrintable(practiceReply(asked).text));
    }
}

void PracticeReplyTest::faultsComeAsOftenAsChosen()
{
    PracticeSettings settings;
    settings.faults = {{PracticeFault::TooMany, 0.1}, {PracticeFault::Cut, 0.2}};
    int tooMany = 0;
    int cut = 0;
    int twice = 0;
    for (int i = 0; i < many; ++i) {
        PracticeCase asked = item(i);
        asked.settings.faults = settings.faults;
        QVERIFY(!practiceFault(asked)); // a test of the endpoint
        asked.attempt = 1;
        const auto fault = practiceFault(asked);
        tooMany += fault == PracticeFault::TooMany ? 1 : 0;
        cut += fault == PracticeFault::Cut ? 1 : 0;
        asked.attempt = 2;
        twice += fault && practiceFault(asked) ? 1 : 0;
    }
    QVERIFY(std::abs(tooMany - many * 0.1) <= 4 * std::sqrt(many * 0.1 * 0.9));
    QVERIFY(std::abs(cut - many * 0.2) <= 4 * std::sqrt(many * 0.2 * 0.8));
    QVERIFY(std::abs(twice - many * 0.09) <= 4 * std::sqrt(many * 0.09 * 0.91));
}

void PracticeReplyTest::theJudgeFollowsWhatPeopleWrote()
{
    const auto score = [](int number, const QString &judged, double accuracy) {
        PracticeCase asked = item(number);
        asked.ask = PracticeCase::Ask::Judgement;
        asked.settings.accuracy = accuracy;
        asked.explanation = QStringLiteral("一只蜗牛背着房子慢慢往上爬，身后留下长长的一道痕迹。");
        asked.impliedMeaning = QStringLiteral("人背着沉重的房贷，一生都在为它奔走。");
        asked.judged = judged;
        asked.words = QStringLiteral("You are an impartial judge.");
        return readRating(practiceReply(asked).text, RatingScale{}).score;
    };
    const QString good = QStringLiteral("一只蜗牛背着房子慢慢往上爬，留下长长的痕迹；人背着沉重的房贷，一生都在为它奔走。");
    const QString poor = QStringLiteral("画面里有山有水，色彩清淡。");
    double goodSum = 0;
    for (int i = 0; i < 50; ++i) {
        const auto high = score(i, good, 1);
        const auto low = score(i, poor, 1);
        QVERIFY(high && low);
        QVERIFY2(*high >= 4 && *low <= 2, qPrintable(QStringLiteral("%1 %2").arg(*high).arg(*low)));
        const auto shaky = score(i, good, 0);
        QVERIFY(shaky && *shaky >= 1 && *shaky <= 5);
        goodSum += std::abs(*shaky - *high);
    }
    QVERIFY(goodSum > 10); // a judge that is never right
}

void PracticeReplyTest::aMissOfAJudgeIsNoScore_data()
{
    QTest::addColumn<PracticeMiss>("miss");
    for (const auto &[miss, code] : codesOf(PracticeMiss{}))
        QTest::newRow(qPrintable(QString::fromUtf16(code))) << miss;
}

void PracticeReplyTest::aMissOfAJudgeIsNoScore()
{
    QFETCH(PracticeMiss, miss);
    for (int i = 0; i < 20; ++i) {
        PracticeCase asked = item(i);
        asked.ask = PracticeCase::Ask::Judgement;
        asked.settings.misses = {{miss, 1.0}};
        const QString text = practiceReply(asked).text;
        QVERIFY2(!readRating(text, RatingScale{}).score, qPrintable(text));
    }
}

void PracticeReplyTest::descriptionsSayThatTheyAreMadeUp()
{
    PracticeCase asked = item(3);
    asked.ask = PracticeCase::Ask::Description;
    asked.settings.accuracy = 1;
    asked.explanation = QStringLiteral("一位老人在江边垂钓。");
    asked.impliedMeaning = QStringLiteral("独自守着清白。");
    const QString text = practiceReply(asked).text;
    QVERIFY(text.contains(QStringLiteral("老人在江边垂钓")) && text.contains(QStringLiteral("独自守着清白")));
    QVERIFY(text.contains(QStringLiteral("练习用模型")));
    asked.settings.language = PracticeLanguage::English;
    QVERIFY(practiceReply(asked).text.contains(QStringLiteral("practice model")));
    PracticeCase probe = item(4);
    probe.ask = PracticeCase::Ask::Words;
    probe.words = QStringLiteral("Why did you choose this?");
    QVERIFY(practiceReply(probe).text.contains(QStringLiteral("Why did you choose this?")));
    QVERIFY(practiceReply(probe).text.contains(probe.options.at(practiceChoice(probe).only()).text.chopped(1)));
    // To a question without options it explains what it wrote in the run.
    PracticeCase written = writtenItem(4, QStringLiteral("天下为公"));
    written.ask = PracticeCase::Ask::Words;
    written.words = QStringLiteral("为什么？");
    QVERIFY(practiceReply(written).text.contains(practiceText(written)));
    written.saidText = QStringLiteral("一人一票");
    QVERIFY(practiceReply(written).text.contains(QStringLiteral("一人一票")));
}

QTEST_GUILESS_MAIN(PracticeReplyTest)
#include "practicereplytest.moc"
