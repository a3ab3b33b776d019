// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/exchange/csv.h"

#include "models/exchange/textfile.h"

#include <QRegularExpression>

#include <algorithm>

namespace yuyi {

namespace {

QByteArray csvCell(const QString &cell)
{
    QByteArray text = neutralised(cell).toUtf8();
    static const QByteArray special = QByteArrayLiteral(",\"\r\n");
    const bool quoted = std::any_of(text.begin(), text.end(), [](char c) { return special.contains(c); });
    return quoted ? '"' + text.replace("\"", "\"\"") + '"' : text;
}

} // namespace

QString neutralised(const QString &cell)
{
    static const QString starters = QStringLiteral("=+-@\t\r\n＝＋－＠");
    static const QRegularExpression number(QStringLiteral("\\A-[0-9]+(\\.[0-9]+)?([eE][-+]?[0-9]+)?\\z"));
    return cell.isEmpty() || !starters.contains(cell.at(0)) || number.match(cell).hasMatch() ? cell : QString(u'\'' % cell);
}

QByteArray csvRow(const QStringList &cells)
{
    QByteArrayList row;
    for (const QString &cell : cells)
        row.append(csvCell(cell));
    return row.join(',') + "\r\n";
}

QByteArray tableCsv(const Table &table)
{
    QStringList head;
    for (const TableColumn &column : table.columns)
        head.append(column.title);
    QByteArray text = csvRow(head);
    for (const TableRow &row : table.rows) {
        QByteArrayList cells;
        // A number stays one: a minus in front of it makes no formula of it.
        for (const TableCell &cell : row.cells)
            cells.append(cell.number ? cell.plain().toLatin1() : csvCell(cell.text));
        text += cells.join(',') + "\r\n";
    }
    return text;
}

Result<> saveCsv(const QString &path, const QList<QStringList> &rows)
{
    QByteArray text = byteOrderMark.toByteArray();
    for (const QStringList &row : rows)
        text += csvRow(row);
    return saveText(path, text);
}

} // namespace yuyi
