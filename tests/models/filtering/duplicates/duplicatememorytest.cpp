// SPDX-License-Identifier: GPL-3.0-or-later
// What a search remembers, and verdicts that do not depend on who is asked first.
#include "tests/models/filtering/duplicates/collection.h"

#include <QLineF>
#include <QTest>
#include <QTransform>

#include <algorithm>

using namespace yuyi;
using namespace yuyi::drawn;
using namespace yuyi::test;

class DuplicateMemoryTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void knownPairsAreNotComparedAgain()
    {
        Collection pictures;
        for (quint32 seed = 61; seed < 64; ++seed) {
            pictures.add(scene(seed));
            pictures.add(recompressed(scene(seed), 50));
        }
        SearchMemory memory;
        std::vector<ComparedPair> compared;
        memory.remember = [&](const std::vector<ComparedPair> &pairs) -> Result<> {
            compared.insert(compared.end(), pairs.begin(), pairs.end());
            return {};
        };
        NoProgress progress;
        const auto first = pictures.search(progress, {}, memory);
        QCOMPARE(first->size(), 3);
        QVERIFY(compared.size() >= 3);
        // All are old now: the same groups without a look at any picture.
        for (DuplicateCandidate &candidate : pictures.candidates()) {
            candidate.isNew = false;
            pictures.losePixelsOf(candidate.key);
        }
        memory.known = compared;
        compared.clear();
        const auto second = pictures.search(progress, {}, memory);
        QCOMPARE(second->size(), 3);
        QVERIFY(compared.empty());
        for (qsizetype i = 0; i < 3; ++i) {
            QCOMPARE((*second)[i].kept, (*first)[i].kept);
            QCOMPARE(keysOf((*second)[i]), keysOf((*first)[i]));
            QCOMPARE((*second)[i].members[0].figures.geometry, (*first)[i].members[0].figures.geometry);
        }
        // A new copy joins its group; only pairs with it are compared.
        for (const DuplicateCandidate &candidate : pictures.candidates())
            pictures.findPixelsOf(candidate.key);
        const int fresh = pictures.add(recompressed(cropped(scene(62), 0.1), 80));
        const auto third = pictures.search(progress, {}, memory);
        QCOMPARE(third->size(), 3);
        QVERIFY(!compared.empty());
        for (const ComparedPair &pair : compared)
            QVERIFY(pair.a == fresh || pair.b == fresh);
        QVERIFY(std::any_of(third->begin(), third->end(), [&](const FoundGroup &group) {
            return keysOf(group) == QSet<int>{102, 103, fresh};
        }));
    }

    void aStoppedSearchGoesOn()
    {
        Collection pictures;
        for (int i = 0; i < 24; ++i)
            pictures.add(recompressed(scene(90), 30 + 2 * i));
        SearchMemory memory;
        std::vector<ComparedPair> compared;
        memory.remember = [&](const std::vector<ComparedPair> &pairs) -> Result<> {
            compared.insert(compared.end(), pairs.begin(), pairs.end());
            return {};
        };
        StopsAfter soon(40);
        QVERIFY(!pictures.search(soon, {0, 2}, memory));
        QVERIFY(!compared.empty());
        const size_t before = compared.size();
        memory.known = compared;
        NoProgress progress;
        const auto found = pictures.search(progress, {}, memory);
        QCOMPARE(found->size(), 1);
        QCOMPARE(keysOf((*found)[0]).size(), 24);
        QSet<std::pair<int, int>> seen;
        for (const ComparedPair &pair : compared) {
            QVERIFY2(!seen.contains({pair.a, pair.b}), "a pair was compared twice");
            seen.insert({pair.a, pair.b});
        }
        QVERIFY(compared.size() > before);
        // What cannot be stored ends the search.
        memory.remember = [](const std::vector<ComparedPair> &) -> Result<> {
            return failure(ErrorCode::Environment, QStringLiteral("disk full"));
        };
        memory.known.clear();
        const auto failed = pictures.search(progress, {}, memory);
        QVERIFY(!failed);
        QCOMPARE(failed.error().code, ErrorCode::Environment);
    }

    void theVerdictDoesNotDependOnTheKeptPicture_data()
    {
        QTest::addColumn<QImage>("other");
        QTest::newRow("cropped") << recompressed(cropped(scene(24), 0.15), 80);
        QTest::newRow("bordered") << recompressed(bordered(scene(24), 30, 60, Qt::white), 80);
        QTest::newRow("turned") << scene(24).transformed(QTransform().rotate(90));
        QTest::newRow("caption") << recompressed(withCaption(scene(24), 3), 85);
        QTest::newRow("another picture") << scene(25);
    }
    void theVerdictDoesNotDependOnTheKeptPicture()
    {
        QFETCH(QImage, other);
        const QImage kept = scene(24);
        const PairFigures one = comparePair(kept, other);
        const PairFigures two = comparePair(other, kept);
        QCOMPARE(two.verdict, one.verdict);
        QCOMPARE(two.kind, one.kind);
        QCOMPARE(two.distance, one.distance);
        QCOMPARE(two.similarity, one.similarity);
        QCOMPARE(two.structural, one.structural);
        QCOMPARE(two.changedBlocks, one.changedBlocks);
        QCOMPARE(two.inliers, one.inliers);
        if (one.marked != Marked::Neither)
            QVERIFY(two.marked != one.marked && two.marked != Marked::Neither);
        if (one.verdict != DuplicateVerdict::Different) {
            const QTransform back = one.geometry * two.geometry;
            QVERIFY(QLineF(back.map(QPointF(0.2, 0.7)), QPointF(0.2, 0.7)).length() < 1e-6);
        }
    }

    void anotherColourIsShownToAPerson_data()
    {
        QTest::addColumn<int>("turn");
        QTest::addColumn<DuplicateVerdict>("verdict");
        QTest::newRow("the same colours") << 0 << DuplicateVerdict::Duplicate;
        QTest::newRow("a warmer print") << 30 << DuplicateVerdict::Duplicate;
        QTest::newRow("red has become green") << 120 << DuplicateVerdict::SameTemplate;
    }
    void anotherColourIsShownToAPerson()
    {
        QFETCH(int, turn);
        QFETCH(DuplicateVerdict, verdict);
        // Hue turned at the same brightness: grey levels say nothing.
        const auto tinted = [](int by) {
            QImage image = scene(26);
            for (int y = 0; y < image.height(); ++y) {
                for (int x = 0; x < image.width(); ++x) {
                    const int grey = qGray(image.pixel(x, y));
                    const QColor pure = QColor::fromHsv(by % 360, 255, 255);
                    const double share = qGray(pure.rgb()) / 255.0;
                    const auto channel = [&](int c) {
                        return std::clamp(static_cast<int>(grey + 0.45 * (c - 255 * share)), 0, 255);
                    };
                    image.setPixel(x, y, qRgb(channel(pure.red()), channel(pure.green()), channel(pure.blue())));
                }
            }
            return image;
        };
        const PairFigures figures = comparePair(tinted(0), recompressed(tinted(turn), 90));
        QCOMPARE(figures.verdict, verdict);
        QCOMPARE(figures.recoloured > 0.15, verdict == DuplicateVerdict::SameTemplate);
    }

    void aWhiteThingIsNoGreyCopyOfAColouredOne()
    {
        const auto balloon = [](QColor light, QColor dark) {
            QImage image(400, 600, QImage::Format_RGB32);
            image.fill(Qt::white);
            QRadialGradient skin(QPointF(200, 220), 190, QPointF(190, 150));
            skin.setColorAt(0, light);
            skin.setColorAt(1, dark);
            QPainter painter(&image);
            painter.setRenderHint(QPainter::Antialiasing);
            painter.setBrush(skin);
            painter.drawEllipse(QRectF(40, 30, 320, 400));
            painter.setPen(QPen(QColor(60, 60, 60), 4));
            painter.drawPolyline(QPolygonF{{200, 430}, {180, 480}, {215, 520}, {190, 595}});
            return image;
        };
        const QImage green = balloon(QColor(150, 240, 150), QColor(10, 110, 30));
        const PairFigures white = comparePair(green, balloon(QColor(252, 252, 252), QColor(190, 190, 190)));
        QCOMPARE(white.verdict, DuplicateVerdict::SameTemplate);
        QVERIFY(white.recoloured > 0.15);
        const QImage grey = green.convertToFormat(QImage::Format_Grayscale8).convertToFormat(QImage::Format_RGB32);
        QCOMPARE(comparePair(green, recompressed(grey, 80)).verdict, DuplicateVerdict::Duplicate);
        QCOMPARE(comparePair(green, brightened(grey, 1.0, 25)).verdict, DuplicateVerdict::Duplicate);
    }

    void whatAPersonChoseStaysKept()
    {
        Collection pictures;
        pictures.add(scene(51));
        const int small = pictures.add(scaled(scene(51), 0.5));
        pictures.add(recompressed(scene(51), 60));
        pictures.candidates()[1].chosen = true;
        const QList<FoundGroup> groups = pictures.groups();
        QCOMPARE(groups.size(), 1);
        QCOMPARE(groups[0].kept, small);
        QCOMPARE(groups[0].keptReason, QStringLiteral("person"));
        QCOMPARE(groups[0].members.size(), 2);
    }
};

QTEST_GUILESS_MAIN(DuplicateMemoryTest)
#include "duplicatememorytest.moc"
