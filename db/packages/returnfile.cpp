// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/packages/returnfile.h"

#include "db/connection/files.h"
#include "db/connection/openfiles.h"
#include "db/migrations/migrations.h"
#include "db/migrations/schemacheck.h"
#include "db/packages/columns.h"
#include "db/packages/ledger.h"
#include "db/packages/packagefile.h"
#include "db/packages/seal.h"
#include "db/packages/upgrade.h"
#include "db/rows/stored.h"
#include "db/stores/sqlstores.h"
#include "models/domain/clock.h"
#include "models/domain/packages/packageids.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSet>
#include <QStandardPaths>
#include <QStorageInfo>
#include <QTemporaryDir>
#include <QtEndian>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::ReturnFile)
};

/// What a package of some thousand large pictures comes to, with room to spare.
constexpr qint64 longestFile = 16LL * 1024 * 1024 * 1024;
/// Longer than any text a person writes and any reply a model gives; pictures have a table of their own.
constexpr qint64 longestValue = 16LL * 1024 * 1024;
/// An added picture: as much as `fileLimitBytes` of models/imaging, so that the program takes it.
constexpr qint64 longestPicture = 600LL * 1024 * 1024;
constexpr qint64 mostRows = 2'000'000;
constexpr qint64 roomToSpare = 64LL * 1024 * 1024;
constexpr int headerBytes = 100;
constexpr int leftOverAfterDays = 1;

QString shown(const QString &file) { return QDir::toNativeSeparators(file); }

tl::unexpected<Error> noPackage(const QString &file, const QString &detail)
{
    return failure(ErrorCode::Invalid, Tr::tr("%1 is not a work package.").arg(shown(file)), detail);
}

tl::unexpected<Error> damaged(const QString &file, const QString &detail)
{
    return failure(ErrorCode::Damaged,
                   Tr::tr("The work package %1 is damaged; nothing was imported. Ask the sender to send it again.")
                       .arg(shown(file)),
                   detail);
}

tl::unexpected<Error> altered(const QString &file, const QString &detail)
{
    return failure(ErrorCode::Damaged,
                   Tr::tr("The work package %1 was changed by another program; nothing was imported: %2")
                       .arg(shown(file), detail.section(u'\n', 0, 0)),
                   detail);
}

tl::unexpected<Error> unreadable(const QString &file, const QString &why)
{
    return failure(ErrorCode::Environment, Tr::tr("The file %1 cannot be read: %2").arg(shown(file), why));
}

/// The first page's facts; https://www.sqlite.org/fileformat2.html, section 1.3.
Result<> examineHeader(const QString &file, const QByteArray &header, qint64 size)
{
    if (size == 0)
        return noPackage(file, QStringLiteral("empty"));
    if (!header.startsWith(QByteArrayView("SQLite format 3\0", 16)))
        return noPackage(file, QStringLiteral("no database"));
    if (header.size() < headerBytes)
        return damaged(file, QStringLiteral("cut in the header"));
    const auto number = [&header](int offset) { return qFromBigEndian<quint32>(header.constData() + offset); };
    if (number(68) == applicationId) {
        return failure(ErrorCode::Invalid,
                       Tr::tr("%1 is a project, not a work package.").arg(shown(file)));
    }
    if (number(68) != packageApplicationId)
        return noPackage(file, QStringLiteral("application id %1").arg(number(68), 8, 16, QLatin1Char('0')));
    const qint32 version = static_cast<qint32>(number(60));
    if (version > newestSchema()) {
        return failure(ErrorCode::Newer,
                       Tr::tr("The work package %1 was made by a newer version of Yuyi. Update the program to import it.")
                           .arg(shown(file)),
                       QStringLiteral("schema %1, known %2").arg(version).arg(newestSchema()));
    }
    quint32 pageSize = qFromBigEndian<quint16>(header.constData() + 16);
    if (pageSize == 1)
        pageSize = 65536;
    if (pageSize < 512 || (pageSize & (pageSize - 1)) != 0 || version < 1)
        return damaged(file, QStringLiteral("page size %1, schema %2").arg(pageSize).arg(version));
    if (size < qint64(number(28)) * pageSize)
        return damaged(file, QStringLiteral("%1 bytes, %2 pages of %3").arg(size).arg(number(28)).arg(pageSize));
    return {};
}

/// A folder of our own, and what a program that was killed left there goes.
Result<std::shared_ptr<QTemporaryDir>> privateFolder(qint64 bytes)
{
    const QDir returns(QStandardPaths::writableLocation(QStandardPaths::CacheLocation) + QLatin1String("/returns"));
    if (!returns.mkpath(QStringLiteral(".")))
        return failure(ErrorCode::Environment, Tr::tr("The folder %1 cannot be created.").arg(shown(returns.path())));
    const QDateTime old = currentTime().addDays(-leftOverAfterDays);
    const QFileInfoList entries = returns.entryInfoList(QDir::Dirs | QDir::NoDotAndDotDot);
    for (const QFileInfo &entry : entries) {
        if (entry.lastModified() < old)
            QDir(entry.filePath()).removeRecursively();
    }
    const QStorageInfo disk(returns.path());
    if (disk.isValid() && disk.bytesAvailable() < bytes + roomToSpare) {
        return failure(ErrorCode::Environment,
                       Tr::tr("There is not enough space for a copy of the work package in %1.").arg(shown(returns.path())));
    }
    auto folder = std::make_shared<QTemporaryDir>(returns.filePath(QStringLiteral("XXXXXX")));
    if (!folder->isValid()) {
        return failure(ErrorCode::Environment, Tr::tr("The folder %1 cannot be created.").arg(shown(returns.path())),
                       folder->errorString());
    }
    return folder;
}

Result<> copyTo(const QString &file, QFile &from, const QString &target)
{
    QFile to(target);
    if (!to.open(QIODevice::WriteOnly | QIODevice::NewOnly)) {
        return failure(ErrorCode::Environment, Tr::tr("The file %1 cannot be written: %2")
                                                   .arg(shown(target), to.errorString()));
    }
    QByteArray buffer(1024 * 1024, Qt::Uninitialized);
    qint64 copied = 0;
    for (;;) {
        const qint64 got = from.read(buffer.data(), buffer.size());
        if (got < 0)
            return unreadable(file, from.errorString());
        if (got == 0)
            break;
        copied += got;
        if (copied > longestFile)
            return damaged(file, QStringLiteral("it grows while it is read"));
        if (to.write(buffer.constData(), got) != got) {
            return failure(ErrorCode::Environment, Tr::tr("The file %1 cannot be written: %2")
                                                       .arg(shown(target), to.errorString()));
        }
    }
    if (!to.flush()) {
        return failure(ErrorCode::Environment, Tr::tr("The file %1 cannot be written: %2")
                                                   .arg(shown(target), to.errorString()));
    }
    return {};
}

QString journalOf(const QString &file) { return file + QLatin1String("-journal"); }

Result<> copyJournal(const QString &file, const QString &copy)
{
    QFile journal(journalOf(file));
    if (!journal.open(QIODevice::ReadOnly))
        return unreadable(journal.fileName(), journal.errorString());
    return copyTo(journal.fileName(), journal, journalOf(copy));
}

/// @brief The program was ended in the middle of a change, and what that takes to be undone lay beside the file: it is undone in the
/// copy. A journal of somebody who is at work just now gives a copy that does not fit its seal, or none at all.
Result<> undoHalfAChange(const QString &file, const QString &copy)
{
    const auto connection = Connection::open(packageLocation(copy));
    if (!connection)
        return damaged(file, connection.error().detail);
    // Whoever reads first undoes it.
    const auto read = (*connection)->number(QStringLiteral("SELECT count(*) FROM sqlite_master"));
    return read ? Result<>() : damaged(file, read.error().detail);
}

Result<std::shared_ptr<QTemporaryDir>> privateCopy(const QString &file, QString &copy)
{
    QFile from(file);
    if (!from.open(QIODevice::ReadOnly))
        return unreadable(file, from.errorString());
    const qint64 size = from.size();
    const QByteArray header = from.read(headerBytes);
    YUYI_CHECK(examineHeader(file, header, size));
    if (size > longestFile) {
        return failure(ErrorCode::Refused, Tr::tr("The work package %1 is larger than any package that Yuyi makes.")
                                               .arg(shown(file)));
    }
    YUYI_TRY(auto folder, privateFolder(size));
    if (!from.seek(0))
        return unreadable(file, from.errorString());
    copy = folder->filePath(QStringLiteral("return.yuyipack"));
    YUYI_CHECK(copyTo(file, from, copy));
    if (hasContent(journalOf(file)))
        YUYI_CHECK(copyJournal(file, copy));
    return folder;
}

/// Neither too many rows nor values that nobody can have written; `blob` holds the packed pictures, `medium_content` added ones.
Result<> examineSizes(Connection &connection, const QString &file)
{
    QStringList tables;
    auto done = connection.read(QStringLiteral("SELECT name FROM sqlite_master WHERE type = 'table' AND name <> 'blob' "
                                               "AND name NOT LIKE 'sqlite~_%' ESCAPE '~'"),
                                {}, [&](const Row &row) { tables.append(row.first<QString>()); });
    if (!done)
        return damaged(file, done.error().detail);
    for (const QString &table : std::as_const(tables)) {
        // The schema is ours by now, so are all names.
        QStringList longest;
        done = connection.read(QStringLiteral("SELECT name FROM pragma_table_info(?)"), {table}, [&](const Row &row) {
            longest.append(QStringLiteral("coalesce(length(CAST(\"%1\" AS BLOB)), 0)").arg(row.first<QString>()));
        });
        if (!done)
            return damaged(file, done.error().detail);
        qint64 rows = 0;
        qint64 bytes = 0;
        done = connection.read(QStringLiteral("SELECT count(*), coalesce(max(max(0, %1)), 0) FROM \"%2\"")
                                   .arg(longest.join(QStringLiteral(", ")), table),
                               {}, [&](const Row &row) { std::tie(rows, bytes) = row.as<qint64, qint64>(); });
        if (!done)
            return damaged(file, done.error().detail);
        const qint64 mostBytes = table == QLatin1String("medium_content") ? longestPicture : longestValue;
        if (rows > mostRows || bytes > mostBytes) {
            return failure(ErrorCode::Damaged,
                           Tr::tr("The work package %1 contains more work than one person can have done; nothing was imported.")
                               .arg(shown(file)),
                           QStringLiteral("%1: %2 rows, longest value %3").arg(table).arg(rows).arg(bytes));
        }
    }
    return {};
}

Result<> examineCopy(Connection &connection, const QString &file)
{
    const auto version = connection.number(QStringLiteral("PRAGMA user_version"));
    if (!version)
        return damaged(file, version.error().detail);
    // Before anything is read through it: a trigger, a view or an index of others runs with our rights.
    const auto differences = schemaDifferences(connection, static_cast<int>(*version));
    if (!differences)
        return damaged(file, differences.error().detail);
    if (!differences->isEmpty())
        return altered(file, differences->join(u'\n'));
    if (*version < firstPackageSchema)
        return noPackage(file, QStringLiteral("schema %1").arg(*version));
    // Not the quick one: an index that says other things than its table would be believed by some questions alone.
    const auto pages = connection.text(QStringLiteral("PRAGMA integrity_check(1)"));
    if (!pages || *pages != QLatin1String("ok"))
        return damaged(file, pages ? *pages : pages.error().detail);
    QString dangling;
    const auto references = connection.read(QStringLiteral("PRAGMA foreign_key_check"), {}, [&](const Row &row) {
        const auto [table, number, parent] = row.as<QString, qint64, QString>();
        if (dangling.isEmpty())
            dangling = table + QStringLiteral(" → ") + parent;
    });
    if (!references)
        return damaged(file, references.error().detail);
    if (!dangling.isEmpty())
        return damaged(file, dangling);
    return examineSizes(connection, file);
}

/// Rows that are somebody else's, or about something that was not packed: per role, a question that finds them.
QList<QString> foreignRows(Role role)
{
    const QString entries = QStringLiteral("(SELECT subject_id FROM package_piece)");
    switch (role) {
    case Role::Annotator:
        return {QStringLiteral("SELECT count(*) FROM annotation, holder WHERE person_id IS NOT holder.id OR origin <> 'annotation' "
                               "OR image_id NOT IN ")
                    + entries,
                QStringLiteral("SELECT count(*) FROM question, holder WHERE created_by IS NOT holder.id"),
                QStringLiteral("SELECT count(*) FROM question_version, holder WHERE created_by IS NOT holder.id"),
                QStringLiteral("SELECT count(*) FROM submission, holder WHERE person_id IS NOT holder.id"),
                QStringLiteral("SELECT count(*) FROM assignment, holder WHERE person_id IS NOT holder.id"),
                QStringLiteral("SELECT count(*) FROM medium, holder WHERE created_by IS NOT holder.id AND created_by IS NOT NULL")};
    case Role::Validator:
        return {QStringLiteral("SELECT count(*) FROM vote, holder WHERE created_by IS NOT holder.id OR validation_id NOT IN ")
                    + entries,
                QStringLiteral("SELECT count(*) FROM assignment, holder WHERE person_id IS NOT holder.id")};
    case Role::Adjudicator:
        return {QStringLiteral("SELECT count(*) FROM adjudication, holder WHERE created_by IS NOT holder.id AND created_by IS NOT NULL")};
    case Role::Expert:
        return {QStringLiteral("SELECT count(*) FROM error_code, holder WHERE created_by IS NOT holder.id OR final <> 0 OR case_id "
                               "NOT IN ")
                + entries};
    case Role::Participant:
        return {QStringLiteral("SELECT count(*) FROM trial, holder WHERE participant_id IS NOT holder.id"),
                QStringLiteral("SELECT count(*) FROM participant, holder WHERE participant.id IS NOT holder.id")};
    case Role::Lead: break;
    }
    return {};
}

/// What the program keeps in a package besides the work; nothing of it is merged.
const QStringList besidesWork{QStringLiteral("undo_step"), QStringLiteral("text_draft"), QStringLiteral("schema_migration")};

/// The bytes of a table of pictures are what their hashes say; `sentence` tells that they are not.
Result<> examinePictures(Connection &connection, const QString &table, const QString &file, const QString &sentence)
{
    QString wrong;
    const auto pictures = connection.read(QStringLiteral("SELECT sha256, content FROM %1").arg(table), {}, [&](const Row &row) {
        const auto [sha256, content] = row.as<QString, sql::Blob>();
        if (Sha256::of(content.value).hex() != sha256)
            wrong = sha256;
    });
    if (!pictures)
        return damaged(file, pictures.error().detail);
    return wrong.isEmpty() ? Result<>() : altered(file, sentence);
}

/// @brief What its holder may write is no part of the content hash. So nothing may stand where they write nothing, and where they do,
/// every row is theirs and about something that was packed. Pictures are what their hashes say.
Result<> examineRows(Connection &connection, const Package &package, const QString &file)
{
    QSet<QString> expected;
    for (const PackedTable &table : packedTables()) {
        if (table.roles.contains(package.role))
            expected.insert(table.table);
    }
    for (const QString &table : workTables(package.role) + besidesWork)
        expected.insert(table);
    QStringList tables;
    const auto listed = connection.read(QStringLiteral("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE "
                                                       "'sqlite~_%' ESCAPE '~'"),
                                        {}, [&](const Row &row) { tables.append(row.first<QString>()); });
    if (!listed)
        return damaged(file, listed.error().detail);
    for (const QString &table : std::as_const(tables)) {
        if (expected.contains(table))
            continue;
        const auto rows = connection.number(QStringLiteral("SELECT count(*) FROM \"%1\"").arg(table));
        if (!rows)
            return damaged(file, rows.error().detail);
        if (*rows > 0)
            return altered(
                file,
                Tr::tr(
                    "The package contains rows of the table “%1”, although no rows of this table were packed.")
                    .arg(table));
    }
    const QString holder = QLatin1String("WITH holder (id) AS (SELECT CAST(? AS TEXT)) ");
    const QVariant id = package.role == Role::Participant ? sql::id(package.participant) : sql::id(package.person);
    const QList<QString> foreign = foreignRows(package.role);
    for (const QString &statement : foreign) {
        const auto rows = connection.number(holder + statement, {id});
        if (!rows)
            return damaged(file, rows.error().detail);
        if (*rows > 0)
            return altered(file, Tr::tr("The package contains another person's work."));
    }
    YUYI_CHECK(examinePictures(connection, QStringLiteral("blob"), file,
                               Tr::tr("An image in the package differs from the image that was packed.")));
    return examinePictures(connection, QStringLiteral("medium_content"), file,
                           Tr::tr("The bytes of a picture that was added to the package do not match its hash."));
}

/// Opens the private copy as often as it is asked; the copy lives as long as this.
class ReturnStoreFactory final : public StoreFactory
{
public:
    ReturnStoreFactory(std::shared_ptr<QTemporaryDir> folder, ProjectLocation location)
        : m_folder(std::move(folder)), m_location(std::move(location))
    {
    }
    Result<std::unique_ptr<Stores>> open() const override
    {
        YUYI_TRY(auto connection, Connection::open(m_location, Connection::Mode::Immutable));
        return std::make_unique<SqlStores>(std::move(connection), newUuid().toString(QUuid::WithoutBraces));
    }
    QString folder() const override { return m_folder->path(); }

private:
    std::shared_ptr<QTemporaryDir> m_folder;
    ProjectLocation m_location;
};

/// The ids of the project in place of the masked ones, in every text of the private copy.
Result<> unmaskCopy(const ProjectLocation &copy, const QString &secret)
{
    const PackageIds ids(secret);
    YUYI_TRY(const auto connection, Connection::open(packageLocation(copy.file)));
    QStringList tables;
    YUYI_CHECK(connection->read(QStringLiteral("SELECT name FROM sqlite_master WHERE type = 'table' AND name <> 'blob' AND "
                                               "name NOT LIKE 'sqlite~_%' ESCAPE '~'"),
                                {}, [&](const Row &row) { tables.append(row.first<QString>()); }));
    YUYI_CHECK(connection->begin());
    // Rows and what refers to them change one after the other.
    YUYI_CHECK(connection->execute(QStringLiteral("PRAGMA defer_foreign_keys = ON")));
    for (const QString &table : std::as_const(tables)) {
        QStringList columns;
        YUYI_CHECK(connection->read(QStringLiteral("SELECT name FROM pragma_table_info(?) WHERE type = 'TEXT'"), {table},
                                    [&](const Row &row) { columns.append(row.first<QString>()); }));
        for (const QString &column : std::as_const(columns)) {
            QList<QPair<qint64, QString>> changed;
            YUYI_CHECK(connection->read(QStringLiteral("SELECT rowid, \"%1\" FROM \"%2\" WHERE \"%1\" IS NOT NULL").arg(column, table), {},
                                        [&](const Row &row) {
                                            const auto [number, masked] = row.as<qint64, QString>();
                                            const QString text = ids.unmaskedText(masked);
                                            if (text != masked)
                                                changed.append({number, text});
                                        }));
            for (const auto &[row, text] : changed) {
                YUYI_CHECK(connection->write(
                    QStringLiteral("UPDATE \"%1\" SET \"%2\" = ? WHERE rowid = ?").arg(table, column), {text, sql::integer(row)}));
            }
        }
    }
    return connection->commit();
}

Result<> examineSeal(const ProjectLocation &location, const QString &file)
{
    const auto sealed = isSealed(location);
    if (!sealed)
        return damaged(file, sealed.error().detail);
    if (!*sealed) {
        return failure(ErrorCode::Damaged,
                       Tr::tr("The work package %1 was damaged in transfer, or copied while it was being saved; "
                              "nothing was imported. Ask the sender to close it and send it again.")
                           .arg(shown(file)));
    }
    return {};
}

/// @brief A copy of an older version is examined as what it is, its seal too, and only then brought to the schema of this program.
Result<bool> raiseCopy(const ProjectLocation &location, const QString &file)
{
    {
        const auto connection = Connection::open(location, Connection::Mode::Immutable);
        if (!connection) {
            return connection.error().code == ErrorCode::Damaged ? damaged(file, connection.error().detail)
                                                                 : passOn(connection);
        }
        const auto version = (*connection)->number(QStringLiteral("PRAGMA user_version"));
        if (!version)
            return damaged(file, version.error().detail);
        if (*version == newestSchema())
            return false;
        YUYI_CHECK(examineCopy(**connection, file));
    }
    YUYI_CHECK(examineSeal(location, file));
    YUYI_CHECK(raisePackage(packageLocation(location.file)));
    return true;
}

} // namespace

Result<ReturnedPackage> openReturnFile(const QString &file)
{
    const QFileInfo facts(file);
    if (!facts.exists())
        return failure(ErrorCode::NotFound, Tr::tr("The file %1 does not exist.").arg(shown(file)));
    if (!facts.isFile())
        return noPackage(file, QStringLiteral("not a regular file"));
    // This program never keeps one beside a package.
    if (hasContent(file + QLatin1String("-wal"))) {
        return failure(ErrorCode::Refused,
                       Tr::tr("The work package %1 is open in another program. Close it there, then import it.").arg(shown(file)));
    }
    QString copy;
    Result<std::shared_ptr<QTemporaryDir>> folder = std::shared_ptr<QTemporaryDir>();
    if (!OpenFiles::lookUnlessOpen(file, [&] { folder = privateCopy(file, copy); })) {
        return failure(ErrorCode::Refused,
                       Tr::tr("The work package %1 is open in this program. Close it, then import it.").arg(shown(file)));
    }
    if (!folder)
        return passOn(folder);
    if (hasContent(journalOf(copy)))
        YUYI_CHECK(undoHalfAChange(file, copy));
    // It may have changed since its header was looked at; from here on only the copy counts.
    {
        QFile again(copy);
        if (!again.open(QIODevice::ReadOnly))
            return unreadable(copy, again.errorString());
        YUYI_CHECK(examineHeader(file, again.read(headerBytes), again.size()));
    }

    ProjectLocation location;
    location.folder = (*folder)->path();
    location.file = copy;
    ReturnedPackage returned;
    returned.file = file;
    returned.stores = std::make_shared<ReturnStoreFactory>(*folder, location);
    returned.unmask = [stores = returned.stores, location](const QString &secret) { return unmaskCopy(location, secret); };
    YUYI_TRY(const auto raised, raiseCopy(location, file));
    const auto connection = Connection::open(location, Connection::Mode::Immutable);
    if (!connection) {
        return connection.error().code == ErrorCode::Damaged ? damaged(file, connection.error().detail)
                                                             : passOn(connection);
    }
    YUYI_CHECK(examineCopy(**connection, file));
    YUYI_TRY(const auto stores, returned.stores->open());
    const auto packages = stores->packages().packages();
    if (!packages)
        return damaged(file, packages.error().detail);
    if (packages->size() != 1 || packages->constFirst().id.isNull())
        return damaged(file, QStringLiteral("%1 packages in it").arg(packages->size()));
    returned.package = packages->constFirst();
    YUYI_CHECK(examineRows(**connection, returned.package, file));
    YUYI_CHECK(examineSeal(location, file));
    const auto hashes = packageContentHashes(**connection, returned.package.role, raised);
    if (!hashes)
        return damaged(file, hashes.error().detail);
    returned.contentHashes = *hashes;
    return returned;
}

} // namespace yuyi
