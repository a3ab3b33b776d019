// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/backups/backups.h"

#include "db/backups/copy.h"
#include "db/connection/connection.h"
#include "db/connection/openfiles.h"
#include "db/migrations/projectfile.h"
#include "db/pictures/picturerows.h"
#include "db/rows/stored.h"
#include "models/domain/images/imagepath.h"
#include "models/domain/system.h"
#include "models/platform/sync.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::Backups)
};

const QString nameFormat = QStringLiteral("yyyyMMdd-HHmmss-zzz");
const QString part = QStringLiteral(".part");

tl::unexpected<Error> cannotWrite(const QString &path, const QString &why)
{
    return failure(ErrorCode::Environment,
                   Tr::tr("%1 cannot be written: %2").arg(QDir::toNativeSeparators(path), why));
}

/// Replaces what has the name, where QFile::rename would refuse.
Result<> moveOver(const QString &from, const QString &to)
{
    if (const auto error = platform::moveOver(systemPath(from), systemPath(to)))
        return cannotWrite(to, systemMessage(error));
    return syncToDisk(QFileInfo(to).path());
}

Result<> wholeFile(const ProjectLocation &location)
{
    ProjectLocation file = location;
    file.backend = Backend::Sqlite;
    YUYI_TRY(const auto connection, Connection::open(file, Connection::Mode::Immutable));
    YUYI_TRY(const auto answer, connection->text(QStringLiteral("PRAGMA quick_check(1)")));
    if (answer != QLatin1String("ok"))
        return failure(ErrorCode::Damaged,
                       Tr::tr("%1 is damaged.").arg(QDir::toNativeSeparators(location.file)),
                       answer);
    return {};
}

tl::unexpected<Error> inUse(const ProjectLocation &source)
{
    return failure(ErrorCode::Refused,
                   Tr::tr("%1 is a project in use, not a backup. Close the project first, or make a backup of the project.")
                       .arg(QDir::toNativeSeparators(source.file)));
}

ProjectLocation at(const ProjectLocation &location, const QString &file)
{
    ProjectLocation other = location;
    other.file = file;
    return other;
}

/// With what SQLite puts beside a file that it writes.
void removeUnfinished(const QString &temporary)
{
    for (const char16_t *suffix : {u"", u"-journal", u"-wal", u"-shm"})
        QFile::remove(temporary + QString::fromUtf16(suffix));
}

struct Identity {
    QString id;
    QString title;
};

Result<Identity> identityOf(const ProjectLocation &location)
{
    Identity identity;
    YUYI_CHECK(lookAtFile(location, FileKind::Project, [&](Connection &connection) {
        return connection.read(QStringLiteral("SELECT id, title FROM project"), {},
                               [&](const Row &row) {
                                   std::tie(identity.id, identity.title) = row.as<QString, QString>();
                               });
    }));
    return identity;
}

/// Refused where both are projects and not the same. A file that is no sound project is what a backup is for.
Result<> sameProject(const ProjectLocation &there, const ProjectLocation &backup)
{
    if (!QFileInfo::exists(there.file) || !examineProjectFile(there))
        return {};
    const auto now = identityOf(there);
    YUYI_TRY(const auto saved, identityOf(backup));
    if (!now || now->id == saved.id)
        return {};
    return failure(ErrorCode::Refused,
                   Tr::tr("The backup belongs to the project “%1”, but the folder %2 contains the project “%3”. Restore the backup into "
                          "a new folder. To replace the project anyway, use yuyi-cli restore --other-project.")
                       .arg(saved.title, there.title(), now->title));
}

} // namespace

Result<> syncToDisk(const QString &path)
{
    if (const auto error = platform::syncPath(systemPath(path)))
        return cannotWrite(path, systemMessage(error));
    return {};
}

QStringList Backups::files() const
{
    const QDir folder(m_location.backupFolder());
    QStringList paths;
    const QStringList names =
        folder.entryList({QStringLiteral("project-*.yuyi")}, QDir::Files, QDir::Name);
    for (const QString &name : names)
        paths.append(folder.filePath(name));
    return paths;
}

QDateTime Backups::newest() const
{
    const QStringList all = files();
    if (all.isEmpty())
        return {};
    const QString name = QFileInfo(all.constLast()).completeBaseName().mid(8);
    QDateTime time = QDateTime::fromString(name, nameFormat);
    time.setTimeSpec(Qt::UTC);
    return time.isValid() ? time : QFileInfo(all.constLast()).lastModified();
}

bool Backups::isDue(const QDateTime &now) const
{
    const QDateTime last = newest();
    return !last.isValid() || last.secsTo(now) >= secondsBetween;
}

void Backups::removeOld() const
{
    const QStringList all = files();
    const int most = m_location.backend == Backend::Postgres ? keptOfServer : kept;
    for (qsizetype i = 0; i + most < all.size(); ++i)
        QFile::remove(all.at(i));
}

Result<> Backups::copyInto(const QString &target)
{
    YUYI_TRY(const auto connection, Connection::open(m_location));
    if (m_location.backend == Backend::Postgres)
        return copyToFile(*connection, target);
    QString quoted = target;
    quoted.replace(u'\'', QLatin1String("''"));
    return connection->execute(QStringLiteral("VACUUM INTO '%1'").arg(quoted));
}

Result<QString> Backups::make(const QDateTime &now)
{
    const QString folder = m_location.backupFolder();
    if (!QDir().mkpath(folder))
        return cannotWrite(folder, lastSystemMessage());
    // What a killed backup left behind.
    const QStringList leftovers =
        QDir(folder).entryList({QStringLiteral("*.part"), QStringLiteral("*.part-*")}, QDir::Files | QDir::Hidden);
    for (const QString &name : leftovers)
        QFile::remove(folder + u'/' + name);
    // After the newest one even where the clock was set back: the names say which are the oldest.
    const QDateTime last = newest();
    const QDateTime time = last.isValid() && last >= now ? last.addMSecs(1) : now.toUTC();
    const QString path =
        folder + QLatin1String("/project-") + time.toString(nameFormat) + QLatin1String(".yuyi");
    const QString temporary = path + part;
    const auto finished = [&]() -> Result<> {
        YUYI_CHECK(copyInto(temporary));
        YUYI_CHECK(wholeFile(at(m_location, temporary)));
        YUYI_CHECK(syncToDisk(temporary));
        return moveOver(temporary, path);
    }();
    if (!finished) {
        removeUnfinished(temporary);
        return passOn(finished);
    }
    removeOld();
    return path;
}

Result<> Backups::setAside(const QDateTime &now)
{
    // A database that cannot be opened is kept as it is: somebody may still save something out of
    // it.
    const QString folder = m_location.backupFolder();
    if (!QDir().mkpath(folder))
        return cannotWrite(folder, lastSystemMessage());
    const QString base = folder + QLatin1String("/damaged-") + now.toUTC().toString(nameFormat)
                       + QLatin1String(".yuyi");
    for (const QString &suffix :
         {QString(), QStringLiteral("-wal"), QStringLiteral("-shm"), QStringLiteral("-journal")}) {
        if (!QFileInfo::exists(m_location.file + suffix))
            continue;
        YUYI_CHECK(moveOver(m_location.file + suffix, base + suffix));
    }
    return {};
}

Result<> Backups::makeFolder() const
{
    const QDir folder(m_location.folder);
    const bool isProjects = !folder.exists() || folder.exists(QStringLiteral("project.yuyi"))
                         || folder.exists(QStringLiteral("images")) || folder.isEmpty();
    if (!isProjects) {
        return failure(ErrorCode::Refused,
                       Tr::tr("The folder %1 contains other files. Choose a new or empty folder, or a project folder.")
                           .arg(m_location.title()));
    }
    for (const QString &path : {folder.filePath(QStringLiteral("images")), folder.filePath(QStringLiteral("cache")),
                                m_location.backupFolder()}) {
        if (!QDir().mkpath(path))
            return cannotWrite(path, lastSystemMessage());
    }
    return {};
}

Result<> Backups::layOut(const QString &database, const QString &backupFolder) const
{
    ProjectLocation location = at(m_location, database);
    QList<StoredPicture> pictures;
    {
        YUYI_TRY(const auto look, Connection::open(location, Connection::Mode::Immutable));
        YUYI_TRY(const auto held, look->number(QStringLiteral("SELECT count(*) FROM blob")));
        YUYI_TRY(const auto all, picturesOf(*look));
        if (held == 0)
            pictures = all;
    }
    if (pictures.isEmpty()) {
        YUYI_TRY(const auto connection, Connection::open(location));
        return layOutPictureRows(*connection, m_location.folder);
    }
    const QString beside = QFileInfo(backupFolder).path();
    for (const StoredPicture &picture : std::as_const(pictures)) {
        const QString path = imageFilePath(m_location.folder, picture.sha256, picture.format);
        if (QFileInfo::exists(path))
            continue;
        // What is not there either, check tells.
        auto brought =
            copyPictureFile(imageFilePath(beside, picture.sha256, picture.format), path, picture.sha256);
        if (!brought && brought.error().code == ErrorCode::Environment)
            return brought;
    }
    return {};
}

Result<> Backups::restore(const QString &backupFile, const QDateTime &now, bool otherProject)
{
    ProjectLocation source = at(m_location, QFileInfo(backupFile).absoluteFilePath());
    source.folder = QFileInfo(backupFile).absolutePath();
    YUYI_CHECK(examineProjectFile(source));
    YUYI_CHECK(wholeFile(source));
    if (QFileInfo(source.file + QLatin1String("-wal")).size() > 0)
        return inUse(source);
    if (QFileInfo::exists(m_location.file)
        && QFileInfo(m_location.file).canonicalFilePath()
               == QFileInfo(backupFile).canonicalFilePath()) {
        return failure(ErrorCode::Refused,
                       Tr::tr("This file is the project itself, not a backup. Choose a backup."));
    }
    if (!otherProject)
        YUYI_CHECK(sameProject(m_location, source));
    YUYI_CHECK(makeFolder());
    const QString temporary = m_location.file + part;
    removeUnfinished(temporary);
    auto prepared = [&]() -> Result<> {
        QFile from(source.file);
        bool copied = false;
        if (!OpenFiles::lookUnlessOpen(source.file, [&] { copied = from.copy(temporary); }))
            return inUse(source);
        if (!copied)
            return cannotWrite(temporary, from.errorString());
        if (!QFile::setPermissions(temporary,
                                   QFile::ReadOwner | QFile::WriteOwner | QFile::ReadGroup
                                       | QFile::ReadOther))
            return cannotWrite(temporary, lastSystemMessage());
        YUYI_CHECK(wholeFile(at(m_location, temporary)));
        YUYI_CHECK(layOut(temporary, source.folder));
        return syncToDisk(temporary);
    }();
    if (!prepared) {
        removeUnfinished(temporary);
        return prepared;
    }
    auto replaced = [&]() -> Result<> {
        if (!QFileInfo::exists(m_location.file)) {
            YUYI_CHECK(setAside(now)); // a log that was left would be replayed into the backup
            return moveOver(temporary, m_location.file);
        }
        const auto examined = examineProjectFile(m_location);
        if (!examined) {
            YUYI_CHECK(setAside(now));
            return moveOver(temporary, m_location.file);
        }
        YUYI_CHECK(make(now));
        {
            YUYI_TRY(const auto connection, Connection::open(m_location));
            // SQLite leaves the write-ahead log only for a program that is alone; then no file of it is left.
            const auto alone = connection->text(QStringLiteral("PRAGMA journal_mode = DELETE"));
            if (!alone || *alone != QLatin1String("delete")) {
                return failure(
                    ErrorCode::Refused,
                    Tr::tr(
                        "The project is open in another window or program. Close it there first."),
                    alone ? *alone : alone.error().detail);
            }
        }
        return moveOver(temporary, m_location.file);
    }();
    if (!replaced)
        removeUnfinished(temporary);
    return replaced;
}

} // namespace yuyi
