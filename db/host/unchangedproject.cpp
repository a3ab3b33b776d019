// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/host/unchangedproject.h"

#include "db/connection/connection.h"
#include "db/connection/files.h"
#include "db/connection/openfiles.h"
#include "db/host/homelogin.h"
#include "db/host/serverproject.h"
#include "db/migrations/migrations.h"
#include "db/migrations/projectfile.h"
#include "db/stores/sqlstores.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

#include <memory>
#include <utility>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::UnchangedProject)
};

/// A file by its own name: it may be a backup.
QString shownName(const ProjectLocation &location)
{
    return location.backend == Backend::Sqlite ? QDir::toNativeSeparators(location.file) : location.title();
}

/// Nobody who only looks migrates it.
Result<> fitsThisVersion(const ProjectLocation &location, qint64 version)
{
    const QString detail = QStringLiteral("schema %1, known %2").arg(version).arg(newestSchema());
    if (version == newestSchema())
        return {};
    if (version > newestSchema()) {
        return failure(ErrorCode::Newer,
                       Tr::tr("The project %1 was made by a newer version of Yuyi. Update the program to read it.")
                           .arg(shownName(location)),
                       detail);
    }
    if (location.backend == Backend::Postgres)
        return olderOnServer(location, static_cast<int>(version));
    return failure(ErrorCode::Refused,
                   Tr::tr("The project %1 was last opened by an older version of Yuyi, and reading does not change it. Open it once "
                          "with this version (a copy, if it should stay as it is), then try again.")
                       .arg(shownName(location)),
                   detail);
}

/// Whether a log lies there that nobody has open: to read it, SQLite would put an index of it beside the file. (A program that has
/// just ended in the middle left both.)
bool hasLooseLog(const QString &file)
{
    return !OpenFiles::isOpen(file) && QFileInfo::exists(file + QLatin1String("-wal")) && !QFileInfo::exists(file + QLatin1String("-shm"));
}

/// Reads one state of the project, also while other programs write to it.
Result<> readThrough(std::unique_ptr<Connection> connection, const std::function<Result<>(Stores &)> &read)
{
    SqlStores stores(std::move(connection), newUuid().toString(QUuid::WithoutBraces));
    return stores.connection().snapshot([&] { return read(stores); });
}

} // namespace

Result<> readUnchanged(const ProjectLocation &location, const std::function<Result<>(Stores &)> &read)
{
    if (location.backend == Backend::Postgres) {
        YUYI_TRY(auto connection, Connection::open(location));
        YUYI_CHECK(requireHome(*connection));
        YUYI_TRY(const auto version, schemaVersion(*connection));
        if (version == 0)
            return failure(ErrorCode::NotFound, Tr::tr("There is no project at %1.").arg(location.title()));
        YUYI_CHECK(fitsThisVersion(location, version));
        return readThrough(std::move(connection), read);
    }
    YUYI_CHECK(examineHeader(location));
    // Only a connection that writes can undo a change that was left unfinished.
    if (hasContent(location.file + QLatin1String("-journal")) || hasLooseLog(location.file)) {
        return failure(ErrorCode::Refused,
                       Tr::tr("The project %1 is being saved right now, or its program ended in the middle of a change. Try again; if "
                              "it stays like this, open the project once.")
                           .arg(shownName(location)),
                       QStringLiteral("journal or log"));
    }
    YUYI_TRY(const auto version, examineProjectFile(location));
    YUYI_CHECK(fitsThisVersion(location, version));
    return readFile(location, FileKind::Project, [&](std::unique_ptr<Connection> connection) {
        return readThrough(std::move(connection), read);
    });
}

} // namespace yuyi
