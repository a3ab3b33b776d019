// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/review/reviewedpictures.h"

#include <QLocale>
#include <QTest>

using namespace yuyi;

namespace {

Medium picture(const char *name)
{
    return {Sha256::of(QByteArray(name)), ImageFormat::Png, QSize(8, 8), {}, {}};
}

Question asked(const QList<Medium> &stem, const QList<Medium> &options)
{
    Question made;
    made.id = QuestionId::create();
    made.media = stem;
    for (const Medium &medium : options)
        made.options.append({OptionId::create(), {}, {}, false, medium});
    return made;
}

QStringList captions(const QList<ItemPicture> &pictures)
{
    QStringList list;
    for (const ItemPicture &one : pictures)
        list.append(captionOf(one));
    return list;
}

} // namespace

/// Which pictures stand below the viewer while questions are reviewed, and what they are called.
class ReviewedPicturesTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale::c()); }

    /// A question as it always was: the picture of the image, and nothing else.
    void thereIsOnePicture()
    {
        const Medium own = picture("own");
        const Question question = asked({}, {{}, {}});
        QCOMPARE(comparedPictures(&question, &question, own).size(), 1);
        QCOMPARE(comparedPictures(nullptr, nullptr, own).constFirst().medium.sha256, own.sha256);
        QCOMPARE(picturesOfAll({question, question}, own).size(), 1);
        QVERIFY(comparedPictures(nullptr, nullptr, {}).isEmpty());
    }

    /// Each picture once, with the places that it has on either side.
    void sidesDiffer()
    {
        const Question left = asked({picture("1"), picture("2")}, {picture("a"), picture("b")});
        const Question right = asked({picture("2"), picture("1")}, {picture("a"), picture("c")});
        const QList<ItemPicture> pictures = comparedPictures(&left, &right, picture("own"));
        QCOMPARE(captions(pictures),
                 (QStringList{QStringLiteral("Image"), QStringLiteral("Left: Fig. 1 · Right: Fig. 2"),
                              QStringLiteral("Left: Fig. 2 · Right: Fig. 1"), QStringLiteral("Option A"), QStringLiteral("Left: Option B"),
                              QStringLiteral("Right: Option B")}));
        QCOMPARE(pictures.constLast().medium.sha256, picture("c").sha256);
    }

    /// One annotator alone: nobody has to be told whose they are. The picture of the image is not told twice.
    void oneSideAlone()
    {
        const Question right = asked({picture("own"), picture("2")}, {});
        QCOMPARE(captions(comparedPictures(nullptr, &right, picture("own"))),
                 (QStringList{QStringLiteral("Fig. 1"), QStringLiteral("Fig. 2")}));
    }

    void questionsOfAnImage()
    {
        const Question first = asked({picture("1")}, {});
        const Question second = asked({picture("1"), picture("2")}, {picture("own"), picture("b")});
        QCOMPARE(captions(picturesOfAll({first, second}, picture("own"))),
                 (QStringList{QStringLiteral("Question 1: Fig. 1"), QStringLiteral("Question 2: Fig. 2"),
                              QStringLiteral("Question 2: Option A"), QStringLiteral("Question 2: Option B")}));
        QCOMPARE(captions(picturesOfAll({first}, {})), QStringList{QStringLiteral("Fig. 1")});
    }
};

QTEST_MAIN(ReviewedPicturesTest)
#include "reviewedpicturestest.moc"
