// SPDX-License-Identifier: GPL-3.0-or-later
// Feeds the reader of pictures with damaged copies of good and bad ones. Every file is read in a
// process of its own, so that a crash, a hang or a file that eats memory is counted and named, and
// the next one is read all the same. Build it with the preset "asan" to see what a crash would only
// show much later.
#include "models/imaging/reader.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QTemporaryFile>

#include <algorithm>
#include <array>
#include <cstdio>
#include <random>

#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace yuyi;

namespace {

constexpr qint64 largestSeed = 4 * 1024 * 1024;
constexpr unsigned secondsLimit = 10;
constexpr long memoryLimitKilobytes = 1024 * 1024;
constexpr int harnessError = 99;

using Random = std::mt19937_64;

struct Seed {
    QString name;
    QByteArray bytes;
};

qsizetype below(Random &random, qsizetype limit)
{
    return limit <= 0 ? 0 : static_cast<qsizetype>(random() % static_cast<quint64>(limit));
}

QList<Seed> seedsIn(const QString &folder)
{
    QList<Seed> seeds;
    QDirIterator it(folder, QDir::Files | QDir::NoSymLinks, QDirIterator::Subdirectories);
    while (it.hasNext()) {
        const QFileInfo info(it.next());
        QFile file(info.filePath());
        if (info.size() > 0 && info.size() <= largestSeed && file.open(QIODevice::ReadOnly))
            seeds.append({info.fileName(), file.readAll()});
    }
    std::sort(seeds.begin(), seeds.end(),
              [](const Seed &a, const Seed &b) { return a.name < b.name; });
    return seeds;
}

void flipBits(QByteArray &bytes, Random &random)
{
    const qsizetype times = 1 + below(random, 24);
    for (qsizetype i = 0; i < times; ++i) {
        char &byte = bytes[below(random, bytes.size())];
        byte = static_cast<char>(byte ^ (1 << below(random, 8)));
    }
}

void overwrite(QByteArray &bytes, Random &random)
{
    const qsizetype begin = below(random, bytes.size());
    const qsizetype length = std::min(bytes.size() - begin, 1 + below(random, 64));
    const bool fill = below(random, 2) == 0;
    const char with = static_cast<char>(below(random, 2) == 0 ? 0 : 255);
    for (qsizetype i = 0; i < length; ++i)
        bytes[begin + i] = fill ? with : static_cast<char>(below(random, 256));
}

void cutOut(QByteArray &bytes, Random &random)
{
    const qsizetype begin = below(random, bytes.size());
    if (below(random, 2) == 0)
        bytes.truncate(begin);
    else
        bytes.remove(begin, 1 + below(random, std::min<qsizetype>(bytes.size() - begin, 4096)));
}

void repeatPart(QByteArray &bytes, Random &random)
{
    const qsizetype begin = below(random, bytes.size());
    const QByteArray part = bytes.mid(begin, 1 + below(random, 4096));
    bytes.insert(below(random, bytes.size()), part);
}

/// Sizes, counts and offsets stand near the beginning: other numbers there, in both byte orders.
void changeHeader(QByteArray &bytes, Random &random)
{
    static constexpr std::array<quint32, 14> numbers = {
        0, 1, 2, 0x7f, 0xff, 0x100, 0x7fff,
        0x8000, 0xffff, 0x10000, 0x7fffffff, 0x80000000, 0xffffffff, 0x00100000};
    const qsizetype area = std::min<qsizetype>(bytes.size(), below(random, 4) == 0 ? 1024 : 64);
    const qsizetype times = 1 + below(random, 4);
    for (qsizetype i = 0; i < times; ++i) {
        const qsizetype at = below(random, area);
        const quint32 number = numbers[random() % numbers.size()];
        const qsizetype width = std::min<qsizetype>(bytes.size() - at, 1LL << below(random, 3));
        const bool bigEndian = below(random, 2) == 0;
        for (qsizetype k = 0; k < width; ++k) {
            const auto shift = static_cast<quint32>(8 * (bigEndian ? width - 1 - k : k));
            bytes[at + k] = static_cast<char>(number >> shift);
        }
    }
}

/// The end of one file behind the beginning of another.
void splice(QByteArray &bytes, const QByteArray &other, Random &random)
{
    bytes = bytes.left(below(random, bytes.size())) + other.mid(below(random, other.size()));
}

quint32 crcOf(const QByteArray &bytes)
{
    quint32 crc = 0xffffffff;
    for (const char byte : bytes) {
        crc ^= static_cast<quint8>(byte);
        for (int i = 0; i < 8; ++i)
            crc = (crc >> 1) ^ (0xedb88320U & (0U - (crc & 1U)));
    }
    return ~crc;
}

/// A PNG's changed header is believed only with the right check sum.
void mendPngHeader(QByteArray &bytes)
{
    if (bytes.size() < 33 || !bytes.startsWith("\x89PNG"))
        return;
    const quint32 crc = crcOf(bytes.mid(12, 17));
    for (int i = 0; i < 4; ++i)
        bytes[29 + i] = static_cast<char>(crc >> (8 * (3 - i)));
}

QByteArray mutated(const QList<Seed> &seeds, qsizetype which, Random &random)
{
    QByteArray bytes = seeds.at(which).bytes;
    const qsizetype times = 1 + below(random, 3);
    for (qsizetype i = 0; i < times && !bytes.isEmpty(); ++i) {
        switch (below(random, 7)) {
        case 0: flipBits(bytes, random); break;
        case 1: overwrite(bytes, random); break;
        case 2: cutOut(bytes, random); break;
        case 3: repeatPart(bytes, random); break;
        case 4: splice(bytes, seeds.at(below(random, seeds.size())).bytes, random); break;
        default: changeHeader(bytes, random); break;
        }
    }
    if (below(random, 2) == 0)
        mendPngHeader(bytes);
    return bytes;
}

/// What the program does with a picture: its header, the whole of it, a small copy of it.
int readAll(const QByteArray &bytes)
{
    const auto header = readImageHeader(bytes);
    const auto whole = decodeImage(bytes);
    const auto small = decodeImage(bytes, 256);
    if (whole && (!header || whole->image.isNull() || whole->image.size().isEmpty()))
        return harnessError;
    if (whole)
        return 0;
    // Every refusal has a sentence.
    if (whole.error().sentence.isEmpty() || (!small && small.error().sentence.isEmpty()))
        return harnessError;
    return 1 + static_cast<int>(whole.error().code);
}

struct Ending {
    bool exited = false;
    int code = 0; ///< exit code, or signal
    double seconds = 0;
    long kilobytes = 0;
    QByteArray said; ///< on standard error: decoders mutter, sanitizers tell what they found
};

double secondsOf(const timeval &time)
{
    return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) / 1e6;
}

Ending readInChild(const QByteArray &bytes, QTemporaryFile &errors)
{
    errors.resize(0);
    errors.seek(0);
    const pid_t child = fork();
    if (child == 0) {
        dup2(errors.handle(), STDERR_FILENO);
        // Of a processor, since other programs may be at work; and whatever only waits.
        const rlimit processor = {secondsLimit, secondsLimit};
        setrlimit(RLIMIT_CPU, &processor);
        alarm(30 * secondsLimit);
        _exit(readAll(bytes));
    }
    Ending outcome;
    int status = 0;
    rusage usage = {};
    if (child < 0 || wait4(child, &status, 0, &usage) < 0) {
        outcome.code = harnessError;
        return outcome;
    }
    outcome.exited = WIFEXITED(status);
    outcome.code = outcome.exited ? WEXITSTATUS(status) : WTERMSIG(status);
    outcome.seconds = secondsOf(usage.ru_utime) + secondsOf(usage.ru_stime);
    outcome.kilobytes = usage.ru_maxrss;
    errors.seek(0);
    outcome.said = errors.readAll().right(4000);
    return outcome;
}

/// What is wrong with an outcome; nothing where the file was read or refused as it should be.
QString faultOf(const Ending &outcome)
{
    if (!outcome.exited && (outcome.code == SIGALRM || outcome.code == SIGXCPU || outcome.code == SIGKILL))
        return QStringLiteral("takes more than %1 s").arg(secondsLimit);
    if (!outcome.exited)
        return QStringLiteral("dies of signal %1").arg(outcome.code);
    if (outcome.code >= 32)
        return QStringLiteral("ends with code %1").arg(outcome.code);
    if (outcome.said.contains("runtime error:"))
        return QStringLiteral("does what is not defined");
    if (outcome.seconds > secondsLimit)
        return QStringLiteral("takes %1 s").arg(outcome.seconds);
    if (outcome.kilobytes > memoryLimitKilobytes)
        return QStringLiteral("takes %1 MB").arg(outcome.kilobytes / 1024);
    return {};
}

void keep(const QString &folder, const QString &name, const QByteArray &bytes)
{
    QFile file(folder + QLatin1Char('/') + name);
    if (folder.isEmpty() || !file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        std::fprintf(stderr, "%s is not kept.\n", qPrintable(name));
}

} // namespace

int main(int argc, char **argv)
{
    const QCoreApplication app(argc, argv);
    QCommandLineParser parser;
    parser.setApplicationDescription(QStringLiteral(
                                         "Reads COUNT damaged copies of the files in SEEDS, each in a process of its own.\n"
                                         "Exit: 0 all were read or refused, 1 some crashed, hung (%1 s) or took more than 1 GB, 2 usage.")
                                         .arg(secondsLimit));
    parser.addHelpOption();
    parser.addPositionalArgument(QStringLiteral("SEEDS"), QStringLiteral("Folder of pictures."));
    parser.addPositionalArgument(QStringLiteral("COUNT"), QStringLiteral("How many copies."));
    parser.addPositionalArgument(QStringLiteral("SEED"),
                                 QStringLiteral("Number: another one, other copies."));
    parser.addOption({QStringLiteral("keep"), QStringLiteral("Folder for the copies at fault."),
                      QStringLiteral("folder")});
    parser.process(app);
    const QStringList arguments = parser.positionalArguments();
    const QList<Seed> seeds = arguments.size() == 3 ? seedsIn(arguments.at(0)) : QList<Seed>();
    const int count = arguments.size() == 3 ? arguments.at(1).toInt() : 0;
    if (seeds.isEmpty() || count < 1)
        parser.showHelp(2);
    const quint64 seed = arguments.at(2).toULongLong();
    QTemporaryFile errors;
    if (!errors.open())
        return 2;

    std::array<int, 32> ended = {};
    int faults = 0;
    Ending slowest;
    Ending largest;
    QString slowestName;
    QString largestName;
    for (int i = 0; i < count; ++i) {
        Random random(seed * 1'000'003 + static_cast<quint64>(i));
        const qsizetype which = below(random, seeds.size());
        const QByteArray bytes = mutated(seeds, which, random);
        const QString name = QStringLiteral("%1-%2").arg(i).arg(seeds.at(which).name);
        const Ending outcome = readInChild(bytes, errors);
        if (const QString fault = faultOf(outcome); !fault.isEmpty()) {
            ++faults;
            std::printf("%s %s\n%s\n", qPrintable(name), qPrintable(fault),
                        outcome.said.constData());
            std::fflush(stdout); // or each child would hold a copy of it
            keep(parser.value(QStringLiteral("keep")), name, bytes);
        } else {
            ++ended[static_cast<size_t>(outcome.code)];
        }
        if (outcome.seconds > slowest.seconds) {
            slowest = outcome;
            slowestName = name;
        }
        if (outcome.kilobytes > largest.kilobytes) {
            largest = outcome;
            largestName = name;
        }
        if ((i + 1) % 1000 == 0) {
            std::printf("%d read, %d at fault\n", i + 1, faults);
            std::fflush(stdout);
        }
    }
    std::printf("%d copies of %lld files: %d decoded", count, static_cast<long long>(seeds.size()),
                ended[0]);
    for (size_t code = 1; code < ended.size(); ++code) {
        if (ended[code] > 0)
            std::printf(", %d refused with code %zu", ended[code], code - 1);
    }
    std::printf(", %d at fault.\nSlowest %.2f s (%s), largest %ld MB (%s).\n", faults,
                slowest.seconds, qPrintable(slowestName), largest.kilobytes / 1024,
                qPrintable(largestName));
    return faults == 0 ? 0 : 1;
}
