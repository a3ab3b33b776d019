// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/domain/packages/packageids.h"
#include "models/domain/ids.h"

#include <QSet>
#include <QTest>

using namespace yuyi;

/// Ids of others' work, as a package has them.
class PackageIdsTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void thereAndBack()
    {
        const PackageIds ids(newSecret());
        const PackageIds others(newSecret());
        QSet<QUuid> seen;
        for (int i = 0; i < 2'000; ++i) {
            const QUuid id = newUuid();
            const QUuid masked = ids.masked(id);
            QCOMPARE(masked.data3 >> 12, 8);
            QVERIFY(ids.unmasked(masked) == id);
            QVERIFY(others.unmasked(masked) != id);
            QVERIFY(masked.toRfc4122().left(4) != id.toRfc4122().left(4));
            QVERIFY(ids.masked(masked) == masked && ids.unmasked(id) == id);
            seen.insert(masked);
        }
        QCOMPARE(seen.size(), 2'000);
    }

    /// Those made one after the other are in no order any more.
    void idsDoNotRevealTheOrder()
    {
        const PackageIds ids(newSecret());
        int rising = 0;
        QString last;
        for (int i = 0; i < 1'000; ++i) {
            const QString masked = ids.masked(newUuid()).toString();
            rising += masked > last ? 1 : 0;
            last = masked;
        }
        QVERIFY2(rising > 400 && rising < 600, qPrintable(QString::number(rising)));
    }

    void textsKeepTheirOtherWords()
    {
        const PackageIds ids(newSecret());
        const QUuid known = newUuid();
        const QString text = QStringLiteral("{\"id\":\"%1\",\"image\":\"%2\",\"stem\":\"梗 %1\"}")
                                 .arg(newUuid().toString(QUuid::WithoutBraces), known.toString(QUuid::WithoutBraces));
        const QString masked = ids.maskedText(text, [&](const QUuid &id) { return id == known; });
        QVERIFY(masked != text && masked.contains(known.toString(QUuid::WithoutBraces)) && masked.contains(QStringLiteral("梗")));
        QCOMPARE(ids.unmaskedText(masked), text);
        QCOMPARE(ids.maskedText(QStringLiteral("no id"), [](const QUuid &) { return false; }), QStringLiteral("no id"));
    }
};

QTEST_GUILESS_MAIN(PackageIdsTest)
#include "packageidstest.moc"
