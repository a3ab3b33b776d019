// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/composing/categoryfile.h"

#include "models/exchange/files/textfile.h"
#include "models/exchange/tables/csv.h"

namespace yuyi {

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
