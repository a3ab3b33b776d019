// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/models/services/steward/deskteam.h"
#include "tests/support/patience.h"
#include "tests/support/wire/cuttingproxy.h"

#include <QProcess>

#include <atomic>
#include <csignal>

using namespace yuyi;
using namespace yuyi::test;

/// A steward that is killed at one statement or another: what it was about to do is done once by the next.
class StewardKillTest : public QObject
{
    Q_OBJECT

    /// Runs a steward until nothing waits or it is killed, at this message to the server since it looked for work first. Whether it was.
    static bool killedAt(CuttingProxy &proxy, const QString &location, int message)
    {
        QProcess steward;
        std::atomic<pid_t> process = 0;
        std::atomic<int> messages = -1;
        proxy.setRule([&](const QByteArray &sent) -> CuttingProxy::Deed {
            if (messages >= 0 || sent.contains("todo"))
                ++messages;
            if (messages == message)
                return {CuttingProxy::Fate::Pass, [&] { ::kill(process, SIGKILL); }};
            return {};
        });
        steward.start(QStringLiteral(YUYI_CLI),
                      {QStringLiteral("server"), QStringLiteral("steward"), location, QStringLiteral("--once")});
        process = static_cast<pid_t>(steward.processId());
        steward.waitForFinished(patienceMs);
        const bool killed = steward.state() == QProcess::NotRunning && steward.exitStatus() == QProcess::CrashExit;
        proxy.setRule({});
        return killed;
    }

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY2(hasWantedServer(), "PostgreSQL is wanted: run under pg_virtualenv");
        if (!qEnvironmentVariableIsSet("PGHOST"))
            QSKIP("Logins need a server.");
    }

    void doesEverythingOnceWhereverItIsKilled()
    {
        const QList<int> steps{0, 3, 7, 12, 18, 25, 33, 42};
        DeskTeam team(0);
        CuttingProxy proxy(static_cast<quint16>(qEnvironmentVariableIntValue("PGPORT")));
        const QString there = team.stewardLocation();
        const QString location =
            QString(there).replace(QStringLiteral(":%1/").arg(qEnvironmentVariable("PGPORT")), QStringLiteral(":%1/").arg(proxy.port()));
        QList<ImageId> images;
        for (qsizetype i = 0; i < steps.size(); ++i)
            images.append(team.keep(QString::number(i)));
        int killed = 0;
        for (const int step : steps) {
            QVERIFY(!team.work(team.first).isNull());
            QVERIFY(!team.work(team.second, [](AnnotationContent &content) {
                             content.explanation = QStringLiteral("完全不同的一段解释，说的是另一件事。");
                         })
                         .isNull());
            killed += killedAt(proxy, location, step) ? 1 : 0;
        }
        QCOMPARE(killed, steps.size());
        QVERIFY(*team.at(team.first).desk().waiting() + *team.at(team.second).desk().waiting() > 0);
        QCOMPARE(team.settle(), QStringList());
        QCOMPARE(*team.at(team.first).desk().waiting() + *team.at(team.second).desk().waiting(), 0);
        for (const ImageId &image : std::as_const(images)) {
            QCOMPARE(team.stage(image), Stage::Disputed);
            EventFilter compared;
            compared.entity = Entity::Adjudication;
            compared.action = codeOf(AuditAction::Compared);
            compared.image = image;
            QCOMPARE(*team.stores->history().count(compared), 1);
        }
        QCOMPARE(*team.connection()->number(QStringLiteral("SELECT count(*) FROM adjudication_case")), images.size());
        QCOMPARE(team.findings(), QStringList());
    }
};

QTEST_GUILESS_MAIN(StewardKillTest)
#include "stewardkilltest.moc"
