// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/results/charts/modelrows.h"

#include "models/services/results/itemsbehind.h"
#include "widgets/results/resultspagedata.h"

#include <QCoreApplication>

#include <algorithm>
#include <utility>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::ModelRows)
};

} // namespace

ModelRows::ModelRows(ResultsTable table) : m_table(std::move(table))
{
    for (qsizetype i = 0; i < m_table.rows.size(); ++i) {
        if (m_table.rows.at(i).kind == RowKind::Model)
            m_rows.append(i);
    }
    // What was imported for a part of the questions comes after what rests on all of them, as in the table.
    std::stable_sort(m_rows.begin(), m_rows.end(), [this](qsizetype a, qsizetype b) {
        const ResultsCell first = m_table.rows.at(a).cells.value(0);
        const ResultsCell second = m_table.rows.at(b).cells.value(0);
        return (first.missing > 0) != (second.missing > 0) ? second.missing > 0 : first.accuracy > second.accuracy;
    });
}

QString ModelRows::nameOf(const ResultsRow &row, const ResultsPageData &pageData) const
{
    const bool one = !pageData.configuration().isEmpty() || row.configurationTitle.isEmpty();
    const QString name = one ? row.title : Tr::tr("%1 · %2").arg(row.title, row.configurationTitle);
    // As in print: among models that see the picture, one that does not is no better or worse model.
    const bool seeing = std::any_of(m_rows.begin(), m_rows.end(),
                                    [this](qsizetype other) { return m_table.rows.at(other).section != ResultsSection::TextOnly; });
    const QString seen = seeing && row.section == ResultsSection::TextOnly ? Tr::tr("%1 (text only)").arg(name) : name;
    return row.incomplete ? Tr::tr("%1 (incomplete)", "a model whose run holds no replies to some questions").arg(seen) : seen;
}

QStringList ModelRows::columnTitles() const
{
    QStringList titles;
    for (const ResultsColumn &column : m_table.columns)
        titles.append(column.title);
    return titles;
}

void ModelRows::openCell(ResultsPageData &pageData, int index, int column) const
{
    const auto replies = pageData.data();
    if (!replies || index < 0 || index >= size())
        return;
    if (const auto query = itemsBehind(*replies, m_table, at(index), column))
        Q_EMIT pageData.itemsWanted(*query, Tr::tr("%1 · %2").arg(nameOf(at(index), pageData), m_table.columns.at(column).title), {});
}

} // namespace yuyi
