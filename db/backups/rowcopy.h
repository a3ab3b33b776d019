// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/connection/connection.h"

namespace yuyi {

/// The content of a table, independent of the backend and the order of rows.
struct TableContent {
    QString table;
    qint64 rows = 0;
    QByteArray digest; ///< XOR of the SHA-256 of each row

    friend bool operator==(const TableContent &, const TableContent &) = default;
};

/// Called with the number of rows just copied; an error ends the copying.
using RowsCopied = std::function<Result<>(qint64 rows)>;

/// The columns of a table in the order of creation.
Result<QStringList> columnsOf(Connection &connection, const QString &table);

/// @brief Copies every row of a table, with its ids, into the same empty table of another database, within the transaction of
/// `to`. Inserts many rows per statement. Returns the content that was read.
Result<TableContent> copyTable(Connection &from, Connection &to, const QString &table, const RowsCopied &copied = {});
Result<TableContent> contentOf(Connection &connection, const QString &table);

/// A constraint of a table on a server, by name.
struct TableRule {
    QString table;
    QString name;
};
/// @brief Call these before and after copying whole tables. Between them a row may refer to a row that is copied later.
/// `endOfCopy` refuses dangling references, restores the constraints that `beginOfCopy` made deferrable, and lets generated
/// numbers continue after the highest one.
Result<QList<TableRule>> beginOfCopy(Connection &to);
Result<> endOfCopy(Connection &to, const QList<TableRule> &eased);

} // namespace yuyi
