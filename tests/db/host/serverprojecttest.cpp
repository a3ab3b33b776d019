// SPDX-License-Identifier: GPL-3.0-or-later
// A project on a server as a whole: its version, which only a command changes, and who is in it.
#include "tests/support/dbfixture.h"

#include "db/connection/presence.h"
#include "db/desk/desklayer.h"
#include "db/migrations/migrations.h"
#include "db/migrations/schemacheck.h"

#include <QUrl>

using namespace yuyi;
using namespace yuyi::test;

class ServerProjectTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY2(hasWantedServer(), "PostgreSQL is wanted: run under pg_virtualenv");
        if (!qEnvironmentVariableIsSet("PGHOST"))
            QSKIP("There is no PostgreSQL server.");
    }
    void init() { m_project = std::make_unique<TestProject>(true); }
    void cleanup() { m_project.reset(); }

    void openingAnOlderProjectLeavesItAndNamesTheCommand()
    {
        makeOlder();
        SqlProjectHost host;
        const auto opened = host.open(m_project->location);
        VERIFY_FAILS(opened, ErrorCode::Refused);
        const QString command = QStringLiteral("yuyi-cli server upgrade \"%1\"").arg(m_project->location);
        QVERIFY2(opened.error().sentence.contains(command), qPrintable(opened.error().sentence));
        const auto looked = host.look(m_project->location, [](Stores &) { return Result<>(); });
        VERIFY_FAILS(looked, ErrorCode::Refused);
        QVERIFY(looked.error().sentence.contains(command));
        QCOMPARE(version(), newestSchema() - 1);
    }

    void theCommandUpgradesIt()
    {
        makeOlder();
        SqlProjectHost host;
        const auto upgraded = host.upgradeServer(m_project->location, true);
        VERIFY_OK(upgraded);
        QCOMPARE(upgraded->from, newestSchema() - 1);
        QCOMPARE(upgraded->to, newestSchema());
        QVERIFY(QFileInfo::exists(upgraded->backup));
        QCOMPARE(version(), newestSchema());
        QCOMPARE(*schemaDifferences(*m_project->connection(), newestSchema()), QStringList());
        VERIFY_OK(host.open(m_project->location));
        // A second time there is nothing to do.
        const auto again = host.upgradeServer(m_project->location, true);
        VERIFY_OK(again);
        QCOMPARE(again->from, again->to);
        QVERIFY(again->backup.isEmpty());
    }

    void theCommandUpgradesOneWithLogins()
    {
        makeOlder();
        VERIFY_OK(installDeskLayer(*m_project->connection()));
        SqlProjectHost host;
        const auto upgraded = host.upgradeServer(m_project->location, false);
        VERIFY_OK(upgraded);
        QCOMPARE(upgraded->to, newestSchema());
        const auto connection = m_project->connection();
        QCOMPARE(*lintDeskLayer(*connection), QStringList());
        QCOMPARE(*schemaDifferences(*connection, newestSchema()), QStringList());
        VERIFY_OK(removeDeskLayer(*connection));
    }

    void notWhileSomebodyIsIn()
    {
        makeOlder();
        SqlProjectHost host;
        const auto colleague = m_project->connection();
        const auto upgraded = host.upgradeServer(m_project->location, false);
        VERIFY_FAILS(upgraded, ErrorCode::Refused);
        QVERIFY2(upgraded.error().sentence.contains(qEnvironmentVariable("PGUSER")), qPrintable(upgraded.error().sentence));
        QCOMPARE(version(), newestSchema() - 1);
    }

    void onlyProjectsOnServersOfKnownVersions()
    {
        SqlProjectHost host;
        const TestProject folder(false);
        VERIFY_FAILS(host.upgradeServer(folder.location, false), ErrorCode::Refused);
        VERIFY_FAILS(host.serverStatus(folder.location), ErrorCode::Refused);
        VERIFY_FAILS(host.serverStatus(serverLocation(QStringLiteral("not_there"))), ErrorCode::NotFound);
        m_project->stores.reset();
        VERIFY_OK(m_project->connection()->execute(
            QStringLiteral("INSERT INTO schema_migration (number, name, applied_at) VALUES (9999, 'later', '')")));
        VERIFY_FAILS(host.upgradeServer(m_project->location, false), ErrorCode::Newer);
        QCOMPARE(host.serverStatus(m_project->location)->schema, 9999);
    }

    void theStatusNamesServerVersionAndWhoIsIn()
    {
        const auto colleague = m_project->connection();
        const auto status = m_project->host.serverStatus(m_project->location);
        VERIFY_OK(status);
        QCOMPARE(status->version, *colleague->text(QStringLiteral("SELECT split_part(current_setting('server_version'), ' ', 1)")));
        QCOMPARE(status->schema, newestSchema());
        QCOMPARE(status->newestSchema, newestSchema());
        QCOMPARE(status->pictures, 0);
        QVERIFY(status->projectBytes > 0 && status->databaseBytes >= status->projectBytes);
        // The stores of the test and the colleague; and the connection that asks.
        QCOMPARE(status->programs.size(), 2);
        for (const ServerProgram &program : status->programs) {
            QCOMPARE(program.login, qEnvironmentVariable("PGUSER"));
            QCOMPARE(program.program, QStringLiteral("yuyi"));
            QCOMPARE(program.connections, program.own ? 1 : 2);
            QVERIFY(program.since.isValid());
        }
    }

    /// A member needs no right to create anything that stays.
    void aMemberMayCheckTheProject()
    {
        m_project->stores.reset();
        const QString member = QLatin1String("member_") + newUuid().toString(QUuid::Id128);
        const auto admin = m_project->connection();
        // The same password as that of the environment, which the member's connection uses, too.
        VERIFY_OK(admin->execute(QStringLiteral("CREATE ROLE %1 LOGIN PASSWORD '%2'").arg(member, qEnvironmentVariable("PGPASSWORD"))));
        // What everybody may do with a database by default, said here because another project of this server may have taken it from them.
        VERIFY_OK(admin->execute(
            QStringLiteral("GRANT CONNECT, TEMPORARY ON DATABASE \"%1\" TO %2").arg(qEnvironmentVariable("PGDATABASE"), member)));
        for (const char *statement : {"GRANT USAGE ON SCHEMA %1 TO %2", "GRANT SELECT ON ALL TABLES IN SCHEMA %1 TO %2"})
            VERIFY_OK(admin->execute(QString::fromLatin1(statement).arg(m_project->schema, member)));
        QUrl url(m_project->location);
        url.setUserName(member);
        const auto location = readLocation(url.toString(), &isOnNetwork);
        {
            const auto connection = Connection::open(*location);
            VERIFY_OK(connection);
            const auto differences = schemaDifferences(**connection, newestSchema());
            VERIFY_OK(differences);
            QCOMPARE(*differences, QStringList());
        }
        VERIFY_OK(admin->execute(QStringLiteral("DROP OWNED BY %1").arg(member)));
        VERIFY_OK(admin->execute(QStringLiteral("DROP ROLE %1").arg(member)));
    }

private:
    /// The tables of the version before, as a program of that version would have made them.
    void makeOlder()
    {
        m_project->stores.reset();
        const auto connection = m_project->connection();
        VERIFY_OK(connection->begin());
        VERIFY_OK(connection->execute(QStringLiteral("DROP SCHEMA %1 CASCADE").arg(m_project->schema)));
        VERIFY_OK(connection->execute(QStringLiteral("CREATE SCHEMA %1").arg(m_project->schema)));
        VERIFY_OK(migrate(*connection, newestSchema() - 1));
        VERIFY_OK(connection->commit());
    }
    int version() { return *schemaVersion(*m_project->connection()); }

    std::unique_ptr<TestProject> m_project;
};

QTEST_GUILESS_MAIN(ServerProjectTest)
#include "serverprojecttest.moc"
