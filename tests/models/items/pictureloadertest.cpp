// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/items/pictureloader.h"
#include "models/services/session/imagefiles.h"
#include "tests/support/patience.h"

#include <QBuffer>
#include <QDir>
#include <QFileInfo>
#include <QPainter>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <atomic>

using namespace yuyi;

namespace {

/// Has one picture, when it can be reached.
class OneServer final : public PictureServer
{
public:
    Result<QByteArray> bytes(const Sha256 &) override
    {
        if (!reached)
            return failure(ErrorCode::Environment, QStringLiteral("The server cannot be reached."));
        return content;
    }
    QByteArray content;
    std::atomic<bool> reached = true;
};

} // namespace

class PictureLoaderTest : public QObject
{
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_dir;
    std::unique_ptr<PictureLoader> m_loader;

    Image plant(int number, const QSize &size = {640, 480})
    {
        QImage picture(size, QImage::Format_RGB32);
        picture.fill(QColor::fromHsv(number * 37 % 360, 200, 200));
        QBuffer buffer;
        buffer.open(QIODevice::WriteOnly);
        picture.save(&buffer, "PNG", 100); // stored, not squeezed: quick to write
        return plantBytes(buffer.data());
    }

    Image plantBytes(const QByteArray &bytes)
    {
        Image image;
        image.id = ImageId::create();
        image.sha256 = Sha256::of(bytes);
        image.format = ImageFormat::Png;
        const QString path = imageFilePath(m_dir->path(), image.sha256, image.format);
        QDir().mkpath(QFileInfo(path).path());
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("cannot write the fixture");
        return image;
    }

private Q_SLOTS:
    void init()
    {
        m_dir = std::make_unique<QTemporaryDir>();
        m_loader = std::make_unique<PictureLoader>(m_dir->path());
    }

    void cleanup() { m_loader.reset(); }

    void thumbnailComesLaterAndIsKept()
    {
        const Image image = plant(1);
        QSignalSpy ready(m_loader.get(), &PictureLoader::thumbnailReady);
        QVERIFY(m_loader->thumbnail(image, 160).isNull());
        QTRY_COMPARE(ready.size(), 1);
        const QImage small = m_loader->thumbnail(image, 120);
        QCOMPARE(small.size(), QSize(160, 120));
        QVERIFY(m_loader->thumbnail(image, 200).isNull());
        QTRY_COMPARE(ready.size(), 2);
        QCOMPARE(m_loader->thumbnail(image, 999).size(), QSize(320, 240));
    }

    void thumbnailComesFromTheCacheFolder()
    {
        const Image image = plant(2);
        QSignalSpy ready(m_loader.get(), &PictureLoader::thumbnailReady);
        m_loader->thumbnail(image, 160);
        QTRY_COMPARE(ready.size(), 1);
        QVERIFY(QFile::remove(m_loader->path(image)));
        m_loader = std::make_unique<PictureLoader>(m_dir->path());
        QSignalSpy again(m_loader.get(), &PictureLoader::thumbnailReady);
        m_loader->thumbnail(image, 160);
        QTRY_COMPARE(again.size(), 1);
        QVERIFY(!m_loader->failed(image.sha256));
        QCOMPARE(m_loader->thumbnail(image, 160).size(), QSize(160, 120));
    }

    void brokenFileFailsOnceAndForAll()
    {
        const Image image = plantBytes("this is no picture");
        QSignalSpy ready(m_loader.get(), &PictureLoader::thumbnailReady);
        m_loader->thumbnail(image, 160);
        QTRY_COMPARE(ready.size(), 1);
        QVERIFY(m_loader->failed(image.sha256));
        std::optional<Result<QImage>> answer;
        m_loader->picture(image).then(this, [&](const Result<QImage> &result) { answer = result; });
        QTRY_VERIFY(answer);
        QVERIFY(!*answer);
        QVERIFY(!answer->error().sentence.isEmpty());
    }

    void picturesOnAServerAreFetched()
    {
        const auto server = std::make_shared<OneServer>();
        const Image image = plant(4);
        QFile file(m_loader->path(image));
        QVERIFY(file.open(QIODevice::ReadOnly));
        server->content = file.readAll();
        QVERIFY(file.remove());
        setPictureServer(m_dir->path(), server);
        server->reached = false;
        std::optional<Result<QImage>> answer;
        m_loader->picture(image).then(this, [&](const Result<QImage> &result) { answer = result; });
        QTRY_VERIFY(answer);
        QVERIFY(!*answer);
        QCOMPARE(answer->error().sentence, QStringLiteral("The server cannot be reached."));
        QVERIFY(m_loader->failed(image.sha256));
        server->reached = true;
        answer.reset();
        m_loader->picture(image).then(this, [&](const Result<QImage> &result) { answer = result; });
        QTRY_VERIFY(answer);
        QVERIFY(*answer);
        QVERIFY(QFileInfo::exists(m_loader->path(image)));
    }

    void thumbnailsOfAServerToo()
    {
        const auto server = std::make_shared<OneServer>();
        const Image image = plant(5);
        QFile file(m_loader->path(image));
        QVERIFY(file.open(QIODevice::ReadOnly));
        server->content = file.readAll();
        QVERIFY(file.remove());
        setPictureServer(m_dir->path(), server);
        QSignalSpy ready(m_loader.get(), &PictureLoader::thumbnailReady);
        m_loader->thumbnail(image, 160);
        QTRY_COMPARE(ready.size(), 1);
        QVERIFY(!m_loader->thumbnail(image, 160).isNull());
    }

    void fullPictureIsAnsweredToEveryWaiter()
    {
        const Image image = plant(3, {900, 700});
        int answers = 0;
        for (int i = 0; i < 3; ++i) {
            m_loader->picture(image).then(this, [&](const Result<QImage> &result) {
                QVERIFY(result);
                QCOMPARE(result->size(), QSize(900, 700));
                ++answers;
            });
        }
        QTRY_COMPARE(answers, 3);
        // At hand now.
        const QFuture<Result<QImage>> kept = m_loader->picture(image);
        QVERIFY(kept.isFinished());
    }

    void hugePictureIsReduced()
    {
        const Image image = plant(4, {9000, 100});
        QSize size;
        m_loader->picture(image).then(this, [&](const Result<QImage> &result) { size = result->size(); });
        QTRY_COMPARE(size.width(), 8192);
    }

    void aRequestedPictureIsDecodedFirst()
    {
        // The cache holds most of them, so that nearly all that is finished is still at hand when it is counted.
        QList<Image> many;
        for (int i = 0; i < 100; ++i)
            many.append(plant(10 + i, {800 + i, 600}));
        m_loader->prefetch(many);
        bool answered = false;
        qsizetype left = 0;
        m_loader->picture(many.last()).then(this, [&](const Result<QImage> &result) {
            // Counted when the answer comes, not when the test happens to look.
            left = std::count_if(many.begin(), many.end() - 1,
                                 [&](const Image &image) { return !m_loader->picture(image).isFinished(); });
            answered = result.has_value();
        });
        QTRY_VERIFY(answered);
        // Served in turn, it would be among the last: only those that fell out of the cache would be left.
        QVERIFY2(left > 60, qPrintable(QString::number(left)));
    }

    void prefetchedPictureIsAtHand()
    {
        const Image image = plant(5);
        m_loader->prefetch({image});
        QTRY_VERIFY(m_loader->picture(image).isFinished());
    }

    void forgottenRequestsAreDropped()
    {
        QList<Image> many;
        for (int i = 0; i < 80; ++i)
            many.append(plant(100 + i, {500 + i, 400}));
        QSignalSpy ready(m_loader.get(), &PictureLoader::thumbnailReady);
        for (const Image &image : std::as_const(many))
            m_loader->thumbnail(image, 160);
        m_loader->forgetPending();
        m_loader->thumbnail(many.first(), 160);
        QTRY_VERIFY(!m_loader->thumbnail(many.first(), 160).isNull());
        QVERIFY(ready.size() < 60);
    }

    void destructionWithWaitersIsClean()
    {
        int answers = 0;
        for (int i = 0; i < 20; ++i)
            m_loader->picture(plant(400 + i, {2000, 1500})).then(this, [&](const Result<QImage> &) { ++answers; });
        m_loader.reset();
        QVERIFY(answers <= 20);
    }
};

QTEST_GUILESS_MAIN(PictureLoaderTest)
#include "pictureloadertest.moc"
