// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/cliprogram.h"
#include "tests/support/dbfixture.h"

using namespace yuyi;
using namespace yuyi::test;

/// The commands for projects on a server, in scripts.
class ServerCommandsTest : public QObject
{
    Q_OBJECT

    CliProgram m_cli;

private Q_SLOTS:
    void initTestCase() { QVERIFY2(hasWantedServer(), "PostgreSQL is wanted: run under pg_virtualenv"); }

    void statusAndUpgradeOfAProject()
    {
        if (!qEnvironmentVariableIsSet("PGHOST"))
            QSKIP("There is no PostgreSQL server.");
        const TestProject project(true);
        const QString location = u'"' % project.location % u'"';
        const auto status = m_cli.run(QStringLiteral("server status %1 --json").arg(location));
        QVERIFY_ENDED(status, 0);
        const Json json = status.json();
        QVERIFY(json.value("schema", 0) > 20);
        QCOMPARE(json.value("schema", 0), json.value("newest_schema", 1));
        QCOMPARE(json.value("pictures", -1), 0);
        QCOMPARE(json["programs"].size(), 2U); // the test's, and the command's own
        const auto shown = m_cli.run(QStringLiteral("server status %1 --language en").arg(location));
        QVERIFY_ENDED(shown, 0);
        QVERIFY2(shown.printed.contains(QStringLiteral("Server: PostgreSQL ")), shown.told().constData());
        QVERIFY2(shown.printed.contains(qEnvironmentVariable("PGUSER") % QStringLiteral(" with yuyi")), shown.told().constData());

        // A project of this version is left as it is, also while others are in.
        const auto upgraded = m_cli.run(QStringLiteral("server upgrade %1 --no-backup --json").arg(location));
        QVERIFY_ENDED(upgraded, 0);
        QCOMPARE(upgraded.json().value("from", 0), upgraded.json().value("to", 1));
    }

    void foldersAreRefused()
    {
        for (const char *command : {"status", "upgrade"}) {
            const auto refused = m_cli.run(QStringLiteral("server %1 folder --language en").arg(QLatin1String(command)));
            QVERIFY_ENDED(refused, 3);
            QVERIFY2(refused.said.contains(QStringLiteral("is not on a server")), refused.told().constData());
        }
        QVERIFY_ENDED(m_cli.run(QStringLiteral("server status")), 2);
    }
};

QTEST_GUILESS_MAIN(ServerCommandsTest)
#include "servercommandstest.moc"
