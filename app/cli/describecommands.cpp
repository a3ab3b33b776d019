// SPDX-License-Identifier: GPL-3.0-or-later
// describe: models describe pictures, judges and people score what they said
#include "app/cli/asking.h"
#include "app/cli/descriptiontexts.h"
#include "app/cli/options/describe.h"
#include "app/cli/options/run.h"
#include "app/cli/waiting.h"
#include "models/exchange/files/textfile.h"
#include "models/services/descriptions/descriptionservice.h"
#include "models/services/descriptions/export.h"
#include "models/services/descriptions/ratingrereading.h"
#include "models/services/descriptions/ratingservice.h"
#include "models/services/descriptions/report.h"
#include "models/services/descriptions/scoredreplies.h"
#include "models/services/descriptions/table.h"
#include "models/services/rules/itemchoice.h"
#include "models/services/rules/practicemarks.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QFile>
#include <QFileInfo>

#include <algorithm>

namespace yuyi::cli {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::CliDescribe)
};

Exit usage(const Context &context, const QString &sentence)
{
    context.console.fail({ErrorCode::Invalid, sentence, {}});
    return Exit::Usage;
}

Exit fail(const Context &context, const Error &error)
{
    const Exit exit = context.console.fail(error);
    return error.code == ErrorCode::Invalid ? Exit::Usage : exit;
}

Result<QString> promptFile(const Arguments &arguments)
{
    if (!arguments.has(QStringLiteral("prompt")))
        return QString();
    QFile file(arguments.value(QStringLiteral("prompt")));
    constexpr qint64 most = 100000;
    if (!file.open(QIODevice::ReadOnly))
        return failure(ErrorCode::Environment, Tr::tr("The file %1 cannot be read: %2").arg(file.fileName(), file.errorString()));
    const QByteArray bytes = file.read(most + 1);
    if (bytes.size() > most)
        return failure(ErrorCode::Invalid, Tr::tr("The file %1 is too long for a prompt.").arg(file.fileName()));
    return QString::fromUtf8(bytes).trimmed();
}

/// The runs that --run names; empty: none was named.
Result<QList<RunId>> namedRuns(Context &context, OpenProject &project, RunKind kind)
{
    DescriptionService service(*project.stores, project.factory->folder(), project.actor.id);
    QList<RunId> ids;
    for (const QString &word : context.arguments.value(QStringLiteral("run")).split(u',', Qt::SkipEmptyParts)) {
        YUYI_TRY(const auto run, service.run(word.trimmed(), kind));
        ids.append(run.id);
    }
    return ids;
}

struct Came {
    int answered = 0;
    int error = 0;
    int read = 0;
    int unread = 0;
    int undescribed = 0; ///< of a judge: descriptions that do not exist yet
};

Result<Came> cameOf(OpenProject &project, const Run &run, const RunFigures &figures)
{
    Came came;
    came.answered = figures.answered;
    came.error = figures.blocked + figures.badRequest + figures.account + figures.transient;
    if (run.kind != RunKind::Judgements)
        return came;
    YUYI_TRY(const auto lines, DescriptionService(*project.stores, {}, project.actor.id).runs());
    for (const DescriptionRun &line : lines) {
        for (const DescriptionRun &judge : line.judges) {
            if (judge.run.id == run.id) {
                came.read = judge.read;
                came.undescribed = line.requests() - line.described;
            }
        }
    }
    came.unread = came.answered - came.read;
    return came;
}

Exit report(Context &context, OpenProject &project, const QList<Asked> &runs, double seconds)
{
    Json list = Json::array();
    QStringList lines;
    bool good = true;
    bool anyStarted = false;
    qint64 sent = 0;
    for (const Asked &asked : runs) {
        const auto run = project.stores->runs().run(asked.id);
        const auto figures = project.stores->responses().figures(asked.id, Scorer::Strict);
        if (!run || !figures)
            return context.console.fail(!run ? run.error() : figures.error());
        const auto came = cameOf(project, *run, *figures);
        if (!came)
            return context.console.fail(came.error());
        const QString message = asked.refused.isEmpty() ? run->message : asked.refused;
        const bool complete = run->state == RunState::Done && figures->transient + figures->account == 0;
        Json one{{"run", toUtf8(run->id.toString())},
                 {"model", toUtf8(run->model)},
                 {"config", toUtf8(run->configuration)},
                 {"sent", asked.live.sentHere},
                 {"answered", came->answered},
                 {"error", came->error},
                 {"tokens", figures->tokensInput + figures->tokensOutput},
                 {"cost", figures->cost},
                 {"state", toUtf8(codeOf(run->state))},
                 {"complete", complete},
                 {"message", toUtf8(message)}};
        sent += asked.live.sentHere;
        lines.append(Tr::tr("%1  run %2: %3 replies, %4 request errors")
                         .arg(modelTitle(*run), run->id.toString(), QString::number(came->answered),
                              QString::number(came->error)));
        if (run->kind == RunKind::Judgements) {
            one["judged"] = toUtf8(run->judged.toString());
            one["read"] = came->read;
            one["unread"] = came->unread;
            one["undescribed"] = came->undescribed;
            lines.append(Tr::tr("  %1 replies with a score, %2 without").arg(QString::number(came->read), QString::number(came->unread)));
            if (came->undescribed > 0) {
                lines.append(Tr::tr("  %n description(s) do not exist yet. Continue with --resume when the model has written them.",
                                    nullptr, came->undescribed));
            }
        }
        if (!message.isEmpty())
            lines.append(QStringLiteral("  ") % message);
        list.push_back(one);
        anyStarted = anyStarted || asked.refused.isEmpty();
        good = good && complete && came->error == 0 && came->unread == 0 && came->undescribed == 0 && asked.refused.isEmpty();
    }
    Json json{{"run", list.empty() ? Json() : list.front()["run"]}, {"sent", sent}, {"seconds", seconds}, {"runs", list}};
    context.console.result(json, lines.join(QLatin1Char('\n')));
    if (!anyStarted && !runs.isEmpty())
        return Exit::Refused;
    return good ? Exit::Done : Exit::Findings;
}

Exit askAll(Context &context, OpenProject &project, const QList<RunId> &ids, RunAsk what, bool doneToo = true)
{
    QList<Asked> runs;
    QList<Asked> done;
    for (const RunId &id : ids) {
        const auto figures = project.stores->responses().figures(id, Scorer::Strict);
        const auto run = project.stores->runs().run(id);
        if (!figures || !run)
            return context.console.fail(!figures ? figures.error() : run.error());
        const auto complete = isDone(*project.stores, *run, *figures);
        if (!complete)
            return context.console.fail(complete.error());
        const bool leftAlone = *complete && !doneToo;
        if (leftAlone)
            sayDone(context, *run, *figures);
        (leftAlone ? done : runs).append({id, {}, {}});
    }
    if (const auto set = setBudgets(context.arguments, project, runs); !set)
        return fail(context, set.error());
    QElapsedTimer clock;
    clock.start();
    if (runs.isEmpty() && !done.isEmpty()) {
        report(context, project, done, 0);
        return Exit::Refused;
    }
    if (runs.isEmpty())
        context.console.say(what == RunAsk::Errors ? Tr::tr("No run has request errors.") : Tr::tr("No run can be continued."));
    else
        ask(context, project, runs, what);
    return report(context, project, done + runs, static_cast<double>(clock.elapsed()) / 1000);
}

/// Runs that are there: those that have not ended, or that hold errors.
Result<QList<RunId>> storedRuns(Context &context, OpenProject &project, RunKind kind, RunAsk what)
{
    YUYI_TRY(const auto named, namedRuns(context, project, RunKind::Descriptions));
    YUYI_TRY(const auto endpoints, endpointsNamed(context.arguments, *project.stores, project.actor.id));
    YUYI_TRY(const auto all, project.stores->runs().runs(false, kind));
    QList<RunId> ids;
    for (auto run = all.crbegin(); run != all.crend(); ++run) {
        const RunId subject = kind == RunKind::Judgements ? run->judged : run->id;
        if (run->state == RunState::Cancelled || (!named.isEmpty() && !named.contains(subject)))
            continue;
        if (!endpoints.isEmpty() && !endpoints.contains(run->endpoint))
            continue;
        YUYI_TRY(const auto figures, project.stores->responses().figures(run->id, Scorer::Strict));
        const bool failed = figures.transient + figures.account + figures.blocked + figures.badRequest > 0;
        YUYI_TRY(const bool done, isDone(*project.stores, *run, figures));
        if (what == RunAsk::Errors ? failed : !done)
            ids.append(run->id);
    }
    return ids;
}

template <typename Plan>
Exit askNew(Context &context, OpenProject &project, const Plan &plan)
{
    DescriptionService service(*project.stores, project.factory->folder(), project.actor.id);
    if (context.arguments.has(QStringLiteral("dry-run"))) {
        Result<LaunchEstimate> estimate = failure(ErrorCode::Cancelled, {});
        {
            ConsoleProgress progress(context.console, Tr::tr("Estimating cost"));
            estimate = service.estimate(plan, progress);
        }
        if (!estimate)
            return fail(context, estimate.error());
        const auto prompt = service.preview(plan, 0);
        return tell(context, *estimate, prompt ? QStringList{promptText(*prompt)} : QStringList());
    }
    const auto made = service.create(plan, context.arguments.has(QStringLiteral("again")) ? SameRuns::GoOn : SameRuns::Found);
    if (!made)
        return fail(context, made.error());
    QList<RunId> ids;
    for (const Run &run : *made)
        ids.append(run.id);
    return askAll(context, project, ids, RunAsk::Missing, false);
}

Exit askModels(Context &context, OpenProject &project, bool judge)
{
    const Arguments &arguments = context.arguments;
    const bool errors = arguments.has(QStringLiteral("retry-errors"));
    if (errors || arguments.has(QStringLiteral("resume"))) {
        if (arguments.has(QStringLiteral("dry-run")))
            return usage(context, Tr::tr("--dry-run works only with a new run, not with --resume or --retry-errors."));
        const RunAsk what = errors ? RunAsk::Errors : RunAsk::Missing;
        const auto ids = storedRuns(context, project, judge ? RunKind::Judgements : RunKind::Descriptions, what);
        if (!ids)
            return fail(context, ids.error());
        return askAll(context, project, *ids, what);
    }
    const auto run = plainPlanFromOptions(arguments, *project.stores, project.actor.id);
    const auto prompt = promptFile(arguments);
    if (!run || !prompt)
        return fail(context, !run ? run.error() : prompt.error());
    if (judge) {
        const auto named = namedRuns(context, project, RunKind::Descriptions);
        if (!named)
            return fail(context, named.error());
        if (named->isEmpty())
            return usage(context, Tr::tr("describe PROJECT judge needs --run: the run whose descriptions are judged (an ID or a "
                                         "model)."));
        return askNew(context, project, JudgePlan{*named, arguments.has(QStringLiteral("with-picture")), *prompt, *run});
    }
    DescriptionPlan plan;
    plan.task = arguments.value(QStringLiteral("task"));
    plan.taskItems = !arguments.has(QStringLiteral("any-picture"));
    plan.prompt = *prompt;
    plan.run = *run;
    return askNew(context, project, plan);
}

Exit rate(Context &context, OpenProject &project)
{
    const Arguments &arguments = context.arguments;
    for (const QString &needed : {QStringLiteral("run"), QStringLiteral("item"), QStringLiteral("score")}) {
        if (!arguments.has(needed))
            return usage(context, Tr::tr("describe PROJECT rate needs --run, --item and --score."));
    }
    const auto runs = namedRuns(context, project, RunKind::Descriptions);
    if (!runs)
        return fail(context, runs.error());
    bool good = false;
    ReplyRating rating;
    rating.score = arguments.value(QStringLiteral("score")).toDouble(&good);
    if (!good || runs->size() != 1)
        return usage(context, good ? Tr::tr("“rate” and “report” take only one run with --run.") : Tr::tr("--score takes a number."));
    for (const QString &word : arguments.value(QStringLiteral("perspective")).split(u',', Qt::SkipEmptyParts)) {
        const double value = word.section(u'=', 1).toDouble(&good);
        if (!good)
            return usage(context, Tr::tr("--perspective takes CODE=SCORE; separate several with commas."));
        rating.perspectives.insert(word.section(u'=', 0, 0).trimmed(), value);
    }
    rating.note = arguments.value(QStringLiteral("note"));
    const auto run = project.stores->runs().run(runs->constFirst());
    const auto items =
        run ? ItemChooser(*project.stores).itemsOf(run->itemSet) : Result<QList<ItemSetItem>>(tl::unexpected(run.error()));
    const auto scored = run ? scoredReplies(*project.stores, *run) : Result<ScoredReplies>(tl::unexpected(run.error()));
    if (!items || !scored)
        return fail(context, !items ? items.error() : scored.error());
    const QString wanted = arguments.value(QStringLiteral("item"));
    const auto item = std::find_if(items->begin(), items->end(), [&](const ItemSetItem &one) { return one.itemId == wanted; });
    if (item == items->end())
        return fail(context, {ErrorCode::NotFound, Tr::tr("This run has no item “%1”.").arg(wanted), {}});
    rating.attempt = scored->replies.value(RunSlot{item->question, 0, 0}).attempt;
    if (rating.attempt.isNull() && run->kind == RunKind::Questions)
        return fail(context,
                    {ErrorCode::Refused,
                     Tr::tr("The reply to “%1” is missing or not among those that are scored.").arg(wanted),
                     {}});
    if (rating.attempt.isNull())
        return fail(context,
                    {ErrorCode::Refused,
                     Tr::tr("The image of “%1” was not described, so there is nothing to score.")
                         .arg(wanted),
                     {}});
    const auto done = RatingService(*project.stores, project.actor.id).rate(rating);
    if (!done)
        return fail(context, done.error());
    context.console.result({{"item", toUtf8(wanted)}, {"score", *rating.score}, {"by", toUtf8(project.actor.name)}},
                           Tr::tr("%1: %2").arg(wanted, QString::number(*rating.score)));
    return Exit::Done;
}

/// Seeing the figures ends a lead's blind scoring for good: never without being asked for in so many words. Refused for a lead who has
/// not asked.
Result<> openIfWanted(Context &context, OpenProject &project, const RunId &run)
{
    YUYI_TRY(const auto progress, scoringProgress(*project.stores, project.actor.id, run));
    if (!project.actor.is(Role::Lead) || progress.left() == 0)
        return {};
    const auto shown = DescriptionReportService(*project.stores, project.actor.id).report(run);
    if (shown || shown.error().code != ErrorCode::Refused)
        return {}; // there is nothing of others in it, or something else is wrong
    if (!context.arguments.has(QStringLiteral("open"))) {
        return failure(
            ErrorCode::Refused,
            Tr::tr(
                "You still have to score %n description(s) of this run. The results would show you the scores of judge models and other "
                "people. Score the descriptions first. You can also add --open, but then you can no longer score the remaining "
                "descriptions.",
                nullptr, progress.left()));
    }
    auto opened = openFigures(*project.stores, project.actor.id, run);
    if (opened)
        context.console.say(Tr::tr(
            "You have seen the results, so you can no longer score the %n description(s) that you had not scored.",
            nullptr, progress.left()));
    return opened;
}

Result<> rereadIfWanted(Context &context, OpenProject &project, const RunId &run)
{
    if (!context.arguments.has(QStringLiteral("rescore")))
        return {};
    YUYI_TRY(const auto read, RatingRereading(*project.stores, project.actor.id).readAgain(run));
    context.console.say(Tr::tr("Re-scored %1 replies of judge models; %2 scores changed.")
                            .arg(QString::number(read.replies), QString::number(read.changed)));
    return {};
}

Exit figures(Context &context, OpenProject &project)
{
    if (!context.arguments.has(QStringLiteral("run")))
        return usage(context, Tr::tr("describe PROJECT report needs --run: an ID or a model."));
    const auto runs = namedRuns(context, project, RunKind::Descriptions);
    if (!runs)
        return fail(context, runs.error());
    if (runs->size() != 1)
        return usage(context, Tr::tr("“rate” and “report” take only one run with --run."));
    if (context.arguments.has(QStringLiteral("csv"))) {
        const auto run = project.stores->runs().run(runs->constFirst());
        const auto allowed = run ? practiceMayLeave(run->isPractice(), context.arguments.has(QStringLiteral("practice"))) : passOn(run);
        if (!allowed)
            return fail(context, allowed.error());
    }
    if (const auto opened = openIfWanted(context, project, runs->constFirst()); !opened)
        return fail(context, opened.error());
    if (const auto read = rereadIfWanted(context, project, runs->constFirst()); !read)
        return fail(context, read.error());
    const auto data = DescriptionReportService(*project.stores, project.actor.id).report(runs->constFirst());
    if (!data)
        return fail(context, data.error());
    if (context.arguments.has(QStringLiteral("csv"))) {
        if (const auto saved = saveText(context.arguments.value(QStringLiteral("csv")),
                                        byteOrderMark + descriptionScoresCsv(*data));
            !saved)
            return fail(context, saved.error());
    }
    context.console.result(descriptionReportJson(*data), descriptionReportText(*data));
    return Exit::Done;
}

/// The dimensions that --by names.
Result<QList<DimensionCode>> wantedDimensions(const Context &context, OpenProject &project)
{
    YUYI_TRY(const auto info, project.stores->project().info());
    QList<DimensionCode> codes;
    QStringList known;
    for (const Dimension &dimension : info.preset.dimensions)
        known.append(dimension.code.text());
    for (const QString &word : context.arguments.value(QStringLiteral("by")).split(u',', Qt::SkipEmptyParts)) {
        if (!known.contains(word.trimmed())) {
            return failure(ErrorCode::Invalid, Tr::tr("There is no dimension “%1”. Available: %2.")
                                                   .arg(word.trimmed(), known.join(Tr::tr(", ", "between the items of a list"))));
        }
        codes.append(DimensionCode(word.trimmed()));
    }
    return codes;
}

/// Opens the runs of the table. Nothing is opened where the table could not be written because of practice runs.
Result<> openShown(Context &context, OpenProject &project, const QList<RunId> &named, bool written)
{
    const bool practice = context.arguments.has(QStringLiteral("practice"));
    YUYI_TRY(auto shown, scoredRuns(*project.stores));
    if (named.isEmpty())
        leaveOutPractice(shown, practice);
    else
        shown.removeIf([&](const Run &run) { return !named.contains(run.id); });
    YUYI_TRY(const auto judges, project.stores->runs().runs(false, RunKind::Judgements));
    const bool holdsPractice = std::any_of(shown.cbegin(), shown.cend(), [&](const Run &run) {
        return run.isPractice() || std::any_of(judges.cbegin(), judges.cend(), [&](const Run &judge) {
                   return judge.judged == run.id && judge.isPractice();
               });
    });
    if (written)
        YUYI_CHECK(practiceMayLeave(holdsPractice, practice));
    for (const Run &run : std::as_const(shown))
        YUYI_CHECK(openIfWanted(context, project, run.id));
    return {};
}

/// All models beside each other.
Exit table(Context &context, OpenProject &project)
{
    const bool formatted = context.arguments.has(QStringLiteral("format"));
    const auto format =
        fromCode<TableFormat>(formatted ? context.arguments.value(QStringLiteral("format"))
                                        : codeOf(TableFormat::Markdown));
    if (!format)
        return usage(context, Tr::tr("--format takes one of: md, csv, latex, xlsx."));
    const QString file = context.arguments.value(QStringLiteral("out"));
    if (*format == TableFormat::Xlsx && file.isEmpty())
        return usage(context, Tr::tr("An xlsx workbook needs --out FILE."));
    const auto dimensions = wantedDimensions(context, project);
    if (!dimensions)
        return fail(context, dimensions.error());
    auto runs = namedRuns(context, project, RunKind::Descriptions);
    if (!runs)
        return fail(context, runs.error());
    const bool practice = context.arguments.has(QStringLiteral("practice"));
    if (context.arguments.has(QStringLiteral("open"))) {
        if (const auto opened = openShown(context, project, *runs, formatted || !file.isEmpty()); !opened)
            return fail(context, opened.error());
    }
    const auto reports = descriptionReports(*project.stores, project.actor.id, *runs, practice);
    if (!reports)
        return fail(context, reports.error());
    if (reports->practiceLeftOut > 0)
        context.console.say(Tr::tr("%n practice run(s) are excluded; use --practice to include them.", nullptr, reports->practiceLeftOut));
    for (const Run &run : reports->hidden)
        context.console.say(project.actor.is(Role::Lead)
                                ? Tr::tr("%1 is excluded: you still have to score its descriptions. --open includes the run, but then "
                                         "you can no longer score the remaining descriptions.")
                                      .arg(modelTitle(run))
                                : Tr::tr("%1 is excluded: you still have to score its descriptions.").arg(modelTitle(run)));
    if (reports->list.isEmpty()) {
        return fail(context, {ErrorCode::Refused, reports->hidden.isEmpty() ? Tr::tr("No model has been asked to describe "
                                                                                     "images yet.")
                                                                            : Tr::tr("No results can be shown: every run still has "
                                                                                     "descriptions that you have to score."),
                              {}});
    }
    const bool named = context.arguments.has(QStringLiteral("by"));
    const DescriptionTable made = descriptionTable(reports->list, named ? *dimensions : usualDimensions(reports->list));
    QString text = descriptionRowsText(made);
    if (!file.isEmpty()) {
        if (const auto saved = saveDescriptionTable(made, *format, QFileInfo(file).absoluteFilePath(), practice); !saved)
            return fail(context, saved.error());
        text = Tr::tr("The table was written to “%1”.").arg(file);
    } else if (formatted) {
        const auto written = descriptionTableText(made, *format, practice);
        if (!written)
            return fail(context, written.error());
        text = QString::fromUtf8(*written).trimmed();
    }
    context.console.result(descriptionTableJson(made), text);
    return Exit::Done;
}

/// Chooses the runs of questions whose replies are scored, or leaves them out.
Exit choose(Context &context, OpenProject &project, bool chosen)
{
    const QStringList words = context.arguments.value(QStringLiteral("run")).split(u',', Qt::SkipEmptyParts);
    if (words.isEmpty())
        return usage(context, Tr::tr("describe PROJECT choose and leave need --run: runs of questions (IDs or models)."));
    ReplyScoringService service(*project.stores, project.actor.id);
    QList<Run> runs;
    for (const QString &word : words) {
        const auto run = service.run(word.trimmed());
        if (!run)
            return fail(context, run.error());
        runs.append(*run);
    }
    Json list = Json::array();
    QStringList lines;
    for (const Run &run : std::as_const(runs)) {
        if (const auto done = service.setChosen(run.id, chosen); !done)
            return fail(context, done.error());
        list.push_back({{"run", toUtf8(run.id.toString())},
                        {"model", toUtf8(run.model)},
                        {"config", toUtf8(run.configuration)},
                        {"scored", chosen}});
        const QString said = chosen ? Tr::tr("The replies of %1 (%2) are scored from now on.")
                                    : Tr::tr("The replies of %1 (%2) are no longer scored; the scores are kept.");
        lines.append(said.arg(modelTitle(run), run.configuration));
    }
    context.console.result({{"runs", list}}, lines.join(u'\n'));
    return Exit::Done;
}

Exit list(Context &context, OpenProject &project)
{
    const auto runs = DescriptionService(*project.stores, project.factory->folder(), project.actor.id).runs();
    if (!runs)
        return fail(context, runs.error());
    context.console.result(descriptionRunsJson(*runs), descriptionRunsText(*runs));
    return Exit::Done;
}

Exit describe(Context &context)
{
    const QString action = context.arguments.positional.value(1);
    static const QStringList actions{QStringLiteral("run"), QStringLiteral("judge"),
                                     QStringLiteral("rate"), QStringLiteral("report"),
                                     QStringLiteral("list"), QStringLiteral("table"),
                                     QStringLiteral("choose"), QStringLiteral("leave")};
    if (!actions.contains(action))
        return usage(context, Tr::tr("“describe” needs one of these subcommands: %1.").arg(actions.join(QStringLiteral(", "))));
    if (const QString wrong = unreadOption(context.arguments, action, describeOptions()); !wrong.isEmpty())
        return usage(context, wrong);
    auto project = openProject(context, context.arguments.positional.first());
    if (!project)
        return context.console.fail(project.error());
    if (action == actions.at(2))
        return rate(context, *project);
    if (action == actions.at(3))
        return figures(context, *project);
    if (action == actions.at(4))
        return list(context, *project);
    if (action == actions.at(5))
        return table(context, *project);
    if (action == actions.at(6) || action == actions.at(7))
        return choose(context, *project, action == actions.at(6));
    return askModels(context, *project, action == actions.at(1));
}

} // namespace

QList<Command> describeCommands()
{
    return {
        {QStringLiteral("describe"),
         QStringLiteral("PROJECT run|judge|choose|leave|rate|report|table|list"),
         2,
         2,
         Tr::tr(
             "Asks models to describe images, lets judge models score the descriptions and people score them and replies to questions, and "
             "reports how well judges and people agree."),
         describeOptions(), describe}};
}

} // namespace yuyi::cli
