// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/folderscan.h"

#include "models/filtering/duplicatesearch.h"
#include "models/imaging/reader.h"
#include "models/services/imagefiles.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QFileInfo>
#include <QMutex>
#include <QThread>
#include <QThreadPool>
#include <QtConcurrent>

#include <algorithm>
#include <atomic>

namespace yuyi {

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(yuyi::FolderScan)
};

constexpr int fingerprintShortSide = 256;
constexpr int verificationShortSide = 320;
constexpr int textShortSide = 960;
constexpr qsizetype batchSize = 128;

struct Looked {
    QString path;
    Sha256 sha256;
    QSize size;
    qint64 bytes = 0;
    QByteArray fingerprint;
    QString refusal;
};

Looked look(const QString &path)
{
    Looked looked;
    looked.path = path;
    const auto decoded = imaging::decode(path, fingerprintShortSide);
    if (!decoded) {
        looked.refusal = decoded.error().sentence;
        return looked;
    }
    const auto sha = hashFile(path);
    if (!sha) {
        looked.refusal = sha.error().sentence;
        return looked;
    }
    looked.sha256 = *sha;
    looked.size = decoded->header.size;
    looked.bytes = QFileInfo(path).size();
    looked.fingerprint = filtering::fingerprintOf(
        decoded->image, decoded->image.size() == looked.size ? pixelDigest(decoded->image) : QByteArray());
    return looked;
}

Error stopped()
{
    return Error{ErrorCode::Cancelled, Text::tr("Stopped."), {}};
}

} // namespace

Result<DuplicateScan> scanDuplicates(const QStringList &files, int threshold, int threads, Progress &progress)
{
    QElapsedTimer timer;
    timer.start();
    DuplicateScan scan;
    QThreadPool pool;
    if (threads > 0)
        pool.setMaxThreadCount(threads);
    progress.setTotal(files.size() * 2);
    QList<Looked> pictures;
    for (qsizetype start = 0; start < files.size(); start += batchSize) {
        if (progress.cancelled())
            return tl::unexpected<Error>(stopped());
        const QStringList batch = files.mid(start, batchSize);
        const QList<Looked> looked = QtConcurrent::blockingMapped<QList<Looked>>(&pool, batch, look);
        for (const Looked &one : looked) {
            if (one.refusal.isEmpty())
                pictures.append(one);
            else
                scan.unreadable.append({one.path, one.refusal});
        }
        progress.advance(batch.size());
    }
    scan.images = pictures.size();
    QList<filtering::Candidate> candidates;
    for (int i = 0; i < pictures.size(); ++i) {
        const Looked &one = pictures.at(i);
        candidates.append({i, one.fingerprint, one.sha256, one.size, one.bytes, QFileInfo(one.path).fileName(), true});
    }
    filtering::SearchOptions options;
    options.threshold = threshold;
    options.threads = threads;
    const auto groups = filtering::findDuplicates(
        candidates, options,
        [&](int key) -> Result<QImage> {
            auto decoded = imaging::decode(pictures.at(key).path, verificationShortSide);
            if (!decoded)
                return passOn(decoded);
            return decoded->image;
        },
        [](int, int) { return false; }, progress);
    if (!groups)
        return passOn(groups);
    for (const filtering::FoundGroup &found : *groups) {
        ScannedGroup group;
        group.verdict = found.verdict;
        group.kept = pictures.at(found.kept).path;
        group.keptReason = found.keptReason;
        PairFigures self;
        self.similarity = 1;
        self.structural = 1;
        self.verdict = DuplicateVerdict::Duplicate;
        group.members.append({group.kept, pictures.at(found.kept).sha256, self});
        for (const filtering::FoundMember &member : found.members)
            group.members.append({pictures.at(member.key).path, pictures.at(member.key).sha256, member.figures});
        scan.groups.append(group);
    }
    scan.seconds = static_cast<double>(timer.elapsed()) / 1000.0;
    return scan;
}

Result<TextScan> scanText(const QStringList &files, const QString &engineName, filtering::TextMode mode,
                          double threshold, int threads, Progress &progress)
{
    QElapsedTimer timer;
    timer.start();
    TextScan scan;
    const auto first = filtering::openTextEngine(engineName);
    if (!first)
        return passOn(first);
    scan.engine = (*first)->name() % QLatin1Char(' ') % (*first)->version();
    const QString name = (*first)->name();
    progress.setTotal(files.size());
    const int wanted = threads > 0 ? threads : QThread::idealThreadCount();
    const int workers = static_cast<int>(std::clamp<qsizetype>(files.size(), 1, wanted));
    std::atomic<qsizetype> next{0};
    QMutex mutex;
    QList<QPair<qsizetype, TextScan::One>> done;
    std::vector<std::unique_ptr<QThread>> running;
    for (int i = 0; i < workers; ++i) {
        running.emplace_back(QThread::create([&] {
            auto engine = filtering::openTextEngine(name);
            while (engine && !progress.cancelled()) {
                const qsizetype index = next.fetch_add(1);
                if (index >= files.size())
                    break;
                const QString &path = files.at(index);
                TextScan::One one;
                one.path = path;
                QString refusal;
                const auto decoded = imaging::decode(path, textShortSide);
                if (decoded) {
                    if (auto areas = (*engine)->find(decoded->image, mode, threshold)) {
                        one.ratio = filtering::textRatio(*areas, decoded->image.size());
                        const double sx = double(decoded->header.size.width()) / decoded->image.width();
                        const double sy = double(decoded->header.size.height()) / decoded->image.height();
                        for (TextArea &area : *areas) {
                            for (QPointF &point : area.polygon)
                                point = QPointF(point.x() * sx, point.y() * sy);
                        }
                        one.areas = *areas;
                    } else {
                        refusal = areas.error().sentence;
                    }
                } else {
                    refusal = decoded.error().sentence;
                }
                const QMutexLocker lock(&mutex);
                if (refusal.isEmpty())
                    done.append({index, one});
                else
                    scan.unreadable.append({path, refusal});
                progress.advance(1);
            }
        }));
        running.back()->start();
    }
    for (const auto &thread : running)
        thread->wait();
    if (progress.cancelled())
        return tl::unexpected<Error>(stopped());
    std::sort(done.begin(), done.end(), [](const auto &a, const auto &b) { return a.first < b.first; });
    for (const auto &[index, one] : std::as_const(done))
        scan.images.append(one);
    scan.seconds = static_cast<double>(timer.elapsed()) / 1000.0;
    return scan;
}

} // namespace yuyi
