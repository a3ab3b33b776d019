// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/annotation.h"
#include "models/domain/duplicates.h"
#include "models/domain/errorreview.h"
#include "models/domain/image.h"
#include "models/domain/result.h"
#include "models/domain/review.h"
#include "models/domain/textarea.h"
#include "models/domain/validation.h"
#include "models/domain/work.h"
#include "models/stores/stores.h"

#include <QPair>

namespace yuyi {

/// Kinds of steps in the undo history. They are stored as text in UndoStep::kind.
enum class UndoKind {
    Decision, Group, TextAreas, AnnotationField, Submission, Vote, Adjudication, Case, Review, HandOut, Work, Person, CaseCode, Score
};

inline constexpr CodeTable<UndoKind, 14> codesOf(UndoKind)
{
    return {{{UndoKind::Decision, u"decision"}, {UndoKind::Group, u"group"}, {UndoKind::TextAreas, u"text-areas"},
             {UndoKind::AnnotationField, u"annotation-field"}, {UndoKind::Submission, u"submission"},
             {UndoKind::Vote, u"vote"}, {UndoKind::Adjudication, u"adjudication"}, {UndoKind::Case, u"case"},
             {UndoKind::Review, u"review"},
             {UndoKind::HandOut, u"hand-out"}, {UndoKind::Work, u"work"}, {UndoKind::Person, u"person"},
             {UndoKind::CaseCode, u"case-code"}, {UndoKind::Score, u"score"}}};
}

/// Effect of a decision on a group of duplicates, with everything needed to undo and redo it.
struct GroupStep {
    DuplicateGroup before;
    DuplicateGroup after;
    QList<DecisionId> decisions;                      ///< made by the decision
    QList<DecisionId> lifted;                         ///< undone by the decision
    QList<QPair<ImageId, ImageId>> notDuplicates;     ///< pairs that the decision recorded as not duplicates
};

/// The push functions must be called within a transaction.
/// `lifted`: decisions undone in the same act.
Result<> pushDecisionStep(Stores &stores, const PersonId &actor, const QList<DecisionId> &ids, const ImageId &image,
                          FilterStep step, const QString &text, const QList<DecisionId> &lifted = {});
Result<> pushGroupStep(Stores &stores, const PersonId &actor, const QList<GroupStep> &steps, const QString &text);
Result<> pushTextAreasStep(Stores &stores, const PersonId &actor, const TextMeasure &before, const TextMeasure &after,
                           const QString &text);
Result<> pushAnnotationStep(Stores &stores, const PersonId &actor, const Annotation &annotation,
                            const AnnotationContent &before, const QString &field, const QString &text);
Result<> pushSubmissionStep(Stores &stores, const PersonId &actor, const Annotation &annotation, const QString &text);
Result<> pushVoteStep(Stores &stores, const PersonId &actor, const VoteId &vote, const ImageId &image, const QString &text);
/// An empty `before` means that the field had not been decided.
Result<> pushAdjudicationStep(Stores &stores, const PersonId &actor, const ImageId &image, const DiscrepancyId &id,
                              const QString &field, const QByteArray &before, const QByteArray &after, const QString &text);
/// Pushes the step of settling a case.
Result<> pushCaseStep(Stores &stores, const PersonId &actor, const ImageId &image, const AdjudicationCaseId &id,
                      const QString &text);
/// Pushes the step of approving an item of a review sample.
Result<> pushReviewStep(Stores &stores, const PersonId &actor, const ReviewItem &item, const QString &text);

/// Pushes the step of submitting an expert's code of a wrong answer.
Result<> pushCaseCodeStep(Stores &stores, const PersonId &actor, const ErrorCaseId &id, const ImageId &image, const QString &text);

/// Pushes the step of scoring a description; `before` and `after` are in the format of RatingService.
Result<> pushScoreStep(Stores &stores, const PersonId &actor, const AttemptId &description, const ImageId &image,
                       const QByteArray &before, const QByteArray &after, const QString &text);

/// Pushes the step of assigning images in one act; `at` is the time of the act and identifies it.
Result<> pushHandOutStep(Stores &stores, const PersonId &actor, const QDateTime &at, const ImageId &first,
                         const QString &text);
QDateTime readHandOutStep(const UndoStep &step);

/// An assignment that a step withdrew, gave to a person or let expire, and the annotation superseded with it.
struct WorkMove {
    AssignmentId id;
    AssignmentState before = AssignmentState::Open;
    AssignmentState after = AssignmentState::Withdrawn;
    QDateTime untilBefore, untilAfter;                ///< end of the reservation; invalid: no end
    AnnotationId annotation;                          ///< null: no annotation was superseded
    AnnotationState annotationBefore = AnnotationState::Draft;
};
Result<> pushWorkStep(Stores &stores, const PersonId &actor, const QList<WorkMove> &moves, const ImageId &first,
                      const QString &text);
QList<WorkMove> readWorkStep(const UndoStep &step);

/// A change of a person: edited, paused, ended or reinstated. `moves`: the effect on the person's assignments.
struct PersonStepData {
    Person before, after;
    QList<WorkMove> moves;
};
Result<> pushPersonStep(Stores &stores, const PersonId &actor, const PersonStepData &data, const QString &text);
PersonStepData readPersonStep(const UndoStep &step);

/// Data of steps, as read back from the history.
struct DecisionStepData {
    QList<DecisionId> ids;
    QList<DecisionId> lifted;
    FilterStep step = FilterStep::Inspect;
};
DecisionStepData readDecisionStep(const UndoStep &step);
QList<GroupStep> readGroupStep(const UndoStep &step);
TextMeasure readTextAreas(const QByteArray &json);
struct AnnotationStepData {
    QString field;
    AnnotationContent content;
};
AnnotationStepData readAnnotationStep(const QByteArray &json);
struct AdjudicationStepData {
    QString field;
    QByteArray before;   ///< empty: not decided
    QByteArray after;
};
AdjudicationStepData readAdjudicationStep(const UndoStep &step);
/// Returns the position in the review sample of the item that the step is about.
int readReviewStep(const UndoStep &step);

} // namespace yuyi
