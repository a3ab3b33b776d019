// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/release/releasetables.h"

#include "models/domain/moments.h"
#include "models/domain/percent.h"
#include "models/exchange/benchmarks/exchangeset.h"
#include "widgets/theme/theme.h"

#include <QCoreApplication>
#include <QLocale>
#include <QTableWidget>

#include <algorithm>
#include <utility>

namespace yuyi::releasetables {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::ReleaseTables)
};

QTableWidgetItem *text(const QString &value)
{
    auto *item = new QTableWidgetItem(value);
    item->setToolTip(value);
    return item;
}

QTableWidgetItem *number(const QString &value)
{
    auto *item = new QTableWidgetItem(value);
    item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
    return item;
}

/// What stands before the values of a dimension. `mixed`: not all dimensions are of images, or of questions.
QString headOf(const Dimension &dimension, const DimensionCount &count, bool mixed)
{
    const QString title = mixed && dimension.ofQuestion() ? Tr::tr("%1 (of questions)", "a dimension").arg(dimension.title.text())
                                                          : dimension.title.text();
    return dimension.open ? Tr::tr("%1: %n different label(s)", "a dimension", count.distinct).arg(title) : title;
}

} // namespace

void fillStatistics(QTableWidget &table, const Statistics &statistics, const Preset &preset)
{
    int rows = 0;
    for (const DimensionCount &dimension : statistics.labels)
        rows += static_cast<int>(dimension.values.size());
    table.setRowCount(rows);
    const bool mixed = preset.labelsQuestions() && !preset.imageDimensions().isEmpty();
    int row = 0;
    for (const DimensionCount &dimension : statistics.labels) {
        const Dimension *facts = preset.dimension(dimension.dimension);
        bool first = true;
        for (const ValueCount &value : dimension.values) {
            table.setItem(row, 0, text(first && facts ? headOf(*facts, dimension, mixed) : QString()));
            table.setItem(row, 1, text(facts ? facts->titleOf(value.value) : value.value.text()));
            table.setItem(row, 2, number(QLocale().toString(value.count)));
            table.setItem(row, 3, number(QLocale().toString(roundedHalfUp(value.percent, 2), 'f', 2) % QStringLiteral(" %")));
            first = false;
            ++row;
        }
    }
}

QList<FindingRow> findingRows(const SetReport &report, const QSet<QString> &open)
{
    QList<FindingRow> groups;
    for (int i = 0; i < report.findings.size(); ++i) {
        const Finding &one = report.findings.at(i).finding;
        const auto same = std::find_if(groups.begin(), groups.end(), [&](const FindingRow &group) {
            const Finding &first = report.findings.at(group.findings.constFirst()).finding;
            return first.rule == one.rule && first.severity == one.severity && first.text == one.text;
        });
        if (same == groups.end())
            groups.append({{i}, false, false});
        else
            same->findings.append(i);
    }
    QList<FindingRow> rows;
    for (FindingRow &group : groups) {
        group.isGroup = group.findings.size() > 1;
        group.isOpen = group.isGroup && open.contains(report.findings.at(group.findings.constFirst()).finding.text);
        rows.append(group);
        if (!group.isOpen)
            continue;
        for (const int one : std::as_const(group.findings))
            rows.append({{one}, false, false});
    }
    return rows;
}

void fillFindings(QTableWidget &table, const SetReport &report, const QList<FindingRow> &rows)
{
    table.setRowCount(static_cast<int>(rows.size()));
    const Tokens &tokens = Theme::of(&table).tokens();
    for (int row = 0; row < rows.size(); ++row) {
        const FindingRow &shown = rows.at(row);
        const SetFinding &finding = report.findings.at(shown.findings.constFirst());
        auto *weight = text(titleOf(finding.finding.severity));
        weight->setForeground(tokens.toneText(finding.finding.severity == Severity::Error ? Tone::Bad : Tone::Attention));
        QString where = finding.where;
        if (shown.isGroup) {
            where =
                QStringLiteral("%1 %2")
                    .arg(QChar(shown.isOpen ? u'▾' : u'▸'))
                    .arg(Tr::tr("%n place(s)", nullptr, static_cast<int>(shown.findings.size())));
        }
        table.setItem(row, 0, weight);
        table.setItem(row, 1, text(where));
        table.setItem(row, 2, text(finding.finding.text));
    }
}

void fillLicences(QTableWidget &table, const QList<Image> &images, const QList<UnlicensedPicture> &pictures)
{
    table.setRowCount(static_cast<int>(images.size() + pictures.size()));
    for (int row = 0; row < images.size(); ++row) {
        table.setItem(row, 0, text(images.at(row).names.value(0)));
        table.setItem(row, 1, text(images.at(row).sourceUrl));
        table.setItem(row, 2, text(images.at(row).licence));
    }
    for (int i = 0; i < pictures.size(); ++i) {
        const int row = static_cast<int>(images.size()) + i;
        table.setItem(row, 0, text(pictures.at(i).where));
        table.setItem(row, 1, text(pictures.at(i).facts.sourceUrl));
        table.setItem(row, 2, text(pictures.at(i).facts.licence));
    }
}

void fillReleases(QTableWidget &table, const QList<ReleaseRow> &rows)
{
    table.setRowCount(static_cast<int>(rows.size()));
    for (int row = 0; row < rows.size(); ++row) {
        const Release &release = rows.at(row).release;
        auto *format = text(release.format);
        if (const auto known = fromCode<ExportFormat>(release.format))
            format->setToolTip(titleOf(*known));
        table.setItem(row, 0, text(momentText(release.createdAt)));
        table.setItem(row, 1, text(release.name));
        table.setItem(row, 2, format);
        table.setItem(row, 3, text(rows.at(row).folder));
        table.setItem(row, 4, text(rows.at(row).by));
        table.setItem(row, 5, number(QLocale().toString(release.images)));
        table.setItem(row, 6, number(QLocale().toString(release.questions)));
    }
}

} // namespace yuyi::releasetables
