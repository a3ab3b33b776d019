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

/// The task of an assignment.
enum class Task {
    Inspect,
    Annotate,
    Adjudicate,
    Validate,
    CodeErrors
};

inline constexpr CodeTable<Task, 5> codesOf(Task)
{
    return {{{Task::Inspect, u"inspect"},
             {Task::Annotate, u"annotate"},
             {Task::Adjudicate, u"adjudicate"},
             {Task::Validate, u"validate"},
             {Task::CodeErrors, u"code-errors"}}};
}
QString titleOf(Task task);

enum class AssignmentState {
    Open,
    Done,
    Withdrawn
};

inline constexpr CodeTable<AssignmentState, 3> codesOf(AssignmentState)
{
    return {{{AssignmentState::Open, u"open"},
             {AssignmentState::Done, u"done"},
             {AssignmentState::Withdrawn, u"withdrawn"}}};
}
QString titleOf(AssignmentState state);

/// How work was given to a person: assigned by a lead, taken from the pool, by a calibration batch, by a validation round.
enum class AssignmentOrigin {
    Lead,
    Pool,
    Calibration,
    Validation
};

inline constexpr CodeTable<AssignmentOrigin, 4> codesOf(AssignmentOrigin)
{
    return {{{AssignmentOrigin::Lead, u"lead"},
             {AssignmentOrigin::Pool, u"pool"},
             {AssignmentOrigin::Calibration, u"calibration"},
             {AssignmentOrigin::Validation, u"validation"}}};
}
QString titleOf(AssignmentOrigin origin);

/// @brief One task assigned to a person, about `image` or `question`; a question's image is set as well. An open assignment with
/// a `reservedUntil` in the past has expired and no longer counts.
struct Assignment {
    AssignmentId id;
    PersonId person;
    Task task = Task::Annotate;
    ImageId image;
    QuestionId question; ///< null: the whole image
    int round = 1;
    AssignmentState state = AssignmentState::Open;
    AssignmentOrigin origin = AssignmentOrigin::Lead;
    QDateTime reservedUntil; ///< invalid: no expiry
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

/// The step that returned the work.
enum class ReturnOrigin {
    Adjudication,
    Validation,
    Review,
    Calibration
};

inline constexpr CodeTable<ReturnOrigin, 4> codesOf(ReturnOrigin)
{
    return {{{ReturnOrigin::Adjudication, u"adjudication"},
             {ReturnOrigin::Validation, u"validation"},
             {ReturnOrigin::Review, u"review"},
             {ReturnOrigin::Calibration, u"calibration"}}};
}
QString titleOf(ReturnOrigin origin);

/// An annotation returned to its author with a note; answered when it is submitted again.
struct WorkReturn {
    ReturnId id;
    ImageId image;
    AnnotationId annotation;
    PersonId person;     ///< the author
    QuestionId question; ///< null: the annotation as a whole
    ReturnOrigin origin = ReturnOrigin::Review;
    QString reason; ///< code or short text
    QString note;   ///< note for the author
    /// @brief JSON object, anonymous, may be empty: `{"votes": 5, "correct": 2, "options": [{"text": "…", "count": 2,
    /// "key": true}], "flags": {"ambiguous": 1}, "comments": ["…"]}`. Never a person's name or id.
    QByteArray data;
    int round = 1; ///< how often the image has been returned, given by the service
    QDateTime answeredAt;
    QDateTime createdAt;
    PersonId createdBy;
};

/// Selects assignments; members that are not set match all.
struct AssignmentFilter {
    PersonId person;
    std::optional<Task> task;
    std::optional<AssignmentState> state;
    std::optional<AssignmentOrigin> origin;
    ImageId image;
    QuestionId question;
    QDateTime expiredAt; ///< only open ones whose reservation had expired by then
    PersonId createdBy;  ///< with `createdAt`: one hand-out by this person
    QDateTime createdAt;
    int limit = 0; ///< 0: all
    int offset = 0;
};

/// The state of an assignment in the work table.
enum class WorkState {
    Open,
    Begun,
    Expired,
    Returned,
    Done,
    Withdrawn
};

inline constexpr CodeTable<WorkState, 6> codesOf(WorkState)
{
    return {{{WorkState::Open, u"open"},
             {WorkState::Begun, u"begun"},
             {WorkState::Expired, u"expired"},
             {WorkState::Returned, u"returned"},
             {WorkState::Done, u"done"},
             {WorkState::Withdrawn, u"withdrawn"}}};
}
QString titleOf(WorkState state);

/// One row of the work table: an assignment and its state, without the content.
struct WorkRow {
    Assignment assignment;
    QString imageName;
    WorkState state = WorkState::Open;
    QDateTime touched; ///< last save of the annotation; invalid: not begun
};

/// Selects rows of the work table; members that are not set match all.
struct WorkFilter {
    PersonId person;
    std::optional<Task> task;
    std::optional<WorkState> state; ///< not set: all except withdrawn ones
    bool assigned = false;          ///< only open, begun, expired and returned assignments
    QString text;                   ///< searched in the image's names
    int limit = 0;                  ///< 0: all
    int offset = 0;

    friend bool operator==(const WorkFilter &, const WorkFilter &) = default;
};

/// The workload of one person.
struct PersonLoad {
    qint64 open = 0;    ///< open assignments to annotate, not expired
    qint64 expired = 0; ///< reservations that expired
    qint64 drafts = 0;
    qint64 returned = 0;    ///< returned and not yet submitted again
    qint64 submitted = 0;   ///< annotations submitted and in force
    qint64 answers = 0;     ///< blind answers that count
    qint64 settled = 0;     ///< cases settled as an adjudicator
    QDateTime oldestOpen;   ///< since when the oldest open assignment exists
    QDateTime lastActivity; ///< time of the person's newest event
};

/// @brief One person's part in one image. Imported annotations belong to nobody.
struct PartInImage {
    bool wrote = false;       ///< wrote an annotation or a question version, in any state
    bool unfinished = false;  ///< has an annotation of it that is a draft or was returned
    bool submitted = false;   ///< has a submitted annotation that is in force
    bool assigned = false;    ///< has an open assignment to annotate it that has not expired
    bool adjudicated = false; ///< settled a discrepancy or made its gold annotation
};

/// The data that decides which images a person may be offered for annotation.
struct Turn {
    PersonId person;
    int perImage = 1; ///< annotators per image
    bool pool = true; ///< unassigned images may be taken too
    QDateTime now;    ///< current time, for expired reservations
};

/// Numbers of images that a person may annotate, by how the person got them.
struct AnnotationWork {
    qint64 returned = 0;
    qint64 drafts = 0;
    qint64 calibration = 0; ///< assigned with a batch, not started
    qint64 assigned = 0;    ///< assigned otherwise, not started
    qint64 pool = 0;        ///< available to anybody

    qint64 all() const { return returned + drafts + calibration + assigned + pool; }
    friend bool operator==(const AnnotationWork &, const AnnotationWork &) = default;
};

} // namespace yuyi
