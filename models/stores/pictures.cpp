// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/stores/pictures.h"

#include "models/domain/regularfile.h"
#include "models/domain/system.h"
#include "models/platform/sync.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QHash>
#include <QTemporaryFile>

#include <condition_variable>
#include <limits>
#include <mutex>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::Pictures)
};

/// A file that has not been touched since its hash was right.
struct Seen {
    qint64 bytes = -1;
    qint64 changed = -1;

    friend bool operator==(const Seen &, const Seen &) = default;
};

Seen seenNow(const QString &path)
{
    const QFileInfo facts(path);
    return facts.isFile() ? Seen{facts.size(), facts.lastModified().toMSecsSinceEpoch()} : Seen{};
}

bool hasHash(const QString &path, const Sha256 &sha256)
{
    const RegularFile opened = openRegularFile(path, FileLinks::Refused);
    QCryptographicHash hash(QCryptographicHash::Sha256);
    return opened.file && hash.addData(opened.file.get()) && hash.result() == sha256.bytes();
}

/// Not fsynced: what a power cut leaves behind shows in its hash and is fetched again.
Result<> put(const QByteArray &bytes, const QString &path)
{
    const QString folder = QFileInfo(path).path();
    const auto cannot = [&](const QString &why) {
        return failure(ErrorCode::Environment,
                       Tr::tr("The image cannot be saved in “%1”. Is the disk full or read-only?").arg(folder), why);
    };
    if (!QDir().mkpath(folder))
        return cannot({});
    QTemporaryFile part(path + QLatin1String(".XXXXXX.part"));
    if (!part.open() || part.write(bytes) != bytes.size() || !part.flush())
        return cannot(part.errorString());
    part.close();
    if (platform::moveOver(systemPath(part.fileName()), systemPath(path)))
        return cannot(part.fileName());
    part.setAutoRemove(false);
    return {};
}

/// The copies in one folder.
class PictureCache
{
public:
    std::shared_ptr<PictureServer> source() const
    {
        const std::lock_guard lock(m_mutex);
        return m_source.lock();
    }
    void setSource(const std::weak_ptr<PictureServer> &source)
    {
        const std::lock_guard lock(m_mutex);
        m_source = source;
    }

    Result<> get(PictureServer &source, const Sha256 &sha256, const QString &path)
    {
        std::shared_ptr<Fetch> fetch;
        {
            std::unique_lock lock(m_mutex);
            const Seen now = seenNow(path);
            if (now.bytes >= 0 && m_good.value(sha256) == now)
                return {};
            if (const auto running = m_fetching.constFind(sha256); running != m_fetching.constEnd()) {
                fetch = *running;
                while (!fetch->result)
                    m_done.wait(lock);
                return *fetch->result;
            }
            fetch = std::make_shared<Fetch>();
            m_fetching.insert(sha256, fetch);
        }
        Result<> done = checkedOrFetched(source, sha256, path);
        const std::lock_guard lock(m_mutex);
        if (done)
            m_good.insert(sha256, seenNow(path));
        fetch->result = done;
        m_fetching.remove(sha256);
        m_done.notify_all();
        return done;
    }

private:
    struct Fetch {
        std::optional<Result<>> result;
    };

    static Result<> checkedOrFetched(PictureServer &source, const Sha256 &sha256, const QString &path)
    {
        if (QFileInfo::exists(path) && hasHash(path, sha256))
            return {};
        YUYI_TRY(const auto bytes, source.bytes(sha256));
        if (Sha256::of(bytes) != sha256) {
            return failure(
                ErrorCode::Damaged,
                Tr::tr(
                    "The image is damaged on the server. Check the project, and collect the image again from the original file."),
                sha256.hex());
        }
        return put(bytes, path);
    }

    mutable std::mutex m_mutex; // of the standard library: ThreadSanitizer sees through it
    std::condition_variable m_done;
    std::weak_ptr<PictureServer> m_source;
    QHash<Sha256, Seen> m_good;
    QHash<Sha256, std::shared_ptr<Fetch>> m_fetching;
};

struct Caches {
    std::mutex mutex;
    QHash<QString, std::shared_ptr<PictureCache>> byFolder;
};

Caches &caches()
{
    static Caches all;
    return all;
}

std::shared_ptr<PictureCache> cacheOf(const QString &folder)
{
    const std::lock_guard lock(caches().mutex);
    return caches().byFolder.value(QDir::cleanPath(folder));
}

Result<QString> fetched(const QString &folder, const Sha256 &sha256, const QString &path)
{
    const auto cache = cacheOf(folder);
    const auto source = cache ? cache->source() : nullptr;
    if (source)
        YUYI_CHECK(cache->get(*source, sha256, path));
    return path;
}

} // namespace

void setPictureServer(const QString &folder, const std::weak_ptr<PictureServer> &source)
{
    std::shared_ptr<PictureCache> cache;
    {
        const std::lock_guard lock(caches().mutex);
        std::shared_ptr<PictureCache> &known = caches().byFolder[QDir::cleanPath(folder)];
        if (!known)
            known = std::make_shared<PictureCache>();
        cache = known;
    }
    cache->setSource(source);
}

bool isPictureCache(const QString &folder)
{
    const auto cache = cacheOf(folder);
    return cache && cache->source();
}

qint64 pictureLimitBytes(const QString &folder)
{
    return isPictureCache(folder) ? serverPictureLimitBytes : std::numeric_limits<qint64>::max();
}

Result<QString> pictureFile(const QString &folder, const Sha256 &sha256, ImageFormat format)
{
    return fetched(folder, sha256, imageFilePath(folder, sha256, format));
}

Result<QByteArray> pictureBytes(const QString &path, const Sha256 &sha256, const QString &name)
{
    YUYI_TRY(const auto there, pictureFile(path));
    const QString shown = name.isEmpty() ? QFileInfo(path).fileName() : name;
    const RegularFile opened = openRegularFile(there, FileLinks::Refused);
    if (opened.error == std::errc::no_such_file_or_directory || opened.error == std::errc::not_a_directory) {
        return failure(ErrorCode::NotFound,
                       Tr::tr("The file of image “%1” is missing. Put it back into the project folder, or collect the image "
                              "again, then check the project.")
                           .arg(shown),
                       path);
    }
    if (opened.error) {
        return failure(ErrorCode::Environment,
                       Tr::tr("The file of image “%1” cannot be read: %2").arg(shown, systemMessage(opened.error)), path);
    }
    if (!opened.file) {
        return failure(ErrorCode::Damaged,
                       Tr::tr("The file of image “%1” is a link or another special file, so it is not used. Replace it with the "
                              "original file, then check the project.")
                           .arg(shown),
                       path);
    }
    const QByteArray bytes = opened.file->readAll();
    if (bytes.size() < opened.bytes) {
        return failure(ErrorCode::Environment,
                       Tr::tr("The file of image “%1” cannot be read: %2").arg(shown, opened.file->errorString()), path);
    }
    if (Sha256::of(bytes) != sha256) {
        return failure(ErrorCode::Damaged,
                       Tr::tr("The file of image “%1” was changed after it was collected, so it is not used. Replace it with "
                              "the original file, then check the project.")
                           .arg(shown),
                       path);
    }
    return bytes;
}

Result<QString> pictureFile(const QString &path)
{
    // …/images/ab/<sha256>.<extension>
    const auto sha256 = Sha256::fromHex(QFileInfo(path).completeBaseName());
    const QFileInfo images(QFileInfo(QFileInfo(path).path()).path());
    if (!sha256 || images.fileName() != QLatin1String("images"))
        return path;
    return fetched(images.path(), *sha256, path);
}

} // namespace yuyi
