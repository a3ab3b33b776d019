// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/runfixture.h"

#include <QProcess>
#include <QtTest>

#include <csignal>

using namespace yuyi;
using namespace yuyi::test;

/// yuyi-cli run, stopped in every way.
class RunKillTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void killedTwentyTimes();
    void stoppedByCtrlC();
    void jsonHasTheDocumentedKeys();

private:
    static QStringList arguments(const RunProject &project, const Endpoint &endpoint, const QStringList &more)
    {
        return QStringList{QStringLiteral("run"), project.projectFolder(), QStringLiteral("--endpoint"), endpoint.name,
                           QStringLiteral("--config"), QStringLiteral("none"), QStringLiteral("--json")}
             + more;
    }
    static void start(QProcess &process, const QStringList &arguments)
    {
        process.start(QStringLiteral(YUYI_CLI), arguments);
        QVERIFY(process.waitForStarted());
    }
};

namespace {

FaultServer::Answer slowly(int milliseconds)
{
    return [milliseconds](QTcpSocket &socket, const FaultServer::Received &received) {
        const ReadRequest read = readRequest(received);
        const QByteArray bytes = FaultServer::whole(
            200, replyOf(read.dialect, QStringLiteral("答案：") + QLatin1Char(static_cast<char>('A' + read.item() % 6))));
        QTimer::singleShot(milliseconds, &socket, [&socket, bytes] { socket.write(bytes); });
    };
}

} // namespace

void RunKillTest::killedTwentyTimes()
{
    constexpr int items = 120;
    constexpr int kills = 20;
    constexpr int concurrency = 3;
    RunProject project(items);
    FaultServer server(slowly(15));
    const Endpoint endpoint = project.addEndpoint(server.url(), ChatDialect::OpenAi, [](Endpoint &one) { one.concurrency = concurrency; });
    for (int kill = 0; kill < kills; ++kill) {
        QProcess process;
        start(process, arguments(project, endpoint, {}));
        const qsizetype before = server.received().size();
        // Not always at the same place of a request's life: sometimes right after one has come, sometimes after one was written down.
        if (kill % 2 == 0) {
            QTRY_VERIFY_WITH_TIMEOUT(server.received().size() >= before + 2 + kill % 3, 30000);
        } else {
            const auto answers = [&] {
                const auto runs = project.stores->runs().runs(true);
                return runs->isEmpty() ? 0 : project.figures(runs->constFirst().id).answered;
            };
            const int answered = answers();
            QTRY_VERIFY_WITH_TIMEOUT(answers() > answered, 30000);
        }
        process.kill();
        QVERIFY(process.waitForFinished());
        QCOMPARE(process.exitStatus(), QProcess::CrashExit);
    }
    QCOMPARE(project.stores->runs().runs(true)->size(), 1);
    const Run run = project.stores->runs().runs(true)->constFirst();
    QCOMPARE(run.state, RunState::Running);
    QVERIFY(project.figures(run.id).answered < items);
    QProcess process;
    start(process, {QStringLiteral("run"), project.projectFolder(), QStringLiteral("--resume")});
    QTRY_VERIFY_WITH_TIMEOUT(process.state() == QProcess::NotRunning, 60000);
    QCOMPARE(process.exitCode(), 0);

    const RunFigures figures = project.figures(run.id);
    QCOMPARE(figures.answered, items);
    QCOMPARE(figures.correct, items);
    const qint64 seen = server.received().size();
    // Every request that the server saw is in the books, answered or lost; what was lost between book and wire is no more than
    // was in flight at each kill.
    QVERIFY2(figures.attempts >= seen, qPrintable(QStringLiteral("%1 attempts, %2 seen").arg(figures.attempts).arg(seen)));
    QVERIFY(figures.attempts - seen <= kills * concurrency);
    QCOMPARE(figures.attempts - figures.lost, static_cast<qint64>(items));
    QVERIFY(figures.lost <= kills * concurrency);
    QHash<int, int> asked;
    for (const auto &received : server.received())
        ++asked[readRequest(received).item()];
    QHash<QuestionVersionId, int> numbers;
    const auto setItems = project.stores->runs().itemsOf(run.itemSet);
    for (const ItemSetItem &item : *setItems)
        numbers.insert(item.question, item.itemId.section(QLatin1Char('-'), 1).toInt());
    const auto states = project.stores->responses().slotStates(run.id);
    for (const SlotState &slot : *states) {
        QVERIFY(slot.attempts >= asked.value(numbers.value(slot.slot.question)));
        QCOMPARE(slot.attempts - slot.lost, 1); // answered once
    }
    qInfo("%lld requests seen, %lld attempts, %lld lost", seen, figures.attempts, figures.lost);
}

void RunKillTest::stoppedByCtrlC()
{
    RunProject project(100);
    FaultServer server(slowly(20));
    const Endpoint endpoint = project.addEndpoint(server.url());
    QProcess process;
    start(process, arguments(project, endpoint, {}));
    QTRY_VERIFY_WITH_TIMEOUT(server.received().size() > 8, 30000);
    ::kill(static_cast<pid_t>(process.processId()), SIGINT);
    QTRY_VERIFY_WITH_TIMEOUT(process.state() == QProcess::NotRunning, 20000);
    QCOMPARE(process.exitStatus(), QProcess::NormalExit);
    QCOMPARE(process.exitCode(), 1);
    const Run run = project.stores->runs().runs(true)->constFirst();
    QCOMPARE(run.state, RunState::Paused);
    QVERIFY(process.readAllStandardError().contains(run.id.toString().toUtf8()));
    const RunFigures figures = project.figures(run.id);
    QCOMPARE(figures.lost, 0);
    QCOMPARE(figures.attempts, server.received().size());
    QVERIFY(figures.answered < 100);
    // The same command goes on.
    start(process, arguments(project, endpoint, {}));
    QTRY_VERIFY_WITH_TIMEOUT(process.state() == QProcess::NotRunning, 60000);
    QCOMPARE(process.exitCode(), 0);
    QCOMPARE(server.received().size(), 100);
    QCOMPARE(project.stores->runs().runs(true)->size(), 1);
}

void RunKillTest::jsonHasTheDocumentedKeys()
{
    RunProject project(7);
    RecordingServer server([](const ReadRequest &request) -> QString {
        return request.item() == 0 ? QStringLiteral("答案：A") : request.item() == 1 ? QStringLiteral("？")
                                                                                     : QStringLiteral("答案：A");
    });
    const Endpoint endpoint = project.addEndpoint(server.url());
    QProcess process;
    const auto json = [&](const QStringList &words) {
        start(process, words);
        [&] { QTRY_VERIFY_WITH_TIMEOUT(process.state() == QProcess::NotRunning, 30000); }();
        return parseJson(process.readAllStandardOutput()).value_or(Json());
    };
    Json dry = json(arguments(project, endpoint, {QStringLiteral("--dry-run")}));
    QCOMPARE(process.exitCode(), 0);
    QCOMPARE(dry["requests"].get<int>(), 7);
    QCOMPARE(server.received().size(), 0);
    Json done = json(arguments(project, endpoint, {QStringLiteral("--filter"), QStringLiteral("id=dev-0,dev-1,dev-2")}));
    for (const char *key : {"run", "sent", "correct", "incorrect", "miss", "error", "tokens", "cost", "seconds"})
        QVERIFY2(done.contains(key), key);
    QCOMPARE(done["sent"].get<int>(), 3);
    QCOMPARE(done["correct"].get<int>(), 1);
    QCOMPARE(done["miss"].get<int>(), 1);
    QCOMPARE(done["incorrect"].get<int>(), 1);
    QCOMPARE(done["tokens"].get<int>(), 330);
    Json several = json({QStringLiteral("run"), project.projectFolder(), QStringLiteral("--endpoint"), endpoint.name,
                         QStringLiteral("--config"), QStringLiteral("cot,text-only"), QStringLiteral("--limit"), QStringLiteral("2"),
                         QStringLiteral("--json")});
    QCOMPARE(several["runs"].size(), size_t(2));
    QCOMPARE(several["sent"].get<int>(), 4);
    // Mistakes are wrong usage and name what there is.
    start(process, arguments(project, endpoint, {QStringLiteral("--filter"), QStringLiteral("domain=x")}));
    QTRY_VERIFY(process.state() == QProcess::NotRunning);
    QCOMPARE(process.exitCode(), 2);
    QVERIFY(process.readAllStandardError().contains("politics"));
    // An endpoint without its key starts nothing.
    const Endpoint locked = project.addEndpoint(server.url(), ChatDialect::OpenAi, [](Endpoint &one) {
        one.keySource = KeySource::Environment;
        one.keyVariable = QStringLiteral("YUYI_TEST_NO_SUCH_KEY");
    });
    const qsizetype before = server.received().size();
    start(process, arguments(project, locked, {}));
    QTRY_VERIFY(process.state() == QProcess::NotRunning);
    QCOMPARE(process.exitCode(), 3);
    QCOMPARE(server.received().size(), before);
}

QTEST_GUILESS_MAIN(RunKillTest)
#include "runkilltest.moc"
