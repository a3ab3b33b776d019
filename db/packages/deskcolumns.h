// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/packages/columns.h"

namespace yuyi {

/// @brief The rows of a table that one role sees at a desk, that is through an own login at a server, and what they show there. Made
/// from packedTables() and the differences listed here. {me}: the person of the login; {taker}: the participant of the login; {D}: the
/// schema of the desk;
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
/// A letter for each role that sits at a desk: a, v, j (adjudicator), e, p (participant of a study). Null for others.
QChar deskLetter(Role role);

} // namespace yuyi
