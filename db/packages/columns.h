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

/// @brief The rows of a table that one role sees at a desk, that is through an own login at a server, and what they show there. Made
/// from packedTables() and the differences that deskcolumns.cpp lists. {me}: the person of the login; {D}: the schema of the desk;
/// {has:ROLE}: whether the person has the role; {in:SET:COLUMN}: whether the column is in a named set of the role.
struct DeskRule {
    Role role = Role::Annotator;
    QString rows;       ///< condition over the project's row
    bool apart = false; ///< the rows are shown by a view of their own, so the table itself shows them to nobody of this role
    QList<PackedColumn> columns;
};

/// What desks see of a table: where rules overlap, the first one counts.
struct DeskTable {
    QString table;
    QList<DeskRule> rules;
};

/// @brief All tables that a desk sees anything of, in the order of the schema. Nobody at a desk sees any other.
const QList<DeskTable> &deskTables();
/// A letter for each role that sits at a desk: a, v, j (adjudicator), e. Null for others.
QChar deskLetter(Role role);

} // namespace yuyi
