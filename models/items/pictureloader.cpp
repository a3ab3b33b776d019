// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/items/pictureloader.h"

#include "models/domain/project/serverwait.h"
#include "models/imaging/codecs/encode.h"
#include "models/imaging/reader.h"
#include "models/services/session/imagefiles.h"

#include <QCache>
#include <QDeadlineTimer>
#include <QDir>
#include <QFileInfo>
#include <QPromise>
#include <QSaveFile>
#include <QSet>
#include <QThread>
#include <QTimer>

#include <algorithm>
#include <condition_variable>
#include <deque>
#include <mutex>

namespace yuyi {

/// What a task is about; an edge of 0 is the full picture.
struct PictureKey {
    Sha256 sha;
    int edge = 0;

    friend bool operator==(const PictureKey &, const PictureKey &) = default;
    friend size_t qHash(const PictureKey &key, size_t seed = 0) { return qHashMulti(seed, key.sha, key.edge); }
};

struct LoadTask {
    PictureKey key;
    QString source; ///< where its file is, once it is there
    QString cached; ///< where its thumbnail is kept
};

namespace {

constexpr int smallEdge = 160;
constexpr int largeEdge = 320;
constexpr int longestEdge = 8192;
constexpr qsizetype thumbnailBytes = qsizetype(96) * 1024 * 1024;
constexpr qsizetype cachedBytes = qsizetype(160) * 1024 * 1024;
constexpr int thumbnailQuality = 90;
constexpr int closeWithinMs = 3000;
constexpr int againMs = 5000; ///< after which a server that was lost is asked again

Result<QImage> fullPicture(const QString &path)
{
    YUYI_TRY(const auto file, pictureFile(path));
    YUYI_TRY(auto decoded, decodeImage(file));
    QImage image = std::move(decoded.image);
    if (std::max(image.width(), image.height()) > longestEdge)
        image = image.scaled(longestEdge, longestEdge, Qt::KeepAspectRatio, Qt::SmoothTransformation);
    return image;
}

/// The cache is a convenience: where it cannot be written the picture is still shown.
void keep(const QImage &image, const QString &path)
{
    const auto bytes = encodeImage(image, ImageFormat::Jpeg, thumbnailQuality);
    if (!bytes || !QDir().mkpath(QFileInfo(path).path()))
        return;
    QSaveFile file(path);
    if (file.open(QIODevice::WriteOnly) && file.write(*bytes) == bytes->size())
        file.commit();
}

Result<QImage> cachedThumbnail(const LoadTask &task)
{
    if (QFileInfo::exists(task.cached)) {
        if (auto kept = decodeImage(task.cached))
            return std::move(kept->image);
    }
    YUYI_TRY(const auto file, pictureFile(task.source));
    auto made = makeThumbnail(file, task.key.edge);
    if (made)
        keep(*made, task.cached);
    return made;
}

} // namespace

struct PictureLoader::Private {
    PictureLoader *q = nullptr;
    QString folder;
    std::vector<std::unique_ptr<QThread>> threads;

    // Shared with the threads.
    std::mutex mutex; // of the standard library: ThreadSanitizer sees through it
    std::condition_variable wake;
    std::deque<LoadTask> urgent; ///< full pictures somebody waits for; the newest in front
    std::deque<LoadTask> thumbnails;
    std::deque<LoadTask> ahead;
    bool closing = false;

    // GUI thread only.
    QCache<PictureKey, QImage> kept{thumbnailBytes / 1024};
    QCache<PictureKey, QImage> pictures{cachedBytes / 1024};
    QSet<PictureKey> pending;
    QHash<Sha256, QDeadlineTimer> broken; ///< until when nothing is expected of them
    QHash<Sha256, std::vector<std::shared_ptr<QPromise<Result<QImage>>>>> waiters;

    bool isBroken(const Sha256 &sha) const
    {
        const auto until = broken.constFind(sha);
        return until != broken.constEnd() && !until->hasExpired();
    }

    QCache<PictureKey, QImage> &cacheOf(const PictureKey &key) { return key.edge == 0 ? pictures : kept; }

    LoadTask taskOf(const Image &image, int edge) const
    {
        const QString hex = image.sha256.hex();
        return {{image.sha256, edge},
                imageFilePath(folder, image.sha256, image.format),
                folder % QStringLiteral("/cache/thumbnails/") % QString::number(edge) % QLatin1Char('/') % hex.left(2)
                    % QLatin1Char('/') % hex % QStringLiteral(".jpg")};
    }

    void add(std::deque<LoadTask> &queue, const LoadTask &task, bool front)
    {
        std::unique_lock lock(mutex);
        if (front)
            queue.push_front(task);
        else
            queue.push_back(task);
        wake.notify_all();
    }

    /// One thread leaves prefetching and thumbnails alone, so that a wanted picture never waits behind them.
    std::optional<LoadTask> next(bool onlyUrgent)
    {
        std::unique_lock lock(mutex);
        while (!closing) {
            for (std::deque<LoadTask> *queue : {&urgent, &thumbnails, &ahead}) {
                if (!queue->empty() && (queue == &urgent || !onlyUrgent)) {
                    LoadTask task = queue->front();
                    queue->pop_front();
                    return task;
                }
            }
            wake.wait(lock);
        }
        return std::nullopt;
    }

    void work(bool onlyUrgent)
    {
        while (const std::optional<LoadTask> task = next(onlyUrgent)) {
            Result<QImage> result = task->key.edge == 0 ? fullPicture(task->source) : cachedThumbnail(*task);
            std::unique_lock lock(mutex);
            if (closing)
                return; // it may be gone
            QMetaObject::invokeMethod(
                q, [this, key = task->key, result] { done(key, result); }, Qt::QueuedConnection);
        }
    }

    void done(const PictureKey &key, const Result<QImage> &result)
    {
        pending.remove(key);
        if (result)
            cacheOf(key).insert(key, new QImage(*result), std::max<qsizetype>(1, result->sizeInBytes() / 1024));
        else
            broken.insert(key.sha, result.error().code == ErrorCode::Environment ? QDeadlineTimer(againMs)
                                                                                 : QDeadlineTimer(QDeadlineTimer::Forever));
        if (key.edge != 0) {
            Q_EMIT q->thumbnailReady(key.sha);
            if (!result && result.error().code == ErrorCode::Environment)
                QTimer::singleShot(againMs + 500, q, [this, sha = key.sha] { Q_EMIT q->thumbnailReady(sha); });
            return;
        }
        const auto answered = waiters.take(key.sha);
        for (const auto &promise : answered) {
            promise->addResult(result);
            promise->finish();
        }
    }
};

PictureLoader::PictureLoader(const QString &folder, QObject *parent)
    : QObject(parent), d(std::make_unique<Private>())
{
    d->q = this;
    d->folder = folder;
    const int count = std::clamp(QThread::idealThreadCount(), 2, 4);
    for (int i = 0; i < count; ++i) {
        d->threads.emplace_back(QThread::create([this, i] { d->work(i == 0); }));
        d->threads.back()->setObjectName(QStringLiteral("pictures"));
        d->threads.back()->start(i == 0 ? QThread::InheritPriority : QThread::LowPriority);
    }
}

PictureLoader::~PictureLoader()
{
    {
        std::unique_lock lock(d->mutex);
        d->closing = true;
        d->wake.notify_all();
    }
    const QDeadlineTimer patience(closeWithinMs);
    const bool ended = std::all_of(d->threads.begin(), d->threads.end(), [&](const auto &thread) { return thread->wait(patience); });
    if (ended)
        return;
    // One waits for a server that does not answer.
    ++threadsLeftBehind();
    (void)d.release();
}

QImage PictureLoader::thumbnail(const Image &image, int edge)
{
    const LoadTask task = d->taskOf(image, edge <= smallEdge ? smallEdge : largeEdge);
    if (const QImage *kept = d->kept.object(task.key))
        return *kept;
    if (!d->isBroken(image.sha256) && !d->pending.contains(task.key)) {
        d->pending.insert(task.key);
        d->add(d->thumbnails, task, true);
    }
    return {};
}

bool PictureLoader::failed(const Sha256 &sha) const
{
    return d->isBroken(sha);
}

void PictureLoader::forgetPending()
{
    std::unique_lock lock(d->mutex);
    for (const std::deque<LoadTask> *queue : {&d->thumbnails, &d->ahead}) {
        for (const LoadTask &task : *queue)
            d->pending.remove(task.key);
    }
    d->thumbnails.clear();
    d->ahead.clear();
}

QFuture<Result<QImage>> PictureLoader::picture(const Image &image)
{
    auto promise = std::make_shared<QPromise<Result<QImage>>>();
    promise->start();
    const QFuture<Result<QImage>> future = promise->future();
    const LoadTask task = d->taskOf(image, 0);
    if (const QImage *kept = d->pictures.object(task.key)) {
        promise->addResult(*kept);
        promise->finish();
        return future;
    }
    d->waiters[image.sha256].push_back(std::move(promise));
    {
        // It may be waiting as one to be decoded ahead: now it comes first.
        std::unique_lock lock(d->mutex);
        const auto sameKey = [&](const LoadTask &other) { return other.key == task.key; };
        const qsizetype queued = static_cast<qsizetype>(std::erase_if(d->ahead, sameKey))
                               + static_cast<qsizetype>(std::erase_if(d->urgent, sameKey));
        if (queued == 0 && d->pending.contains(task.key))
            return future; // being decoded
        d->pending.insert(task.key);
        d->urgent.push_front(task);
        d->wake.notify_all();
    }
    return future;
}

void PictureLoader::prefetch(const QList<Image> &images)
{
    for (const Image &image : images) {
        const LoadTask task = d->taskOf(image, 0);
        if (d->pictures.contains(task.key) || d->pending.contains(task.key) || d->isBroken(image.sha256))
            continue;
        d->pending.insert(task.key);
        d->add(d->ahead, task, false);
    }
}

QString PictureLoader::thumbnailPath(const Image &image, int edge) const
{
    return d->taskOf(image, edge > smallEdge ? largeEdge : smallEdge).cached;
}

QString PictureLoader::path(const Image &image) const
{
    return imageFilePath(d->folder, image.sha256, image.format);
}

} // namespace yuyi
