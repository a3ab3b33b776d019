// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/drawnpictures.h"
#include "tests/support/patience.h"

#include "models/domain/images/imagepath.h"
#include "models/items/pictureloader.h"
#include "widgets/image/imageviewer.h"
#include "widgets/image/picturepane.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace yuyi;

/// Whoever compares the pictures of an item goes back to the place that they looked at.
class PicturePaneZoomTest : public QObject
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
    bool shows(int width) const { return m_pane->hasArrived() && m_pane->viewer()->imageSize().width() == width; }

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

    void eachPictureKeepsItsZoom()
    {
        const QList<ItemPicture> item = itemPictures({stored(1, 60), stored(2, 70)}, {});
        m_pane->show(item);
        QTRY_VERIFY(shows(60));
        m_pane->viewer()->actualSize();
        m_pane->viewer()->zoomIn();
        const double zoom = m_pane->viewer()->zoom();
        m_pane->step(1);
        QTRY_VERIFY(shows(70));
        QVERIFY(m_pane->viewer()->isFit());
        m_pane->step(-1);
        QTRY_VERIFY(shows(60));
        QCOMPARE(m_pane->viewer()->zoom(), zoom);
        // Another item begins anew, even with a picture that this one has.
        m_pane->show(itemPictures({stored(3, 80), stored(1, 60)}, {}));
        QTRY_VERIFY(shows(80));
        m_pane->step(1);
        QTRY_VERIFY(shows(60));
        QVERIFY(m_pane->viewer()->isFit());
    }

    void itSaysWhenAPictureIsThere()
    {
        const QSignalSpy arrived(m_pane.get(), &PicturePane::arrived);
        QVERIFY(!m_pane->hasArrived() && m_pane->currentPicture() == nullptr);
        const Medium first = stored(1, 60);
        m_pane->show(itemPictures({first, stored(2, 70)}, {}));
        QTRY_COMPARE(arrived.size(), 1);
        QVERIFY(m_pane->hasArrived() && m_pane->hasSeveral());
        QCOMPARE(m_pane->currentPicture()->medium, first);
        m_pane->step(1);
        QTRY_COMPARE(arrived.size(), 2);
        // A picture that is not there is told, too.
        m_pane->show(itemPictures({Medium{Sha256::of("none"), ImageFormat::Png, QSize(9, 9), {}, {}}}, {}));
        QTRY_COMPARE(arrived.size(), 3);
        QVERIFY(m_pane->hasArrived() && !m_pane->viewer()->error().isEmpty());
        m_pane->clear();
        QVERIFY(!m_pane->hasArrived());
    }
};

QTEST_MAIN(PicturePaneZoomTest)
#include "picturepanezoomtest.moc"
