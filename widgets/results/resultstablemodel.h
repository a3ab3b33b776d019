// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/resultsservice.h"

#include <QAbstractTableModel>

#include <optional>

namespace yuyi {

/// @brief A table of results for a view: a heading row per section, then its rows; the first column names the row.
class ResultsTableModel final : public QAbstractTableModel
{
    Q_OBJECT
public:
    enum Roles {
        CellRole = Qt::UserRole,     ///< pointer to the ResultsCell, null for headings and names
        SectionRole,                 ///< true for a heading row
        DetailRole,                  ///< second line of a name
        WarningRole,                 ///< why a row is incomplete
        CountRole                    ///< what a cell says of its questions: "n 12" where the head says another number, "*", or both
    };

    using QAbstractTableModel::QAbstractTableModel;

    void setTable(const ResultsTable &table);
    /// In the order it was computed in, whatever the view's.
    const ResultsTable &table() const { return m_table; }
    /// @brief Orders the rows within each section by a column; rows with nothing there come last. −1: as computed, best overall first.
    void sort(int column, Qt::SortOrder order = Qt::AscendingOrder) override;
    /// Row of the table behind a row of the view; null for headings.
    const ResultsRow *rowAt(int row) const;
    const ResultsCell *cellAt(const QModelIndex &index) const;
    const ResultsColumn *columnAt(int column) const;
    bool isSection(int row) const;
    /// How many questions a column is about: what most of its cells rest on. None where there are no such cells.
    std::optional<int> countOf(int column) const;
    /// Whether a cell rests on another number than its head says.
    bool hasOddCounts() const;
    /// The columns' titles as they stand in the head, broken into lines; until the next table.
    void setHeadings(const QStringList &headings);
    void retranslate();

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;

private:
    struct Line {
        int row = -1;                ///< −1: the heading of `section`
        ResultsSection section = ResultsSection::Closed;
    };

    QVariant nameData(const ResultsRow &row, int role) const;
    void arrange();
    void countColumns();

    ResultsTable m_table;
    QList<std::optional<int>> m_counts;   ///< by column of the table
    QStringList m_headings;
    QList<Line> m_lines;
    int m_sorted = -1;               ///< column
    Qt::SortOrder m_order = Qt::AscendingOrder;
};

/// The figure as it stands in a cell: per cent with one digit.
QString shareText(double share);
/// Its 95 % interval, "61.0–67.7"; empty when there is none.
QString intervalText(const ResultsCell &cell);
/// Everything a figure rests on, in sentences.
QString cellTip(const ResultsCell &cell);

} // namespace yuyi
