// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/session/latest.h"
#include "widgets/results/resultspagedata.h"

#include <QWidget>

class QLabel;
class QTableView;

namespace yuyi {

class FoldedChips;
class ResultsDelegate;
class ResultsTableModel;

/// @brief The paper's tables from any runs: grouped by labels, configurations, worked examples, outcome, model size or metrics. A cell
/// opens its items.
class TablesView final : public QWidget
{
    Q_OBJECT
public:
    explicit TablesView(ResultsPageData &pageData, QWidget *parent = nullptr);

    void enter();
    void leave();
    /// Computes the table again because shared data has changed.
    void refresh();
    void walk(int rows);
    /// Selects the grouping at this position in the row of chips.
    void chooseGrouping(int position);
    /// Selects the next grouping, or the one before; behind the last one comes the first.
    void walkGroupings(int step);
    /// The columns of the table.
    ResultsBy by() const;
    /// Whether it counts the page's metric: one with a column for each counts all, one of the preset its own.
    bool takesMetric() const { return by() != ResultsBy::Metric && !chosenTable(); }
    /// Whether it has only the runs of the page's configuration; tables that compare configurations or name their own have all.
    bool takesConfiguration() const { return !chosenTable() && by() != ResultsBy::Configuration && by() != ResultsBy::Shots; }
    /// Title of the grouping at this position; empty if there is none.
    QString groupingTitle(int position) const;
    void openCell();
    /// Sorts the rows of each section by a column: first the best first, the second time reversed, the third time in computed
    /// order.
    void sortBy(int column);
    void sortByCurrent();
    void exportTable();
    void copyTable();
    bool hasTable() const;
    ResultsTableModel *model() const { return m_model; }
    /// Returns true if the table shows the current selection.
    bool isComplete() const { return m_complete; }
    void retranslate();

Q_SIGNALS:
    /// Other columns were chosen.
    void groupingChanged();
    void failed(const QString &sentence);
    void toast(const QString &sentence, bool undoable);

protected:
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void fillGroupings();
    void compute();
    void take(const ResultsTable &table);
    void fitTable();
    void showNotes();
    void showOrder();
    void fitNotes();
    ResultsQuery query() const;
    /// The table of the preset that is chosen; null: none.
    const TableForm *chosenTable() const;
    QString whatOf(const ResultsRow &row, const ResultsColumn &column) const;

    ResultsPageData &m_pageData;
    FoldedChips *m_groupings = nullptr;
    QTableView *m_table = nullptr;
    ResultsTableModel *m_model = nullptr;
    ResultsDelegate *m_delegate = nullptr;
    QLabel *m_warnings = nullptr;
    QLabel *m_notes = nullptr;
    Latest m_latest;
    bool m_active = false;
    bool m_entered = false; ///< and not seen yet
    bool m_complete = false;
    qsizetype m_dimensions = 0; ///< offered to group by, with the tables of the preset
    QString m_counted;          ///< the metric whose groupings these are; empty: of questions
    int m_sorted = -1;          ///< sorted column; −1: computed order
    Qt::SortOrder m_order = Qt::DescendingOrder;
};

} // namespace yuyi
