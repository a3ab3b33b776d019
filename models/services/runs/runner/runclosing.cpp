// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/runs/runner/runclosing.h"

#include "models/services/rules/events.h"
#include "models/services/runs/runner/runshare.h"

#include <QCoreApplication>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::Runner)
};

} // namespace

Result<> RunClosing::close(Stores &stores)
{
    othersGoOn = false;
    // Somebody may have come since this program looked the last time.
    YUYI_TRY(const auto helpers, stores.sharedRuns().helpers(session.run));
    if (everShared || helpers.size() > 1) {
        YUYI_TRY(const auto read, stores.responses().figures(session.run, Scorer::Strict));
        figures = read;
    }
    YUYI_TRY(const auto current, stores.sharedRuns().lockSession(session.run));
    if (!current || current->code != session.code)
        return readEnd(stores);
    return leaveAs ? leave(stores) : finish(stores);
}

Result<> RunClosing::finish(Stores &stores)
{
    YUYI_TRY(const auto counts, stores.sharedRuns().counts(session.run));
    if (counts.failed > 0) {
        return end(stores, RunState::Paused,
                   Tr::tr("Three times, a program that had taken a part of the requests was lost. This happened to %n part(s). Resume "
                          "the run to send their requests.",
                          nullptr, counts.failed));
    }
    if (hasUnasked)
        return end(stores, RunState::Paused, message);
    if (figures.transient == 0)
        return end(stores, RunState::Done, message);
    return end(stores, RunState::Done,
               Tr::tr("%n request(s) failed with a temporary error on every attempt. Resume the run to "
                      "retry them.",
                      nullptr, figures.transient));
}

Result<> RunClosing::leave(Stores &stores)
{
    YUYI_CHECK(stores.sharedRuns().leave(session.run, program));
    YUYI_CHECK(freeLost(stores, session.run));
    YUYI_TRY(const auto others, stores.sharedRuns().helpers(session.run));
    if (others.isEmpty())
        return end(stores, *leaveAs, message);
    YUYI_TRY(auto run, stores.runs().run(session.run));
    state = run.state;
    if (!stopsAll) {
        othersGoOn = run.state == RunState::Running;
        return {};
    }
    YUYI_CHECK(stopForAll(stores));
    YUYI_TRY(const auto stopped, stores.runs().run(session.run));
    state = stopped.state;
    return {};
}

Result<> RunClosing::stopForAll(Stores &stores) const
{
    YUYI_TRY(const auto current, stores.sharedRuns().lockSession(session.run));
    YUYI_TRY(auto run, stores.runs().run(session.run));
    if (!current || current->code != session.code || run.state == *leaveAs || run.state == RunState::Cancelled)
        return {};
    run.state = *leaveAs;
    run.message = message;
    if (run.state == RunState::Cancelled)
        run.endedAt = currentTime();
    YUYI_CHECK(stores.runs().updateRun(run));
    return stores.record(makeEvent(Entity::Run, session.run.value(), actionOf(run.state), actor));
}

Result<> RunClosing::end(Stores &stores, RunState as, const QString &why)
{
    YUYI_TRY(const auto stored, stores.runs().run(session.run));
    // Somebody has cancelled it meanwhile.
    state = stored.state == RunState::Cancelled ? stored.state : as;
    message = why;
    YUYI_TRY(const auto ended, stores.sharedRuns().end(session, state, message));
    if (!ended)
        return readEnd(stores);
    return stores.record(makeEvent(Entity::Run, session.run.value(), actionOf(state), actor));
}

/// Another program has ended the run.
Result<> RunClosing::readEnd(Stores &stores)
{
    YUYI_TRY(const auto run, stores.runs().run(session.run));
    state = run.state;
    message = run.message;
    return {};
}

} // namespace yuyi
