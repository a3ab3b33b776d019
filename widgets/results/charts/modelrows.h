// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/results/resultsservice.h"

namespace yuyi {

class ResultsPageData;

/// @brief The models of a table of results, as the charts draw them: best first, by names that tell them apart. Holds the table.
class ModelRows
{
public:
    ModelRows() = default;
    explicit ModelRows(ResultsTable table);

    const ResultsTable &table() const { return m_table; }
    qsizetype size() const { return m_rows.size(); }
    /// A row, counted from the best.
    const ResultsRow &at(qsizetype index) const { return m_table.rows.at(m_rows.at(index)); }
    /// The title of a row under the configuration that the page data shows.
    QString nameOf(const ResultsRow &row, const ResultsPageData &pageData) const;
    QStringList columnTitles() const;
    /// Opens the items behind a cell; nothing if there are none. `index`: as in `at`, may be out of range.
    void openCell(ResultsPageData &pageData, int index, int column) const;

private:
    ResultsTable m_table;
    QList<qsizetype> m_rows; ///< indexes into the rows of the table
};

} // namespace yuyi
