// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/controls/tables/frozencolumn.h"

#include "widgets/controls/tables/tables.h"
#include "widgets/theme/theme.h"

#include <QHeaderView>
#include <QScrollBar>
#include <QSignalSpy>
#include <QStandardItemModel>
#include <QTest>

using namespace yuyi;

/// The first column of a wide table stays in sight.
class FrozenColumnTest : public QObject
{
    Q_OBJECT

    QStandardItemModel m_model;
    std::unique_ptr<QTableView> m_table;
    FrozenColumn *m_column = nullptr;

private Q_SLOTS:
    void init()
    {
        m_model.clear();
        m_model.setColumnCount(8);
        m_model.setRowCount(60);
        for (int row = 0; row < 60; ++row) {
            for (int column = 0; column < 8; ++column)
                m_model.setItem(row, column, new QStandardItem(QStringLiteral("%1/%2").arg(row).arg(column)));
        }
        m_table = std::make_unique<QTableView>();
        prepareTable(m_table.get());
        m_table->setSelectionBehavior(QAbstractItemView::SelectItems);
        m_table->setModel(&m_model);
        for (int column = 0; column < 8; ++column)
            m_table->setColumnWidth(column, 100);
        m_column = new FrozenColumn(m_table.get());
        m_table->resize(360, 240);
        m_table->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_table.get()));
    }
    void cleanup() { m_table.reset(); }

    void staysWhileOthersAreScrolled()
    {
        QVERIFY(!m_column->isVisible());
        m_table->horizontalScrollBar()->setValue(150);
        QTRY_VERIFY(m_column->isVisible());
        QCOMPARE(m_column->columnWidth(0), 100);
        QVERIFY(m_column->isColumnHidden(1));
        QCOMPARE(m_column->indexAt(QPoint(5, 5)).column(), 0);
        m_table->verticalScrollBar()->setValue(130);
        QCOMPARE(m_column->verticalScrollBar()->value(), 130);
        QCOMPARE(m_column->indexAt(QPoint(5, 5)).row(), m_table->indexAt(QPoint(150, 5)).row());
        // Another content: the others stay hidden in it.
        m_model.setColumnCount(9);
        m_table->horizontalScrollBar()->setValue(151);
        QTRY_VERIFY(m_column->isColumnHidden(8));
        m_column->setColumns(2);
        QVERIFY(!m_column->isColumnHidden(1));
        QVERIFY(m_column->width() >= 200);
        m_table->horizontalScrollBar()->setValue(0);
        QTRY_VERIFY(!m_column->isVisible());
    }

    void keysNeverLeadBehindIt()
    {
        m_table->setFocus();
        m_table->setCurrentIndex(m_model.index(0, 7));
        QTRY_VERIFY(m_column->isVisible());
        for (int column = 6; column > 0; --column) {
            QTest::keyClick(m_table.get(), Qt::Key_Left);
            QCOMPARE(m_table->currentIndex().column(), column);
            const int edge = 100;
            QTRY_VERIFY(!m_column->isVisible() || m_table->columnViewportPosition(column) >= edge);
        }
        QTest::keyClick(m_table.get(), Qt::Key_Left);
        QTRY_VERIFY(!m_column->isVisible());
    }

    void clicksAreTheTables()
    {
        m_table->horizontalScrollBar()->setValue(200);
        QTRY_VERIFY(m_column->isVisible());
        QSignalSpy activated(m_table.get(), &QTableView::doubleClicked);
        const QPoint first = m_column->visualRect(m_model.index(2, 0)).center();
        QTest::mouseClick(m_column->viewport(), Qt::LeftButton, {}, first);
        QCOMPARE(m_table->currentIndex(), m_model.index(2, 0));
        QCOMPARE(m_table->horizontalScrollBar()->value(), 200);
        QTest::mouseDClick(m_column->viewport(), Qt::LeftButton, {}, first);
        QTRY_COMPARE(activated.size(), 1);
        QVERIFY(!m_column->hasFocus());
    }
};

QTEST_MAIN(FrozenColumnTest)
#include "frozencolumntest.moc"
