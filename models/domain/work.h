// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/codes.h"
#include "models/domain/ids.h"

#include <QByteArray>
#include <QDateTime>
#include <QHash>
#include <QList>
#include <QString>

#include <optional>

namespace yuyi {

/// What somebody is to do with an image or a question.
enum class Task { Inspect, Annotate, Adjudicate, Validate, CodeErrors };

inline constexpr CodeTable<Task, 5> codesOf(Task)
{
    return {{{Task::Inspect, u"inspect"}, {Task::Annotate, u"annotate"}, {Task::Adjudicate, u"adjudicate"},
             {Task::Validate, u"validate"}, {Task::CodeErrors, u"code-errors"}}};
}
QString titleOf(Task task);

enum class AssignmentState { Open, Done, Withdrawn };

inline constexpr CodeTable<AssignmentState, 3> codesOf(AssignmentState)
{
    return {{{AssignmentState::Open, u"open"}, {AssignmentState::Done, u"done"},
             {AssignmentState::Withdrawn, u"withdrawn"}}};
}
QString titleOf(AssignmentState state);

/// How work came to a person: assigned by a lead, taken from what is free, a calibration batch, a round of validation.
enum class AssignmentOrigin { Lead, Pool, Calibration, Validation };

inline constexpr CodeTable<AssignmentOrigin, 4> codesOf(AssignmentOrigin)
{
    return {{{AssignmentOrigin::Lead, u"lead"}, {AssignmentOrigin::Pool, u"pool"},
             {AssignmentOrigin::Calibration, u"calibration"}, {AssignmentOrigin::Validation, u"validation"}}};
}
QString titleOf(AssignmentOrigin origin);

/// @brief One piece of work in somebody's hands. Either `image` or `question` is what it is about; a question's image is
/// given as well. Open work with a `reservedUntil` in the past counts for nobody any more.
struct Assignment {
    AssignmentId id;
    PersonId person;
    Task task = Task::Annotate;
    ImageId image;
    QuestionId question;         ///< null: the whole image
    int round = 1;
    AssignmentState state = AssignmentState::Open;
    AssignmentOrigin origin = AssignmentOrigin::Lead;
    QDateTime reservedUntil;     ///< invalid: for good
    QDateTime doneAt;
    QString note;
    QDateTime createdAt;
    PersonId createdBy;
    int version = 1;

    bool isLive(const QDateTime &now) const
    {
        return state == AssignmentState::Open && (!reservedUntil.isValid() || reservedUntil > now);
    }
};

/// Who sent work back.
enum class ReturnOrigin { Adjudication, Validation, Review, Calibration };

inline constexpr CodeTable<ReturnOrigin, 4> codesOf(ReturnOrigin)
{
    return {{{ReturnOrigin::Adjudication, u"adjudication"}, {ReturnOrigin::Validation, u"validation"},
             {ReturnOrigin::Review, u"review"}, {ReturnOrigin::Calibration, u"calibration"}}};
}
QString titleOf(ReturnOrigin origin);

/// @brief An annotation returned to its author, with what was said; answered when it is submitted again.
struct WorkReturn {
    ReturnId id;
    ImageId image;
    AnnotationId annotation;
    PersonId person;             ///< the author
    QuestionId question;         ///< null: the annotation as a whole
    ReturnOrigin origin = ReturnOrigin::Review;
    QString reason;              ///< code or short text
    QString note;                ///< what was said
    /// @brief JSON object, anonymous, may be empty: `{"votes": 5, "correct": 2, "options": [{"text": "…", "count": 2,
    /// "key": true}], "flags": {"ambiguous": 1}, "comments": ["…"]}`. Never a person's name or id.
    QByteArray data;
    int round = 1;               ///< how many times the image has come back, given by the service
    QDateTime answeredAt;
    QDateTime createdAt;
    PersonId createdBy;
};

/// @brief Which assignments a list shows; what is not set does not matter.
struct AssignmentFilter {
    PersonId person;
    std::optional<Task> task;
    std::optional<AssignmentState> state;
    std::optional<AssignmentOrigin> origin;
    ImageId image;
    QuestionId question;
    QDateTime expiredAt;         ///< only open ones whose reservation had run out by then
    PersonId createdBy;          ///< with `createdAt`: one hand-out
    QDateTime createdAt;
    int limit = 0;               ///< 0: all
    int offset = 0;
};

/// Where a piece of work stands, for the table of work.
enum class WorkState { Open, Begun, Expired, Returned, Done, Withdrawn };

inline constexpr CodeTable<WorkState, 6> codesOf(WorkState)
{
    return {{{WorkState::Open, u"open"}, {WorkState::Begun, u"begun"}, {WorkState::Expired, u"expired"},
             {WorkState::Returned, u"returned"}, {WorkState::Done, u"done"}, {WorkState::Withdrawn, u"withdrawn"}}};
}
QString titleOf(WorkState state);

/// One line of the table of work: an assignment and what came of it. Says nothing of what was written.
struct WorkRow {
    Assignment assignment;
    QString imageName;
    WorkState state = WorkState::Open;
    QDateTime touched;           ///< last save of the annotation; invalid: not begun
};

/// Which lines the table shows; what is not set does not matter.
struct WorkFilter {
    PersonId person;
    std::optional<Task> task;
    std::optional<WorkState> state;   ///< not set: all but withdrawn ones
    bool inHand = false;         ///< only open, begun, expired and returned ones
    QString text;                ///< in the image's names
    int limit = 0;               ///< 0: all
    int offset = 0;

    friend bool operator==(const WorkFilter &, const WorkFilter &) = default;
};

/// @brief How much one person has in hand and has done.
struct PersonLoad {
    qint64 open = 0;             ///< open assignments to annotate, not expired
    qint64 expired = 0;          ///< reservations that ran out
    qint64 drafts = 0;
    qint64 returned = 0;         ///< returned, not submitted again
    qint64 submitted = 0;        ///< annotations submitted and in force
    qint64 answers = 0;          ///< blind ones that count
    qint64 settled = 0;          ///< cases settled as adjudicator
    QDateTime oldestOpen;        ///< since when the oldest open work has been in hand
    QDateTime lastActivity;      ///< of the newest event of this person
};

/// @brief What one person has to do with one image. Imported annotations are nobody's work.
struct PartInImage {
    bool wrote = false;          ///< an annotation or a version of a question, whatever became of it
    bool unfinished = false;     ///< has an annotation of it that is a draft or was returned
    bool submitted = false;      ///< has handed one in that stands
    bool assigned = false;       ///< is to annotate it: open work that has not run out
    bool adjudicated = false;    ///< settled a difference or made its gold
};

/// @brief Whose turn it is: what decides which images a person may be offered to annotate.
struct Turn {
    PersonId person;
    int perImage = 1;            ///< annotators per image
    bool pool = true;            ///< free images may be taken, too
    QDateTime now;               ///< for reservations that have run out
};

/// Images that a person may annotate, by how they came to this person.
struct AnnotationWork {
    qint64 returned = 0;
    qint64 drafts = 0;
    qint64 calibration = 0;      ///< assigned with a batch, not begun
    qint64 assigned = 0;         ///< assigned otherwise, not begun
    qint64 pool = 0;             ///< free for anybody

    qint64 all() const { return returned + drafts + calibration + assigned + pool; }
    friend bool operator==(const AnnotationWork &, const AnnotationWork &) = default;
};

} // namespace yuyi
