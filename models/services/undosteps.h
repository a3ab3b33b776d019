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

/// The kinds of step the history knows; stored as text in UndoStep::kind.
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

/// What a decision on a group of duplicates did, so that it can be taken back and done again.
struct GroupStep {
    DuplicateGroup before;
    DuplicateGroup after;
    QList<DecisionId> decisions;                      ///< made by it
    QList<DecisionId> lifted;                         ///< undone by it
    QList<QPair<ImageId, ImageId>> notDuplicates;     ///< remembered by it
};

/// All within a transaction.
/// `lifted`: decisions that were taken back by the same act.
Result<> pushDecisionStep(Stores &stores, const PersonId &actor, const QList<DecisionId> &ids, const ImageId &image,
                          FilterStep step, const QString &text, const QList<DecisionId> &lifted = {});
Result<> pushGroupStep(Stores &stores, const PersonId &actor, const QList<GroupStep> &steps, const QString &text);
Result<> pushTextAreasStep(Stores &stores, const PersonId &actor, const TextMeasure &before, const TextMeasure &after,
                           const QString &text);
Result<> pushAnnotationStep(Stores &stores, const PersonId &actor, const Annotation &annotation,
                            const AnnotationContent &before, const QString &field, const QString &text);
Result<> pushSubmissionStep(Stores &stores, const PersonId &actor, const Annotation &annotation, const QString &text);
Result<> pushVoteStep(Stores &stores, const PersonId &actor, const VoteId &vote, const ImageId &image, const QString &text);
/// `before` empty: the field had not been decided.
Result<> pushAdjudicationStep(Stores &stores, const PersonId &actor, const ImageId &image, const DiscrepancyId &id,
                              const QString &field, const QByteArray &before, const QByteArray &after, const QString &text);
/// A case was finished.
Result<> pushCaseStep(Stores &stores, const PersonId &actor, const ImageId &image, const AdjudicationCaseId &id,
                      const QString &text);
/// An entry of a sample was approved.
Result<> pushReviewStep(Stores &stores, const PersonId &actor, const ReviewItem &item, const QString &text);

/// An expert's code of a wrong answer was submitted.
Result<> pushCaseCodeStep(Stores &stores, const PersonId &actor, const ErrorCaseId &id, const ImageId &image, const QString &text);

/// A person's score of a description; `before` and `after` as RatingService writes them.
Result<> pushScoreStep(Stores &stores, const PersonId &actor, const AttemptId &description, const ImageId &image,
                       const QByteArray &before, const QByteArray &after, const QString &text);

/// Images given to people in one act, known by its time.
Result<> pushHandOutStep(Stores &stores, const PersonId &actor, const QDateTime &at, const ImageId &first,
                         const QString &text);
QDateTime readHandOutStep(const UndoStep &step);

/// A piece of work that a step took from somebody, gave to somebody, or let run out, and the annotation put aside with it.
struct WorkMove {
    AssignmentId id;
    AssignmentState before = AssignmentState::Open;
    AssignmentState after = AssignmentState::Withdrawn;
    QDateTime untilBefore, untilAfter;                ///< invalid: for good
    AnnotationId annotation;                          ///< null: none was put aside
    AnnotationState annotationBefore = AnnotationState::Draft;
};
Result<> pushWorkStep(Stores &stores, const PersonId &actor, const QList<WorkMove> &moves, const ImageId &first,
                      const QString &text);
QList<WorkMove> readWorkStep(const UndoStep &step);

/// Somebody was changed, paused, ended or brought back; `moves`: what that did to the work in hand.
struct PersonStepData {
    Person before, after;
    QList<WorkMove> moves;
};
Result<> pushPersonStep(Stores &stores, const PersonId &actor, const PersonStepData &data, const QString &text);
PersonStepData readPersonStep(const UndoStep &step);

/// Reading them back.
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
    QByteArray before;   ///< empty: no decision
    QByteArray after;
};
AdjudicationStepData readAdjudicationStep(const UndoStep &step);
/// Position in the sample that is the step's subject.
int readReviewStep(const UndoStep &step);

} // namespace yuyi
