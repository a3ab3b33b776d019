// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/patience.h"

#include "models/items/pictureloader.h"
#include "widgets/image/imageviewer.h"
#include "widgets/image/shownpicture.h"

#include <QDir>
#include <QFileInfo>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace yuyi;

/// Whoever walks from image to image sees the picture of the image they are at.
class ShownPictureTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_loader = std::make_unique<PictureLoader>(m_folder->path());
        m_viewer = std::make_unique<ImageViewer>();
        m_shown = new ShownPicture(*m_loader, m_viewer.get());
    }
    void cleanup()
    {
        m_viewer.reset();
        m_loader.reset();
    }

    void thePictureComes()
    {
        const QSignalSpy arrived(m_shown, &ShownPicture::arrived);
        QVERIFY(!m_shown->show(stored(40)));
        QTRY_COMPARE(arrived.size(), 1);
        QCOMPARE(m_viewer->imageSize(), QSize(40, 30));
    }

    void zoomStaysWhileTheImageIsTheSame()
    {
        const Image image = stored(40);
        m_shown->show(image);
        QTRY_VERIFY(m_viewer->hasImage());
        m_viewer->actualSize();
        m_viewer->zoomIn();
        const double zoom = m_viewer->zoom();
        QVERIFY(m_shown->show(image));
        QCOMPARE(m_viewer->zoom(), zoom);
        m_shown->forget();
        QVERIFY(!m_shown->show(image));
    }

    void onlyTheLastOneAskedForIsShown()
    {
        const QSignalSpy arrived(m_shown, &ShownPicture::arrived);
        const Image first = stored(1200), second = stored(24);
        m_shown->show(first);
        m_shown->show(second);
        QTRY_VERIFY(m_viewer->hasImage());
        QTRY_VERIFY(m_loader->picture(first).isFinished());
        QVERIFY(isIdle());
        QCOMPARE(m_viewer->imageSize().width(), 24);
        QCOMPARE(arrived.size(), 1);
    }

    void afterClearNothingComes()
    {
        const QSignalSpy arrived(m_shown, &ShownPicture::arrived);
        const Image image = stored(300);
        m_shown->show(image);
        m_shown->clear();
        QTRY_VERIFY(m_loader->picture(image).isFinished());
        QVERIFY(isIdle());
        QVERIFY(!m_viewer->hasImage() && !m_viewer->isLoading());
        QCOMPARE(arrived.size(), 0);
    }

    void aFileThatIsGoneIsSaid()
    {
        Image image = stored(40);
        QVERIFY(QFile::remove(m_loader->path(image)));
        const QSignalSpy arrived(m_shown, &ShownPicture::arrived);
        m_shown->show(image);
        QTRY_COMPARE(arrived.size(), 1);
        QVERIFY(!m_viewer->error().isEmpty());
    }

private:
    /// What was posted until now has been handled.
    bool isIdle()
    {
        bool handled = false;
        QMetaObject::invokeMethod(
            this, [&handled] { handled = true; }, Qt::QueuedConnection);
        return QTest::qWaitFor([&handled] { return handled; });
    }

    /// An image of this width in the folder of the project.
    Image stored(int width) const
    {
        Image image;
        image.id = ImageId::create();
        image.format = ImageFormat::Png;
        image.size = QSize(width, 30);
        image.sha256 = Sha256::of(QByteArray::number(width));
        QImage picture(image.size, QImage::Format_RGB32);
        picture.fill(Qt::darkGreen);
        const QString path = m_loader->path(image);
        QDir().mkpath(QFileInfo(path).path());
        picture.save(path, "PNG");
        return image;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<PictureLoader> m_loader;
    std::unique_ptr<ImageViewer> m_viewer;
    ShownPicture *m_shown = nullptr;
};

QTEST_MAIN(ShownPictureTest)
#include "shownpicturetest.moc"
