// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/studyreports/tidytable.h"

#include "models/domain/json/jsonfields.h"
#include "models/exchange/files/textfile.h"
#include "models/exchange/tables/csv.h"

namespace yuyi {

namespace {

constexpr QChar separator = u'|';

QString cellOf(const Json &value)
{
    if (value.is_boolean())
        return value.get<bool>() ? QStringLiteral("1") : QStringLiteral("0");
    if (value.is_number())
        return QString::number(value.get<qint64>());
    if (!value.is_array())
        return value.is_string() ? textOf(value) : QString();
    QStringList parts;
    for (const Json &one : value)
        parts.append(textOf(one));
    return parts.join(separator);
}

} // namespace

QByteArray csvOf(const TidyTable &table)
{
    Table plain;
    for (const TidyColumn &column : table.columns)
        plain.addColumn(column.name);
    for (const QList<Json> &row : table.rows) {
        QList<TableCell> cells;
        for (const Json &value : row)
            cells.append(cellOf(value));
        plain.add(cells);
    }
    return byteOrderMark + tableCsv(plain);
}

Json jsonOf(const TidyTable &table)
{
    Json rows = Json::array();
    for (const QList<Json> &row : table.rows) {
        Json one = Json::object();
        for (qsizetype i = 0; i < table.columns.size(); ++i)
            one[toUtf8(table.columns.at(i).name)] = row.at(i);
        rows.push_back(std::move(one));
    }
    return rows;
}

} // namespace yuyi
