// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/domain/annotation/questionpictures.h"

#include <QTest>

using namespace yuyi;

namespace {

Medium picture(const char *name)
{
    Medium medium;
    medium.sha256 = Sha256::of(QByteArray(name));
    medium.format = ImageFormat::Png;
    medium.size = {40, 30};
    return medium;
}

Option optionWith(const Medium &medium, const QString &text = {})
{
    Option option;
    option.id = OptionId::create();
    option.text = text;
    option.picture = medium;
    return option;
}

QString textOf(const QList<StemPiece> &pieces)
{
    QStringList parts;
    for (const StemPiece &piece : pieces)
        parts.append(piece.picture > 0 ? QString::number(piece.picture) : u'"' + piece.text + u'"');
    return parts.join(u' ');
}

} // namespace

/// Which pictures a question shows, and where in its text.
class QuestionPicturesTest : public QObject
{
    Q_OBJECT

    const Medium m_own = picture("own");
    const Medium m_a = picture("a");
    const Medium m_b = picture("b");

private Q_SLOTS:
    void aQuestionOfTextsShowsItsImage()
    {
        Question question;
        question.options = {optionWith({}, QStringLiteral("甲")), optionWith({}, QStringLiteral("乙"))};
        QVERIFY(!question.hasPictures());
        QCOMPARE(stemPictures(question, m_own), QList<Medium>{m_own});
        QCOMPARE(stemPictures(question, {}), QList<Medium>());
    }

    void whatIsListedIsShown()
    {
        Question question;
        question.media = {m_a, m_own, m_b};
        QVERIFY(question.hasPictures());
        QCOMPARE(stemPictures(question, m_own), question.media);
        // The own picture only where it is listed, also if it is an option beside.
        question.media = {m_a};
        question.options = {optionWith(m_own), optionWith(m_b)};
        QCOMPARE(stemPictures(question, m_own), QList<Medium>{m_a});
    }

    /// Its image is the picture of an option: shown as that of the question, it would give the option weight.
    void anImageThatIsAnOptionIsNotThePictureOfTheStem()
    {
        Question question;
        question.options = {optionWith(m_own), optionWith(m_a)};
        QVERIFY(question.hasPictures());
        QCOMPARE(stemPictures(question, m_own), QList<Medium>());
        QCOMPARE(stemPictures({}, {{}, m_own}, m_own), QList<Medium>());
        // Pictures of options alone take nothing from the question.
        question.options = {optionWith(m_a), optionWith(m_b)};
        QCOMPARE(stemPictures(question, m_own), QList<Medium>{m_own});
    }

    void picturesAreNumberedAsTheyAreShown()
    {
        Question question;
        question.media = {m_own, m_a};
        question.media[1].caption = QStringLiteral("装置图");
        question.options = {optionWith({}, QStringLiteral("甲")), optionWith(m_b), optionWith(picture("c"))};
        const QList<Option> shown{question.options.at(2), question.options.at(0), question.options.at(1)};
        const QList<ItemPicture> all = itemPictures(question, m_own, shown);
        QCOMPARE(all.size(), 4);
        QCOMPARE(all.at(0).medium, m_own);
        QCOMPARE(all.at(0).number, 1);
        QCOMPARE(all.at(1).number, 2);
        QCOMPARE(all.at(1).option, -1);
        QCOMPARE(all.at(2).medium, picture("c"));
        QCOMPARE(all.at(2).number, 0);
        QCOMPARE(all.at(2).option, 0);
        QCOMPARE(all.at(3).medium, m_b);
        QCOMPARE(all.at(3).option, 2);
        QStringList captions;
        for (const ItemPicture &one : all)
            captions.append(captionOf(one));
        QCOMPARE(captions.join(u'|'), QStringLiteral("Fig. 1|装置图|Option A|Option C"));
    }

    void stemsAreCutAtTheirMarks_data()
    {
        QTest::addColumn<QString>("stem");
        QTest::addColumn<int>("pictures");
        QTest::addColumn<QString>("pieces");
        QTest::newRow("no mark") << QStringLiteral("如图") << 2 << QStringLiteral("\"如图\"");
        QTest::newRow("nothing") << QString() << 2 << QString();
        QTest::newRow("within") << QStringLiteral("如图⟦1⟧，与⟦2⟧不同") << 2 << QStringLiteral("\"如图\" 1 \"，与\" 2 \"不同\"");
        QTest::newRow("alone") << QStringLiteral("⟦1⟧") << 1 << QStringLiteral("1");
        QTest::newRow("twice") << QStringLiteral("⟦2⟧⟦2⟧。") << 2 << QStringLiteral("2 2 \"。\"");
        QTest::newRow("beyond") << QStringLiteral("⟦1⟧和⟦3⟧") << 2 << QStringLiteral("1 \"和⟦3⟧\"");
        QTest::newRow("zero") << QStringLiteral("⟦0⟧") << 9 << QStringLiteral("\"⟦0⟧\"");
        QTest::newRow("ten") << QStringLiteral("⟦10⟧") << 9 << QStringLiteral("\"⟦10⟧\"");
        QTest::newRow("none to show") << QStringLiteral("⟦1⟧") << 0 << QStringLiteral("\"⟦1⟧\"");
    }
    void stemsAreCutAtTheirMarks()
    {
        QFETCH(const QString, stem);
        QFETCH(const int, pictures);
        QFETCH(const QString, pieces);
        QCOMPARE(textOf(stemPieces(stem, pictures)), pieces);
    }

    void picturesWithoutAMarkAreKnown()
    {
        QCOMPARE(unmarked(QStringLiteral("如图⟦2⟧"), 3), QList<int>({1, 3}));
        QCOMPARE(unmarked(QStringLiteral("⟦1⟧⟦2⟧⟦2⟧"), 2), QList<int>());
        QCOMPARE(unmarked({}, 1), QList<int>{1});
    }

    /// Picture 2 is taken out: its mark goes, 3 becomes 2, and what is no mark stays.
    void marksFollowTheirPictures()
    {
        QCOMPARE(renumbered(QStringLiteral("⟦1⟧⟦2⟧甲⟦3⟧⟦3⟧⟦0⟧⟦5⟧"), {1, 0, 2}), QStringLiteral("⟦1⟧甲⟦2⟧⟦2⟧⟦0⟧⟦5⟧"));
        // Two change places.
        QCOMPARE(renumbered(QStringLiteral("⟦1⟧甲⟦2⟧"), {2, 1}), QStringLiteral("⟦2⟧甲⟦1⟧"));
        QCOMPARE(renumbered(QStringLiteral("甲"), {}), QStringLiteral("甲"));
    }

    void stemsAreReadWithoutMarks()
    {
        const QString stem = QStringLiteral("如图") + pictureMark(1) + QStringLiteral("所示⟦10⟧");
        QCOMPARE(stem, QStringLiteral("如图⟦1⟧所示⟦10⟧"));
        QCOMPARE(readableStem(stem), QStringLiteral("如图[Fig. 1]所示⟦10⟧"));
        QCOMPARE(unmarkedStem(stem), QStringLiteral("如图所示⟦10⟧"));
    }

    void optionsSayWhatTheyAre()
    {
        QCOMPARE(optionWords(optionWith({}, QStringLiteral("甲"))), QStringLiteral("甲"));
        QCOMPARE(optionWords(optionWith(m_a)), QStringLiteral("[picture]"));
        QCOMPARE(optionWords(optionWith(m_a, QStringLiteral("甲"))), QStringLiteral("甲 [picture]"));
        QVERIFY(Option().isEmpty() && optionWith({}, QStringLiteral("  ")).isEmpty());
        QVERIFY(!optionWith(m_a).isEmpty() && !optionWith({}, QStringLiteral("甲")).isEmpty());
        QVERIFY(pictureToken(m_a.sha256) != pictureToken(m_b.sha256));
        QCOMPARE(pictureToken(m_a.sha256), u'⟦' + m_a.sha256.hex().left(12) + u'⟧');
    }

    void sizeAndFormatFollowFromTheHash()
    {
        Medium same = m_a;
        same.format = ImageFormat::Unknown;
        same.size = {};
        QCOMPARE(same, m_a);
        same.caption = QStringLiteral("甲");
        QVERIFY(!(same == m_a));
        Image image;
        image.id = ImageId::create();
        image.sha256 = m_a.sha256;
        image.format = m_a.format;
        image.size = m_a.size;
        const Medium made = mediumOf(image);
        QCOMPARE(made, m_a);
        const Image back = imageOf(made);
        QVERIFY(back.id.isNull());
        QCOMPARE(back.sha256, image.sha256);
        QCOMPARE(back.format, image.format);
        QCOMPARE(back.size, image.size);
    }
};

QTEST_APPLESS_MAIN(QuestionPicturesTest)
#include "questionpicturestest.moc"
