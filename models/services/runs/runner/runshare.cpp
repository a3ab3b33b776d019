// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/runs/runner/runshare.h"

#include "models/services/runs/runner/lease.h"
#include "models/services/session/programname.h"

#include <QElapsedTimer>

#include <algorithm>
#include <utility>

namespace yuyi {

namespace {

constexpr qint64 minute = 60'000;

/// The figures of a run are read for at most this share of the time.
constexpr int figuresRarely = 20;

/// What may be taken before it is needed: a claim takes a commit, which sending does not wait for.
constexpr int aheadTimes = 2;

/// What is wanted of a run besides who has what.
struct Wanted {
    RunSession session;
    EndpointId endpoint;
    QString owner;
    bool everShared = false;
    bool budgets = false;
    bool figures = false;
};

Result<> readShare(Stores &stores, const Wanted &wanted, ShareLook &look)
{
    SharedRunStore &shared = stores.sharedRuns();
    const RunId id = wanted.session.run;
    YUYI_TRY(const auto current, shared.session(id));
    YUYI_TRY(const auto run, stores.runs().run(id));
    look.state = run.state;
    look.budget = run.budget;
    look.over = !current || current->code != wanted.session.code;
    if (look.over)
        return {};
    YUYI_TRY(const auto mine, shared.taken(id, wanted.owner));
    YUYI_TRY(const auto counts, shared.counts(id));
    YUYI_TRY(const auto helpers, shared.helpers(id));
    look.mine = mine;
    look.others = counts;
    look.others.taken = std::max(0, counts.taken - static_cast<int>(mine.size()));
    look.helpers = helpers;
    if (!wanted.everShared && helpers.size() < 2)
        return {};
    if (wanted.budgets || run.budget > 0) {
        YUYI_TRY(const auto cost, shared.cost(id));
        YUYI_TRY(const auto spent, stores.endpoints().spent(wanted.endpoint));
        look.cost = cost;
        look.spent = spent;
    }
    if (wanted.figures) {
        QElapsedTimer clock;
        clock.start();
        YUYI_TRY(const auto figures, stores.responses().figures(id, Scorer::Strict));
        look.figures = figures;
        look.figuresMs = clock.elapsed();
    }
    return {};
}

} // namespace

Result<> freeLost(Stores &stores, const RunId &run)
{
    YUYI_TRY(const auto helpers, stores.sharedRuns().helpers(run));
    for (const QString &helper : helpers) {
        // A program of this computer that has ended is not waited for.
        if (isProgramGone(helper))
            YUYI_CHECK(stores.sharedRuns().expel(run, helper));
    }
    return stores.sharedRuns().sweep(run);
}

RunShare::RunShare(RunBoard &board, RunJournal &journal, const QString &owner, int leaseMs, Clock clock)
    : m_board(board), m_journal(journal), m_owner(owner), m_leaseMs(leaseMs),
      m_renewMs(std::min(Lease::renewEveryMs, leaseMs / 4)), m_clock(std::move(clock))
{
}

/// What this program had paid when something was asked of the store: what it pays until the answer is not in there.
struct RunShare::Paid {
    double run = 0;
    double endpoint = 0;
};

Result<bool> RunShare::keeps(Stores &stores, const RunId &run, const QString &owner, int leaseMs, int unit)
{
    YUYI_TRY(const auto mine, stores.sharedRuns().taken(run, owner));
    const bool has = std::any_of(mine.cbegin(), mine.cend(), [unit](const TakenUnit &one) { return one.number == unit; });
    if (has)
        YUYI_CHECK(stores.sharedRuns().renew(run, owner, leaseMs));
    return has;
}

bool RunShare::isDoubtful(const ActiveRun &run) const
{
    // The clock of the computer goes on while it sleeps. Where it is put back or forward, units are looked up for a while.
    const qint64 since = wallClock() - run.sharing.renewedAt;
    return since < 0 || since > m_renewMs + 2 * qint64(Lease::lookEveryMs);
}

void RunShare::claim(ActiveRun &run)
{
    RunSharing &sharing = run.sharing;
    const EndpointQueue *queue = m_board.queueOf(run);
    if (!queue || run.leaveAs || run.over || run.ending || sharing.claiming || sharing.nothingReady)
        return;
    const size_t ahead = aheadTimes * std::max(queue->readyLimit(), static_cast<size_t>(queue->pace.width()) / queue->runs.size());
    const size_t has = run.waiting.size() + run.ready.size();
    if (has >= ahead)
        return;
    const auto units = static_cast<int>((2 * ahead - has) / static_cast<size_t>(run.list.unitSize()));
    sharing.claiming = true;
    auto seen = std::make_shared<ShareLook>();
    const Paid paid{run.paidHere, queue->paidHere};
    const Wanted wanted{sharing.session, queue->endpoint.id, m_owner, sharing.everShared, queue->endpoint.budget > 0, false};
    m_journal.write(
        [seen, wanted, count = std::max(1, units), held = run.units.keys()](Stores &stores) -> Result<> {
            *seen = {};
            YUYI_CHECK(stores.sharedRuns().claim(wanted.session.run, wanted.owner, count));
            YUYI_CHECK(readShare(stores, wanted, *seen));
            const bool touched = std::any_of(seen->mine.cbegin(), seen->mine.cend(), [&](const TakenUnit &one) {
                return one.takes > 1 && !held.contains(one.number);
            });
            if (touched) {
                YUYI_TRY(const auto states, stores.responses().slotStates(wanted.session.run));
                seen->states = states;
            }
            return {};
        },
        [this, seen, id = run.id, paid](const Result<> &done) {
            ActiveRun *active = m_board.find(id);
            if (!active)
                return;
            active->sharing.claiming = false;
            if (active->ending)
                return;
            if (!done) {
                active->stop(RunState::Paused, done.error().sentence, false);
            } else if (!active->leaveAs) {
                const bool none = std::all_of(seen->mine.cbegin(), seen->mine.cend(), [active](const TakenUnit &one) {
                    return active->units.contains(one.number) || active->finishing.contains(one.number);
                });
                looked(*active, *seen, paid);
                taken(*active, *seen);
                active->sharing.nothingReady = seen->others.ready == 0 || none;
            }
            Q_EMIT moved(id);
        });
}

/// A unit without anything to ask is finished at once: another program had asked all of it.
void RunShare::taken(ActiveRun &run, const ShareLook &seen)
{
    if (seen.over)
        return;
    if (seen.states)
        run.list.setStates(*seen.states);
    for (const TakenUnit &unit : seen.mine) {
        if (run.units.contains(unit.number) || run.finishing.contains(unit.number))
            continue;
        run.take(unit.number);
        if (run.units.value(unit.number) > 0)
            continue;
        run.units.remove(unit.number);
        finish(run.id, unit.number);
    }
}

void RunShare::finish(const RunId &id, int unit)
{
    if (ActiveRun *run = m_board.find(id))
        run->finishing.insert(unit);
    m_journal.write([id, unit, owner = m_owner](Stores &stores) { return stores.sharedRuns().finish(id, owner, unit); },
                    [this, id, unit](const Result<> &) {
                        if (ActiveRun *run = m_board.find(id))
                            run->finishing.remove(unit);
                        Q_EMIT moved(id);
                    });
}

void RunShare::tellSlowdown(EndpointQueue &queue)
{
    if (queue.programs < 2)
        return;
    ++queue.slowdowns;
    m_journal.write([id = queue.endpoint.id](Stores &stores) { return stores.sharedRuns().addSlowdown(id); }, {});
}

void RunShare::look(ActiveRun &run)
{
    const EndpointQueue *queue = m_board.queueOf(run);
    if (!queue || run.ending || run.over)
        return;
    const qint64 now = wallClock();
    const bool renew = std::abs(now - run.sharing.renewedAt) >= m_renewMs;
    auto seen = std::make_shared<ShareLook>();
    const Paid paid{run.paidHere, queue->paidHere};
    const Wanted wanted{run.sharing.session, queue->endpoint.id, m_owner,
                        run.sharing.everShared, queue->endpoint.budget > 0, m_board.now() >= run.sharing.figuresDue};
    m_journal.write(
        [seen, wanted, renew, lease = m_leaseMs](Stores &stores) -> Result<> {
            *seen = {};
            SharedRunStore &shared = stores.sharedRuns();
            YUYI_TRY(const auto current, shared.session(wanted.session.run));
            if (renew && current && current->code == wanted.session.code)
                YUYI_CHECK(shared.renew(wanted.session.run, wanted.owner, lease));
            YUYI_CHECK(freeLost(stores, wanted.session.run));
            YUYI_CHECK(readShare(stores, wanted, *seen));
            YUYI_TRY(const auto atEndpoint, shared.helpersAt(wanted.endpoint));
            YUYI_TRY(const auto slowdowns, shared.slowdowns(wanted.endpoint));
            seen->atEndpoint = atEndpoint;
            seen->slowdowns = slowdowns;
            return {};
        },
        [this, seen, id = run.id, paid, renew, now](const Result<> &done) {
            ActiveRun *active = m_board.find(id);
            if (!active || active->ending)
                return;
            if (done) {
                if (renew)
                    active->sharing.renewedAt = now;
                looked(*active, *seen, paid);
                if (!seen->over && (seen->state == RunState::Paused || seen->state == RunState::Cancelled))
                    active->stop(seen->state, {}, false);
                if (EndpointQueue *its = m_board.queueOf(*active); its && !seen->over)
                    its->share(seen->atEndpoint, m_owner, seen->slowdowns, m_board.now());
            }
            Q_EMIT moved(id);
        });
}

void RunShare::looked(ActiveRun &run, const ShareLook &seen, const Paid &before)
{
    RunSharing &sharing = run.sharing;
    if (seen.over) {
        run.giveUp();
        return;
    }
    run.changed = run.changed || sharing.helpers != seen.helpers;
    sharing.helpers = seen.helpers;
    sharing.counts = seen.others;
    sharing.everShared = sharing.everShared || run.isShared();
    sharing.nothingReady = seen.others.ready == 0;
    run.budget.setLimit(seen.budget);
    const QList<int> held = run.units.keys();
    for (const int unit : held) {
        const bool still = std::any_of(seen.mine.cbegin(), seen.mine.cend(), [unit](const TakenUnit &one) { return one.number == unit; });
        if (!still)
            run.drop(unit);
    }
    // What this program has paid since is not stored yet.
    const double since = run.paidHere - before.run;
    if (seen.cost) {
        run.budget = RunBudget(seen.budget, *seen.cost + since);
        if (EndpointQueue *queue = m_board.queueOf(run))
            queue->spent = seen.spent + queue->paidHere - before.endpoint;
    }
    if (!seen.figures)
        return;
    run.tally.figures = *seen.figures;
    run.tally.figures.cost += since;
    const qint64 now = m_board.now();
    sharing.figuresDue = now + figuresRarely * seen.figuresMs;
    const RunFigures &figures = run.tally.figures;
    sharing.finished.append({now, figures.answered + figures.blocked + figures.badRequest});
    while (sharing.finished.size() > 2 && now - sharing.finished.constFirst().first > minute)
        sharing.finished.removeFirst();
    run.changed = true;
}

} // namespace yuyi
