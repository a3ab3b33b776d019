// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/connection/sidebyside.h"

#include <QFileInfo>
#include <QString>

#include <optional>
#include <thread>

namespace yuyi {

namespace {

/// Changes when another connection has committed.
const QString committedByOthers = QStringLiteral("PRAGMA data_version");

Result<> oneAfterTheOther(Connection &connection, const ReadOn &here, const ReadOn &beside)
{
    return connection.snapshot([&]() -> Result<> {
        YUYI_CHECK(here(connection));
        return beside(connection);
    });
}

Result<> readOnOwnConnection(const ProjectLocation &location, const ReadOn &reading)
{
    YUYI_TRY(const auto own, Connection::open(location, Connection::Mode::ReadOnly));
    return own->snapshot([&] { return reading(*own); });
}

} // namespace

Result<> readSideBySide(Connection &connection, const ReadOn &here, const ReadOn &beside, qint64 worth)
{
    const ProjectLocation &location = connection.location();
    if (connection.backend() != Backend::Sqlite || location.network || connection.inTransaction()
        || QFileInfo(location.file).size() < worth)
        return oneAfterTheOther(connection, here, beside);
    qint64 before = 0;
    std::optional<Result<>> other;
    const auto own = connection.snapshot([&]() -> Result<> {
        YUYI_TRY(before, connection.number(committedByOthers));
        std::thread thread([&] { other = readOnOwnConnection(location, beside); });
        const auto done = here(connection);
        thread.join();
        return done;
    });
    YUYI_CHECK(own);
    // No commit between the two snapshots: they are one.
    YUYI_TRY(const auto after, connection.number(committedByOthers));
    if (after == before && other && *other)
        return {};
    return oneAfterTheOther(connection, here, beside);
}

} // namespace yuyi
