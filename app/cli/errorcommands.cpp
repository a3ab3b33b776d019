// SPDX-License-Identifier: GPL-3.0-or-later
// errors: wrong answers drawn for review, what experts said of them, and questions that may be wrong
#include "app/cli/command.h"
#include "app/cli/options/runlookup.h"
#include "app/cli/options/scorer.h"
#include "models/domain/percent.h"
#include "models/exchange/files/textfile.h"
#include "models/services/errors/directanswers.h"
#include "models/services/errors/errorsampleservice.h"
#include "models/services/errors/flaggeditemreport.h"
#include "models/services/errors/flaggeditemservice.h"
#include "models/services/errors/probe.h"
#include "models/services/errors/report.h"
#include "models/services/rules/practicemarks.h"

#include <QCoreApplication>

#include <algorithm>
#include <tuple>

namespace yuyi::cli {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::CliErrors)
};

Exit usage(const Context &context, const QString &sentence)
{
    context.console.fail({ErrorCode::Invalid, sentence, {}});
    return Exit::Usage;
}

template <typename E>
Result<E> codeOption(const Arguments &arguments, const QString &name, E fallback)
{
    if (!arguments.has(name))
        return fallback;
    if (const auto known = fromCode<E>(arguments.value(name)))
        return *known;
    QStringList codes;
    for (const auto &[value, code] : codesOf(E{}))
        codes.append(QString::fromUtf16(code));
    return failure(ErrorCode::Invalid, Tr::tr("--%1 takes one of: %2.").arg(name, codes.join(QStringLiteral(", "))));
}

Result<ErrorSampleRequest> requestFrom(Context &context, OpenProject &project)
{
    const Arguments &arguments = context.arguments;
    ErrorSampleRequest request;
    request.strata = DimensionCode(QStringLiteral("domain"));
    if (arguments.has(QStringLiteral("by")))
        request.strata = DimensionCode(arguments.value(QStringLiteral("by")));
    else if (forItems(project.info.preset).dimension(request.strata) == nullptr)
        request.strata = DimensionCode();
    if (request.strata.text() == u"none")
        request.strata = DimensionCode();
    for (const QString &word : arguments.value(QStringLiteral("run")).split(u',', Qt::SkipEmptyParts)) {
        YUYI_TRY(const auto run, findRun(project, word.trimmed()));
        request.runs.append(run.id);
    }
    if (arguments.has(QStringLiteral("right-in"))) {
        YUYI_TRY(const auto run, findRun(project, arguments.value(QStringLiteral("right-in"))));
        request.rightIn = run.id;
    }
    YUYI_TRY(const auto size, intOption(arguments, QStringLiteral("n"), request.size, 1, 10000));
    request.size = size;
    YUYI_TRY(const auto seed, intOption(arguments, QStringLiteral("seed"), 0, 0, 2147483647));
    request.seed = seed;
    YUYI_TRY(const auto experts, intOption(arguments, QStringLiteral("experts"), 1, 1, 5));
    request.expertsPerCase = experts;
    YUYI_TRY(const auto allocation, codeOption(arguments, QStringLiteral("allocation"), request.allocation));
    request.allocation = allocation;
    YUYI_TRY(const auto scorer, scorerFrom(arguments, project.info.preset));
    request.scorer = scorer;
    request.withMisses = arguments.has(QStringLiteral("with-misses"));
    request.name = arguments.value(QStringLiteral("name"));
    return request;
}

Exit sample(Context &context, OpenProject &project)
{
    if (!context.arguments.has(QStringLiteral("run")))
        return usage(context, Tr::tr("errors PROJECT sample needs --run: a run ID or MODEL/CONFIGURATION; separate several "
                                     "with commas."));
    const auto request = requestFrom(context, project);
    if (!request) {
        const Exit status = context.console.fail(request.error());
        return request.error().code == ErrorCode::Invalid ? Exit::Usage : status;
    }
    ErrorSampleService service(*project.stores, project.actor.id);
    const bool dry = context.arguments.has(QStringLiteral("dry-run"));
    const auto preview = service.preview(*request);
    if (!preview)
        return context.console.fail(preview.error());
    Json json{{"wrong", preview->wrong}, {"drawn", dry ? 0 : preview->share}, {"seed", request->seed}};
    Json shares = Json::array();
    QStringList lines;
    const Preset preset = forItems(project.info.preset);
    for (const StratumShare &share : preview->shares) {
        shares.push_back({{"stratum", toUtf8(share.stratum)}, {"wrong", share.wrong}, {"drawn", share.share}});
        const Dimension *dimension = preset.dimension(request->strata);
        const LabelValue *value = dimension ? dimension->value(LabelCode(share.stratum)) : nullptr;
        const QString name = value                    ? value->title.text()
                           : !share.stratum.isEmpty() ? share.stratum
                           : dimension                ? Tr::tr("Without a label")
                                                      : Tr::tr("All");
        lines.append(Tr::tr("  %1: %2 of %3").arg(name, QString::number(share.share), QString::number(share.wrong)));
    }
    json["allocation"] = shares;
    if (!dry) {
        const auto drawn = service.draw(*request);
        if (!drawn)
            return context.console.fail(drawn.error());
        json["sample"] = toUtf8(drawn->id.toString());
        json["name"] = toUtf8(drawn->name);
        const auto cases = project.stores->errors().cases(drawn->id);
        if (!cases)
            return context.console.fail(cases.error());
        Json ids = Json::array();
        for (const ErrorCase &one : *cases)
            ids.push_back(toUtf8(one.attempt.toString()));
        json["cases"] = ids;
    }
    lines.prepend(dry ? Tr::tr("Would sample %1 of %2 wrong answers:").arg(QString::number(preview->share), QString::number(preview->wrong))
                      : Tr::tr("Sampled %1 of %2 wrong answers:").arg(QString::number(preview->share), QString::number(preview->wrong)));
    context.console.result(json, lines.join(QLatin1Char('\n')));
    return Exit::Done;
}

/// How often models reply correctly when they are asked directly; empty without verdicts.
QStringList directAnswerLines(const ErrorReportData &data)
{
    const QList<DirectAnswers> rows = directAnswersOfRuns(data);
    QStringList lines;
    if (!rows.isEmpty())
        lines.append(Tr::tr("Correct when asked directly (replies to follow-up questions, with a 95 % interval):"));
    for (const DirectAnswers &row : rows) {
        const QString title =
            row.run.isNull() ? row.title
                             : Tr::tr("%1, %2, %3", "model, configuration, error type").arg(row.model, row.configuration, row.title);
        const auto share = row.share();
        const QString figures =
            share ? Tr::tr("%1 of %2, %3 % (%4 to %5 %)")
                        .arg(QString::number(row.correct), QString::number(row.judged()), percentText(share->share),
                             percentText(share->interval.lo), percentText(share->interval.hi))
                  : Tr::tr("%1 of %2").arg(QString::number(row.correct), QString::number(row.judged()));
        const QString indent = row.subtype.isEmpty() ? QStringLiteral("    ") : QStringLiteral("      ");
        lines.append(QStringLiteral("%1%2  %3").arg(indent, title, figures));
    }
    return lines;
}

QString reportText(const ErrorReportData &data)
{
    QStringList lines;
    const QList<ReportedCase> counted = casesOf(data);
    lines.append(Tr::tr("%1 cases, %2 with a decided error type.")
                     .arg(QString::number(data.cases.size()), QString::number(counted.size())));
    for (const TypeCount &count : typeCounts(data)) {
        const QString title = count.title.isEmpty() ? Tr::tr("no subtype") : count.title;
        lines.append(QStringLiteral("%1%2  %3  %4 %")
                         .arg(count.subtype.isEmpty() && !count.title.isEmpty() ? QStringLiteral("  ") : QStringLiteral("    "), title,
                              QString::number(count.count), percentText(count.share)));
    }
    lines.append(directAnswerLines(data));
    const AgreementLine line = expertAgreement(data);
    if (line.used > 0) {
        QStringList figures;
        for (const AgreementMeasure measure : {AgreementMeasure::Percent, AgreementMeasure::Cohen, AgreementMeasure::Alpha,
                                               AgreementMeasure::Ac1}) {
            const Measure &value = line.figure(measure).value;
            figures.append(QStringLiteral("%1 %2").arg(titleOf(measure), value ? QString::number(*value, 'f', 3) : QStringLiteral("–")));
        }
        lines.append(Tr::tr("Agreement of experts on %1 cases: %2").arg(QString::number(line.used), figures.join(QStringLiteral(", "))));
    }
    return lines.join(QLatin1Char('\n'));
}

/// Writes the table to the file that the option names.
Exit writeTable(Context &context, const QByteArray &table, const QString &option = QStringLiteral("csv"))
{
    if (const auto saved = saveText(context.arguments.value(option), byteOrderMark + table); !saved)
        return context.console.fail(saved.error());
    return Exit::Done;
}

Exit report(Context &context, OpenProject &project)
{
    QList<ErrorSampleId> samples;
    const QString wanted = context.arguments.value(QStringLiteral("sample"));
    if (!wanted.isEmpty()) {
        const ErrorSampleId id = ErrorSampleId::fromString(wanted);
        const auto all = project.stores->errors().samples();
        if (!all)
            return context.console.fail(all.error());
        QStringList known;
        for (const ErrorSample &one : *all)
            known.append(QStringLiteral("%1 (%2)").arg(one.id.toString(), one.name));
        const bool there = std::any_of(all->begin(), all->end(), [&](const ErrorSample &one) { return one.id == id; });
        if (!there) {
            const QString message =
                known.isEmpty()
                    ? Tr::tr("There is no sample “%1”, because no sample has been drawn yet.").arg(wanted)
                    : Tr::tr("There is no sample “%1”. Available: %2.").arg(wanted, known.join(Tr::tr(", ", "between samples")));
            return context.console.fail({ErrorCode::NotFound, message, {}});
        }
        samples.append(id);
    }
    const auto data = ErrorReportService(*project.stores, project.actor.id).data(samples);
    if (!data)
        return context.console.fail(data.error());
    const QString direct = QStringLiteral("direct");
    const bool cases = context.arguments.has(QStringLiteral("csv"));
    const bool asked = context.arguments.has(direct);
    if (cases || asked) {
        if (const auto allowed = practiceMayLeave(holdsPractice(*data), context.arguments.has(QStringLiteral("practice"))); !allowed)
            return context.console.fail(allowed.error());
    }
    if (cases) {
        if (const Exit status = writeTable(context, errorReportCsv(*data)); status != Exit::Done)
            return status;
    }
    if (asked) {
        if (const Exit status = writeTable(context, directAnswersCsv(*data), direct); status != Exit::Done)
            return status;
    }
    context.console.result(errorReportJson(*data), reportText(*data));
    return Exit::Done;
}

Json probeJson(const ListedProbe &listed)
{
    const ErrorProbe &probe = listed.probe;
    return {{"case", toUtf8(probe.errorCase.toString())},
            {"item", toUtf8(listed.itemId)},
            {"model", toUtf8(probe.model)},
            {"question", toUtf8(probe.question)},
            {"status", toUtf8(codeOf(probe.status))},
            {"reply", toUtf8(probe.reply)},
            {"message", toUtf8(probe.message)},
            {"tokens_in", probe.tokensInput < 0 ? Json() : Json(probe.tokensInput)},
            {"tokens_out", probe.tokensOutput < 0 ? Json() : Json(probe.tokensOutput)},
            {"cost", probe.cost},
            {"verdict", listed.verdict ? Json(toUtf8(codeOf(*listed.verdict))) : Json()},
            {"own", !probe.createdBy.isNull()}};
}

Exit list(Context &context, OpenProject &project)
{
    const auto samples = ErrorSampleService(*project.stores, project.actor.id).samples();
    if (!samples)
        return context.console.fail(samples.error());
    Json json{{"samples", Json::array()}};
    QStringList lines;
    for (const SampleProgress &one : *samples) {
        const auto probes = ErrorProbeService(*project.stores, project.actor.id, {}).list(one.sample.id);
        if (!probes)
            return context.console.fail(probes.error());
        Json asked = Json::array();
        for (const ListedProbe &probe : *probes)
            asked.push_back(probeJson(probe));
        json["samples"].push_back({{"id", toUtf8(one.sample.id.toString())},
                                   {"name", toUtf8(one.sample.name)},
                                   {"cases", one.cases},
                                   {"decided", one.decided},
                                   {"disputed", one.disputed},
                                   {"submitted", one.submitted},
                                   {"probes", asked}});
        lines.append(Tr::tr("%1  sample %2: %3 cases, %4 decided, %5 disputed")
                         .arg(one.sample.id.toString(), one.sample.name, QString::number(one.cases), QString::number(one.decided),
                              QString::number(one.disputed)));
        if (!probes->isEmpty()) {
            const auto judged = std::count_if(probes->begin(), probes->end(), [](const ListedProbe &probe) { return probe.verdict; });
            lines.append(Tr::tr("    %n follow-up question(s) to the model", nullptr, static_cast<int>(probes->size())));
            lines.append(Tr::tr("    %n of the replies have a verdict", nullptr, static_cast<int>(judged)));
        }
    }
    if (lines.isEmpty())
        lines.append(Tr::tr("No wrong answers have been sampled yet. To sample some: errors PROJECT sample --run RUN."));
    context.console.result(json, lines.join(QLatin1Char('\n')));
    return Exit::Done;
}

Result<FlaggedItemRules> rulesFrom(const Arguments &arguments)
{
    FlaggedItemRules rules;
    const std::tuple<const char *, int *, int, int> options[] = {
        {"min-models", &rules.models, 2, 100},
        {"model-share", &rules.modelShare, 51, 100},
        {"min-people", &rules.people, 1, 1000},
        {"people-share", &rules.peopleShare, 50, 99},
        {"min-blind-models", &rules.withoutPicture, 1, 100}};
    for (const auto &[name, value, least, most] : options) {
        YUYI_TRY(const auto read, intOption(arguments, QLatin1String(name), *value, least, most));
        *value = read;
    }
    return rules;
}

QString flaggedItemsText(const QList<FlaggedItem> &flaggedItems)
{
    if (flaggedItems.isEmpty())
        return Tr::tr("No question seems wrong.");
    QStringList lines{Tr::tr("%1 questions may be wrong:").arg(flaggedItems.size())};
    for (const FlaggedItem &flaggedItem : flaggedItems) {
        lines.append(QStringLiteral("%1  %2  %3")
                         .arg(flaggedItem.itemId, QString::number(flaggedItem.score, 'f', 2), titleOf(flaggedItem.state)));
        for (const FlaggedItemReason reason : flaggedItem.reasons)
            lines.append(QStringLiteral("    %1").arg(sentenceOf(flaggedItem, reason)));
    }
    return lines.join(QLatin1Char('\n'));
}

Exit flaggedItems(Context &context, OpenProject &project)
{
    const auto rules = rulesFrom(context.arguments);
    if (!rules) {
        const Exit status = context.console.fail(rules.error());
        return rules.error().code == ErrorCode::Invalid ? Exit::Usage : status;
    }
    const auto scorer = scorerFrom(context.arguments, project.info.preset);
    if (!scorer)
        return usage(context, scorer.error().sentence);
    const bool practice = context.arguments.has(QStringLiteral("practice"));
    const auto data = FlaggedItemService(*project.stores, project.actor.id).data(*scorer, practice);
    if (!data)
        return context.console.fail(data.error());
    if (data->results.practiceLeftOut > 0) {
        context.console.say(
            Tr::tr("%n practice run(s) are excluded; use --practice to include them.", nullptr, data->results.practiceLeftOut));
    }
    const QList<FlaggedItem> found = findFlaggedItems(data->results, data->facts, *rules);
    if (context.arguments.has(QStringLiteral("csv"))) {
        if (const auto allowed = practiceMayLeave(holdsPractice(data->results), practice); !allowed)
            return context.console.fail(allowed.error());
        if (const Exit status = writeTable(context, flaggedItemsCsv(data->results, found)); status != Exit::Done)
            return status;
    }
    context.console.result(flaggedItemsJson(data->results, *rules, found), flaggedItemsText(found));
    return Exit::Done;
}

QList<Option> errorOptions()
{
    return {asOption(),
            {QStringLiteral("run"), QStringLiteral("RUN[,RUN…]"),
             Tr::tr("Runs to sample from: an ID, or MODEL/CONFIGURATION.")},
            {QStringLiteral("right-in"), QStringLiteral("RUN"),
             Tr::tr("Samples only wrong answers to items that this other run answers correctly.")},
            {QStringLiteral("n"), QStringLiteral("N"), Tr::tr("Number of cases (wrong answers) to sample (default: 100).")},
            {QStringLiteral("by"), QStringLiteral("DIMENSION"),
             Tr::tr("Stratify by this dimension (default: domain); none: "
                    "no strata.")},
            {QStringLiteral("allocation"), QStringLiteral("HOW"),
             Tr::tr(
                 "How the cases are divided among the strata: proportional (default; in proportion to the wrong answers in each stratum), "
                 "data-set (in proportion to the items of the runs in each stratum) or equal.")},
            {QStringLiteral("with-misses"),
             {},
             Tr::tr("Includes misses (replies without an extracted answer).")},
            scorerOption(),
            {QStringLiteral("seed"), QStringLiteral("N"),
             Tr::tr("Random seed; the same seed draws the same cases (default: "
                    "0).")},
            {QStringLiteral("experts"), QStringLiteral("N"),
             Tr::tr("Number of experts who code each case (default: 1).")},
            {QStringLiteral("name"), QStringLiteral("NAME"), Tr::tr("Name of the sample.")},
            {QStringLiteral("dry-run"),
             {},
             Tr::tr("Shows how many cases each stratum would get; draws no cases.")},
            {QStringLiteral("sample"), QStringLiteral("ID"),
             Tr::tr("Which sample to report on (default: all).")},
            {QStringLiteral("csv"), QStringLiteral("FILE"),
             Tr::tr(
                 "report: also writes the coded cases to a CSV file; suspects: also writes the questions that may be wrong to a CSV "
                 "file.")},
            {QStringLiteral("direct"), QStringLiteral("FILE"),
             Tr::tr("report: also writes to a CSV file how often models reply correctly when they are asked directly about an element, by "
                    "error type.")},
            {QStringLiteral("practice"),
             {},
             Tr::tr(
                 "report: includes cases of practice models in the CSV file; suspects: includes practice runs in the list and in the CSV "
                 "file.")},
            {QStringLiteral("min-models"), QStringLiteral("N"),
             Tr::tr("suspects: check models' replies to a question only if at least N models replied (default: 2).")},
            {QStringLiteral("model-share"), QStringLiteral("P"),
             Tr::tr(
                 "suspects: report a question if at least this percentage of models gave the same "
                 "wrong answer (default: 100).")},
            {QStringLiteral("min-people"), QStringLiteral("N"),
             Tr::tr("suspects: check people's answers to a question only if at least N people answered (default: 3).")},
            {QStringLiteral("people-share"), QStringLiteral("P"),
             Tr::tr(
                 "suspects: report a question if more than this percentage of people gave the same "
                 "wrong answer (default: 50).")},
            {QStringLiteral("min-blind-models"), QStringLiteral("N"),
             Tr::tr(
                 "suspects: report a question if at least N models were asked without the image and all of them were correct (default: "
                 "2).")}};
}

/// An action with the options that it reads, beside --as.
struct Action {
    QString name;
    QStringList options;
    Exit (*run)(Context &, OpenProject &);
};

QList<Action> actions()
{
    const auto names = [](const char *words) { return QString::fromLatin1(words).split(u' ', Qt::SkipEmptyParts); };
    return {{QStringLiteral("sample"), names("run right-in n by allocation with-misses scorer seed experts name dry-run"), sample},
            {QStringLiteral("report"), names("sample csv direct practice"), report},
            {QStringLiteral("list"), {}, list},
            {QStringLiteral("suspects"),
             names("scorer csv practice min-models model-share min-people people-share min-blind-models"),
             flaggedItems}};
}

Exit runErrors(Context &context)
{
    const QString name = context.arguments.positional.value(1);
    const QList<Action> all = actions();
    const auto action = std::find_if(all.begin(), all.end(), [&](const Action &one) { return one.name == name; });
    if (action == all.end())
        return usage(context, Tr::tr("“errors” needs one of these subcommands: sample, report, list, suspects."));
    for (const Option &option : errorOptions()) {
        const bool read = option.name == asOption().name || action->options.contains(option.name);
        if (!read && context.arguments.has(option.name))
            return usage(context, Tr::tr("errors PROJECT %1 takes no --%2.").arg(name, option.name));
    }
    auto project = openProject(context, context.arguments.positional.first());
    return project ? action->run(context, *project) : context.console.fail(project.error());
}

} // namespace

QList<Command> errorCommands()
{
    return {
        {QStringLiteral("errors"),
         QStringLiteral("PROJECT sample|report|list|suspects"),
         2,
         2,
         Tr::tr(
             "Samples wrong answers for error review, reports the error types that experts chose, and lists questions that may be wrong."),
         errorOptions(),
         runErrors}};
}

} // namespace yuyi::cli
