// SPDX-License-Identifier: GPL-3.0-or-later
// Runs come and go: opening, stopping, ending, heartbeat. What is asked is in runnerask.cpp.
#include "models/services/runs/runnerwork.h"

#include "models/services/rules/events.h"
#include "models/services/rules/permissions.h"
#include "models/services/runs/practiceserver.h"
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
constexpr int preparingThreads = 3;
constexpr int longestGoodbyeMs = 2000;

bool isMissing(const std::optional<ReplyStatus> &status)
{
    return !status || *status == ReplyStatus::Transient || *status == ReplyStatus::Account;
}

} // namespace

/// What is read before a run can begin.
struct RunnerWork::Opening {
    RunId id;
    RunAsk ask = RunAsk::Missing;
    Endpoint endpoint;
    RunMaterial material;
    QList<SlotState> states;
    RunFigures figures;
    double spent = 0;
    bool claimed = false;
    QString otherProgram;
};

RunnerWork::RunnerWork(const RunnerSetup &setup) : m_setup(setup), m_program(newProgramName())
{
    m_clock.start();
    m_pool.setMaxThreadCount(preparingThreads);
}

RunnerWork::~RunnerWork() = default;

void RunnerWork::begin()
{
    m_pictures = std::make_shared<SentPictures>(m_setup.factory->folder());
    m_journal = std::make_unique<RunJournal>(this, m_setup.factory, m_setup.announce);
    m_beat = std::make_unique<QTimer>();
    connect(m_beat.get(), &QTimer::timeout, this, &RunnerWork::beat);
    m_beat->start(m_setup.heartbeat);
    m_tell = std::make_unique<QTimer>();
    connect(m_tell.get(), &QTimer::timeout, this, &RunnerWork::tell);
    m_tell->start(tellEveryMs);
    m_grace = std::make_unique<QTimer>();
    m_grace->setSingleShot(true);
    connect(m_grace.get(), &QTimer::timeout, this, [this] {
        // What is under way now is lost, and known to be.
        for (auto &[id, lane] : m_lanes)
            lane->client.reset();
        QList<RunId> ids;
        for (auto &[id, run] : m_runs) {
            run->sending = 0;
            run->preparing = 0;
            ids.append(id);
        }
        for (const RunId &id : std::as_const(ids)) {
            if (ActiveRun *run = find(id))
                endIfDone(*run);
        }
    });
}

ActiveRun *RunnerWork::find(const RunId &id)
{
    const auto found = m_runs.find(id);
    return found == m_runs.end() ? nullptr : found->second.get();
}

Lane *RunnerWork::laneOf(const ActiveRun &run)
{
    const auto found = m_lanes.find(run.material->endpoint.id);
    return found == m_lanes.end() ? nullptr : found->second.get();
}

void RunnerWork::start(const RunId &id, RunAsk ask)
{
    if (m_stopping) {
        Q_EMIT refused(id, Tr::tr("The program is being closed."));
        return;
    }
    if (find(id) || m_opening.contains(id)) {
        Q_EMIT refused(id, Tr::tr("This run is already in progress."));
        return;
    }
    m_opening.append(id);
    auto opening = std::make_shared<Opening>();
    opening->id = id;
    opening->ask = ask;
    m_journal->read(
        [opening, actor = m_setup.actor](Stores &stores) -> Result<> {
            YUYI_CHECK(requireLead(stores, actor));
            YUYI_TRY(const auto run, stores.runs().run(opening->id));
            if (run.origin == RunOrigin::Imported)
                return failure(ErrorCode::Refused, Tr::tr("The replies of this run were imported; there is nothing to send."));
            if (run.state == RunState::Cancelled)
                return failure(ErrorCode::Refused, Tr::tr("This run was cancelled. Set up a new one."));
            YUYI_TRY(const auto endpoint, stores.endpoints().endpoint(run.endpoint));
            if (endpoint.isPractice() != run.isPractice()) {
                return failure(ErrorCode::Refused,
                               Tr::tr("Since this run was created, the endpoint “%1” has been changed from a "
                                      "practice model to a real model, or the other way round. Set up a new run.").arg(endpoint.name));
            }
            opening->endpoint = endpoint;
            return {};
        },
        [this, opening](const Result<> &read) {
            if (!read) {
                refuse(opening->id, read.error().sentence);
                return;
            }
            open(opening);
        });
}

void RunnerWork::open(const std::shared_ptr<Opening> &opening)
{
    if (opening->endpoint.keySource == KeySource::None) {
        enlist(opening, {});
        return;
    }
    m_setup.secrets->keyOf(opening->endpoint).then(this, [this, opening](const Secret &secret) { take(opening, secret); });
}

void RunnerWork::take(const std::shared_ptr<Opening> &opening, const Secret &secret)
{
    if (!secret.given()) {
        refuse(opening->id, secret.sentence.isEmpty()
                   ? Tr::tr("The endpoint “%1” has no key. Enter a key, then resume the run.").arg(opening->endpoint.name)
                   : secret.sentence);
        return;
    }
    enlist(opening, secret.key);
}

void RunnerWork::enlist(const std::shared_ptr<Opening> &opening, const QByteArray &key)
{
    const auto claim = [opening, program = m_program, folder = m_setup.factory->folder(), actor = m_setup.actor,
                        stale = m_setup.stale](Stores &stores) -> Result<> {
        const QDateTime time = QDateTime::currentDateTimeUtc();
        YUYI_TRY(const auto run, stores.runs().run(opening->id));
        YUYI_TRY(auto material, loadMaterial(stores, folder, opening->id));
        // A program of this computer that has ended is not waited for.
        const QDateTime staleBefore = isProgramGone(run.runner) ? time.addSecs(1) : time.addMSecs(-stale);
        YUYI_TRY(const auto claimed, stores.runs().claim(opening->id, program, time, staleBefore));
        opening->claimed = claimed;
        opening->otherProgram = run.runner;
        if (!claimed)
            return {};
        YUYI_TRY(const auto states, stores.responses().slotStates(opening->id));
        YUYI_TRY(const auto figures, stores.responses().figures(opening->id, Scorer::Strict));
        YUYI_TRY(const auto spent, stores.endpoints().spent(opening->endpoint.id));
        opening->material = std::move(material);
        opening->states = states;
        opening->figures = figures;
        opening->spent = spent;
        return stores.record(makeEvent(Entity::Run, opening->id.value(), QStringLiteral("started"), actor));
    };
    m_journal->write(claim, [this, opening, key](const Result<> &done) {
        if (!done || !opening->claimed) {
            refuse(opening->id, !done ? done.error().sentence
                                      : Tr::tr("This run is in progress in another program (%1).").arg(programTitle(opening->otherProgram)));
            return;
        }
        m_opening.removeAll(opening->id);
        auto run = std::make_unique<ActiveRun>();
        run->id = opening->id;
        run->ask = opening->ask;
        run->material = std::make_shared<const RunMaterial>(std::move(opening->material));
        run->budget = run->material->run.budget;
        run->figures = opening->figures;
        run->startedAt = now();
        fillSlots(*run, opening->states);
        auto &lane = m_lanes[opening->endpoint.id];
        if (!lane) {
            lane = std::make_unique<Lane>();
            lane->pacer = RequestPacer({opening->endpoint.concurrency, opening->endpoint.requestsPerMinute});
            lane->client = transportOf(opening->endpoint.dialect);
            lane->timer = std::make_unique<QTimer>();
            lane->timer->setSingleShot(true);
            connect(lane->timer.get(), &QTimer::timeout, this, [this, id = opening->endpoint.id] {
                if (const auto found = m_lanes.find(id); found != m_lanes.end())
                    pump(*found->second);
            });
            lane->spent = opening->spent;
            lane->learned = opening->endpoint.parameters;
        }
        lane->endpoint = opening->endpoint;
        lane->key = key;
        ActiveRun &added = *run;
        lane->runs.push_back(run.get());
        m_runs[opening->id] = std::move(run);
        const std::optional<RunState> stop = m_stopOnceOpen.contains(opening->id)
            ? std::optional(m_stopOnceOpen.take(opening->id))
            : m_stopping ? std::optional(RunState::Paused) : std::nullopt;
        if (stop)
            stopRun(added, *stop, {});
        else
            pump(*lane);
        if (find(opening->id))
            endIfDone(added);
    });
}

void RunnerWork::fillSlots(ActiveRun &run, const QList<SlotState> &states)
{
    QHash<RunSlot, qsizetype> known;
    for (qsizetype i = 0; i < states.size(); ++i)
        known.insert(states.at(i).slot, i);
    const QList<RunSlot> all = run.material->allSlots();
    run.requests.reserve(static_cast<size_t>(all.size()));
    for (const RunSlot &slot : all) {
        SlotWork work;
        work.slot = slot;
        if (const auto place = known.constFind(slot); place != known.constEnd()) {
            work.attempts = states.at(*place).attempts;
            work.status = states.at(*place).status;
        }
        const bool wanted = run.ask == RunAsk::Missing ? isMissing(work.status) : work.status && isError(*work.status);
        if (wanted)
            run.waiting.push_back(run.requests.size());
        run.requests.push_back(work);
    }
}

void RunnerWork::stop(const RunId &id, RunState leaveAs, const QString &message)
{
    if (ActiveRun *run = find(id)) {
        stopRun(*run, leaveAs, message);
        endIfDone(*run);
    } else if (m_opening.contains(id)) {
        m_stopOnceOpen.insert(id, leaveAs);
    }
}

void RunnerWork::stopAll(int grace, const QString &message)
{
    m_stopping = grace >= 0;
    QList<RunId> ids;
    for (auto &[id, run] : m_runs)
        ids.append(id);
    for (const RunId &id : std::as_const(ids))
        stop(id, RunState::Paused, message);
    if (grace >= 0)
        m_grace->start(grace);
}

void RunnerWork::stopRun(ActiveRun &run, RunState leaveAs, const QString &message)
{
    if (run.leaveAs && *run.leaveAs == RunState::Cancelled)
        return;
    run.leaveAs = leaveAs;
    if (!message.isEmpty())
        run.message = message;
    run.waiting.clear();
    run.ready.clear();
    run.retries.clear();
    run.retryReasons.clear();
    run.changed = true;
}

void RunnerWork::endIfDone(ActiveRun &run)
{
    if (!run.ending && run.nothingLeft())
        finish(run);
}

void RunnerWork::finish(ActiveRun &run)
{
    run.ending = true;
    const auto unasked = std::count_if(run.requests.begin(), run.requests.end(),
                                       [](const SlotWork &work) { return !work.status; });
    RunState state = RunState::Done;
    if (run.leaveAs) {
        state = *run.leaveAs;
    } else if (unasked > 0) {
        state = RunState::Paused;
    } else if (run.figures.transient > 0) {
        run.message = Tr::tr("%n request(s) failed with a temporary error on every attempt. Resume the run to "
                             "retry them.",
                               nullptr, run.figures.transient);
    }
    const RunId id = run.id;
    const QString message = run.message;
    // Nothing is left of it but this; answers that come late find no run any more.
    RunLive last = liveOf(run, *laneOf(run));
    last.run.state = state;
    last.run.message = message;
    last.place = RunPlace::Nowhere;
    if (run.abandoned) {
        Q_EMIT progressed(last);
        Q_EMIT ended(id, state, message);
        remove(id);
        return;
    }
    m_journal->write(
        [id, program = m_program, state, message, actor = m_setup.actor](Stores &stores) -> Result<> {
            YUYI_CHECK(stores.runs().giveBack(id, program, state, message));
            return stores.record(makeEvent(Entity::Run, id.value(), codeOf(state), actor));
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
    const auto found = m_runs.find(id);
    if (found == m_runs.end())
        return;
    ActiveRun *run = found->second.get();
    const EndpointId endpoint = run->material->endpoint.id;
    const auto lane = m_lanes.find(endpoint);
    std::erase(lane->second->runs, run);
    lane->second->turn = 0;
    // Called from an answer of the client itself now and then: it goes when that is over.
    if (lane->second->runs.empty()) {
        if (ChatTransport *client = lane->second->client.release())
            client->deleteLater();
        lane->second->timer.release()->deleteLater();
        m_lanes.erase(lane);
    }
    m_runs.erase(found);
    tellWhenEmpty();
}

void RunnerWork::refuse(const RunId &id, const QString &sentence)
{
    m_opening.removeAll(id);
    m_stopOnceOpen.remove(id);
    Q_EMIT refused(id, sentence);
    tellWhenEmpty();
}

void RunnerWork::tellWhenEmpty()
{
    if (!m_whenEmpty || !m_runs.empty() || !m_opening.isEmpty())
        return;
    const auto done = std::exchange(m_whenEmpty, {});
    done();
}

void RunnerWork::shutDown(int grace, std::function<void()> done)
{
    m_whenEmpty = std::move(done);
    stopAll(grace, Tr::tr("The program was closed. Resume the run to continue."));
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
    m_lanes.clear();
    m_runs.clear();
    m_beat.reset();
    m_tell.reset();
    m_grace.reset();
    m_last.reset();
    m_pool.clear();
    m_pool.waitForDone();
    m_journal.reset();
}

void RunnerWork::beat()
{
    for (auto &[id, run] : m_runs) {
        if (run->ending || run->abandoned)
            continue;
        struct Seen {
            RunState state = RunState::Running;
            double budget = 0;
        };
        auto seen = std::make_shared<Seen>();
        m_journal->write(
            [seen, runId = id, program = m_program](Stores &stores) -> Result<> {
                YUYI_TRY(const auto state, stores.runs().heartbeat(runId, program, QDateTime::currentDateTimeUtc()));
                seen->state = state;
                YUYI_TRY(const auto stored, stores.runs().run(runId));
                seen->budget = stored.budget;
                return {};
            },
            [this, seen, runId = id](const Result<> &done) {
                ActiveRun *active = find(runId);
                if (!active || active->ending)
                    return;
                if (!done && done.error().code == ErrorCode::Conflict) {
                    active->abandoned = true;
                    stopRun(*active, RunState::Running, done.error().sentence);
                } else if (done) {
                    active->budget = seen->budget;
                    if (seen->state == RunState::Paused || seen->state == RunState::Cancelled)
                        stopRun(*active, seen->state, {});
                }
                endIfDone(*active);
            });
    }
}

void RunnerWork::faultOfOurs(ActiveRun &run, const Error &error)
{
    stopRun(run, RunState::Paused, error.sentence);
}

} // namespace yuyi
