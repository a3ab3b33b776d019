// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/options/results.h"

#include "models/services/results/metrics.h"
#include "models/services/results/presettables.h"

#include <QCoreApplication>
#include <QString>
#include <QStringList>

namespace yuyi::cli {

using commandline::Option; // lupdate finds no texts in a function that returns a qualified name

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::CliResultOptions)
};

} // namespace

Option byOption()
{
    return {QStringLiteral("by"), QStringLiteral("LIST"),
            Tr::tr("Groups results by dimensions or split, separated by commas, or by one of these: configuration, shots, outcome, size, "
                   "metric (default: overall only).")};
}

Option metricOption()
{
    return {QStringLiteral("metric"), QStringLiteral("CODE"),
            Tr::tr("Counts images by this metric of the preset: an image is correct if its questions of all kinds of the metric are "
                   "(default: counts questions).")};
}

Result<> readBy(const QString &text, const Preset &preset, ResultsQuery &query)
{
    QStringList names;
    for (const Dimension &dimension : preset.dimensions)
        names.append(dimension.code.text());
    if (!names.contains(splitDimension.text()))
        names.append(splitDimension.text());
    const QStringList words = text.split(u',', Qt::SkipEmptyParts);
    for (const QString &word : words) {
        const QString name = word.trimmed();
        const auto by = fromCode<ResultsBy>(name);
        const bool known = by && *by != ResultsBy::Label && (*by != ResultsBy::Metric || !preset.metrics.isEmpty());
        if (known && words.size() == 1) {
            query.by = *by;
        } else if (names.contains(name)) {
            query.dimensions.append(DimensionCode(name));
        } else if (preset.metrics.isEmpty()) {
            return failure(
                ErrorCode::Invalid,
                Tr::tr(
                    "--by takes one or more of %1, or exactly one of these: configuration, shots, outcome, size. It does not take “%2”.")
                    .arg(names.join(QStringLiteral(", ")), name));
        } else {
            return failure(ErrorCode::Invalid,
                           Tr::tr("--by takes one or more of %1, or exactly one of these: configuration, shots, outcome, size, metric. It "
                                  "does not take “%2”.")
                               .arg(names.join(QStringLiteral(", ")), name));
        }
    }
    return {};
}

Result<QString> metricFrom(const commandline::Arguments &arguments, const Preset &preset)
{
    if (!arguments.has(QStringLiteral("metric")))
        return QString();
    const QString code = arguments.value(QStringLiteral("metric"));
    if (preset.metric(code) != nullptr)
        return code;
    if (preset.metrics.isEmpty())
        return failure(ErrorCode::Invalid, Tr::tr("--metric cannot be used: the preset of this project has no metrics."));
    QStringList codes;
    for (const Metric &metric : preset.metrics)
        codes.append(metric.code);
    return failure(ErrorCode::Invalid, Tr::tr("--metric takes %1, not “%2”.").arg(codes.join(QStringLiteral(", ")), code));
}

Result<> readMetric(const commandline::Arguments &arguments, const Preset &preset, ResultsQuery &query)
{
    YUYI_TRY(const auto code, metricFrom(arguments, preset));
    query.metric = code;
    if (code.isEmpty())
        return {};
    if (query.by == ResultsBy::Metric)
        return failure(ErrorCode::Invalid, Tr::tr("--metric cannot be used with --by metric, which has a column for each metric."));
    for (const DimensionCode &dimension : query.dimensions) {
        const Dimension *known = preset.dimension(dimension);
        if (known != nullptr && !groupsImages(*known, *preset.metric(code))) {
            return failure(ErrorCode::Invalid,
                           Tr::tr("--by %1 cannot be used with --metric %2: the questions that are counted as one differ in it.")
                               .arg(dimension.text(), code));
        }
    }
    return {};
}

Option tableOption()
{
    return {QStringLiteral("table"), QStringLiteral("CODE"), Tr::tr("Shows this table of the preset, instead of --by and --metric.")};
}

Result<> readTable(const commandline::Arguments &arguments, const Preset &preset, ResultsQuery &query)
{
    if (!arguments.has(QStringLiteral("table")))
        return {};
    for (const char *name : {"by", "metric"}) {
        if (arguments.has(QLatin1String(name))) {
            return failure(ErrorCode::Invalid,
                           Tr::tr("--table cannot be used with --%1: the preset says what it shows.").arg(QLatin1String(name)));
        }
    }
    const QString code = arguments.value(QStringLiteral("table"));
    QStringList codes;
    for (const TableForm &form : preset.tables) {
        codes.append(form.code);
        if (form.code != code)
            continue;
        YUYI_TRY(auto asked, tableQuery(form, preset));
        asked.items = query.items;
        asked.scorer = query.scorer;
        asked.withExamples = query.withExamples;
        asked.withPractice = query.withPractice;
        query = asked;
        return {};
    }
    if (codes.isEmpty())
        return failure(ErrorCode::Invalid, Tr::tr("--table cannot be used: the preset of this project has no tables."));
    return failure(ErrorCode::Invalid, Tr::tr("--table takes %1, not “%2”.").arg(codes.join(QStringLiteral(", ")), code));
}

} // namespace yuyi::cli
