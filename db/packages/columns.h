// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/project/project.h"

#include <QList>
#include <QString>

namespace yuyi {

/// One column of the rows that go into a package.
struct PackedColumn {
    QString name;
    QString expression;      ///< what is written, as SQL over the project's row; {now}, {holder}, {a} …
                             ///< and lists of ids are filled in
    bool changeable = false; ///< the holder's work may change it in the package
};

/// @brief The rows of one table that go into the packages of some roles. Every column of the table is listed here; a test fails
/// for a new column until it is listed as packed or withheld.
struct PackedTable {
    QString table;
    QList<Role> roles;
    QString key;      ///< column that selects the rows; empty: made by the packer, not copied
    QString set;      ///< name of the set of ids that `key` must be in; copyPackageRows() in rows.cpp makes the sets
    QString also;     ///< further condition; empty: none
    bool own = false; ///< the holder adds and changes rows: not part of the fixed content
    QList<PackedColumn> columns;
};

/// All packed tables in the order of the schema: a table follows the ones that its rows refer to.
const QList<PackedTable> &packedTables();
/// Tables that are never packed.
const QStringList &withheldTables();

} // namespace yuyi
