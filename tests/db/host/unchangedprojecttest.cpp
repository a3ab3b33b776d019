// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/dbfixture.h"

#include "db/migrations/migrations.h"

using namespace yuyi;
using namespace yuyi::test;

/// A project that somebody only looks at.
class UnchangedProjectTest : public QObject
{
    Q_OBJECT

    /// All files of a folder with their bytes and times: equal before and after means that nothing was touched.
    static QMap<QString, QPair<QByteArray, QDateTime>> contentOf(const QString &folder)
    {
        QMap<QString, QPair<QByteArray, QDateTime>> content;
        const QFileInfoList entries = QDir(folder).entryInfoList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot);
        for (const QFileInfo &entry : entries)
            content.insert(entry.fileName(), {entry.isFile() ? fileBytes(entry.filePath()) : QByteArray(), entry.lastModified()});
        return content;
    }

    static Result<QString> titleIn(SqlProjectHost &host, const QString &location)
    {
        QString title;
        const auto looked = host.look(location, [&](Stores &stores) -> Result<> {
            const auto info = stores.project().info();
            title = info ? info->title : QString();
            return info ? Result<>() : Result<>(passOn(info));
        });
        return looked ? Result<QString>(title) : Result<QString>(passOn(looked));
    }

    static void writeFile(const QString &path, const QByteArray &bytes)
    {
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("fixture not written");
    }

    /// A project as the version before this one left it.
    static void makeOlder(const QString &folder)
    {
        QDir().mkpath(folder);
        ProjectLocation location;
        location.folder = folder;
        location.file = folder + QLatin1String("/project.yuyi");
        const auto connection = Connection::open(location, Connection::Mode::Create);
        VERIFY_OK(connection);
        VERIFY_OK((*connection)->execute(QStringLiteral("PRAGMA application_id = %1").arg(applicationId)));
        VERIFY_OK((*connection)->begin());
        VERIFY_OK(migrate(**connection, newestSchema() - 1));
        VERIFY_OK((*connection)->commit());
    }

private Q_SLOTS:
    void itIsRead_data() { addBackends(); }
    void itIsRead()
    {
        QFETCH(const bool, server);
        const TestProject project(server);
        SqlProjectHost host;
        // While it is open here, and others write to it.
        const auto title = titleIn(host, project.location);
        VERIFY_OK(title);
        QCOMPARE(*title, QStringLiteral("测试"));
    }

    /// Not a byte, and no file beside it: no log, no backup, no folder.
    void nothingIsLeftBehind()
    {
        TestProject project(false);
        project.stores.reset();
        project.factory.reset();
        QDir(project.location + QLatin1String("/backups")).removeRecursively();
        const auto before = contentOf(project.location);
        QVERIFY(!before.contains(QStringLiteral("project.yuyi-wal")));
        SqlProjectHost host;
        VERIFY_OK(titleIn(host, project.location));
        QCOMPARE(contentOf(project.location), before);
    }

    void changesAreRefused_data() { addBackends(); }
    void changesAreRefused()
    {
        QFETCH(const bool, server);
        TestProject project(server);
        project.stores.reset();
        SqlProjectHost host;
        const auto looked = host.look(project.location, [&](Stores &stores) {
            return stores.transaction([&] { return stores.images().add(newImage(QStringLiteral("a.jpg"))); });
        });
        QVERIFY(!looked.has_value());
        project.stores = project.connect();
        QCOMPARE(*project.images().count({}), qint64(0));
    }

    void anErrorOfTheReaderIsHandedOn_data() { addBackends(); }
    void anErrorOfTheReaderIsHandedOn()
    {
        QFETCH(const bool, server);
        const TestProject project(server);
        SqlProjectHost host;
        const auto looked = host.look(project.location, [](Stores &) -> Result<> {
            return failure(ErrorCode::Cancelled, QStringLiteral("stopped"));
        });
        VERIFY_FAILS(looked, ErrorCode::Cancelled);
    }

    void anOlderProjectIsNotMigrated()
    {
        const QTemporaryDir folder;
        const QString older = folder.filePath(QStringLiteral("older"));
        makeOlder(older);
        const auto before = contentOf(older);
        SqlProjectHost host;
        const auto title = titleIn(host, older);
        VERIFY_FAILS(title, ErrorCode::Refused);
        QVERIFY2(title.error().sentence.contains(QStringLiteral("older version")), qPrintable(title.error().sentence));
        QCOMPARE(contentOf(older), before);
    }

    void anOlderServerProjectIsNotMigrated()
    {
        QVERIFY2(hasWantedServer(), "PostgreSQL is wanted: run under pg_virtualenv");
        if (!qEnvironmentVariableIsSet("PGHOST"))
            QSKIP("There is no server: the test reads a project on one.");
        const TestProject project(true);
        VERIFY_OK(project.connection()->execute(
            QStringLiteral("DELETE FROM schema_migration WHERE number = %1").arg(newestSchema())));
        SqlProjectHost host;
        VERIFY_FAILS(titleIn(host, project.location), ErrorCode::Refused);
        QCOMPARE(*schemaVersion(*project.connection()), newestSchema() - 1);
    }

    void aNewerProjectIsRefused_data() { addBackends(); }
    void aNewerProjectIsRefused()
    {
        QFETCH(const bool, server);
        TestProject project(server);
        project.stores.reset();
        {
            const auto connection = project.connection();
            VERIFY_OK(connection->execute(
                QStringLiteral("INSERT INTO schema_migration (number, name, applied_at) VALUES (9999, 'later', '')")));
            if (!server)
                VERIFY_OK(connection->execute(QStringLiteral("PRAGMA user_version = 9999")));
        }
        SqlProjectHost host;
        VERIFY_FAILS(titleIn(host, project.location), ErrorCode::Newer);
    }

    /// Whoever undid it would change the file.
    void aHalfSavedProjectIsLeftAsItIs()
    {
        TestProject project(false);
        project.stores.reset();
        project.factory.reset();
        writeFile(project.file() + QLatin1String("-journal"), "half a change");
        const auto before = contentOf(project.location);
        SqlProjectHost host;
        VERIFY_FAILS(titleIn(host, project.location), ErrorCode::Refused);
        QCOMPARE(contentOf(project.location), before);
    }

    /// A copy without the index of its log: reading it would make one.
    void aLogThatNobodyHasOpenIsLeftAsItIs()
    {
        const TestProject project(false);
        VERIFY_OK(project.stores->transaction([&] { return project.images().add(newImage(QStringLiteral("a.jpg"))); }));
        const QTemporaryDir folder;
        const QString copy = folder.filePath(QStringLiteral("project.yuyi"));
        QVERIFY(QFile::copy(project.file(), copy));
        QVERIFY(QFile::copy(project.file() + QLatin1String("-wal"), copy + QLatin1String("-wal")));
        const auto before = contentOf(folder.path());
        SqlProjectHost host;
        VERIFY_FAILS(titleIn(host, folder.path()), ErrorCode::Refused);
        QCOMPARE(contentOf(folder.path()), before);
    }

    void whatIsNoProjectIsRefused()
    {
        const QTemporaryDir folder;
        SqlProjectHost host;
        VERIFY_FAILS(titleIn(host, folder.path()), ErrorCode::NotFound);
        writeFile(folder.filePath(QStringLiteral("project.yuyi")), "no database");
        VERIFY_FAILS(titleIn(host, folder.path()), ErrorCode::Invalid);
    }

    /// Before a revision there may be no more than a backup.
    void aBackupIsRead()
    {
        TestProject project(false);
        const auto backup = project.host.backup(project.location);
        VERIFY_OK(backup);
        const QByteArray before = fileBytes(*backup);
        SqlProjectHost host;
        VERIFY_OK(titleIn(host, *backup));
        QCOMPARE(fileBytes(*backup), before);
    }
};

QTEST_GUILESS_MAIN(UnchangedProjectTest)
#include "unchangedprojecttest.moc"
