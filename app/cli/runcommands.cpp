// SPDX-License-Identifier: GPL-3.0-or-later
// run
#include "app/cli/asking.h"
#include "app/cli/options/run.h"
#include "app/cli/waiting.h"
#include "models/services/runs/prompts/tokenestimate.h"

#include <QCoreApplication>
#include <QElapsedTimer>

#include <algorithm>

namespace yuyi::cli {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::CliRun)
};

Exit dryRun(Context &context, OpenProject &project, const RunPlan &plan)
{
    Result<LaunchEstimate> estimate = failure(ErrorCode::Cancelled, {});
    {
        ConsoleProgress progress(context.console, Tr::tr("Estimating cost"));
        estimate = RunService(*project.stores, project.factory->folder(), project.actor.id).estimate(plan, progress);
    }
    if (!estimate)
        return context.console.fail(estimate.error());
    return tell(context, *estimate);
}

struct Totals {
    qint64 sent = 0, tokensIn = 0, tokensOut = 0, lost = 0;
    int requests = 0, correct = 0, incorrect = 0, miss = 0, error = 0;
    double cost = 0;
    bool priced = false;        ///< a price was given; else nothing is known of the cost
    bool costEstimated = false; ///< a server told no tokens
};

Json keysOf(const Totals &totals)
{
    return {{"sent", totals.sent},
            {"correct", totals.correct},
            {"incorrect", totals.incorrect},
            {"miss", totals.miss},
            {"error", totals.error},
            {"tokens", totals.tokensIn + totals.tokensOut},
            {"tokens_input", totals.tokensIn},
            {"tokens_output", totals.tokensOut},
            {"cost", totals.cost},
            {"cost_estimated", totals.costEstimated},
            {"requests", totals.requests},
            {"lost", totals.lost}};
}

void add(Totals &sum, const Totals &one)
{
    sum.sent += one.sent;
    sum.tokensIn += one.tokensIn;
    sum.tokensOut += one.tokensOut;
    sum.lost += one.lost;
    sum.requests += one.requests;
    sum.correct += one.correct;
    sum.incorrect += one.incorrect;
    sum.miss += one.miss;
    sum.error += one.error;
    sum.cost += one.cost;
    sum.priced = sum.priced || one.priced;
    sum.costEstimated = sum.costEstimated || one.costEstimated;
}

/// What came of one run, as it is stored.
struct Outcome {
    Run run;
    QString endpoint; ///< its name
    Totals totals;
    int answered = 0;
    bool complete = false;
};

Result<Outcome> outcomeOf(Stores &stores, const Asked &asked)
{
    YUYI_TRY(const auto run, stores.runs().run(asked.id));
    YUYI_TRY(const auto figures, stores.responses().figures(asked.id, Scorer::Strict));
    Outcome outcome;
    outcome.run = run;
    YUYI_TRY(const auto endpoint, stores.endpoints().endpoint(run.endpoint));
    outcome.endpoint = endpoint.name;
    Totals &totals = outcome.totals;
    totals.sent = asked.live.sentHere; // other programs may have sent some, too
    totals.correct = figures.correct;
    totals.incorrect = figures.incorrect;
    totals.miss = figures.miss;
    totals.error = figures.blocked + figures.badRequest + figures.account + figures.transient;
    totals.tokensIn = figures.tokensInput;
    totals.tokensOut = figures.tokensOutput;
    totals.cost = figures.cost;
    totals.priced = !run.isPractice() && (run.priceInput > 0 || run.priceOutput > 0);
    totals.costEstimated = isCostEstimated(run, figures);
    totals.lost = figures.lost;
    totals.requests = asked.live.requests;
    outcome.answered = figures.answered;
    outcome.complete = run.state == RunState::Done && figures.transient + figures.account == 0;
    return outcome;
}

QString costText(const Totals &totals)
{
    if (!totals.priced)
        return Tr::tr("no price given");
    const QString cost = Tr::tr("cost %1").arg(totals.cost, 0, 'f', 4);
    return totals.costEstimated ? Tr::tr("≈ %1").arg(cost) : cost;
}

QString line(const QString &head, const Totals &totals)
{
    return Tr::tr("%1: %2 correct, %3 incorrect, %4 misses (no extracted answer), %5 errors; %6 requests sent, %7 tokens, %8")
        .arg(head, QString::number(totals.correct), QString::number(totals.incorrect), QString::number(totals.miss),
             QString::number(totals.error), QString::number(totals.sent),
             QString::number(totals.tokensIn + totals.tokensOut),
             costText(totals));
}

/// Nothing of a step is scored.
QString stepLine(const QString &head, const Outcome &outcome)
{
    const Totals &totals = outcome.totals;
    return Tr::tr("%1, step before the question: %2 replies, %3 errors; %4 requests sent, %5 tokens, %6")
        .arg(head, QString::number(outcome.answered), QString::number(totals.error), QString::number(totals.sent),
             QString::number(totals.tokensIn + totals.tokensOut), costText(totals));
}

Exit report(Context &context, OpenProject &project, const QList<Asked> &runs, double seconds)
{
    Totals sum;
    Json list = Json::array();
    QStringList lines;
    QStringList unfinished;
    bool good = true;
    bool anyStarted = false;
    for (const Asked &asked : runs) {
        const auto outcome = outcomeOf(*project.stores, asked);
        if (!outcome)
            return context.console.fail(outcome.error());
        add(sum, outcome->totals);
        const Run &run = outcome->run;
        Json one{{"run", toUtf8(run.id.toString())},
                 {"endpoint", toUtf8(outcome->endpoint)},
                 {"model", toUtf8(run.model)},
                 {"config", toUtf8(run.configuration)}};
        one.update(keysOf(outcome->totals));
        one["state"] = toUtf8(codeOf(run.state));
        one["complete"] = outcome->complete;
        const QString message = asked.refused.isEmpty() ? run.message : asked.refused;
        one["message"] = toUtf8(message);
        one["errors"] = Json::array();
        one["kind"] = toUtf8(codeOf(run.kind));
        const QString head =
            QStringLiteral("%1  %2").arg(Tr::tr("%1 (%2)", "model and endpoint").arg(modelTitle(run), outcome->endpoint),
                                         run.configuration);
        lines.append(run.kind == RunKind::Steps ? stepLine(head, *outcome) : line(head, outcome->totals));
        if (!message.isEmpty())
            lines.append(QStringLiteral("  ") % message);
        for (const LiveErrors &group : asked.live.errors) {
            one["errors"].push_back({{"status", toUtf8(codeOf(group.status))},
                                     {"http", group.httpStatus},
                                     {"count", group.count},
                                     {"message", toUtf8(group.message)},
                                     {"advice", toUtf8(group.advice)}});
            lines.append(QStringLiteral("  %1 × %2: %3").arg(QString::number(group.count), titleOf(group.status), group.message));
            lines.append(QStringLiteral("      ") % group.advice);
        }
        list.push_back(one);
        anyStarted = anyStarted || asked.refused.isEmpty();
        good = good && outcome->complete && outcome->totals.error == 0 && asked.refused.isEmpty();
        if (!outcome->complete && run.kind == RunKind::Questions)
            unfinished.append(run.id.toString());
    }
    Json json;
    json["run"] = Json();
    for (const Json &one : list) {
        if (json["run"].is_null() && one["kind"] == "questions")
            json["run"] = one["run"];
    }
    json.update(keysOf(sum));
    json["seconds"] = seconds;
    json["runs"] = list;
    if (runs.size() > 1)
        lines.append(line(Tr::tr("Total"), sum));
    context.console.result(json, lines.join(QLatin1Char('\n')));
    if (!unfinished.isEmpty()) {
        context.console.say(Tr::tr("To continue: yuyi-cli run %1 --resume --run %2")
                                .arg(context.arguments.positional.first(), unfinished.join(QLatin1Char(','))));
    }
    if (!anyStarted)
        return Exit::Refused;
    return good ? Exit::Done : Exit::Findings;
}

Exit usage(const Context &context, const Error &error)
{
    context.console.fail(error);
    return error.code == ErrorCode::Environment ? Exit::Environment : Exit::Usage;
}

Exit run(Context &context)
{
    const Arguments &arguments = context.arguments;
    auto project = openProject(context, arguments.positional.first());
    if (!project)
        return context.console.fail(project.error());
    const bool errors = arguments.has(QStringLiteral("retry-errors"));
    const bool stored = errors || arguments.has(QStringLiteral("resume")) || arguments.has(QStringLiteral("run"));
    const RunAsk what = errors ? RunAsk::Errors : RunAsk::Missing;
    QList<RunId> ids;
    if (stored) {
        if (arguments.has(QStringLiteral("dry-run"))) {
            return usage(context, {ErrorCode::Invalid, Tr::tr("--dry-run works only with a new run, not with "
                                                              "--resume or --retry-errors."),
                                   {}});
        }
        const auto found = storedRuns(arguments, *project->stores, project->actor.id, what);
        if (!found)
            return usage(context, found.error());
        const auto all = withSteps(*project->stores, *found);
        if (!all)
            return context.console.fail(all.error());
        ids = *all;
        if (ids.isEmpty())
            context.console.say(errors ? Tr::tr("No run has request errors.") : Tr::tr("No run can be continued."));
    } else {
        const auto plan = planFromOptions(arguments, *project->stores, project->actor.id, project->factory->folder());
        if (!plan)
            return usage(context, plan.error());
        if (arguments.has(QStringLiteral("dry-run")))
            return dryRun(context, *project, *plan);
        const SameRuns same = arguments.has(QStringLiteral("again")) ? SameRuns::GoOn : SameRuns::Found;
        const auto made = RunService(*project->stores, project->factory->folder(), project->actor.id).create(*plan, same);
        if (!made)
            return made.error().code == ErrorCode::Invalid ? usage(context, made.error()) : context.console.fail(made.error());
        for (const Run &one : *made)
            ids.append(one.id);
    }
    QList<Asked> runs;
    QList<Asked> done;
    for (const RunId &id : std::as_const(ids)) {
        const auto figures = project->stores->responses().figures(id, Scorer::Strict);
        const auto known = project->stores->runs().run(id);
        if (!figures || !known)
            return context.console.fail(!figures ? figures.error() : known.error());
        const auto complete = isDone(*project->stores, *known, *figures);
        if (!complete)
            return context.console.fail(complete.error());
        if (!stored && *complete) {
            sayDone(context, *known, *figures);
            done.append({id, {}, {}});
            continue;
        }
        if (figures->attempts > 0 && !stored)
            context.console.say(Tr::tr("Continuing an unfinished run: %1").arg(id.toString()));
        runs.append({id, {}, {}});
    }
    if (const auto set = setBudgets(arguments, *project, runs); !set)
        return set.error().code == ErrorCode::Invalid ? usage(context, set.error()) : context.console.fail(set.error());
    QElapsedTimer clock;
    clock.start();
    if (!runs.isEmpty())
        ask(context, *project, runs, what);
    const Exit exit = report(context, *project, done + runs, static_cast<double>(clock.elapsed()) / 1000);
    return runs.isEmpty() && !done.isEmpty() ? Exit::Refused : exit;
}

} // namespace

QList<Command> runCommands()
{
    return {{QStringLiteral("run"), QStringLiteral("PROJECT"), 1, 1,
             Tr::tr("Runs models on items and scores the replies; continues a run that was stopped. "
                    "A step before the question is asked first."),
             runOptions(), run}};
}

} // namespace yuyi::cli
