// SPDX-License-Identifier: GPL-3.0-or-later
// run
#include "app/cli/runoptions.h"
#include "app/cli/waiting.h"
#include "app/secrets/keychainstore.h"
#include "models/services/runner.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QEventLoop>
#include <QTimer>

#include <algorithm>

namespace yuyi::cli {

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(yuyi::CliRun)
};

/// What requests under way are given after Ctrl+C.
constexpr int graceMs = 5000;

/// A run of this command.
struct Asked {
    RunId id;
    qint64 attemptsBefore = 0;
    RunLive live;
    QString refused;
};

Json describe(const RunEstimate &estimate)
{
    return {{"requests", estimate.requests},       {"items", estimate.items},
            {"pictures", estimate.pictures},       {"bytes", estimate.bytes},
            {"tokens", estimate.tokensInput + estimate.tokensOutput},
            {"tokens_input", estimate.tokensInput}, {"tokens_output", estimate.tokensOutput},
            {"cost", estimate.cost},               {"currency", toUtf8(estimate.currency)},
            {"seconds", estimate.seconds}};
}

QString costText(const QList<QPair<QString, double>> &costs)
{
    QStringList parts;
    for (const auto &[currency, cost] : costs)
        parts.append(QStringLiteral("%1 %2").arg(QString::number(cost, 'f', 2), currency).trimmed());
    return parts.isEmpty() ? Text::tr("no price given") : parts.join(QStringLiteral(" + "));
}

QString line(const RunEstimate &estimate, const QList<QPair<QString, double>> &costs)
{
    return Text::tr("%1 requests, %2 pictures, %3 MB, %4 tokens in, %5 tokens out, %6, about %7 min")
        .arg(QString::number(estimate.requests), QString::number(estimate.pictures),
             QString::number(static_cast<double>(estimate.bytes) / 1e6, 'f', 1), QString::number(estimate.tokensInput),
             QString::number(estimate.tokensOutput), costText(costs),
             QString::number(std::max(1.0, estimate.seconds / 60), 'f', 0));
}

Exit dryRun(Context &context, OpenProject &project, const RunPlan &plan)
{
    Result<LaunchEstimate> estimate = failure(ErrorCode::Cancelled, {});
    {
        ConsoleProgress progress(context.console, Text::tr("Weighing"));
        estimate = RunService(*project.stores, project.factory->folder(), project.actor.id).estimate(plan, progress);
    }
    if (!estimate)
        return context.console.fail(estimate.error());
    Json json = describe(estimate->total);
    json["dry_run"] = true;
    json["costs"] = Json::object();
    for (const auto &[currency, cost] : std::as_const(estimate->costs))
        json["costs"][toUtf8(currency)] = cost;
    json["item_set"] = toUtf8(estimate->itemSetHash);
    json["runs"] = Json::array();
    QStringList lines;
    for (const RunEstimate &run : std::as_const(estimate->runs)) {
        Json one{{"endpoint", toUtf8(run.endpointName)}, {"config", toUtf8(run.configuration)}};
        one.update(describe(run));
        json["runs"].push_back(one);
        QList<QPair<QString, double>> cost;
        if (!run.currency.isEmpty())
            cost.append({run.currency, run.cost});
        lines.append(QStringLiteral("%1  %2: %3").arg(run.endpointName, run.configuration, line(run, cost)));
    }
    if (estimate->runs.size() > 1)
        lines.append(Text::tr("Together: %1").arg(line(estimate->total, estimate->costs)));
    json["notes"] = Json::array();
    for (const QString &note : std::as_const(estimate->notes)) {
        json["notes"].push_back(toUtf8(note));
        lines.append(note);
    }
    json["unreadable"] = Json::array();
    for (const QString &picture : std::as_const(estimate->unreadable)) {
        json["unreadable"].push_back(toUtf8(picture));
        lines.append(picture);
    }
    context.console.result(json, lines.join(QLatin1Char('\n')));
    return estimate->unreadable.isEmpty() ? Exit::Done : Exit::Findings;
}

/// Asks until all runs have ended or the person stops it.
void ask(Context &context, const OpenProject &project, QList<Asked> &runs, RunAsk what)
{
    KeychainStore secrets;
    RunnerSetup setup;
    setup.factory = project.factory;
    setup.secrets = &secrets;
    setup.actor = project.actor.id;
    Runner runner(setup);
    QEventLoop loop;
    ConsoleProgress progress(context.console, Text::tr("Asking"));
    qint64 shown = -1;
    bool totalKnown = false;
    const auto place = [&](const RunId &id) {
        return std::find_if(runs.begin(), runs.end(), [&](const Asked &run) { return run.id == id; });
    };
    const auto show = [&] {
        qint64 total = 0;
        qint64 settled = 0;
        for (const Asked &run : std::as_const(runs)) {
            total += run.live.requests;
            settled += run.live.settled;
        }
        if (!totalKnown) {
            progress.setTotal(total);
            totalKnown = std::all_of(runs.cbegin(), runs.cend(), [](const Asked &run) {
                return run.live.requests > 0 || !run.refused.isEmpty();
            });
            shown = settled;
        }
        if (settled > shown)
            progress.advance(settled - shown);
        shown = settled;
    };
    QObject::connect(&runner, &Runner::progressed, &loop, [&](const RunLive &live) {
        if (const auto run = place(live.run.id); run != runs.end())
            run->live = live;
        show();
    });
    QObject::connect(&runner, &Runner::refused, &loop, [&](const RunId &id, const QString &sentence) {
        if (const auto run = place(id); run != runs.end())
            run->refused = sentence;
    });
    QObject::connect(&runner, &Runner::quiet, &loop, &QEventLoop::quit);
    QTimer stop;
    bool stopping = false;
    QObject::connect(&stop, &QTimer::timeout, &loop, [&] {
        if (!stopAsked() || stopping)
            return;
        stopping = true;
        context.console.say(Text::tr("Stopping: what is under way is awaited for a few seconds."));
        runner.stopAll(graceMs);
    });
    for (const Asked &run : std::as_const(runs))
        runner.start(run.id, what);
    stop.start(lookForStopEvery);
    loop.exec();
}

struct Totals {
    qint64 sent = 0, tokensIn = 0, tokensOut = 0, lost = 0;
    int requests = 0, correct = 0, incorrect = 0, miss = 0, error = 0;
    double cost = 0;
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
}

/// What came of one run, as it is stored.
struct Outcome {
    Run run;
    Totals totals;
    bool complete = false;
};

Result<Outcome> outcomeOf(Stores &stores, const Asked &asked)
{
    const auto run = stores.runs().run(asked.id);
    const auto figures = stores.runs().figures(asked.id, Scorer::Strict);
    if (!run || !figures)
        return !run ? tl::unexpected(run.error()) : tl::unexpected(figures.error());
    Outcome outcome;
    outcome.run = *run;
    Totals &totals = outcome.totals;
    totals.sent = figures->attempts - asked.attemptsBefore;
    totals.correct = figures->correct;
    totals.incorrect = figures->incorrect;
    totals.miss = figures->miss;
    totals.error = figures->blocked + figures->badRequest + figures->account + figures->transient;
    totals.tokensIn = figures->tokensInput;
    totals.tokensOut = figures->tokensOutput;
    totals.cost = figures->cost;
    totals.lost = figures->lost;
    totals.requests = asked.live.requests;
    outcome.complete = run->state == RunState::Done && figures->transient + figures->account == 0;
    return outcome;
}

QString line(const QString &head, const Totals &totals)
{
    return Text::tr("%1: %2 correct, %3 incorrect, %4 miss, %5 error; %6 sent, %7 tokens, cost %8")
        .arg(head, QString::number(totals.correct), QString::number(totals.incorrect), QString::number(totals.miss),
             QString::number(totals.error), QString::number(totals.sent),
             QString::number(totals.tokensIn + totals.tokensOut), QString::number(totals.cost, 'f', 4));
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
        Json one{{"run", toUtf8(run.id.toString())}, {"model", toUtf8(run.model)}, {"config", toUtf8(run.configuration)}};
        one.update(keysOf(outcome->totals));
        one["state"] = toUtf8(codeOf(run.state));
        one["complete"] = outcome->complete;
        const QString message = asked.refused.isEmpty() ? run.message : asked.refused;
        one["message"] = toUtf8(message);
        one["errors"] = Json::array();
        lines.append(line(QStringLiteral("%1  %2").arg(run.model, run.configuration), outcome->totals));
        if (!message.isEmpty())
            lines.append(QStringLiteral("  ") % message);
        for (const LiveErrors &group : asked.live.errors) {
            one["errors"].push_back({{"status", toUtf8(codeOf(group.status))}, {"http", group.httpStatus}, {"count", group.count},
                                     {"message", toUtf8(group.message)}, {"advice", toUtf8(group.advice)}});
            lines.append(QStringLiteral("  %1 × %2: %3").arg(QString::number(group.count), titleOf(group.status), group.message));
            lines.append(QStringLiteral("      ") % group.advice);
        }
        list.push_back(one);
        anyStarted = anyStarted || asked.refused.isEmpty();
        good = good && outcome->complete && outcome->totals.error == 0 && asked.refused.isEmpty();
        if (!outcome->complete)
            unfinished.append(run.id.toString());
    }
    Json json;
    json["run"] = list.empty() ? Json() : list.front()["run"];
    json.update(keysOf(sum));
    json["seconds"] = seconds;
    json["runs"] = list;
    if (runs.size() > 1)
        lines.append(line(Text::tr("Together"), sum));
    context.console.result(json, lines.join(QLatin1Char('\n')));
    if (!unfinished.isEmpty()) {
        context.console.say(Text::tr("To go on: yuyi-cli run %1 --resume --run %2")
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
            return usage(context, {ErrorCode::Invalid, Text::tr("--dry-run goes with a new run, not with --resume or --retry-errors."),
                                   {}});
        }
        const auto found = storedRuns(arguments, *project->stores, project->actor.id, what);
        if (!found)
            return usage(context, found.error());
        ids = *found;
        if (ids.isEmpty())
            context.console.say(errors ? Text::tr("No run holds errors.") : Text::tr("No run waits to be continued."));
    } else {
        const auto plan = planFromOptions(arguments, *project->stores, project->actor.id, project->factory->folder());
        if (!plan)
            return usage(context, plan.error());
        if (arguments.has(QStringLiteral("dry-run")))
            return dryRun(context, *project, *plan);
        const auto made = RunService(*project->stores, project->factory->folder(), project->actor.id).create(*plan, true);
        if (!made)
            return made.error().code == ErrorCode::Invalid ? usage(context, made.error()) : context.console.fail(made.error());
        for (const Run &one : *made)
            ids.append(one.id);
    }
    QList<Asked> runs;
    for (const RunId &id : std::as_const(ids)) {
        const auto figures = project->stores->runs().figures(id, Scorer::Strict);
        if (!figures)
            return context.console.fail(figures.error());
        if (figures->attempts > 0 && !stored)
            context.console.say(Text::tr("Going on with a run that had not ended: %1").arg(id.toString()));
        runs.append({id, figures->attempts, {}, {}});
    }
    QElapsedTimer clock;
    clock.start();
    if (!runs.isEmpty())
        ask(context, *project, runs, what);
    return report(context, *project, runs, static_cast<double>(clock.elapsed()) / 1000);
}

} // namespace

QList<Command> runCommands()
{
    return {{QStringLiteral("run"), QStringLiteral("PROJECT"), 1, 1,
             Text::tr("Asks models and scores what they reply; goes on where it was stopped."), runOptions(), run}};
}

} // namespace yuyi::cli
