// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/runfixture.h"

#include "models/services/runs/runcenter.h"
#include "models/services/session/projectaccess.h"

#include <QtTest>

using namespace yuyi;
using namespace yuyi::test;

/// Runs as a window sees them, its own and those of others.
class RunCenterTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void showsItsOwnRun();
    void pausesTheRunOfAnotherProgram();
    void closingInTheMiddle();
    void sentencesOfRefusals();

private:
    static FaultServer::Answer slowly(int milliseconds)
    {
        return [milliseconds](QTcpSocket &socket, const FaultServer::Received &received) {
            const ReadRequest read = readRequest(received);
            const QByteArray bytes = FaultServer::whole(
                200, replyOf(read.dialect, QStringLiteral("答案：") + QLatin1Char(static_cast<char>('A' + read.item() % 6))));
            QTimer::singleShot(milliseconds, &socket, [&socket, bytes] { socket.write(bytes); });
        };
    }
};

void RunCenterTest::showsItsOwnRun()
{
    RunProject project(30);
    FaultServer server(slowly(10));
    const Endpoint endpoint = project.addEndpoint(server.url());
    const Run run = project.create(project.plan(endpoint));
    const auto access = ProjectAccess::open(project.factory);
    QVERIFY(access.has_value());
    RunCenter center(**access, project.secrets);
    QTRY_VERIFY(center.isLoaded());
    QCOMPARE(center.runs().size(), 1);
    QCOMPARE(center.run(run.id).program, RunProgram::Nowhere);
    QCOMPARE(center.run(run.id).requests, 30);
    QCOMPARE(center.run(run.id).endpointName, endpoint.name);
    QSignalSpy ended(&center, &RunCenter::runEnded);
    center.start({run.id});
    QCOMPARE(center.runningHere(), 1);
    QTRY_COMPARE(ended.size(), 1);
    QVERIFY(center.isQuiet());
    QTRY_COMPARE(center.run(run.id).run.state, RunState::Done);
    const RunLive live = center.run(run.id);
    QCOMPARE(live.figures.correct, 30);
    QCOMPARE(live.settled, 30);
    QCOMPARE(live.program, RunProgram::Nowhere);
    QVERIFY(!live.last.isEmpty());
    QCOMPARE(live.last.constFirst().result, ResponseResult::Correct);
    QVERIFY(!live.incomplete());
}

void RunCenterTest::pausesTheRunOfAnotherProgram()
{
    RunProject project(400);
    FaultServer server(slowly(30));
    const Endpoint endpoint = project.addEndpoint(server.url());
    const Run run = project.create(project.plan(endpoint));
    // As another program opens it.
    SqlProjectHost host;
    const auto opened = host.open(project.location);
    QVERIFY2(opened.has_value(), whatFailed(opened).constData());
    const auto access = ProjectAccess::open(*opened);
    RunCenter center(**access, project.secrets);
    QTRY_VERIFY(center.isLoaded());
    Runner other(project.setup());
    QSignalSpy quiet(&other, &Runner::quiet);
    other.start(run.id, RunAsk::Missing);
    QTRY_COMPARE(center.run(run.id).program, RunProgram::Elsewhere);
    QTRY_VERIFY(center.run(run.id).settled > 5);
    QCOMPARE(center.running(), 1);
    QCOMPARE(center.runningHere(), 0);
    QCOMPARE(center.run(run.id).helpers.size(), 1);
    // What another is at can be helped with; a pause is for both.
    center.start({run.id});
    QTRY_COMPARE(center.run(run.id).program, RunProgram::Here);
    QTRY_COMPARE(center.run(run.id).helpers.size(), 2);
    center.pause({run.id});
    QTRY_VERIFY(center.isQuiet());
    QTRY_COMPARE(quiet.size(), 1);
    QTRY_COMPARE(center.run(run.id).run.state, RunState::Paused);
    QVERIFY(server.received().size() < 400);
}

void RunCenterTest::closingInTheMiddle()
{
    RunProject project(200);
    FaultServer server(slowly(30));
    const Endpoint endpoint = project.addEndpoint(server.url());
    const Run run = project.create(project.plan(endpoint));
    {
        const auto access = ProjectAccess::open(project.factory);
        RunCenter center(**access, project.secrets);
        center.start({run.id});
        QTRY_VERIFY(server.received().size() > 8);
    }
    QCOMPARE(project.state(run.id), RunState::Paused);
    QVERIFY(project.stores->runs().run(run.id)->runner.isEmpty());
}

void RunCenterTest::sentencesOfRefusals()
{
    RunProject project(2);
    FaultServer server(slowly(1));
    const Endpoint endpoint =
        project.addEndpoint(server.url(), ChatDialect::OpenAi,
                            [](Endpoint &one) { one.keySource = KeySource::Keychain; });
    const Run run = project.create(project.plan(endpoint));
    project.secrets.locked = true;
    const auto access = ProjectAccess::open(project.factory);
    RunCenter center(**access, project.secrets);
    QSignalSpy refused(&center, &RunCenter::refused);
    center.start({run.id});
    QTRY_COMPARE(refused.size(), 1);
    QVERIFY(refused.constFirst().at(1).toString().contains(QStringLiteral("locked")));
    QCOMPARE(server.received().size(), 0);
    QVERIFY(center.isQuiet());
}

QTEST_GUILESS_MAIN(RunCenterTest)
#include "runcentertest.moc"
