// SPDX-License-Identifier: GPL-3.0-or-later
// Three programs share the requests of one run, and one of them is killed.
#include "tests/bench/benchteam.h"
#include "tests/bench/measures.h"
#include "tests/support/rightanswers.h"
#include "tests/support/runfixture.h"

#include <QElapsedTimer>
#include <QEventLoop>

#include <array>

namespace yuyi::bench {

namespace {

constexpr int programs = 3;
constexpr int repeats = 10;
constexpr int replyMs = 40;

bool waitUntil(const std::function<bool()> &done)
{
    constexpr int patienceMs = 600'000;
    QEventLoop loop;
    QTimer look;
    QElapsedTimer clock;
    clock.start();
    QObject::connect(&look, &QTimer::timeout, &loop, [&] {
        if (done() || clock.elapsed() > patienceMs)
            loop.quit();
    });
    look.start(20);
    loop.exec();
    return done();
}

} // namespace

bool teamRun(int requests)
{
    const int items = std::max(requests / repeats, 1);
    test::RunProject project(items, true);
    BenchTeam team(project);
    // No answer before all three are at work.
    bool open = false;
    QList<std::function<void()>> held;
    FaultServer model([&](QTcpSocket &socket, const FaultServer::Received &received) {
        const auto soon = [&socket, bytes = test::rightReply(received)] {
            QTimer::singleShot(replyMs, &socket, [&socket, bytes] { socket.write(bytes); });
        };
        if (open)
            soon();
        else
            held.append(soon);
    });
    const Endpoint endpoint = project.addEndpoint(model.url(), ChatDialect::OpenAi, [](Endpoint &one) {
        one.concurrency = 9;
        one.deadlineSeconds = 120;
    });
    RunPlan plan = project.plan(endpoint);
    plan.repeats = repeats;
    const Run run = project.create(plan);
    const auto port = static_cast<quint16>(qEnvironmentVariableIntValue("PGPORT"));
    std::array<QProcess, programs> all;
    const QStringList words{QStringLiteral("--resume"), QStringLiteral("--run"), run.id.toString(), QStringLiteral("--json")};
    QElapsedTimer clock;
    clock.start();
    for (size_t i = 0; i < all.size(); ++i) {
        // Each is the computer of a lead with a login of its own.
        team.start(all.at(i), QStringList{QStringLiteral("run"), team.home(port)} + words);
        if (!waitUntil([&] { return need(project.stores->sharedRuns().helpers(run.id)).size() > qsizetype(i); }))
            stop({ErrorCode::Environment, QStringLiteral("a program does not join the run"), {}});
    }
    open = true;
    for (const auto &answer : std::as_const(held))
        answer();
    clock.restart();
    if (!waitUntil([&] { return model.received().size() >= items * repeats / 2; }))
        stop({ErrorCode::Environment, QStringLiteral("the run does not go on"), {}});
    all.at(1).kill();
    all.at(1).waitForFinished();
    bool good = waitUntil([&] { return all.at(0).state() == QProcess::NotRunning && all.at(2).state() == QProcess::NotRunning; });
    const double seconds = static_cast<double>(clock.elapsed()) / 1000;
    for (const size_t one : {0, 2}) {
        const Json said = parseJson(all.at(one).readAllStandardOutput()).value_or(Json::object());
        qInfo("  program %d: sent %lld, ended with %d", static_cast<int>(one) + 1, static_cast<long long>(said.value("sent", -1)),
              all.at(one).exitCode());
    }
    const RunFigures figures = project.figures(run.id);
    const QList<SlotState> states = need(project.stores->responses().slotStates(run.id));
    qint64 once = 0;
    qint64 again = 0;
    for (const SlotState &slot : states) {
        once += slot.attempts - slot.lost == 1 ? 1 : 0;
        again += slot.lost;
    }
    const qint64 wanted = qint64(items) * repeats;
    good = count(QStringLiteral("run is done"), project.state(run.id) == RunState::Done ? 1 : 0, 1) && good;
    good = count(QStringLiteral("requests"), states.size(), wanted) && good;
    good = count(QStringLiteral("answered once"), once, wanted) && good;
    good = count(QStringLiteral("scored as right"), figures.correct, wanted) && good;
    good = count(QStringLiteral("attempts without an answer, of the killed one"), figures.lost, again) && good;
    good = count(QStringLiteral("at most as many as it may have in flight"), figures.lost <= endpoint.concurrency ? 1 : 0, 1) && good;
    good = count(QStringLiteral("attempts that have an answer"), figures.attempts - figures.lost, wanted) && good;
    good = count(QStringLiteral("the model was asked no more often than was noted"), model.received().size() <= figures.attempts ? 1 : 0, 1)
        && good;
    qInfo("  the model was asked %lld times; %.1f requests a second", static_cast<long long>(model.received().size()),
          static_cast<double>(wanted) / seconds);
    return good;
}

} // namespace yuyi::bench
