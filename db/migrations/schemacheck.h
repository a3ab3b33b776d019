// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/connection/connection.h"

namespace yuyi {

/// @brief The differences between the database's schema and the one this program makes for that version, one sentence each. This
/// matters because a trigger or view in a foreign file would run with our rights. On a server the expected schema is made next to
/// it in a transaction that is rolled back.
Result<QStringList> schemaDifferences(Connection &connection, int version);

/// A column and its default value as SQL, which existing rows get when the column is added; empty: NULL.
struct SchemaColumn {
    QString name;
    QString defaultValue;
};
/// The columns of every table of an SQLite file in that schema version.
QHash<QString, QList<SchemaColumn>> columnsOfVersion(int version);

} // namespace yuyi
