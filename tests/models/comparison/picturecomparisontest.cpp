// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/comparison/alignment.h"
#include "models/comparison/contentcomparison.h"

#include <QTest>

#include <algorithm>

using namespace yuyi;

namespace {

Medium picture(const char *name)
{
    return {Sha256::of(QByteArray(name)), ImageFormat::Png, QSize(64, 48), {}, {}};
}

Question asked(const QList<Medium> &stem, const QList<Medium> &options, int key)
{
    Question made;
    made.id = QuestionId::create();
    made.versionId = QuestionVersionId::create();
    made.kind = QStringLiteral("pictures");
    made.stem = QStringLiteral("⟦1⟧之后是哪一幅？");
    made.media = stem;
    for (qsizetype i = 0; i < options.size(); ++i)
        made.options.append({OptionId::create(), {}, {}, i == key, options.at(i)});
    return made;
}

} // namespace

/// Two annotators ask about pictures.
class PictureComparisonTest : public QObject
{
    Q_OBJECT

    Question m_left;
    Question m_right;

    bool isMerged() const
    {
        AnnotationContent a;
        AnnotationContent b;
        a.questions = {m_left};
        b.questions = {m_right};
        const QList<ComparedField> fields = compareContents(Preset(), a, b, 0.9);
        return fields.size() == 1 && fields.constFirst().merged;
    }

private Q_SLOTS:
    void init()
    {
        m_left = asked({picture("1"), picture("2")}, {picture("a"), picture("b"), picture("c")}, 1);
        m_right = asked({picture("1"), picture("2")}, {picture("a"), picture("b"), picture("c")}, 1);
    }

    void thePicturesAreTheSame()
    {
        std::reverse(m_right.options.begin(), m_right.options.end()); // options have no order
        QVERIFY(isMerged());
    }

    /// The marks in the text count them.
    void theyStandInAnotherOrder()
    {
        m_right.media.swapItemsAt(0, 1);
        QVERIFY(!isMerged());
        QCOMPARE(questionSimilarity(m_left, m_right), 1.0); // but it is the same question
    }

    void aCaptionDiffers()
    {
        m_right.media[0].caption = QStringLiteral("装置图");
        QVERIFY(!isMerged());
        m_right.media[0].caption.clear();
        m_right.media[0].role = QStringLiteral("a");
        QVERIFY(!isMerged());
    }

    void onePictureDiffers()
    {
        m_right.media[1] = picture("3");
        QVERIFY(!isMerged());
        const double similarity = questionSimilarity(m_left, m_right);
        QVERIFY(similarity > sameQuestionLimit && similarity < 1);
        m_right.media[1] = picture("2");
        m_right.options[2].picture = picture("d");
        QVERIFY(!isMerged());
    }

    void onlyOneListsPictures()
    {
        m_right.media.clear();
        QVERIFY(!isMerged());
    }

    void optionsArePairedByTheirPictures()
    {
        std::reverse(m_right.options.begin(), m_right.options.end());
        const QList<Pair> pairs = alignOptions(m_left, m_right);
        QCOMPARE(pairs, (QList<Pair>{{0, 2, 1}, {1, 1, 1}, {2, 0, 1}}));
        // Another picture is another option, even with the same words.
        m_left.options[0].text = QStringLiteral("甲");
        m_right.options[2].text = QStringLiteral("甲");
        m_right.options[2].picture = picture("x");
        QCOMPARE(alignOptions(m_left, m_right).constFirst().similarity, 0.5);
    }

    /// Options of other pictures make another question, though the words are the same.
    void questionsArePairedByTheirPictures()
    {
        const Question other = asked({picture("7"), picture("8")}, {picture("u"), picture("v"), picture("w")}, 0);
        const QList<Pair> pairs = alignQuestions({m_left, other}, {other, m_right});
        QCOMPARE(pairs, (QList<Pair>{{0, 1, 1}, {1, 0, 1}}));
    }
};

QTEST_GUILESS_MAIN(PictureComparisonTest)
#include "picturecomparisontest.moc"
