// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/exchange/tables/table.h"

namespace yuyi {

TableCell TableCell::strong(const QString &text)
{
    TableCell cell(text);
    cell.bold = true;
    return cell;
}

TableCell TableCell::rounded(double number, int decimals)
{
    TableCell cell;
    cell.number = number;
    cell.decimals = decimals;
    return cell;
}

TableCell TableCell::exact(std::optional<double> number, int digits)
{
    TableCell cell;
    cell.number = number;
    cell.decimals = -1;
    cell.digits = digits;
    return cell;
}

QString TableCell::plain() const
{
    if (!number)
        return text;
    return decimals < 0 ? QString::number(*number, 'g', digits) : QString::number(*number, 'f', decimals);
}

QList<TableColumn> columnsOf(std::initializer_list<const char *> names)
{
    QList<TableColumn> columns;
    for (const char *name : names)
        columns.append({QString::fromLatin1(name), TableAlign::Left, {}, false});
    return columns;
}

QList<std::pair<QString, int>> Table::groups() const
{
    QList<std::pair<QString, int>> groups;
    for (const TableColumn &column : columns.mid(stub)) {
        if (!groups.isEmpty() && groups.constLast().first == column.group)
            ++groups.last().second;
        else
            groups.append({column.group, 1});
    }
    return groups;
}

} // namespace yuyi
