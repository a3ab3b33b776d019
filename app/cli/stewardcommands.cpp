// SPDX-License-Identifier: GPL-3.0-or-later
// server steward
#include "app/cli/command.h"
#include "models/services/steward/stewardservice.h"
#include "models/stores/deskstore.h"

#include <QCoreApplication>
#include <QThread>

#include <algorithm>

namespace yuyi::cli {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::CliServer)
};

constexpr int pauseMs = 1000;         ///< between two looks, while nothing waits
constexpr int longestPauseMs = 30000; ///< while the server does not answer
constexpr unsigned long sliceMs = 100;

/// False: somebody asked to stop.
bool rest(int milliseconds)
{
    for (int passed = 0; passed < milliseconds && !stopAsked(); passed += static_cast<int>(sliceMs))
        QThread::msleep(sliceMs);
    return !stopAsked();
}

struct Tally {
    int done = 0;
    int later = 0;
};

/// Until nothing waits or somebody asks to stop.
Result<> doWaiting(StewardService &steward, const Console &console, Tally &tally)
{
    while (!stopAsked()) {
        YUYI_TRY(const auto step, steward.doNext());
        if (!step.found)
            return {};
        (step.fault.isEmpty() ? tally.done : tally.later) += 1;
        if (!step.fault.isEmpty())
            console.warn(Tr::tr("Not done yet (%1): %2", "kind of work, reason").arg(codeOf(step.todo.kind), step.fault));
    }
    return {};
}

Exit runSteward(Context &context)
{
    const auto project = openProject(context, context.arguments.positional.first());
    if (!project)
        return context.console.fail(project.error());
    const DeskStore &desk = project->stores->desk();
    if (!desk.hasLogins() || desk.isDesk()) {
        return context.console.fail(
            {ErrorCode::Refused,
             desk.isDesk() ? Tr::tr("The steward sees the whole project. Run it with the login of a lead.")
                           : Tr::tr("This project has no logins: what follows from the work is done at once, so it needs no steward."),
             {}});
    }
    const bool once = context.arguments.has(QStringLiteral("once"));
    StewardService steward(*project->stores);
    Tally tally;
    int pause = pauseMs;
    for (;;) {
        if (const auto done = doWaiting(steward, context.console, tally); !done) {
            if (once)
                return context.console.fail(done.error());
            context.console.warn(done.error().sentence);
            pause = std::min(pause * 2, longestPauseMs);
        } else {
            pause = pauseMs;
        }
        if (once || !rest(pause))
            break;
    }
    context.console.done({{"done", tally.done}, {"later", tally.later}},
                         Tr::tr("%1 done, %2 to be tried again.", "two numbers").arg(QString::number(tally.done), QString::number(tally.later)));
    return tally.later == 0 ? Exit::Done : Exit::Findings;
}

} // namespace

QList<Command> stewardCommands()
{
    return {{QStringLiteral("server steward"),
             QStringLiteral("PROJECT"),
             1,
             1,
             Tr::tr("Does what follows from the work of logins at a server: stages, comparisons, gold, rounds. Runs until it is stopped."),
             {{QStringLiteral("once"), {}, Tr::tr("Does what waits now, and ends.")}, asOption()},
             runSteward}};
}

} // namespace yuyi::cli
