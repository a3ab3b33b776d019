// SPDX-License-Identifier: GPL-3.0-or-later
// server steward
#include "app/cli/command.h"
#include "app/cli/waiting.h"
#include "models/services/seals/auditseals.h"
#include "models/services/steward/stewardservice.h"
#include "models/stores/deskstore.h"

#include <QCoreApplication>
#include <QEventLoop>
#include <QTimer>

#include <algorithm>

namespace yuyi::cli {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::CliServer)
};

constexpr int lookAnywayMs = 30000;   ///< where the server tells of new work
constexpr int tryAgainMs = 2000;      ///< while something could not be done
constexpr int firstPauseMs = 1000;    ///< while the server does not answer
constexpr int longestPauseMs = 30000; ///< the pause doubles up to this

/// Sleeps until the server tells of something new.
class Alarm
{
public:
    explicit Alarm(Stores &stores)
    {
        stores.listen([this](const Changes &) {
            m_rung = true;
            m_loop.quit();
        });
    }
    /// At most so many milliseconds. False: somebody asked to stop.
    bool rest(int milliseconds)
    {
        QTimer enough;
        enough.setSingleShot(true);
        QTimer stop;
        QObject::connect(&enough, &QTimer::timeout, &m_loop, &QEventLoop::quit);
        QObject::connect(&stop, &QTimer::timeout, &m_loop, [this] {
            if (stopAsked())
                m_loop.quit();
        });
        enough.start(milliseconds);
        stop.start(lookForStopEvery);
        if (!stopAsked() && !m_rung)
            m_loop.exec();
        m_rung = false;
        return !stopAsked();
    }

private:
    QEventLoop m_loop;
    bool m_rung = false;
};

struct Tally {
    int done = 0;
    int later = 0;
};

/// Until nothing waits or somebody asks to stop; then the audit trail is sealed.
Result<> doWaiting(StewardService &steward, Stores &stores, const Console &console, Tally &tally)
{
    while (!stopAsked()) {
        YUYI_TRY(const auto step, steward.doNext());
        if (!step.found)
            return AuditSeals(stores).sealWhenDue();
        // What somebody asked for is answered now, also by a refusal.
        const bool answered = step.todo.kind == TodoKind::Reopen || step.todo.kind == TodoKind::SendBack;
        (step.fault.isEmpty() || answered ? tally.done : tally.later) += 1;
        if (!step.fault.isEmpty() && !answered)
            console.warn(Tr::tr("Not done yet (%1): %2", "kind of work, reason").arg(codeOf(step.todo.kind), step.fault));
    }
    return {};
}

/// Until somebody asks to stop.
void stay(StewardService &steward, Stores &stores, const Console &console, Tally &tally)
{
    Alarm alarm(stores);
    int silence = firstPauseMs;
    int pause = 0;
    do {
        const int later = tally.later;
        const auto done = doWaiting(steward, stores, console, tally);
        if (done) {
            silence = firstPauseMs;
            pause = tally.later > later ? tryAgainMs : lookAnywayMs;
        } else {
            console.warn(done.error().sentence);
            pause = silence;
            silence = std::min(silence * 2, longestPauseMs);
        }
    } while (alarm.rest(pause));
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
    StewardService steward(*project->stores);
    Tally tally;
    if (context.arguments.has(QStringLiteral("once"))) {
        if (const auto done = doWaiting(steward, *project->stores, context.console, tally); !done)
            return context.console.fail(done.error());
    } else {
        stay(steward, *project->stores, context.console, tally);
    }
    context.console.done({{"done", tally.done}, {"later", tally.later}},
                         Tr::tr("%1 done, %2 to be tried again.", "two numbers")
                             .arg(QString::number(tally.done), QString::number(tally.later)));
    return tally.later == 0 ? Exit::Done : Exit::Findings;
}

} // namespace

QList<Command> stewardCommands()
{
    return {{QStringLiteral("server steward"),
             QStringLiteral("PROJECT"),
             1,
             1,
             Tr::tr("Does what follows from the work of people with logins (stages, comparisons, gold, rounds) and seals the audit trail. "
                    "Runs until it is stopped."),
             {{QStringLiteral("once"), {}, Tr::tr("Does what waits now and ends.")}, asOption()},
             runSteward}};
}

} // namespace yuyi::cli
