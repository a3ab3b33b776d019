// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/composing/categoryfile.h"

#include "models/exchange/files/textfile.h"
#include "models/exchange/tables/csv.h"
#include "models/imaging/readfile.h"

namespace yuyi {

namespace {
constexpr qint64 rulesLimit = 16 << 20; // bytes
} // namespace

Result<QList<QStringList>> readCategoryRows(const QString &path)
{
    YUYI_TRY(auto bytes, readRegularFile(path, rulesLimit));
    if (bytes.startsWith(byteOrderMark.toByteArray()))
        bytes.remove(0, byteOrderMark.size());
    YUYI_TRY(auto rows, readCsv(QString::fromUtf8(bytes)));
    for (QStringList &cells : rows) {
        for (QString &cell : cells)
            cell = withoutApostrophe(cell);
    }
    return rows;
}

QByteArray categoryTable(const QList<StoredCategory> &items)
{
    Table table;
    for (const char *heading : {"id", "rule_a", "rule_b", "distance"})
        table.addColumn(QLatin1String(heading));
    for (const StoredCategory &item : items)
        table.add({item.id, item.first.text(), item.second.text(), item.distance});
    return byteOrderMark + tableCsv(table);
}

} // namespace yuyi
