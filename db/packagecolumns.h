// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/project.h"

#include <QList>
#include <QString>

namespace yuyi {

/// One column of rows that go into a package.
struct PackedColumn {
    QString name;
    QString expression;      ///< what is written, as SQL over the row at home; {now}, {holder}, {a} …
                             ///< and lists of ids are filled in
    bool changeable = false; ///< in the package: by the holder's work
};

/// @brief Rows of one table that go into the packages of some roles. Every column of the table is named: a new one is no part
/// of any package until somebody has decided about it, and a test asks for that.
struct PackedTable {
    QString table;
    QList<Role> roles;
    QString key;      ///< column that says which rows; empty: made by the packer, not copied
    QString set;      ///< name of the ids that `key` is among; see PackageRows
    QString also;     ///< further condition; empty: none
    bool own = false; ///< the holder adds and changes rows: no part of what must stay as it is
    QList<PackedColumn> columns;
};

/// In the order of the schema: what a row refers to stands in an earlier one.
const QList<PackedTable> &packedTables();
/// Tables of which nothing goes into any package.
const QStringList &withheldTables();

} // namespace yuyi
