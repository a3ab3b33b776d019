// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/dbfixture.h"

#include "db/migrations/migrations.h"

#include <QDir>
#include <QFileInfo>
#include <QSqlDatabase>
#include <QSqlQuery>

#include <sys/fsuid.h>
#include <unistd.h>

using namespace yuyi;
using namespace yuyi::test;

namespace {

/// All files of a folder with their bytes: equal before and after means that nothing was touched.
QMap<QString, QByteArray> contentOf(const QString &folder)
{
    QMap<QString, QByteArray> content;
    const QFileInfoList entries = QDir(folder).entryInfoList(QDir::Files | QDir::Hidden);
    for (const QFileInfo &entry : entries)
        content.insert(entry.fileName(), fileBytes(entry.filePath()));
    return content;
}

void writeFile(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("fixture not written");
}

/// Changes a database as another program could.
void spoil(const QString &file, const QStringList &statements)
{
    const QString name = newUuid().toString();
    {
        QSqlDatabase database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), name);
        database.setDatabaseName(file);
        if (!database.open())
            qFatal("fixture not opened");
        for (const QString &statement : statements) {
            QSqlQuery query(database);
            if (!query.exec(statement))
                qFatal("%s", qPrintable(statement));
        }
    }
    QSqlDatabase::removeDatabase(name);
}

QStringList backupsOf(const QString &folder)
{
    return QDir(folder + QLatin1String("/backups"))
        .entryList(QDir::Files | QDir::Hidden, QDir::Name);
}

} // namespace

class ProjectHostTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY2(hasWantedServer(), "PostgreSQL is wanted: run under pg_virtualenv");
    }

    void aNewProjectIsSound_data() { addBackends(); }
    void aNewProjectIsSound()
    {
        QFETCH(const bool, server);
        const TestProject project(server);
        const auto findings = project.host.checkDatabase(project.location);
        VERIFY_OK(findings);
        QCOMPARE(*findings, QStringList());
        SqlProjectHost again;
        VERIFY_OK(again.open(project.location));
        VERIFY_FAILS(again.create(project.location, newProject()), ErrorCode::Refused);
        const auto connection = project.connection();
        QCOMPARE(*schemaVersion(*connection), newestSchema());
        QCOMPARE(*connection->number(QStringLiteral("SELECT count(*) FROM person_role")), 6);
        if (server)
            return;
        for (const char16_t *name : {u"images", u"cache", u"backups"})
            QVERIFY(QFileInfo(project.location + u'/' + QString::fromUtf16(name)).isDir());
        QCOMPARE(*connection->number(QStringLiteral("PRAGMA application_id")),
                 static_cast<qint64>(applicationId));
        QCOMPARE(*connection->number(QStringLiteral("PRAGMA user_version")),
                 static_cast<qint64>(newestSchema()));
        QCOMPARE(*connection->text(QStringLiteral("PRAGMA journal_mode")), QStringLiteral("wal"));
        QCOMPARE(*connection->number(QStringLiteral("PRAGMA synchronous")), 2);
        QCOMPARE(*connection->number(QStringLiteral("PRAGMA foreign_keys")), 1);
        QCOMPARE(*connection->number(QStringLiteral("PRAGMA busy_timeout")), 2000);
        QCOMPARE(*connection->number(QStringLiteral("PRAGMA trusted_schema")), 0);
        QCOMPARE(*connection->number(QStringLiteral("PRAGMA cell_size_check")), 1);
        QCOMPARE(*connection->number(QStringLiteral("PRAGMA secure_delete")), 1);
    }

    void emptyMigrationMakesTheSchemaExpected_data() { addBackends(); }
    void emptyMigrationMakesTheSchemaExpected()
    {
        QFETCH(const bool, server);
        const TestProject project(server);
        if (server) {
            VERIFY_OK(project.connection()->execute(
                QStringLiteral("ALTER TABLE image ADD COLUMN extra TEXT")));
            VERIFY_OK(project.connection()->execute(QStringLiteral("DROP INDEX image_stage")));
        } else {
            spoil(project.file(),
                  {QStringLiteral("ALTER TABLE image ADD COLUMN extra TEXT"),
                   QStringLiteral("DROP INDEX image_stage")});
        }
        const auto findings = project.host.checkDatabase(project.location);
        VERIFY_OK(findings);
        QCOMPARE(findings->size(), 2);
        QVERIFY(findings->join(u' ').contains(QLatin1String("image_stage")));
        if (server)
            VERIFY_OK(project.host.open(
                project.location)); // there the roles of the server decide who may do that
        else
            VERIFY_FAILS(project.host.open(project.location), ErrorCode::Damaged);
    }

    void aFolderWithoutAProjectIsRefusedUnchanged_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<int>("code");
        QTest::newRow("text") << QByteArray("just some notes\n") << int(ErrorCode::Invalid);
        QTest::newRow("empty") << QByteArray() << int(ErrorCode::Invalid);
        QTest::newRow("zeros") << QByteArray(8192, '\0') << int(ErrorCode::Invalid);
        QTest::newRow("header only")
            << QByteArray("SQLite format 3\0", 16) << int(ErrorCode::Damaged);
        QTest::newRow("cut header") << QByteArray("SQLite form") << int(ErrorCode::Invalid);
    }
    void aFolderWithoutAProjectIsRefusedUnchanged()
    {
        QFETCH(const QByteArray, bytes);
        QFETCH(const int, code);
        const QTemporaryDir folder;
        writeFile(folder.filePath(QStringLiteral("project.yuyi")), bytes);
        const auto before = contentOf(folder.path());
        SqlProjectHost host;
        VERIFY_FAILS(host.open(folder.path()), ErrorCode(code));
        VERIFY_FAILS(host.open(folder.filePath(QStringLiteral("project.yuyi"))), ErrorCode(code));
        VERIFY_FAILS(host.backup(folder.path()), ErrorCode(code));
        QCOMPARE(contentOf(folder.path()), before);
    }

    void missingThingsAreNamed()
    {
        const QTemporaryDir folder;
        SqlProjectHost host;
        VERIFY_FAILS(host.open(folder.path()), ErrorCode::NotFound);
        VERIFY_FAILS(host.open(folder.filePath(QStringLiteral("nowhere"))), ErrorCode::NotFound);
        VERIFY_FAILS(host.open(QString()), ErrorCode::Invalid);
        QVERIFY(QDir(folder.path()).isEmpty());
        QDir(folder.path()).mkdir(QStringLiteral("project.yuyi"));
        VERIFY_FAILS(host.open(folder.path()), ErrorCode::Invalid);
    }

    void anotherProgramsDatabaseIsRefused()
    {
        const QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("project.yuyi"));
        spoil(
            file,
            {QStringLiteral("PRAGMA application_id = 1234"), QStringLiteral("CREATE TABLE t (a)")});
        const auto before = contentOf(folder.path());
        SqlProjectHost host;
        VERIFY_FAILS(host.open(folder.path()), ErrorCode::Invalid);
        VERIFY_FAILS(host.checkDatabase(folder.path()), ErrorCode::Invalid);
        QCOMPARE(contentOf(folder.path()), before);
    }

    void aNewerProjectIsRefused_data() { addBackends(); }
    void aNewerProjectIsRefused()
    {
        QFETCH(const bool, server);
        TestProject project(server);
        const QString statement = QStringLiteral(
            "INSERT INTO schema_migration (number, name, applied_at) VALUES (9999, 'later', '')");
        project.stores.reset();
        if (server) {
            VERIFY_OK(project.connection()->execute(statement));
            VERIFY_FAILS(project.host.open(project.location), ErrorCode::Newer);
            return;
        }
        spoil(project.file(), {statement, QStringLiteral("PRAGMA user_version = 9999")});
        const auto before = contentOf(project.location);
        VERIFY_FAILS(project.host.open(project.location), ErrorCode::Newer);
        QCOMPARE(contentOf(project.location), before);
    }

    void aNewerVersionInTheLogIsSeen()
    {
        const TestProject project(false);
        const QTemporaryDir copy;
        {
            const auto connection = project.connection();
            VERIFY_OK(connection->execute(QStringLiteral("PRAGMA user_version = 9999")));
            for (const char16_t *suffix : {u"", u"-wal"}) {
                QFile::copy(
                    project.file() + QString::fromUtf16(suffix),
                    copy.filePath(QStringLiteral("project.yuyi") + QString::fromUtf16(suffix)));
            }
        }
        QVERIFY(QFileInfo(copy.filePath(QStringLiteral("project.yuyi-wal"))).size() > 0);
        const QByteArray before = fileBytes(copy.filePath(QStringLiteral("project.yuyi")));
        SqlProjectHost host;
        VERIFY_FAILS(host.open(copy.path()), ErrorCode::Newer);
        QCOMPARE(fileBytes(copy.filePath(QStringLiteral("project.yuyi"))), before);
    }

    void aHostileSchemaIsRefused_data()
    {
        QTest::addColumn<QString>("statement");
        QTest::newRow("trigger") << QStringLiteral(
            "CREATE TRIGGER evil AFTER INSERT ON image BEGIN DELETE FROM decision; END");
        QTest::newRow("view") << QStringLiteral("CREATE VIEW evil AS SELECT 1");
        QTest::newRow("table") << QStringLiteral("CREATE TABLE evil (a)");
        QTest::newRow("column") << QStringLiteral("ALTER TABLE person ADD COLUMN evil TEXT");
        QTest::newRow("missing") << QStringLiteral("DROP TABLE rating");
    }
    void aHostileSchemaIsRefused()
    {
        QFETCH(const QString, statement);
        TestProject project(false);
        project.stores.reset();
        // Without a log beside it, as files come from elsewhere: a look must not bring one back.
        spoil(project.file(), {statement, QStringLiteral("PRAGMA journal_mode = DELETE")});
        const auto before = contentOf(project.location);
        VERIFY_FAILS(project.host.open(project.location), ErrorCode::Damaged);
        QCOMPARE(contentOf(project.location), before);
        const auto findings = project.host.checkDatabase(project.location);
        VERIFY_OK(findings);
        QVERIFY(!findings->isEmpty());
    }

    void creatingLeavesNothingBehind()
    {
        const QTemporaryDir folder;
        SqlProjectHost host;
        writeFile(folder.filePath(QStringLiteral("file")), "x");
        VERIFY_FAILS(host.create(folder.path(), newProject()), ErrorCode::Refused);
        QCOMPARE(contentOf(folder.path()).keys(), QStringList{QStringLiteral("file")});
        VERIFY_FAILS(host.create(folder.filePath(QStringLiteral("file")), newProject()),
                     ErrorCode::Refused);
        VERIFY_FAILS(host.create(folder.filePath(QStringLiteral("file/below")), newProject()),
                     ErrorCode::Environment);
        NewProject broken = newProject();
        broken.lead = QStringLiteral("  ");
        VERIFY_FAILS(host.create(folder.filePath(QStringLiteral("a/b")), broken),
                     ErrorCode::Invalid);
        broken = newProject();
        broken.rules.rounds = -1; // the database's own rule refuses it after the folders were made
        VERIFY_FAILS(host.create(folder.filePath(QStringLiteral("a/b")), broken),
                     ErrorCode::Invalid);
        QCOMPARE(QDir(folder.path()).entryList(QDir::AllEntries | QDir::NoDotAndDotDot),
                 QStringList{QStringLiteral("file")});
    }

    void aProjectCanBeMoved()
    {
        TestProject project(false);
        const Image image = newImage(QStringLiteral("a"));
        VERIFY_OK(project.stores->transaction([&] { return project.images().add(image); }));
        project.stores.reset();
        const QString target = project.folder.filePath(QStringLiteral("别处 with % and ?#'quote"));
        QVERIFY(QDir().rename(project.location, target));
        const auto factory = project.host.open(target + QLatin1String("/project.yuyi"));
        VERIFY_OK(factory);
        QCOMPARE((*factory)->folder(), target);
        const auto stores = (*factory)->open();
        VERIFY_OK(stores);
        VERIFY_OK((*stores)->images().image(image.id));
        VERIFY_OK(project.host.backup(target));
    }

    void commitsInTheLogAreRead()
    {
        const TestProject project(false);
        const Image image = newImage(QStringLiteral("a"));
        VERIFY_OK(project.stores->transaction([&] { return project.images().add(image); }));
        // As after a power cut: file and log without the process that wrote them.
        const QTemporaryDir copy;
        for (const char16_t *suffix : {u"", u"-wal"}) {
            QVERIFY(QFile::copy(
                project.file() + QString::fromUtf16(suffix),
                copy.filePath(QStringLiteral("project.yuyi") + QString::fromUtf16(suffix))));
        }
        SqlProjectHost host;
        const auto factory = host.open(copy.path());
        VERIFY_OK(factory);
        VERIFY_OK((*(*factory)->open())->images().image(image.id));
    }

    void aReadOnlyProjectIsReportedAtOnce_data()
    {
        QTest::addColumn<bool>("folderToo");
        QTest::newRow("file") << false;
        QTest::newRow("folder") << true;
    }
    void aReadOnlyProjectIsReportedAtOnce()
    {
        QFETCH(const bool, folderToo);
        TestProject project(false);
        project.stores.reset();
        QVERIFY(QFile::setPermissions(project.folder.path(), QFile::Permissions(0x7755)));
        QFile::setPermissions(project.file(),
                              folderToo ? QFile::Permissions(0x6666) : QFile::Permissions(0x4444));
        // Only one of the two stands in the way.
        QFile::setPermissions(project.location,
                              folderToo ? QFile::Permissions(0x5555) : QFile::Permissions(0x7777));
        const auto before = contentOf(project.location);
        // Root may write anyway; as somebody else he may not.
        const int former = setfsuid(geteuid() == 0 ? 65534 : geteuid());
        const auto opened = project.host.open(project.location);
        setfsuid(static_cast<uid_t>(former));
        QFile::setPermissions(project.location, QFile::Permissions(0x7755));
        VERIFY_FAILS(opened, ErrorCode::Environment);
        QVERIFY2(opened.error().sentence.contains(QLatin1String("read-only")),
                 qPrintable(opened.error().sentence));
        QCOMPARE(contentOf(project.location).value(QStringLiteral("project.yuyi")),
                 before.value(QStringLiteral("project.yuyi")));
    }

    void backupsRotate()
    {
        TestProject project(false);
        QDateTime now(QDate(2026, 1, 31), QTime(8, 0), Qt::UTC);
        SqlProjectHost host({[&] { return now; }, [](const QString &) { return false; }});
        QStringList made;
        for (int i = 0; i < 13; ++i) {
            const auto path = host.backup(project.location);
            VERIFY_OK(path);
            made.append(QFileInfo(*path).fileName());
        }
        QCOMPARE(backupsOf(project.location), made.mid(3));
        // Once a day at opening, and only then.
        made = backupsOf(project.location);
        now = now.addSecs(3600);
        VERIFY_OK(host.open(project.location));
        QCOMPARE(backupsOf(project.location), made);
        now = now.addDays(1);
        VERIFY_OK(host.open(project.location));
        QCOMPARE(backupsOf(project.location).size(), 10);
        QVERIFY(backupsOf(project.location) != made);
        // What a killed backup left is cleared away.
        writeFile(project.location
                      + QLatin1String("/backups/project-20260101-000000-000.yuyi.part"),
                  "x");
        VERIFY_OK(host.backup(project.location));
        QVERIFY(backupsOf(project.location).filter(QStringLiteral(".part")).isEmpty());
    }

    void aBackupIsAProject()
    {
        TestProject project(false);
        const Image first = newImage(QStringLiteral("first"));
        VERIFY_OK(project.stores->transaction([&] { return project.images().add(first); }));
        const auto backup = project.host.backup(project.location);
        VERIFY_OK(backup);
        VERIFY_FAILS(project.host.open(*backup), ErrorCode::Refused);
        const Image second = newImage(QStringLiteral("second"));
        VERIFY_OK(project.stores->transaction([&] { return project.images().add(second); }));

        // Not under the feet of an open window.
        VERIFY_FAILS(project.host.restore(*backup, project.location), ErrorCode::Refused);
        VERIFY_OK(project.images().image(second.id));
        project.stores.reset();
        const qsizetype before = backupsOf(project.location).size();
        VERIFY_OK(project.host.restore(*backup, project.location));
        project.reopen();
        VERIFY_OK(project.images().image(first.id));
        VERIFY_FAILS(project.images().image(second.id), ErrorCode::NotFound);
        // What was there is a backup itself: that restores the second image.
        QVERIFY(backupsOf(project.location).size() > before);
        project.stores.reset();
        const QString kept =
            project.location + QLatin1String("/backups/") + backupsOf(project.location).constLast();
        VERIFY_OK(project.host.restore(kept, project.location));
        project.reopen();
        VERIFY_OK(project.images().image(second.id));
        QCOMPARE(*project.host.checkDatabase(project.location), QStringList());

        // Into a new folder, and over a damaged database, which is kept aside.
        const QString fresh = project.folder.filePath(QStringLiteral("fresh"));
        VERIFY_OK(project.host.restore(kept, fresh));
        VERIFY_OK(project.host.open(fresh));
        writeFile(fresh + QLatin1String("/project.yuyi"), "broken");
        VERIFY_OK(project.host.restore(kept, fresh));
        VERIFY_OK(project.host.open(fresh));
        QCOMPARE(backupsOf(fresh).filter(QStringLiteral("damaged-")).size(), 1);
        // Over what a program left that was killed, whose database is lost: its log does not get into the backup.
        QVERIFY(QFile::remove(fresh + QLatin1String("/project.yuyi")));
        writeFile(fresh + QLatin1String("/project.yuyi-wal"), "log");
        writeFile(fresh + QLatin1String("/project.yuyi-journal"), "journal");
        VERIFY_OK(project.host.restore(kept, fresh));
        QVERIFY(!QFile::exists(fresh + QLatin1String("/project.yuyi-wal")));
        QVERIFY(!QFile::exists(fresh + QLatin1String("/project.yuyi-journal")));
        VERIFY_OK(project.host.open(fresh));
        const auto content = contentOf(fresh);
        VERIFY_FAILS(
            project.host.restore(project.folder.filePath(QStringLiteral("nowhere.yuyi")), fresh),
            ErrorCode::NotFound);
        writeFile(project.folder.filePath(QStringLiteral("text.yuyi")), "text");
        VERIFY_FAILS(
            project.host.restore(project.folder.filePath(QStringLiteral("text.yuyi")), fresh),
            ErrorCode::Invalid);
        QCOMPARE(contentOf(fresh), content);
    }

    void aBackupOfAnotherProjectIsRefused()
    {
        const TestProject other(false);
        const auto backup = other.host.backup(other.location);
        VERIFY_OK(backup);
        TestProject project(false);
        const Image image = newImage(QStringLiteral("mine"));
        VERIFY_OK(project.stores->transaction([&] { return project.images().add(image); }));
        project.stores.reset();
        const auto before = contentOf(project.location);
        const auto refused = project.host.restore(*backup, project.location);
        QVERIFY(!refused);
        QCOMPARE(refused.error().code, ErrorCode::Refused);
        QCOMPARE(contentOf(project.location), before);
        QCOMPARE(backupsOf(project.location).filter(QStringLiteral(".part")), QStringList());
        VERIFY_OK(project.host.restore(*backup, project.location, true));
        project.reopen();
        VERIFY_FAILS(project.images().image(image.id), ErrorCode::NotFound);
    }

    void leftoversOfAKilledBackupAreRemoved()
    {
        const TestProject project(false);
        VERIFY_OK(project.host.backup(project.location));
        const QString folder = project.location + QLatin1String("/backups/");
        for (const char *suffix : {".part", ".part-journal", ".part-wal", ".part-shm"})
            writeFile(folder + QLatin1String("project-20260101-000000-000.yuyi") + QLatin1String(suffix), "left");
        VERIFY_OK(project.host.backup(project.location));
        QCOMPARE(backupsOf(project.location).filter(QStringLiteral(".part")), QStringList());
    }

    void aServerProjectIsSavedToAFile()
    {
        if (!qEnvironmentVariableIsSet("PGHOST"))
            return;
        const TestProject project(true);
        const Image image = newImage(QStringLiteral("图.jpg"));
        VERIFY_OK(project.stores->transaction([&]() -> Result<> {
            if (const auto added = project.images().add(image); !added)
                return added;
            (void)project.stores->filters().saveMeasure(
                {image.id, QStringLiteral("e"), QStringLiteral("1"), 0.123456789, {}});
            return project.stores->filters().saveFingerprint(image.id, QStringLiteral("e"),
                                                             QByteArray("\0\xff'", 3));
        }));
        const auto backup = project.host.backup(project.location);
        VERIFY_OK(backup);
        const QString target = project.folder.filePath(QStringLiteral("local"));
        VERIFY_OK(project.host.restore(*backup, target));
        const auto factory = project.host.open(target);
        VERIFY_OK(factory);
        const auto stores = *(*factory)->open();
        QCOMPARE(stores->images().image(image.id)->names, image.names);
        QCOMPARE(stores->filters().ratios()->value(image.id), 0.123456789);
        QCOMPARE(stores->filters().fingerprints(QStringLiteral("e"))->value(image.id),
                 QByteArray("\0\xff'", 3));
        QVERIFY(stores->project().info()->id == project.stores->project().info()->id);
        QCOMPARE(*project.host.checkDatabase(target), QStringList());
        QVERIFY(QFile::remove(*backup));
    }

    void aNetworkFolderIsForOneProgram()
    {
        const QTemporaryDir folder;
        const QString location = folder.filePath(QStringLiteral("project"));
        const SqlProjectHost::Surroundings network{&QDateTime::currentDateTimeUtc,
                                                   [](const QString &) { return true; }};
        SqlProjectHost first(network);
        SqlProjectHost second(network);
        auto factory = first.create(location, newProject());
        VERIFY_OK(factory);
        auto stores = *(*factory)->open();
        VERIFY_OK(stores->transaction(
            [&] { return stores->images().add(newImage(QStringLiteral("a"))); }));
        ProjectLocation projectLocation = *readLocation(location, [](const QString &) { return true; });
        {
            const auto connection = Connection::open(projectLocation);
            QCOMPARE(*(*connection)->text(QStringLiteral("PRAGMA journal_mode")),
                     QStringLiteral("delete"));
            QCOMPARE(*(*connection)->number(QStringLiteral("PRAGMA synchronous")), 3);
        }
        VERIFY_OK((*factory)->open()); // this program may open it again
        VERIFY_OK(first.open(location));
        VERIFY_FAILS(second.open(location), ErrorCode::Refused);
        QVERIFY(second.warningFor(location).startsWith(QStringLiteral("This folder is on a network drive.")));
        QVERIFY(SqlProjectHost().warningFor(location).isEmpty());
        stores.reset();
        factory->reset();
        VERIFY_OK(second.open(location));
    }

    void serverLocationsAreReadStrictly()
    {
        const auto local = [](const QString &) { return false; };
        const auto location =
            readLocation(QStringLiteral("postgresql://ann@db.example.org/team?schema=cats"), local);
        VERIFY_OK(location);
        QCOMPARE(location->sslMode, QStringLiteral("verify-full"));
        QCOMPARE(location->port, 5432);
        VERIFY_FAILS(
            readLocation(QStringLiteral("postgresql://ann:secret@h/team?schema=cats"), local),
            ErrorCode::Refused);
        for (const char16_t *wrong :
             {u"postgresql://h/team", u"postgresql://h/team?schema=", u"postgresql://h?schema=a",
              u"postgresql://h/team?schema=A;drop", u"postgresql://h/team?schema=pg_x",
              u"postgresql://h/team?schema=a&sslmode=never"}) {
            VERIFY_FAILS(readLocation(QString::fromUtf16(wrong), local), ErrorCode::Invalid);
        }
        SqlProjectHost host;
        const auto opened =
            host.open(QStringLiteral("postgresql://nobody@127.0.0.1:1/none?schema=a"));
        VERIFY_FAILS(opened, ErrorCode::Environment);
        if (qEnvironmentVariableIsSet("PGHOST"))
            VERIFY_FAILS(host.open(serverLocation(QStringLiteral("not_there"))),
                         ErrorCode::NotFound);
    }

    void derivedFactsAreRecomputed_data() { addBackends(); }
    void derivedFactsAreRecomputed()
    {
        QFETCH(const bool, server);
        const TestProject project(server);
        const Image image = newImage(QStringLiteral("a"));
        const Image other = newImage(QStringLiteral("b"));
        Decision decision;
        decision.id = DecisionId::create();
        decision.image = image.id;
        decision.outcome = Outcome::Discard;
        decision.reason = QStringLiteral("privacy");
        const auto inTransaction = [&](const QStringList &statements) {
            const auto connection = project.connection();
            auto done = connection->begin();
            for (const QString &statement : statements)
                done = done ? connection->execute(statement) : done;
            return done ? connection->commit() : done;
        };
        const auto findings = [&] {
            return project.host.checkDatabase(project.location)
                .value_or(QStringList{QStringLiteral("failed")});
        };
        VERIFY_OK(project.stores->transaction([&]() -> Result<> {
            (void)project.images().add(image);
            (void)project.images().add(other);
            (void)project.images().addDecision(decision);
            return project.images().setStage(image.id, Stage::Discarded);
        }));
        QCOMPARE(findings(), QStringList());
        VERIFY_OK(inTransaction({QStringLiteral("UPDATE image SET stage = 'kept'")}));
        QCOMPARE(findings().size(), 3); // one discarded and not inspected, the other not inspected
        VERIFY_OK(inTransaction({QStringLiteral("UPDATE image SET stage = 'gold'")}));
        QCOMPARE(findings().size(), 3);
        VERIFY_OK(inTransaction({QStringLiteral("UPDATE image SET stage = 'collected'"),
                                 QStringLiteral("DELETE FROM standing_decision")}));
        QCOMPARE(findings().size(), 2);
        VERIFY_OK(inTransaction(
            {QStringLiteral("DELETE FROM decision"), QStringLiteral("DELETE FROM image_name")}));
        QCOMPARE(findings().size(), 2);
    }
};

QTEST_GUILESS_MAIN(ProjectHostTest)
#include "projecthosttest.moc"
