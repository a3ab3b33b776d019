// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/drawnpictures.h"
#include "tests/support/patience.h"

#include "models/domain/images/imagepath.h"
#include "models/items/pictureloader.h"
#include "widgets/controls/labels/optioncounts.h"
#include "widgets/image/countedpictures.h"
#include "widgets/image/imageviewer.h"
#include "widgets/image/picturepane.h"
#include "widgets/image/picturestrip.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace yuyi;

/// Whoever looks at an item that others answered sees its pictures, one after the other or beside the counts of its options.
class PicturePaneTest : public QObject
{
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<PictureLoader> m_loader;
    std::unique_ptr<PicturePane> m_pane;

    Medium stored(quint32 seed, int width)
    {
        const QByteArray bytes = drawn::encoded(drawn::scene(seed, QSize(width, 40)), "png", -1);
        const Medium medium{Sha256::of(bytes), ImageFormat::Png, QSize(width, 40), {}, {}};
        const QString path = imageFilePath(m_folder->path(), medium.sha256, medium.format);
        QDir().mkpath(QFileInfo(path).path());
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("fixture not written");
        return medium;
    }
    int shownWidth() const { return m_pane->viewer()->hasImage() ? m_pane->viewer()->imageSize().width() : 0; }

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_loader = std::make_unique<PictureLoader>(m_folder->path());
        m_pane = std::make_unique<PicturePane>(*m_loader);
        m_pane->resize(400, 400);
    }
    void cleanup()
    {
        m_pane.reset();
        m_loader.reset();
    }

    /// One picture: the viewer alone, in all the room that there is.
    void onePictureIsTheViewerAlone()
    {
        m_pane->show(itemPictures({stored(1, 60)}, {}));
        m_pane->QWidget::show();
        QTRY_COMPARE(shownWidth(), 60);
        QVERIFY(m_pane->findChild<PictureStrip *>()->isHidden());
        QCOMPARE(m_pane->viewer()->size(), m_pane->size());
        m_pane->clear();
        QVERIFY(!m_pane->viewer()->hasImage());
        QCOMPARE(m_pane->current(), -1);
    }

    void picturesAreWalked()
    {
        const QSignalSpy changed(m_pane.get(), &PicturePane::currentChanged);
        const QList<Medium> stem{stored(1, 60), stored(2, 70)};
        const Medium option = stored(3, 80);
        m_pane->show(itemPictures(stem, {{}, option}));
        QTRY_COMPARE(shownWidth(), 60);
        m_pane->step(1);
        QTRY_COMPARE(shownWidth(), 70);
        m_pane->showOption(1);
        QTRY_COMPARE(shownWidth(), 80);
        m_pane->showOption(0); // it is a text
        m_pane->showNumber(7);
        QCOMPARE(m_pane->current(), 2);
        m_pane->showNumber(1);
        QTRY_COMPARE(shownWidth(), 60);
        m_pane->showPicture(option.sha256);
        QCOMPARE(m_pane->current(), 2);
        QCOMPARE(changed.size(), 4);
        // The same files again: whoever is at one of them stays there.
        m_pane->show(itemPictures(stem, {{}, option}));
        QCOMPARE(m_pane->current(), 2);
        m_pane->show(itemPictures(stem, {}));
        QCOMPARE(m_pane->current(), 0);
    }

    /// A click on the small picture, or Enter, asks for it; texts are as they were.
    void countedOptionsShowTheirPictures()
    {
        OptionCounts counts;
        showPicturesIn(&counts, *m_loader);
        counts.resize(400, 300);
        OptionCounts::Line text;
        text.letter = QStringLiteral("A");
        text.text = QStringLiteral("一只猫");
        OptionCounts::Line picture;
        picture.letter = QStringLiteral("B");
        counts.setLines({text, text}, 5);
        const int low = counts.heightForWidth(400);
        QCOMPARE(counts.focusPolicy(), Qt::NoFocus);
        QSignalSpy wanted(&counts, &OptionCounts::pictureWanted);
        QTest::mouseClick(&counts, Qt::LeftButton, {}, QPoint(40, 10));
        QCOMPARE(wanted.size(), 0);

        picture.picture = stored(4, 60);
        counts.setLines({text, picture}, 5);
        QVERIFY(counts.heightForWidth(400) > low);
        QCOMPARE(counts.focusPolicy(), Qt::TabFocus);
        QVERIFY(counts.accessibleName().contains(QStringLiteral("[picture]")));
        counts.show();
        QVERIFY(QTest::qWaitForWindowActive(&counts));
        counts.setFocus();
        QTest::keyClick(&counts, Qt::Key_Return);
        QCOMPARE(wanted.size(), 1);
        QCOMPARE(wanted.takeFirst().constFirst().toInt(), 1);
        // Both lines of texts are equally high, so the second line begins in their middle.
        QTest::mouseClick(&counts, Qt::LeftButton, {}, QPoint(50, low / 2 + 20));
        QCOMPARE(wanted.size(), 1);
        // It is painted when it has come.
        counts.setThumbnails({});
        const QImage without = counts.grab().toImage();
        showPicturesIn(&counts, *m_loader);
        QTRY_VERIFY(!m_loader->thumbnail(imageOf(picture.picture), 160).isNull());
        QVERIFY(counts.grab().toImage() != without);
    }
};

QTEST_MAIN(PicturePaneTest)
#include "picturepanetest.moc"
