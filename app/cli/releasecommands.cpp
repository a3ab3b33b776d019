// SPDX-License-Identifier: GPL-3.0-or-later
// stats, lint, export
#include "app/cli/report.h"
#include "models/domain/percent.h"
#include "models/domain/preset/preset.h"
#include "models/exchange/benchmarks/importer.h"
#include "models/exchange/release/splits.h"
#include "models/services/release/chattexts.h"
#include "models/services/release/releaseservice.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QStringList>

#include <optional>
#include <utility>

namespace yuyi::cli {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::CliRelease)
};

QString statisticsText(const Statistics &statistics, const Preset &preset)
{
    QString text = Tr::tr("%1 images, %2 questions.")
                       .arg(QString::number(statistics.images), QString::number(statistics.questions));
    for (const SplitCount &split : statistics.splits) {
        if (!split.name.isEmpty()) {
            text += QLatin1Char('\n')
                  % Tr::tr("  %1: %2 images, %3 questions")
                        .arg(split.name, QString::number(split.images), QString::number(split.questions));
        }
    }
    if (statistics.pictures > 0) {
        text += QLatin1Char('\n')
              % Tr::tr("  Different pictures: %1; questions with several: %2; pictures in questions: %3; options with a picture: %4")
                    .arg(QString::number(statistics.pictures), QString::number(statistics.severalPictures),
                         QString::number(statistics.stemPictures), QString::number(statistics.pictureOptions));
    }
    for (const KindCount &kind : statistics.kinds)
        text += QStringLiteral("\n  %1  %2").arg(QString::number(kind.questions).rightJustified(6), preset.kind(kind.kind)->title.text());
    for (const GroupImages &images : statistics.groups) {
        text += QLatin1Char('\n')
              % Tr::tr("Groups of questions (%1): %2 complete, %3 incomplete")
                    .arg(groupTitle(preset, images.group), QString::number(images.complete), QString::number(images.incomplete));
    }
    for (const DimensionCount &dimension : statistics.labels) {
        const Dimension *facts = preset.dimension(dimension.dimension);
        const QString title = facts ? facts->title.text() : dimension.dimension.text();
        text += QLatin1Char('\n')
              % (facts && facts->open ? Tr::tr("%1: %n different label(s)", nullptr, dimension.distinct).arg(title) : title);
        for (const ValueCount &value : dimension.values) {
            text += QStringLiteral("\n  %1  %2 %  %3")
                        .arg(QString::number(value.count).rightJustified(6),
                             QString::number(roundedHalfUp(value.percent, 2), 'f', 2).rightJustified(6),
                             facts ? facts->titleOf(value.value) : value.value.text());
        }
    }
    if (statistics.explained > 0) {
        text += QLatin1Char('\n')
              % Tr::tr("Questions whose answer is explained: %1 (mean length %2 characters)")
                    .arg(QString::number(statistics.explained), QString::number(statistics.meanRationale, 'f', 2));
    }
    return text % QLatin1Char('\n')
         % Tr::tr("Mean length in characters: question %1, option %2, explanation %3.")
               .arg(QString::number(statistics.meanQuestion, 'f', 2),
                    statistics.meanOption > 0 ? QString::number(statistics.meanOption, 'f', 2) : QStringLiteral("–"),
                    preset.texts.image ? QString::number(statistics.meanExplanation, 'f', 2) : QStringLiteral("–"));
}

Exit runStats(Context &context)
{
    const auto project = openProject(context, context.arguments.positional.first());
    if (!project)
        return context.console.fail(project.error());
    return reportStatistics(context, *project);
}

Exit reportFindings(Context &context, const SetReport &report)
{
    Json json;
    json["findings"] = Json::array();
    QStringList lines;
    for (const SetFinding &finding : report.findings) {
        json["findings"].push_back({{"rule", toUtf8(codeOf(finding.finding.rule))},
                                    {"severity", toUtf8(codeOf(finding.finding.severity))},
                                    {"where", toUtf8(finding.where)},
                                    {"text", toUtf8(finding.finding.text)}});
        lines.append(Tr::tr("%1 [%2] %3: %4")
                         .arg(titleOf(finding.finding.severity), codeOf(finding.finding.rule), finding.where,
                              finding.finding.text));
    }
    lines.append(Tr::tr("%1 errors, %2 warnings.")
                     .arg(QString::number(report.errors()), QString::number(report.warnings())));
    context.console.result(json, lines.join(QLatin1Char('\n')));
    return report.findings.isEmpty() ? Exit::Done : Exit::Findings;
}

/// The items of a file or of a folder of CMMMU or MARVEL, and the built-in preset with whose labels they are read. A table of VLMEvalKit
/// may be of any: it is that one which reads the most rows.
Result<std::pair<ImportedSet, Preset>> readWithPreset(const QString &file, ImportFormat format)
{
    const QString family = codeOf(format == ImportFormat::CiiFlat ? ImportFormat::CiiBench : format);
    const QStringList codes = format == ImportFormat::VlmEvalKit ? presetCodes() : QStringList{family};
    std::optional<std::pair<ImportedSet, Preset>> best;
    for (const QString &code : codes) {
        YUYI_TRY(const auto preset, builtInPreset(code));
        YUYI_TRY(const auto set, readItems(file, format, preset));
        if (!best || set.entries.size() > best->first.entries.size())
            best = std::pair(set, preset);
    }
    return *best;
}

Exit runLint(Context &context)
{
    const QString location = context.arguments.positional.first();
    const QString given = context.arguments.value(QStringLiteral("format"));
    const bool isSplit = QFileInfo(location).isDir()
                      && (given == codeOf(ImportFormat::Cmmmu) || given == codeOf(ImportFormat::Marvel));
    if (!isSplit && (!QFileInfo(location).isFile() || location.endsWith(QStringLiteral(".yuyi")))) {
        if (context.arguments.has(QStringLiteral("format"))) {
            context.console.warn(Tr::tr("yuyi-cli: --format is the format of a file. Use it only when you check a file."));
            return Exit::Usage;
        }
        const auto project = openProject(context, location);
        if (!project)
            return context.console.fail(project.error());
        // What the window and the data card show.
        const auto state = ReleaseService(*project->stores, project->factory->folder()).state();
        if (!state)
            return context.console.fail(state.error());
        return reportFindings(context, state->lint);
    }
    const QString formatName = context.arguments.has(QStringLiteral("format"))
                                 ? context.arguments.value(QStringLiteral("format"))
                                 : QStringLiteral("cii-bench");
    const auto format = fromCode<ImportFormat>(formatName);
    if (!format) {
        context.console.warn(Tr::tr("yuyi-cli: --format takes cii-bench, cii-flat, ii-bench, vlmevalkit, cmmmu or marvel."));
        return Exit::Usage;
    }
    const auto read = readWithPreset(location, *format);
    if (!read)
        return context.console.fail(read.error());
    const auto &[set, preset] = *read;
    const LooseItems loose = looseItems(set);
    SetLintInput input;
    input.items = loose.items;
    input.names = loose.names;
    SetReport report = lintSet(input, preset);
    for (const ImportProblem &problem : set.refused) {
        SetFinding finding;
        finding.finding.severity = Severity::Error;
        finding.finding.text = problem.sentence;
        finding.where = problem.itemId.isEmpty() ? QString::number(problem.row) : problem.itemId;
        report.findings.prepend(finding);
    }
    return reportFindings(context, report);
}

/// What --split, --keep-splits, --split-by and --seed say; `by` is nothing where the preset says it.
struct GivenSplits {
    QList<SplitPart> parts;
    bool keeps = false;
    std::optional<SplitBy> by;
    quint32 seed = 0;
};

/// Nothing after a complaint.
std::optional<GivenSplits> givenSplits(Context &context)
{
    GivenSplits given;
    if (context.arguments.has(QStringLiteral("split"))) {
        const auto splits = parseSplits(context.arguments.value(QStringLiteral("split")));
        if (!splits) {
            context.console.fail(splits.error());
            return std::nullopt;
        }
        given.parts = *splits;
        given.keeps = context.arguments.has(QStringLiteral("keep-splits"));
    }
    if (context.arguments.has(QStringLiteral("split-by"))) {
        const QString by = context.arguments.value(QStringLiteral("split-by"));
        given.by = fromCode<SplitBy>(by);
        if (!given.by) {
            context.console.warn(Tr::tr("yuyi-cli: --split-by takes image, item or shown, not “%1”.").arg(by));
            return std::nullopt;
        }
    }
    const auto seed = intOption(context.arguments, QStringLiteral("seed"), 0, 0, 2147483647);
    if (!seed) {
        context.console.fail(seed.error());
        return std::nullopt;
    }
    given.seed = static_cast<quint32>(*seed);
    return given;
}

/// What each way to assign the questions gives; nothing is written.
Exit runSplits(Context &context)
{
    const auto given = givenSplits(context);
    if (!given)
        return Exit::Usage;
    const auto project = openProject(context, context.arguments.positional.first());
    if (!project)
        return context.console.fail(project.error());
    const QList<SplitPart> parts = given->parts.isEmpty() ? project->info.preset.splits : given->parts;
    if (parts.isEmpty()) {
        context.console.warn(Tr::tr("yuyi-cli: the preset names no splits. Give them with --split."));
        return Exit::Usage;
    }
    const auto material = ReleaseService(*project->stores, project->factory->folder()).splits();
    if (!material)
        return context.console.fail(material.error());
    const SplitBy usual = project->info.preset.splitBy;
    Json json;
    json["questions"] = material->items.size();
    json["ways"] = Json::array();
    QStringList lines{Tr::tr("%n question(s)", nullptr, static_cast<int>(material->items.size()))};
    const QList<SplitPart> within = splitsWithin(parts, static_cast<int>(material->items.size()));
    const QList<SplitWay> ways = splitWays(*material, within, given->keeps, given->seed);
    for (const SplitWay &way : ways) {
        if (given->by && way.by != *given->by)
            continue;
        Json one{{"by", toUtf8(codeOf(way.by))}, {"usual", way.by == usual}, {"sizes", Json::object()}, {"shared", Json::array()}};
        lines.append(way.by == usual ? Tr::tr("%1 (%2, as the preset says)").arg(codeOf(way.by), titleOf(way.by))
                                     : Tr::tr("%1 (%2)").arg(codeOf(way.by), titleOf(way.by)));
        if (!way.refusal.isEmpty()) {
            one["refusal"] = toUtf8(way.refusal);
            lines.append(QStringLiteral("  ") + way.refusal);
        }
        for (auto size = way.sizes.cbegin(); size != way.sizes.cend(); ++size) {
            one["sizes"][size.key().toStdString()] = size.value();
            lines.append(QStringLiteral("  %1  %2").arg(QString::number(size.value()).rightJustified(6), size.key()));
        }
        for (const SharedPictures &shared : way.shared) {
            one["shared"].push_back({{"split", toUtf8(shared.split)},
                                     {"largest", toUtf8(shared.largest)},
                                     {"pictures", shared.pictures},
                                     {"shared", shared.shared}});
            lines.append(QStringLiteral("  ") + sharedText({shared}));
        }
        json["ways"].push_back(one);
    }
    context.console.result(json, lines.join(u'\n'));
    return Exit::Done;
}

/// Where it is written: a file without an ending gets that of its format, which readers look for.
QString targetOf(const QString &named, ExportFormat format)
{
    const QFileInfo out(named);
    const bool withEnding = isFolderFormat(format) || !out.suffix().isEmpty();
    return withEnding ? out.absoluteFilePath() : QString(out.absoluteFilePath() % u'.' % suffixOf(format));
}

Exit runExport(Context &context)
{
    ReleaseRequest request;
    const QString formatName = context.arguments.value(QStringLiteral("format"));
    const auto format = fromCode<ExportFormat>(formatName);
    if (!format) {
        QStringList names;
        for (const auto &[value, code] : codesOf(ExportFormat{}))
            names.append(codeOf(value));
        context.console.warn(
            formatName.isEmpty()
                ? Tr::tr("yuyi-cli: export needs --format. Available: %1.").arg(names.join(QStringLiteral(", ")))
                : Tr::tr("yuyi-cli: unknown format “%1”. Available: %2.")
                      .arg(formatName, names.join(QStringLiteral(", "))));
        return Exit::Usage;
    }
    request.format = *format;
    request.target = targetOf(context.arguments.positional.at(1), *format);
    request.withKeys = !context.arguments.has(QStringLiteral("without-keys"));
    request.withTest = context.arguments.has(QStringLiteral("with-test"));
    if (*format == ExportFormat::Chat && !request.withKeys) {
        context.console.warn(Tr::tr("yuyi-cli: the format chat holds the answers, so it does not take --without-keys."));
        return Exit::Usage;
    }
    if (*format != ExportFormat::Chat && request.withTest) {
        context.console.warn(Tr::tr("yuyi-cli: --with-test is for the format chat. Other formats write all splits."));
        return Exit::Usage;
    }
    request.configuration = context.arguments.value(QStringLiteral("config"));
    if (*format != ExportFormat::Chat && context.arguments.has(QStringLiteral("config"))) {
        context.console.warn(Tr::tr("yuyi-cli: --config is for the format chat. Other formats hold no prompts."));
        return Exit::Usage;
    }
    const auto given = givenSplits(context);
    if (!given)
        return Exit::Usage;
    request.splits = given->parts;
    request.keepsSplits = given->keeps;
    request.seed = given->seed;
    for (const QString &option : {QStringLiteral("keep-splits"), QStringLiteral("seed"), QStringLiteral("split-by")}) {
        if (context.arguments.has(option) && request.splits.isEmpty()) {
            context.console.warn(Tr::tr("yuyi-cli: --%1 needs --split.").arg(option));
            return Exit::Usage;
        }
    }
    const auto project = openProject(context, context.arguments.positional.first());
    if (!project)
        return context.console.fail(project.error());
    request.by = project->actor.id;
    request.splitBy = given->by.value_or(project->info.preset.splitBy);
    if (!request.configuration.isEmpty()) {
        const auto offered = dialogueConfigurations(*project->stores);
        if (!offered)
            return context.console.fail(offered.error());
        if (const QString fault = dialogueFault(*offered, request.configuration); !fault.isEmpty()) {
            static_cast<void>(context.console.fail({ErrorCode::Invalid, fault, {}}));
            return Exit::Usage;
        }
    }
    Result<ExportReport> report = failure(ErrorCode::Cancelled, {});
    {
        ConsoleProgress progress(context.console, Tr::tr("Writing"));
        report = ReleaseService(*project->stores, project->factory->folder()).release(request, progress);
    }
    if (!report)
        return context.console.fail(report.error());
    Json json;
    json["files"] = Json::array();
    for (const QString &file : std::as_const(report->files))
        json["files"].push_back(toUtf8(file));
    json["images"] = report->images;
    json["questions"] = report->questions;
    json["seal"] = toUtf8(report->seal);
    QString text = Tr::tr("%1 images and %2 questions written:")
                       .arg(QString::number(report->images), QString::number(report->questions));
    for (const QString &file : std::as_const(report->files))
        text += QStringLiteral("\n  ") % file;
    json["left_out"] = report->leftOut;
    json["notes"] = Json::array();
    for (const QString &note : std::as_const(report->notes)) {
        json["notes"].push_back(toUtf8(note));
        context.console.warn(note);
    }
    context.console.done(json, text);
    return report->leftOut == 0 ? Exit::Done : Exit::Findings;
}

Option splitByOption()
{
    return {QStringLiteral("split-by"), QStringLiteral("image|item|shown"),
            Tr::tr("What stays together: the questions of an image, nothing, or the questions that show a picture (default: as the "
                   "preset says).")};
}

} // namespace

Exit reportStatistics(Context &context, const OpenProject &project)
{
    const auto statistics = ReleaseService(*project.stores, project.factory->folder()).statistics();
    if (!statistics)
        return context.console.fail(statistics.error());
    const auto json = parseJson(statisticsJson(*statistics, project.info.preset));
    if (!json)
        return context.console.fail(json.error());
    context.console.result(*json, statisticsText(*statistics, project.info.preset));
    return Exit::Done;
}

QList<Command> releaseCommands()
{
    return {
        {QStringLiteral("stats"),
         QStringLiteral("PROJECT"),
         1,
         1,
         Tr::tr("Shows the statistics of the accepted items."),
         {asOption()},
         runStats},
        {QStringLiteral("lint"),
         QStringLiteral("PROJECT|FILE"),
         1,
         1,
         Tr::tr(
             "Checks each accepted question, or each question of a file, and the set as a whole."),
         {{QStringLiteral("format"), QStringLiteral("NAME"),
           Tr::tr(
               "Format of the file: cii-bench (default), cii-flat, ii-bench, vlmevalkit, cmmmu or marvel.")},
          asOption()},
         runLint},
        {QStringLiteral("splits"),
         QStringLiteral("PROJECT"),
         1,
         1,
         Tr::tr("Shows what each way to assign the accepted items to splits gives; writes nothing."),
         {{QStringLiteral("split"), QStringLiteral("dev:15,val:20,test:rest"), Tr::tr("The splits (default: those of the preset).")},
          {QStringLiteral("keep-splits"), {}, Tr::tr("With --split: assigns only the items that have no split yet.")},
          splitByOption(),
          {QStringLiteral("seed"), QStringLiteral("N"), Tr::tr("Random seed of the splits (default: 0).")},
          asOption()},
         runSplits},
        {QStringLiteral("export"),
         QStringLiteral("PROJECT OUT"),
         2,
         2,
         Tr::tr("Exports the accepted items as a benchmark."),
         {{QStringLiteral("format"), QStringLiteral("NAME"),
           Tr::tr("Format: cii-bench, cii-flat, ii-bench, jsonl, imagefolder, csv, xlsx, vlmevalkit, lmms-eval, label-studio, cmmmu, "
                  "marvel or chat.")},
          {QStringLiteral("split"), QStringLiteral("dev:15,val:20,test:rest"),
           Tr::tr("Assigns all items to these splits.")},
          {QStringLiteral("keep-splits"),
           {},
           Tr::tr("With --split: assigns only the items that have no split yet.")},
          splitByOption(),
          {QStringLiteral("seed"), QStringLiteral("N"),
           Tr::tr("Random seed of the splits (default: 0).")},
          {QStringLiteral("without-keys"),
           {},
           Tr::tr("Excludes answers, explanations and implied meanings.")},
          {QStringLiteral("config"), QStringLiteral("C"),
           Tr::tr("For chat: configuration whose prompt the dialogues have (default: the first that shows the image and has no examples, "
                  "step or facts).")},
          {QStringLiteral("with-test"), {}, Tr::tr("For chat: also writes test splits, with their answers.")},
          asOption()},
         runExport},
    };
}

} // namespace yuyi::cli
