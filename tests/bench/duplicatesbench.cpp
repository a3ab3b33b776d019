// SPDX-License-Identifier: GPL-3.0-or-later
// bench-duplicates DIR [--list FILE] [--jobs N] [--threshold D]: the duplicates of a folder as
// JSON, with the time of each step.
// bench-duplicates DIR --pairs FILE: the figures of the pairs of paths (tab between) in a file.
// The form is that of `yuyi-cli scan duplicates`, so that one scorer reads both.
#include "models/filtering/duplicates/alignment.h"
#include "models/filtering/duplicates/candidatepairs.h"
#include "models/filtering/duplicates/copycache.h"
#include "models/filtering/duplicates/duplicatesearch.h"
#include "models/filtering/duplicates/hamming.h"
#include "models/filtering/duplicates/pixeldigest.h"
#include "models/imaging/reader.h"
#include "models/platform/freedmemory.h"
#include "tests/bench/benches.h"
#include "tests/bench/measures.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDir>
#include <QDirIterator>
#include <QElapsedTimer>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRandomGenerator>
#include <QTextStream>
#include <QThread>
#include <QThreadPool>

#include <atomic>
#include <ctime>
#include <mutex>

using namespace yuyi;

namespace {

struct Read {
    DuplicateCandidate candidate;
    QString refusal;
};

QStringList pathsIn(const QDir &folder, const QString &list)
{
    QStringList paths;
    if (!list.isEmpty()) {
        QFile file(list);
        if (file.open(QIODevice::ReadOnly)) {
            while (!file.atEnd())
                paths << QString::fromUtf8(file.readLine()).trimmed();
        }
        paths.removeAll(QString());
        return paths;
    }
    QDirIterator it(folder.path(), QDir::AllEntries | QDir::System | QDir::NoDotAndDotDot,
                    QDirIterator::Subdirectories);
    while (it.hasNext()) {
        it.next();
        if (!it.fileInfo().isDir())
            paths << folder.relativeFilePath(it.filePath());
    }
    paths.sort();
    return paths;
}

Read readOne(const QDir &folder, const QString &path, int key, CopyCache &copies)
{
    Read result;
    const QString full = folder.filePath(path);
    const Result<DecodedImage> decoded =
        decodeImage(full, decodedShortSide, decodedLongSide);
    if (!decoded) {
        result.refusal = decoded.error().sentence;
        return result;
    }
    QFile file(full);
    if (!file.open(QIODevice::ReadOnly))
        return result;
    const QByteArray bytes = file.readAll();
    const FingerprintAndCopy looked = fingerprintAndCopyOf(
        decoded->image, decoded->image.size() == decoded->header.size
                            ? pixelDigestOf(decoded->image)
                            : QByteArray());
    copies.offer(key, looked.copy);
    result.candidate = {key,
                        looked.fingerprint,
                        Sha256::of(bytes),
                        decoded->header.size,
                        bytes.size(),
                        path,
                        true};
    return result;
}

int comparePairs(const QDir &folder, const QString &list)
{
    QFile file(list);
    if (!file.open(QIODevice::ReadOnly))
        return 4;
    QTextStream out(stdout);
    while (!file.atEnd()) {
        const QStringList names =
            QString::fromUtf8(file.readLine()).trimmed().split(QLatin1Char('\t'));
        if (names.size() < 2)
            continue;
        const Result<DecodedImage> kept =
            decodeImage(folder.filePath(names[0]),
                        decodedShortSide, decodedLongSide);
        const Result<DecodedImage> other =
            decodeImage(folder.filePath(names[1]),
                        decodedShortSide, decodedLongSide);
        if (!kept || !other)
            continue;
        QElapsedTimer timer;
        timer.start();
        const PairFigures f = comparePair(kept->image, other->image);
        const PixelAgreement agreement =
            measureAgreement(VerificationCopy(kept->image),
                             VerificationCopy(other->image), f.geometry);
        out << codeOf(f.verdict) << '\t' << codeOf(f.kind) << "\td=" << f.distance
            << "\tncc=" << QString::number(f.similarity, 'f', 3)
            << "\tssim=" << QString::number(f.structural, 'f', 3)
            << "\tchanged=" << QString::number(f.changedBlocks, 'f', 3)
            << "\tcalm=" << QString::number(agreement.calmCorrelation, 'f', 3)
            << "\tcontrast=" << QString::number(agreement.calmContrast, 'f', 1)
            << "\tagree=" << QString::number(agreement.agreeingBlocks, 'f', 2)
            << "\texchanged=" << QString::number(agreement.exchangedBlocks, 'f', 4)
            << "\tback="
            << QString::number(measureAgreement(VerificationCopy(other->image),
                                                VerificationCopy(kept->image),
                                                f.geometry.inverted())
                                   .exchangedBlocks,
                               'f', 4)
            << "\trecoloured=" << QString::number(f.recoloured, 'f', 2)
            << "\toverlap=" << QString::number(f.overlap, 'f', 2) << "\tinliers=" << f.inliers
            << "\tms=" << timer.elapsed() << '\t' << names[0] << '\t' << names[1] << '\n';
    }
    return 0;
}

int listCandidates(const QList<DuplicateCandidate> &candidates, int threshold, int jobs)
{
    std::vector<SearchedPicture> searched;
    for (const DuplicateCandidate &candidate : candidates)
        searched.push_back({*parseFingerprint(candidate.fingerprint), true});
    NoProgress progress;
    QElapsedTimer timer;
    timer.start();
    const auto pairs = findCandidatePairs(
        searched, threshold > 0 ? threshold : thresholdFor(candidates.size()), jobs,
        progress);
    QTextStream(stderr) << pairs->size() << " pairs in " << timer.elapsed() << " ms\n";
    QTextStream out(stdout);
    for (const CandidatePair &pair : *pairs) {
        const CropMatch &match = pair.matches[0];
        out << candidates[pair.a].name << '\t' << candidates[pair.b].name << '\t' << pair.count
            << '\t' << match.distance << '\t' << match.cropA << '\t' << match.cropB << '\n';
    }
    return 0;
}

/// The search alone among many made-up pictures, full and trimmed crops, for its time and memory.
int searchMany(int count, int jobs)
{
    QRandomGenerator random(1);
    QImage image(64, 64, QImage::Format_RGB32);
    for (int i = 0; i < 64 * 64; ++i)
        image.setPixel(i % 64, i / 64, random.generate() | 0xFF000000u);
    const Fingerprint pattern =
        reducedFor(fingerprintOf(image), count);
    std::vector<Fingerprint> fingerprints;
    fingerprints.reserve(static_cast<size_t>(count));
    std::vector<SearchedPicture> searched;
    const qsizetype hashes = pattern.size() - static_cast<qsizetype>(parseFingerprint(pattern)->hashes.size());
    for (int i = 0; i < count; ++i) {
        Fingerprint fingerprint = pattern;
        for (qsizetype at = hashes; at < fingerprint.size(); ++at)
            fingerprint[at] = static_cast<char>(random.generate());
        fingerprints.push_back(fingerprint);
        searched.push_back({*parseFingerprint(fingerprints.back()), true});
        if (i % 10 == 0)
            searched.back().fingerprint.trimmed = QRectF(0.1, 0.1, 0.8, 0.8);
    }
    QElapsedTimer timer;
    timer.start();
    NoProgress progress;
    const auto pairs =
        findCandidatePairs(searched, thresholdFor(count), jobs, progress);
    bench::note(QStringLiteral("%1 hashes searched").arg(count), static_cast<double>(timer.elapsed()) / 1000, "s");
    bench::note(QStringLiteral("memory at most"), bench::memoryMegabytes("VmHWM"), "MB");
    QTextStream(stdout) << count << " pictures, " << pairs->size() << " pairs, "
                        << double(timer.elapsed()) / 1000 << " s\n";
    return 0;
}

QJsonObject memberOf(const DuplicateCandidate &candidate, const PairFigures &figures)
{
    return {{QStringLiteral("path"), candidate.name},
            {QStringLiteral("sha256"), candidate.sha256.hex()},
            {QStringLiteral("distance"), figures.distance},
            {QStringLiteral("similarity"), figures.similarity},
            {QStringLiteral("structural"), figures.structural},
            {QStringLiteral("changed"), figures.changedBlocks},
            {QStringLiteral("inliers"), figures.inliers},
            {QStringLiteral("kind"), codeOf(figures.kind)}};
}

} // namespace

int yuyi::bench::duplicatesBench(int argc, char **argv)
{
    QCoreApplication application(argc, argv);
    QCommandLineParser parser;
    parser.addPositionalArgument(QStringLiteral("DIR"), QStringLiteral("Folder of pictures"));
    parser.addOption({QStringLiteral("list"), QStringLiteral("Only the paths in this file"),
                      QStringLiteral("file")});
    parser.addOption({QStringLiteral("jobs"), QStringLiteral("Threads"), QStringLiteral("n"),
                      QStringLiteral("0")});
    parser.addOption({QStringLiteral("threshold"), QStringLiteral("Hamming distance"),
                      QStringLiteral("d"), QStringLiteral("0")});
    parser.addOption({QStringLiteral("pairs"), QStringLiteral("Compare only these pairs"),
                      QStringLiteral("file")});
    parser.addOption(
        {QStringLiteral("candidates"), QStringLiteral("Only list the pairs worth comparing")});
    parser.addOption({QStringLiteral("many"),
                      QStringLiteral("Time the search among so many made-up pictures"),
                      QStringLiteral("n")});
    parser.addHelpOption();
    parser.process(application);
    if (parser.isSet(QStringLiteral("many")))
        return searchMany(parser.value(QStringLiteral("many")).toInt(),
                          parser.value(QStringLiteral("jobs")).toInt());
    if (parser.positionalArguments().size() != 1)
        parser.showHelp(2);
    const QDir folder(QDir(parser.positionalArguments().first()).absolutePath());
    if (parser.isSet(QStringLiteral("pairs")))
        return comparePairs(folder, parser.value(QStringLiteral("pairs")));
    const int jobs = parser.value(QStringLiteral("jobs")).toInt();
    const platform::FreedMemoryKept kept;

    const QStringList paths = pathsIn(folder, parser.value(QStringLiteral("list")));
    QElapsedTimer timer;
    timer.start();
    std::vector<Read> read(static_cast<size_t>(paths.size()));
    CopyCache copies;
    QThreadPool pool;
    pool.setMaxThreadCount(jobs > 0 ? jobs : QThread::idealThreadCount());
    for (int i = 0; i < paths.size(); ++i)
        pool.start([&, i] { read[static_cast<size_t>(i)] = readOne(folder, paths[i], i, copies); });
    pool.waitForDone();
    const double readSeconds = static_cast<double>(timer.restart()) / 1000;

    QJsonArray unreadable;
    QList<DuplicateCandidate> candidates;
    for (int i = 0; i < paths.size(); ++i) {
        const Read &one = read[static_cast<size_t>(i)];
        if (one.candidate.fingerprint.isEmpty())
            unreadable.append(QJsonObject{{QStringLiteral("path"), paths[i]},
                                          {QStringLiteral("reason"), one.refusal}});
        else
            candidates.append(one.candidate);
    }
    NoProgress progress;
    if (parser.isSet(QStringLiteral("candidates")))
        return listCandidates(candidates, parser.value(QStringLiteral("threshold")).toInt(), jobs);
    const SearchOptions options{parser.value(QStringLiteral("threshold")).toInt(), jobs};
    std::atomic<int> loads = 0;
    SearchMemory memory;
    memory.copies = &copies;
    memory.whole = [&](int key) {
        ++loads;
        return decodeLight(folder.filePath(paths[key]));
    };
    const auto groups = findDuplicates(
        candidates, options,
        [&](int key) -> Result<QImage> {
            ++loads;
            const Result<DecodedImage> decoded =
                decodeImage(folder.filePath(paths[key]),
                            decodedShortSide, decodedLongSide);
            if (!decoded)
                return passOn(decoded);
            return decoded->image;
        },
        {}, progress, memory);
    const double searchSeconds = static_cast<double>(timer.elapsed()) / 1000;
    const double count = std::max<double>(1, static_cast<double>(candidates.size()));
    bench::note(QStringLiteral("read and fingerprints"), readSeconds, "s");
    bench::note(QStringLiteral("search and verification"), searchSeconds, "s");
    bench::note(QStringLiteral("images a second and core"), count * CLOCKS_PER_SEC / static_cast<double>(std::clock()), "1/s");
    bench::note(QStringLiteral("memory at most"), bench::memoryMegabytes("VmHWM"), "MB");
    QTextStream(stderr) << "read and fingerprints: " << readSeconds
                        << " s, search and verification: " << searchSeconds << " s, "
                        << loads.load() << " loads\n";
    QHash<int, DuplicateCandidate> byKey;
    for (const DuplicateCandidate &candidate : candidates)
        byKey.insert(candidate.key, candidate);
    QJsonArray found;
    for (const FoundGroup &group : *groups) {
        QJsonArray members;
        for (const FoundMember &member : group.members)
            members.append(memberOf(byKey[member.key], member.figures));
        found.append(QJsonObject{{QStringLiteral("verdict"), codeOf(group.verdict)},
                                 {QStringLiteral("kept"), byKey[group.kept].name},
                                 {QStringLiteral("reason"), group.keptReason},
                                 {QStringLiteral("members"), members}});
    }
    const QJsonObject result{
        {QStringLiteral("images"), static_cast<int>(candidates.size())},
        {QStringLiteral("unreadable"), unreadable},
        {QStringLiteral("groups"), found},
        {QStringLiteral("seconds"), readSeconds + searchSeconds},
        {QStringLiteral("rate"), static_cast<double>(candidates.size()) / std::max(0.001, readSeconds)}};
    QTextStream(stdout) << QJsonDocument(result).toJson(QJsonDocument::Indented);
    return 0;
}
