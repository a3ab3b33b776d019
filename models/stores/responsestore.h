// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/result.h"
#include "models/domain/runs/run.h"

#include <QHash>
#include <QList>
#include <optional>

namespace yuyi {

/// State of one request of a run: its newest attempt with a response, and the number of attempts.
struct SlotState {
    RunSlot slot;
    int attempts = 0; ///< with a response or lost
    int lost = 0;     ///< without a response
    std::optional<ReplyStatus> status;
    bool withoutPart = false; ///< its newest response is that of a request with several items, and has no answer for this one
};

/// Sums over a run.
struct RunFigures {
    RunId run;
    int answered = 0; ///< slots with an answer
    int blocked = 0;  ///< slots whose newest response is of this status
    int badRequest = 0;
    int account = 0;
    int transient = 0;
    int correct = 0; ///< slots by result of the requested scorer, including overrules
    int incorrect = 0;
    int miss = 0;
    qint64 attempts = 0;    ///< requests sent; one with several items counts once
    qint64 lost = 0;        ///< requests without a response
    qint64 tokensInput = 0; ///< as far as reported by the server
    qint64 tokensOutput = 0;
    qint64 bytesSent = 0;
    double cost = 0;
    qint64 milliseconds = 0; ///< sum over all responses
};

/// Newest response of one slot, for tables and lists.
struct ScoredSlot {
    RunSlot slot;
    AttemptId attempt;
    ReplyStatus status = ReplyStatus::Answered;
    ResponseResult result = ResponseResult::Error; ///< of the requested scorer, or of an overrule
    Answer answer;
    bool overruled = false;
    bool scored = true;         ///< false: the scorer has not read it, as the replies of steps and descriptions; then it counts as nothing
    bool scorersDiffer = false; ///< the scorer and the published one, or the published and the strict one, disagree
    QString reason;
    QString label;              ///< as shown to the model and read by the scorer; empty: none
    QList<OptionId> shownOrder; ///< only if the options were not shown in the original order
    int drawnFrom = 0;          ///< the scorer drew one of so many options, which counts 1 ÷ so many; see drawnFromRule(). 0: it did not
};

/// Slots that ended in the same way without an answer.
struct RunFailures {
    Response first; ///< one of them: status, HTTP status, message, bytes sent
    int count = 0;
};

/// A response with its attempt, scores and overrule.
struct ResponseDetails {
    Attempt attempt;
    Response response;
    QList<ScoredResponse> scores;
    std::optional<Overrule> overrule; ///< in force
};

/// @brief Attempts of runs, replies, scores and overrules. Thread of the connection.
class ResponseStore
{
public:
    virtual ~ResponseStore() = default;

    virtual Result<> addAttempts(const QList<Attempt> &attempts) = 0;
    virtual Result<> addResponses(const QList<Response> &responses) = 0;
    /// Adds scores, or replaces those of the same response and scorer.
    virtual Result<> setScores(const QList<ScoredResponse> &scores) = 0;

    virtual Result<QList<SlotState>> slotStates(const RunId &id) = 0; ///< of slots with an attempt
    virtual Result<RunFigures> figures(const RunId &id, Scorer scorer) = 0;
    /// Slots whose newest response is an error, grouped by status and HTTP status; most frequent first.
    virtual Result<QList<RunFailures>> failures(const RunId &id) = 0;
    /// @brief Of slots with a response. Judge: what the judge read where the strict scorer misses now and a judge has read the reply, else
    /// what the strict scorer read.
    virtual Result<QList<ScoredSlot>> scoredSlots(const RunId &id, Scorer scorer) = 0;
    virtual Result<ResponseDetails> response(const AttemptId &id) = 0;
    /// The same for many, in one reading; missing ones are left out.
    virtual Result<QHash<AttemptId, ResponseDetails>> responses(const QList<AttemptId> &ids) = 0;
    /// Newest response of each slot of this question in each visible run; newest run first.
    virtual Result<QList<ResponseDetails>> responsesTo(const QuestionVersionId &question) = 0;
    virtual Result<QList<ResponseDetails>> attemptsOf(const RunId &id, const RunSlot &slot) = 0; ///< by number, without lost ones
    /// All items of a request with several, by their numbers in it. `request`: as Attempt::request.
    virtual Result<QList<ResponseDetails>> ofRequest(const AttemptId &request) = 0;
    virtual Result<QList<ResponseDetails>> lastResponses(const RunId &id, int count) = 0; ///< newest first
    /// Runs of questions with a response that this scorer has not scored, or scored in another version.
    virtual Result<QList<RunId>> runsReadOtherwise(Scorer scorer, const QString &version) = 0;
    /// For re-scoring: the next `count` responses of a run after this one, ordered by id.
    virtual Result<QList<ResponseDetails>> page(const RunId &id, const AttemptId &after, int count) = 0;

    virtual Result<> addOverrule(const Overrule &overrule) = 0; ///< withdraws the one in force
    virtual Result<> withdrawOverrule(const AttemptId &attempt) = 0;
};

} // namespace yuyi
