// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/image/itempictureview.h"
#include "widgets/image/imageviewer.h"
#include "widgets/image/picturestrip.h"
#include "widgets/image/stemlabel.h"

#include <QLabel>
#include <QSignalSpy>
#include <QTest>

#include <memory>

using namespace yuyi;

/// Whoever answers blind looks at all pictures of an item.
class ItemPictureViewTest : public QObject
{
    Q_OBJECT

    std::unique_ptr<ItemPictureView> m_view;

    static Medium medium(char name)
    {
        return {Sha256::of(QByteArray(1, name)), ImageFormat::Png, QSize(40, 30), {}, {}};
    }
    /// Pictures of 101, 102 … pixels.
    static QList<QImage> decoded(qsizetype count)
    {
        QList<QImage> images;
        for (int i = 1; i <= count; ++i) {
            images.append(QImage(100 + i, 80, QImage::Format_RGB32));
            images.last().fill(Qt::green);
        }
        return images;
    }
    void setPictures(const QList<ItemPicture> &pictures) { m_view->setPictures(pictures, decoded(pictures.size())); }
    /// The number of the picture in the viewer, from 1; 0: none.
    int shown() const { return m_view->viewer()->hasImage() ? m_view->viewer()->imageSize().width() - 100 : 0; }
    PictureStrip *strip() const { return m_view->findChild<PictureStrip *>(); }

private Q_SLOTS:
    void init()
    {
        m_view = std::make_unique<ItemPictureView>();
        m_view->resize(400, 400);
        m_view->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_view.get()));
    }
    void cleanup() { m_view.reset(); }

    /// One picture is a viewer, as large as there is room.
    void onePictureFillsEverything()
    {
        setPictures(itemPictures({medium('a')}, {}));
        QCOMPARE(shown(), 1);
        QVERIFY(strip()->isHidden());
        QCOMPARE(m_view->viewer()->geometry(), m_view->rect());
        QVERIFY(!m_view->enlarge(0) && !m_view->putBack());
        m_view->setCount(0, 1);
        QVERIFY(m_view->findChild<QLabel *>(QStringLiteral("loadedPictures"))->isHidden());
    }

    void walksAndKeepsTheZoom()
    {
        setPictures(itemPictures({medium('a'), medium('b')}, {medium('c')}));
        QVERIFY(!strip()->isHidden());
        m_view->viewer()->zoomIn();
        const double zoom = m_view->viewer()->zoom();
        const QSignalSpy changed(m_view.get(), &ItemPictureView::currentChanged);
        m_view->step(1);
        QCOMPARE(shown(), 2);
        QVERIFY(m_view->viewer()->isFit());
        QCOMPARE(m_view->viewer()->accessibleDescription(), QStringLiteral("Fig. 2"));
        m_view->step(-1);
        QCOMPARE(m_view->viewer()->zoom(), zoom);
        m_view->showNumber(2);
        QCOMPARE(shown(), 2);
        m_view->showNumber(7);
        QCOMPARE(shown(), 2);
        QCOMPARE(changed.size(), 3);
        // Another item has nothing of it.
        setPictures(itemPictures({medium('d'), medium('e')}, {}));
        QCOMPARE(shown(), 1);
        QVERIFY(m_view->viewer()->isFit());
    }

    void anOptionIsEnlargedAndPutBack()
    {
        setPictures(itemPictures({medium('a'), medium('b')}, {medium('c'), {}, medium('d')}));
        QVERIFY(m_view->has(0) && !m_view->has(1) && m_view->has(2) && !m_view->has(3));
        m_view->step(1);
        QVERIFY(m_view->enlarge(2));
        QCOMPARE(shown(), 4);
        QVERIFY(m_view->isEnlarged());
        QVERIFY(m_view->enlarge(0));
        QCOMPARE(shown(), 3);
        QVERIFY(!m_view->enlarge(1));
        QCOMPARE(shown(), 3);
        QVERIFY(m_view->enlarge(0)); // the same once more
        QCOMPARE(shown(), 2);
        QVERIFY(!m_view->putBack());
        QCOMPARE(m_view->ofOptions(3).at(2).width(), 104);
        QVERIFY(m_view->ofOptions(3).at(1).isNull());
    }

    /// Where the options are the only pictures, none stands in the viewer before somebody wants to see it.
    void noOptionIsShownFirst()
    {
        setPictures(itemPictures({}, {medium('a'), medium('b')}));
        QCOMPARE(shown(), 0);
        QCOMPARE(strip()->current(), -1);
        QVERIFY(!strip()->isHidden());
        QVERIFY(m_view->enlarge(0));
        QCOMPARE(shown(), 1);
        QVERIFY(m_view->putBack());
        QCOMPARE(shown(), 0);
        QCOMPARE(strip()->current(), -1);
        m_view->step(1);
        QCOMPARE(shown(), 1);
        // Nor where only one option is a picture.
        setPictures(itemPictures({}, {{}, medium('a')}));
        QCOMPARE(shown(), 0);
        QVERIFY(m_view->enlarge(1));
        QCOMPARE(shown(), 1);
        QVERIFY(m_view->enlarge(1));
        QCOMPARE(shown(), 0);
    }

    void saysHowManyAreHere()
    {
        const auto *count = m_view->findChild<QLabel *>(QStringLiteral("loadedPictures"));
        m_view->setLoading();
        m_view->setCount(2, 5);
        QVERIFY(!count->isHidden());
        QCOMPARE(count->text(), QStringLiteral("Loading pictures: 2 of 5"));
        m_view->setCount(5, 5);
        QVERIFY(count->isHidden());
        m_view->setCount(1, 2);
        m_view->setError(QStringLiteral("It is cut off."));
        QVERIFY(count->isHidden());
        QCOMPARE(m_view->viewer()->error(), QStringLiteral("It is cut off."));
    }

    /// Marks are links only where there is another picture to go to, and what somebody wrote is never markup.
    void marksOfAStem()
    {
        QLabel label;
        const QList<ItemPicture> two = itemPictures({medium('a'), medium('b')}, {});
        showStem(&label, QStringLiteral("如图⟦1⟧"), itemPictures({medium('a')}, {medium('b')}));
        QCOMPARE(label.text(), QStringLiteral("如图[Fig. 1]"));
        QCOMPARE(label.textFormat(), Qt::PlainText);
        showStem(&label, QStringLiteral("a < b ⟦2⟧ ⟦3⟧\n<b>"), two);
        QCOMPARE(label.textFormat(), Qt::RichText);
        QVERIFY(label.text().contains(QStringLiteral("a &lt; b <a href=\"2\">[Fig. 2]</a> ⟦3⟧\n&lt;b&gt;")));
        QCOMPARE(label.accessibleName(), QStringLiteral("a < b [Fig. 2] ⟦3⟧\n<b>"));
        showStem(&label, QStringLiteral("<b>"), two);
        QCOMPARE(label.textFormat(), Qt::PlainText);
        QCOMPARE(label.text(), QStringLiteral("<b>"));
    }
};

QTEST_MAIN(ItemPictureViewTest)
#include "itempictureviewtest.moc"
