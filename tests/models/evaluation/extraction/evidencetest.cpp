// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/evaluation/extraction/extraction.h"
#include "tests/support/verbatim.h"

#include <QElapsedTimer>
#include <QtTest>

using namespace yuyi;

namespace {

const QList<ShownOption> &sixOptions()
{
    static const QList<ShownOption> options = testing::lettered(
        {QStringLiteral("讽刺排队的人只看手机"), QStringLiteral("赞美城市，也赞美夜景"), QStringLiteral("提醒人们多陪伴父母"),
         QStringLiteral("People ignore each other, even at dinner"), QStringLiteral("批评浪费粮食"), QStringLiteral("宣传环保出行")});
    return options;
}

/// "A declared revised, C declared decides".
QString told(const QString &reply)
{
    QStringList all;
    const Extraction found = extract(Scorer::Strict, reply, sixOptions());
    for (const Evidence &one : found.evidence)
        all.append(one.label + u' ' + codeOf(one.kind) + u' ' + codeOf(one.standing));
    return all.join(QStringLiteral(", "));
}

QString labelOf(const QString &reply)
{
    const Extraction found = extract(Scorer::Strict, reply, sixOptions());
    return found.missed() ? QStringLiteral("MISS") : found.label;
}

} // namespace

/// What a reading is based on, what does not change it, and how long it takes.
class EvidenceTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void eachPassageSaysWhatBecameOfIt_data();
    void eachPassageSaysWhatBecameOfIt();
    void passagesStandInTheReply();
    void theLookOfALetterChangesNothing_data();
    void theLookOfALetterChangesNothing();
    void theOrderOfOptionsChangesNothing();
    void whatAModelWrapsAroundItChangesNothing_data();
    void whatAModelWrapsAroundItChangesNothing();
    void traditionalFormsAreRead();
    void longRepliesTakeNoLonger();
};

void EvidenceTest::eachPassageSaysWhatBecameOfIt_data()
{
    QTest::addColumn<QString>("reply");
    QTest::addColumn<QString>("evidence");
    const auto row = [](const char *reply, const char *evidence) {
        QTest::newRow(reply) << QString::fromUtf8(reply) << QString::fromUtf8(evidence);
    };
    row("答案：C", "C declared decides");
    row("答案：C\n答案：C", "C declared agrees, C declared decides");
    row("答案：A。更正：答案是C。", "A declared revised, C declared decides");
    row("初步判断，答案：A。\n\n最终答案：C", "A declared tentative, C declared decides");
    row("答案：A\n答案：C", "A declared conflicts, C declared conflicts");
    row("不选A，选C。", "A chosen rejected, C chosen decides");
    row("如果选A，就忽略了父母。所以选C。", "A chosen supposed, C chosen decides");
    row("答案是A吗？不，选C。", "A declared asked, C chosen decides");
    row("有人会选A。我选C。", "A chosen reported, C chosen decides");
    row("例如“答案：A”。\n答案：C", "A declared sample, C declared decides");
    row("我选A。\n\n答案：C", "A chosen weaker, C declared decides");
    row("答案：A和C", "A,C declared several");
    row("答案：H", "H declared out-of-range");
    row("答案：A. 批评浪费粮食", "A declared other-text");
    row("A：不符合\nB：不符合\nC：符合\nE：不符合", "A judged rejected, B judged rejected, C compared decides, E judged rejected");
    row("图片在提醒人们多陪伴父母，很感人。", "C quoted decides");
    row("\\boxed{C}", "C marked decides");
    row("选项C最符合画面。", "C judged decides");
    row("画面线条流畅。", "");
}

void EvidenceTest::eachPassageSaysWhatBecameOfIt()
{
    QFETCH(QString, reply);
    QFETCH(QString, evidence);
    QCOMPARE(told(reply), evidence);
}

void EvidenceTest::passagesStandInTheReply()
{
    const QString reply = QStringLiteral("<think>选A</think>\n**先看A**，不对。\n\n- 答案：**Ｃ**。\n更正，答案是 Ⓔ！");
    const Extraction found = extract(Scorer::Strict, reply, sixOptions());
    QCOMPARE(found.label, QStringLiteral("E"));
    QVERIFY(found.evidence.size() >= 2);
    qsizetype before = reply.indexOf(QStringLiteral("</think>"));
    for (const Evidence &one : found.evidence) {
        QVERIFY(one.start >= before && one.start + one.length <= reply.size());
        before = one.start;
    }
    QCOMPARE(reply.mid(found.evidence.last().start, found.evidence.last().length), QStringLiteral("答案是 Ⓔ"));
    QCOMPARE(found.start, found.evidence.last().start);
    QCOMPARE(found.rule, QStringLiteral("corrected"));
}

void EvidenceTest::theLookOfALetterChangesNothing_data()
{
    QTest::addColumn<QString>("form");
    for (const char16_t *form : {u"%1", u"(%1)", u"答案：%1", u"答案是%1。", u"选%1", u"Answer: %1", u"The answer is %1.", u"**%1**",
                                 u"\\boxed{%1}", u"{\"answer\": \"%1\"}", u"选项%1正确。", u"Option %1 is the best choice."})
        QTest::newRow(qUtf8Printable(QString::fromUtf16(form))) << QString::fromUtf16(form);
}

void EvidenceTest::theLookOfALetterChangesNothing()
{
    QFETCH(QString, form);
    for (int i = 0; i < 6; ++i) {
        const QString letter(QChar(static_cast<char16_t>(u'A' + i)));
        const QStringList looks{letter, letter.toLower(), QString(QChar(static_cast<char16_t>(0xFF21 + i))),
                                QString(QChar(static_cast<char16_t>(0xFF41 + i))), QString(QChar(static_cast<char16_t>(0x24B6 + i)))};
        for (const QString &look : looks)
            QVERIFY2(labelOf(form.arg(look)) == letter, qUtf8Printable(form.arg(look)));
    }
    // А, В, С, Е of the Cyrillic alphabet.
    for (const auto &[look, letter] : {std::pair(u"\u0410", u"A"), std::pair(u"\u0412", u"B"),
                                       std::pair(u"\u0421", u"C"), std::pair(u"\u0415", u"E")})
        QVERIFY2(labelOf(form.arg(QString::fromUtf16(look))) == QString::fromUtf16(letter),
                 qUtf8Printable(form.arg(QString::fromUtf16(look))));
}

void EvidenceTest::theOrderOfOptionsChangesNothing()
{
    QStringList texts;
    for (const ShownOption &option : sixOptions())
        texts.append(option.text);
    for (int turn = 0; turn < 6; ++turn) {
        const QList<ShownOption> options = testing::lettered(texts);
        for (int i = 0; i < 6; ++i) {
            QStringList replies = testing::verbatimReplies(texts.at(i)) + testing::sentencesWith(texts.at(i));
            replies << options.at(i).label + QStringLiteral(". ") + texts.at(i)
                    << QStringLiteral("不是“%1”，而是“%2”。").arg(texts.at((i + 1) % 6), texts.at(i));
            for (const QString &reply : std::as_const(replies)) {
                const QString wrong = testing::readOtherwise(reply, options, i);
                QVERIFY2(wrong.isEmpty(), qUtf8Printable(wrong));
            }
        }
        texts.append(texts.takeFirst());
    }
}

void EvidenceTest::whatAModelWrapsAroundItChangesNothing_data()
{
    QTest::addColumn<QString>("wrap");
    for (const char *wrap :
         {"%1", "<think>选A</think>%1", "[THINK]选A[/THINK]\n%1",
          "<|channel|>analysis<|message|>选A<|end|><|start|>assistant"
          "<|channel|>final<|message|>%1",
          "<unused94>thought\n选A<unused95>%1", "%1<|im_end|>", "%1</s>", "%1<|eot_id|>",
          "%1<|im_end|>\n<|im_start|>user\n选A<|im_end|>", "```\n%1\n```", "> %1", "<p>%1</p>",
          "%1\n\n希望对您有帮助！", "<|begin_of_box|>%1<|end_of_box|>", "<answer>%1</answer>",
          "画面里没有人。\n\n%1"})
        QTest::newRow(wrap) << QString::fromUtf8(wrap);
}

void EvidenceTest::whatAModelWrapsAroundItChangesNothing()
{
    QFETCH(QString, wrap);
    for (const char16_t *core : {u"答案：C", u"选C。", u"The answer is C.", u"C. 提醒人们多陪伴父母", u"选项C最符合题意。"})
        QVERIFY2(labelOf(wrap.arg(QString::fromUtf16(core))) == QLatin1String("C"), qUtf8Printable(wrap.arg(QString::fromUtf16(core))));
}

void EvidenceTest::traditionalFormsAreRead()
{
    for (const char16_t *reply : {u"答案為E。", u"正確選項是E。", u"應該選擇E。", u"選項E最貼切。", u"批評浪費糧食", u"我認為是「批評浪費糧食」。"})
        QVERIFY2(labelOf(QString::fromUtf16(reply)) == QLatin1String("E"), qUtf8Printable(QString::fromUtf16(reply)));
}

/// Models run in loops. A reply of 200,000 characters is read within seconds, whatever it repeats.
void EvidenceTest::longRepliesTakeNoLonger()
{
    constexpr qsizetype length = 200000;
    constexpr qint64 atMost = 20000; // milliseconds; what grows with the square of the length takes minutes
    for (const char16_t *piece : {u"答案：A。",
                                  u"A",
                                  u"A、",
                                  u"A\n",
                                  u"(A)",
                                  u"<think>",
                                  u"</think>",
                                  u"<B>",
                                  u"\\boxed{",
                                  u"{",
                                  u"**",
                                  u"从A改为B。",
                                  u"不",
                                  u"如果选A，",
                                  u"讽刺排队的人只看手机",
                                  u"- A：不符合\n",
                                  u"等等，",
                                  u"The answer is ",
                                  u"A is ",
                                  u"~~",
                                  u"\n",
                                  u"[INST]",
                                  u"| A | ✓ |\n",
                                  u"<|im_start|>user",
                                  u"&nbsp;",
                                  u"第一个选项",
                                  u"A or "}) {
        const QString unit = QString::fromUtf16(piece);
        QElapsedTimer timer;
        timer.start();
        const Extraction found = extract(Scorer::Strict, unit.repeated(length / unit.size()), sixOptions());
        QVERIFY2(timer.elapsed() < atMost, qUtf8Printable(unit));
        QVERIFY(found.evidence.size() <= 400);
    }
}

QTEST_GUILESS_MAIN(EvidenceTest)
#include "evidencetest.moc"
