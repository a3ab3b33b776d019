// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/kinds/givenpictures.h"
#include "tests/support/kinds/pictureitems.h"
#include "tests/support/validateprogram.h"

#include "models/domain/images/imagepath.h"
#include "widgets/controls/choices/blindoption.h"
#include "widgets/controls/choices/blindoptions.h"
#include "widgets/image/imageviewer.h"
#include "widgets/image/itempictureview.h"
#include "widgets/image/picturestrip.h"
#include "widgets/shell/commands/keypresses.h"

#include <QFile>
#include <QLabel>

using namespace yuyi;
using namespace yuyi::test;

/// Questions with several pictures, answered blind in the window.
class ValidatePicturesTest : public ValidateProgram
{
    Q_OBJECT

    QList<Medium> m_media;

    QString folder() { return project().factory().folder(); }
    std::unique_ptr<Connection> connection()
    {
        return std::move(*Connection::open(*readLocation(m_program->path(QStringLiteral("validate")), &isOnNetwork)));
    }
    /// One question; its pictures are to be given.
    Question begun()
    {
        makeGold(1);
        m_media = run<QList<Medium>>([folder = folder()](Stores &stores) -> Result<QList<Medium>> {
                      return addMedia(stores, folder, 5, 40);
                  }).value_or(QList<Medium>());
        return gold(m_images.first());
    }
    static ItemPictureView *pictures(AnswerView *view) { return view->findChild<ItemPictureView *>(); }
    static BlindOptions *options(AnswerView *view) { return view->findChild<BlindOptions *>(); }
    /// The option in the viewer; −1: none.
    static int enlarged(AnswerView *view)
    {
        const int current = pictures(view)->current();
        return current < 0 ? -1 : view->current()->pictures.at(current).option;
    }

private Q_SLOTS:
    void init()
    {
        begin();
        // Keys come slower than a test presses them, so that none is taken for a held one.
        window().commands().presses().setClock([this] { return m_time += 1000; });
    }
    void cleanup()
    {
        QVERIFY(m_program->prompts.isSatisfied());
        m_program.reset();
    }

    void picturesAreWalkedAndEnlarged()
    {
        const Question question = begun();
        QCOMPARE(m_media.size(), 5);
        givePictures(*connection(), question.versionId, m_media.mid(0, 2), {m_media.at(2), m_media.at(3), {}, m_media.at(4)});
        AnswerView *view = answerAs(m_validators.first());
        QVERIFY(view);
        QCOMPARE(view->current()->pictures.size(), 5);
        QVERIFY(options(view)->areTiles() && options(view)->arePainted());
        QCOMPARE(pictures(view)->current(), 0);
        QTest::keyClick(view, Qt::Key_BracketRight);
        QCOMPARE(pictures(view)->current(), 1);
        QTest::keyClick(view, Qt::Key_BracketLeft);
        QCOMPARE(pictures(view)->current(), 0);
        // A mark of the question leads to its picture.
        for (QLabel *label : view->findChildren<QLabel *>()) {
            if (label->textFormat() == Qt::RichText && label->isVisible())
                Q_EMIT label->linkActivated(QStringLiteral("2"));
        }
        QCOMPARE(pictures(view)->current(), 1);
        // Shift and the letter: large, and back where it was.
        const Qt::Key key = keyOf(view, question, 1, false);
        QTest::keyClick(view, key, Qt::ShiftModifier);
        QCOMPARE(enlarged(view), key - Qt::Key_A);
        QCOMPARE(pictures(view)->viewer()->imageSize(), QSize(64, 48));
        QTest::keyClick(view, key, Qt::ShiftModifier);
        QCOMPARE(pictures(view)->current(), 1);
        QTest::keyClick(view, keyOf(view, question, 3, false), Qt::ShiftModifier);
        QVERIFY(pictures(view)->isEnlarged());
        QTest::keyClick(view, Qt::Key_Escape);
        QCOMPARE(pictures(view)->current(), 1);
        QTest::keyClick(view, keyOf(view, question, 2, false), Qt::ShiftModifier); // a text
        QCOMPARE(pictures(view)->current(), 1);
        QVERIFY(view->hasQuestion());
        QTest::keyClick(view, keyOf(view, question, 1, false));
        QTRY_COMPARE(votes(m_images.first()), 1);
        const auto vote = run<std::optional<Vote>>([by = m_validators.first()](Stores &stores) {
            return stores.validation().lastVoteOf(by);
        });
        QVERIFY(vote && *vote);
        QCOMPARE((*vote)->answer, Answer(question.options.at(1).id));
    }

    /// Which option is the image of the annotation must not be seen.
    void theOwnPictureIsNotShownFirst()
    {
        const Question question = begun();
        const ImageId image = m_images.first();
        const auto own = run<Medium>([image](Stores &stores) -> Result<Medium> {
            const auto found = stores.images().image(image);
            if (!found)
                return passOn(found);
            return ownAsMedium(stores, *found);
        });
        QVERIFY(own);
        givePictures(*connection(), question.versionId, {}, QList<Medium>{*own} + m_media);
        AnswerView *view = answerAs(m_validators.first());
        QVERIFY(view);
        QCOMPARE(view->current()->pictures.size(), 6);
        QCOMPARE(pictures(view)->current(), -1);
        QVERIFY(!pictures(view)->viewer()->hasImage());
        for (int i = 1; i < 6; ++i)
            QCOMPARE(options(view)->at(i)->size(), options(view)->at(0)->size());
        QTest::keyClick(view, keyOf(view, question, 0, true));
        QTRY_COMPARE(votes(image), 1);
    }

    /// One picture of an option that is not there: nobody answers without it, and the question can be skipped.
    void aMissingPictureIsSkipped()
    {
        const Question question = begun();
        givePictures(*connection(), question.versionId, {}, {m_media.at(0), m_media.at(1)});
        QVERIFY(QFile::remove(imageFilePath(folder(), m_media.at(1).sha256, m_media.at(1).format)));
        project().actAs(m_validators.first());
        window().goToPage(QStringLiteral("validate"));
        QTRY_VERIFY(shown<AnswerView>() && !pictures(shown<AnswerView>())->viewer()->error().isEmpty());
        auto *view = shown<AnswerView>();
        QTest::keyClick(view, Qt::Key_A);
        QVERIFY(!view->isReady() && view->hasQuestion());
        QTest::keyClick(view, Qt::Key_N);
        QTRY_VERIFY(!view->hasQuestion());
        QCOMPARE(votes(m_images.first()), 0);
    }

    /// One picture: the page is as it always was.
    void onePictureHasNoStrip()
    {
        makeGold(1);
        AnswerView *view = answerAs(m_validators.first());
        QVERIFY(view);
        QVERIFY(view->findChild<PictureStrip *>()->isHidden());
        QVERIFY(!options(view)->areTiles());
        QVERIFY(!window().commands().action(QStringLiteral("validate.next-picture"))->isEnabled());
        QVERIFY(!window().commands().action(QStringLiteral("validate.enlarge-1"))->isEnabled());
        QCOMPARE(pictures(view)->viewer()->size(), pictures(view)->size());
    }

private:
    qint64 m_time = 0;
};

QTEST_MAIN(ValidatePicturesTest)
#include "validatepicturestest.moc"
