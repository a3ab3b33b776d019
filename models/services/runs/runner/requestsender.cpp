// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/runs/runner/requestsender.h"

#include "models/clients/dialect.h"
#include "models/services/runs/practice/practicecases.h"
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

RequestSender::RequestSender(RunBoard &board, RunJournal &journal, RunShare &share, const QString &folder, const RetryPolicy &policy)
    : m_board(board), m_journal(journal), m_share(share), m_policy(policy), m_pictures(std::make_shared<SentPictures>(folder))
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
    for (ActiveRun *run : queue.runs)
        m_share.claim(*run);
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
    // Other programs are taken to have as many requests in flight.
    if (!run.budget.covers(each, (run.sending + 1) * std::max(1, static_cast<int>(run.sharing.helpers.size())) - 1)) {
        run.stop(RunState::Paused,
                 Tr::tr("The budget of this run, %1 %2, is used up. To raise it and continue, run on the command line: %3")
                     .arg(QString::number(run.budget.limit(), 'f', 2), run.material->run.currency, raiseCommand(*run.material)),
                 true);
        return false;
    }
    if (!queue.budget().covers(each, (queue.inFlight() + 1) * queue.programs - 1)) {
        run.stop(RunState::Paused,
                 Tr::tr("The budget of the endpoint “%1”, %2 %3, is used up. Raise it, then resume the run.")
                     .arg(queue.endpoint.name, QString::number(queue.endpoint.budget, 'f', 2), queue.endpoint.currency),
                 true);
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
        QList<RunSlot> asked;
        for (const AskedItem &item : std::as_const(run.requests.at(slot).items))
            asked.append(item.slot);
        m_pool.start([this, id = run.id, slot, asked, material = run.material,
                      learned = queue.learned, learnedAt = queue.learnedAt, pictures = m_pictures] {
            auto made = std::make_shared<Result<PreparedRequest>>(
                prepareBatch(*material, asked, learned, picturesOf(*material, *pictures)));
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
    if (run->leaveAs || run->over || run->requests.at(slot).closed) {
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
    const QList<Attempt> attempts = run.nextAttempts(slot);
    ChatReply reply;
    reply.status = ReplyStatus::BadRequest;
    reply.message = error.sentence;
    const QList<Response> responses = responsesOf(attempts, {}, reply, {}, *run.material);
    ++run.writing;
    m_journal.write([attempts](Stores &stores) { return stores.responses().addAttempts(attempts); },
                    [this, id = run.id](const Result<> &written) {
                        ActiveRun *active = m_board.find(id);
                        if (!active || !written)
                            return;
                        ++active->tally.figures.attempts;
                        ++active->sentHere;
                    });
    writeDown(run, slot, attempts, responses, reply);
}

void RequestSender::launch(EndpointQueue &queue, ActiveRun &run, ReadyRequest ready)
{
    QList<Attempt> attempts = run.nextAttempts(ready.slot);
    for (qsizetype i = 0; i < attempts.size(); ++i) {
        const PreparedRequest &made = ready.request;
        attempts[i].requestHash = made.hash;
        attempts[i].pictureSha256 = made.items.isEmpty() ? made.pictureSha256 : made.items.at(i).pictureSha256;
        attempts[i].shownOrder = made.items.isEmpty() ? made.shownOrder : made.items.at(i).shownOrder;
    }
    queue.pace.started(m_board.now());
    ++run.sending;
    run.changed = true;
    auto request = std::make_shared<PreparedRequest>(std::move(ready.request));
    auto mine = std::make_shared<bool>(true);
    const std::optional<int> doubtful = m_share.isDoubtful(run) ? std::optional(run.requests.at(ready.slot).unit) : std::nullopt;
    m_journal.write(
        [attempts, doubtful, mine, owner = m_share.owner(), lease = m_share.leaseMs()](Stores &stores) -> Result<> {
            if (doubtful) {
                YUYI_TRY(*mine, RunShare::keeps(stores, attempts.constFirst().run, owner, lease, *doubtful));
                if (!*mine)
                    return {};
            }
            return stores.responses().addAttempts(attempts);
        },
        [this, attempts, slot = ready.slot, request, mine](const Result<> &written) {
            launched(attempts, slot, *request, written, *mine);
        });
}

void RequestSender::launched(const QList<Attempt> &attempts, size_t slot, const PreparedRequest &request, const Result<> &written,
                             bool mine)
{
    const RunId id = attempts.constFirst().run;
    ActiveRun *run = m_board.find(id);
    if (!run)
        return;
    if (written && mine) {
        ++run->tally.figures.attempts;
        ++run->sentHere;
        transmit(attempts, slot, request);
        return;
    }
    --run->sending;
    if (EndpointQueue *queue = m_board.queueOf(*run))
        queue->pace.ended();
    if (written)
        run->drop(run->requests.at(slot).unit); // another program has it by now
    else
        run->stop(RunState::Paused, written.error().sentence, false);
    Q_EMIT settled(id);
}

void RequestSender::transmit(const QList<Attempt> &attempts, size_t slot, const PreparedRequest &request)
{
    ActiveRun *run = m_board.find(attempts.constFirst().run);
    EndpointQueue *queue = run ? m_board.queueOf(*run) : nullptr;
    if (!queue || !queue->client || run->ending)
        return;
    HttpLimits limits;
    limits.deadline = queue->endpoint.deadlineSeconds * 1000;
    PreparedRequest kept = request;
    queue->client->send(forTry(request.call, attempts.constFirst().number), queue->key, limits, this,
                        [this, attempts, slot, kept = std::move(kept)](const HttpAnswer &answer) {
                            answered(attempts, slot, kept, answer);
                        });
}

void RequestSender::answered(const QList<Attempt> &attempts, size_t slot, const PreparedRequest &request, const HttpAnswer &answer)
{
    ActiveRun *run = m_board.find(attempts.constFirst().run);
    EndpointQueue *queue = run ? m_board.queueOf(*run) : nullptr;
    if (!queue || run->ending)
        return;
    const ChatReply reply = withoutKey(dialectOf(queue->endpoint.dialect).readChat(answer), queue->key);
    if (queue->pace.answered(m_board.now(), reply, answer))
        m_share.tellSlowdown(*queue);
    --run->sending;
    ++run->writing;
    const QList<Response> responses = responsesOf(attempts, request, reply, answer, *run->material);
    run->addCost(responses.constFirst().cost);
    queue->spent += responses.constFirst().cost;
    queue->paidHere += responses.constFirst().cost;
    if (reply.status == ReplyStatus::Account)
        ++*queue->refusals;
    writeDown(*run, slot, attempts, responses, countedReply(*run->material, reply));
    pump(*queue);
}

void RequestSender::close(ActiveRun &run, size_t slot)
{
    if (const auto unit = run.close(slot))
        m_share.finish(run.id, *unit);
}

void RequestSender::writeDown(ActiveRun &run, size_t slot, const QList<Attempt> &attempts, const QList<Response> &responses,
                              const ChatReply &reply)
{
    const auto read = std::make_shared<QList<ReadAnswer>>();
    const bool hasParts = std::all_of(responses.cbegin(), responses.cend(), [](const Response &one) { return one.partFault.isEmpty(); });
    const bool final = reply.status == ReplyStatus::Blocked
                    || (reply.status == ReplyStatus::Answered
                        && (hasParts || !run.material->promptTemplate.configuration.askMissed));
    // The end of a unit is stored with its last answer.
    const std::optional<int> unit = final ? run.close(slot) : std::nullopt;
    if (unit)
        run.finishing.insert(*unit);
    m_journal.write(
        [responses, read, unit, owner = m_share.owner()](Stores &stores) -> Result<> {
            YUYI_CHECK(stores.responses().addResponses(responses));
            if (unit)
                YUYI_CHECK(stores.sharedRuns().finish(responses.constFirst().run, owner, *unit));
            for (const ReadAnswer &one : std::as_const(*read)) {
                if (one.rating)
                    YUYI_CHECK(stores.ratings().add(*one.rating));
                YUYI_CHECK(stores.responses().setScores(one.scores));
            }
            return {};
        },
        [this, id = run.id, slot, responses, read, reply, unit,
         refusals = m_board.queueOf(run)->refusals](const Result<> &written) {
            ActiveRun *active = m_board.find(id);
            if (reply.status == ReplyStatus::Account)
                --*refusals;
            if (!active || active->ending)
                return;
            --active->writing;
            if (unit)
                active->finishing.remove(*unit);
            if (written)
                settle(*active, slot, responses, *read, reply);
            else
                active->stop(RunState::Paused, written.error().sentence, false);
            if (EndpointQueue *queue = m_board.queueOf(*active))
                pump(*queue);
            Q_EMIT settled(id);
        },
        [read, material = run.material, attempts, responses] {
            for (qsizetype i = 0; i < attempts.size(); ++i)
                read->append(readAnswer(*material, attempts.at(i), responses.at(i)));
        });
}

void RequestSender::settle(ActiveRun &run, size_t slot, const QList<Response> &responses, const QList<ReadAnswer> &read,
                           const ChatReply &reply)
{
    EndpointQueue &queue = *m_board.queueOf(run);
    run.changed = true;
    QList<AskedItem> missed;
    {
        SlotWork &work = run.requests.at(slot);
        for (qsizetype i = 0; i < work.items.size(); ++i) {
            AskedItem &item = work.items[i];
            run.tally.note(*run.material, {item.slot, work.status, item.withoutPart, i == 0}, responses.at(i), read.at(i).shown,
                           m_board.now());
            item.withoutPart = !responses.at(i).partFault.isEmpty();
            if (item.withoutPart)
                missed.append(item);
        }
        work.status = reply.status;
    }
    const Response &response = responses.constFirst();
    const bool follows = !run.leaveAs && !run.over && !run.requests.at(slot).closed;
    if (!follows && response.status != ReplyStatus::Account)
        return;
    switch (response.status) {
    case ReplyStatus::Answered:
        if (run.material->promptTemplate.configuration.askMissed) {
            for (const AskedItem &item : std::as_const(missed))
                run.askAlone(item, run.requests.at(slot).unit);
        }
        close(run, slot);
        break;
    case ReplyStatus::Blocked: break;
    case ReplyStatus::BadRequest:
        if (learn(queue, run.requests.at(slot), reply.repair))
            run.waiting.push_front(slot);
        else
            close(run, slot);
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
        run->stop(RunState::Paused, sentence, false);
        settleLater(run->id);
    }
}

void RequestSender::retryLater(ActiveRun &run, size_t slot, const Response &response, qint64 retryAfter)
{
    const int tries = ++run.requests.at(slot).tries;
    const auto pause = m_policy.pauseAfter(tries, retryAfter, QRandomGenerator::global()->generateDouble());
    if (pause)
        run.retries.add(slot, m_board.now() + *pause, response.message);
    else
        close(run, slot);
}

} // namespace yuyi
