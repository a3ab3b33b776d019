// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/connection.h"

namespace yuyi {

/// @brief How the database's schema differs from the one this program would make in that version,
/// one sentence each: a trigger or view that came with a file from elsewhere would run with our
/// rights. On a server the expected schema is made beside it in a transaction that is rolled back.
Result<QStringList> schemaDifferences(Connection &connection, int version);

/// A column and what a row that was there before gets in it, as SQL; empty: nothing.
struct SchemaColumn {
    QString name;
    QString defaultValue;
};
/// The columns of every table of a file in that version of the schema.
QHash<QString, QList<SchemaColumn>> columnsOfVersion(int version);

} // namespace yuyi
