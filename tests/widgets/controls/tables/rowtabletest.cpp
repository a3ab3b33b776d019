// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/controls/tables/rowtable.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>

using namespace yuyi;

namespace {

struct Fruit {
    QString name;
    int count = 0;
};

class Fruits final : public RowTable<Fruit, &Fruit::name, 2>
{
public:
    Fruits() : RowTable(-1, Qt::AscendingOrder, nullptr) {}

    void setFruits(const QList<Fruit> &fruits)
    {
        setRows(fruits, [this] { ++prepared; });
    }
    QStringList names() const
    {
        QStringList list;
        for (const Fruit &one : rows())
            list.append(one.name);
        return list;
    }
    QVariant data(const QModelIndex &index, int role) const override
    {
        if (!index.isValid() || role != Qt::DisplayRole)
            return {};
        const Fruit &one = rows().at(index.row());
        return index.column() == 0 ? QVariant(one.name) : QVariant(one.count);
    }

    int prepared = 0;

private:
    void arrange(QList<Fruit> &list, int column, Qt::SortOrder order) const override
    {
        if (column != 1)
            return;
        std::stable_sort(list.begin(), list.end(), [order](const Fruit &a, const Fruit &b) {
            return order == Qt::AscendingOrder ? a.count < b.count : b.count < a.count;
        });
    }
};

} // namespace

/// Rows that are sorted while something marks them.
class RowTableTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void marksStayOnTheirRows()
    {
        Fruits table;
        const QAbstractItemModelTester tester(&table);
        table.setFruits({{QStringLiteral("plum"), 3},
                         {QStringLiteral("pear"), 1},
                         {QStringLiteral("fig"), 2},
                         {QStringLiteral("date"), 1}});
        QCOMPARE(table.prepared, 1);
        QCOMPARE(table.rowCount(), 4);
        QCOMPARE(table.columnCount(), 2);
        const QPersistentModelIndex marked(table.index(table.rowOf(QStringLiteral("fig")), 1));
        table.sort(1, Qt::AscendingOrder);
        QCOMPARE(table.names(), (QStringList{QStringLiteral("pear"), QStringLiteral("date"),
                                             QStringLiteral("fig"), QStringLiteral("plum")}));
        QCOMPARE(marked.row(), 2);
        QCOMPARE(marked.column(), 1);
        QCOMPARE(marked.data().toInt(), 2);
        // What is equal keeps the order it was given in, downwards as well.
        table.sort(1, Qt::DescendingOrder);
        QCOMPARE(table.names(), (QStringList{QStringLiteral("plum"), QStringLiteral("fig"),
                                             QStringLiteral("pear"), QStringLiteral("date")}));
        QCOMPARE(marked.row(), 1);
        // New rows come in the order in force.
        table.setFruits({{QStringLiteral("fig"), 2}, {QStringLiteral("lime"), 9}});
        QCOMPARE(table.names(), (QStringList{QStringLiteral("lime"), QStringLiteral("fig")}));
        // Without one they stand as they were given.
        table.sort(-1, Qt::AscendingOrder);
        QCOMPARE(table.names(), (QStringList{QStringLiteral("fig"), QStringLiteral("lime")}));
        QCOMPARE(table.rowOf(QStringLiteral("plum")), -1);
    }

    void aChangeOfLanguageShowsAllAgain()
    {
        Fruits table;
        QSignalSpy changed(&table, &QAbstractItemModel::dataChanged);
        QSignalSpy heads(&table, &QAbstractItemModel::headerDataChanged);
        table.retranslate();
        QCOMPARE(changed.count(), 0);
        QCOMPARE(heads.count(), 1);
        table.setFruits({{QStringLiteral("fig"), 2}, {QStringLiteral("lime"), 9}});
        table.retranslate();
        QCOMPARE(changed.count(), 1);
        QCOMPARE(changed.constFirst().at(1).toModelIndex().row(), 1);
        QCOMPARE(changed.constFirst().at(1).toModelIndex().column(), 1);
    }
};

QTEST_MAIN(RowTableTest)
#include "rowtabletest.moc"
