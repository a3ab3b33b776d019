// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/evaluation/extraction/scoring.h"

#include <QtTest>

using namespace yuyi;

namespace {

/// Four options of which those in `pictures` are pictures; the second one is correct.
Question question(const OptionSet &pictures)
{
    static const QStringList texts{QStringLiteral("圆形"), QStringLiteral("方形"), QStringLiteral("三角形"), QStringLiteral("星形")};
    Question made;
    for (int i = 0; i < 4; ++i) {
        Option option;
        option.id = OptionId::create();
        option.correct = i == 1;
        if (pictures.contains(i))
            option.picture.sha256 = Sha256::of(QByteArray::number(i));
        else
            option.text = texts.at(i);
        made.options.append(option);
    }
    return made;
}

ScoredResponse read(Scorer scorer, const Question &asked, const QString &reply, bool takesSeveral = false)
{
    QList<OptionId> order;
    for (const Option &option : asked.options)
        order.append(option.id);
    Response response;
    response.status = ReplyStatus::Answered;
    response.reply = reply;
    return scoreResponse(scorer, response, order, asked, takesSeveral);
}

const OptionSet all{0b1111};

} // namespace

/// Replies to questions whose options are pictures: they have no words, and no reply is taken for them.
class PictureOptionsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void labelsAreRead_data()
    {
        QTest::addColumn<QString>("reply");
        for (const char16_t *reply : {u"B", u"(B)", u"答案：B", u"正确答案：B。", u"The answer is B.", u"A 像一个圆。\n答案：B"})
            QTest::newRow(qPrintable(QString::fromUtf16(reply))) << QString::fromUtf16(reply);
    }
    void labelsAreRead()
    {
        QFETCH(QString, reply);
        for (const Scorer scorer : {Scorer::Strict, Scorer::CiiOfficial}) {
            const ScoredResponse scored = read(scorer, question(all), reply);
            QVERIFY2(scored.result == ResponseResult::Correct, qPrintable(scored.label + u' ' + scored.rule));
        }
    }

    void wordsAloneAreAMiss_data()
    {
        QTest::addColumn<QString>("reply");
        for (const char16_t *reply : {u"左上角的那一幅。", u"颜色较深的图最合适。", u"?", u"方形", u"Hard to tell."})
            QTest::newRow(qPrintable(QString::fromUtf16(reply))) << QString::fromUtf16(reply);
    }
    void wordsAloneAreAMiss()
    {
        QFETCH(QString, reply);
        for (const Scorer scorer : {Scorer::Strict, Scorer::CiiOfficial}) {
            const ScoredResponse scored = read(scorer, question(all), reply);
            QVERIFY2(scored.result == ResponseResult::Miss, qPrintable(scored.label + u' ' + scored.rule));
            QVERIFY(read(scorer, question(all), reply, true).result == ResponseResult::Miss);
        }
    }

    /// Beside pictures, the options that have words are still found by them.
    void textsBesidePicturesAreFound()
    {
        const Question mixed = question(OptionSet{0b1001});
        for (const Scorer scorer : {Scorer::Strict, Scorer::CiiOfficial}) {
            QCOMPARE(read(scorer, mixed, QStringLiteral("方形")).label, QStringLiteral("B"));
            QCOMPARE(read(scorer, mixed, QStringLiteral("三角形")).label, QStringLiteral("C"));
        }
    }

    void allOfThemAreAllPictures()
    {
        for (const OptionSet &pictures : {all, OptionSet{0b1001}, OptionSet{}})
            QCOMPARE(read(Scorer::Strict, question(pictures), QStringLiteral("以上都对"), true).label, QStringLiteral("ABCD"));
        QCOMPARE(read(Scorer::Strict, question(all), QStringLiteral("D以外的选项都正确"), true).label, QStringLiteral("ABC"));
        QCOMPARE(read(Scorer::Strict, question(all), QStringLiteral("A、C"), true).label, QStringLiteral("AC"));
    }
};

QTEST_GUILESS_MAIN(PictureOptionsTest)
#include "pictureoptionstest.moc"
