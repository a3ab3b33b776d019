// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/connection.h"

namespace yuyi {

/// What a table holds, whatever the backend and the order of its rows.
struct TableContent {
    QString table;
    qint64 rows = 0;
    QByteArray digest; ///< exclusive or of the SHA-256 of each row

    friend bool operator==(const TableContent &, const TableContent &) = default;
};

/// Told of the rows that were copied just now; its error ends the copying.
using RowsCopied = std::function<Result<>(qint64 rows)>;

/// The columns of a table as it was made, in their order.
Result<QStringList> columnsOf(Connection &connection, const QString &table);

/// @brief Copies every row of a table into the same, empty table of another database, ids and all, within the transaction of
/// `to`; many rows to a statement. What was read comes back.
Result<TableContent> copyTable(Connection &from, Connection &to, const QString &table, const RowsCopied &copied = {});
Result<TableContent> contentOf(Connection &connection, const QString &table);

/// A rule of a table on a server, by its name.
struct TableRule {
    QString table;
    QString name;
};
/// @brief Round a copy of whole tables: rows may refer to rows that come later, numbers that the database deals go on after the
/// highest one. `endOfCopy` refuses references that lead nowhere, and makes the rules what they were, which `beginOfCopy` eased.
Result<QList<TableRule>> beginOfCopy(Connection &to);
Result<> endOfCopy(Connection &to, const QList<TableRule> &eased);

} // namespace yuyi
