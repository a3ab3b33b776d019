// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/results/presettables.h"

#include "models/services/results/metrics.h"
#include "models/services/results/table.h"
#include "models/services/rules/itemtest.h"

#include <QCoreApplication>

#include <algorithm>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::ResultsTable)
};

} // namespace

Result<ResultsQuery> tableQuery(const TableForm &form, const Preset &preset)
{
    ResultsQuery query;
    query.by = fromCode<ResultsBy>(form.by).value_or(ResultsBy::Label);
    if (query.by == ResultsBy::Label)
        query.dimensions = form.dimensions;
    query.configurations = form.configurations;
    query.metric = form.metric;
    query.baselines = form.baselines;
    query.onlyFilled = true;
    const auto where = readWhere(form.where, preset);
    if (!where) {
        return failure(ErrorCode::Invalid,
                       Tr::tr("The condition of the table “%1” cannot be read: %2").arg(form.code, where.error().sentence),
                       where.error().detail);
    }
    query.where = *where;
    const Metric *metric = preset.metric(form.metric);
    for (const DimensionCode &code : std::as_const(query.dimensions)) {
        const Dimension *dimension = preset.dimension(code);
        if (metric && dimension && !groupsImages(*dimension, *metric)) {
            return failure(ErrorCode::Invalid, Tr::tr("The table “%1” counts images, whose questions differ in the dimension “%2”.")
                                                   .arg(form.code, code.text()));
        }
    }
    return query;
}

void removeOtherBaselines(ResultsTable &table)
{
    const std::optional<QList<TableBaseline>> &wanted = table.query.baselines;
    if (!wanted)
        return;
    const auto has = [&table](RowKind kind) {
        return std::any_of(table.rows.begin(), table.rows.end(), [kind](const ResultsRow &row) { return row.kind == kind; });
    };
    // The most exact row that the table has for each of them.
    QList<RowKind> kept{RowKind::Model};
    for (const TableBaseline baseline : *wanted) {
        switch (baseline) {
        case TableBaseline::Random: kept.append(RowKind::Chance); break;
        case TableBaseline::Longest: kept.append(RowKind::LongestOption); break;
        case TableBaseline::Frequent:
            kept.append(has(RowKind::FrequentByLabel) ? RowKind::FrequentByLabel : RowKind::FrequentLetter);
            break;
        case TableBaseline::Human: kept.append(has(RowKind::HumanAverage) ? RowKind::HumanAverage : RowKind::PeopleAverage); break;
        case TableBaseline::HumanBest: kept.append(has(RowKind::HumanAverage) ? RowKind::HumanBest : RowKind::BestPerson); break;
        }
    }
    table.rows.removeIf([&kept](const ResultsRow &row) { return !kept.contains(row.kind); });
}

void removeEmptyColumns(ResultsTable &table)
{
    for (qsizetype i = table.columns.size() - 1; i >= 0; --i) {
        const bool empty = !table.columns.at(i).overall && std::all_of(table.rows.begin(), table.rows.end(), [i](const ResultsRow &row) {
            const ResultsCell cell = row.cells.value(i);
            return cell.empty || cell.n == 0;
        });
        if (!empty)
            continue;
        table.columns.removeAt(i);
        for (ResultsRow &row : table.rows) {
            if (i < row.cells.size())
                row.cells.removeAt(i);
        }
    }
}

} // namespace yuyi
