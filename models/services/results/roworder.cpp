// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/results/roworder.h"

#include "models/domain/moments.h"

#include <QCoreApplication>
#include <QMap>
#include <QSet>

#include <algorithm>
#include <utility>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::ResultsTable)
};

} // namespace

void sortRows(QList<ResultsRow> &rows, ResultsBy by, const QStringList &configurations)
{
    // What was imported for a part of the data set comes after what rests on all of it: it is no better for being higher.
    const auto leading = [](const ResultsRow &row) {
        for (const ResultsCell &cell : row.cells) {
            if (!cell.empty && cell.n > 0)
                return std::pair(cell.missing == 0, cell.share);
        }
        return std::pair(false, -1.0);
    };
    std::stable_sort(rows.begin(), rows.end(), [&](const ResultsRow &a, const ResultsRow &b) {
        return a.section != b.section ? a.section < b.section : leading(a) > leading(b);
    });
    if (by != ResultsBy::Size && configurations.size() > 1) {
        std::stable_sort(rows.begin(), rows.end(), [&](const ResultsRow &a, const ResultsRow &b) {
            if (a.section != b.section)
                return a.section < b.section;
            return configurations.indexOf(a.configuration) < configurations.indexOf(b.configuration);
        });
    }
    if (by != ResultsBy::Size)
        return;
    std::stable_sort(rows.begin(), rows.end(), [](const ResultsRow &a, const ResultsRow &b) {
        if (a.section != b.section)
            return a.section < b.section;
        return a.billions && b.billions ? *a.billions < *b.billions : a.billions && !b.billions;
    });
}

void tellApart(QList<ResultsRow> &rows, const QList<RunReading> &readings)
{
    const auto readingOf = [&](const ResultsRow &row) {
        return std::find_if(readings.begin(), readings.end(), [&](const RunReading &one) {
            return !row.runs.isEmpty() && one.run->run.id == row.runs.constFirst();
        });
    };
    const auto look = [](const ResultsRow &row) {
        return QStringList{codeOf(row.section), row.model, row.configuration, row.detail}.join(u'\n');
    };
    QHash<QString, QSet<QString>> endpoints;
    for (const ResultsRow &row : std::as_const(rows)) {
        if (const auto reading = readingOf(row); reading != readings.end())
            endpoints[look(row)].insert(reading->run->endpoint);
    }
    for (ResultsRow &row : rows) {
        const auto reading = readingOf(row);
        if (reading == readings.end() || reading->run->endpoint.isEmpty() || endpoints.value(look(row)).size() < 2)
            continue;
        row.detail =
            row.detail.isEmpty()
                ? reading->run->endpoint
                : QStringList{row.detail, reading->run->endpoint}.join(QStringLiteral(" · "));
    }
    QMap<QString, QList<qsizetype>> alike;
    for (qsizetype i = 0; i < rows.size(); ++i) {
        const ResultsRow &row = rows.at(i);
        alike[look(row)].append(i);
    }
    for (const QList<qsizetype> &same : std::as_const(alike)) {
        if (same.size() < 2)
            continue;
        for (const qsizetype i : same) {
            ResultsRow &row = rows[i];
            const auto reading = readingOf(row);
            if (reading == readings.end())
                continue;
            QStringList parts;
            if (!row.detail.isEmpty())
                parts.append(row.detail);
            if (reading->run->run.origin == RunOrigin::Imported)
                parts.append(Tr::tr("Imported"));
            parts.append(momentText(reading->run->run.createdAt));
            row.detail = parts.join(QStringLiteral(" · "));
        }
    }
}

} // namespace yuyi
