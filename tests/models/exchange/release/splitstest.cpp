// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/exchange/release/splits.h"

#include <QTest>

#include <algorithm>
#include <array>

using namespace yuyi;

namespace {

QList<SplitPart> parts(const char *text)
{
    return *parseSplits(QString::fromLatin1(text));
}

/// `questions` of each image in turn.
struct Set {
    QList<Item> items;
    QHash<ImageId, Sha256> hashes;

    explicit Set(const QList<int> &questions)
    {
        for (qsizetype i = 0; i < questions.size(); ++i) {
            Item item;
            item.image = ImageId::create();
            hashes.insert(item.image, Sha256::of(QByteArray("image " + QByteArray::number(i))));
            for (int q = 0; q < questions.at(i); ++q)
                items.append(item);
        }
    }
};

} // namespace

class SplitsTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void generator();
    void boundedDraws();
    void parsing();
    void sizes();
    void tooMany();
    void paperSizes();
    void imagesStayTogether();
    void reproducible();
    void orderOfItemsDoesNotMatter();
    void evenlyDealt();
    void newItemsFillWhatIsMissing();
    void missingImage();
    void whatStaysTogether();
};

void SplitsTest::generator()
{
    // First outputs for seed 0 and 1234567, as of the reference implementation.
    SplitMix64 zero(0);
    QCOMPARE(zero.next(), 0xe220a8397b1dcdafull);
    QCOMPARE(zero.next(), 0x6e789e6aa1b965f4ull);
    SplitMix64 other(1234567);
    QCOMPARE(other.next(), 6457827717110365317ull);
    QCOMPARE(other.next(), 3203168211198807973ull);
}

void SplitsTest::boundedDraws()
{
    SplitMix64 random(5);
    std::array<int, 6> counts{};
    for (int i = 0; i < 60000; ++i) {
        const quint64 drawn = random.below(6);
        QVERIFY(drawn < 6);
        ++counts[drawn];
    }
    for (const int count : counts)
        QVERIFY(count > 9600 && count < 10400);
    QCOMPARE(random.below(1), 0ull);
}

void SplitsTest::parsing()
{
    const auto found = parts("dev:15, val:20,test:rest");
    QCOMPARE(found.size(), 3);
    QCOMPARE(found.at(1).name, QStringLiteral("val"));
    QCOMPARE(found.at(1).weight, 20.0);
    QCOMPARE(found.at(2).weight, 0.0);
    QCOMPARE(splitsText(found), QStringLiteral("dev:15,val:20,test:rest"));
    for (const char *bad :
         {"", "dev", "dev:", "dev:-1", "dev:0", "dev:x", "dev:1,dev:2", "dev:1,Dev:2",
          "a:rest,b:rest", "../x:1", ":1", "dev:1,", "dev:1e5", "a b:1"}) {
        const auto result = parseSplits(QString::fromLatin1(bad));
        QVERIFY2(!result, bad);
        QCOMPARE(result.error().code, ErrorCode::Invalid);
    }
}

void SplitsTest::sizes()
{
    QCOMPARE(*splitSizes(parts("a:1,b:1,c:1"), 10), QList<int>({4, 3, 3}));   // ties to the earlier
    QCOMPARE(*splitSizes(parts("a:15,b:20,c:65"), 7), QList<int>({1, 1, 5})); // 1.05, 1.4, 4.55
    QCOMPARE(*splitSizes(parts("a:0.1,b:0.2,c:0.7"), 10), QList<int>({1, 2, 7}));
    QCOMPARE(*splitSizes(parts("a:1"), 0), QList<int>({0}));
    QCOMPARE(*splitSizes(parts("a:3,b:rest,c:2"), 10), QList<int>({3, 5, 2}));
    QCOMPARE(*splitSizes(parts("a:3,b:rest"), 3), QList<int>({3, 0}));
    for (int total = 0; total < 200; ++total) {
        const QList<int> result = *splitSizes(parts("a:15,b:20,c:765"), total);
        QCOMPARE(result.at(0) + result.at(1) + result.at(2), total);
    }
}

void SplitsTest::tooMany()
{
    QCOMPARE(splitSizes(parts("a:8,b:rest"), 7).error().code, ErrorCode::Refused);
    QVERIFY(!splitSizes({}, 7));
    // What is proposed is never more than there is.
    QCOMPARE(splitsText(splitsWithin(parts("a:15,b:20,c:765"), 2)), QStringLiteral("c:2"));
    QCOMPARE(splitsText(splitsWithin(parts("a:15,b:20,c:rest"), 7)), QStringLiteral("a:2,b:2,c:rest"));
    QCOMPARE(splitsText(splitsWithin(parts("a:15,b:20,c:765"), 800)), QStringLiteral("a:15,b:20,c:765"));
    QVERIFY(splitSizes(splitsWithin(parts("a:8,b:rest"), 7), 7));
}

void SplitsTest::paperSizes()
{
    // 698 images: 608 with one question, 78 with two, 12 with three.
    QList<int> questions(608, 1);
    questions += QList<int>(78, 2);
    questions += QList<int>(12, 3);
    const Set set(questions);
    QCOMPARE(set.items.size(), 800);
    for (const char *text : {"dev:15,val:20,test:765", "dev:15,val:20,test:rest"}) {
        for (quint32 seed = 0; seed < 20; ++seed) {
            const QStringList names = *dealSplits(set.items, set.hashes, parts(text), seed);
            QCOMPARE(names.count(QStringLiteral("dev")), 15);
            QCOMPARE(names.count(QStringLiteral("val")), 20);
            QCOMPARE(names.count(QStringLiteral("test")), 765);
        }
    }
}

void SplitsTest::imagesStayTogether()
{
    const Set set(QList<int>(40, 3));
    for (quint32 seed = 0; seed < 50; ++seed) {
        const QStringList names = *dealSplits(set.items, set.hashes, parts("a:1,b:1,c:1,d:1"), seed);
        QHash<ImageId, QString> of;
        for (qsizetype i = 0; i < names.size(); ++i) {
            QVERIFY(!names.at(i).isEmpty());
            if (of.contains(set.items.at(i).image))
                QCOMPARE(names.at(i), of.value(set.items.at(i).image));
            of.insert(set.items.at(i).image, names.at(i));
        }
        QCOMPARE(names.count(QStringLiteral("a")), 30);
    }
}

void SplitsTest::reproducible()
{
    // Fixed for ever: a seed in a data card must give the same splits in every later version. The value is from a second
    // implementation, in another language.
    const Set set(QList<int>(12, 1));
    const QStringList names = *dealSplits(set.items, set.hashes, parts("x:4,y:4,z:4"), 2024);
    QCOMPARE(names.join(QString()), QStringLiteral("xzxxxzyyzyzy"));
    const QStringList other = *dealSplits(set.items, set.hashes, parts("x:1,y:3,z:4,w:4"), 3);
    QCOMPARE(other.join(QString()), QStringLiteral("wzyzwwyyxwzz"));
    QVERIFY(*dealSplits(set.items, set.hashes, parts("x:4,y:4,z:4"), 2025) != names);
}

void SplitsTest::orderOfItemsDoesNotMatter()
{
    Set set({1, 2, 3, 1, 2, 3, 1, 1, 1, 2});
    const QStringList before = *dealSplits(set.items, set.hashes, parts("a:1,b:2"), 9);
    QHash<ImageId, QString> of;
    for (qsizetype i = 0; i < before.size(); ++i)
        of.insert(set.items.at(i).image, before.at(i));
    std::reverse(set.items.begin(), set.items.end());
    const QStringList after = *dealSplits(set.items, set.hashes, parts("a:1,b:2"), 9);
    for (qsizetype i = 0; i < after.size(); ++i)
        QCOMPARE(after.at(i), of.value(set.items.at(i).image));
}

void SplitsTest::evenlyDealt()
{
    const Set set(QList<int>(10, 1));
    QList<int> counts(10, 0);
    for (quint32 seed = 0; seed < 2000; ++seed) {
        const QStringList names = *dealSplits(set.items, set.hashes, parts("a:1,b:4"), seed);
        for (qsizetype i = 0; i < 10; ++i)
            counts[i] += names.at(i) == QLatin1String("a") ? 1 : 0;
    }
    for (const int count : counts)
        QVERIFY2(count > 320 && count < 480, qPrintable(QString::number(count)));
}

void SplitsTest::newItemsFillWhatIsMissing()
{
    Set set(QList<int>(20, 1));
    // Ten were released: two of dev, eight of test, and one image has got a second question since.
    for (int i = 0; i < 10; ++i)
        set.items[i].split = i < 2 ? QStringLiteral("dev") : QStringLiteral("test");
    Item second = set.items.at(0);
    second.split.clear();
    set.items.append(second);
    for (quint32 seed = 0; seed < 20; ++seed) {
        const QStringList names = *dealNewItems(set.items, set.hashes, parts("dev:5,test:rest"), seed);
        for (int i = 0; i < 10; ++i)
            QCOMPARE(names.at(i), set.items.at(i).split);
        QCOMPARE(names.constLast(), QStringLiteral("dev")); // with its image
        QCOMPARE(names.count(QStringLiteral("dev")), 5);
        QCOMPARE(names.count(QStringLiteral("test")), 16);
    }
    QVERIFY(*dealNewItems(set.items, set.hashes, parts("dev:1,test:1"), 1)
            != *dealNewItems(set.items, set.hashes, parts("dev:1,test:1"), 2));
    // A split that has more than its size keeps that, and the rest is less; a split that is not named does not count.
    QCOMPARE(*newSplitSizes(parts("dev:1,test:1"), {{QStringLiteral("dev"), 8}}, 10), QList<int>({0, 2}));
    QCOMPARE(*newSplitSizes(parts("dev:2,val:2,test:rest"),
                            {{QStringLiteral("train"), 50}, {QStringLiteral("val"), 2}}, 60),
             QList<int>({2, 0, 6}));
    QCOMPARE(*newSplitSizes(parts("Dev:3,test:rest"), {{QStringLiteral("dev"), 2}}, 6), QList<int>({1, 3})); // one split, not two
    QCOMPARE(*newSplitSizes(parts("dev:15,test:rest"), {{QStringLiteral("data"), 800}}, 800), QList<int>({0, 0}));
    QVERIFY(!newSplitSizes(parts("dev:15,test:rest"), {{QStringLiteral("data"), 800}}, 810));
    QCOMPARE(questionsOfParts(parts("dev:15,test:rest"), {{QStringLiteral("data"), 800}}, 810), 10);
    QCOMPARE(*newSplitSizes(parts("dev:2,test:rest"), {{QStringLiteral("dev"), 2}, {QStringLiteral("test"), 3}}, 5), QList<int>({0, 0}));
}

void SplitsTest::missingImage()
{
    Set set({1, 1});
    set.hashes.remove(set.items.at(1).image);
    QCOMPARE(dealSplits(set.items, set.hashes, parts("a:1"), 1).error().code, ErrorCode::NotFound);
}

/// Sets in which some questions show the picture of another image, as those about unrelated concepts do.
void SplitsTest::whatStaysTogether()
{
    Set set(QList<int>(20, 4));
    for (qsizetype i = 0; i < set.items.size(); ++i) {
        Question &question = set.items[i].question;
        question.stem = QStringLiteral("Question %1").arg(i);
        if (i % 4 == 0) {
            Medium other;
            other.sha256 = set.hashes.value(set.items.at((i + 28) % 80).image);
            question.media = {other};
        }
    }
    const auto deal = [&](SplitBy by, const QList<Item> &items) {
        return dealSplits(items, set.hashes, parts("train:7,valid:1,test:2"), 5, by);
    };
    const auto sharedBy = [&](SplitBy by) {
        int shared = 0;
        const QList<SharedPictures> figures = sharedPictures(set.items, set.hashes, *deal(by, set.items));
        for (const SharedPictures &one : figures) {
            if (one.largest != u"train" || one.pictures == 0)
                return -1;
            shared += one.shared;
        }
        return figures.size() == 2 ? shared : -1;
    };
    // Each by itself: the sizes are exact, and nearly every picture is in the largest split, too.
    const QStringList single = *deal(SplitBy::Item, set.items);
    QCOMPARE(single.count(QStringLiteral("train")), 56);
    QCOMPARE(single.count(QStringLiteral("test")), 16);
    QVERIFY(sharedBy(SplitBy::Item) > sharedBy(SplitBy::Image));
    // The questions of an image together still show pictures of others.
    QVERIFY(sharedBy(SplitBy::Image) > 0);
    // No picture is in two splits.
    QCOMPARE(sharedBy(SplitBy::Shown), 0);
    for (const SplitBy by : {SplitBy::Item, SplitBy::Image, SplitBy::Shown}) {
        QList<Item> reversed = set.items;
        std::reverse(reversed.begin(), reversed.end());
        QStringList names = *deal(by, reversed);
        std::reverse(names.begin(), names.end());
        QCOMPARE(names, *deal(by, set.items));
    }

    // A new question goes with what it shows; by itself it goes anywhere.
    for (qsizetype i = 0; i < set.items.size(); ++i)
        set.items[i].split = deal(SplitBy::Shown, set.items)->at(i);
    Item more = set.items.at(0);
    more.split.clear();
    const QString wanted = set.items.at(0).split;
    set.items.append(more);
    QCOMPARE(keptSplits(set.items, SplitBy::Shown, set.hashes).constLast(), wanted);
    QVERIFY(keptSplits(set.items, SplitBy::Item, set.hashes).constLast().isEmpty());
    QCOMPARE(dealNewItems(set.items, set.hashes, parts("train:7,valid:1,test:2"), 5, SplitBy::Shown)->constLast(), wanted);

    // One question that shows all pictures leaves nothing to assign.
    set.items.last().question.media.clear();
    for (const Sha256 &hash : std::as_const(set.hashes)) {
        Medium one;
        one.sha256 = hash;
        set.items.last().question.media.append(one);
    }
    QCOMPARE(deal(SplitBy::Shown, set.items).error().code, ErrorCode::Refused);
}

QTEST_GUILESS_MAIN(SplitsTest)
#include "splitstest.moc"
