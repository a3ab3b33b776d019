// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/json/json.h"

#include <QList>
#include <QStringList>

#include <functional>
#include <optional>
#include <utility>

namespace yuyi {

/// One column of a file, as the codebook describes it.
struct TidyColumn {
    QString file; ///< "trials", "participants", "items"
    QString name;
    QString type; ///< "text", "integer", "flag" (1 or 0) or "list" (separated by |)
    QString meaning;
};

/// One table: its columns, and rows of typed cells; null: no value.
struct TidyTable {
    QList<TidyColumn> columns;
    QList<QList<Json>> rows;
};

/// @brief Builds the columns of a table, each with a function that returns the cell of a row.
template <typename Row>
class TidyColumns
{
public:
    template <typename Value>
    using Of = std::function<Value(const Row &)>;

    explicit TidyColumns(QString file) : m_file(std::move(file)) {}

    void text(QStringView name, const QString &meaning, const Of<QString> &value)
    {
        add(name, QStringLiteral("text"), meaning, [value](const Row &row) { return Json(toUtf8(value(row))); });
    }
    void integer(QStringView name, const QString &meaning, const Of<std::optional<qint64>> &value)
    {
        add(name, QStringLiteral("integer"), meaning, orNull(value));
    }
    void flag(QStringView name, const QString &meaning, const Of<std::optional<bool>> &value)
    {
        add(name, QStringLiteral("flag"), meaning, orNull(value));
    }
    void list(QStringView name, const QString &meaning, const Of<QStringList> &value)
    {
        add(name, QStringLiteral("list"), meaning, [value](const Row &row) {
            Json list = Json::array();
            for (const QString &one : value(row))
                list.push_back(toUtf8(one));
            return list;
        });
    }

    const QList<TidyColumn> &columns() const { return m_columns; }
    void addRow(TidyTable &table, const Row &row) const
    {
        QList<Json> cells;
        for (const Of<Json> &cell : m_cells)
            cells.append(cell(row));
        table.rows.append(std::move(cells));
    }

private:
    template <typename Value>
    static Of<Json> orNull(const Of<std::optional<Value>> &value)
    {
        return [value](const Row &row) {
            const auto said = value(row);
            return said ? Json(*said) : Json();
        };
    }
    void add(QStringView name, const QString &type, const QString &meaning, Of<Json> cell)
    {
        m_columns.append({m_file, name.toString(), type, meaning});
        m_cells.append(std::move(cell));
    }

    QString m_file;
    QList<TidyColumn> m_columns;
    QList<Of<Json>> m_cells;
};

/// Returns CSV with a byte order mark; cells that spreadsheets would read as formulas are neutralised.
QByteArray csvOf(const TidyTable &table);
/// Returns an array with one object per row.
Json jsonOf(const TidyTable &table);

} // namespace yuyi
