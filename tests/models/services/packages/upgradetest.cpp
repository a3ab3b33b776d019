// SPDX-License-Identifier: GPL-3.0-or-later
// Packages of an older version of the schema. This program knows one version more than all others: later/0025_later.sql.
#include "tests/support/mergefixture.h"
#include "tests/support/reviewfixture.h"

#include "db/migrations/migrations.h"
#include "db/packages/upgrade.h"
#include "models/services/people/assignmentservice.h"

using namespace yuyi;
using namespace yuyi::test;

namespace {

constexpr int before = 24;

/// Both annotators have two images to annotate.
struct OlderProject : ReviewProject {
    OlderProject() : ReviewProject(false, 0)
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

/// The file as the version before would have it, and what the project would remember of it.
void putBack(const OlderProject &project, const QString &file)
{
    const ProjectLocation location = packageLocation(file);
    QString hash;
    {
        const auto connection = must(Connection::open(location));
        hash = must(packageContentHash(*connection, Role::Annotator, before));
        for (const char16_t *statement :
             {u"ALTER TABLE image DROP COLUMN later_weight",
              u"ALTER TABLE annotation DROP COLUMN later_mood", u"DROP TABLE later_word",
              u"DELETE FROM schema_migration WHERE number = 25", u"PRAGMA user_version = 24"})
            must(connection->execute(QString::fromUtf16(statement)));
    }
    must(sealPackage(location));
    const auto id = must(must(Connection::open(location))->text(QStringLiteral("SELECT id FROM package")));
    const auto connection = project.connection();
    must(connection->execute(QStringLiteral("UPDATE package SET content_hash = '%1' WHERE id = '%2'").arg(hash, id)));
}

qint64 versionOf(const QString &file)
{
    return must(must(Connection::open(packageLocation(file), Connection::Mode::Immutable))->number(QStringLiteral("PRAGMA user_version")));
}

QByteArray bytesOf(const QString &file) { return fileBytes(file); }

} // namespace

class PackageUpgradeTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void knowsOneVersionMore() { QCOMPARE(newestSchema(), before + 1); }

    void workOfTheVersionBeforeIsMerged()
    {
        OlderProject project;
        const QString file = pack(project, Role::Annotator, project.first);
        workOn(project, file, [&](Stores &stores) {
            for (const ImageId &image : project.ids)
                annotate(stores, project.first, image);
        });
        finish(project, file);
        project.host.waitUntilClosed();
        putBack(project, file);
        const QByteArray sent = bytesOf(file);
        QCOMPARE(merge(project, file).count(MergeState::New), 2);
        QVERIFY(project.annotations().current(project.ids.at(0), project.first)->has_value());
        QCOMPARE(project.findings(), QStringList());
        QCOMPARE(merge(project, file).count(MergeState::New), 0);
        QVERIFY(bytesOf(file) == sent); // its own file is only looked at
    }

    void aPackageOfTheVersionBeforeIsOpenedAndMerged()
    {
        OlderProject project;
        const QString file = pack(project, Role::Annotator, project.first);
        putBack(project, file);
        QCOMPARE(versionOf(file), before);
        workOn(project, file, [&](Stores &stores) { annotate(stores, project.first, project.ids.at(0)); });
        finish(project, file);
        project.host.waitUntilClosed();
        QCOMPARE(versionOf(file), before + 1);
        QVERIFY(!QFile::exists(file + QLatin1String(".part")));
        QCOMPARE(merge(project, file).count(MergeState::New), 1);
        QCOMPARE(project.findings(), QStringList());
    }

    void bothRolesOfVersionsMix()
    {
        OlderProject project;
        const QString a = pack(project, Role::Annotator, project.first);
        const QString b = pack(project, Role::Annotator, project.second);
        workOn(project, a, [&](Stores &stores) { annotate(stores, project.first, project.ids.at(0)); });
        workOn(project, b, [&](Stores &stores) { annotate(stores, project.second, project.ids.at(0)); });
        project.host.waitUntilClosed();
        putBack(project, a);
        QCOMPARE(merge(project, b).count(MergeState::New), 1);
        QCOMPARE(merge(project, a).count(MergeState::New), 1);
        QVERIFY(!project.gold(project.ids.at(0)).id.isNull());
    }

    void aPackageIsExaminedByItsOwnSchema_data()
    {
        QTest::addColumn<QString>("statement");
        QTest::newRow("a trigger") << QStringLiteral("CREATE TRIGGER t AFTER UPDATE ON person BEGIN DELETE FROM person; END");
        QTest::newRow("a column of later") << QStringLiteral("ALTER TABLE image ADD COLUMN later_weight INTEGER NOT NULL DEFAULT 7");
        QTest::newRow("a table") << QStringLiteral("CREATE TABLE more (id TEXT)");
        QTest::newRow("another picture's facts") << QStringLiteral("UPDATE image SET source_url = 'elsewhere'");
        QTest::newRow("a picture") << QStringLiteral("UPDATE blob SET content = x'00'");
    }
    void aPackageIsExaminedByItsOwnSchema()
    {
        QFETCH(const QString, statement);
        OlderProject project;
        const QString file = pack(project, Role::Annotator, project.first);
        putBack(project, file);
        const QString forged = tampered(file, {statement});
        const QByteArray content = contentOf(project);
        const auto refused = tryMerge(project, forged);
        VERIFY_FAILS(refused, ErrorCode::Damaged);
        QVERIFY(contentOf(project) == content);
    }

    void anUnsealedOneIsRefused()
    {
        OlderProject project;
        const QString file = pack(project, Role::Annotator, project.first);
        putBack(project, file);
        QFile raw(file);
        QVERIFY(raw.open(QIODevice::ReadWrite));
        const qint64 at = bytesOf(file).indexOf(QStringLiteral("picture 1.jpg").toUtf8());
        QVERIFY(at < 0); // names of files stay in the project
        const qint64 title = bytesOf(file).lastIndexOf(project.ids.at(1).toString().toUtf8());
        QVERIFY(title > 0 && raw.seek(title) && raw.write("x") == 1);
        raw.close();
        VERIFY_FAILS(tryMerge(project, file), ErrorCode::Damaged);
    }

    void anAlteredPackageIsRefusedUnchanged()
    {
        OlderProject project;
        const QString file = pack(project, Role::Annotator, project.first);
        putBack(project, file);
        must(must(Connection::open(packageLocation(file)))->execute(QStringLiteral("CREATE TABLE more (id TEXT)")));
        const QByteArray sent = bytesOf(file);
        VERIFY_FAILS(project.host.openPackage(file), ErrorCode::Damaged);
        QVERIFY(bytesOf(file) == sent);
    }

    void laterColumnsHaveTheirDefaults()
    {
        OlderProject project;
        const QString file = pack(project, Role::Annotator, project.first);
        putBack(project, file);
        workOn(project, file, [&](Stores &stores) { annotate(stores, project.first, project.ids.at(0)); });
        project.host.waitUntilClosed();
        QCOMPARE(merge(project, file).count(MergeState::New), 1);
        const auto hashes = [&](const QString &statement, bool raisedHere) {
            const auto connection = must(Connection::open(packageLocation(tampered(file, {statement}))));
            return must(packageContentHashes(*connection, Role::Annotator, raisedHere)).size();
        };
        // With something in the new columns it is none of the version before, unless we put that there.
        const qsizetype all = newestSchema() - firstPackageSchema + 1;
        QCOMPARE(hashes(QStringLiteral("UPDATE image SET later_weight = 7"), false), all);
        QCOMPARE(hashes(QStringLiteral("UPDATE image SET later_weight = 8"), false), 1);
        QCOMPARE(hashes(QStringLiteral("UPDATE image SET later_weight = 8"), true), all);
        VERIFY_FAILS(tryMerge(project, tampered(file, {QStringLiteral("UPDATE image SET source_url = 'elsewhere'")})), ErrorCode::Damaged);
    }

    void aNewerOneStaysRefused()
    {
        OlderProject project;
        const QString file = pack(project, Role::Annotator, project.first);
        const QString newer = tampered(file, {QStringLiteral("PRAGMA user_version = %1").arg(newestSchema() + 1)});
        VERIFY_FAILS(project.host.openReturn(newer), ErrorCode::Newer);
        VERIFY_FAILS(project.host.openPackage(newer), ErrorCode::Newer);
    }

    void aFileOlderThanPackagesIsRefused()
    {
        OlderProject project;
        const QString file = tampered(pack(project, Role::Annotator, project.first), {QStringLiteral("PRAGMA user_version = 3")});
        const auto refused = project.host.openReturn(file);
        QVERIFY(!refused);
        QVERIFY(!project.host.openPackage(file));
    }
};

QTEST_GUILESS_MAIN(PackageUpgradeTest)
#include "upgradetest.moc"
