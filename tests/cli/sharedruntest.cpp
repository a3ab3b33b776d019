// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/rightanswers.h"
#include "tests/support/runfixture.h"

#include <QProcess>
#include <QtTest>

#include <array>
#include <csignal>

using namespace yuyi;
using namespace yuyi::test;

/// Several yuyi-cli that work on one run.
class SharedRunTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void hasAServer() { QVERIFY(hasWantedServer()); }
    void oneOfThreeIsKilled_data() { addBackends(); }
    void oneOfThreeIsKilled();
    void whoLeavesStopsNobodyElse();

private:
    /// Answers are held until it is opened, then come after a while.
    struct Gate {
        bool open = false;
        QList<std::function<void()>> held;

        FaultServer::Answer answer()
        {
            return [this](QTcpSocket &socket, const FaultServer::Received &received) {
                const auto soon = [&socket, bytes = rightReply(received)] {
                    QTimer::singleShot(40, &socket, [&socket, bytes] { socket.write(bytes); });
                };
                if (open)
                    soon();
                else
                    held.append(soon);
            };
        }
        void letThrough()
        {
            open = true;
            for (const auto &one : std::exchange(held, {}))
                one();
        }
    };

    static qsizetype helpers(const RunProject &project)
    {
        const auto runs = project.stores->runs().runs(true);
        return runs->isEmpty() ? 0 : project.stores->sharedRuns().helpers(runs->constFirst().id)->size();
    }
    static Endpoint endpointOf(RunProject &project, const FaultServer &server)
    {
        return project.addEndpoint(server.url(), ChatDialect::OpenAi, [](Endpoint &one) {
            one.concurrency = 9;
            one.deadlineSeconds = 120;
        });
    }
    /// Each is started when those before it are at work.
    template <size_t count>
    static void startAll(std::array<QProcess, count> &programs, const RunProject &project, const Endpoint &endpoint)
    {
        for (size_t i = 0; i < count; ++i) {
            programs.at(i).start(QStringLiteral(YUYI_CLI), {QStringLiteral("run"), project.location, QStringLiteral("--endpoint"),
                                                            endpoint.name, QStringLiteral("--config"), QStringLiteral("none"),
                                                            QStringLiteral("--json")});
            QVERIFY(programs.at(i).waitForStarted());
            QTRY_COMPARE_WITH_TIMEOUT(helpers(project), qsizetype(i + 1), 60000);
        }
    }
    static qint64 sentBy(QProcess &program) { return parseJson(program.readAllStandardOutput()).value_or(Json())["sent"].get<qint64>(); }
};

void SharedRunTest::oneOfThreeIsKilled()
{
    QFETCH(bool, server);
    constexpr int items = 200;
    RunProject project(items, server);
    Gate gate;
    FaultServer model(gate.answer());
    const Endpoint endpoint = endpointOf(project, model);
    std::array<QProcess, 3> programs;
    startAll(programs, project, endpoint);
    gate.letThrough();
    QTRY_VERIFY_WITH_TIMEOUT(model.received().size() >= items / 3, 60000);
    programs.at(1).kill();
    QVERIFY(programs.at(1).waitForFinished());
    QCOMPARE(programs.at(1).exitStatus(), QProcess::CrashExit);
    for (const size_t survivor : {0, 2}) {
        QTRY_VERIFY_WITH_TIMEOUT(programs.at(survivor).state() == QProcess::NotRunning, 90000);
        QCOMPARE(programs.at(survivor).exitCode(), 0);
    }
    const Run run = project.stores->runs().runs(true)->constFirst();
    QCOMPARE(run.state, RunState::Done);
    QVERIFY(run.runner.isEmpty());
    const RunFigures figures = project.figures(run.id);
    QCOMPARE(figures.correct, items);
    // Only what the killed one had in flight was asked again.
    QVERIFY2(figures.lost <= endpoint.concurrency, qPrintable(QString::number(figures.lost)));
    QCOMPARE(figures.attempts - figures.lost, qint64(items));
    QVERIFY(model.received().size() <= figures.attempts);
    const auto states = project.stores->responses().slotStates(run.id);
    QCOMPARE(states->size(), qsizetype(items));
    for (const SlotState &slot : *states)
        QCOMPARE(slot.attempts - slot.lost, 1); // answered once
    const qint64 first = sentBy(programs.at(0));
    const qint64 third = sentBy(programs.at(2));
    QVERIFY(first > 0 && third > 0);
    QVERIFY2(first + third < figures.attempts, "the killed one had sent some, too");
}

void SharedRunTest::whoLeavesStopsNobodyElse()
{
    constexpr int items = 60;
    RunProject project(items);
    Gate gate;
    FaultServer model(gate.answer());
    const Endpoint endpoint = endpointOf(project, model);
    std::array<QProcess, 2> programs;
    startAll(programs, project, endpoint);
    QVERIFY(model.received().size() < items);
    ::kill(static_cast<pid_t>(programs.at(0).processId()), SIGINT);
    gate.letThrough();
    for (QProcess &program : programs)
        QTRY_VERIFY_WITH_TIMEOUT(program.state() == QProcess::NotRunning, 60000);
    QCOMPARE(programs.at(0).exitStatus(), QProcess::NormalExit);
    QCOMPARE(programs.at(1).exitCode(), 0);
    const Run run = project.stores->runs().runs(true)->constFirst();
    QCOMPARE(run.state, RunState::Done);
    QCOMPARE(project.figures(run.id).correct, items);
    QCOMPARE(project.figures(run.id).lost, 0);
    QCOMPARE(model.received().size(), items);
}

QTEST_GUILESS_MAIN(SharedRunTest)
#include "sharedruntest.moc"
