// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/backups/backuperasure.h"

#include "db/backups/backups.h"
#include "db/connection/connection.h"
#include "db/migrations/migrations.h"
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

constexpr int firstStudies = 4; ///< schema of the first participants
constexpr int firstTextSizes = 6;

ProjectLocation fileAt(const QString &path)
{
    ProjectLocation location;
    location.file = path;
    location.folder = QFileInfo(path).path();
    location.network = true; // no write-ahead log beside it
    return location;
}

Result<bool> knows(const QString &path, const QList<ParticipantId> &people)
{
    YUYI_TRY(const auto connection, Connection::open(fileAt(path), Connection::Mode::Immutable));
    YUYI_TRY(const auto schema, schemaVersion(*connection));
    if (schema < firstStudies)
        return false;
    for (const ParticipantId &id : people) {
        YUYI_TRY(const auto rows, connection->number(
                                      QStringLiteral("SELECT (SELECT count(*) FROM participant WHERE id = ? AND state <> 'withdrawn') + "
                                                     "(SELECT count(*) FROM trial WHERE participant_id = ?) + "
                                                     "(SELECT count(*) FROM participant_name WHERE participant_id = ?)"),
                                      {sql::id(id), sql::id(id), sql::id(id)}));
        if (rows > 0)
            return true;
    }
    return false;
}

Result<> eraseIn(const QString &path, const QList<ParticipantId> &people)
{
    YUYI_TRY(const auto connection, Connection::open(fileAt(path)));
    YUYI_TRY(const auto schema, schemaVersion(*connection));
    YUYI_CHECK(connection->begin());
    for (const ParticipantId &id : people) {
        for (const QString &statement : participantErasure(schema))
            YUYI_CHECK(connection->write(statement, {sql::id(id)}));
    }
    YUYI_CHECK(connection->commit());
    YUYI_CHECK(connection->execute(QStringLiteral("VACUUM")));
    YUYI_TRY(const auto whole, connection->text(QStringLiteral("PRAGMA quick_check(1)")));
    if (whole != QLatin1String("ok"))
        return failure(ErrorCode::Damaged, Tr::tr("%1 is damaged.").arg(QDir::toNativeSeparators(path)), whole);
    return {};
}

Result<> rewrite(const QString &path, const QList<ParticipantId> &people)
{
    const QString temporary = path + QLatin1String(".part");
    const auto clean = [&temporary] {
        QFile::remove(temporary);
        QFile::remove(temporary + QLatin1String("-journal"));
    };
    clean();
    auto done = [&]() -> Result<> {
        QFile from(path);
        if (!from.copy(temporary))
            return failure(ErrorCode::Environment,
                           Tr::tr("%1 cannot be written: %2").arg(QDir::toNativeSeparators(temporary), from.errorString()));
        YUYI_CHECK(eraseIn(temporary, people));
        YUYI_CHECK(syncToDisk(temporary));
        if (const auto error = platform::moveOver(systemPath(temporary), systemPath(path)))
            return failure(ErrorCode::Environment,
                           Tr::tr("%1 cannot be written: %2").arg(QDir::toNativeSeparators(path), systemMessage(error)));
        return syncToDisk(QFileInfo(path).path());
    }();
    if (!done)
        clean();
    return done;
}

} // namespace

QStringList participantErasure(int schema)
{
    QStringList statements{
        QStringLiteral("DELETE FROM trial WHERE participant_id = ?"),
        QStringLiteral("DELETE FROM participant_name WHERE participant_id = ?"),
        QStringLiteral("UPDATE participant SET state = 'withdrawn', background = '{}', language = '', consent_at = NULL, "
                       "finished_at = NULL, version = version + 1 WHERE id = ?")};
    if (schema >= firstTextSizes)
        statements.append(QStringLiteral("UPDATE participant SET text_size = 0 WHERE id = ?"));
    return statements;
}

ErasedCopies eraseFromBackups(const ProjectLocation &location, const QList<ParticipantId> &people)
{
    ErasedCopies result;
    // Those that were set aside because they are damaged are tried as well, and what a killed backup left is named.
    const QDir folder(location.backupFolder());
    const QStringList names =
        folder.entryList({QStringLiteral("*.yuyi"), QStringLiteral("*.yuyi.part")},
                         QDir::Files | QDir::Hidden, QDir::Name);
    const auto keep = [&result](const QString &path) {
        result.kept.append(
            Tr::tr("%1: this copy could not be rewritten and may still contain the deleted answers. Delete this copy.")
                .arg(QDir::toNativeSeparators(path)));
    };
    for (const QString &name : names) {
        const QString path = folder.filePath(name);
        const bool whole = !name.endsWith(QLatin1String(".part"));
        const auto there = whole ? knows(path, people) : Result<bool>(true);
        if (there && !*there)
            continue;
        if (whole && there && rewrite(path, people))
            ++result.backups;
        else
            keep(path);
    }
    // What stood beside a database that was set aside: it is opened without them, and nothing rewrites them.
    const QStringList beside = folder.entryList({QStringLiteral("damaged-*.yuyi-wal"), QStringLiteral("damaged-*.yuyi-shm"),
                                                 QStringLiteral("damaged-*.yuyi-journal")},
                                                QDir::Files | QDir::Hidden, QDir::Name);
    for (const QString &name : beside)
        keep(folder.filePath(name));
    return result;
}

} // namespace yuyi
