// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/connection/connection.h"

#include <QList>

namespace yuyi {

/// One numbered step of the schema, compiled in from db/migrations.
struct Migration {
    int number = 0;
    QString name;           ///< "0001_initial"
    QStringList statements; ///< with the placeholders of SqlDialect
};

/// All migrations by number, from 1 without gaps.
const QList<Migration> &migrations();
int newestSchema();
/// "YuYI": marks an SQLite file as a project.
inline constexpr quint32 applicationId = 0x59755949;
/// "YuYP": marks an SQLite file as a work package. A project is never opened as a package, nor a package as a project.
inline constexpr quint32 packageApplicationId = 0x59755950;

/// The schema version of the connected database; 0 when it is empty.
Result<int> schemaVersion(Connection &connection);
/// Migrates the schema from its version to the given one, within the caller's transaction.
Result<> migrate(Connection &connection, int version = newestSchema());
/// The tables of a schema version in the order of creation: a table follows the ones that its rows refer to.
QStringList tablesOf(int version);

} // namespace yuyi
