// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/runs/prompts/sentpictures.h"

#include "models/domain/images/imagepath.h"

#include <QBuffer>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QImage>
#include <QTemporaryDir>
#include <QtTest>

using namespace yuyi;

namespace {

/// A picture that no encoding makes small, in the folder of a project.
struct StoredPng {
    StoredPng(const QString &folder, uint noise)
    {
        QImage image(200, 150, QImage::Format_RGB32);
        for (int y = 0; y < image.height(); ++y) {
            for (int x = 0; x < image.width(); ++x) {
                noise = noise * 1664525U + 1013904223U;
                image.setPixel(x, y, 0xff000000U | (noise >> 8));
            }
        }
        QBuffer buffer(&bytes);
        image.save(&buffer, "PNG");
        sha256 = Sha256::of(bytes);
        file = imageFilePath(folder, sha256, ImageFormat::Png);
        QDir().mkpath(QFileInfo(file).path());
        QFile target(file);
        if (!target.open(QIODevice::WriteOnly) || target.write(bytes) != bytes.size())
            qFatal("%s", qPrintable(target.errorString()));
    }

    Medium medium() const { return {sha256, ImageFormat::Png, QSize(200, 150), {}, {}}; }

    QByteArray bytes;
    Sha256 sha256;
    QString file;
};

PictureProfile smaller()
{
    PictureProfile profile;
    profile.longEdge = 100;
    return profile;
}

} // namespace

/// What is prepared once for many requests.
class SentPicturesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void oncePerProfile();
    void noMoreThanItsMemory();
    void keptOnDiskAcrossPrograms();
};

void SentPicturesTest::oncePerProfile()
{
    QTemporaryDir folder;
    const StoredPng stored(folder.path(), 3);
    SentPictures pictures(folder.path());
    const auto first = pictures.picture(stored.medium(), {});
    QVERIFY(first);
    QCOMPARE(QByteArray::fromBase64(first->base64), stored.bytes);
    QCOMPARE(first->bytes, qint64(stored.bytes.size()));
    QCOMPARE(first->sha256, stored.sha256);
    QCOMPARE(first->size, QSize(200, 150));
    QCOMPARE(first->mediaType, QStringLiteral("image/png"));
    const auto small = pictures.picture(stored.medium(), smaller());
    QVERIFY(small);
    QCOMPARE(small->size, QSize(100, 75));
    QCOMPARE(small->sha256, Sha256::of(QByteArray::fromBase64(small->base64)));
    // The others share these bytes, and need no file.
    QVERIFY(QFile::remove(stored.file));
    for (int i = 0; i < 3; ++i) {
        const auto again = pictures.picture(stored.medium(), {});
        QVERIFY(again && again->base64.constData() == first->base64.constData());
        const auto smallAgain = pictures.picture(stored.medium(), smaller());
        QVERIFY(smallAgain && smallAgain->base64.constData() == small->base64.constData());
    }
}

void SentPicturesTest::noMoreThanItsMemory()
{
    QTemporaryDir folder;
    const StoredPng one(folder.path(), 3);
    const StoredPng two(folder.path(), 5);
    const qint64 each = (std::max(one.bytes.size(), two.bytes.size()) + 2) / 3 * 4;
    SentPictures pictures(folder.path(), each + each / 2);
    QVERIFY(pictures.picture(one.medium(), {}));
    QVERIFY(pictures.picture(two.medium(), {}));
    // The first one has made room, the second one is there.
    QVERIFY(QFile::remove(one.file));
    QVERIFY(QFile::remove(two.file));
    QVERIFY(pictures.picture(two.medium(), {}));
    QVERIFY(!pictures.picture(one.medium(), {}));
}

void SentPicturesTest::keptOnDiskAcrossPrograms()
{
    QTemporaryDir folder;
    const StoredPng stored(folder.path(), 3);
    const auto first = SentPictures(folder.path()).picture(stored.medium(), smaller());
    QVERIFY(first);
    // What was encoded anew is read from the cache folder.
    QVERIFY(QFile::remove(stored.file));
    const auto again = SentPictures(folder.path()).picture(stored.medium(), smaller());
    QVERIFY(again);
    QCOMPARE(again->base64, first->base64);
    QCOMPARE(again->sha256, first->sha256);
    QCOMPARE(again->size, first->size);
    QCOMPARE(again->mediaType, first->mediaType);
    QVERIFY(!SentPictures(folder.path()).picture(stored.medium(), {}));
}

QTEST_GUILESS_MAIN(SentPicturesTest)
#include "sentpicturestest.moc"
