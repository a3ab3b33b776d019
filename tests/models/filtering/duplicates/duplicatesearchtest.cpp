// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/filtering/duplicates/pixeldigest.h"
#include "tests/models/filtering/duplicates/collection.h"

#include <QPainter>
#include <QTest>
#include <QTransform>

using namespace yuyi;
using namespace yuyi::drawn;
using namespace yuyi::test;

class DuplicateSearchTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void copiesAreFoundAmongOthers_data()
    {
        QTest::addColumn<QImage>("copy");
        const QImage original = scene(1);
        QTest::newRow("stronger compression") << recompressed(original, 30);
        QTest::newRow("smaller") << scaled(original, 0.45);
        QTest::newRow("larger") << recompressed(scaled(original, 1.6), 80);
        QTest::newRow("other proportions")
            << original.scaled(560, 480, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
        QTest::newRow("border") << recompressed(bordered(original, 60, 60, QColor(30, 140, 90)),
                                                85);
        QTest::newRow("letterbox") << recompressed(bordered(original, 0, 90, Qt::black), 85);
        QTest::newRow("mirrored") << recompressed(original.mirrored(true, false), 85);
        QTest::newRow("upside down") << recompressed(original.mirrored(false, true), 85);
        QTest::newRow("turned right")
            << recompressed(original.transformed(QTransform().rotate(90)), 85);
        QTest::newRow("turned left and mirrored") << recompressed(
            original.transformed(QTransform().rotate(270)).mirrored(true, false), 85);
        QTest::newRow("cropped by a tenth") << recompressed(cropped(original, 0.10), 85);
        QTest::newRow("cropped by a fifth") << recompressed(cropped(original, 0.20), 85);
        QTest::newRow("brighter") << recompressed(brightened(original, 1.25, 20), 85);
        QTest::newRow("darker and flatter") << recompressed(brightened(original, 0.7, 5), 85);
        QTest::newRow("grey") << original.convertToFormat(QImage::Format_Grayscale8)
                                     .convertToFormat(QImage::Format_RGB32);
    }
    void copiesAreFoundAmongOthers()
    {
        QFETCH(QImage, copy);
        Collection pictures;
        const int original = pictures.add(scene(1));
        for (quint32 seed = 2; seed < 12; ++seed)
            pictures.add(scene(seed));
        const int found = pictures.add(copy);
        const QList<FoundGroup> groups = pictures.groups();
        QCOMPARE(groups.size(), 1);
        QCOMPARE(groups[0].verdict, DuplicateVerdict::Duplicate);
        QCOMPARE(keysOf(groups[0]), (QSet<int>{original, found}));
        const PairFigures &figures = groups[0].members[0].figures;
        QVERIFY(figures.similarity > 0.85 && figures.similarity <= 1);
        QVERIFY(figures.overlap > 0.4 && figures.overlap <= 1);
        QCOMPARE(figures.verdict, DuplicateVerdict::Duplicate);
    }

    void geometryMapsTheOtherOntoTheKept()
    {
        // The crop's corners lie where they were cut from.
        const QImage original = scene(4);
        const PairFigures figures = comparePair(original, cropped(original, 0.2));
        QCOMPARE(figures.verdict, DuplicateVerdict::Duplicate);
        const QPointF topLeft = figures.geometry.map(QPointF(0, 0));
        const QPointF bottomRight = figures.geometry.map(QPointF(1, 1));
        QVERIFY(QLineF(topLeft, QPointF(0.2 / 3, 0.2 / 3)).length() < 0.01);
        QVERIFY(QLineF(bottomRight, QPointF(0.8 + 0.2 / 3, 0.8 + 0.2 / 3)).length() < 0.01);
        QVERIFY(qAbs(figures.overlap - 0.64) < 0.02);
        const PairFigures mirrored = comparePair(original, original.mirrored(true, false));
        QCOMPARE(mirrored.kind, MatchKind::Flipped);
        QVERIFY(QLineF(mirrored.geometry.map(QPointF(0, 0)), QPointF(1, 0)).length() < 0.01);
    }

    void otherCaptionIsTheSameTemplate()
    {
        Collection pictures;
        const int one = pictures.add(recompressed(withCaption(scene(21), 1), 90));
        const int two = pictures.add(recompressed(withCaption(scene(21), 2), 90));
        for (quint32 seed = 30; seed < 36; ++seed)
            pictures.add(scene(seed));
        const QList<FoundGroup> groups = pictures.groups();
        QCOMPARE(groups.size(), 1);
        QCOMPARE(groups[0].verdict, DuplicateVerdict::SameTemplate);
        QCOMPARE(keysOf(groups[0]), (QSet<int>{one, two}));
        QVERIFY(groups[0].members[0].figures.changedBlocks >= 0.1);
    }

    void twoCaptionsAreNeverMergedThroughThePlainPicture()
    {
        Collection pictures;
        pictures.add(scene(22));
        const int one = pictures.add(recompressed(withCaption(scene(22), 3), 90));
        const int two = pictures.add(recompressed(withCaption(scene(22), 4), 90));
        for (const FoundGroup &group : ofVerdict(pictures.groups(), DuplicateVerdict::Duplicate))
            QVERIFY(!(keysOf(group).contains(one) && keysOf(group).contains(two)));
    }

    void anotherContentInOnePlaceIsShownToAPerson_data()
    {
        QTest::addColumn<bool>("bothHaveOne");
        QTest::addColumn<DuplicateVerdict>("verdict");
        QTest::newRow("a mark on one of them") << false << DuplicateVerdict::Duplicate;
        QTest::newRow("each shows something else") << true << DuplicateVerdict::SameTemplate;
    }
    void anotherContentInOnePlaceIsShownToAPerson()
    {
        QFETCH(bool, bothHaveOne);
        QFETCH(DuplicateVerdict, verdict);
        const auto withSign = [](int x, bool drawn) {
            QImage image = scene(23);
            QPainter painter(&image);
            painter.fillRect(200, 160, 240, 120, QColor(225, 220, 200));
            painter.setPen(QPen(Qt::black, 6));
            for (int i = 0; drawn && i < 5; ++i)
                painter.drawLine(x + 14 * i, 190, x + 14 * i + 8, 250);
            return image;
        };
        QCOMPARE(comparePair(withSign(225, true), withSign(345, bothHaveOne)).verdict, verdict);
    }

    void clockHandsAreNoWatermark()
    {
        // Little is changed, but each shows something where the other is empty.
        const auto clockAt = [](QPoint hand) {
            QImage image = scene(23);
            QPainter painter(&image);
            painter.setPen(Qt::NoPen);
            painter.setBrush(QColor(235, 230, 220));
            painter.drawEllipse(QPoint(320, 220), 90, 90);
            painter.setPen(QPen(Qt::black, 11, Qt::SolidLine, Qt::FlatCap));
            if (!hand.isNull())
                painter.drawLine(QPoint(320, 220) + hand, QPoint(320, 220) + 2 * hand);
            return image;
        };
        const QImage nine = clockAt({-28, 0});
        QCOMPARE(comparePair(nine, recompressed(nine, 60)).verdict, DuplicateVerdict::Duplicate);
        QCOMPARE(comparePair(nine, clockAt({})).verdict, DuplicateVerdict::Duplicate);
        QCOMPARE(comparePair(nine, clockAt({0, -28})).verdict, DuplicateVerdict::SameTemplate);
    }

    void anotherShapeIsNotStretchedUntilItFits()
    {
        // Two islands: one narrow and high, one broad and low.
        const auto island = [](QRectF shape) {
            QImage image(1000, 500, QImage::Format_RGB32);
            image.fill(Qt::white);
            QPainter painter(&image);
            painter.setRenderHint(QPainter::Antialiasing);
            painter.setBrush(Qt::black);
            painter.drawEllipse(shape);
            return image;
        };
        const QImage high = island({85, 410, 400, 180});
        QCOMPARE(comparePair(high, recompressed(high, 60)).verdict, DuplicateVerdict::Duplicate);
        QVERIFY(comparePair(high, island({60, 440, 760, 120})).verdict != DuplicateVerdict::Duplicate);
        QVERIFY(comparePair(island({85, 390, 480, 220}), island({110, 425, 760, 150})).verdict != DuplicateVerdict::Duplicate);
    }

    void differentPicturesMakeNoGroup()
    {
        Collection pictures;
        for (quint32 seed = 100; seed < 160; ++seed)
            pictures.add(scene(seed));
        QCOMPARE(pictures.groups().size(), 0);
    }

    void flatPicturesDoNotCollide()
    {
        Collection pictures;
        // Red, green and grey of about the same luminance, and pages that differ in one word.
        pictures.add(flat(QColor(200, 60, 60)));
        pictures.add(flat(QColor(40, 135, 40)));
        pictures.add(flat(QColor(102, 102, 102)));
        pictures.add(flat(Qt::white));
        QImage page = flat(Qt::white);
        QPainter(&page).fillRect(100, 100, 40, 12, QColor(235, 235, 235));
        pictures.add(page);
        QImage otherPage = flat(Qt::white);
        QPainter(&otherPage).fillRect(320, 300, 12, 40, QColor(235, 235, 235));
        pictures.add(otherPage);
        QCOMPARE(pictures.groups().size(), 0);
        const int again = pictures.add(recompressed(flat(QColor(200, 60, 60)), 60));
        const QList<FoundGroup> groups = pictures.groups();
        QCOMPARE(groups.size(), 1);
        QCOMPARE(keysOf(groups[0]), (QSet<int>{100, again}));
    }

    void exactCopiesNeedNoPixels()
    {
        Collection pictures;
        const int one = pictures.add(scene(40));
        const int two = pictures.add(scene(40));
        pictures.candidates()[1].sha256 = pictures.candidates()[0].sha256;
        const int three = pictures.add(scene(40));
        const QByteArray digest = pixelDigestOf(scene(40));
        pictures.candidates()[0].fingerprint = fingerprintOf(scene(40), digest);
        pictures.candidates()[2].fingerprint = fingerprintOf(scene(40), digest);
        for (const int key : {one, two, three})
            pictures.losePixelsOf(key);
        const QList<FoundGroup> groups = pictures.groups();
        QCOMPARE(groups.size(), 1);
        QCOMPARE(groups[0].kept, one);
        QCOMPARE(groups[0].members.size(), 2);
        for (const FoundMember &member : groups[0].members) {
            QCOMPARE(member.figures.kind, member.key == two ? MatchKind::Bytes : MatchKind::Pixels);
            QCOMPARE(member.figures.similarity, 1.0);
            QCOMPARE(member.figures.distance, 0);
        }
    }

    void aPlacementIsDerivedFromAMember()
    {
        // A mirrored copy with a caption bar: no crop of the original is both, and without corners
        // no features tell.
        const QImage original = scaled(scaled(scene(60), 0.1), 10);
        const QImage mirrored = scaled(original.mirrored(true, false), 0.8);
        QImage barred = bordered(mirrored, 0, 90, Qt::black);
        barred = barred.copy(0, 0, barred.width(), barred.height() - 90);
        QPainter painter(&barred);
        for (int i = 0; i < 9; ++i)
            painter.fillRect(30 + 53 * i, 15, 35, 60, Qt::white);
        painter.end();
        Collection pictures;
        const int kept = pictures.add(original);
        const int bar = pictures.add(barred);
        QCOMPARE(pictures.groups().size(), 0);
        const int between = pictures.add(mirrored);
        const QList<FoundGroup> groups = ofVerdict(pictures.groups(), DuplicateVerdict::Duplicate);
        QCOMPARE(groups.size(), 1);
        QCOMPARE(groups[0].kept, kept);
        QCOMPARE(keysOf(groups[0]), (QSet<int>{kept, bar, between}));
        for (const FoundMember &member : groups[0].members) {
            QVERIFY(member.figures.similarity > 0.97);
            QVERIFY(member.figures.geometry.determinant() < 0);
        }
    }

    void exactCopyFollowsItsTwinIntoAGroup()
    {
        Collection pictures;
        const int best = pictures.add(scene(41));
        const int small = pictures.add(scaled(scene(41), 0.5));
        const int twin = pictures.add(scaled(scene(41), 0.5));
        pictures.candidates()[2].sha256 = pictures.candidates()[1].sha256;
        const QList<FoundGroup> groups = pictures.groups();
        QCOMPARE(groups.size(), 1);
        QCOMPARE(groups[0].kept, best);
        QCOMPARE(keysOf(groups[0]), (QSet<int>{best, small, twin}));
    }

    void dismissedPairsStayApart()
    {
        Collection pictures;
        const QImage small = scaled(scene(50), 0.7);
        const int one = pictures.add(small);
        const int two = pictures.add(recompressed(small, 50));
        QCOMPARE(pictures.groups().size(), 1);
        pictures.dismiss(two, one);
        QCOMPARE(pictures.groups().size(), 0);
        // Even when the bytes are equal, and when a third copy agrees with both.
        pictures.candidates()[1].sha256 = pictures.candidates()[0].sha256;
        QCOMPARE(pictures.groups().size(), 0);
        pictures.candidates()[1].sha256 = Sha256::of("other");
        // The third one is the best: neither of the two is kept.
        const int third = pictures.add(scene(50));
        const QList<FoundGroup> groups = pictures.groups();
        QCOMPARE(groups[0].kept, third);
        for (const FoundGroup &group : groups)
            QVERIFY(!(keysOf(group).contains(one) && keysOf(group).contains(two)));
    }

    void pairsOfOldPicturesAreNotSearchedAgain()
    {
        Collection pictures;
        pictures.add(scene(60), false);
        pictures.add(recompressed(scene(60), 50), false);
        const int old = pictures.add(scene(61), false);
        QCOMPARE(pictures.groups().size(), 0);
        const int fresh = pictures.add(recompressed(cropped(scene(61), 0.15), 85), true);
        const QList<FoundGroup> groups = pictures.groups();
        QCOMPARE(groups.size(), 1);
        QCOMPARE(keysOf(groups[0]), (QSet<int>{old, fresh}));
    }

    void everyMemberAgreesWithTheKeptPicture()
    {
        // Pieces that overlap their neighbours only: no chain may join the first and the last.
        const QImage wide = scene(70, QSize(1600, 420));
        Collection pictures;
        QList<QImage> pieces;
        for (int x = 0; x + 560 <= 1600; x += 60)
            pieces.append(wide.copy(x, 0, 560, 420));
        for (const QImage &piece : pieces)
            pictures.add(piece);
        const QList<FoundGroup> groups = pictures.groups();
        QVERIFY(!groups.isEmpty());
        QSet<int> seen;
        for (const FoundGroup &group : groups) {
            QVERIFY(group.members.size() < pieces.size() - 1);
            for (const FoundMember &member : group.members) {
                const PairFigures again =
                    comparePair(pieces[group.kept - 100], pieces[member.key - 100]);
                QCOMPARE(again.verdict, group.verdict);
                if (group.verdict == DuplicateVerdict::Duplicate) {
                    QVERIFY(!seen.contains(member.key));
                    seen.insert(member.key);
                }
            }
        }
    }

    void bestCopyIsKeptAndSaysWhy_data()
    {
        QTest::addColumn<QImage>("better");
        QTest::addColumn<qint64>("betterBytes");
        QTest::addColumn<QImage>("worse");
        QTest::addColumn<QString>("reason");
        const QImage original = scene(80);
        QTest::newRow("largest") << original << qint64(50000) << scaled(original, 0.6)
                                 << QStringLiteral("largest");
        QTest::newRow("least compressed") << original << qint64(90000) << recompressed(original, 40)
                                          << QStringLiteral("least-compressed");
        QTest::newRow("no border")
            << original << qint64(50000) << bordered(original, 50, 50, Qt::white)
            << QStringLiteral("unmarked");
        QTest::newRow("the whole, not the part")
            << original << qint64(50000) << cropped(original, 0.2) << QStringLiteral("whole");
        // What was cut off is plain ground, as is what the crop begins with.
        QImage ground(700, 700, QImage::Format_RGB32);
        ground.fill(Qt::white);
        QPainter(&ground).drawImage(QRect(220, 210, 250, 260), scene(81));
        QTest::newRow("the whole, though plain ground was cut off")
            << ground << qint64(50000) << recompressed(ground.copy(40, 30, 630, 630), 90) << QStringLiteral("whole");
        QTest::newRow("the whole, not an enlarged part")
            << original << qint64(50000) << recompressed(scaled(cropped(original, 0.2), 1.9), 90)
            << QStringLiteral("whole");
        QTest::newRow("the copy that was not enlarged") << original << qint64(50000) << recompressed(scaled(original, 1.5), 92)
                                                        << QStringLiteral("not-enlarged");
        QTest::newRow("enlarged a little") << original << qint64(50000) << recompressed(scaled(original, 1.2), 92)
                                           << QStringLiteral("not-enlarged");
        const QImage source = recompressed(original, 70);
        QTest::newRow("encoded anew") << source << qint64(50000) << recompressed(source, 95) << QStringLiteral("source");
        QTest::newRow("enlarged frame")
            << original << qint64(50000)
            << recompressed(scaled(bordered(original, 40, 40, Qt::black), 1.6), 90)
            << QStringLiteral("unmarked");
        QImage marked = original;
        QPainter painter(&marked);
        painter.setPen(QPen(Qt::black, 5));
        for (int i = 0; i < 8; ++i)
            painter.drawLine(470 + 18 * i, 430, 478 + 18 * i + (i % 3) * 6, 460);
        painter.end();
        QTest::newRow("no mark") << original << qint64(50000) << marked
                                 << QStringLiteral("unmarked");
    }
    /// Inks make red darker than green, and what they cannot print flat: other tones are no mark.
    void otherTonesAreNoMark()
    {
        const QImage original = scene(80);
        QImage inked = original;
        for (int y = 0; y < inked.height(); ++y) {
            auto *line = reinterpret_cast<QRgb *>(inked.scanLine(y));
            for (int x = 0; x < inked.width(); ++x) {
                const QColor colour = QColor::fromRgb(line[x]);
                const int strength = colour.hsvSaturation() > 150 ? 45 : 0;
                line[x] = qRgb(qMax(0, colour.red() - 2 * strength), qMax(0, colour.green() - strength / 2),
                               qMin(255, colour.blue() + strength));
            }
        }
        const PairFigures figures = comparePair(original, recompressed(inked, 92));
        QVERIFY(figures.verdict != DuplicateVerdict::Different);
        QCOMPARE(figures.marked, Marked::Neither);
    }

    void bestCopyIsKeptAndSaysWhy()
    {
        QFETCH(QImage, better);
        QFETCH(qint64, betterBytes);
        QFETCH(QImage, worse);
        QFETCH(QString, reason);
        for (const bool betterFirst : {true, false}) {
            Collection pictures;
            int best = 0;
            if (betterFirst)
                best = pictures.add(better, true, betterBytes);
            pictures.add(worse, true, 60000);
            if (!betterFirst)
                best = pictures.add(better, true, betterBytes);
            const QList<FoundGroup> groups = pictures.groups();
            QCOMPARE(groups.size(), 1);
            QCOMPARE(groups[0].kept, best);
            QCOMPARE(groups[0].keptReason, reason);
        }
    }

    /// A drawing may take fewer bytes without loss than as the JPEG made of it; a PNG made of a JPEG is no original.
    void theSourceWithoutLossIsKept()
    {
        const QImage drawing = scene(80);
        const QImage jpeg = recompressed(drawing, 85);
        for (const bool losslessFirst : {true, false}) {
            Collection pictures;
            int lossless = 0;
            const auto addLossless = [&] {
                lossless = pictures.add(drawing, true, 20000);
                pictures.candidates().last().lossless = true;
            };
            if (losslessFirst)
                addLossless();
            pictures.add(jpeg, true, 60000);
            if (!losslessFirst)
                addLossless();
            const QList<FoundGroup> groups = pictures.groups();
            QCOMPARE(groups.size(), 1);
            QCOMPARE(groups[0].kept, lossless);
            QCOMPARE(groups[0].keptReason, QStringLiteral("source"));
        }
        Collection pictures;
        const QImage coarse = recompressed(drawing, 70);
        pictures.add(recompressed(coarse, 95), true, 60000);
        pictures.candidates().last().lossless = true;
        const int source = pictures.add(coarse, true, 50000);
        const QList<FoundGroup> groups = pictures.groups();
        QCOMPARE(groups.size(), 1);
        QCOMPARE(groups[0].kept, source);
    }

    /// A border is named where one of the two has it, not where both have the same ground.
    void aBorderIsNamedWhereThereIsOne()
    {
        QImage ground(700, 700, QImage::Format_RGB32);
        ground.fill(Qt::white);
        QPainter(&ground).drawImage(QRect(150, 120, 420, 430), scene(81));
        QCOMPARE(comparePair(ground, recompressed(scaled(ground, 0.43), 60)).kind, MatchKind::Aligned);
        QCOMPARE(comparePair(recompressed(scaled(ground, 0.43), 60), ground).kind, MatchKind::Aligned);
        const PairFigures framed = comparePair(scene(80), bordered(scene(80), 70, 70, Qt::white));
        QCOMPARE(framed.verdict, DuplicateVerdict::Duplicate);
        QCOMPARE(framed.kind, MatchKind::Trimmed);
    }

    void stopsWhenToldTo_data()
    {
        QTest::addColumn<int>("steps");
        QTest::newRow("at once") << -1;
        QTest::newRow("while comparing") << 24;
    }
    void stopsWhenToldTo()
    {
        QFETCH(int, steps);
        Collection pictures;
        for (int i = 0; i < 20; ++i)
            pictures.add(recompressed(scene(90), 30 + 3 * i));
        StopsAfter progress(steps);
        const Result<QList<FoundGroup>> found = pictures.search(progress);
        QVERIFY(!found);
        QCOMPARE(found.error().code, ErrorCode::Cancelled);
        QVERIFY(!found.error().sentence.isEmpty());
    }

    void progressEndsAtItsTotal()
    {
        Collection pictures;
        for (quint32 seed = 1; seed < 9; ++seed) {
            pictures.add(scene(seed));
            pictures.add(recompressed(scene(seed), 60));
        }
        pictures.add(scene(3));
        pictures.candidates().last().sha256 = pictures.candidates()[4].sha256;
        Counts progress;
        QVERIFY(pictures.search(progress));
        QVERIFY(progress.total > 17);
        QCOMPARE(progress.done.load(), progress.total.load());
    }

    void resultDoesNotDependOnThreads()
    {
        Collection pictures;
        for (quint32 seed = 1; seed < 20; ++seed) {
            pictures.add(scene(seed));
            pictures.add(recompressed(cropped(scene(seed), 0.1), 70));
        }
        NoProgress progress;
        const auto one = pictures.search(progress, {0, 1});
        const auto four = pictures.search(progress, {0, 4});
        QCOMPARE(one->size(), 19);
        QCOMPARE(four->size(), one->size());
        for (qsizetype i = 0; i < one->size(); ++i) {
            QCOMPARE((*four)[i].kept, (*one)[i].kept);
            QCOMPARE(keysOf((*four)[i]), keysOf((*one)[i]));
        }
    }

    void picturesThatCannotBeReadAgainMakeNoPair()
    {
        Collection pictures;
        pictures.add(scene(95));
        const int lost = pictures.add(recompressed(scene(95), 60));
        pictures.losePixelsOf(lost);
        pictures.add(recompressed(scene(95), 70));
        SearchMemory memory;
        QList<int> named;
        std::vector<ComparedPair> compared;
        memory.unreadable = [&](int key, const Error &error) {
            named.append(key);
            QVERIFY(!error.sentence.isEmpty());
        };
        memory.remember = [&](const std::vector<ComparedPair> &pairs) -> Result<> {
            compared = pairs;
            return {};
        };
        NoProgress progress;
        const auto groups = pictures.search(progress, {0, 1}, memory);
        QCOMPARE(groups->size(), 1);
        QVERIFY(!keysOf(groups->first()).contains(lost));
        QCOMPARE(named, QList<int>{lost});
        // Nothing is known of its pairs: they are compared when it is there again.
        for (const ComparedPair &pair : compared)
            QVERIFY(pair.a != lost && pair.b != lost);
    }

    void nothingToSearch()
    {
        Collection pictures;
        QCOMPARE(pictures.groups().size(), 0);
        pictures.candidates().append(
            {1, QByteArray("no fingerprint"), {}, QSize(1, 1), 1, QString(), true});
        QCOMPARE(pictures.groups().size(), 0);
    }
};

QTEST_GUILESS_MAIN(DuplicateSearchTest)
#include "duplicatesearchtest.moc"
