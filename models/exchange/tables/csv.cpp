// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/exchange/tables/csv.h"

#include "models/exchange/files/textfile.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::Csv)
};

QChar separatorOf(QStringView firstLine)
{
    for (const QChar candidate : {QLatin1Char('\t'), QLatin1Char(';'), QLatin1Char(',')}) {
        if (firstLine.contains(candidate))
            return candidate;
    }
    return QLatin1Char(',');
}

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

QString withoutApostrophe(const QString &cell)
{
    const QString text = cell.mid(1);
    return cell.startsWith(u'\'') && neutralised(text) == cell ? text : cell;
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

Result<QList<QStringList>> readCsv(const QString &text)
{
    const qsizetype lineEnd = text.indexOf(QLatin1Char('\n'));
    const QChar separator = separatorOf(QStringView(text).left(lineEnd < 0 ? text.size() : lineEnd));
    QList<QStringList> rows;
    QStringList row;
    QString cell;
    bool quoted = false;
    bool any = false;
    int quoteRow = 0;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QChar c = text.at(i);
        if (quoted) {
            if (c == QLatin1Char('"') && i + 1 < text.size() && text.at(i + 1) == QLatin1Char('"')) {
                cell.append(c);
                ++i;
            } else if (c == QLatin1Char('"')) {
                quoted = false;
            } else {
                cell.append(c);
            }
            continue;
        }
        any = true;
        if (c == QLatin1Char('"') && cell.isEmpty()) {
            quoted = true;
            quoteRow = static_cast<int>(rows.size()) + 1;
        } else if (c == separator) {
            row.append(cell);
            cell.clear();
        } else if (c == QLatin1Char('\n')) {
            row.append(cell);
            rows.append(row);
            row.clear();
            cell.clear();
            any = false;
        } else if (c != QLatin1Char('\r')) {
            cell.append(c);
        }
    }
    if (quoted)
        return failure(ErrorCode::Invalid, Tr::tr("Row %1 has a quotation mark that is never closed.").arg(quoteRow));
    if (any || !cell.isEmpty()) {
        row.append(cell);
        rows.append(row);
    }
    return rows;
}

} // namespace yuyi
