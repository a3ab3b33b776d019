// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/curation/folderscan.h"

#include "models/filtering/text/textratio.h"
#include "models/imaging/reader.h"
#include "models/services/curation/scancache.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QFileInfo>
#include <QMutex>
#include <QThread>

#include <algorithm>
#include <atomic>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::FolderScan)
};

constexpr int textShortSide = 960;

Error stopped()
{
    return Error{ErrorCode::Cancelled, Tr::tr("Stopped."), {}};
}

/// Scans that would find the same of the same folder share what was found.
QByteArray keyOf(const QStringList &files, const QString &engine, TextMode mode, double threshold)
{
    return "text\n" + engine.toUtf8() + '\n' + QByteArray::number(static_cast<int>(mode)) + '\n'
         + (mode == TextMode::Cascade ? QByteArray::number(threshold) : QByteArray()) + '\n'
         + QFileInfo(files.value(0)).absolutePath().toUtf8();
}

/// The file's text; `file` holds what is known of it already.
Result<ScannedText> scannedText(TextEngine &engine, ScannedText file, TextMode mode, double threshold)
{
    YUYI_TRY(const auto decoded, decodeImage(file.path, textShortSide));
    YUYI_TRY(auto areas, engine.find(decoded.image, mode, threshold));
    file.ratio = textRatio(areas, decoded.image.size());
    const double sx = static_cast<double>(decoded.header.size.width()) / decoded.image.width();
    const double sy = static_cast<double>(decoded.header.size.height()) / decoded.image.height();
    for (TextArea &area : areas) {
        for (QPointF &point : area.polygon)
            point = QPointF(point.x() * sx, point.y() * sy);
    }
    file.areas = areas;
    return file;
}

} // namespace

Result<TextScan> scanText(const QStringList &files, const QString &engineName, TextMode mode,
                          double threshold, int threads, Progress &progress)
{
    QElapsedTimer timer;
    timer.start();
    TextScan scan;
    YUYI_TRY(const auto first, openTextEngine(engineName));
    scan.engine = first->name() % QLatin1Char(' ') % first->version();
    const QString name = first->name();
    progress.setTotal(files.size());
    ScanCache cache(keyOf(files, scan.engine, mode, threshold));
    const int wanted = threads > 0 ? threads : QThread::idealThreadCount();
    const int workers = static_cast<int>(std::clamp<qsizetype>(files.size(), 1, wanted));
    std::atomic<qsizetype> next{0};
    QMutex mutex;
    QList<QPair<qsizetype, TextScan::One>> done;
    std::vector<std::unique_ptr<QThread>> running;
    for (int i = 0; i < workers; ++i) {
        running.emplace_back(QThread::create([&] {
            auto engine = openTextEngine(name);
            while (engine && !progress.cancelled()) {
                const qsizetype index = next.fetch_add(1);
                if (index >= files.size())
                    break;
                const QFileInfo info(files.at(index));
                const qint64 bytes = info.size();
                const QDateTime modified = info.lastModified().toUTC();
                // What an earlier scan found is not added to while this one runs: only read.
                const ScannedText *known = cache.findText(info.filePath(), bytes, modified);
                const Result<ScannedText> found = known != nullptr
                                                    ? Result<ScannedText>(*known)
                                                    : scannedText(**engine, {info.filePath(), bytes, modified, 0, {}}, mode, threshold);
                const QMutexLocker lock(&mutex);
                if (found) {
                    done.append({index, {found->path, found->ratio, found->areas}});
                    if (known == nullptr) {
                        cache.add(*found);
                        cache.flush();
                    }
                } else {
                    scan.unreadable.append({info.filePath(), found.error().sentence});
                }
                progress.advance(1);
            }
        }));
        running.back()->start();
    }
    for (const auto &thread : running)
        thread->wait();
    if (progress.cancelled())
        return tl::unexpected<Error>(stopped());
    cache.remove();
    std::sort(done.begin(), done.end(), [](const auto &a, const auto &b) { return a.first < b.first; });
    for (const auto &[index, one] : std::as_const(done))
        scan.images.append(one);
    scan.seconds = static_cast<double>(timer.elapsed()) / 1000.0;
    return scan;
}

} // namespace yuyi
