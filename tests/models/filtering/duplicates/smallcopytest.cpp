// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/filtering/duplicates/copycache.h"
#include "models/filtering/duplicates/fingerprint.h"
#include "models/filtering/duplicates/pixeldigest.h"
#include "models/filtering/duplicates/reduction.h"
#include "tests/models/filtering/duplicates/collection.h"

#include <QTest>

#include <cmath>

using namespace yuyi;
using namespace yuyi::drawn;
using namespace yuyi::test;

namespace {

/// What the word "mean" says, in plain double precision.
QImage slowlyReduced(const QImage &picture, QSize size)
{
    QImage result(size, QImage::Format_RGB32);
    const double stepX = static_cast<double>(picture.width()) / size.width();
    const double stepY = static_cast<double>(picture.height()) / size.height();
    for (int y = 0; y < size.height(); ++y) {
        for (int x = 0; x < size.width(); ++x) {
            double red = 0, green = 0, blue = 0;
            for (int fromY = static_cast<int>(y * stepY); fromY < (y + 1) * stepY - 1e-9; ++fromY) {
                const double tall = std::min(fromY + 1.0, (y + 1) * stepY) - std::max(static_cast<double>(fromY), y * stepY);
                for (int fromX = static_cast<int>(x * stepX); fromX < (x + 1) * stepX - 1e-9; ++fromX) {
                    const double wide =
                        std::min(fromX + 1.0, (x + 1) * stepX) - std::max(static_cast<double>(fromX), x * stepX);
                    const QRgb pixel = picture.pixel(fromX, fromY);
                    red += tall * wide * qRed(pixel);
                    green += tall * wide * qGreen(pixel);
                    blue += tall * wide * qBlue(pixel);
                }
            }
            const double area = stepX * stepY;
            result.setPixel(x, y,
                            qRgb(static_cast<int>(std::lround(red / area)), static_cast<int>(std::lround(green / area)),
                                 static_cast<int>(std::lround(blue / area))));
        }
    }
    return result;
}

int farthest(const QImage &a, const QImage &b)
{
    int most = 0;
    for (int y = 0; y < a.height(); ++y) {
        for (int x = 0; x < a.width(); ++x) {
            const QRgb p = a.pixel(x, y);
            const QRgb q = b.pixel(x, y);
            most = std::max({most, std::abs(qRed(p) - qRed(q)), std::abs(qGreen(p) - qGreen(q)),
                             std::abs(qBlue(p) - qBlue(q))});
        }
    }
    return most;
}

std::shared_ptr<const VerificationCopy> copyOf(int seed)
{
    return fingerprintAndCopyOf(scene(static_cast<quint32>(seed))).copy;
}

} // namespace

class SmallCopyTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void reducingIsAveraging_data()
    {
        QTest::addColumn<QSize>("from");
        QTest::addColumn<QSize>("to");
        QTest::newRow("by four") << QSize(640, 480) << QSize(160, 120);
        QTest::newRow("not by a whole number") << QSize(641, 487) << QSize(320, 243);
        QTest::newRow("hardly") << QSize(330, 247) << QSize(320, 240);
        QTest::newRow("one way only") << QSize(500, 90) << QSize(200, 90);
        QTest::newRow("to one pixel") << QSize(640, 480) << QSize(1, 1);
        QTest::newRow("by more than 256") << QSize(20, 900) << QSize(10, 3);
    }
    void reducingIsAveraging()
    {
        QFETCH(QSize, from);
        QFETCH(QSize, to);
        const QImage picture = scene(11, from);
        const QImage reduced = areaReduced(picture, to);
        QCOMPARE(reduced.size(), to);
        QVERIFY2(farthest(reduced, slowlyReduced(picture, to)) <= 2,
                 qPrintable(QString::number(farthest(reduced, slowlyReduced(picture, to)))));
    }

    void whiteStaysWhiteAndNothingGrows()
    {
        const QImage white = areaReduced(flat(Qt::white, QSize(777, 555)), QSize(123, 77));
        for (int x = 0; x < white.width(); ++x)
            QCOMPARE(white.pixel(x, 40), 0xFFFFFFFFU);
        const QImage small = scene(12, QSize(90, 60));
        QCOMPARE(areaReduced(small, QSize(320, 213)), small);
        QCOMPARE(copySizeOf(QSize(90, 60)), QSize(90, 60));
        QCOMPARE(copySizeOf(QSize(5000, 2500)), QSize(320, 160));
        QCOMPARE(copySizeOf(QSize(5000, 3)), QSize(320, 1));
    }

    void digestTellsPixelsAndShape()
    {
        const QImage picture = scene(13, QSize(101, 67));
        const QByteArray digest = pixelDigestOf(picture);
        QCOMPARE(digest.size(), 32);
        QCOMPARE(pixelDigestOf(picture.convertToFormat(QImage::Format_ARGB32)), digest);
        QSet<QByteArray> others;
        // The last pixels of a row, which do not fill a stride, count like all others.
        for (const QPoint at : {QPoint(0, 0), QPoint(100, 66), QPoint(100, 0), QPoint(97, 30)}) {
            QImage changed = picture;
            changed.setPixel(at, changed.pixel(at) ^ 1U);
            others.insert(pixelDigestOf(changed));
        }
        QImage exchanged = picture;
        exchanged.setPixel(3, 3, picture.pixel(40, 50));
        exchanged.setPixel(40, 50, picture.pixel(3, 3));
        QVERIFY(exchanged != picture);
        others.insert(pixelDigestOf(exchanged));
        QCOMPARE(others.size(), 5);
        QVERIFY(!others.contains(digest));
        QVERIFY(pixelDigestOf(flat(Qt::white, QSize(40, 80)))
                != pixelDigestOf(flat(Qt::white, QSize(80, 40))));
    }

    void cacheKeepsToItsSize()
    {
        const qsizetype each = copyOf(1)->bytes();
        CopyCache cache(3 * each + each / 2);
        int loads = 0;
        const auto load = [&](int key) {
            ++loads;
            return copyOf(key);
        };
        for (const int key : {1, 2, 3, 4, 5})
            cache.offer(key, copyOf(key)); // 4 and 5 find no room, and throw nothing out
        for (const int key : {1, 2, 3})
            QVERIFY(cache.get(key, load));
        QCOMPARE(loads, 0);
        QVERIFY(cache.get(4, load)); // now 1, used longest ago, goes
        QVERIFY(cache.get(3, load));
        QCOMPARE(loads, 1);
        QVERIFY(cache.get(1, load));
        QCOMPARE(loads, 2);
    }

    void cacheCountsWhatComesLater()
    {
        const qsizetype each = copyOf(1)->bytes();
        CopyCache cache(2 * each + each / 8);
        int loads = 0;
        const auto load = [&](int key) {
            ++loads;
            return copyOf(key);
        };
        cache.offer(1, copyOf(1));
        cache.offer(2, copyOf(2));
        for (const int key : {1, 2}) {
            const auto copy = cache.get(key, load);
            QVERIFY(!copy->features().points.empty());
            QVERIFY(copy->half().size.width() * 2 == copy->width());
            QVERIFY(copy->bytes() > each + each / 4);
        }
        QCOMPARE(loads, 0);
        for (const int key : {1, 2})
            QVERIFY(cache.get(key, load)); // counted again: both have grown
        QVERIFY(cache.get(3, load));
        QCOMPARE(loads, 1);
        QVERIFY(cache.get(3, load));
        QCOMPARE(loads, 1);
        QVERIFY(cache.get(2, load));
        QVERIFY(loads == 2);
    }

    void copiesAtHandAreNotReadAgain()
    {
        Collection pictures;
        CopyCache copies;
        const QImage original = scene(21);
        const int one = pictures.add(original);
        const int two = pictures.add(recompressed(scaled(original, 0.7), 60));
        copies.offer(one, fingerprintAndCopyOf(original).copy);
        copies.offer(two, fingerprintAndCopyOf(recompressed(scaled(original, 0.7), 60)).copy);
        pictures.losePixelsOf(one);
        pictures.losePixelsOf(two);
        NoProgress progress;
        SearchMemory memory;
        QList<int> unreadable;
        memory.unreadable = [&](int key, const Error &) { unreadable.append(key); };
        QCOMPARE(pictures.search(progress, {}, memory)->size(), 0);
        QCOMPARE(unreadable.size(), 2);
        memory.copies = &copies;
        unreadable.clear();
        const auto groups = pictures.search(progress, {}, memory);
        QCOMPARE(groups->size(), 1);
        QCOMPARE(keysOf(groups->first()), (QSet<int>{one, two}));
        QVERIFY(unreadable.isEmpty());
    }

    void copyIsTheSameHoweverItIsMade()
    {
        for (const QImage &picture : {scene(31), scene(32, QSize(1400, 200)), flat(Qt::darkCyan)}) {
            const FingerprintAndCopy looked = fingerprintAndCopyOf(picture);
            const VerificationCopy plain(picture, parseFingerprint(looked.fingerprint)->lowDetail);
            QCOMPARE(looked.copy->full().grey, plain.full().grey);
            QCOMPARE(looked.copy->colours(), plain.colours());
            QCOMPARE(looked.copy->hues().colours, plain.hues().colours);
        }
        QVERIFY(fingerprintAndCopyOf(QImage()).fingerprint.isEmpty());
        QVERIFY(!fingerprintAndCopyOf(QImage()).copy);
    }
};

QTEST_GUILESS_MAIN(SmallCopyTest)
#include "smallcopytest.moc"
