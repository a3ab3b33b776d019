// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/transfer/move.h"

#include "db/backups/backups.h"
#include "db/backups/copy.h"
#include "db/backups/rowcopy.h"
#include "db/checks/integrity.h"
#include "db/connection/openfiles.h"
#include "db/migrations/migrations.h"
#include "db/pictures/picturerows.h"
#include "db/transfer/movetarget.h"
#include "models/domain/progress.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <algorithm>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::MoveProject)
};

tl::unexpected<Error> openElsewhere(const ProjectLocation &location, const QString &detail)
{
    return failure(ErrorCode::Refused,
                   Tr::tr("The project %1 is open in another window or program. Close it there first.").arg(location.title()),
                   detail);
}

/// The old project, and nobody else in it as long as this lives.
Result<std::unique_ptr<Connection>> holdAlone(const ProjectLocation &location)
{
    if (location.backend == Backend::Sqlite && OpenFiles::isOpen(location.file))
        return openElsewhere(location, QStringLiteral("in this process"));
    YUYI_TRY(auto connection, Connection::open(location));
    if (location.backend == Backend::Postgres) {
        YUYI_TRY(const auto alone, connection->holdsAlone());
        if (alone)
            return connection;
        return openElsewhere(location, QStringLiteral("advisory lock"));
    }
    // The write-ahead log can be left only by the one connection there is; a later one cannot begin it again.
    const auto mode = connection->text(QStringLiteral("PRAGMA journal_mode = DELETE"));
    if (!mode || *mode != QLatin1String("delete"))
        return openElsewhere(location, mode ? *mode : mode.error().detail);
    YUYI_CHECK(connection->text(QStringLiteral("PRAGMA locking_mode = EXCLUSIVE")));
    const auto begun = connection->begin();
    if (!begun)
        return begun.error().code == ErrorCode::Environment ? Result<std::unique_ptr<Connection>>(passOn(begun))
                                                            : openElsewhere(location, begun.error().detail);
    connection->rollback();
    return connection;
}

/// What of a schema is copied row by row.
QStringList copiedTables()
{
    QStringList tables = tablesOf(newestSchema());
    tables.removeAll(pictureTable);
    return tables;
}

class Move
{
public:
    Move(Connection &from, Connection &to, const ProjectLocation &fromLocation, const ProjectLocation &toLocation, Progress &progress)
        : m_from(from), m_to(to), m_fromLocation(fromLocation), m_toLocation(toLocation), m_progress(progress)
    {
    }

    /// Within the transaction of `to`, whose schema is empty; on a snapshot of `from`.
    Result<MoveReport> run()
    {
        for (const auto step : {&Move::count, &Move::copyRows, &Move::copyPictures, &Move::compareRows, &Move::check})
            YUYI_CHECK((this->*step)());
        return m_report;
    }

private:
    Result<> advance(qint64 steps)
    {
        if (m_progress.cancelled())
            return failure(ErrorCode::Cancelled, Tr::tr("Stopped; nothing was moved."));
        m_progress.advance(steps);
        return {};
    }

    Result<> count()
    {
        YUYI_TRY(const auto pictures, picturesOf(m_from));
        m_pictures = pictures;
        m_report.images = std::count_if(m_pictures.begin(), m_pictures.end(), [](const StoredPicture &one) { return one.isImage; });
        for (const QString &table : copiedTables()) {
            YUYI_TRY(const auto rows, m_from.number(QLatin1String("SELECT count(*) FROM ") + table));
            m_report.rows += rows;
        }
        m_progress.setTotal(2 * m_report.rows + m_pictures.size());
        return {};
    }

    Result<> copyRows()
    {
        YUYI_TRY(const auto eased, beginOfCopy(m_to));
        // The steps of the schema are told with the times at which the project itself took them.
        YUYI_CHECK(m_to.write(QStringLiteral("DELETE FROM schema_migration"), {}));
        for (const QString &table : copiedTables()) {
            YUYI_TRY(const auto content, copyTable(m_from, m_to, table, [this](qint64 rows) { return advance(rows); }));
            m_read.append(content);
        }
        return endOfCopy(m_to, eased);
    }

    Result<> copyPictures()
    {
        for (const StoredPicture &picture : std::as_const(m_pictures)) {
            YUYI_TRY(const auto content, readPicture(m_from, m_fromLocation.folder, picture));
            YUYI_CHECK(writePicture(m_to, m_toLocation.folder, picture, content));
            m_report.bytes += content.size();
            YUYI_CHECK(advance(1));
        }
        return {};
    }

    Result<> compareRows()
    {
        for (const TableContent &expected : std::as_const(m_read)) {
            YUYI_TRY(const auto found, contentOf(m_to, expected.table));
            if (found != expected) {
                return failure(ErrorCode::Damaged,
                               Tr::tr("The copy of the table “%1” differs from the original; nothing was moved.").arg(expected.table),
                               QStringLiteral("%1 rows read, %2 written").arg(expected.rows).arg(found.rows));
            }
            YUYI_CHECK(advance(expected.rows));
        }
        return {};
    }

    /// What was wrong before is wrong there too, and told; nothing may be wrong that was not.
    Result<> check()
    {
        YUYI_TRY(const auto before, contentFindings(m_from));
        YUYI_TRY(const auto after, contentFindings(m_to));
        for (const QString &finding : after) {
            if (!before.contains(finding)) {
                return failure(ErrorCode::Damaged,
                               Tr::tr("Nothing was moved, because the copy has errors: %1").arg(finding));
            }
        }
        m_report.findings = after;
        return {};
    }

    Connection &m_from;
    Connection &m_to;
    const ProjectLocation &m_fromLocation;
    const ProjectLocation &m_toLocation;
    Progress &m_progress;
    QList<StoredPicture> m_pictures;
    QList<TableContent> m_read;
    MoveReport m_report;
};

} // namespace

Result<MoveReport> moveProject(const ProjectLocation &from, const ProjectLocation &to, Progress &progress)
{
    YUYI_TRY(const auto source, holdAlone(from));
    YUYI_TRY(const auto version, schemaVersion(*source));
    if (version != newestSchema()) {
        return failure(ErrorCode::Refused, Tr::tr("Open the project %1 once with this version of Yuyi, then try again.").arg(from.title()),
                       QStringLiteral("schema %1").arg(version));
    }
    YUYI_TRY(auto target, MoveTarget::make(to));
    MoveReport report;
    YUYI_CHECK(target->fill([&](Connection &connection, const ProjectLocation &location) {
        return source->snapshot([&]() -> Result<> {
            YUYI_TRY(const auto done, Move(*source, connection, from, location, progress).run());
            report = done;
            return {};
        });
    }));
    return report;
}

} // namespace yuyi
