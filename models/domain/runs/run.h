// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/annotation/annotation.h"
#include "models/domain/preset/preset.h"
#include "models/domain/runs/endpoint.h"
#include "models/domain/runs/scorers.h"

#include <QByteArray>
#include <QList>

namespace yuyi {

/// The kind of a run. Descriptions: a free text about a picture. Judgements: a judge model scores the replies of such a run. Extractions: a
/// model says which answer the replies of a run of questions give where the strict scorer found none. Steps: what is asked before the
/// questions of another run, whose prompts contain the replies; a slot's rotation is the picture, from 0, in the order of the item.
enum class RunKind {
    Questions,
    Descriptions,
    Judgements,
    Extractions,
    Steps
};

inline constexpr CodeTable<RunKind, 5> codesOf(RunKind)
{
    return {{{RunKind::Questions, u"questions"},
             {RunKind::Descriptions, u"descriptions"},
             {RunKind::Judgements, u"judgements"},
             {RunKind::Extractions, u"extractions"},
             {RunKind::Steps, u"steps"}}};
}

/// The order of the options shown to a model. Circular: an item is asked once per rotation, and all must be correct.
enum class OptionOrder {
    Written,
    Shuffled,
    Circular
};

inline constexpr CodeTable<OptionOrder, 3> codesOf(OptionOrder)
{
    return {{{OptionOrder::Written, u"written"}, {OptionOrder::Shuffled, u"shuffled"}, {OptionOrder::Circular, u"circular"}}};
}
QString titleOf(OptionOrder order);

/// Waiting: created, not started. Paused: by a person, or because the account or the budget is used up (`Run::message`).
enum class RunState {
    Waiting,
    Running,
    Paused,
    Done,
    Cancelled
};

inline constexpr CodeTable<RunState, 5> codesOf(RunState)
{
    return {{{RunState::Waiting, u"waiting"},
             {RunState::Running, u"running"},
             {RunState::Paused, u"paused"},
             {RunState::Done, u"done"},
             {RunState::Cancelled, u"cancelled"}}};
}
QString titleOf(RunState state);

enum class RunOrigin {
    Asked,
    Imported
};

inline constexpr CodeTable<RunOrigin, 2> codesOf(RunOrigin)
{
    return {{{RunOrigin::Asked, u"asked"}, {RunOrigin::Imported, u"imported"}}};
}

/// The outcome of a request.
enum class ReplyStatus {
    Answered,   ///< a text (it may be empty)
    Blocked,    ///< a content filter or a refusal stop
    BadRequest, ///< a retry would fail in the same way
    Account,    ///< key, quota or payment: no further request is possible
    Transient   ///< a retry may succeed
};

inline constexpr CodeTable<ReplyStatus, 5> codesOf(ReplyStatus)
{
    return {{{ReplyStatus::Answered, u"answered"},
             {ReplyStatus::Blocked, u"blocked"},
             {ReplyStatus::BadRequest, u"request"},
             {ReplyStatus::Account, u"account"},
             {ReplyStatus::Transient, u"transient"}}};
}
QString titleOf(ReplyStatus status);
inline bool isError(ReplyStatus status) { return status != ReplyStatus::Answered; }

/// What a response counts as. Miss: no option could be extracted. Error: no answer came back.
enum class ResponseResult {
    Correct,
    Incorrect,
    Miss,
    Error
};

inline constexpr CodeTable<ResponseResult, 4> codesOf(ResponseResult)
{
    return {{{ResponseResult::Correct, u"correct"},
             {ResponseResult::Incorrect, u"incorrect"},
             {ResponseResult::Miss, u"miss"},
             {ResponseResult::Error, u"error"}}};
}
QString titleOf(ResponseResult result);

/// One version of a configuration, as it was sent; immutable.
struct PromptTemplate {
    PromptTemplateId id;
    int number = 1; ///< version number, given by the store
    Configuration configuration;
    QDateTime createdAt;
    PersonId createdBy;
};

/// A frozen list of items.
struct ItemSet {
    ItemSetId id;
    QString name;
    QString hash; ///< hexadecimal, over the versions, images and labels of all items in order
    int items = 0;
    QDateTime createdAt;
    PersonId createdBy;
};

struct ItemSetItem {
    int position = 0;
    QuestionVersionId question;
    ImageId image;
    Sha256 imageSha256;
    QString itemId; ///< name used in result files ("dev-33"); unique in the set
    QString split;
    Labels labels; ///< at the time of freezing
};

/// One model under one configuration on one frozen set of items.
struct Run {
    RunId id;
    RunId launch; ///< equal for runs started together: the id of the first
    RunOrigin origin = RunOrigin::Asked;
    RunKind kind = RunKind::Questions;
    RunId judged;        ///< the run whose replies this one uses: judgements score, extractions read, questions show them; may be null
    EndpointId endpoint; ///< null for imported ones
    QString model;
    ModelSection section = ModelSection::Closed;
    std::optional<double> billions; ///< parameters of the model; follows the endpoint, see EndpointService
    QString configuration;          ///< code
    ItemSetId itemSet;
    PromptTemplateId promptTemplate;   ///< null for imported ones
    QList<QuestionVersionId> examples; ///< few-shot examples in their order
    PictureProfile pictures;
    ChatParameters parameters;
    OptionOrder order = OptionOrder::Written;
    qint64 seed = 0; ///< for shuffled orders, ≥ 0
    int repeats = 1;
    double budget = 0;     ///< in `currency`; 0: none
    double priceInput = 0; ///< per million tokens, when the run was created
    double priceOutput = 0;
    QString currency;
    RunState state = RunState::Waiting;
    QString message;     ///< why it stopped, for people
    bool hidden = false; ///< hidden from tables
    QString runner;      ///< the program that has begun it, others may help; empty: nobody works on it
    QDateTime endedAt;
    QDateTime createdAt;
    PersonId createdBy;
    int version = 1; ///< optimistic lock

    /// Whether its replies were made up by a practice model; never publish these.
    bool isPractice() const { return parameters.practice.has_value(); }
};

/// @brief Whether the model was shown the picture. Requests, estimates, tables and flagged items use this. The section alone does
/// not decide: it can be chosen, and runs made before text-only endpoints skipped pictures did send them.
bool showsPictures(const Run &run, const Configuration &configuration);

/// The model's name in lists, tables and charts; marks a practice model, and the language if items were asked in a translation.
QString modelTitle(const Run &run);

/// One request of a run: an item in one repeat and one rotation of its options (0 unless circular).
struct RunSlot {
    QuestionVersionId question;
    int repeat = 0;
    int rotation = 0;

    friend bool operator==(const RunSlot &, const RunSlot &) = default;
    friend size_t qHash(const RunSlot &slot, size_t seed = 0)
    {
        return qHashMulti(seed, slot.question, slot.repeat, slot.rotation);
    }
};

/// One attempt at a request, recorded before it is sent.
struct Attempt {
    AttemptId id;
    RunId run;
    RunSlot slot;
    int number = 1;      ///< within the slot
    QString requestHash; ///< hexadecimal SHA-256 of endpoint, model, prompt, pictures, parameters, examples, repeat
    /// SHA-256 of the item's picture as sent; empty: no picture. Of several, over their hashes (32 bytes each): first those of the stem by
    /// number, then those of the options as shown.
    QString pictureSha256;
    QList<OptionId> shownOrder;
    QDateTime sentAt;
    AttemptId request; ///< of a request with several items: the attempt at its first item. Null: the item was asked by itself
    int place = 0;     ///< number of the item in that request, from 1; 0: it was asked by itself

    /// Whether this attempt stands for its request: what a request has only once is counted there.
    bool leads() const { return place <= 1; }
};

/// The result of an attempt.
struct Response {
    AttemptId attempt;
    RunId run;
    ReplyStatus status = ReplyStatus::Transient;
    QString reply;
    QString reasoning;
    QString message;
    bool cutShort = false;
    int httpStatus = 0;
    qint64 bytesSent = 0;
    qint64 tokensInput = -1; ///< −1: unknown
    qint64 tokensOutput = -1;
    qint64 milliseconds = 0;
    double cost = 0; ///< in the run's currency
    QDateTime endedAt;
    /// @name Of a request with several items: `reply` is this item's own part. Bytes, tokens, time and cost are those of the request, and
    /// stand with its first item alone (0, tokens −1 with the others)
    /// @{
    QString whole;     ///< the reply as it came; only with the first item, else empty
    QString partFault; ///< code of the MissReason why this item has no part; empty: it has one, or was asked by itself
    /// @}
};

/// What one scorer read in a response.
struct ScoredResponse {
    AttemptId attempt;
    Scorer scorer = Scorer::Strict;
    QString scorerVersion;
    Answer answer;
    QString label; ///< as read: "B", "AC"; the item may not have it
    ResponseResult result = ResponseResult::Miss;
    QString rule;
    QString reason;           ///< code of a miss's reason, or of an error's status
    qsizetype spanStart = -1; ///< UTF-16 units in the reply; −1: none. Of the judge always: it read the words of a model
    qsizetype spanLength = 0;
};

/// @brief What counts of the readings of one response for this scorer; null: it has not read the response. Judge: its own reading where
/// the strict scorer misses and there is one, else that of the strict scorer; ResponseStore::scoredSlots() decides in the same way.
const ScoredResponse *scoreThatCounts(const QList<ScoredResponse> &scores, Scorer scorer);

/// A person's verdict on a response; overrides all scorers.
struct Overrule {
    OverruleId id;
    AttemptId attempt;
    ResponseResult result = ResponseResult::Correct; ///< never Error
    Answer answer;
    QString reason;
    bool withdrawn = false;
    QDateTime createdAt;
    PersonId createdBy;
};

} // namespace yuyi
