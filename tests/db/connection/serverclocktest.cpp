// SPDX-License-Identifier: GPL-3.0-or-later
// Whose clock counts when that of a computer is wrong.
#include "tests/support/dbfixture.h"

#include "db/connection/serverclock.h"
#include "models/domain/clock.h"

using namespace yuyi;
using namespace yuyi::test;

class ServerClockTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { QVERIFY2(hasWantedServer(), "PostgreSQL is wanted: run under pg_virtualenv"); }

    void aWrongClockGivesWayToTheServers_data()
    {
        QTest::addColumn<qint64>("ahead");
        QTest::addColumn<qint64>("adopted");
        QTest::newRow("8 s late") << qint64(8000) << qint64(8000);
        QTest::newRow("8 s early") << qint64(-8000) << qint64(-8000);
        QTest::newRow("the wrong day") << qint64(86'400'000) << qint64(86'400'000);
        QTest::newRow("as good as right") << qint64(900) << qint64(0);
    }
    void aWrongClockGivesWayToTheServers()
    {
        QFETCH(const qint64, ahead);
        QFETCH(const qint64, adopted);
        {
            const ServerClock first;
            {
                const ServerClock second;
                ServerClock::adopt(ahead);
            }
            // Another connection is still there.
            const qint64 difference = computerTime().msecsTo(currentTime());
            QVERIFY2(std::abs(difference - adopted) < 500, qPrintable(QString::number(difference)));
            // A little more or less is measuring.
            ServerClock::adopt(ahead + (adopted == 0 ? 0 : 20));
            QCOMPARE(clockAhead(), adopted);
        }
        QCOMPARE(clockAhead(), 0);
    }

    /// Two computers, one of them 8 s early: what is reserved until a time is over for both at once.
    void bothComputersCompareInOneTime()
    {
        const ServerClock clock;
        const QDateTime byTheServer = computerTime(); // the other computer's clock is right
        ServerClock::adopt(-8000);                    // this one's is early: the server's is behind
        const QDateTime stored = byTheServer.addSecs(-8);
        QVERIFY(std::abs(stored.msecsTo(currentTime())) < 500);
    }

    void anExampleKeepsItsOwnTime()
    {
        const ServerClock clock;
        ServerClock::adopt(8000);
        const QDateTime start(QDate(2026, 3, 2), QTime(9, 0), Qt::UTC);
        const StoryTime story(start);
        QCOMPARE(currentTime(), start.addMSecs(1));
    }

    void aServerWithTheRightTimeChangesNothing()
    {
        if (!qEnvironmentVariableIsSet("PGHOST"))
            QSKIP("There is no PostgreSQL server.");
        const TestProject project(true);
        ServerClock::adopt(8000);
        QCOMPARE(clockAhead(), 8000);
        // Each connection compares when it is opened.
        const auto connection = project.connection();
        QCOMPARE(clockAhead(), 0);
    }
};

QTEST_GUILESS_MAIN(ServerClockTest)
#include "serverclocktest.moc"
