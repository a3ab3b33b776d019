// SPDX-License-Identifier: GPL-3.0-or-later
// What a runner asks next, and what it makes of the answers
#include "models/services/runs/runnerwork.h"

#include "models/clients/dialect.h"
#include "models/evaluation/scoring.h"
#include "models/services/runs/practicecases.h"
#include "models/services/runs/tokenestimate.h"
#include "models/stores/ratingstore.h"

#include <QCoreApplication>
#include <QRandomGenerator>

#include <algorithm>
#include <utility>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::Runner)
};

/// Request bodies that may wait for their turn, of one endpoint together.
constexpr qint64 readyBytes = qint64(32) << 20;
constexpr int preparingAtMost = 8;
constexpr int readyAtMost = 24;
constexpr int repairsPerSlot = 4;
/// One cut connection is the network's; several in a row are a server that cannot keep up, or is gone.
constexpr int cutsThatMeanLoad = 3;

bool isLoad(const ChatReply &reply, const HttpAnswer &answer)
{
    switch (reply.httpStatus) {
    case 408:
    case 429:
    case 503:
    case 529: return true;
    default: return answer.fault == HttpFault::Deadline;
    }
}

double costOf(const RunMaterial &material, const PreparedRequest &request, const ChatReply &reply)
{
    const Run &run = material.run;
    if (run.priceInput <= 0 && run.priceOutput <= 0)
        return 0;
    qint64 in = reply.tokensIn;
    qint64 out = reply.tokensOut;
    // Servers that do not tell still charge: a budget had better believe the estimate.
    if (reply.status == ReplyStatus::Answered) {
        if (in < 0)
            in = request.estimatedTokens;
        if (out < 0)
            out = estimatedTextTokens(reply.text) + estimatedTextTokens(reply.reasoning);
    }
    return (static_cast<double>(std::max<qint64>(0, in)) * run.priceInput
            + static_cast<double>(std::max<qint64>(0, out)) * run.priceOutput)
        / 1e6;
}

Response responseOf(const Attempt &attempt, const PreparedRequest &request, const ChatReply &reply, const HttpAnswer &answer,
                    const RunMaterial &material)
{
    Response response;
    response.attempt = attempt.id;
    response.run = attempt.run;
    response.status = reply.status;
    response.reply = reply.text;
    response.reasoning = reply.reasoning;
    response.message = reply.message;
    response.cutShort = reply.cutShort;
    response.httpStatus = reply.httpStatus;
    response.bytesSent = request.call.body.size();
    response.tokensInput = reply.tokensIn;
    response.tokensOutput = reply.tokensOut;
    response.milliseconds = answer.milliseconds;
    response.cost = costOf(material, request, reply);
    response.endedAt = QDateTime::currentDateTimeUtc();
    return response;
}

/// What is read in an answer: letters, a judge's score, or nothing in a free text.
struct ReadAnswer {
    QList<ScoredResponse> scores;
    std::optional<ReplyRating> rating;
    ScoredResponse shown;            ///< for the live page
};

ReadAnswer readAnswer(const RunMaterial &material, const Attempt &attempt, const Response &response)
{
    ReadAnswer answer;
    if (material.run.kind == RunKind::Questions) {
        const MaterialItem *item = material.item(attempt.slot.question);
        answer.scores = scoreResponse(response, attempt.shownOrder, item ? item->question : Question());
        answer.shown = answer.scores.constFirst();
        return answer;
    }
    answer.shown.attempt = attempt.id;
    answer.shown.result = ResponseResult::Error;   // counted as none of the others
    const auto judged = material.descriptions.constFind(attempt.slot);
    if (material.run.kind != RunKind::Judgements || response.status != ReplyStatus::Answered
        || judged == material.descriptions.constEnd())
        return answer;
    const RatingReading reading = readRating(response.reply, material.scale);
    ReplyRating rating;
    rating.id = RatingId::create();
    rating.attempt = judged->attempt;
    rating.judgement = attempt.id;
    rating.score = reading.score;
    rating.perspectives = reading.perspectives;
    rating.rule = codeOf(reading.rule);
    rating.reader = ratingReaderVersion();
    rating.createdAt = response.endedAt;
    answer.rating = rating;
    if (reading.score)
        answer.shown.label = QString::number(*reading.score);
    return answer;
}

} // namespace

/// Whether another request may be prepared: bodies with several pictures are large, and many runs may wait.
bool RunnerWork::roomIn(const Lane &lane) const
{
    qint64 bytes = 0;
    int preparing = 0;
    for (const ActiveRun *run : lane.runs) {
        preparing += run->preparing;
        for (const ReadyRequest &ready : run->ready)
            bytes += ready.request.call.body.size();
    }
    return preparing < preparingAtMost && bytes < readyBytes;
}

void RunnerWork::wakeRetries(ActiveRun &run)
{
    while (!run.retries.empty() && run.retries.begin()->first <= now()) {
        const size_t slot = run.retries.begin()->second;
        run.retries.erase(run.retries.begin());
        run.retryReasons.remove(slot);
        run.waiting.push_front(slot);
        run.changed = true;
    }
}

void RunnerWork::pump(Lane &lane)
{
    qint64 next = -1;
    for (ActiveRun *run : lane.runs)
        wakeRetries(*run);
    while (*lane.refusals == 0) {
        for (ActiveRun *run : lane.runs)
            prepareAhead(lane, *run);
        const qint64 wait = lane.pacer.waitBeforeNext(now());
        if (wait != 0) {
            next = wait;
            break;
        }
        if (!sendNext(lane))
            break;
    }
    for (ActiveRun *run : lane.runs) {
        if (!run->retries.empty()) {
            const qint64 due = std::max<qint64>(1, run->retries.begin()->first - now());
            next = next < 0 ? due : std::min(next, due);
        }
    }
    if (next >= 0)
        lane.timer->start(static_cast<int>(std::min<qint64>(next, 3600000)));
}

/// One request of the run whose turn it is; false when none is ready.
bool RunnerWork::sendNext(Lane &lane)
{
    for (size_t i = 0; i < lane.runs.size(); ++i) {
        const size_t place = (lane.turn + i) % lane.runs.size();
        ActiveRun &run = *lane.runs.at(place);
        while (!run.ready.empty() && run.ready.front().learnedAt != lane.learnedAt) {
            run.waiting.push_front(run.ready.front().slot);
            run.ready.pop_front();
            prepareAhead(lane, run);
        }
        if (run.ready.empty() || run.leaveAs || run.ending)
            continue;
        if (!withinBudget(lane, run)) {
            // It ends in an event of its own: the list of runs must not change in this loop.
            QMetaObject::invokeMethod(this, [this, id = run.id] {
                if (ActiveRun *over = find(id))
                    endIfDone(*over);
            }, Qt::QueuedConnection);
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

bool RunnerWork::withinBudget(Lane &lane, ActiveRun &run)
{
    const double each = run.answers > 0 ? run.sessionCost / run.answers : 0;
    const double expected = each * (run.sending + 1);
    if (run.budget > 0 && run.figures.cost + expected > run.budget) {
        stopRun(run, RunState::Paused,
                Tr::tr("The budget of %1 %2 is used up. Raise it, then resume the run.")
                    .arg(QString::number(run.budget, 'f', 2), run.material->run.currency));
        return false;
    }
    int underWay = 0;
    for (const ActiveRun *other : lane.runs)
        underWay += other->sending;
    if (lane.endpoint.budget > 0 && lane.spent + each * (underWay + 1) > lane.endpoint.budget) {
        stopRun(run, RunState::Paused,
                Tr::tr("The budget of the endpoint “%1”, %2 %3, is used up. Raise it, then resume the run.")
                    .arg(lane.endpoint.name, QString::number(lane.endpoint.budget, 'f', 2), lane.endpoint.currency));
        return false;
    }
    return true;
}

void RunnerWork::prepareAhead(Lane &lane, ActiveRun &run)
{
    if (run.leaveAs || run.ending)
        return;
    const int share = lane.pacer.width() / static_cast<int>(std::max<size_t>(1, lane.runs.size())) + 2;
    const auto limit = static_cast<size_t>(std::min(share, readyAtMost));
    while (!run.waiting.empty() && run.ready.size() + static_cast<size_t>(run.preparing) < limit && roomIn(lane)) {
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

void RunnerWork::prepared(const RunId &id, size_t slot, int learnedAt, const Result<PreparedRequest> &request)
{
    ActiveRun *run = find(id);
    if (!run || run->ending)
        return;
    --run->preparing;
    Lane *lane = laneOf(*run);
    if (run->leaveAs) {
        endIfDone(*run);
        return;
    }
    if (request) {
        run->ready.push_back({slot, *request, learnedAt});
    } else {
        // Nothing can be sent for this item: its error is written down like one that a server answers.
        SlotWork &work = run->requests.at(slot);
        Attempt attempt;
        attempt.id = AttemptId::create();
        attempt.run = id;
        attempt.slot = work.slot;
        attempt.number = ++work.attempts;
        attempt.sentAt = QDateTime::currentDateTimeUtc();
        ChatReply reply;
        reply.status = ReplyStatus::BadRequest;
        reply.message = request.error().sentence;
        Response response = responseOf(attempt, {}, reply, {}, *run->material);
        ++run->writing;
        ++run->figures.attempts;
        m_journal->write([attempt](Stores &stores) { return stores.responses().addAttempts({attempt}); }, {});
        writeDown(*run, slot, attempt, response, reply);
    }
    pump(*lane);
}

void RunnerWork::launch(Lane &lane, ActiveRun &run, ReadyRequest ready)
{
    SlotWork &work = run.requests.at(ready.slot);
    Attempt attempt;
    attempt.id = AttemptId::create();
    attempt.run = run.id;
    attempt.slot = work.slot;
    attempt.number = ++work.attempts;
    attempt.requestHash = ready.request.hash;
    attempt.pictureSha256 = ready.request.pictureSha256;
    attempt.shownOrder = ready.request.shownOrder;
    attempt.sentAt = QDateTime::currentDateTimeUtc();
    lane.pacer.started(now());
    ++run.sending;
    run.changed = true;
    auto request = std::make_shared<PreparedRequest>(std::move(ready.request));
    m_journal->write([attempt](Stores &stores) { return stores.responses().addAttempts({attempt}); },
                     [this, id = run.id, attempt, slot = ready.slot, request](const Result<> &written) {
                         ActiveRun *active = find(id);
                         if (!active)
                             return;
                         if (written) {
                             ++active->figures.attempts;
                             transmit(id, attempt, slot, *request);
                             return;
                         }
                         --active->sending;
                         if (Lane *its = laneOf(*active))
                             its->pacer.ended();
                         faultOfOurs(*active, written.error());
                         endIfDone(*active);
                     });
}

void RunnerWork::transmit(const RunId &id, const Attempt &attempt, size_t slot, const PreparedRequest &request)
{
    ActiveRun *run = find(id);
    Lane *lane = run ? laneOf(*run) : nullptr;
    if (!lane || !lane->client || run->ending)
        return;
    HttpLimits limits;
    limits.deadline = lane->endpoint.deadlineSeconds * 1000;
    PreparedRequest kept = request;
    lane->client->send(forTry(request.call, attempt.number), lane->key, limits, this,
                       [this, id, attempt, slot, kept = std::move(kept)](const HttpAnswer &answer) {
                           answered(id, attempt, slot, kept, answer);
                       });
}

void RunnerWork::pace(Lane &lane, const ChatReply &reply, const HttpAnswer &answer)
{
    lane.cutsInRow = answer.fault == HttpFault::Network ? lane.cutsInRow + 1 : 0;
    if (isLoad(reply, answer) || lane.cutsInRow >= cutsThatMeanLoad) {
        lane.pacer.throttled(now(), reply.retryAfter);
        if (reply.retryAfter > 0)
            lane.heldUntil = std::max(lane.heldUntil, now() + reply.retryAfter);
    } else {
        lane.pacer.ended();
    }
}

void RunnerWork::answered(const RunId &id, const Attempt &attempt, size_t slot, const PreparedRequest &request,
                          const HttpAnswer &answer)
{
    ActiveRun *run = find(id);
    Lane *lane = run ? laneOf(*run) : nullptr;
    if (!lane || run->ending)
        return;
    const ChatReply reply = withoutKey(dialectOf(lane->endpoint.dialect).readChat(answer), lane->key);
    pace(*lane, reply, answer);
    --run->sending;
    ++run->writing;
    const Response response = responseOf(attempt, request, reply, answer, *run->material);
    run->figures.cost += response.cost;
    lane->spent += response.cost;
    if (response.cost > 0) {
        run->sessionCost += response.cost;
        ++run->answers;
    }
    if (reply.status == ReplyStatus::Account)
        ++*lane->refusals;
    writeDown(*run, slot, attempt, response, reply);
    pump(*lane);
}

void RunnerWork::writeDown(ActiveRun &run, size_t slot, const Attempt &attempt, const Response &response, const ChatReply &reply)
{
    const ReadAnswer read = readAnswer(*run.material, attempt, response);
    m_journal->write(
        [response, scores = read.scores, rating = read.rating](Stores &stores) -> Result<> {
            YUYI_CHECK(stores.responses().addResponses({response}));
            if (rating)
                YUYI_CHECK(stores.ratings().add(*rating));
            return stores.responses().setScores(scores);
        },
        [this, id = run.id, slot, response, strict = read.shown, reply,
         refusals = laneOf(run)->refusals](const Result<> &written) {
            ActiveRun *active = find(id);
            if (response.status == ReplyStatus::Account)
                --*refusals;
            if (!active || active->ending)
                return;
            --active->writing;
            if (written)
                settle(*active, slot, response, strict, reply);
            else
                faultOfOurs(*active, written.error());
            if (Lane *lane = laneOf(*active))
                pump(*lane);
            endIfDone(*active);
        });
}

bool RunnerWork::learn(Lane &lane, ActiveRun &run, size_t slot, const ParameterRepair &repair)
{
    SlotWork &work = run.requests.at(slot);
    if ((repair.leaveOut.isEmpty() && !repair.completionTokens) || work.repairs >= repairsPerSlot)
        return false;
    ++work.repairs;
    ChatParameters learned = lane.learned;
    learned.completionTokens = learned.completionTokens || repair.completionTokens;
    if (!repair.leaveOut.isEmpty() && !learned.leftOut.contains(repair.leaveOut))
        learned.leftOut.append(repair.leaveOut);
    if (learned == lane.learned)
        return true;   // others have met it before: the next try goes without
    lane.learned = learned;
    ++lane.learnedAt;
    m_journal->write([endpoint = lane.endpoint.id, learned](
                         Stores &stores) { return stores.endpoints().setLearned(endpoint, learned); },
                     {});
    return true;
}

void RunnerWork::settle(ActiveRun &run, size_t slot, const Response &response, const ScoredResponse &strict,
                        const ChatReply &reply)
{
    SlotWork &work = run.requests.at(slot);
    Lane &lane = *laneOf(run);
    note(run, response, work, strict);
    work.status = response.status;
    if (run.leaveAs && response.status != ReplyStatus::Account)
        return;
    switch (response.status) {
    case ReplyStatus::Answered:
    case ReplyStatus::Blocked: break;
    case ReplyStatus::BadRequest:
        if (learn(lane, run, slot, reply.repair))
            run.waiting.push_front(slot);
        break;
    case ReplyStatus::Account: {
        const QString sentence = Tr::tr("The server rejected the key or the account: %1").arg(response.message);
        const std::vector<ActiveRun *> all = lane.runs;
        for (ActiveRun *other : all) {
            if (other->ending)
                continue;
            stopRun(*other, RunState::Paused, sentence);
            QMetaObject::invokeMethod(this, [this, id = other->id] {
                if (ActiveRun *stopped = find(id))
                    endIfDone(*stopped);
            }, Qt::QueuedConnection);
        }
        break;
    }
    case ReplyStatus::Transient:
        if (++work.tries >= m_setup.triesPerSlot)
            break;
        const auto pause = static_cast<qint64>(
            static_cast<double>(backOff(work.tries + 1, QRandomGenerator::global()->generateDouble())) / m_setup.haste);
        run.retries.emplace(now() + std::max(pause, reply.retryAfter), slot);
        run.retryReasons.insert(slot, response.message);
        break;
    }
}

} // namespace yuyi
