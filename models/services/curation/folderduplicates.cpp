// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/curation/folderduplicates.h"

#include "models/filtering/duplicates/copycache.h"
#include "models/filtering/duplicates/duplicatesearch.h"
#include "models/filtering/duplicates/pixeldigest.h"
#include "models/filtering/duplicates/verification.h"
#include "models/imaging/reader.h"
#include "models/platform/freedmemory.h"
#include "models/services/curation/scancache.h"
#include "models/services/session/laterphase.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QFileInfo>
#include <QThreadPool>
#include <QtConcurrent>

#include <mutex>
#include <optional>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::FolderScan)
};

constexpr qsizetype batchSize = 64;

struct FileScan {
    ScannedFile file;
    QString refusal;
    bool fresh = false;
    std::shared_ptr<const VerificationCopy> copy;
};

FileScan look(const QString &path, const ScanCache &cache)
{
    FileScan scanned;
    ScannedFile &file = scanned.file;
    const QFileInfo info(path);
    file.path = path;
    file.bytes = info.size();
    file.modified = info.lastModified().toUTC();
    if (const ScannedFile *known = cache.find(path, file.bytes, file.modified)) {
        file = *known;
        return scanned;
    }
    scanned.fresh = true;
    const auto picture = PictureFile::read(path);
    if (!picture) {
        scanned.refusal = picture.error().sentence;
        return scanned;
    }
    const auto decoded = picture->decode(decodedShortSide, decodedLongSide);
    if (!decoded) {
        scanned.refusal = decoded.error().sentence;
        return scanned;
    }
    file.sha256 = picture->sha256();
    file.size = decoded->header.size;
    FingerprintAndCopy made = fingerprintAndCopyOf(
        decoded->image, decoded->image.size() == file.size ? pixelDigestOf(decoded->image) : QByteArray());
    file.fingerprint = made.fingerprint;
    scanned.copy = std::move(made.copy);
    if (file.fingerprint.isEmpty())
        scanned.refusal = Tr::tr("No fingerprint could be computed for this image.");
    return scanned;
}

/// Enough to ask: whether it is the source of another picture is seen in the pixels.
bool isNamedLossless(const QString &path)
{
    const QString ending = QFileInfo(path).suffix().toLower();
    return ending == QLatin1String("png") || ending == QLatin1String("bmp") || ending == QLatin1String("tif")
        || ending == QLatin1String("tiff");
}

class FolderSearch
{
public:
    FolderSearch(const QStringList &files, int threshold, int threads, Progress &progress)
        : m_files(files),
          m_options{threshold, threads},
          m_progress(progress),
          m_cache(keyOf(files))
    {
    }

    Result<DuplicateScan> run()
    {
        QElapsedTimer timer;
        timer.start();
        const platform::FreedMemoryKept kept;
        YUYI_CHECK(lookAtAll());
        m_scan.images = static_cast<qint64>(m_pictures.size());
        YUYI_TRY(const auto groups, search());
        addGroups(groups);
        m_cache.remove();
        m_scan.seconds = static_cast<double>(timer.elapsed()) / 1000.0;
        return m_scan;
    }

private:
    static QByteArray keyOf(const QStringList &files)
    {
        // The folder they have in common would change with one more file: the first one stands for it.
        return duplicateEngineVersion().toUtf8() + '\n' + QFileInfo(files.value(0)).absolutePath().toUtf8();
    }

    static tl::unexpected<Error> stopped()
    {
        return failure(ErrorCode::Cancelled, Tr::tr("Stopped. Start the same scan again to continue."));
    }

    Result<> lookAtAll()
    {
        QThreadPool pool;
        if (m_options.threads > 0)
            pool.setMaxThreadCount(m_options.threads);
        m_progress.setTotal(m_files.size());
        for (qsizetype start = 0; start < m_files.size(); start += batchSize) {
            const QList<FileScan> scanned = QtConcurrent::blockingMapped<QList<FileScan>>(
                &pool, m_files.mid(start, batchSize), [this](const QString &path) {
                    FileScan one;
                    if (!m_progress.cancelled()) {
                        one = look(path, m_cache);
                        m_progress.advance();
                    }
                    return one;
                });
            for (const FileScan &one : scanned) {
                if (one.file.path.isEmpty())
                    continue;
                if (!one.refusal.isEmpty()) {
                    m_scan.unreadable.append({one.file.path, one.refusal});
                    continue;
                }
                if (one.fresh)
                    m_cache.add(one.file);
                m_copies.offer(static_cast<int>(m_pictures.size()), one.copy);
                m_pictures.push_back(one.file);
                m_pictures.back().fingerprint = reducedFor(one.file.fingerprint, m_files.size());
            }
            m_cache.flush();
            if (m_progress.cancelled())
                return stopped();
        }
        return {};
    }

    Result<QList<FoundGroup>> search()
    {
        QList<DuplicateCandidate> candidates;
        QHash<Sha256, int> keys;
        for (int i = 0; i < static_cast<int>(m_pictures.size()); ++i) {
            const ScannedFile &file = m_pictures[static_cast<size_t>(i)];
            candidates.append({i, file.fingerprint, file.sha256, file.size, file.bytes,
                               QFileInfo(file.path).fileName(), true, false, isNamedLossless(file.path)});
            if (!keys.contains(file.sha256))
                keys.insert(file.sha256, i); // of equal files the first one is compared
        }
        SearchMemory memory;
        memory.copies = &m_copies;
        memory.whole = [this](int key) { return decodeLight(m_pictures[static_cast<size_t>(key)].path); };
        for (const ScanCache::Pair &pair : m_cache.pairs()) {
            if (keys.contains(pair.a) && keys.contains(pair.b))
                memory.known.push_back({keys.value(pair.a), keys.value(pair.b), pair.figures});
        }
        memory.remember = [this](const std::vector<ComparedPair> &pairs) -> Result<> {
            for (const ComparedPair &pair : pairs) {
                m_cache.add(ScanCache::Pair{m_pictures[static_cast<size_t>(pair.a)].sha256,
                                            m_pictures[static_cast<size_t>(pair.b)].sha256, pair.figures});
            }
            m_cache.flush();
            return {};
        };
        memory.unreadable = [this](int key, const Error &error) {
            const std::lock_guard lock(m_mutex);
            m_scan.unreadable.append({m_pictures[static_cast<size_t>(key)].path, error.sentence});
        };
        LaterPhase progress(m_progress, m_files.size());
        auto found = findDuplicates(
            candidates, m_options,
            [this](int key) { return decoded(key, decodedShortSide, decodedLongSide); },
            {}, progress, memory);
        if (!found && found.error().code == ErrorCode::Cancelled)
            return stopped();
        return found;
    }

    Result<QImage> decoded(int key, int shortSide, int longSide) const
    {
        YUYI_TRY(auto decoded, decodeImage(m_pictures[static_cast<size_t>(key)].path, shortSide, longSide));
        return decoded.image;
    }

    void addGroups(const QList<FoundGroup> &groups)
    {
        const auto pictureOf = [this](int key) -> const ScannedFile & { return m_pictures[static_cast<size_t>(key)]; };
        for (const FoundGroup &found : groups) {
            ScannedGroup group;
            group.verdict = found.verdict;
            group.kept = pictureOf(found.kept).path;
            group.keptReason = found.keptReason;
            PairFigures self;
            self.similarity = 1;
            self.structural = 1;
            self.verdict = DuplicateVerdict::Duplicate;
            group.members.append({group.kept, pictureOf(found.kept).sha256, self});
            for (const FoundMember &member : found.members)
                group.members.append({pictureOf(member.key).path, pictureOf(member.key).sha256, member.figures});
            m_scan.groups.append(group);
        }
    }

    const QStringList &m_files;
    SearchOptions m_options;
    Progress &m_progress;
    ScanCache m_cache;
    CopyCache m_copies;
    DuplicateScan m_scan;
    std::vector<ScannedFile> m_pictures;
    std::mutex m_mutex;
};

} // namespace

Result<DuplicateScan> scanDuplicates(const QStringList &files, int threshold, int threads, Progress &progress)
{
    return FolderSearch(files, threshold, threads, progress).run();
}

} // namespace yuyi
