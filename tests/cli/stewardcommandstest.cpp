// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/models/services/steward/deskteam.h"
#include "tests/support/cliprogram.h"
#include "tests/support/patience.h"

#include <QElapsedTimer>
#include <QProcess>

#include <csignal>

using namespace yuyi;
using namespace yuyi::test;

/// The steward of a team with logins as a program of its own.
class StewardCommandsTest : public QObject
{
    Q_OBJECT

    CliProgram m_cli;

    CliProgram::Ended once(const QString &location) const
    {
        return m_cli.run(QStringLiteral("server steward \"%1\" --once --json --language en").arg(location));
    }
    static void start(QProcess &steward, DeskTeam &team)
    {
        steward.start(QStringLiteral(YUYI_CLI),
                      {QStringLiteral("server"), QStringLiteral("steward"), team.stewardLocation(),
                       QStringLiteral("--json")});
        QVERIFY(steward.waitForStarted());
    }
    static void other(AnnotationContent &content) { content.explanation = QStringLiteral("完全不同的一段解释，说的是另一件事。"); }
    /// How many sessions of the lead's login the server has that fit.
    static qint64 sessions(Connection &connection, const DeskTeam &team, const QString &condition)
    {
        return *connection.number(QStringLiteral("SELECT count(*) FROM pg_stat_activity a WHERE a.usename = ? AND (%1)").arg(condition),
                                  {team.logins.value(team.lead)});
    }

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY2(hasWantedServer(), "PostgreSQL is wanted: run under pg_virtualenv");
        if (!qEnvironmentVariableIsSet("PGHOST"))
            QSKIP("Logins need a server.");
    }

    void doesWhatWaitsAndEnds()
    {
        DeskTeam team(0);
        const ImageId image = team.keep(QStringLiteral("001"));
        QCOMPARE(team.work(team.first), image);
        QCOMPARE(team.work(team.second, other), image);
        const qint64 waiting = *team.at(team.first).desk().waiting() + *team.at(team.second).desk().waiting();
        QVERIFY(waiting > 1);
        const auto ended = once(team.stewardLocation());
        QVERIFY_ENDED(ended, 0);
        QCOMPARE(ended.json().value("done", 0), static_cast<int>(waiting));
        QCOMPARE(ended.json().value("later", -1), 0);
        QCOMPARE(team.stage(image), Stage::Disputed);
        const auto nothing = once(team.stewardLocation());
        QVERIFY_ENDED(nothing, 0);
        QCOMPARE(nothing.json().value("done", -1), 0);
    }

    void onlyAHomeLoginIsASteward()
    {
        DeskTeam team(0);
        const QString desk = team.invited(team.first);
        const auto refused = once(desk);
        QVERIFY_ENDED(refused, 3);
        QVERIFY2(refused.said.contains(QStringLiteral("login of a lead")), refused.told().constData());
        const TestProject folder(false);
        const auto alone = once(folder.location);
        QVERIFY_ENDED(alone, 3);
        QVERIFY2(alone.said.contains(QStringLiteral("needs no steward")), alone.told().constData());
        // A desk may ask who is there, and not more.
        const auto upgraded = m_cli.run(QStringLiteral("server upgrade \"%1\" --no-backup --language en").arg(desk));
        QVERIFY_ENDED(upgraded, 3);
        QVERIFY2(upgraded.said.contains(QStringLiteral("your own work")), upgraded.told().constData());
        const auto status = m_cli.run(QStringLiteral("server status \"%1\" --json").arg(desk));
        QVERIFY_ENDED(status, 0);
        QVERIFY(!status.json().contains("pictures"));
        const auto home = m_cli.run(QStringLiteral("server status \"%1\" --json").arg(team.stewardLocation()));
        QVERIFY_ENDED(home, 0);
        QCOMPARE(home.json().value("pictures", -1), 0);
        QCOMPARE(home.json().value("project_bytes", 0), status.json().value("project_bytes", -1));
    }

    void whatAKilledOneHadTakenTheNextOneDoes()
    {
        DeskTeam team(0);
        const ImageId image = team.keep(QStringLiteral("001"));
        const auto watching = team.connection();
        (void)team.stewardLocation();
        QCOMPARE(team.work(team.first), image);
        // It gets no further than the lock of the image, with the work already claimed.
        VERIFY_OK(team.admin->begin());
        VERIFY_OK(team.admin->lock(Connection::Locked::Image, sql::id(image)));
        QProcess steward;
        start(steward, team);
        QTRY_VERIFY(sessions(*watching, team, QStringLiteral("EXISTS (SELECT 1 FROM pg_locks l WHERE l.pid = a.pid AND l.locktype = "
                                                             "'advisory' AND NOT l.granted)"))
                    > 0);
        steward.kill();
        QVERIFY(steward.waitForFinished());
        QCOMPARE(steward.exitStatus(), QProcess::CrashExit);
        team.admin->rollback();
        QTRY_COMPARE(sessions(*watching, team, QStringLiteral("true")), 0);
        QVERIFY(*team.at(team.first).desk().waiting() > 0);
        const auto next = once(team.stewardLocation());
        QVERIFY_ENDED(next, 0);
        QVERIFY(next.json().value("done", 0) > 0);
        QCOMPARE(*team.at(team.first).desk().waiting(), 0);
        QCOMPARE(team.stage(image), Stage::Annotating);
        QCOMPARE(team.findings(), QStringList());
    }

    void isWokenByTheServer()
    {
        constexpr int soonMs = 10000; // it looks by itself after 30 s
        DeskTeam team(0);
        const ImageId image = team.keep(QStringLiteral("001"));
        QProcess steward;
        start(steward, team);
        QCOMPARE(team.work(team.first), image);
        QTRY_COMPARE(*team.at(team.first).desk().waiting(), 0);
        QCOMPARE(team.work(team.second, other), image);
        QElapsedTimer since;
        since.start();
        QTRY_COMPARE(team.stage(image), Stage::Disputed);
        QVERIFY2(since.elapsed() < soonMs, qPrintable(QString::number(since.elapsed())));
        ::kill(static_cast<pid_t>(steward.processId()), SIGTERM);
        QVERIFY(steward.waitForFinished());
        QCOMPARE(steward.exitCode(), 0);
        const Json said = parseJson(steward.readAllStandardOutput()).value_or(Json::object());
        QVERIFY(said.value("done", 0) > 2);
    }
};

QTEST_GUILESS_MAIN(StewardCommandsTest)
#include "stewardcommandstest.moc"
