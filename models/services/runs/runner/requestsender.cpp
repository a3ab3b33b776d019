// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/runs/runner/requestsender.h"

#include "models/clients/dialect.h"
#include "models/services/runs/practice/practicecases.h"
#include "models/services/runs/replies/replyrecord.h"
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

/// The command that gives a run a higher budget and continues it.
QString raiseCommand(const RunMaterial &material)
{
    const Run &run = material.run;
    switch (run.kind) {
    case RunKind::Descriptions:
        return QStringLiteral("yuyi-cli describe PROJECT run --resume --run %1 --budget N").arg(run.id.toString());
    case RunKind::Judgements:
        return QStringLiteral("yuyi-cli describe PROJECT judge --resume --run %1 --budget N").arg(run.judged.toString());
    case RunKind::Steps: // with its questions
        return QStringLiteral("yuyi-cli run PROJECT --resume --config %1 --endpoint \"%2\" --budget N")
            .arg(run.configuration, material.endpoint.name);
    case RunKind::Extractions:
        return QStringLiteral("yuyi-cli judge PROJECT %1 --endpoint \"%2\" --budget N").arg(run.judged.toString(), material.endpoint.name);
    default:
        return QStringLiteral("yuyi-cli run PROJECT --resume --run %1 --budget N").arg(run.id.toString());
    }
}

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

EndpointQueue &RequestSender::queueFor(const Endpoint &endpoint, double spent, const QByteArray &key)
{
    EndpointQueue *queue = m_board.queue(endpoint.id);
    if (!queue) {
        queue = &m_board.addQueue(endpoint, spent);
        connect(queue->timer.get(), &QTimer::timeout, this, [this, id = endpoint.id] {
            if (EndpointQueue *its = m_board.queue(id))
                pump(*its);
        });
    }
    queue->endpoint = endpoint;
    queue->key = key;
    return *queue;
}

void RequestSender::pump(EndpointQueue &queue)
{
    qint64 next = -1;
    for (ActiveRun *run : queue.runs)
        run->wakeRetries(m_board.now());
    while (*queue.refusals == 0) {
        for (ActiveRun *run : queue.runs)
            prepareAhead(queue, *run);
        const qint64 wait = queue.pace.waitBeforeNext(m_board.now());
        if (wait != 0) {
            next = wait;
            break;
        }
        if (!sendNext(queue))
            break;
    }
    if (const auto retry = queue.nextRetry()) {
        const qint64 due = std::max<qint64>(1, *retry - m_board.now());
        next = next < 0 ? due : std::min(next, due);
    }
    if (next >= 0)
        queue.timer->start(static_cast<int>(std::min<qint64>(next, longestWaitMs)));
}

/// One request of the run whose turn it is; false when none is ready.
bool RequestSender::sendNext(EndpointQueue &queue)
{
    for (size_t i = 0; i < queue.runs.size(); ++i) {
        const size_t index = (queue.turn + i) % queue.runs.size();
        ActiveRun &run = *queue.runs.at(index);
        while (!run.ready.empty() && run.ready.front().learnedAt != queue.learnedAt) {
            run.sendBack();
            prepareAhead(queue, run);
        }
        if (run.ready.empty() || run.leaveAs || run.ending)
            continue;
        if (!withinBudget(queue, run)) {
            settleLater(run.id);
            continue;
        }
        queue.turn = (index + 1) % queue.runs.size();
        ReadyRequest ready = std::move(run.ready.front());
        run.ready.pop_front();
        launch(queue, run, std::move(ready));
        return true;
    }
    return false;
}

bool RequestSender::withinBudget(const EndpointQueue &queue, ActiveRun &run)
{
    const double each = run.answerCost.each();
    if (!run.budget.covers(each, run.sending)) {
        run.stop(RunState::Paused,
                 Tr::tr("The budget of this run, %1 %2, is used up. To raise it and continue, run on the command line: %3")
                     .arg(QString::number(run.budget.limit(), 'f', 2), run.material->run.currency, raiseCommand(*run.material)));
        return false;
    }
    if (!queue.budget().covers(each, queue.inFlight())) {
        run.stop(RunState::Paused,
                 Tr::tr("The budget of the endpoint “%1”, %2 %3, is used up. Raise it, then resume the run.")
                     .arg(queue.endpoint.name, QString::number(queue.endpoint.budget, 'f', 2), queue.endpoint.currency));
        return false;
    }
    return true;
}

/// A run ends in an event of its own: the list of runs must not change while it is gone through.
void RequestSender::settleLater(const RunId &id)
{
    QMetaObject::invokeMethod(
        this, [this, id] { Q_EMIT settled(id); }, Qt::QueuedConnection);
}

void RequestSender::prepareAhead(EndpointQueue &queue, ActiveRun &run)
{
    if (run.leaveAs || run.ending)
        return;
    const size_t limit = queue.readyLimit();
    while (!run.waiting.empty() && run.ready.size() + static_cast<size_t>(run.preparing) < limit && queue.hasRoom()) {
        const size_t slot = run.waiting.front();
        run.waiting.pop_front();
        ++run.preparing;
        m_pool.start([this, id = run.id, slot, request = run.requests.at(slot).slot, material = run.material,
                      learned = queue.learned, learnedAt = queue.learnedAt, pictures = m_pictures] {
            auto made = std::make_shared<Result<PreparedRequest>>(
                prepareRequest(*material, request, learned, *pictures));
            QMetaObject::invokeMethod(
                this, [this, id, slot, learnedAt, made] { prepared(id, slot, learnedAt, *made); },
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
    EndpointQueue *queue = m_board.queueOf(*run);
    if (run->leaveAs) {
        Q_EMIT settled(id);
        return;
    }
    if (request)
        run->ready.push_back({slot, *request, learnedAt});
    else
        noteUnsendable(*run, slot, request.error());
    pump(*queue);
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

void RequestSender::launch(EndpointQueue &queue, ActiveRun &run, ReadyRequest ready)
{
    Attempt attempt = run.nextAttempt(ready.slot);
    attempt.requestHash = ready.request.hash;
    attempt.pictureSha256 = ready.request.pictureSha256;
    attempt.shownOrder = ready.request.shownOrder;
    queue.pace.started(m_board.now());
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
    if (EndpointQueue *queue = m_board.queueOf(*run))
        queue->pace.ended();
    run->stop(RunState::Paused, written.error().sentence);
    Q_EMIT settled(attempt.run);
}

void RequestSender::transmit(const Attempt &attempt, size_t slot, const PreparedRequest &request)
{
    ActiveRun *run = m_board.find(attempt.run);
    EndpointQueue *queue = run ? m_board.queueOf(*run) : nullptr;
    if (!queue || !queue->client || run->ending)
        return;
    HttpLimits limits;
    limits.deadline = queue->endpoint.deadlineSeconds * 1000;
    PreparedRequest kept = request;
    queue->client->send(forTry(request.call, attempt.number), queue->key, limits, this,
                        [this, attempt, slot, kept = std::move(kept)](const HttpAnswer &answer) {
                            answered(attempt, slot, kept, answer);
                        });
}

void RequestSender::answered(const Attempt &attempt, size_t slot, const PreparedRequest &request, const HttpAnswer &answer)
{
    ActiveRun *run = m_board.find(attempt.run);
    EndpointQueue *queue = run ? m_board.queueOf(*run) : nullptr;
    if (!queue || run->ending)
        return;
    const ChatReply reply = withoutKey(dialectOf(queue->endpoint.dialect).readChat(answer), queue->key);
    queue->pace.answered(m_board.now(), reply, answer);
    --run->sending;
    ++run->writing;
    const Response response = responseOf(attempt, request, reply, answer, *run->material);
    run->addCost(response.cost);
    queue->spent += response.cost;
    if (reply.status == ReplyStatus::Account)
        ++*queue->refusals;
    writeDown(*run, slot, attempt, response, reply);
    pump(*queue);
}

void RequestSender::writeDown(const ActiveRun &run, size_t slot, const Attempt &attempt, const Response &response,
                              const ChatReply &reply)
{
    const auto read = std::make_shared<ReadAnswer>();
    m_journal.write(
        [response, read](Stores &stores) -> Result<> {
            YUYI_CHECK(stores.responses().addResponses({response}));
            if (read->rating)
                YUYI_CHECK(stores.ratings().add(*read->rating));
            return stores.responses().setScores(read->scores);
        },
        [this, id = run.id, slot, response, read, reply,
         refusals = m_board.queueOf(run)->refusals](const Result<> &written) {
            ActiveRun *active = m_board.find(id);
            if (response.status == ReplyStatus::Account)
                --*refusals;
            if (!active || active->ending)
                return;
            --active->writing;
            if (written)
                settle(*active, slot, response, read->shown, reply);
            else
                active->stop(RunState::Paused, written.error().sentence);
            if (EndpointQueue *queue = m_board.queueOf(*active))
                pump(*queue);
            Q_EMIT settled(id);
        },
        [read, material = run.material, attempt, response] { *read = readAnswer(*material, attempt, response); });
}

void RequestSender::settle(ActiveRun &run, size_t slot, const Response &response, const ScoredResponse &shown,
                           const ChatReply &reply)
{
    SlotWork &work = run.requests.at(slot);
    EndpointQueue &queue = *m_board.queueOf(run);
    run.changed = true;
    run.tally.note(*run.material, work.slot, work.status, response, shown, m_board.now());
    work.status = response.status;
    if (run.leaveAs && response.status != ReplyStatus::Account)
        return;
    switch (response.status) {
    case ReplyStatus::Answered:
    case ReplyStatus::Blocked: break;
    case ReplyStatus::BadRequest:
        if (learn(queue, work, reply.repair))
            run.waiting.push_front(slot);
        break;
    case ReplyStatus::Account:
        stopQueue(queue, Tr::tr("The server rejected the key or the account: %1").arg(response.message));
        break;
    case ReplyStatus::Transient: retryLater(run, slot, response, reply.retryAfter); break;
    }
}

bool RequestSender::learn(EndpointQueue &queue, SlotWork &work, const ParameterRepair &repair)
{
    if (!RetryPolicy::mayRepair(repair, work.repairs))
        return false;
    ++work.repairs;
    const ChatParameters learned = withRepair(queue.learned, repair);
    if (learned == queue.learned)
        return true; // others have met it before: the next try goes without
    queue.learned = learned;
    ++queue.learnedAt;
    m_journal.write([endpoint = queue.endpoint.id, learned](
                        Stores &stores) { return stores.endpoints().setLearned(endpoint, learned); },
                    {});
    return true;
}

void RequestSender::stopQueue(const EndpointQueue &queue, const QString &sentence)
{
    for (ActiveRun *run : queue.runs) {
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
