// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/runs/requestsender.h"

#include "models/clients/dialect.h"
#include "models/services/runs/practicecases.h"
#include "models/services/runs/replyrecord.h"
#include "models/stores/ratingstore.h"

#include <QCoreApplication>
#include <QRandomGenerator>

#include <algorithm>
#include <utility>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::RequestSender)
};

constexpr int preparingThreads = 3;
constexpr qint64 longestWaitMs = 3600000;

} // namespace

RequestSender::RequestSender(RunBoard &board, RunJournal &journal, const QString &folder, const RetryPolicy &policy)
    : m_board(board), m_journal(journal), m_policy(policy), m_pictures(std::make_shared<SentPictures>(folder))
{
    m_pool.setMaxThreadCount(preparingThreads);
}

RequestSender::~RequestSender()
{
    m_pool.clear();
    m_pool.waitForDone();
}

EndpointLane &RequestSender::laneFor(const Endpoint &endpoint, double spent, const QByteArray &key)
{
    EndpointLane *lane = m_board.lane(endpoint.id);
    if (!lane) {
        lane = &m_board.addLane(endpoint, spent);
        connect(lane->timer.get(), &QTimer::timeout, this, [this, id = endpoint.id] {
            if (EndpointLane *its = m_board.lane(id))
                pump(*its);
        });
    }
    lane->endpoint = endpoint;
    lane->key = key;
    return *lane;
}

void RequestSender::pump(EndpointLane &lane)
{
    qint64 next = -1;
    for (ActiveRun *run : lane.runs)
        run->wakeRetries(m_board.now());
    while (*lane.refusals == 0) {
        for (ActiveRun *run : lane.runs)
            prepareAhead(lane, *run);
        const qint64 wait = lane.pace.waitBeforeNext(m_board.now());
        if (wait != 0) {
            next = wait;
            break;
        }
        if (!sendNext(lane))
            break;
    }
    if (const auto retry = lane.nextRetry()) {
        const qint64 due = std::max<qint64>(1, *retry - m_board.now());
        next = next < 0 ? due : std::min(next, due);
    }
    if (next >= 0)
        lane.timer->start(static_cast<int>(std::min<qint64>(next, longestWaitMs)));
}

/// One request of the run whose turn it is; false when none is ready.
bool RequestSender::sendNext(EndpointLane &lane)
{
    for (size_t i = 0; i < lane.runs.size(); ++i) {
        const size_t place = (lane.turn + i) % lane.runs.size();
        ActiveRun &run = *lane.runs.at(place);
        while (!run.ready.empty() && run.ready.front().learnedAt != lane.learnedAt) {
            run.sendBack();
            prepareAhead(lane, run);
        }
        if (run.ready.empty() || run.leaveAs || run.ending)
            continue;
        if (!withinBudget(lane, run)) {
            settleLater(run.id);
            continue;
        }
        lane.turn = (place + 1) % lane.runs.size();
        ReadyRequest ready = std::move(run.ready.front());
        run.ready.pop_front();
        launch(lane, run, std::move(ready));
        return true;
    }
    return false;
}

bool RequestSender::withinBudget(const EndpointLane &lane, ActiveRun &run)
{
    const double each = run.answerCost.each();
    if (!run.budget.covers(each, run.sending)) {
        run.stop(RunState::Paused, Tr::tr("The budget of %1 %2 is used up. Raise it, then resume the run.")
                                       .arg(QString::number(run.budget.limit(), 'f', 2), run.material->run.currency));
        return false;
    }
    if (!lane.budget().covers(each, lane.underWay())) {
        run.stop(RunState::Paused,
                 Tr::tr("The budget of the endpoint “%1”, %2 %3, is used up. Raise it, then resume the run.")
                     .arg(lane.endpoint.name, QString::number(lane.endpoint.budget, 'f', 2), lane.endpoint.currency));
        return false;
    }
    return true;
}

/// A run ends in an event of its own: the list of runs must not change while it is gone through.
void RequestSender::settleLater(const RunId &id)
{
    QMetaObject::invokeMethod(this, [this, id] { Q_EMIT settled(id); }, Qt::QueuedConnection);
}

void RequestSender::prepareAhead(EndpointLane &lane, ActiveRun &run)
{
    if (run.leaveAs || run.ending)
        return;
    const size_t limit = lane.readyLimit();
    while (!run.waiting.empty() && run.ready.size() + static_cast<size_t>(run.preparing) < limit && lane.hasRoom()) {
        const size_t slot = run.waiting.front();
        run.waiting.pop_front();
        ++run.preparing;
        m_pool.start([this, id = run.id, slot, request = run.requests.at(slot).slot, material = run.material,
                      learned = lane.learned, learnedAt = lane.learnedAt, pictures = m_pictures] {
            auto made = std::make_shared<Result<PreparedRequest>>(
                prepareRequest(*material, request, learned, *pictures));
            QMetaObject::invokeMethod(this, [this, id, slot, learnedAt, made] { prepared(id, slot, learnedAt, *made); },
                                      Qt::QueuedConnection);
        });
    }
}

void RequestSender::prepared(const RunId &id, size_t slot, int learnedAt, const Result<PreparedRequest> &request)
{
    ActiveRun *run = m_board.find(id);
    if (!run || run->ending)
        return;
    --run->preparing;
    EndpointLane *lane = m_board.laneOf(*run);
    if (run->leaveAs) {
        Q_EMIT settled(id);
        return;
    }
    if (request)
        run->ready.push_back({slot, *request, learnedAt});
    else
        noteUnsendable(*run, slot, request.error());
    pump(*lane);
}

/// Nothing can be sent for this item: its error is written down like one that a server answers.
void RequestSender::noteUnsendable(ActiveRun &run, size_t slot, const Error &error)
{
    const Attempt attempt = run.nextAttempt(slot);
    ChatReply reply;
    reply.status = ReplyStatus::BadRequest;
    reply.message = error.sentence;
    const Response response = responseOf(attempt, {}, reply, {}, *run.material);
    ++run.writing;
    ++run.tally.figures.attempts;
    m_journal.write([attempt](Stores &stores) { return stores.responses().addAttempts({attempt}); }, {});
    writeDown(run, slot, attempt, response, reply);
}

void RequestSender::launch(EndpointLane &lane, ActiveRun &run, ReadyRequest ready)
{
    Attempt attempt = run.nextAttempt(ready.slot);
    attempt.requestHash = ready.request.hash;
    attempt.pictureSha256 = ready.request.pictureSha256;
    attempt.shownOrder = ready.request.shownOrder;
    lane.pace.started(m_board.now());
    ++run.sending;
    run.changed = true;
    auto request = std::make_shared<PreparedRequest>(std::move(ready.request));
    m_journal.write([attempt](Stores &stores) { return stores.responses().addAttempts({attempt}); },
                    [this, attempt, slot = ready.slot, request](const Result<> &written) {
                        launched(attempt, slot, *request, written);
                    });
}

void RequestSender::launched(const Attempt &attempt, size_t slot, const PreparedRequest &request, const Result<> &written)
{
    ActiveRun *run = m_board.find(attempt.run);
    if (!run)
        return;
    if (written) {
        ++run->tally.figures.attempts;
        transmit(attempt, slot, request);
        return;
    }
    --run->sending;
    if (EndpointLane *lane = m_board.laneOf(*run))
        lane->pace.ended();
    run->stop(RunState::Paused, written.error().sentence);
    Q_EMIT settled(attempt.run);
}

void RequestSender::transmit(const Attempt &attempt, size_t slot, const PreparedRequest &request)
{
    ActiveRun *run = m_board.find(attempt.run);
    EndpointLane *lane = run ? m_board.laneOf(*run) : nullptr;
    if (!lane || !lane->client || run->ending)
        return;
    HttpLimits limits;
    limits.deadline = lane->endpoint.deadlineSeconds * 1000;
    PreparedRequest kept = request;
    lane->client->send(forTry(request.call, attempt.number), lane->key, limits, this,
                       [this, attempt, slot, kept = std::move(kept)](const HttpAnswer &answer) {
                           answered(attempt, slot, kept, answer);
                       });
}

void RequestSender::answered(const Attempt &attempt, size_t slot, const PreparedRequest &request, const HttpAnswer &answer)
{
    ActiveRun *run = m_board.find(attempt.run);
    EndpointLane *lane = run ? m_board.laneOf(*run) : nullptr;
    if (!lane || run->ending)
        return;
    const ChatReply reply = withoutKey(dialectOf(lane->endpoint.dialect).readChat(answer), lane->key);
    lane->pace.answered(m_board.now(), reply, answer);
    --run->sending;
    ++run->writing;
    const Response response = responseOf(attempt, request, reply, answer, *run->material);
    run->addCost(response.cost);
    lane->spent += response.cost;
    if (reply.status == ReplyStatus::Account)
        ++*lane->refusals;
    writeDown(*run, slot, attempt, response, reply);
    pump(*lane);
}

void RequestSender::writeDown(const ActiveRun &run, size_t slot, const Attempt &attempt, const Response &response,
                              const ChatReply &reply)
{
    const ReadAnswer read = readAnswer(*run.material, attempt, response);
    m_journal.write(
        [response, scores = read.scores, rating = read.rating](Stores &stores) -> Result<> {
            YUYI_CHECK(stores.responses().addResponses({response}));
            if (rating)
                YUYI_CHECK(stores.ratings().add(*rating));
            return stores.responses().setScores(scores);
        },
        [this, id = run.id, slot, response, shown = read.shown, reply,
         refusals = m_board.laneOf(run)->refusals](const Result<> &written) {
            ActiveRun *active = m_board.find(id);
            if (response.status == ReplyStatus::Account)
                --*refusals;
            if (!active || active->ending)
                return;
            --active->writing;
            if (written)
                settle(*active, slot, response, shown, reply);
            else
                active->stop(RunState::Paused, written.error().sentence);
            if (EndpointLane *lane = m_board.laneOf(*active))
                pump(*lane);
            Q_EMIT settled(id);
        });
}

void RequestSender::settle(ActiveRun &run, size_t slot, const Response &response, const ScoredResponse &shown,
                           const ChatReply &reply)
{
    SlotWork &work = run.requests.at(slot);
    EndpointLane &lane = *m_board.laneOf(run);
    run.changed = true;
    run.tally.note(*run.material, work.slot, work.status, response, shown, m_board.now());
    work.status = response.status;
    if (run.leaveAs && response.status != ReplyStatus::Account)
        return;
    switch (response.status) {
    case ReplyStatus::Answered:
    case ReplyStatus::Blocked: break;
    case ReplyStatus::BadRequest:
        if (learn(lane, work, reply.repair))
            run.waiting.push_front(slot);
        break;
    case ReplyStatus::Account:
        stopLane(lane, Tr::tr("The server rejected the key or the account: %1").arg(response.message));
        break;
    case ReplyStatus::Transient: retryLater(run, slot, response, reply.retryAfter); break;
    }
}

bool RequestSender::learn(EndpointLane &lane, SlotWork &work, const ParameterRepair &repair)
{
    if (!RetryPolicy::mayRepair(repair, work.repairs))
        return false;
    ++work.repairs;
    const ChatParameters learned = withRepair(lane.learned, repair);
    if (learned == lane.learned)
        return true;   // others have met it before: the next try goes without
    lane.learned = learned;
    ++lane.learnedAt;
    m_journal.write([endpoint = lane.endpoint.id, learned](
                        Stores &stores) { return stores.endpoints().setLearned(endpoint, learned); },
                    {});
    return true;
}

void RequestSender::stopLane(const EndpointLane &lane, const QString &sentence)
{
    for (ActiveRun *run : lane.runs) {
        if (run->ending)
            continue;
        run->stop(RunState::Paused, sentence);
        settleLater(run->id);
    }
}

void RequestSender::retryLater(ActiveRun &run, size_t slot, const Response &response, qint64 retryAfter)
{
    const int tries = ++run.requests.at(slot).tries;
    const auto pause = m_policy.pauseAfter(tries, retryAfter, QRandomGenerator::global()->generateDouble());
    if (pause)
        run.retries.add(slot, m_board.now() + *pause, response.message);
}

} // namespace yuyi
