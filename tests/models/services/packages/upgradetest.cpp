// SPDX-License-Identifier: GPL-3.0-or-later
// Packages of an older version of the schema. This program knows one version more than all others: later/0009_later.sql.
#include "tests/support/mergefixture.h"
#include "tests/support/reviewfixture.h"

#include "db/migrations/migrations.h"
#include "db/packages/upgrade.h"
#include "models/services/people/assignmentservice.h"

using namespace yuyi;
using namespace yuyi::test;

namespace {

constexpr int before = 8;

/// Both annotators have two images to annotate.
struct OlderHome : ReviewProject {
    OlderHome() : ReviewProject(false, 0)
    {
        for (int i = 0; i < 2; ++i)
            ids.append(keep(QStringLiteral("picture %1.jpg").arg(i)));
        HandOut all;
        all.people = {first, second};
        all.perImage = 2;
        must(AssignmentService(*stores, lead).handOut(all));
    }
    QList<ImageId> ids;
};

/// The file as the version before would have it, and what home would remember of it.
void putBack(const OlderHome &home, const QString &file)
{
    const Place place = packagePlace(file);
    QString hash;
    {
        const auto connection = must(Connection::open(place));
        hash = must(packageContentHash(*connection, Role::Annotator, before));
        for (const char16_t *statement : {u"ALTER TABLE image DROP COLUMN later_weight", u"ALTER TABLE annotation DROP COLUMN later_mood",
                                          u"DROP TABLE later_word", u"DELETE FROM schema_migration WHERE number = 9", u"PRAGMA user_version = 8"})
            must(connection->execute(QString::fromUtf16(statement)));
    }
    must(sealPackage(place));
    const auto id = must(must(Connection::open(place))->text(QStringLiteral("SELECT id FROM package")));
    const auto connection = home.connection();
    must(connection->execute(QStringLiteral("UPDATE package SET content_hash = '%1' WHERE id = '%2'").arg(hash, id)));
}

qint64 versionOf(const QString &file)
{
    return must(must(Connection::open(packagePlace(file), Connection::Mode::Immutable))->number(QStringLiteral("PRAGMA user_version")));
}

QByteArray bytesOf(const QString &file) { return fileBytes(file); }

} // namespace

class PackageUpgradeTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void knowsOneVersionMore() { QCOMPARE(newestSchema(), before + 1); }

    void workOfTheVersionBeforeComesHome()
    {
        OlderHome home;
        const QString file = pack(home, Role::Annotator, home.first);
        workOn(home, file, [&](Stores &stores) {
            for (const ImageId &image : home.ids)
                annotate(stores, home.first, image);
        });
        finish(home, file);
        home.host.waitUntilClosed();
        putBack(home, file);
        const QByteArray sent = bytesOf(file);
        QCOMPARE(merge(home, file).count(MergeState::New), 2);
        QVERIFY(home.annotations().current(home.ids.at(0), home.first)->has_value());
        QCOMPARE(home.findings(), QStringList());
        QCOMPARE(merge(home, file).count(MergeState::New), 0);
        QVERIFY(bytesOf(file) == sent);   // its own file is only looked at
    }

    void aPackageOfTheVersionBeforeIsOpenedAndComesHome()
    {
        OlderHome home;
        const QString file = pack(home, Role::Annotator, home.first);
        putBack(home, file);
        QCOMPARE(versionOf(file), before);
        workOn(home, file, [&](Stores &stores) { annotate(stores, home.first, home.ids.at(0)); });
        finish(home, file);
        home.host.waitUntilClosed();
        QCOMPARE(versionOf(file), before + 1);
        QVERIFY(!QFile::exists(file + QLatin1String(".part")));
        QCOMPARE(merge(home, file).count(MergeState::New), 1);
        QCOMPARE(home.findings(), QStringList());
    }

    void bothRolesOfVersionsMix()
    {
        OlderHome home;
        const QString a = pack(home, Role::Annotator, home.first);
        const QString b = pack(home, Role::Annotator, home.second);
        workOn(home, a, [&](Stores &stores) { annotate(stores, home.first, home.ids.at(0)); });
        workOn(home, b, [&](Stores &stores) { annotate(stores, home.second, home.ids.at(0)); });
        home.host.waitUntilClosed();
        putBack(home, a);
        QCOMPARE(merge(home, b).count(MergeState::New), 1);
        QCOMPARE(merge(home, a).count(MergeState::New), 1);
        QVERIFY(!home.gold(home.ids.at(0)).id.isNull());
    }

    void itIsExaminedAsWhatItIs_data()
    {
        QTest::addColumn<QString>("statement");
        QTest::newRow("a trigger") << QStringLiteral("CREATE TRIGGER t AFTER UPDATE ON person BEGIN DELETE FROM person; END");
        QTest::newRow("a column of later") << QStringLiteral("ALTER TABLE image ADD COLUMN later_weight INTEGER NOT NULL DEFAULT 7");
        QTest::newRow("a table") << QStringLiteral("CREATE TABLE more (id TEXT)");
        QTest::newRow("another picture's facts") << QStringLiteral("UPDATE image SET source_url = 'elsewhere'");
        QTest::newRow("a picture") << QStringLiteral("UPDATE blob SET content = x'00'");
    }
    void itIsExaminedAsWhatItIs()
    {
        QFETCH(const QString, statement);
        OlderHome home;
        const QString file = pack(home, Role::Annotator, home.first);
        putBack(home, file);
        const QString forged = tampered(file, {statement});
        const QByteArray content = contentOf(home);
        const auto refused = tryMerge(home, forged);
        VERIFY_FAILS(refused, ErrorCode::Damaged);
        QVERIFY(contentOf(home) == content);
    }

    void anUnsealedOneIsRefused()
    {
        OlderHome home;
        const QString file = pack(home, Role::Annotator, home.first);
        putBack(home, file);
        QFile raw(file);
        QVERIFY(raw.open(QIODevice::ReadWrite));
        const qint64 at = bytesOf(file).indexOf(QStringLiteral("picture 1.jpg").toUtf8());
        QVERIFY(at < 0);   // names of files stay at home
        const qint64 title = bytesOf(file).lastIndexOf(home.ids.at(1).toString().toUtf8());
        QVERIFY(title > 0 && raw.seek(title) && raw.write("x") == 1);
        raw.close();
        VERIFY_FAILS(tryMerge(home, file), ErrorCode::Damaged);
    }

    void anAlteredOneIsNotOpenedAndStaysAsItIs()
    {
        OlderHome home;
        const QString file = pack(home, Role::Annotator, home.first);
        putBack(home, file);
        must(must(Connection::open(packagePlace(file)))->execute(QStringLiteral("CREATE TABLE more (id TEXT)")));
        const QByteArray sent = bytesOf(file);
        VERIFY_FAILS(home.host.openPackage(file), ErrorCode::Damaged);
        QVERIFY(bytesOf(file) == sent);
    }

    void whatLaterVersionsAddHoldsNothingForged()
    {
        OlderHome home;
        const QString file = pack(home, Role::Annotator, home.first);
        putBack(home, file);
        workOn(home, file, [&](Stores &stores) { annotate(stores, home.first, home.ids.at(0)); });
        home.host.waitUntilClosed();
        QCOMPARE(merge(home, file).count(MergeState::New), 1);
        const auto hashes = [&](const QString &statement, bool raisedHere) {
            const auto connection = must(Connection::open(packagePlace(tampered(file, {statement}))));
            return must(packageContentHashes(*connection, Role::Annotator, raisedHere)).size();
        };
        // With something in the new columns it is none of the version before, unless we put that there.
        const qsizetype all = newestSchema() - firstPackageSchema + 1;
        QCOMPARE(hashes(QStringLiteral("UPDATE image SET later_weight = 7"), false), all);
        QCOMPARE(hashes(QStringLiteral("UPDATE image SET later_weight = 8"), false), 1);
        QCOMPARE(hashes(QStringLiteral("UPDATE image SET later_weight = 8"), true), all);
        VERIFY_FAILS(tryMerge(home, tampered(file, {QStringLiteral("UPDATE image SET source_url = 'elsewhere'")})), ErrorCode::Damaged);
    }

    void aNewerOneStaysRefused()
    {
        OlderHome home;
        const QString file = pack(home, Role::Annotator, home.first);
        const QString newer = tampered(file, {QStringLiteral("PRAGMA user_version = %1").arg(newestSchema() + 1)});
        VERIFY_FAILS(home.host.openReturn(newer), ErrorCode::Newer);
        VERIFY_FAILS(home.host.openPackage(newer), ErrorCode::Newer);
    }

    void oneFromBeforeThereWerePackagesIsNone()
    {
        OlderHome home;
        const QString file = tampered(pack(home, Role::Annotator, home.first), {QStringLiteral("PRAGMA user_version = 3")});
        const auto refused = home.host.openReturn(file);
        QVERIFY(!refused);
        QVERIFY(!home.host.openPackage(file));
    }
};

QTEST_GUILESS_MAIN(PackageUpgradeTest)
#include "upgradetest.moc"
