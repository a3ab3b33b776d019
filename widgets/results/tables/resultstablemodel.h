// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/results/resultsservice.h"

#include <QAbstractTableModel>

#include <optional>

namespace yuyi {

/// @brief The model of a results table: each section has a heading row, followed by its rows. The first column contains the row
/// names.
class ResultsTableModel final : public QAbstractTableModel
{
    Q_OBJECT
public:
    enum Roles {
        CellRole = Qt::UserRole, ///< pointer to the ResultsCell, null for headings and names
        SectionRole,             ///< true for a heading row
        DetailRole,              ///< second line of a name
        WarningRole,             ///< why a row is incomplete
        CountRole                ///< the cell's note on its questions: "n 12" if it differs from the column heading, "*", or both
    };

    using QAbstractTableModel::QAbstractTableModel;

    void setTable(const ResultsTable &table);
    /// The table in its computed order, regardless of the sorting of the view.
    const ResultsTable &table() const { return m_table; }
    /// @brief Sorts the rows within each section by a column; rows without a value come last. Column −1 restores the computed
    /// order, best overall first.
    void sort(int column, Qt::SortOrder order = Qt::AscendingOrder) override;
    /// The table row shown in a row of the view; null for headings.
    const ResultsRow *rowAt(int row) const;
    const ResultsCell *cellAt(const QModelIndex &index) const;
    const ResultsColumn *columnAt(int column) const;
    bool isSection(int row) const;
    /// The number of questions of a column: the one that most of its cells have. No value if there are no such cells.
    std::optional<int> countOf(int column) const;
    /// Returns true if a cell has another number of questions than its column heading says.
    bool hasOddCounts() const;
    /// Sets the column headings, broken into lines. They apply until the next table is set.
    void setHeadings(const QStringList &headings);
    void retranslate();

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;

private:
    struct Line {
        int row = -1; ///< −1: the heading of `section`
        ResultsSection section = ResultsSection::Closed;
    };

    QVariant nameData(const ResultsRow &row, int role) const;
    void arrange();
    void countColumns();

    ResultsTable m_table;
    QList<std::optional<int>> m_counts; ///< number of questions by column of the table
    QStringList m_headings;
    QList<Line> m_lines;
    int m_sorted = -1; ///< sorted column
    Qt::SortOrder m_order = Qt::AscendingOrder;
};

/// The 95 % interval of a share as shown in a cell, "61.0–67.7"; empty when there is none.
QString intervalText(const ResultsCell &cell);
/// Describes in sentences what a figure is based on.
QString cellTip(const ResultsCell &cell);

} // namespace yuyi
