// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/filtering/duplicates/candidatepairs.h"
#include "models/filtering/duplicates/crops.h"
#include "models/filtering/duplicates/fingerprint.h"
#include "models/filtering/duplicates/hamming.h"
#include "models/filtering/duplicates/hammingjoin.h"
#include "models/filtering/duplicates/pixeldigest.h"
#include "models/filtering/duplicates/trimming.h"
#include "tests/support/drawnpictures.h"

#include <QTest>
#include <QTransform>

#include <set>

using namespace yuyi;
using namespace yuyi::drawn;

class DuplicateHashTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void turnsAreThoseOfTheTurnedPicture()
    {
        const QImage original = scene(1);
        const Fingerprint bytes = fingerprintOf(original);
        const FingerprintView fingerprint = *parseFingerprint(bytes);
        for (int view = firstTurn; view < firstStrip; ++view) {
            // transformOf() says where a point goes; the picture is turned by Qt, the hash by
            // signs.
            const QTransform turn = transformOf(view, QRectF(0, 0, 1, 1));
            const QTransform inPixels(turn.m11(), turn.m12(), turn.m21(), turn.m22(), 0, 0);
            const Fingerprint turnedBytes = fingerprintOf(original.transformed(inPixels));
            const FingerprintView turned = *parseFingerprint(turnedBytes);
            QVERIFY2(distanceBetween(fingerprint.hash(view), turned.hash(fullCrop)) <= 6,
                     qPrintable(QString::number(view)));
            QVERIFY(distanceBetween(fingerprint.hash(fullCrop), turned.hash(fullCrop)) > 70);
        }
    }

    void cropsMatchTheCopiesTheyAreFor()
    {
        const QImage original = scene(2);
        const Fingerprint ofOriginal = fingerprintOf(original);
        const auto nearest = [&](const QImage &copy) {
            const Fingerprint ofCopy = fingerprintOf(copy);
            return nearestCrops(*parseFingerprint(ofOriginal), *parseFingerprint(ofCopy)).matches[0];
        };
        const CropMatch bordered = nearest(drawn::bordered(original, 70, 30, Qt::black));
        QVERIFY(bordered.distance <= 12);
        QCOMPARE(static_cast<int>(bordered.cropB), trimmedCrop);
        const CropMatch cropped = nearest(drawn::cropped(original, 0.2));
        QVERIFY(cropped.distance <= 76);
        QVERIFY(cropped.cropA >= firstWindow);
        QImage barred = drawn::bordered(original, 0, 40, Qt::white).copy(0, 40, 640, 560 - 40);
        QPainter(&barred).fillRect(200, 490, 250, 20, Qt::black);
        const CropMatch strip = nearest(barred);
        QVERIFY(strip.distance <= 40);
        QVERIFY(strip.cropB >= firstStrip && strip.cropB < firstWindow);
    }

    void differentPicturesAreFarApart()
    {
        int least = 256;
        for (quint32 a = 0; a < 30; ++a) {
            const Fingerprint bytesA = fingerprintOf(scene(a + 200));
            for (quint32 b = a + 1; b < 30; ++b) {
                const Fingerprint bytesB = fingerprintOf(scene(b + 200));
                least = std::min(
                    least,
                    distanceBetween(parseFingerprint(bytesA)->hash(fullCrop), parseFingerprint(bytesB)->hash(fullCrop)));
            }
        }
        QVERIFY2(least > 80, qPrintable(QString::number(least)));
    }

    void plainPicturesHaveNoHash()
    {
        const Fingerprint bytes = fingerprintOf(flat(QColor(90, 120, 200)));
        const FingerprintView fingerprint = *parseFingerprint(bytes);
        QVERIFY(fingerprint.lowDetail);
        for (int view = 0; view < fingerprint.cropCount(); ++view)
            QVERIFY(fingerprint.hash(view).isNull());
        const Fingerprint scenic = fingerprintOf(scene(3));
        QVERIFY(!parseFingerprint(scenic)->lowDetail);
    }

    void bordersAreCutAndScenesAreNot()
    {
        const auto inner = [](const QImage &image) {
            const QImage grey = image.convertToFormat(QImage::Format_Grayscale8);
            return withoutBorders(
                {grey.constBits(), grey.width(), grey.height(), static_cast<int>(grey.bytesPerLine())});
        };
        const QRect cut = inner(recompressed(bordered(scene(5), 50, 20, QColor(200, 30, 60)), 80));
        QVERIFY2(qAbs(cut.x() - 50) <= 3 && qAbs(cut.y() - 20) <= 3 && qAbs(cut.width() - 640) <= 6
                     && qAbs(cut.height() - 480) <= 6,
                 qPrintable(QStringLiteral("%1 %2 %3 %4")
                                .arg(cut.x())
                                .arg(cut.y())
                                .arg(cut.width())
                                .arg(cut.height())));
        QCOMPARE(inner(scene(5)).size(), QSize(640, 480));
        QCOMPARE(inner(flat(Qt::white)).size(), QSize(500, 400));
    }

    void scanFindsWhatCountingFinds()
    {
        QRandomGenerator random(7);
        const auto some = [&](size_t count) {
            std::vector<Hash256> hashes(count);
            for (Hash256 &hash : hashes) {
                for (quint64 &word : hash.words)
                    word = random.generate64() & random.generate64();
            }
            return hashes;
        };
        const std::vector<Hash256> queries = some(70);
        const std::vector<Hash256> targets = some(5000);
        std::vector<HammingHit> hits;
        scanHamming(queries, targets, 76, hits);
        std::set<std::tuple<quint32, quint32, int>> found;
        for (const HammingHit &hit : hits)
            found.emplace(hit.query, hit.target, hit.distance);
        std::set<std::tuple<quint32, quint32, int>> expected;
        for (quint32 q = 0; q < queries.size(); ++q) {
            for (quint32 t = 0; t < targets.size(); ++t) {
                int distance = 0;
                for (size_t word = 0; word < 4; ++word) {
                    for (quint64 bits = queries[q].words[word] ^ targets[t].words[word]; bits;
                         bits &= bits - 1)
                        ++distance;
                }
                if (distance <= 76)
                    expected.emplace(q, t, distance);
            }
        }
        QVERIFY(expected.size() > 100);
        QCOMPARE(found.size(), hits.size());
        QVERIFY(found == expected);
    }

    void aJoinFindsWhatAScanFinds_data()
    {
        QTest::addColumn<int>("threshold");
        QTest::addColumn<bool>("itself");
        for (const int threshold : {9, 53}) {
            QTest::addRow("two lists, %d bits", threshold) << threshold << false;
            QTest::addRow("one list, %d bits", threshold) << threshold << true;
        }
    }
    void aJoinFindsWhatAScanFinds()
    {
        QFETCH(int, threshold);
        QFETCH(bool, itself);
        QRandomGenerator random(11);
        std::vector<Hash256> hashes(2400);
        for (Hash256 &hash : hashes) {
            for (quint64 &word : hash.words)
                word = random.generate64();
        }
        // Copies of others, some with bits turned, hashes of few bits, and some without any.
        for (size_t i = 0; i < 900; ++i) {
            Hash256 copy = hashes[random.bounded(2400)];
            for (int bit = static_cast<int>(random.bounded(90)) - 20; bit > 0; --bit)
                copy.words[random.bounded(4)] ^= quint64(1) << random.bounded(64);
            hashes[random.bounded(2400)] = copy;
        }
        for (size_t i = 0; i < 40; ++i)
            hashes[random.bounded(2400)] = Hash256{{quint64(1) << i, i % 3, 0, 0}};
        for (size_t i = 0; i < 40; ++i)
            hashes[random.bounded(2400)] = {};
        const std::span<const Hash256> targets(hashes);
        const std::span<const Hash256> queries = itself ? targets : targets.first(1100);
        const std::vector<HammingHit> joined = HammingJoin(queries, targets, threshold).hits(
            2, [] { return false; }, [] {});
        std::vector<HammingHit> scanned;
        scanHamming(queries, targets, threshold, scanned);
        if (itself)
            std::erase_if(scanned, [](const HammingHit &hit) { return hit.target <= hit.query; });
        const auto keyOf = [](const HammingHit &hit) { return std::tuple(hit.query, hit.target, hit.distance); };
        std::sort(scanned.begin(), scanned.end(), [&](const auto &x, const auto &y) { return keyOf(x) < keyOf(y); });
        QVERIFY(scanned.size() > 50);
        QVERIFY(std::equal(joined.begin(), joined.end(), scanned.begin(), scanned.end(),
                           [&](const auto &x, const auto &y) { return keyOf(x) == keyOf(y); }));
    }

    void aStoppedJoinHasNoHits()
    {
        const std::vector<Hash256> hashes(100, Hash256{{1, 2, 3, 4}});
        QCOMPARE(HammingJoin(hashes, hashes, 40).hits(
                                                    1, [] { return true; }, [] {})
                     .size(),
                 size_t(0));
        // A few hashes are scanned.
        QVERIFY(!HammingJoin(hashes, hashes, 40).isWorthwhile());
    }

    void reducedFingerprintsKeepTheirFirstCrops()
    {
        const QByteArray digest = pixelDigestOf(scene(6));
        const Fingerprint whole = fingerprintOf(scene(6), digest);
        const Fingerprint small = reducedFor(whole, 1000000);
        QVERIFY(small.size() < 120);
        QVERIFY(isCurrentFingerprint(small));
        const FingerprintView a = *parseFingerprint(whole);
        const FingerprintView b = *parseFingerprint(small);
        QCOMPARE(b.cropCount(), 2);
        QVERIFY(a.hash(trimmedCrop) == b.hash(trimmedCrop));
        QCOMPARE(b.pixelDigest.toByteArray(), digest);
        QCOMPARE(reducedFor(whole, 1000), whole);
        // A plain picture is found by its colours alone: they stay.
        const Fingerprint plain = reducedFor(fingerprintOf(flat(Qt::red)), 1000000);
        QCOMPARE(static_cast<int>(parseFingerprint(plain)->colours.size()), 8 * 8 * 3);
    }

    void damagedFingerprintsAreNotCurrent()
    {
        const Fingerprint whole = fingerprintOf(scene(7));
        QVERIFY(isCurrentFingerprint(whole));
        QVERIFY(!isCurrentFingerprint({}));
        QVERIFY(!isCurrentFingerprint(whole.left(whole.size() - 1)));
        QVERIFY(!isCurrentFingerprint(whole + 'x'));
        Fingerprint other = whole;
        other[3] = 77;
        QVERIFY(!isCurrentFingerprint(other));
        QVERIFY(fingerprintOf(QImage()).isEmpty());
    }

    void thresholdFallsAsPicturesGrow()
    {
        int last = 256;
        for (const qsizetype pictures : {100, 5000, 20000, 50000, 100000, 300000, 1000000}) {
            QVERIFY(thresholdFor(pictures) <= last);
            last = thresholdFor(pictures);
        }
        QCOMPARE(thresholdFor(20000), 70);
        QCOMPARE(thresholdFor(100000), 60);
        QVERIFY(thresholdFor(1000000) >= 40 && thresholdFor(1000000) <= 50);
    }

    void nearestMatchesAreKeptInOrder()
    {
        CandidatePair pair;
        for (const int distance : {50, 20, 70, 10, 30})
            pair.add({static_cast<quint8>(distance), 0, static_cast<quint16>(distance)});
        QCOMPARE(pair.count, 3);
        QCOMPARE(static_cast<int>(pair.matches[0].distance), 10);
        QCOMPARE(static_cast<int>(pair.matches[1].distance), 20);
        QCOMPARE(static_cast<int>(pair.matches[2].distance), 30);
    }
};

QTEST_GUILESS_MAIN(DuplicateHashTest)
#include "duplicatehashtest.moc"
