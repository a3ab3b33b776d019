// SPDX-License-Identifier: GPL-3.0-or-later
// results, compare, import responses
#include "app/cli/acrossresults.h"
#include "app/cli/command.h"
#include "app/cli/options/printsize.h"
#include "app/cli/options/results.h"
#include "app/cli/options/runlookup.h"
#include "app/cli/options/scorer.h"
#include "models/domain/percent.h"
#include "models/domain/runs/modelsize.h"
#include "models/services/results/compareservice.h"
#include "models/services/results/export.h"
#include "models/services/results/resultsservice.h"
#include "models/services/results/tabletexts.h"
#include "models/services/rules/itemtest.h"
#include "models/services/runs/replies/rescoring.h"
#include "models/services/runs/replies/responseimport.h"
#include "models/services/studies/studyservice.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QHash>

#include <algorithm>
#include <optional>

namespace yuyi::cli {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::CliResults)
};

template <typename E>
QString codesText()
{
    QStringList codes;
    for (const auto &[value, code] : codesOf(E{}))
        codes.append(QString::fromUtf16(code));
    return codes.join(QStringLiteral(", "));
}

/// An option with one of the codes of E; Invalid names them.
template <typename E>
Result<E> codeOption(const Context &context, const QString &name, E fallback)
{
    if (!context.arguments.has(name))
        return fallback;
    const QString text = context.arguments.value(name);
    if (const auto known = fromCode<E>(text))
        return *known;
    return failure(ErrorCode::Invalid, Tr::tr("--%1 takes %2, not “%3”.").arg(name, codesText<E>(), text));
}

Exit wrongUse(const Context &context, const Error &error)
{
    context.console.fail(error);
    return Exit::Usage;
}

Result<QList<RunId>> runsOption(Context &context, OpenProject &project)
{
    QList<RunId> runs;
    const QStringList words = context.arguments.value(QStringLiteral("runs")).split(u',', Qt::SkipEmptyParts);
    for (const QString &word : words) {
        YUYI_TRY(const auto run, findRun(project, word.trimmed()));
        if (!runs.contains(run.id))
            runs.append(run.id);
    }
    return runs;
}

Result<> readAgain(Context &context, OpenProject &project, const QList<RunId> &runs)
{
    ConsoleProgress progress(context.console, Tr::tr("Re-scoring replies"));
    YUYI_TRY(const auto report, Rescoring(*project.stores, project.actor.id).rescore(runs, false, progress));
    context.console.say(Tr::tr("Re-scored %1 of %2 replies; %3 results changed.")
                            .arg(report.scored)
                            .arg(report.responses)
                            .arg(report.changed));
    return {};
}

/// There is a split to group by, and something that the condition leaves.
Result<> answersQuery(const ResultsData &data, const ResultsTable &table)
{
    if (table.query.dimensions.contains(splitDimension) && !data.runs.isEmpty() && data.preset.dimension(splitDimension) == nullptr)
        return failure(ErrorCode::Refused, Tr::tr("All items of these runs are in the same split, so neither --by split nor a table with "
                                                  "columns by split can be shown."));
    const bool any = std::any_of(table.rows.begin(), table.rows.end(), [](const ResultsRow &row) { return row.kind == RowKind::Model; });
    if (!any && !data.runs.isEmpty() && !table.query.where.terms.isEmpty())
        return failure(ErrorCode::NotFound, Tr::tr("No item of these runs matches “%1”.").arg(table.query.where.text()));
    return {};
}

/// How large --figure is.
Result<PrintSize> printSizeOption(const Context &context)
{
    for (const char *name : {"chart", "width", "dpi"}) {
        if (context.arguments.has(QLatin1String(name)) && !context.arguments.has(QStringLiteral("figure")))
            return failure(ErrorCode::Invalid, Tr::tr("--%1 needs --figure FILE.").arg(QLatin1String(name)));
    }
    return printSize(context.arguments);
}

/// Of several configurations only the preset's first that is there stays, as the window offers it: in a figure by size the names of
/// all would cover one another. Returns its title; empty: nothing was removed.
QString keepOneConfiguration(ResultsTable &table, const Preset &preset)
{
    QHash<QString, QString> titles;
    for (const ResultsRow &row : std::as_const(table.rows)) {
        if (row.kind == RowKind::Model && row.section != ResultsSection::TextOnly)
            titles.insert(row.configuration, row.configurationTitle);
    }
    if (titles.size() < 2)
        return {};
    const auto first = std::find_if(preset.configurations.begin(), preset.configurations.end(),
                                    [&](const Configuration &one) { return titles.contains(one.code); });
    const QString kept = first == preset.configurations.end() ? titles.constBegin().key() : first->code;
    table.rows.removeIf([&](const ResultsRow &row) { return row.kind == RowKind::Model && row.configuration != kept; });
    return titles.value(kept);
}

Exit runResults(Context &context)
{
    ResultsQuery query;
    const auto items = codeOption(context, QStringLiteral("items"), ResultsItems::Automatic);
    if (!items)
        return wrongUse(context, items.error());
    query.items = *items;
    const auto format = codeOption(context, QStringLiteral("format"), TableFormat::Markdown);
    if (!format)
        return wrongUse(context, format.error());
    const auto cells = codeOption(context, QStringLiteral("cells"), usualCells(*format));
    if (!cells)
        return wrongUse(context, cells.error());
    if (context.arguments.has(QStringLiteral("cells")) && *format != TableFormat::Latex && *format != TableFormat::Markdown) {
        return wrongUse(context, {ErrorCode::Invalid, Tr::tr("--cells is for md and latex; csv and xlsx contain all values."), {}});
    }
    const bool formatted = context.arguments.has(QStringLiteral("format"));
    const QString file = context.arguments.value(QStringLiteral("out"));
    if (*format == TableFormat::Xlsx && file.isEmpty()) {
        return wrongUse(context, {ErrorCode::Invalid, Tr::tr("An xlsx workbook needs --out FILE."), {}});
    }
    const QString figureFile = context.arguments.value(QStringLiteral("figure"));
    const bool bySize = context.arguments.value(QStringLiteral("by")).trimmed() == codeOf(ResultsBy::Size);
    const auto drawing = codeOption(context, QStringLiteral("chart"),
                                    bySize ? ResultsDrawing::Size : ResultsDrawing::Accuracy);
    if (!drawing)
        return wrongUse(context, drawing.error());
    const auto printSize = printSizeOption(context);
    if (!printSize)
        return wrongUse(context, printSize.error());
    if (*drawing == ResultsDrawing::Size && !bySize)
        return wrongUse(context, {ErrorCode::Invalid, Tr::tr("--chart size needs --by size."), {}});
    if (const auto fits = fitsAcross(context.arguments); !fits)
        return wrongUse(context, fits.error());
    query.withExamples = context.arguments.has(QStringLiteral("with-examples"));
    query.withPractice = context.arguments.has(QStringLiteral("practice"));
    auto project = openProject(context, context.arguments.positional.first());
    if (!project)
        return context.console.fail(project.error());
    const auto scorer = scorerFrom(context.arguments, project->info.preset);
    if (!scorer)
        return wrongUse(context, scorer.error());
    query.scorer = *scorer;
    const Preset preset = forItems(project->info.preset);
    if (const auto table = readTable(context.arguments, project->info.preset, query); !table)
        return wrongUse(context, table.error());
    if (const auto by = readBy(context.arguments.value(QStringLiteral("by")), preset, query); !by)
        return wrongUse(context, by.error());
    if (!context.arguments.has(QStringLiteral("table"))) {
        if (const auto metric = readMetric(context.arguments, preset, query); !metric)
            return wrongUse(context, metric.error());
    }
    const auto where = readWhere(context.arguments.value(QStringLiteral("where")), project->info.preset);
    if (!where)
        return wrongUse(context, where.error());
    query.where.terms += where->terms;
    const auto runs = runsOption(context, *project);
    if (!runs)
        return context.console.fail(runs.error());
    query.runs = *runs;
    if (const QString name = context.arguments.value(QStringLiteral("study")); name == u"none") {
        query.study = StudyId();
    } else if (!name.isEmpty()) {
        const auto study = StudyService(*project->stores, project->actor.id).named(name);
        if (!study)
            return context.console.fail(study.error());
        query.study = study->id;
    }
    if (context.arguments.has(QStringLiteral("rescore"))) {
        if (const auto again = readAgain(context, *project, query.runs); !again)
            return context.console.fail(again.error());
    }
    if (context.arguments.has(QStringLiteral("against")))
        return reportAcross(context, *project, query, *format, *printSize);
    const auto data = ResultsService(*project->stores, project->actor.id).data(query);
    if (!data)
        return context.console.fail(data.error());
    const ResultsTable table = resultsTable(*data, query);
    if (const auto fits = answersQuery(*data, table); !fits)
        return context.console.fail(fits.error());
    if (!file.isEmpty()) {
        if (const auto saved = saveTable(table, *format, QFileInfo(file).absoluteFilePath(), *cells); !saved)
            return context.console.fail(saved.error());
    }
    if (!figureFile.isEmpty()) {
        const Dimension *dimension = query.dimensions.isEmpty() ? nullptr : data->preset.dimension(query.dimensions.constFirst());
        ResultsTable drawn = table;
        if (*drawing == ResultsDrawing::Size && query.runs.isEmpty()) {
            const QString kept = keepOneConfiguration(drawn, preset);
            if (!kept.isEmpty())
                context.console.say(Tr::tr("The figure shows the runs with the configuration “%1”; --runs chooses others.").arg(kept));
        }
        const auto figure =
            resultsFigure(drawn, *drawing,
                          dimension && query.dimensions.size() == 1 ? dimension->title.text()
                                                                    : Tr::tr("Category"));
        if (!figure)
            return context.console.fail(figure.error());
        if (const auto saved = savePrintFigure(*figure, *printSize, QFileInfo(figureFile).absoluteFilePath()); !saved)
            return context.console.fail(saved.error());
        context.console.say(Tr::tr("The figure was written to “%1”.").arg(figureFile));
    }
    if (data->practiceLeftOut > 0)
        context.console.say(Tr::tr("%n practice run(s) are excluded; use --practice to include them.", nullptr, data->practiceLeftOut));
    QString text = tableLines(table);
    if (!file.isEmpty()) {
        text = Tr::tr("The table was written to “%1”.").arg(file);
    } else if (formatted) {
        const auto written = tableText(table, *format, *cells);
        if (!written)
            return context.console.fail(written.error());
        text = QString::fromUtf8(*written).trimmed();
    }
    if (file.isEmpty())
        context.console.result(resultsJson(table), text);
    else
        context.console.done(resultsJson(table), text);
    return Exit::Done;
}

QString comparisonLines(const Comparison &one)
{
    const bool images = !one.metric.isEmpty();
    if (one.n == 0) {
        return (images ? Tr::tr("No image has final replies in both %1 and %2.")
                       : Tr::tr("No question has a final reply in both %1 and %2."))
            .arg(one.firstTitle, one.secondTitle);
    }
    QStringList lines;
    if (images)
        lines.append(Tr::tr("Counted: images, by the metric “%1”").arg(one.metricTitle));
    lines += QStringList{Tr::tr("%1: %2 %, %3: %4 %")
                             .arg(one.firstTitle, percentText(one.firstAccuracy), one.secondTitle,
                                  percentText(one.secondAccuracy))};
    const QString difference = percentText(one.difference);
    if (one.interval) {
        lines.append((images ? Tr::tr("  Difference %1 points [%2, %3] on %4 common images")
                             : Tr::tr("  Difference %1 points [%2, %3] on %4 common questions (%5 images)"))
                         .arg(difference, percentText(one.interval->lo), percentText(one.interval->hi))
                         .arg(one.n));
        if (!images)
            lines.last() = lines.last().arg(one.images);
    } else {
        lines.append((images ? Tr::tr("  Difference %1 points on %2 common images")
                             : Tr::tr("  Difference %1 points on %2 common questions"))
                         .arg(difference)
                         .arg(one.n));
    }
    lines.append((images ? Tr::tr("  McNemar: images correct only in the first run: %1, only in the second run: %2; exact p = %3, "
                                  "Holm-corrected p = %4")
                         : Tr::tr("  McNemar: questions correct only in the first run: %1, only in the second run: %2; exact p = %3, "
                                  "Holm-corrected p = %4"))
                     .arg(one.outcomes.onlyFirstRight)
                     .arg(one.outcomes.onlySecondRight)
                     .arg(QString::number(one.mcNemar.exact, 'g', 3), QString::number(one.adjusted, 'g', 3)));
    QStringList lost;
    QStringList gained;
    for (const ChangedItem &item : one.changed)
        (item.gained ? gained : lost).append(item.itemId);
    if (!lost.isEmpty())
        lines.append(Tr::tr("  Item IDs, correct only in the first run: %1").arg(lost.join(QStringLiteral(", "))));
    if (!gained.isEmpty())
        lines.append(Tr::tr("  Item IDs, correct only in the second run: %1").arg(gained.join(QStringLiteral(", "))));
    return lines.join(u'\n');
}

Exit runCompare(Context &context)
{
    ResultsQuery query;
    BootstrapPlan plan = comparisonPlan();
    const auto seed = intOption(context.arguments, QStringLiteral("seed"), static_cast<int>(plan.seed), 0, 2'000'000'000);
    if (!seed)
        return wrongUse(context, seed.error());
    plan.seed = static_cast<quint64>(*seed);
    auto project = openProject(context, context.arguments.positional.first());
    if (!project)
        return context.console.fail(project.error());
    const auto scorer = scorerFrom(context.arguments, project->info.preset);
    if (!scorer)
        return wrongUse(context, scorer.error());
    query.scorer = *scorer;
    const auto where = readWhere(context.arguments.value(QStringLiteral("where")), project->info.preset);
    if (!where)
        return wrongUse(context, where.error());
    const auto metric = metricFrom(context.arguments, project->info.preset);
    if (!metric)
        return wrongUse(context, metric.error());
    const QStringList words = context.arguments.positional.mid(1);
    for (const QString &word : words) {
        const auto run = findRun(*project, word);
        if (!run)
            return context.console.fail(run.error());
        if (query.runs.contains(run->id)) {
            return context.console.fail(
                {ErrorCode::Invalid,
                 Tr::tr(
                     "“%1” is the same run as an earlier one in this command. Compare different runs.")
                     .arg(word),
                 {}});
        }
        query.runs.append(run->id);
    }
    const auto data = ResultsService(*project->stores, project->actor.id).data(query);
    if (!data)
        return context.console.fail(data.error());
    const QList<Comparison> list = compareRuns(narrowed(*data, *where), query.runs.constFirst(), query.runs.mid(1),
                                               context.arguments.has(QStringLiteral("with-examples")), plan, nullptr, *metric);
    QStringList lines;
    for (const Comparison &one : list)
        lines.append(comparisonLines(one));
    Json json;
    if (list.size() == 1) {
        json = comparisonJson(list.constFirst());
    } else {
        json["comparisons"] = Json::array();
        for (const Comparison &one : list)
            json["comparisons"].push_back(comparisonJson(one));
    }
    if (!where->terms.isEmpty())
        json["where"] = toUtf8(where->text());
    context.console.result(json, lines.join(u'\n'));
    return Exit::Done;
}

Exit runImport(Context &context)
{
    ResponseImportRequest request;
    request.model = context.arguments.value(QStringLiteral("model"));
    request.configuration = context.arguments.value(QStringLiteral("config"));
    request.split = context.arguments.value(QStringLiteral("split"));
    if (request.configuration.isEmpty())
        return wrongUse(context, {ErrorCode::Invalid, Tr::tr("“import responses” needs --config C. It also needs --model M if the file "
                                                             "does not name the model."),
                                  {}});
    const auto section = codeOption(context, QStringLiteral("section"), ModelSection::Closed);
    if (!section)
        return wrongUse(context, section.error());
    request.section = *section;
    if (const QString size = context.arguments.value(QStringLiteral("size")); !size.isEmpty() && size != u"unknown") {
        bool fine = false;
        request.billions = size.toDouble(&fine);
        const QString fault = fine ? sizeFault(request.billions) : Tr::tr("--size takes a number, for example 7, or “unknown”.");
        if (!fault.isEmpty())
            return wrongUse(context, {ErrorCode::Invalid, fault, {}});
    }
    const auto matching = codeOption(context, QStringLiteral("match"), ReplyMatching::Automatic);
    if (!matching)
        return wrongUse(context, matching.error());
    request.matching = *matching;
    std::optional<ReplyFormat> format;
    if (context.arguments.has(QStringLiteral("format"))) {
        const auto named = codeOption(context, QStringLiteral("format"), ReplyFormat::Lines);
        if (!named)
            return wrongUse(context, named.error());
        format = *named;
    }
    request.allKnown = context.arguments.has(QStringLiteral("all-known"));
    const auto project = openProject(context, context.arguments.positional.first());
    if (!project)
        return context.console.fail(project.error());
    const auto file = readRepliesFile(QFileInfo(context.arguments.positional.at(1)).absoluteFilePath(), format);
    if (!file)
        return context.console.fail(file.error());
    if (request.model.trimmed().isEmpty())
        request.model = file->model;
    if (request.model.trimmed().isEmpty())
        return wrongUse(context, {ErrorCode::Invalid, Tr::tr("The file does not say which model gave the replies: add --model "
                                                             "M."),
                                  {}});
    Result<ResponseImportReport> report = failure(ErrorCode::Cancelled, {});
    {
        ConsoleProgress progress(context.console, Tr::tr("Importing"));
        report = ResponseImport(*project->stores, project->actor.id).import(*file, request, progress);
    }
    if (!report)
        return context.console.fail(report.error());
    Json json;
    json["run"] = toUtf8(report->run.toString());
    json["format"] = toUtf8(codeOf(report->format));
    json["model"] = toUtf8(request.model);
    json["matched_by"] = toUtf8(codeOf(report->way));
    json["split"] = toUtf8(report->split);
    json["repeats"] = report->repeats;
    json["shuffled"] = report->shuffled;
    json["different_ids"] = Json::array();
    for (const QString &id : report->different)
        json["different_ids"].push_back(toUtf8(id));
    json["notes"] = Json::array();
    for (const QString &note : file->notes)
        json["notes"].push_back(toUtf8(note));
    json["matched"] = report->matched;
    json["unknown"] = report->unknown.size();
    json["unknown_ids"] = Json::array();
    for (const QString &id : report->unknown)
        json["unknown_ids"].push_back(toUtf8(id));
    json["doubled_ids"] = Json::array();
    for (const QString &id : report->doubled)
        json["doubled_ids"].push_back(toUtf8(id));
    json["without_reply"] = report->without;
    json["correct"] = report->correct;
    json["incorrect"] = report->incorrect;
    json["miss"] = report->miss;
    json["error"] = report->error;
    QStringList lines{
        Tr::tr("Format: %1. Model: %2. Replies matched: %3.")
            .arg(titleOf(report->format), request.model, titleOf(report->way)),
        Tr::tr(
            "Run %1: %2 replies matched to items, %3 with unknown IDs, %4 items without a reply.")
            .arg(report->run.toString())
            .arg(report->matched)
            .arg(report->unknown.size())
            .arg(report->without),
        Tr::tr(
            "Strict scorer: %1 correct, %2 incorrect, %3 misses (no extracted answer), %4 request errors.")
            .arg(report->correct)
            .arg(report->incorrect)
            .arg(report->miss)
            .arg(report->error)};
    if (!report->unknown.isEmpty())
        lines.append(Tr::tr("Unknown IDs: %1").arg(report->unknown.join(QStringLiteral(", "))));
    if (!report->different.isEmpty())
        lines.append(Tr::tr("IDs of items whose question or options differ from those in this project: %1")
                         .arg(report->different.join(QStringLiteral(", "))));
    lines += file->notes;
    if (!report->doubled.isEmpty())
        lines.append(Tr::tr("These IDs occur more than once with the same reply: %1").arg(report->doubled.join(QStringLiteral(", "))));
    context.console.result(json, lines.join(u'\n'));
    const bool whole = report->unknown.isEmpty() && report->different.isEmpty() && report->doubled.isEmpty() && file->notes.isEmpty();
    return whole ? Exit::Done : Exit::Findings;
}

} // namespace

QList<Command> resultCommands()
{
    const Option scorer = scorerOption();
    const Option where{QStringLiteral("where"), QStringLiteral("EXPR"),
                       Tr::tr("Counts only items that match EXPR, for example “split=val” or “domain=art difficulty!=easy”. Fields: the "
                              "dimensions, split, id.")};
    const Option examples{QStringLiteral("with-examples"),
                          {},
                          Tr::tr("Includes items that serve as few-shot examples.")};
    return {
        {QStringLiteral("import responses"),
         QStringLiteral("PROJECT FILE"),
         2,
         2,
         Tr::tr("Imports replies from elsewhere as a run."),
         {{QStringLiteral("model"), QStringLiteral("M"),
           Tr::tr("Model that gave the replies (default: as stated in the file).")},
          {QStringLiteral("config"), QStringLiteral("C"), Tr::tr("Configuration with which the model gave the replies.")},
          {QStringLiteral("section"), QStringLiteral("open|closed|text-only"),
           Tr::tr("Section of the results tables in which the model is listed (default: closed, for closed models).")},
          {QStringLiteral("size"), QStringLiteral("B|unknown"),
           Tr::tr("Model size in billions of parameters, for example 7 (default: unknown).")},
          {QStringLiteral("format"), QStringLiteral("jsonl|vlmevalkit|lmms-eval|inspect"),
           Tr::tr("Program that wrote the "
                  "file (default: detected "
                  "from the content).")},
          {QStringLiteral("match"), QStringLiteral("automatic|id|place|text"),
           Tr::tr(
               "How to match replies to items: by ID, by position in a split, or by the text of question and "
               "options (default: the way that matches the most replies).")},
          {QStringLiteral("split"), QStringLiteral("NAME"),
           Tr::tr("For matching by position: the split to which the positions in the file refer.")},
          {QStringLiteral("all-known"),
           {},
           Tr::tr("Rejects the whole file if one of its IDs belongs to no item.")},
          asOption()},
         runImport},
        {QStringLiteral("results"),
         QStringLiteral("PROJECT"),
         1,
         1,
         Tr::tr("Shows the result tables of models, people and baselines."),
         {byOption(),
          metricOption(),
          tableOption(),
          where,
          scorer,
          {QStringLiteral("format"), QStringLiteral("md|csv|latex|xlsx"),
           Tr::tr("Output format of the table.")},
          {QStringLiteral("cells"), QStringLiteral("plain|interval"),
           Tr::tr(
               "Content of the table cells. plain: only the value; the number of items is in a row below the headings. interval: the "
               "value and its interval. Default: plain for latex, interval for md.")},
          {QStringLiteral("out"), QStringLiteral("FILE"),
           Tr::tr("Output file (Markdown unless --format is given).")},
          {QStringLiteral("figure"), QStringLiteral("FILE"),
           Tr::tr("Also saves the result as a figure for print: .pdf, .svg or .png.")},
          {QStringLiteral("chart"), QStringLiteral("accuracy|heat-map|size"),
           Tr::tr(
               "Chart that --figure draws: accuracy (bars of the seven best rows), heat-map, or size (accuracy by model size, only with "
               "--by size). Default: size with --by size, otherwise accuracy.")},
          {QStringLiteral("width"), QStringLiteral("one-column|two-columns|MM"),
           Tr::tr(
               "Width of --figure: one-column (84 mm), two-columns (174 mm) or a number of millimetres (default: "
               "two-columns).")},
          {QStringLiteral("dpi"), QStringLiteral("N"),
           Tr::tr("Resolution of a .png (default: 300).")},
          {QStringLiteral("runs"), QStringLiteral("LIST"),
           Tr::tr("Comma-separated run IDs or MODEL/CONFIGURATION (default: "
                  "all visible runs).")},
          {QStringLiteral("items"), QStringLiteral("automatic|own|common"),
           Tr::tr(
               "Items to count: own (each run's own items), common (the items common to all runs) or automatic (default; like common "
               "when comparing configurations or shots, otherwise like own).")},
          examples,
          {QStringLiteral("study"), QStringLiteral("NAME|none"),
           Tr::tr(
               "Study whose participants are shown next to models (default: the newest complete study; if no study is complete, the "
               "newest study with answers).")},
          {QStringLiteral("against"), QStringLiteral("OTHER"),
           Tr::tr("Compares the models with those of another project, which is only read, or of a file of results (.json, .csv).")},
          {QStringLiteral("config"), QStringLiteral("C|C,D"),
           Tr::tr("With --against: only this configuration; C,D: C in PROJECT and D in OTHER (default: the same in both).")},
          {QStringLiteral("against-study"), QStringLiteral("NAME|none"),
           Tr::tr("With --against: the study in OTHER (default: as for --study).")},
          {QStringLiteral("practice"),
           {},
           Tr::tr("Includes practice runs, also in written tables (--format, --out).")},
          {QStringLiteral("rescore"),
           {},
           Tr::tr(
               "Before showing the results, re-scores the replies that were scored by an older version of the scorer.")},
          asOption()},
         runResults},
        {QStringLiteral("compare"),
         QStringLiteral("PROJECT RUN_A RUN_B…"),
         3,
         -1,
         Tr::tr(
             "Compares each further run with the first run, on the items that both runs have."),
         {scorer,
          metricOption(),
          where,
          examples,
          {QStringLiteral("seed"), QStringLiteral("N"),
           Tr::tr("Random seed of the interval (default: as in the desktop program).")},
          asOption()},
         runCompare},
    };
}

} // namespace yuyi::cli
