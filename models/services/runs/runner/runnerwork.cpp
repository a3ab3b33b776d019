// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/runs/runner/runnerwork.h"

#include "models/domain/clock.h"
#include "models/services/rules/events.h"
#include "models/services/rules/permissions.h"
#include "models/services/runs/runner/requestsender.h"
#include "models/services/runs/runner/runclosing.h"
#include "models/services/runs/runner/runlive.h"
#include "models/services/runs/runner/runopening.h"
#include "models/services/runs/runner/runshare.h"
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
    m_share = std::make_unique<RunShare>(m_board, *m_journal, m_program, m_setup.lease, m_setup.clock);
    m_sender = std::make_unique<RequestSender>(m_board, *m_journal, *m_share, m_setup.factory->folder(),
                                               RetryPolicy(m_setup.triesPerSlot, m_setup.speedUp));
    connect(m_share.get(), &RunShare::moved, this, [this](const RunId &id) {
        ActiveRun *run = m_board.find(id);
        if (!run)
            return;
        if (EndpointQueue *queue = m_board.queueOf(*run); queue && !run->ending)
            m_sender->pump(*queue);
        endIfDone(*run);
    });
    connect(m_sender.get(), &RequestSender::settled, this, [this](const RunId &id) {
        if (ActiveRun *run = m_board.find(id))
            endIfDone(*run);
    });
    m_beat = std::make_unique<QTimer>();
    connect(m_beat.get(), &QTimer::timeout, this, [this] {
        for (const auto &[id, run] : m_board.runs())
            m_share->look(*run);
    });
    m_beat->start(m_setup.lookEvery);
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
        stop(opening->step, state, {}, !m_leaving.contains(opening->id));
}

void RunnerWork::leave(const RunId &id)
{
    const RunState state = m_stopOnceOpen.value(id, RunState::Paused);
    auto left = std::make_shared<RunState>(state);
    m_journal->write(
        [id, state, left, actor = m_setup.actor, leaving = m_leaving.contains(id)](Stores &stores) -> Result<> {
            YUYI_CHECK(requireLead(stores, actor));
            YUYI_TRY(auto run, stores.runs().run(id));
            *left = run.state;
            if (run.state == state || run.state == RunState::Done || run.state == RunState::Cancelled)
                return {};
            YUYI_TRY(const auto others, stores.sharedRuns().helpers(id));
            if (leaving && !others.isEmpty())
                return {}; // they go on
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
            m_leaving.remove(id);
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
    const RunClaim wanted{m_program, m_setup.actor, m_setup.lease};
    const qint64 now = m_share->wallClock();
    m_journal->write([opening, wanted](Stores &stores) { return opening->claim(stores, wanted); },
                     [this, opening, key, now](const Result<> &done) {
                         if (done)
                             enlist(*opening, key, now);
                         else
                             refuse(opening->id, done.error().sentence);
                     });
}

void RunnerWork::enlist(RunOpening &opening, const QByteArray &key, qint64 renewedAt)
{
    m_opening.removeAll(opening.id);
    auto made = std::make_unique<ActiveRun>();
    made->id = opening.id;
    made->material = std::make_shared<const RunMaterial>(std::move(opening.material));
    made->budget = RunBudget(made->material->run.budget, opening.figures.cost);
    made->tally.figures = opening.figures;
    made->startedAt = m_board.now();
    made->list = std::move(opening.list);
    RunSharing &sharing = made->sharing;
    sharing.session = opening.session;
    sharing.counts = opening.units;
    sharing.helpers = opening.helpers;
    sharing.everShared = made->isShared();
    sharing.nothingReady = opening.units.ready == 0;
    sharing.renewedAt = renewedAt;
    EndpointQueue &queue = m_sender->queueFor(opening.endpoint, opening.spent, key);
    if (queue.runs.empty())
        queue.slowdowns = opening.slowdowns; // those before are of the past
    queue.share(opening.atEndpoint, m_program, queue.slowdowns, m_board.now());
    ActiveRun &run = m_board.add(std::move(made), queue);
    const bool leaving = m_leaving.remove(opening.id) || m_stopping;
    const std::optional<RunState> stop = m_stopOnceOpen.contains(opening.id)
                                           ? std::optional(m_stopOnceOpen.take(opening.id))
                                       : m_stopping ? std::optional(RunState::Paused)
                                                    : std::nullopt;
    if (stop)
        run.stop(*stop, {}, !leaving);
    else
        m_sender->pump(queue);
    endIfDone(run);
}

void RunnerWork::stop(const RunId &id, RunState leaveAs, const QString &message, bool all)
{
    if (ActiveRun *run = m_board.find(id)) {
        run->stop(leaveAs, message, all);
        // Others are not to wait until the requests in flight here are answered.
        if (all && run->isShared() && !run->ending)
            m_journal->write([closing = closingOf(*run)](Stores &stores) { return closing->stopForAll(stores); }, {});
        endIfDone(*run);
        return;
    }
    if (!m_opening.contains(id))
        return;
    // A run that was cancelled stays so.
    if (m_stopOnceOpen.value(id, RunState::Running) != RunState::Cancelled)
        m_stopOnceOpen.insert(id, leaveAs);
    if (all)
        m_leaving.remove(id);
    else
        m_leaving.insert(id);
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
        stop(id, RunState::Paused, message, false);
    if (grace >= 0)
        m_grace->start(grace);
}

void RunnerWork::endIfDone(ActiveRun &run)
{
    if (!run.ending && run.isOver())
        finish(run);
}

std::shared_ptr<RunClosing> RunnerWork::closingOf(const ActiveRun &run) const
{
    auto closing = std::make_shared<RunClosing>();
    closing->session = run.sharing.session;
    closing->program = m_program;
    closing->actor = m_setup.actor;
    closing->leaveAs = run.leaveAs;
    closing->stopsAll = run.stopsAll;
    closing->hasUnasked = run.hasUnasked();
    closing->everShared = run.sharing.everShared;
    closing->message = run.message;
    closing->figures = run.tally.figures;
    return closing;
}

void RunnerWork::finish(ActiveRun &run)
{
    run.ending = true;
    // Nothing is left of it but this; answers that come late find no run any more.
    const auto closing = closingOf(run);
    RunLive last = liveOf(run, *m_board.queueOf(run), m_board.now(), m_program);
    last.program = RunProgram::Nowhere;
    last.helpers.clear();
    m_journal->write([closing](Stores &stores) { return closing->close(stores); },
                     [this, id = run.id, closing, last](const Result<> &written) mutable {
                         // Where even this could not be written the lease ends, and the run is found as interrupted.
                         if (!written)
                             closing->state = closing->leaveAs.value_or(RunState::Paused);
                         last.run.state = closing->state;
                         last.run.message = closing->message;
                         last.figures = closing->figures;
                         last.settled = last.figures.answered + last.figures.blocked + last.figures.badRequest;
                         Q_EMIT progressed(last);
                         if (closing->othersGoOn && !closing->message.isEmpty())
                             Q_EMIT refused(id, closing->message);
                         else
                             Q_EMIT ended(id, closing->state, closing->message);
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
    m_leaving.remove(id);
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
    m_share.reset();
    m_journal.reset();
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
