// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/acrossresults.h"

#include "models/domain/percent.h"
#include "models/services/results/across/comparison.h"
#include "models/services/results/across/export.h"
#include "models/services/results/across/side.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <optional>

namespace yuyi::cli {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::CliAcrossResults)
};

QString sideLine(const QString &side, const ResultsCell &cell)
{
    return cell.blank() ? QStringLiteral("    %1: –").arg(side)
                        : QStringLiteral("    %1: %2 (n=%3)").arg(side, acrossShareText(cell)).arg(cell.n);
}

QString acrossLines(const AcrossComparison &comparison)
{
    QStringList lines{comparison.sideTitle(false), comparison.sideTitle(true)};
    for (qsizetype i = 0; i < comparison.parts.size(); ++i) {
        const AcrossPart &part = comparison.parts.at(i);
        lines.append(part.group.isEmpty() ? part.title : Tr::tr("%1: %2", "dimension, label").arg(part.group, part.title));
        for (const AcrossRow &row : comparison.rows) {
            const AcrossFigure &figure = row.figures.at(i);
            const QString configuration = acrossConfiguration(row);
            lines.append(QStringLiteral("  ")
                         % (configuration.isEmpty()
                                ? row.title
                                : QStringLiteral("%1 · %2").arg(row.title, configuration)));
            lines.append(sideLine(QStringLiteral("A"), figure.first));
            lines.append(sideLine(QStringLiteral("B"), figure.second));
            if (figure.difference)
                lines.append(QStringLiteral("    A − B: %1").arg(acrossDifferenceText(figure)));
            if (figure.shared > 0)
                lines.append(Tr::tr("    Shared questions: %1").arg(figure.shared));
            const auto gap = [](const std::optional<double> &points) { return points ? pointsText(*points) : QStringLiteral("–"); };
            if (figure.firstGap || figure.secondGap)
                lines.append(Tr::tr("    Gap: A %1, B %2").arg(gap(figure.firstGap), gap(figure.secondGap)));
        }
    }
    if (!comparison.hasModels())
        lines.append(Tr::tr("No model was asked in both with the same configuration. Choose the configurations with --config C,D."));
    return (lines + aloneNotes(comparison) + comparison.notes).join(u'\n');
}

/// The configurations of --config: one for both, or one for each.
Result<> readConfigurations(const QString &text, const ResultsSide &first, const ResultsSide &second, AcrossQuery &query)
{
    const QStringList codes = text.split(u',', Qt::SkipEmptyParts);
    if (codes.isEmpty())
        return {};
    query.firstConfiguration = codes.constFirst().trimmed();
    query.secondConfiguration = codes.value(1).trimmed();
    const QString wanted = query.secondConfiguration.isEmpty() ? query.firstConfiguration : query.secondConfiguration;
    for (const auto &[side, code] : {std::pair(&first, query.firstConfiguration), std::pair(&second, wanted)}) {
        const auto runs = configurationsOf(*side);
        QStringList known;
        for (const auto &[one, title] : runs)
            known.append(one);
        if (!known.contains(code)) {
            return failure(ErrorCode::NotFound,
                           Tr::tr("“%1” has no run with the configuration “%2”. Its configurations: %3.")
                               .arg(side->title, code, known.join(QStringLiteral(", "))));
        }
    }
    return {};
}

Result<> dimensionsAreShared(const QList<DimensionCode> &wanted, const ResultsSide &first, const ResultsSide &second)
{
    const QList<DimensionCode> shared = sharedDimensions(first, second);
    for (const DimensionCode &dimension : wanted) {
        if (shared.contains(dimension))
            continue;
        QStringList names;
        for (const DimensionCode &one : shared)
            names.append(one.text());
        return failure(ErrorCode::Invalid,
                       names.isEmpty() ? Tr::tr("The two have no labels in common, so --by cannot be used.")
                                       : Tr::tr("“%1” is not a dimension of both with labels in common. These are: %2.")
                                             .arg(dimension.text(), names.join(QStringLiteral(", "))));
    }
    return {};
}

Result<AcrossComparison> compared(Context &context, OpenProject &project, const ResultsQuery &query)
{
    const Arguments &arguments = context.arguments;
    ConsoleProgress progress(context.console, Tr::tr("Reading replies"));
    YUYI_TRY(const auto first, readSide(*project.stores, project.actor.id, query, progress));
    ResultsQuery there = query;
    there.study.reset();
    YUYI_TRY(const auto second, readOtherSide(context.host, arguments.value(QStringLiteral("against")), there,
                                              arguments.value(QStringLiteral("against-study")), progress));
    AcrossQuery wanted;
    wanted.dimensions = query.dimensions;
    YUYI_CHECK(dimensionsAreShared(wanted.dimensions, first, second));
    YUYI_CHECK(readConfigurations(arguments.value(QStringLiteral("config")), first, second, wanted));
    return compareAcross(first, second, wanted);
}

} // namespace

Result<> fitsAcross(const Arguments &arguments)
{
    const bool across = arguments.has(QStringLiteral("against"));
    for (const char *name : {"config", "against-study"}) {
        if (!across && arguments.has(QLatin1String(name)))
            return failure(ErrorCode::Invalid, Tr::tr("--%1 needs --against OTHER.").arg(QLatin1String(name)));
    }
    for (const char *name : {"items", "cells", "chart", "where"}) {
        if (across && arguments.has(QLatin1String(name)))
            return failure(ErrorCode::Invalid, Tr::tr("--%1 cannot be used with --against.").arg(QLatin1String(name)));
    }
    if (arguments.value(QStringLiteral("config")).count(u',') > 1)
        return failure(ErrorCode::Invalid, Tr::tr("--config takes one configuration, or two with a comma between."));
    return {};
}

Exit reportAcross(Context &context, OpenProject &project, const ResultsQuery &query, TableFormat format, const PrintSize &size)
{
    if (query.by != ResultsBy::Label) {
        context.console.fail({ErrorCode::Invalid, Tr::tr("With --against, --by takes only dimensions."), {}});
        return Exit::Usage;
    }
    const auto comparison = compared(context, project, query);
    if (!comparison)
        return context.console.fail(comparison.error());
    const QString file = context.arguments.value(QStringLiteral("out"));
    if (!file.isEmpty()) {
        if (const auto saved = saveAcross(*comparison, format, QFileInfo(file).absoluteFilePath()); !saved)
            return context.console.fail(saved.error());
    }
    if (const QString drawn = context.arguments.value(QStringLiteral("figure")); !drawn.isEmpty()) {
        const auto figure = acrossFigure(*comparison, 0);
        if (!figure)
            return context.console.fail(figure.error());
        if (const auto saved = savePrintFigure(*figure, size, QFileInfo(drawn).absoluteFilePath()); !saved)
            return context.console.fail(saved.error());
        context.console.say(Tr::tr("The figure was written to “%1”.").arg(drawn));
    }
    if (!file.isEmpty()) {
        context.console.done(acrossJson(*comparison), Tr::tr("The table was written to “%1”.").arg(file));
        return Exit::Done;
    }
    QString text = acrossLines(*comparison);
    if (context.arguments.has(QStringLiteral("format"))) {
        const auto written = acrossText(*comparison, format);
        if (!written)
            return context.console.fail(written.error());
        text = QString::fromUtf8(*written).trimmed();
    }
    context.console.result(acrossJson(*comparison), text);
    return Exit::Done;
}

} // namespace yuyi::cli
