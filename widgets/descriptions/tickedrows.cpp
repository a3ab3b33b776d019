// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/descriptions/tickedrows.h"

#include <QTableWidget>

namespace yuyi {

void addTickRow(QTableWidget *table, const QStringList &texts, const QUuid &id, bool ticked)
{
    const int row = table->rowCount();
    table->insertRow(row);
    for (int column = 0; column < static_cast<int>(texts.size()); ++column) {
        auto *item = new QTableWidgetItem(texts.at(column));
        item->setToolTip(texts.at(column));
        table->setItem(row, column, item);
    }
    QTableWidgetItem *first = table->item(row, 0);
    first->setFlags(first->flags() | Qt::ItemIsUserCheckable);
    first->setCheckState(ticked ? Qt::Checked : Qt::Unchecked);
    first->setData(Qt::UserRole, id);
}

QList<QUuid> tickedRows(const QTableWidget *table)
{
    QList<QUuid> ids;
    for (int row = 0; table && row < table->rowCount(); ++row) {
        if (table->item(row, 0)->checkState() == Qt::Checked)
            ids.append(table->item(row, 0)->data(Qt::UserRole).toUuid());
    }
    return ids;
}

} // namespace yuyi
