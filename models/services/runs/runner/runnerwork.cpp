// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/runs/runner/runnerwork.h"

#include "models/domain/clock.h"
#include "models/services/rules/events.h"
#include "models/services/rules/permissions.h"
#include "models/services/runs/runner/requestsender.h"
#include "models/services/runs/runner/runlive.h"
#include "models/services/runs/runner/runopening.h"
#include "models/services/session/programname.h"
#include "models/services/session/secretstore.h"

#include <QCoreApplication>

#include <algorithm>
#include <utility>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::Runner)
};

constexpr int tellEveryMs = 200;
constexpr int longestGoodbyeMs = 2000;

} // namespace

RunnerWork::RunnerWork(const RunnerSetup &setup) : m_setup(setup), m_program(newProgramName()) {}

RunnerWork::~RunnerWork() = default;

void RunnerWork::begin()
{
    m_journal = std::make_unique<RunJournal>(this, m_setup.factory, m_setup.announce);
    m_sender = std::make_unique<RequestSender>(m_board, *m_journal, m_setup.factory->folder(),
                                               RetryPolicy(m_setup.triesPerSlot, m_setup.speedUp));
    connect(m_sender.get(), &RequestSender::settled, this, [this](const RunId &id) {
        if (ActiveRun *run = m_board.find(id))
            endIfDone(*run);
    });
    m_beat = std::make_unique<QTimer>();
    connect(m_beat.get(), &QTimer::timeout, this, &RunnerWork::beat);
    m_beat->start(m_setup.heartbeat);
    m_tell = std::make_unique<QTimer>();
    connect(m_tell.get(), &QTimer::timeout, this, &RunnerWork::tell);
    m_tell->start(tellEveryMs);
    m_grace = std::make_unique<QTimer>();
    m_grace->setSingleShot(true);
    connect(m_grace.get(), &QTimer::timeout, this, &RunnerWork::cutOff);
}

void RunnerWork::cutOff()
{
    m_board.cutOff();
    const QList<RunId> ids = m_board.ids();
    for (const RunId &id : ids) {
        if (ActiveRun *run = m_board.find(id))
            endIfDone(*run);
    }
}

void RunnerWork::start(const RunId &id, RunAsk ask)
{
    if (m_stopping) {
        Q_EMIT refused(id, Tr::tr("The program is being closed."));
        return;
    }
    if (m_board.find(id) || m_opening.contains(id)) {
        Q_EMIT refused(id, Tr::tr("This run is already in progress."));
        return;
    }
    m_opening.append(id);
    auto opening = std::make_shared<RunOpening>();
    opening->id = id;
    opening->ask = ask;
    m_journal->read(
        [opening, actor = m_setup.actor](Stores &stores) { return opening->readEndpoint(stores, actor); },
        [this, opening](const Result<> &read) {
            if (!read)
                refuse(opening->id, read.error().sentence);
            else if (opening->step.isNull())
                open(opening);
            else if (m_board.find(opening->step) || m_opening.contains(opening->step))
                park(opening);
            else
                openAfterStep(opening);
        });
}

void RunnerWork::park(const std::shared_ptr<RunOpening> &opening)
{
    m_parked.append(opening);
    if (m_stopOnceOpen.contains(opening->id))
        leaveStep(opening);
}

void RunnerWork::openAfterStep(const std::shared_ptr<RunOpening> &opening)
{
    m_journal->read([opening](Stores &stores) { return opening->checkStep(stores); },
                    [this, opening](const Result<> &complete) {
                        const RunId id = opening->id;
                        if (opening->leftAs && !m_stopOnceOpen.contains(id))
                            m_stopOnceOpen.insert(id, *opening->leftAs);
                        if (m_stopOnceOpen.contains(id))
                            leave(id);
                        else if (complete)
                            open(opening);
                        else if (m_board.find(opening->step) || m_opening.contains(opening->step))
                            park(opening); // the step was started again since it was read
                        else
                            refuse(id, complete.error().sentence);
                    });
}

void RunnerWork::stepEnded(const RunId &step)
{
    const QList<std::shared_ptr<RunOpening>> all = std::exchange(m_parked, {});
    for (const auto &opening : all) {
        if (opening->step == step)
            openAfterStep(opening);
        else
            m_parked.append(opening);
    }
}

void RunnerWork::leaveStep(const std::shared_ptr<RunOpening> &opening)
{
    m_parked.removeOne(opening);
    const RunState state = m_stopOnceOpen.value(opening->id, RunState::Paused);
    leave(opening->id);
    const bool needed =
        std::any_of(m_parked.cbegin(), m_parked.cend(), [&](const auto &other) { return other->step == opening->step; });
    if (!needed)
        stop(opening->step, state, {});
}

void RunnerWork::leave(const RunId &id)
{
    const RunState state = m_stopOnceOpen.value(id, RunState::Paused);
    auto left = std::make_shared<RunState>(state);
    m_journal->write(
        [id, state, left, actor = m_setup.actor](Stores &stores) -> Result<> {
            YUYI_CHECK(requireLead(stores, actor));
            YUYI_TRY(auto run, stores.runs().run(id));
            *left = run.state;
            if (run.state == state || run.state == RunState::Done || run.state == RunState::Cancelled)
                return {};
            *left = state;
            run.state = state;
            run.message.clear();
            if (state == RunState::Cancelled)
                run.endedAt = currentTime();
            YUYI_CHECK(stores.runs().updateRun(run));
            return stores.record(makeEvent(Entity::Run, id.value(), actionOf(state), actor));
        },
        [this, id, state, left](const Result<> &written) {
            // Cancelled while the pause was being written.
            if (written && m_stopOnceOpen.value(id, state) != state) {
                leave(id);
                return;
            }
            m_stopOnceOpen.remove(id);
            m_opening.removeAll(id);
            if (written)
                Q_EMIT ended(id, *left, {});
            else
                Q_EMIT refused(id, written.error().sentence);
            stepEnded(id);
            tellWhenEmpty();
        });
}

void RunnerWork::open(const std::shared_ptr<RunOpening> &opening)
{
    if (opening->endpoint.keySource == KeySource::None) {
        claim(opening, {});
        return;
    }
    m_setup.secrets->keyOf(opening->endpoint).then(this, [this, opening](const Secret &secret) { take(opening, secret); });
}

void RunnerWork::take(const std::shared_ptr<RunOpening> &opening, const Secret &secret)
{
    if (!secret.given()) {
        refuse(opening->id, secret.sentence.isEmpty()
                                ? Tr::tr("The endpoint “%1” has no key. Enter a key, then resume the run.").arg(opening->endpoint.name)
                                : secret.sentence);
        return;
    }
    claim(opening, secret.key);
}

void RunnerWork::claim(const std::shared_ptr<RunOpening> &opening, const QByteArray &key)
{
    const RunClaim wanted{m_program, m_setup.actor, m_setup.stale};
    m_journal->write([opening, wanted](Stores &stores) { return opening->claim(stores, wanted); },
                     [this, opening, key](const Result<> &done) {
                         if (done && opening->claimed) {
                             enlist(*opening, key);
                             return;
                         }
                         refuse(opening->id, !done ? done.error().sentence
                                                   : Tr::tr("This run is in progress in another program (%1).")
                                                         .arg(programTitle(opening->otherProgram)));
                     });
}

void RunnerWork::enlist(RunOpening &opening, const QByteArray &key)
{
    m_opening.removeAll(opening.id);
    auto made = std::make_unique<ActiveRun>();
    made->id = opening.id;
    made->ask = opening.ask;
    made->material = std::make_shared<const RunMaterial>(std::move(opening.material));
    made->budget = RunBudget(made->material->run.budget, opening.figures.cost);
    made->tally.figures = opening.figures;
    made->startedAt = m_board.now();
    made->fillSlots(opening.states);
    EndpointQueue &queue = m_sender->queueFor(opening.endpoint, opening.spent, key);
    ActiveRun &run = m_board.add(std::move(made), queue);
    const std::optional<RunState> stop = m_stopOnceOpen.contains(opening.id)
                                           ? std::optional(m_stopOnceOpen.take(opening.id))
                                       : m_stopping ? std::optional(RunState::Paused)
                                                    : std::nullopt;
    if (stop)
        run.stop(*stop, {});
    else
        m_sender->pump(queue);
    endIfDone(run);
}

void RunnerWork::stop(const RunId &id, RunState leaveAs, const QString &message)
{
    if (ActiveRun *run = m_board.find(id)) {
        run->stop(leaveAs, message);
        endIfDone(*run);
        return;
    }
    if (!m_opening.contains(id))
        return;
    // A run that was cancelled stays so.
    if (m_stopOnceOpen.value(id, RunState::Running) != RunState::Cancelled)
        m_stopOnceOpen.insert(id, leaveAs);
    const auto parked = std::find_if(m_parked.cbegin(), m_parked.cend(), [&](const auto &one) { return one->id == id; });
    if (parked != m_parked.cend())
        leaveStep(std::shared_ptr<RunOpening>(*parked));
}

void RunnerWork::stopAll(int grace, const QString &message)
{
    m_stopping = grace >= 0;
    // Those that are being opened, or wait for a step, are left as well.
    const QList<RunId> ids = m_board.ids() + m_opening;
    for (const RunId &id : ids)
        stop(id, RunState::Paused, message);
    if (grace >= 0)
        m_grace->start(grace);
}

void RunnerWork::endIfDone(ActiveRun &run)
{
    if (!run.ending && run.nothingLeft())
        finish(run);
}

void RunnerWork::finish(ActiveRun &run)
{
    run.ending = true;
    RunState state = RunState::Done;
    if (run.leaveAs) {
        state = *run.leaveAs;
    } else if (run.hasUnasked()) {
        state = RunState::Paused;
    } else if (run.tally.figures.transient > 0) {
        run.message = Tr::tr("%n request(s) failed with a temporary error on every attempt. Resume the run to "
                             "retry them.",
                             nullptr, run.tally.figures.transient);
    }
    const RunId id = run.id;
    const QString message = run.message;
    // Nothing is left of it but this; answers that come late find no run any more.
    RunLive last = liveOf(run, *m_board.queueOf(run), m_board.now(), m_program);
    last.run.state = state;
    last.run.message = message;
    last.program = RunProgram::Nowhere;
    if (run.abandoned) {
        Q_EMIT progressed(last);
        Q_EMIT ended(id, state, message);
        remove(id);
        return;
    }
    m_journal->write(
        [id, program = m_program, state, message, actor = m_setup.actor](Stores &stores) -> Result<> {
            YUYI_CHECK(stores.runs().giveBack(id, program, state, message));
            return stores.record(makeEvent(Entity::Run, id.value(), actionOf(state), actor));
        },
        [this, id, state, message, last](const Result<> &) {
            // Where even this could not be written the heartbeat ends, and the run is found as interrupted.
            Q_EMIT progressed(last);
            Q_EMIT ended(id, state, message);
            remove(id);
        });
}

void RunnerWork::remove(const RunId &id)
{
    if (!m_board.remove(id))
        return;
    stepEnded(id);
    tellWhenEmpty();
}

void RunnerWork::refuse(const RunId &id, const QString &sentence)
{
    // Whoever stopped it does not have to know why it could not begin.
    if (m_stopOnceOpen.contains(id)) {
        leave(id);
        return;
    }
    m_opening.removeAll(id);
    Q_EMIT refused(id, sentence);
    stepEnded(id);
    tellWhenEmpty();
}

void RunnerWork::tellWhenEmpty()
{
    if (!m_whenEmpty || !m_board.isEmpty() || !m_opening.isEmpty())
        return;
    const auto done = std::exchange(m_whenEmpty, {});
    done();
}

void RunnerWork::shutDown(int grace, std::function<void()> done)
{
    m_whenEmpty = std::move(done);
    stopAll(grace, Tr::tr("The program was closed during the run. Resume the run to continue."));
    // A database that does not answer keeps nobody in the program.
    m_last = std::make_unique<QTimer>();
    m_last->setSingleShot(true);
    connect(m_last.get(), &QTimer::timeout, this, [this] {
        if (const auto waiting = std::exchange(m_whenEmpty, {}))
            waiting();
    });
    m_last->start(grace + longestGoodbyeMs);
    tellWhenEmpty();
}

void RunnerWork::cleanUp()
{
    m_board.clear();
    m_beat.reset();
    m_tell.reset();
    m_grace.reset();
    m_last.reset();
    m_sender.reset();
    m_journal.reset();
}

void RunnerWork::beat()
{
    for (const auto &[id, run] : m_board.runs()) {
        if (run->ending || run->abandoned)
            continue;
        struct Seen {
            RunState state = RunState::Running;
            double budget = 0;
        };
        auto seen = std::make_shared<Seen>();
        m_journal->write(
            [seen, runId = id, program = m_program](Stores &stores) -> Result<> {
                YUYI_TRY(const auto state, stores.runs().heartbeat(runId, program, currentTime()));
                seen->state = state;
                YUYI_TRY(const auto stored, stores.runs().run(runId));
                seen->budget = stored.budget;
                return {};
            },
            [this, seen, runId = id](const Result<> &done) {
                ActiveRun *active = m_board.find(runId);
                if (!active || active->ending)
                    return;
                if (!done && done.error().code == ErrorCode::Conflict) {
                    active->abandoned = true;
                    active->stop(RunState::Running, done.error().sentence);
                } else if (done) {
                    active->budget.setLimit(seen->budget);
                    if (seen->state == RunState::Paused || seen->state == RunState::Cancelled)
                        active->stop(seen->state, {});
                }
                endIfDone(*active);
            });
    }
}

void RunnerWork::tell()
{
    for (const auto &[id, run] : m_board.runs()) {
        // Rates and countdowns move by themselves.
        if (run->ending || (!run->changed && run->retries.isEmpty() && run->sending == 0))
            continue;
        run->changed = false;
        if (const EndpointQueue *queue = m_board.queueOf(*run))
            Q_EMIT progressed(liveOf(*run, *queue, m_board.now(), m_program));
    }
}

} // namespace yuyi
