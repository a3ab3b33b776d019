// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/annotation/pictureedits.h"

#include "models/domain/annotation/questionpictures.h"
#include "tests/support/kinds/pictureitems.h"

#include <QtTest>

using namespace yuyi;
using namespace yuyi::test;

/// What becomes of a question when its author adds, moves and removes pictures.
class PictureEditsTest : public QObject
{
    Q_OBJECT

    const Medium m_own = drawnMedium(1).medium();
    const Medium m_b = drawnMedium(2).medium();
    const Medium m_c = drawnMedium(3).medium();

private Q_SLOTS:
    void theImageStaysWhenAPictureIsAdded()
    {
        Question question = pictureQuestion({}, {});
        question.stem = QStringLiteral("如图⟦1⟧");
        QCOMPARE(insertPictures(question, m_own, 1, {m_b}, 5), 1);
        QCOMPARE(question.media, QList<Medium>({m_own, m_b}));
        QCOMPARE(question.stem, QStringLiteral("如图⟦1⟧"));
        // Before it: its mark goes on.
        QCOMPARE(insertPictures(question, m_own, 0, {m_c}, 5), 1);
        QCOMPARE(question.media, QList<Medium>({m_c, m_own, m_b}));
        QCOMPARE(question.stem, QStringLiteral("如图⟦2⟧"));
        // What is there is not added again, and not more than there may be.
        QCOMPARE(insertPictures(question, m_own, 3, {m_b, m_own}, 5), 0);
        QCOMPARE(insertPictures(question, m_own, 3, {drawnMedium(4).medium(), drawnMedium(5).medium()}, 4), 1);
        QCOMPARE(question.media.size(), 4);
    }

    void marksFollowTheirPictures()
    {
        Question question = pictureQuestion({m_own, m_b, m_c}, {});
        question.stem = QStringLiteral("⟦1⟧⟦2⟧⟦3⟧⟦2⟧⟦7⟧");
        QVERIFY(movePicture(question, m_own, 2, 0));
        QCOMPARE(question.media, QList<Medium>({m_c, m_own, m_b}));
        QCOMPARE(question.stem, QStringLiteral("⟦2⟧⟦3⟧⟦1⟧⟦3⟧⟦7⟧"));
        const Question moved = question;
        QVERIFY(!movePicture(question, m_own, 2, 3) && !movePicture(question, m_own, 0, -1) && !movePicture(question, m_own, 1, 1));
        QCOMPARE(question, moved);
        QVERIFY(removePicture(question, m_own, 1));
        QCOMPARE(question.media, QList<Medium>({m_c, m_b}));
        QCOMPARE(question.stem, QStringLiteral("⟦2⟧⟦1⟧⟦2⟧⟦7⟧"));
    }

    void downToTheImageNothingIsListed()
    {
        Question question = pictureQuestion({m_own, m_b}, {});
        QVERIFY(removePicture(question, m_own, 1));
        QVERIFY(question.media.isEmpty());
        QCOMPARE(question.stem, QStringLiteral("哪一幅与众不同？⟦1⟧"));
        const Question alone = question;
        QVERIFY(!removePicture(question, m_own, 0)); // a question without a picture shows its image
        QCOMPARE(question, alone);
        // Without the image the other picture stands alone, and without that the image is back.
        QVERIFY(insertPictures(question, m_own, 1, {m_b}, 5) == 1 && removePicture(question, m_own, 0));
        QCOMPARE(question.media, QList<Medium>{m_b});
        QCOMPARE(question.stem, QStringLiteral("哪一幅与众不同？"));
        QVERIFY(removePicture(question, m_own, 0));
        QCOMPARE(stemPictures(question, m_own), QList<Medium>{m_own});
    }

    void aCaptionIsPartOfTheList()
    {
        Question question = pictureQuestion({}, {});
        QVERIFY(describePicture(question, m_own, 0, QStringLiteral("装置图"), QStringLiteral("a")));
        QCOMPARE(question.media.size(), 1);
        QCOMPARE(question.media.constFirst().caption, QStringLiteral("装置图"));
        QVERIFY(!describePicture(question, m_own, 0, QStringLiteral("装置图"), QStringLiteral("a")));
        QVERIFY(!describePicture(question, m_own, 1, QStringLiteral("x"), {}));
        QVERIFY(describePicture(question, m_own, 0, {}, {}));
        QVERIFY(question.media.isEmpty());
    }

    /// A stem does not show a picture that is one of the answers, unless it says so.
    void theImageMayBeAnOption()
    {
        Question question = pictureQuestion({}, {{}, {}});
        QVERIFY(setOptionPicture(question, m_own, 0, m_own));
        QVERIFY(stemPictures(question, m_own).isEmpty() && question.media.isEmpty());
        QVERIFY(!setOptionPicture(question, m_own, 0, m_own) && !setOptionPicture(question, m_own, 2, m_b));
        QCOMPARE(insertPictures(question, m_own, 0, {m_own}, 5), 1); // wanted there, too
        QCOMPARE(question.media, QList<Medium>{m_own});
        QVERIFY(removePicture(question, m_own, 0));
        QVERIFY(setOptionPicture(question, m_own, 0, {}));
        QCOMPARE(stemPictures(question, m_own), QList<Medium>{m_own});
        question.stem = QStringLiteral("⟦1⟧与哪一幅相同？");
        Medium described = m_own;
        described.caption = QStringLiteral("图");
        QVERIFY(setOptionPicture(question, m_own, 1, described));
        QCOMPARE(question.options.at(1).picture, m_own); // its letter is its caption
        QCOMPARE(question.media, QList<Medium>{m_own});
        QCOMPARE(question.stem, QStringLiteral("⟦1⟧与哪一幅相同？"));
    }
};

QTEST_GUILESS_MAIN(PictureEditsTest)
#include "pictureeditstest.moc"
