// SPDX-License-Identifier: GPL-3.0-or-later
// How fast a run is beside a bare loop that posts the same bytes, against a local server that answers at once, and what it keeps
// in memory: yuyi-bench run FOLDER-OF-PICTURES [ITEMS] [REPEATS]
#include "db/host/sqlprojecthost.h"
#include "models/domain/json/json.h"
#include "models/services/curation/itemimportservice.h"
#include "models/services/runs/prompts/material.h"
#include "models/services/runs/runner/runner.h"
#include "models/services/runs/runservice.h"
#include "tests/bench/benches.h"
#include "tests/bench/measures.h"
#include "tests/support/memorysecrets.h"

#include <QCoreApplication>
#include <QDirIterator>
#include <QElapsedTimer>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTextStream>

#include <atomic>
#include <cstring>
#include <thread>
#include <vector>

#include <arpa/inet.h>
#include <csignal>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <unistd.h>

using namespace yuyi;

namespace {

constexpr int connections = 8;

QTextStream &out()
{
    static QTextStream stream(stdout);
    return stream;
}

[[noreturn]] void fail(const Error &error)
{
    out() << error.sentence << ' ' << error.detail << Qt::endl;
    std::exit(1);
}

template <typename T>
T need(Result<T> result)
{
    if (!result)
        fail(result.error());
    return std::move(*result);
}

void need(Result<> result)
{
    if (!result)
        fail(result.error());
}

/// Reads one message with a body of its length; false at the end of the connection.
bool readMessage(int socket, std::string &buffer)
{
    char piece[65536];
    size_t wanted = 0;
    while (true) {
        if (wanted == 0) {
            const size_t end = buffer.find("\r\n\r\n");
            if (end != std::string::npos) {
                size_t at = buffer.find("ontent-");
                while (at < end && strncasecmp(buffer.c_str() + at, "ontent-length:", 14) != 0)
                    at = buffer.find("ontent-", at + 1);
                wanted = end + 4 + (at < end ? std::strtoul(buffer.c_str() + at + 14, nullptr, 10) : 0);
            }
        }
        if (wanted > 0 && buffer.size() >= wanted) {
            buffer.erase(0, wanted);
            return true;
        }
        const ssize_t count = read(socket, piece, sizeof piece);
        if (count <= 0)
            return false;
        buffer.append(piece, static_cast<size_t>(count));
    }
}

void writeAll(int socket, const char *bytes, size_t size)
{
    while (size > 0) {
        const ssize_t count = write(socket, bytes, size);
        if (count <= 0)
            return;
        bytes += count;
        size -= static_cast<size_t>(count);
    }
}

/// The server, in a process of its own, so that its work is not counted.
void serve(int listener)
{
    const std::string body = "{\"choices\":[{\"message\":{\"content\":\"\\u7b54\\u6848\\uff1aA\"},\"finish_reason\":\"stop\"}],"
                             "\"usage\":{\"prompt_tokens\":9,\"completion_tokens\":3}}";
    const std::string answer = "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: " + std::to_string(body.size())
                             + "\r\n\r\n" + body;
    while (true) {
        const int socket = accept(listener, nullptr, nullptr);
        if (socket < 0)
            return;
        std::thread([socket, answer] {
            std::string buffer;
            while (readMessage(socket, buffer))
                writeAll(socket, answer.data(), answer.size());
            close(socket);
        }).detach();
    }
}

double cpuSeconds()
{
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    const auto seconds = [](const timeval &time) { return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) / 1e6; };
    return seconds(usage.ru_utime) + seconds(usage.ru_stime);
}

double residentMb()
{
    QFile status(QStringLiteral("/proc/self/statm"));
    if (!status.open(QIODevice::ReadOnly))
        return 0;
    return status.readAll().split(' ').value(1).toDouble() * static_cast<double>(sysconf(_SC_PAGESIZE)) / 1e6;
}

/// A benchmark file over the pictures there are.
QString benchmarkOver(const QString &pictures, const QString &folder, int items)
{
    Json entries = Json::array();
    QDirIterator files(pictures, QDir::Files, QDirIterator::Subdirectories);
    for (int i = 0; i < items && files.hasNext(); ++i) {
        const QString file = files.next();
        Json options = Json::array();
        for (int o = 0; o < 6; ++o)
            options.push_back(toUtf8(QStringLiteral("选项%1的文字，第%2题").arg(o).arg(i)));
        Json question{{"id", "q-" + std::to_string(i)},
                      {"question", toUtf8(QStringLiteral("第%1题：这张图片有什么隐喻？").arg(i))},
                      {"options", options},
                      {"answer", "A"},
                      {"correct_option", options[0]}};
        entries.push_back({{"local_path", toUtf8(QDir(pictures).relativeFilePath(file))},
                           {"questions", Json::array({question})},
                           {"meta_data",
                            {{"image_type", "插画(Illustration)"},
                             {"difficulty", "简单"},
                             {"domain", "生活"},
                             {"emotion", "中性"},
                             {"rhetoric", "隐喻"},
                             {"metaphorical_meaning", "意义"},
                             {"explanation", "解释"}}}});
    }
    const QString path = folder + QStringLiteral("/items.json");
    QFile file(path);
    if (file.open(QIODevice::WriteOnly))
        file.write(jsonText(entries));
    return path;
}

struct Measured {
    qint64 requests = 0;
    double seconds = 0;
    double cpu = 0;

    void print(const char *name) const
    {
        out() << name << ": " << requests << " requests, " << QString::number(seconds, 'f', 2) << " s, "
              << QString::number(static_cast<double>(requests) / seconds, 'f', 1) << "/s, "
              << QString::number(cpu * 1000 / static_cast<double>(requests), 'f', 2) << " ms of processor a request" << Qt::endl;
        bench::note(QString::fromUtf8(name) + QStringLiteral(": rate"), static_cast<double>(requests) / seconds, "1/s");
        bench::note(QString::fromUtf8(name) + QStringLiteral(": a request"), cpu * 1000 / static_cast<double>(requests),
                    "ms of processor");
    }
};

/// Posts the bodies over connections that stay open, and reads the answers.
Measured bareLoop(const std::vector<std::string> &messages, quint16 port)
{
    std::atomic<size_t> next{0};
    QElapsedTimer clock;
    clock.start();
    const double before = cpuSeconds();
    std::vector<std::thread> threads;
    for (int i = 0; i < connections; ++i) {
        threads.emplace_back([&] {
            const int socket = ::socket(AF_INET, SOCK_STREAM, 0);
            sockaddr_in address{};
            address.sin_family = AF_INET;
            address.sin_port = htons(port);
            address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
            if (connect(socket, reinterpret_cast<sockaddr *>(&address), sizeof address) != 0)
                return;
            std::string buffer;
            for (size_t index = next++; index < messages.size(); index = next++) {
                writeAll(socket, messages.at(index).data(), messages.at(index).size());
                readMessage(socket, buffer);
            }
            close(socket);
        });
    }
    for (std::thread &thread : threads)
        thread.join();
    return {static_cast<qint64>(messages.size()), static_cast<double>(clock.elapsed()) / 1000, cpuSeconds() - before};
}

Measured ask(const std::shared_ptr<StoreFactory> &factory, const PersonId &lead, const RunId &run)
{
    test::MemorySecrets secrets;
    RunnerSetup setup;
    setup.factory = factory;
    setup.secrets = &secrets;
    setup.actor = lead;
    Runner runner(setup);
    QElapsedTimer clock;
    clock.start();
    const double before = cpuSeconds();
    qint64 told = 0;
    Measured measured;
    QObject::connect(&runner, &Runner::progressed, &runner, [&](const RunLive &live) {
        measured.requests = live.figures.attempts;
        if (live.settled / 2000 > told) {
            told = live.settled / 2000;
            out() << "  " << live.settled << " answered, resident " << QString::number(residentMb(), 'f', 0) << " MB" << Qt::endl;
        }
    });
    QObject::connect(&runner, &Runner::quiet, qApp, &QCoreApplication::quit);
    runner.start(run, RunAsk::Missing);
    QCoreApplication::exec();
    measured.seconds = static_cast<double>(clock.elapsed()) / 1000;
    measured.cpu = cpuSeconds() - before;
    return measured;
}

} // namespace

int yuyi::bench::runBench(int argc, char **argv)
{
    const int listener = socket(AF_INET, SOCK_STREAM, 0);
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    socklen_t length = sizeof address;
    if (bind(listener, reinterpret_cast<sockaddr *>(&address), length) != 0 || listen(listener, 64) != 0)
        return 4;
    getsockname(listener, reinterpret_cast<sockaddr *>(&address), &length);
    const quint16 port = ntohs(address.sin_port);
    const pid_t server = fork();
    if (server == 0) {
        // However the bench ends, its server does not outlive it.
        prctl(PR_SET_PDEATHSIG, SIGTERM);
        serve(listener);
        return 0;
    }
    close(listener);

    QCoreApplication application(argc, argv);
    const QStringList words = application.arguments();
    if (words.size() < 2 || !QFileInfo(words.at(1)).isDir()) {
        out() << "yuyi-bench run FOLDER-OF-PICTURES [ITEMS] [REPEATS]" << Qt::endl;
        kill(server, SIGTERM);
        return 2;
    }
    const int items = words.value(2, QStringLiteral("200")).toInt();
    const int repeats = words.value(3, QStringLiteral("1")).toInt();
    QTemporaryDir folder;
    SqlProjectHost host;
    NewProject fresh;
    fresh.title = QStringLiteral("Bench");
    fresh.preset = need(builtInPreset(QStringLiteral("cii-bench")));
    fresh.lead = QStringLiteral("Lead");
    const auto factory = need(host.create(folder.filePath(QStringLiteral("project")), fresh));
    const auto stores = need(factory->open());
    const PersonId lead = need(stores->project().people()).constFirst().id;
    ItemImportRequest request;
    request.file = benchmarkOver(words.at(1), folder.path(), items);
    request.imagesFolder = words.at(1);
    request.by = lead;
    NoProgress progress;
    out() << need(ItemImportService(*stores, factory->folder()).importItems(request, progress)).questions << " items" << Qt::endl;
    Endpoint endpoint;
    endpoint.id = EndpointId::create();
    endpoint.name = QStringLiteral("bench");
    endpoint.baseUrl = QStringLiteral("http://127.0.0.1:%1").arg(port);
    endpoint.model = QStringLiteral("m");
    endpoint.concurrency = connections;
    need(stores->transaction([&] { return stores->endpoints().add(endpoint); }));
    RunPlan plan;
    plan.endpoints = {endpoint.id};
    plan.configurations = {{fresh.preset.configurations.constFirst().code, {}}};
    plan.repeats = repeats;
    RunService service(*stores, factory->folder(), lead);
    // Pictures that have to be encoded anew are so before, for both.
    const LaunchEstimate estimate = need(service.estimate(plan, progress));
    out() << QString::number(static_cast<double>(estimate.total.bytes) / 1e6, 'f', 1) << " MB in all" << Qt::endl;
    const RunId run = need(service.create(plan)).constFirst().id;
    const Measured asked = ask(factory, lead, run);

    const RunMaterial material = need(loadMaterial(*stores, run));
    SentPictures pictures(factory->folder());
    std::vector<std::string> messages;
    const QList<RunSlot> all = material.allSlots();
    for (const RunSlot &slot : all.mid(0, std::min<qsizetype>(all.size(), 400))) {
        const PreparedRequest prepared = need(prepareRequest(material, slot, {}, pictures));
        messages.push_back("POST /chat/completions HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: "
                           + std::to_string(prepared.call.body.size()) + "\r\n\r\n" + prepared.call.body.bytes().toStdString());
    }
    const Measured bare = bareLoop(messages, port);
    asked.print("run");
    bare.print("bare loop");
    out() << "run / bare loop: "
          << QString::number(static_cast<double>(asked.requests) / asked.seconds
                                 / (static_cast<double>(bare.requests) / bare.seconds),
                             'f', 2)
          << " of the rate, "
          << QString::number(asked.cpu / static_cast<double>(asked.requests)
                                 / (bare.cpu / static_cast<double>(bare.requests)),
                             'f', 1)
          << " times the processor" << Qt::endl;
    kill(server, SIGTERM);
    return 0;
}
