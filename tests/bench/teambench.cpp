// SPDX-License-Identifier: GPL-3.0-or-later
// Whether a team server loses or doubles anything: what was acknowledged is compared with what is stored while many save at once, and while
// server, connections and programs are killed, frozen and cut: yuyi-bench team PART [COUNT]
#include "tests/bench/benches.h"
#include "tests/bench/benchteam.h"
#include "tests/bench/throwawayserver.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QTemporaryDir>
#include <QTextStream>

using namespace yuyi;

namespace {

constexpr int usualPeople = 50;
constexpr int usualSaves = 200;
constexpr int usualFaults = 100;
constexpr int usualRequests = 2000;
constexpr int usualImages = 1'000'000;

struct Part {
    const char *name;
    int usual;
    std::function<bool(bench::ThrowawayServer &, int)> run;
};

const QList<Part> &parts()
{
    using bench::ThrowawayServer;
    static const QList<Part> all{
        {"saves", usualSaves, [](ThrowawayServer &, int saves) { return bench::teamSaves(usualPeople, saves); }},
        {"kill", usualFaults, [](ThrowawayServer &server, int times) { return bench::teamCommits(server, QStringLiteral("kill"), times); }},
        {"freeze", usualFaults,
         [](ThrowawayServer &server, int times) { return bench::teamCommits(server, QStringLiteral("freeze"), times); }},
        {"cut", usualFaults, [](ThrowawayServer &server, int times) { return bench::teamCommits(server, QStringLiteral("cut"), times); }},
        {"steward", usualFaults, [](ThrowawayServer &server, int kills) { return bench::teamSteward(server, kills); }},
        {"run", usualRequests, [](ThrowawayServer &, int requests) { return bench::teamRun(requests); }},
        {"scale", usualImages, [](ThrowawayServer &server, int images) { return bench::teamScale(server, images); }},
    };
    return all;
}

} // namespace

int yuyi::bench::teamBench(int argc, char **argv)
{
    const QTemporaryDir home;
    for (const char *kind : {"XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_DATA_HOME"})
        qputenv(kind, home.path().toLocal8Bit());
    QCoreApplication application(argc, argv);
    const QString wanted = application.arguments().value(1);
    const int number = application.arguments().value(2).toInt();
    QTextStream out(stdout);
    bool any = false;
    bool good = true;
    for (const Part &part : parts()) {
        if (wanted != QLatin1String("all") && wanted != QLatin1String(part.name))
            continue;
        any = true;
        ThrowawayServer server;
        const int times = number > 0 ? number : part.usual;
        out << part.name << ' ' << times << Qt::endl;
        QElapsedTimer clock;
        clock.start();
        good = part.run(server, times) && good;
        out << "  in " << clock.elapsed() / 1000 << " s" << Qt::endl;
    }
    if (!any) {
        out << "yuyi-bench team all|saves|kill|freeze|cut|steward|run|scale [COUNT]" << Qt::endl;
        return 2;
    }
    out << (good ? "nothing is lost or doubled" : "NOT all is as it should be") << Qt::endl;
    return good ? 0 : 1;
}
