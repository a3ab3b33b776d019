// SPDX-License-Identifier: GPL-3.0-or-later
// judge: a model says which answer the replies of a run give that the strict scorer cannot read
#include "app/cli/asking.h"
#include "app/cli/descriptiontexts.h"
#include "app/cli/options/run.h"
#include "app/cli/options/runlookup.h"
#include "app/cli/waiting.h"
#include "models/services/rules/missreadings.h"
#include "models/services/runs/extractions/extractionservice.h"

#include <QCoreApplication>
#include <QElapsedTimer>

#include <algorithm>

namespace yuyi::cli {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::CliJudge)
};

Exit fail(const Context &context, const Error &error)
{
    const Exit exit = context.console.fail(error);
    return error.code == ErrorCode::Invalid ? Exit::Usage : exit;
}

Json lineJson(const ExtractionRun &line)
{
    return {{"run", toUtf8(line.run.id.toString())},
            {"model", toUtf8(line.run.model)},
            {"asked", line.asked},
            {"read", line.read},
            {"none", line.none},
            {"error", line.errors},
            {"state", toUtf8(codeOf(line.run.state))}};
}

QString lineText(const ExtractionRun &line)
{
    return Tr::tr("%1  run %2: asked about %3 replies; an answer read in %4, none in %5; %6 request errors")
        .arg(modelTitle(line.run), line.run.id.toString(), QString::number(line.asked), QString::number(line.read),
             QString::number(line.none), QString::number(line.errors));
}

/// What models have read in a run.
Exit list(Context &context, OpenProject &project, const Run &run)
{
    ExtractionService service(*project.stores, project.factory->folder(), project.actor.id);
    const auto misses = service.misses(run.id);
    if (!misses)
        return fail(context, misses.error());
    const auto runs = service.runsFor(run.id);
    if (!runs)
        return fail(context, runs.error());
    Json json{{"run", toUtf8(run.id.toString())}, {"misses", misses->misses}, {"with_words", misses->withWords}, {"judges", Json::array()}};
    QStringList lines{Tr::tr("%1  run %2: %3 misses, of which %4 have words that a model can read.")
                          .arg(modelTitle(run), run.id.toString(), QString::number(misses->misses), QString::number(misses->withWords))};
    for (const ExtractionRun &line : *runs) {
        json["judges"].push_back(lineJson(line));
        lines.append(QStringLiteral("  ") + lineText(line));
    }
    context.console.result(json, lines.join(u'\n'));
    return Exit::Done;
}

Exit weigh(Context &context, ExtractionService &service, const ExtractionPlan &plan)
{
    Result<LaunchEstimate> estimate = failure(ErrorCode::Cancelled, {});
    {
        ConsoleProgress progress(context.console, Tr::tr("Estimating cost"));
        estimate = service.estimate(plan, progress);
    }
    if (!estimate)
        return fail(context, estimate.error());
    const auto prompt = service.preview(plan);
    return tell(context, *estimate, prompt ? QStringList{promptText(*prompt)} : QStringList());
}

Exit askJudge(Context &context, OpenProject &project, ExtractionService &service, const ExtractionPlan &plan)
{
    const auto made = service.create(plan);
    if (!made)
        return fail(context, made.error());
    const auto before = project.stores->responses().figures(made->id, Scorer::Strict);
    if (!before)
        return context.console.fail(before.error());
    const bool retries = context.arguments.has(QStringLiteral("retry-errors"));
    const auto done = isDone(*project.stores, *made, *before);
    if (!done)
        return context.console.fail(done.error());
    QList<Asked> runs{{made->id, {}, {}}};
    const bool failed = before->blocked + before->badRequest + before->account + before->transient > 0;
    const bool nothing = retries ? !failed : *done;
    QElapsedTimer clock;
    clock.start();
    if (nothing)
        context.console.say(Tr::tr("%1 was asked about all these replies before.").arg(modelTitle(*made)));
    else
        ask(context, project, runs, retries ? RunAsk::Errors : RunAsk::Missing);
    const auto run = project.stores->runs().run(made->id);
    const auto figures = project.stores->responses().figures(made->id, Scorer::Strict);
    const auto lines = service.runsFor(plan.run);
    if (!run || !figures || !lines)
        return context.console.fail(!run ? run.error() : !figures ? figures.error()
                                                                  : lines.error());
    const auto own = std::find_if(lines->begin(), lines->end(), [&](const ExtractionRun &line) { return line.run.id == made->id; });
    const QString message = runs.constFirst().refused.isEmpty() ? run->message : runs.constFirst().refused;
    const ExtractionRun line = own == lines->end() ? ExtractionRun{*run} : *own;
    const bool complete = run->state == RunState::Done && line.errors == 0;
    Json json = lineJson(line);
    json["judged"] = toUtf8(plan.run.toString());
    json["sent"] = figures->attempts - before->attempts;
    json["cost"] = figures->cost;
    json["seconds"] = static_cast<double>(clock.elapsed()) / 1000;
    json["complete"] = complete;
    json["message"] = toUtf8(message);
    QStringList texts{lineText(line)};
    if (!message.isEmpty())
        texts.append(QStringLiteral("  ") + message);
    context.console.result(json, texts.join(u'\n'));
    if (!runs.constFirst().refused.isEmpty())
        return Exit::Refused;
    return complete ? Exit::Done : Exit::Findings;
}

Exit judge(Context &context)
{
    const Arguments &arguments = context.arguments;
    auto project = openProject(context, arguments.positional.first());
    if (!project)
        return context.console.fail(project.error());
    const auto run = findRun(*project, arguments.positional.value(1));
    if (!run)
        return fail(context, run.error());
    const auto endpoints = endpointsNamed(arguments, *project->stores, project->actor.id);
    if (!endpoints)
        return fail(context, endpoints.error());
    if (endpoints->isEmpty()) {
        for (const QString &option : {QStringLiteral("dry-run"), QStringLiteral("retry-errors"), QStringLiteral("budget")}) {
            if (arguments.has(option))
                return fail(context, {ErrorCode::Invalid, Tr::tr("--%1 needs --endpoint: the model that reads.").arg(option), {}});
        }
        return list(context, *project, *run);
    }
    if (endpoints->size() > 1)
        return fail(context, {ErrorCode::Invalid, Tr::tr("judge takes only one endpoint with --endpoint."), {}});
    bool good = true;
    const double budget = arguments.has(QStringLiteral("budget")) ? arguments.value(QStringLiteral("budget")).toDouble(&good) : 0;
    if (!good || budget < 0)
        return fail(context, {ErrorCode::Invalid, Tr::tr("--budget takes a number, 0 or greater."), {}});
    ExtractionService service(*project->stores, project->factory->folder(), project->actor.id);
    ExtractionPlan plan{run->id, endpoints->constFirst(), {}};
    if (arguments.has(QStringLiteral("budget")))
        plan.budget = budget;
    return arguments.has(QStringLiteral("dry-run")) ? weigh(context, service, plan) : askJudge(context, *project, service, plan);
}

} // namespace

QList<Command> judgeCommands()
{
    return {{QStringLiteral("judge"),
             QStringLiteral("PROJECT RUN"),
             2,
             2,
             Tr::tr("Lets a model say which answer the replies of a run give that the strict scorer cannot read. Without --endpoint: lists "
                    "what models have read. Results with --scorer judge count these readings."),
             {{QStringLiteral("endpoint"), QStringLiteral("NAME"), Tr::tr("Endpoint of the model that reads the replies.")},
              {QStringLiteral("budget"), QStringLiteral("X"), Tr::tr("Pauses the run of the model when its cost reaches this amount.")},
              {QStringLiteral("dry-run"), {}, Tr::tr("Shows the first prompt and the estimated cost; sends nothing.")},
              {QStringLiteral("retry-errors"), {}, Tr::tr("Resends the requests that ended with an error.")},
              asOption()},
             judge}};
}

} // namespace yuyi::cli
