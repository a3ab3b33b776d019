// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/domain/ids.h"
#include "models/domain/annotation/annotation.h"
#include "models/domain/history/changes.h"
#include "models/domain/images/image.h"
#include "models/domain/project/project.h"

#include <QDateTime>
#include <QSet>
#include <QTest>

#include <thread>
#include <vector>

using namespace yuyi;

namespace {
/// Every value has its own non-empty code and is found again by it.
template <typename E>
bool tableHolds()
{
    QSet<QString> seen;
    for (const auto &[value, code] : codesOf(E{})) {
        const QString text = QString::fromUtf16(code);
        if (text.isEmpty() || seen.contains(text) || codeOf(value) != text || fromCode<E>(text) != value)
            return false;
        seen.insert(text);
    }
    return !fromCode<E>(QStringView(u"no such code")).has_value() && !fromCode<E>(QStringView()).has_value();
}
} // namespace

class IdsTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void uuidIsVersion7();
    void laterIdsSortLater();
    void threadsGetDifferentIds();
    void texts();
    void hash();
    void codes();
    void keyIndex();
};

void IdsTest::uuidIsVersion7()
{
    const qint64 before = QDateTime::currentMSecsSinceEpoch();
    const QByteArray raw = newUuid().toRfc4122();
    const qint64 after = QDateTime::currentMSecsSinceEpoch();
    QCOMPARE(static_cast<unsigned char>(raw[6]) >> 4, 7);
    QCOMPARE(static_cast<unsigned char>(raw[8]) >> 6, 2);
    qint64 millis = 0;
    for (int i = 0; i < 6; ++i)
        millis = millis << 8 | static_cast<unsigned char>(raw[i]);
    QVERIFY(millis >= before && millis <= after + 1);
}

void IdsTest::laterIdsSortLater()
{
    // Many of them within one millisecond.
    ImageId last = ImageId::create();
    for (int i = 0; i < 50000; ++i) {
        const ImageId next = ImageId::create();
        QVERIFY(last < next);
        QVERIFY(last.toString() < next.toString());
        last = next;
    }
}

void IdsTest::threadsGetDifferentIds()
{
    std::vector<std::vector<QUuid>> made(4);
    std::vector<std::thread> threads;
    for (auto &list : made) {
        threads.emplace_back([&list] {
            for (int i = 0; i < 5000; ++i)
                list.push_back(newUuid());
        });
    }
    for (std::thread &thread : threads)
        thread.join();
    QSet<QUuid> all;
    for (const auto &list : made)
        all.unite(QSet<QUuid>(list.begin(), list.end()));
    QCOMPARE(all.size(), 20000);
}

void IdsTest::texts()
{
    const ImageId id = ImageId::create();
    QCOMPARE(id.toString().size(), 36);
    QCOMPARE(id.toString(), id.toString().toLower());
    QCOMPARE(ImageId::fromString(id.toString()), id);
    QVERIFY(ImageId::fromString(u"nonsense").isNull());
    QVERIFY(ImageId().isNull());
}

void IdsTest::hash()
{
    const Sha256 sha = Sha256::of("abc");
    QCOMPARE(sha.hex(), QStringLiteral("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"));
    QCOMPARE(Sha256::fromHex(sha.hex().toUpper()), sha);
    QVERIFY(!Sha256::fromHex(sha.hex().left(63)));
    QVERIFY(!Sha256::fromHex(QString(64, u'g')));
    QVERIFY(!Sha256::fromBytes("short"));
    QVERIFY(Sha256().isNull());
}

void IdsTest::codes()
{
    QVERIFY(tableHolds<ImageFormat>());
    QVERIFY(tableHolds<Stage>());
    QVERIFY(tableHolds<FilterStep>());
    QVERIFY(tableHolds<Outcome>());
    QVERIFY(tableHolds<AnnotationState>());
    QVERIFY(tableHolds<Origin>());
    QVERIFY(tableHolds<Entity>());
    QVERIFY(tableHolds<Role>());
    QVERIFY(tableHolds<JobState>());
}

void IdsTest::keyIndex()
{
    Question question;
    QCOMPARE(question.keyIndex(), -1);
    question.options.resize(3);
    QCOMPARE(question.keyIndex(), -1);
    question.options[2].correct = true;
    QCOMPARE(question.keyIndex(), 2);
    question.options[0].correct = true;
    QCOMPARE(question.keyIndex(), -1);
}

QTEST_GUILESS_MAIN(IdsTest)
#include "idstest.moc"
