// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/comparison/fieldvalue.h"
#include "models/domain/clock.h"
#include "models/domain/image.h"
#include "models/domain/result.h"
#include "models/domain/review.h"
#include "models/stores/stores.h"

#include <QList>

#include <optional>

namespace yuyi {

/// How a field is settled, as shown: the two sides are anonymous. For questions, Both keeps both and Common neither.
enum class Pick { Left, Right, Both, Common, Edited };

inline constexpr CodeTable<Pick, 5> codesOf(Pick)
{
    return {{{Pick::Left, u"left"}, {Pick::Right, u"right"}, {Pick::Both, u"both"}, {Pick::Common, u"common"},
             {Pick::Edited, u"edited"}}};
}

struct FieldDecision {
    Pick pick = Pick::Left;
    FieldValue value;            ///< the text for Edited; set by the service for the others
    Cause cause = Cause::None;
    QString note;
    bool changeGuideline = false;

    friend bool operator==(const FieldDecision &, const FieldDecision &) = default;
};

/// One field of a case with the values of both sides.
struct CaseField {
    DiscrepancyId id;
    QString field;
    FieldValue left;
    FieldValue right;
    double similarity = 0;
    DiscrepancyState state = DiscrepancyState::Open;
    FieldValue merged;                       ///< result without a decision; only meaningful if merged
    std::optional<FieldDecision> decision;

    bool isOpen() const { return state == DiscrepancyState::Open && !decision; }
};

/// A case without anything that tells who wrote what.
struct CaseView {
    AdjudicationCaseId id;
    ImageId image;
    CaseState state = CaseState::Open;
    int round = 1;
    int unsure = 0;                          ///< how many of the two annotators marked their work as unsure
    QList<CaseField> fields;

    int openFields() const;
};

/// How often an adjudicator chose each side.
struct FavourCount {
    PersonId adjudicator;
    qint64 left = 0;
    qint64 right = 0;
    qint64 first = 0;            ///< the side that was submitted first
    qint64 second = 0;
};

struct AnnotatorShare {
    PersonId adjudicator;
    PersonId annotator;
    qint64 chosen = 0;
    qint64 offered = 0;          ///< fields with this annotator's work in which one of the two sides was chosen
};

struct FavourReport {
    QList<FavourCount> adjudicators;
    QList<AnnotatorShare> annotators;   ///< for leads only; else empty
};

/// @brief Settles the differences between two annotators. Each call is one transaction. Persons who are not adjudicators get
/// Refused, and so do the annotators of an image.
class AdjudicationService
{
public:
    AdjudicationService(Stores &stores, const PersonId &actor, Clock clock = systemClock())
        : m_stores(stores), m_actor(actor), m_clock(std::move(clock))
    {
    }

    /// The next case to settle after `after`. Read-only.
    Result<std::optional<AdjudicationCaseId>> next(const AdjudicationCaseId &after = {});
    Result<qint64> openCases();
    /// The open cases and those that this person has settled. Leads also get the cases settled by others, except for images that
    /// they annotated.
    Result<QList<CaseSummary>> cases(int limit);
    /// Read-only view of a case, used for preloading; does not reserve it.
    Result<CaseView> look(const AdjudicationCaseId &id);
    /// The current case of an image.
    Result<std::optional<AdjudicationCaseId>> caseOf(const ImageId &image);
    /// @brief Reserves an open case for this person, for the reservation time of the project. Returns Conflict if another person
    /// has reserved it.
    Result<CaseView> open(const AdjudicationCaseId &id);

    /// Saves a decision while it is being edited; not a step in the undo history.
    Result<CaseField> draft(const DiscrepancyId &field, const FieldDecision &decision);
    /// @brief Settles a field, or settles it again, as one undoable step. `before` is the decision before the person began to
    /// edit it; `text` is the translated name of the field.
    Result<CaseField> settle(const DiscrepancyId &field, const FieldDecision &decision,
                             const std::optional<FieldDecision> &before, const QString &text);
    /// Makes the result the gold annotation. Returns Invalid if a field is open or the linter finds an error.
    Result<> finish(const AdjudicationCaseId &id);
    /// Reopens a settled case with all its decisions. The gold annotation stays in force until the case is finished again.
    Result<> reopen(const AdjudicationCaseId &id);
    /// Returns the image to both annotators with a comment. Decisions are kept for fields that they do not change.
    Result<> sendBack(const AdjudicationCaseId &id, const QString &comment);
    Result<FavourReport> favour();

    /// For the undo history; must be called inside a transaction. Without a decision the field returns to its compared state.
    Result<> restoreWithin(const DiscrepancyId &field, const std::optional<FieldDecision> &decision);
    Result<> finishWithin(const AdjudicationCaseId &id);
    Result<> reopenWithin(const AdjudicationCaseId &id);
    Result<> sendBackWithin(const AdjudicationCaseId &id, const QString &comment);

private:
    Result<AdjudicationCase> openCaseOf(const Discrepancy &field);
    Result<> store(const Discrepancy &field, const AdjudicationCase &inCase, const FieldDecision &decision, bool typing);
    Result<AdjudicationCase> hold(AdjudicationCase adjudicationCase);
    /// Records that the actor began with the case; called at their first change, not when they only look.
    Result<> recordBegin(const AdjudicationCase &inCase);

    Stores &m_stores;
    PersonId m_actor;
    Clock m_clock;
};

/// The decision as JSON for the history; fieldDecisionFromJson() reads it back to an equal value.
QByteArray toJson(const FieldDecision &decision, FieldKind kind);
/// A stored decision as shown with `leftSide` on the left.
FieldDecision fieldDecisionOf(const Adjudication &decision, FieldKind kind, Side leftSide);
FieldDecision fieldDecisionFromJson(const QByteArray &json, FieldKind kind);

} // namespace yuyi
