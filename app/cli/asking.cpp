// SPDX-License-Identifier: GPL-3.0-or-later
// Asking models from the command line, and what a dry run prints
#include "app/cli/asking.h"

#include "app/cli/waiting.h"
#include "app/secrets/keychainstore.h"
#include "models/services/rules/descriptiontasks.h"
#include "models/services/rules/missreadings.h"
#include "models/services/runs/runner/runner.h"

#include <QCoreApplication>
#include <QEventLoop>
#include <QSet>
#include <QTimer>

#include <algorithm>

namespace yuyi::cli {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::CliRun)
};

/// What requests in flight are given after Ctrl+C.
constexpr int graceMs = 5000;

Json describe(const RunEstimate &estimate)
{
    return {{"requests", estimate.requests},
            {"replies", estimate.replies},
            {"items", estimate.items},
            {"pictures", estimate.pictures},
            {"bytes", estimate.bytes},
            {"tokens", estimate.tokensInput + estimate.tokensOutput},
            {"tokens_input", estimate.tokensInput},
            {"tokens_output", estimate.tokensOutput},
            {"cost", estimate.cost},
            {"currency", toUtf8(estimate.currency)},
            {"seconds", estimate.seconds}};
}

QString costText(const QList<QPair<QString, double>> &costs)
{
    QStringList parts;
    for (const auto &[currency, cost] : costs)
        parts.append(QStringLiteral("%1 %2").arg(QString::number(cost, 'f', 2), currency).trimmed());
    return parts.isEmpty() ? Tr::tr("no price given") : parts.join(QStringLiteral(" + "));
}

QString line(const RunEstimate &estimate, const QList<QPair<QString, double>> &costs)
{
    return QStringList{Tr::tr("%n request(s)", nullptr, static_cast<int>(estimate.requests)),
                       Tr::tr("%n image(s)", nullptr, static_cast<int>(estimate.pictures)),
                       Tr::tr("%1 MB, %2 tokens in, %3 tokens out, %4, about %5 min")
                           .arg(QString::number(static_cast<double>(estimate.bytes) / 1e6, 'f', 1),
                                QString::number(estimate.tokensInput), QString::number(estimate.tokensOutput), costText(costs),
                                QString::number(std::max(1.0, estimate.seconds / 60), 'f', 0))}
        .join(Tr::tr(", ", "between parts of a list"));
}

} // namespace

void ask(Context &context, const OpenProject &project, QList<Asked> &runs, RunAsk what)
{
    KeychainStore secrets;
    RunnerSetup setup;
    setup.factory = project.factory;
    setup.secrets = &secrets;
    setup.actor = project.actor.id;
    Runner runner(setup);
    QEventLoop loop;
    ConsoleProgress progress(context.console, Tr::tr("Sending requests"));
    qint64 shown = -1;
    bool totalKnown = false;
    const auto find = [&](const RunId &id) {
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
        if (const auto run = find(live.run.id); run != runs.end()) {
            if (live.helpers.size() > 1 && run->live.helpers.size() < 2) {
                context.console.say(Tr::tr("%n program(s) work together on the run %1.", nullptr, static_cast<int>(live.helpers.size()))
                                        .arg(live.run.id.toString()));
            }
            run->live = live;
        }
        show();
    });
    QObject::connect(&runner, &Runner::refused, &loop, [&](const RunId &id, const QString &sentence) {
        if (const auto run = find(id); run != runs.end())
            run->refused = sentence;
    });
    QObject::connect(&runner, &Runner::quiet, &loop, &QEventLoop::quit);
    QTimer stop;
    bool stopping = false;
    QObject::connect(&stop, &QTimer::timeout, &loop, [&] {
        if (!stopAsked() || stopping)
            return;
        stopping = true;
        context.console.say(Tr::tr("Stopping; waiting a few seconds for pending requests."));
        runner.stopAll(graceMs);
    });
    for (const Asked &run : std::as_const(runs))
        runner.start(run.id, what);
    stop.start(lookForStopEvery);
    loop.exec();
}

Result<QList<RunId>> withSteps(Stores &stores, const QList<RunId> &runs)
{
    QList<RunId> all;
    for (const RunId &id : runs) {
        YUYI_TRY(const auto run, stores.runs().run(id));
        if (run.kind == RunKind::Questions && !run.judged.isNull() && !all.contains(run.judged))
            all.append(run.judged);
        if (!all.contains(id))
            all.append(id);
    }
    return all;
}

Result<bool> isDone(Stores &stores, const Run &run, const RunFigures &figures)
{
    if (run.state != RunState::Done || figures.transient + figures.account > 0)
        return false;
    if (run.kind == RunKind::Extractions) {
        // One by one: some misses may be none by now, and others may have come.
        YUYI_TRY(const auto misses, missedReplies(stores, run.judged));
        YUYI_TRY(const auto said, stores.responses().scoredSlots(run.id, Scorer::Strict));
        QSet<RunSlot> asked;
        for (const ScoredSlot &slot : said)
            asked.insert(slot.slot);
        return std::all_of(misses.keyBegin(), misses.keyEnd(), [&](const RunSlot &slot) { return asked.contains(slot); });
    }
    if (run.kind != RunKind::Judgements)
        return true;
    // One by one: some requests may be about nothing that is described.
    YUYI_TRY(const auto descriptions, descriptionsOf(stores, run.judged));
    YUYI_TRY(const auto asked, stores.responses().slotStates(run.id));
    return leftToJudge(descriptions, asked) == 0;
}

void sayDone(Context &context, const Run &run, const RunFigures &figures)
{
    context.console.say(
        Tr::tr(
            "Model %1, configuration %2: already done (%n replies); use --again to run it again.",
            nullptr, figures.answered)
            .arg(modelTitle(run), run.configuration));
}

Option againOption()
{
    return {QStringLiteral("again"), {}, Tr::tr("Repeats finished runs as new runs.")};
}

Exit tell(Context &context, const LaunchEstimate &estimate, const QStringList &prompts)
{
    Json json = describe(estimate.total);
    json["dry_run"] = true;
    json["costs"] = Json::object();
    for (const auto &[currency, cost] : std::as_const(estimate.costs))
        json["costs"][toUtf8(currency)] = cost;
    json["item_set"] = toUtf8(estimate.itemSetHash);
    json["runs"] = Json::array();
    QStringList lines;
    for (const RunEstimate &run : std::as_const(estimate.runs)) {
        Json one{{"endpoint", toUtf8(run.endpointName)}, {"config", toUtf8(run.configuration)}};
        one.update(describe(run));
        json["runs"].push_back(one);
        QList<QPair<QString, double>> cost;
        if (run.priced)
            cost.append({run.currency, run.cost});
        lines.append(QStringLiteral("%1  %2: %3").arg(run.endpointName, run.configuration, line(run, cost)));
    }
    if (estimate.runs.size() > 1)
        lines.append(Tr::tr("Total: %1").arg(line(estimate.total, estimate.costs)));
    json["notes"] = Json::array();
    for (const QString &note : std::as_const(estimate.notes)) {
        json["notes"].push_back(toUtf8(note));
        lines.append(note);
    }
    json["unreadable"] = Json::array();
    for (const QString &picture : std::as_const(estimate.unreadable)) {
        json["unreadable"].push_back(toUtf8(picture));
        lines.append(picture);
    }
    if (!prompts.isEmpty()) {
        json["prompts"] = Json::array();
        for (const QString &prompt : prompts) {
            json["prompts"].push_back(toUtf8(prompt));
            lines.append(QStringLiteral("\n") % prompt);
        }
    }
    context.console.result(json, lines.join(QLatin1Char('\n')));
    return estimate.unreadable.isEmpty() ? Exit::Done : Exit::Findings;
}

} // namespace yuyi::cli
