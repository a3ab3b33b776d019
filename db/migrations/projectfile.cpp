// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/migrations/projectfile.h"

#include "db/connection/files.h"
#include "db/connection/openfiles.h"
#include "db/migrations/migrations.h"
#include "db/migrations/schemacheck.h"
#include "models/domain/system.h"
#include "models/platform/files.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QtEndian>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::ProjectFile)
};

/// Files up to this size are checked through at every opening, larger ones with their daily backup.
constexpr qint64 quickCheckLimit = 64LL * 1024 * 1024;

/// How often a file that others write to is looked at past their locks.
constexpr int lookLimit = 4;

/// How the first page begins, and where it names the application: https://www.sqlite.org/fileformat2.html, section 1.3.
constexpr QByteArrayView sqliteBeginning("SQLite format 3\0", 16);
constexpr int applicationOffset = 68;

QString shown(const ProjectLocation &location) { return QDir::toNativeSeparators(location.file); }

tl::unexpected<Error> noProject(const ProjectLocation &location, FileKind kind, const QString &detail)
{
    return failure(ErrorCode::Invalid,
                   kind == FileKind::Project
                       ? Tr::tr("%1 is not a Yuyi project.").arg(shown(location))
                       : Tr::tr("%1 is not a Yuyi work package.").arg(shown(location)),
                   detail);
}

tl::unexpected<Error> damaged(const ProjectLocation &location, FileKind kind, const QString &detail)
{
    return failure(
        ErrorCode::Damaged,
        kind == FileKind::Project
            ? Tr::tr("The project file %1 is damaged. Restore one of the project's backups.")
                  .arg(shown(location))
            : Tr::tr("The work package %1 is damaged. Use another copy of it, or ask for a new one.")
                  .arg(shown(location)),
        detail);
}

tl::unexpected<Error> newer(const ProjectLocation &location, FileKind kind, qint64 version)
{
    return failure(
        ErrorCode::Newer,
        kind == FileKind::Project
            ? Tr::tr("The project %1 was made by a newer version of Yuyi. Update the program to "
                     "open it.")
                  .arg(shown(location))
            : Tr::tr("The work package %1 was made by a newer version of Yuyi. Update the "
                     "program to open it.")
                  .arg(shown(location)),
        QStringLiteral("schema %1, known %2").arg(version).arg(newestSchema()));
}

quint32 wantedApplication(FileKind kind)
{
    return kind == FileKind::Project ? applicationId : packageApplicationId;
}

Result<> checkContent(Connection &connection, const ProjectLocation &location, FileKind kind)
{
    if (QFileInfo(location.file).size() > quickCheckLimit)
        return {};
    const auto answer = connection.text(QStringLiteral("PRAGMA quick_check(1)"));
    if (!answer)
        return damaged(location, kind, answer.error().detail);
    if (*answer != QLatin1String("ok"))
        return damaged(location, kind, *answer);
    return {};
}

Result<int> readHeader(const ProjectLocation &location, FileKind kind)
{
    QFile file(location.file);
    if (!file.open(QIODevice::ReadOnly)) {
        return failure(
            ErrorCode::Environment,
            Tr::tr("The file %1 cannot be read: %2").arg(shown(location), file.errorString()));
    }
    if (file.size() == 0)
        return noProject(location, kind, QStringLiteral("empty"));
    const QByteArray header = file.read(100);
    if (!header.startsWith(sqliteBeginning))
        return noProject(location, kind, QStringLiteral("no database"));
    if (header.size() < 100)
        return damaged(location, kind, QStringLiteral("cut in the header"));
    const auto number = [&header](int offset) {
        return qFromBigEndian<quint32>(header.constData() + offset);
    };
    const quint32 application = number(applicationOffset);
    if (application != wantedApplication(kind))
        return noProject(
            location, kind, QStringLiteral("application id %1").arg(application, 8, 16, QLatin1Char('0')));
    const qint32 version = static_cast<qint32>(number(60));
    if (version > newestSchema())
        return newer(location, kind, version);
    quint32 pageSize = qFromBigEndian<quint16>(header.constData() + 16);
    if (pageSize == 1)
        pageSize = 65536;
    if (pageSize < 512 || (pageSize & (pageSize - 1)) != 0 || version < 1)
        return damaged(location, kind, QStringLiteral("page size %1, schema %2").arg(pageSize).arg(version));
    // While a log waits to be carried over, the file itself may be shorter than it says.
    const bool logged = hasContent(location.file + QLatin1String("-wal"))
                     || hasContent(location.file + QLatin1String("-journal"));
    if (!logged && file.size() < qint64(number(28)) * pageSize)
        return damaged(location, kind,
                       QStringLiteral("%1 bytes, %2 pages of %3")
                           .arg(file.size())
                           .arg(number(28))
                           .arg(pageSize));
    return version;
}

Result<int> examineContent(Connection &connection, const ProjectLocation &location, FileKind kind)
{
    // The header of a file that this process has open is not looked at by itself.
    const auto application = connection.number(QStringLiteral("PRAGMA application_id"));
    if (!application)
        return damaged(location, kind, application.error().detail);
    if (static_cast<quint32>(*application) != wantedApplication(kind)) {
        return noProject(location, kind,
                         QStringLiteral("application id %1").arg(*application, 8, 16, QLatin1Char('0')));
    }
    // The newest version may still stand in the log.
    const auto version = connection.number(QStringLiteral("PRAGMA user_version"));
    if (!version)
        return damaged(location, kind, version.error().detail);
    if (*version > newestSchema())
        return newer(location, kind, *version);
    const auto differences = schemaDifferences(connection, static_cast<int>(*version));
    if (!differences) {
        if (differences.error().code == ErrorCode::Environment)
            return passOn(differences);
        return damaged(location, kind, differences.error().detail);
    }
    if (!differences->isEmpty()) {
        return failure(
            ErrorCode::Damaged,
            kind == FileKind::Project
                ? Tr::tr("The project file %1 was changed by another program and cannot be opened: %2")
                      .arg(shown(location), differences->constFirst())
                : Tr::tr("The work package %1 was changed by another program and cannot be opened: %2")
                      .arg(shown(location), differences->constFirst()),
            differences->join(u'\n'));
    }
    YUYI_CHECK(checkContent(connection, location, kind));
    return static_cast<int>(*version);
}

/// Whether no other connection can be seen at the file.
bool isAlone(const ProjectLocation &location)
{
    return !OpenFiles::isOpen(location.file) && !QFileInfo::exists(location.file + QLatin1String("-wal"))
        && !QFileInfo::exists(location.file + QLatin1String("-shm")) && !hasContent(location.file + QLatin1String("-journal"));
}

/// What changes about a file when somebody writes to it or replaces it; the same each time where there is none.
platform::FileFacts factsNow(const ProjectLocation &location)
{
    return platform::factsOf(systemPath(location.file)).value_or(platform::FileFacts{});
}

} // namespace

Result<int> examineHeader(const ProjectLocation &location, FileKind kind)
{
    const QFileInfo folder(location.folder);
    if (!folder.exists())
        return failure(
            ErrorCode::NotFound,
            Tr::tr("There is no folder %1.").arg(QDir::toNativeSeparators(location.folder)));
    if (!QFileInfo::exists(location.file)) {
        return failure(
            ErrorCode::NotFound,
            Tr::tr("There is no project in %1: the file %2 is missing.")
                .arg(QDir::toNativeSeparators(location.folder), QFileInfo(location.file).fileName()));
    }
    if (!QFileInfo(location.file).isFile())
        return noProject(location, kind, QStringLiteral("not a regular file"));
    // What this process has open was looked at when it was opened.
    Result<int> version = newestSchema();
    OpenFiles::lookUnlessOpen(location.file, [&] { version = readHeader(location, kind); });
    return version;
}

bool isPackageFile(const QString &file)
{
    // A pipe or a device would keep the reader waiting.
    if (!QFileInfo(file).isFile())
        return false;
    constexpr qsizetype wanted = applicationOffset + sizeof(quint32);
    QByteArray header;
    OpenFiles::lookUnlessOpen(file, [&] {
        QFile opened(file);
        if (opened.open(QIODevice::ReadOnly))
            header = opened.read(wanted);
    });
    return header.size() == wanted && header.startsWith(sqliteBeginning)
        && qFromBigEndian<quint32>(header.constData() + applicationOffset) == packageApplicationId;
}

Result<> lookAtFile(const ProjectLocation &location, FileKind kind, const std::function<Result<>(Connection &)> &look)
{
    const auto lookOnce = [&](Connection::Mode mode) -> Result<> {
        const auto connection = Connection::open(location, mode);
        if (!connection && connection.error().code == ErrorCode::Damaged)
            return damaged(location, kind, connection.error().detail);
        return connection ? look(**connection) : Result<>(passOn(connection));
    };
    for (int attempt = 0; attempt < lookLimit && isAlone(location); ++attempt) {
        const platform::FileFacts before = factsNow(location);
        const Result<> looked = lookOnce(Connection::Mode::Immutable);
        if (looked || looked.error().code != ErrorCode::Damaged)
            return looked;
        // This way of looking sees no lock: whoever begins to write meanwhile makes a sound file look damaged. Twice the same
        // of a file that nobody touched is believed.
        if (attempt > 0 && isAlone(location) && before == factsNow(location))
            return looked;
    }
    return lookOnce(Connection::Mode::ReadOnly);
}

Result<> readFile(const ProjectLocation &location, FileKind kind, const std::function<Result<>(std::unique_ptr<Connection>)> &look)
{
    const auto lookOnce = [&](Connection::Mode mode) -> Result<> {
        auto connection = Connection::open(location, mode);
        if (!connection)
            return connection.error().code == ErrorCode::Damaged ? damaged(location, kind, connection.error().detail)
                                                                 : Result<>(passOn(connection));
        return look(std::move(*connection));
    };
    for (int attempt = 0; attempt < lookLimit && isAlone(location); ++attempt) {
        const platform::FileFacts before = factsNow(location);
        const Result<> looked = lookOnce(Connection::Mode::Immutable);
        // This way of looking sees no lock: what was read while somebody wrote may be of two states.
        if (isAlone(location) && before == factsNow(location))
            return looked;
    }
    return lookOnce(Connection::Mode::ReadOnly);
}

Result<int> examineProjectFile(const ProjectLocation &location, FileKind kind)
{
    YUYI_CHECK(examineHeader(location, kind));
    int version = 0;
    const auto look = [&](Connection &connection) -> Result<> {
        const auto found = examineContent(connection, location, kind);
        version = found.value_or(0);
        return found ? Result<>() : Result<>(passOn(found));
    };
    // An unfinished rollback journal must be played back first, and only a connection that writes
    // can do that.
    if (hasContent(location.file + QLatin1String("-journal"))) {
        YUYI_TRY(const auto connection, Connection::open(location));
        YUYI_CHECK(look(*connection));
        return version;
    }
    YUYI_CHECK(lookAtFile(location, kind, look));
    return version;
}

} // namespace yuyi
