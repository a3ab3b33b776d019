// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/study/report/reporttable.h"

#include "widgets/controls/layout/layouts.h"
#include "widgets/controls/tables/frozencolumn.h"
#include "widgets/controls/tables/tables.h"
#include "widgets/study/report/studytablemodel.h"
#include "widgets/theme/theme.h"

#include <QHeaderView>
#include <QScrollBar>
#include <QTableView>

#include <algorithm>

namespace yuyi {

namespace {

constexpr int widestColumn = 320; // pixels at scale 1
constexpr int widestWords = 1200; // of the last column
constexpr int narrowestColumn = 52;
constexpr int leastNames = 170; // of what a row is about
constexpr int leastTable = 130;
constexpr int headPadding = 12; // what the style sheet takes from a heading

} // namespace

ReportTable::ReportTable(QWidget *parent)
    : QWidget(parent), m_table(new QTableView(this)), m_model(new StudyTableModel(this))
{
    makePanel(this);
    m_table->setObjectName(QStringLiteral("reportTable"));
    prepareTable(m_table, false);
    m_table->setSelectionBehavior(QAbstractItemView::SelectItems);
    m_table->setWordWrap(false);
    m_table->setModel(m_model);
    m_frozen = new FrozenColumn(m_table);
    connect(m_table, &QTableView::activated, this, &ReportTable::open);
    auto *inside = columnIn(this, spacing::medium, -1);
    inside->addWidget(m_table);
    setMinimumHeight(Theme::of(this).px(leastTable));
}

void ReportTable::setTable(const StudyTable &table)
{
    const QModelIndex kept = m_table->currentIndex();
    const bool same = m_model->table().kind == table.kind;
    m_model->setTable(table);
    fitColumns();
    if (!same) {
        m_table->verticalScrollBar()->setValue(0);
        m_table->horizontalScrollBar()->setValue(0);
    }
    if (same && kept.isValid() && kept.row() < m_model->rowCount() && kept.column() < m_model->columnCount())
        m_table->setCurrentIndex(m_model->index(kept.row(), kept.column()));
}

void ReportTable::fitColumns()
{
    const Theme &theme = Theme::of(this);
    m_table->horizontalHeader()->setStretchLastSection(false);
    m_table->resizeColumnsToContents();
    const int last = m_model->columnCount() - 1;
    for (int i = 0; i <= last; ++i) {
        // Words at the end are read by scrolling: they push nothing aside.
        const int widest = theme.px(i == last ? widestWords : widestColumn);
        m_table->setColumnWidth(i, std::clamp(m_table->columnWidth(i) + theme.px(headPadding), theme.px(narrowestColumn), widest));
    }
    // Names give way before figures do.
    const int over = m_table->horizontalHeader()->length() + m_table->verticalScrollBar()->sizeHint().width()
                   - m_table->contentsRect().width();
    if (over > 0 && last > 0)
        m_table->setColumnWidth(0, std::max(m_table->columnWidth(0) - over, std::min(m_table->columnWidth(0), theme.px(leastNames))));
    m_frozen->setColumns(m_model->table().kind == StudyTableKind::Items ? 2 : 1); // what is measured: behind its rank
    m_table->horizontalHeader()->setStretchLastSection(m_model->columnCount() > 0 && !m_model->table().rows.isEmpty()
                                                       && !m_model->table().rows.constFirst().cells.constLast().number);
}

void ReportTable::openCurrent()
{
    open(m_table->currentIndex());
}

void ReportTable::open(const QModelIndex &index)
{
    const auto behind = m_model->behind(index);
    if (!behind)
        return;
    const StudyTable &table = m_model->table();
    const QString name = table.rows.at(index.row()).cells.at(table.kind == StudyTableKind::Items ? 1 : 0).text;
    Q_EMIT opened(*behind, index.column() == 0
                               ? name
                               : tr("%1 · %2", "row, column of a table").arg(name, table.columns.at(index.column())));
}

void ReportTable::retranslate()
{
    m_table->setAccessibleName(tr("Values"));
}

} // namespace yuyi
