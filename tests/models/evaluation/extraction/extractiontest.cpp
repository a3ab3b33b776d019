// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/evaluation/extraction/extraction.h"
#include "tests/support/verbatim.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QtTest>

using namespace yuyi;

namespace {

QList<ShownOption> optionsOf(const QJsonObject &object)
{
    QList<ShownOption> options;
    for (auto it = object.begin(); it != object.end(); ++it)
        options.append({it.key(), it.value().toString()});
    return options;
}

QString readAs(Scorer scorer, const QString &reply, const QList<ShownOption> &options)
{
    const Extraction found = extract(scorer, reply, options);
    return found.missed() ? QStringLiteral("MISS") : found.label;
}

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

/// Replies as models write them, each with what a careful person reads.
class ExtractionTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void repliesAreReadAsExpected_data();
    void repliesAreReadAsExpected();
    void eachRuleIsTriedTwentyTimes();
    void theDecisiveWordsAreMarked();
    void missesSayWhy_data();
    void missesSayWhy();
    void thePublishedReadingKeepsItsWeaknesses();
    void everyOptionOfTheExampleIsItself_data();
    void everyOptionOfTheExampleIsItself();
    void marksDecideWhereOptionsDifferInNothingElse();
    void aLetterThatBeginsAnOptionIsNoLabel();
    void anyTextIsRead();

private:
    QJsonObject m_file = QJsonDocument::fromJson(contentOf(QFINDTESTDATA("replies.json"))).object();
};

void ExtractionTest::repliesAreReadAsExpected_data()
{
    QTest::addColumn<QString>("set");
    QTest::addColumn<QString>("reply");
    QTest::addColumn<QString>("expected");
    const QJsonArray cases = m_file.value(QLatin1String("cases")).toArray();
    QVERIFY(cases.size() >= 150);
    int number = 0;
    for (const QJsonValue &value : cases) {
        const QJsonObject one = value.toObject();
        const QString reply = one.value(QLatin1String("reply")).toString();
        const QString name = QStringLiteral("%1 rule %2: %3")
                                 .arg(++number)
                                 .arg(one.value(QLatin1String("policy")).toInt())
                                 .arg(reply.left(60).simplified());
        QTest::newRow(qUtf8Printable(name)) << one.value(QLatin1String("set")).toString() << reply
                                            << one.value(QLatin1String("strict")).toString();
    }
}

void ExtractionTest::repliesAreReadAsExpected()
{
    QFETCH(QString, set);
    QFETCH(QString, reply);
    QFETCH(QString, expected);
    const auto options = optionsOf(m_file.value(QLatin1String("options")).toObject().value(set).toObject());
    QCOMPARE(readAs(Scorer::Strict, reply, options), expected);
}

void ExtractionTest::eachRuleIsTriedTwentyTimes()
{
    QHash<int, int> counts;
    const QJsonArray cases = m_file.value(QLatin1String("cases")).toArray();
    for (const QJsonValue &value : cases)
        ++counts[value.toObject().value(QLatin1String("policy")).toInt()];
    for (int rule = 1; rule <= 7; ++rule)
        QVERIFY2(counts.value(rule) >= 20, qPrintable(QString::number(rule)));
}

void ExtractionTest::theDecisiveWordsAreMarked()
{
    const auto options = optionsOf(m_file.value(QLatin1String("options")).toObject().value(QLatin1String("zh")).toObject());
    const QString reply = QStringLiteral("<think>选A</think>\n先看画面。答案：Ｃ，理由如下。");
    const Extraction found = extract(Scorer::Strict, reply, options);
    QCOMPARE(reply.mid(found.start, found.length), QStringLiteral("答案：Ｃ"));
    const QString text = QStringLiteral("我认为它表现孩子的好奇心，画得很生动。");
    const Extraction byText = extract(Scorer::Strict, text, options);
    QCOMPARE(text.mid(byText.start, byText.length), QStringLiteral("表现孩子的好奇心"));
}

void ExtractionTest::missesSayWhy_data()
{
    QTest::addColumn<QString>("reply");
    QTest::addColumn<QString>("reason");
    QTest::newRow("empty") << QStringLiteral("  \n") << QStringLiteral("empty");
    QTest::newRow("unclosed") << QStringLiteral("<think>答案：A") << QStringLiteral("truncated");
    QTest::newRow("refusal") << QStringLiteral("抱歉，我无法查看图片。") << QStringLiteral("refusal");
    QTest::newRow("joined") << QStringLiteral("答案：A和C") << QStringLiteral("several");
    QTest::newRow("two texts") << QStringLiteral("既赞美城市的夜景，又宣传环保出行。") << QStringLiteral("several");
    QTest::newRow("two finals") << QStringLiteral("答案：A\n答案：C") << QStringLiteral("contradiction");
    QTest::newRow("letter and other text") << QStringLiteral("答案：C. 赞美城市的夜景") << QStringLiteral("contradiction");
    QTest::newRow("out of range") << QStringLiteral("答案：G") << QStringLiteral("out-of-range");
    QTest::newRow("placeholder") << QStringLiteral("答案：$LETTER") << QStringLiteral("placeholder");
    QTest::newRow("echo") << QStringLiteral("(A) 一\n(B) 二\n(C) 三\n(D) 四") << QStringLiteral("echo");
    QTest::newRow("none of them") << QStringLiteral("以上选项都不正确。") << QStringLiteral("none-of-them");
    QTest::newRow("words") << QStringLiteral("这幅画线条流畅。") << QStringLiteral("no-option");
}

void ExtractionTest::missesSayWhy()
{
    QFETCH(QString, reply);
    QFETCH(QString, reason);
    const auto options = optionsOf(m_file.value(QLatin1String("options")).toObject().value(QLatin1String("zh")).toObject());
    const Extraction found = extract(Scorer::Strict, reply, options);
    QVERIFY(found.missed());
    QCOMPARE(codeOf(found.reason), reason);
}

void ExtractionTest::thePublishedReadingKeepsItsWeaknesses()
{
    const auto options = optionsOf(m_file.value(QLatin1String("options")).toObject().value(QLatin1String("zh")).toObject());
    const auto published = [&](const char16_t *reply) {
        return readAs(Scorer::CiiOfficial, QString::fromUtf16(reply), options);
    };
    QCOMPARE(published(u"答案是D"), QStringLiteral("MISS"));
    QCOMPARE(published(u"G"), QStringLiteral("G"));
    QCOMPARE(extract(Scorer::CiiOfficial, QStringLiteral("G"), options).option, -1);
    QCOMPARE(published(u"分析\n答案：C或A"), QStringLiteral("A"));
    QCOMPARE(published(u"(A) 与 (B)，又见 (A)"), QStringLiteral("A"));
    QCOMPARE(published(u"(A) 与 (B)"), QStringLiteral("B"));
    // "" is passed over before anything is extracted; white space is not.
    QCOMPARE(published(u""), QStringLiteral("MISS"));
    QCOMPARE(extract(Scorer::CiiOfficial, QString(), options).reason, MissReason::Empty);
    QCOMPARE(published(u" \n"), QStringLiteral("F"));
}

void ExtractionTest::everyOptionOfTheExampleIsItself_data()
{
    QTest::addColumn<QString>("file");
    QTest::newRow("English") << QStringLiteral("content.en.json");
    QTest::newRow("Chinese") << QStringLiteral("content.zh_CN.json");
}

void ExtractionTest::everyOptionOfTheExampleIsItself()
{
    QFETCH(QString, file);
    const QString path = QFINDTESTDATA(QString(QStringLiteral("../../../../resources/demo/") + file));
    const QJsonArray images = QJsonDocument::fromJson(contentOf(path)).object().value(QLatin1String("images")).toArray();
    int tried = 0;
    for (const QJsonValue &image : images) {
        const QJsonArray questions = image.toObject().value(QLatin1String("questions")).toArray();
        for (const QJsonValue &question : questions) {
            QStringList texts;
            const QJsonArray written = question.toObject().value(QLatin1String("options")).toArray();
            for (const QJsonValue &option : written)
                texts.append(option.toObject().value(QLatin1String("text")).toString());
            const QList<ShownOption> options = testing::lettered(texts);
            for (int i = 0; i < options.size(); ++i) {
                if (texts.at(i).isEmpty())
                    continue;
                const QStringList replies = testing::verbatimReplies(texts.at(i)) + testing::sentencesWith(texts.at(i));
                for (const QString &reply : replies) {
                    const QString wrong = testing::readOtherwise(reply, options, i);
                    QVERIFY2(wrong.isEmpty(), qUtf8Printable(wrong));
                }
                const Extraction whole = extract(Scorer::Strict, texts.at(i), options);
                QCOMPARE(whole.rule, QStringLiteral("option-text-equal"));
                ++tried;
            }
        }
    }
    QVERIFY(tried > 200);
}

void ExtractionTest::marksDecideWhereOptionsDifferInNothingElse()
{
    const auto options = testing::lettered({QStringLiteral("真的很好！"), QStringLiteral("真的很好？"), QStringLiteral("上涨100"),
                                            QStringLiteral("上涨100%"), QStringLiteral("？"), QStringLiteral("！")});
    for (int i = 0; i < options.size(); ++i) {
        const QString wrong = testing::readOtherwise(options.at(i).text, options, i);
        QVERIFY2(wrong.isEmpty(), qUtf8Printable(wrong));
        const QString declared = testing::readOtherwise(QStringLiteral("答案是：“%1”").arg(options.at(i).text), options, i);
        QVERIFY2(i > 3 || declared.isEmpty(), qUtf8Printable(declared));
    }
    QCOMPARE(readAs(Scorer::Strict, QStringLiteral("真的很好"), options), QStringLiteral("MISS"));
    QCOMPARE(extract(Scorer::Strict, QStringLiteral("真的很好"), options).reason, MissReason::Several);
    QCOMPARE(readAs(Scorer::Strict, QStringLiteral("我看真的很好？是的"), options), QStringLiteral("B"));
}

void ExtractionTest::aLetterThatBeginsAnOptionIsNoLabel()
{
    const auto options = testing::lettered({QStringLiteral("血型决定性格"), QStringLiteral("A character is wrong, so write with care"),
                                            QStringLiteral("C 大调，明亮而温暖"), QStringLiteral("贾母")});
    QCOMPARE(readAs(Scorer::Strict, options.at(1).text, options), QStringLiteral("B"));
    QCOMPARE(readAs(Scorer::Strict, QStringLiteral("答案：") + options.at(1).text, options), QStringLiteral("B"));
    QCOMPARE(readAs(Scorer::Strict, options.at(2).text, options), QStringLiteral("C"));
    QCOMPARE(readAs(Scorer::Strict, QStringLiteral("答案：C。大调"), options), QStringLiteral("C"));
    // Short words count where they are all that is declared, not in passing.
    QCOMPARE(readAs(Scorer::Strict, QStringLiteral("画里有刘姥姥。答案是：贾母。"), options), QStringLiteral("D"));
    QCOMPARE(readAs(Scorer::Strict, QStringLiteral("贾母在画的左边。"), options), QStringLiteral("MISS"));
    QCOMPARE(readAs(Scorer::Strict, QStringLiteral("如果答案是：贾母"), options), QStringLiteral("MISS"));
}

void ExtractionTest::anyTextIsRead()
{
    const auto options = optionsOf(m_file.value(QLatin1String("options")).toObject().value(QLatin1String("zh")).toObject());
    quint32 state = 20240601;
    const QString pieces = QStringLiteral("答案：选A(C)*$\\{}[]<>think/ \n等等不是，和、B\u200bＣ①") + QChar(0xD83C) + QChar(0xDD32) + QChar(0xD800);
    for (int round = 0; round < 3000; ++round) {
        QString reply;
        for (int i = 0; i < 40; ++i) {
            state = state * 1664525U + 1013904223U;
            reply.append(pieces.at(static_cast<qsizetype>(state >> 8) % pieces.size()));
        }
        for (const Scorer scorer : {Scorer::Strict, Scorer::CiiOfficial}) {
            const Extraction found = extract(scorer, reply, options);
            QVERIFY(found.option < options.size());
            if (found.start >= 0)
                QVERIFY(found.start + found.length <= reply.size());
            QCOMPARE(found.missed(), found.reason != MissReason::None);
        }
    }
}

QTEST_GUILESS_MAIN(ExtractionTest)
#include "extractiontest.moc"
