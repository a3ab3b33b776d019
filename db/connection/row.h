// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/connection/values.h"

#include <QSqlQuery>
#include <QVariant>

#include <tuple>

namespace yuyi {

/// @brief The current row of a statement being read; columns count from 0. Statements for a stored type are read with its Columns
/// (`db/rows/columns.h`), others with `as` or `first` (defined in `db/rows/stored.h`), never by the number of a column.
class Row
{
public:
    explicit Row(const QSqlQuery &query) : m_query(query) {}

    QString text(int column) const { return m_query.value(column).toString(); }
    QByteArray utf8(int column) const { return text(column).toUtf8(); }
    QByteArray blob(int column) const { return m_query.value(column).toByteArray(); }
    qint64 integer(int column) const { return m_query.value(column).toLongLong(); }
    int small(int column) const { return m_query.value(column).toInt(); }
    double real(int column) const { return m_query.value(column).toDouble(); }
    bool flag(int column) const { return small(column) != 0; }
    QVariant value(int column) const { return m_query.value(column); }
    bool isNull(int column) const { return m_query.value(column).isNull(); }
    QDateTime time(int column) const { return sql::parseTime(text(column)); }
    QUuid uuid(int column) const { return QUuid::fromString(text(column)); }
    template <typename IdType>
    IdType id(int column) const
    {
        return IdType(uuid(column));
    }
    /// The value of a stored code; `fallback` when the code is unknown, as when a newer program wrote it.
    template <typename E>
    E code(int column, E fallback) const
    {
        return fromCode<E>(text(column)).value_or(fallback);
    }
    /// @brief The columns from `first` on, in their order: `const auto [image, count] = row.as<ImageId, int>();`
    /// For what may be read see `sql::Stored`; a code is read as `sql::CodeOr<…>`.
    template <typename... Values>
    std::tuple<Values...> as(int first = 0) const;
    /// The first column.
    template <typename Value>
    Value first() const;

private:
    const QSqlQuery &m_query;
};

} // namespace yuyi
