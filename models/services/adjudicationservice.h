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

/// @brief How a field is settled, as it is seen: the two sides have no names. Of questions Both keeps both and Common none.
enum class Pick { Left, Right, Both, Common, Edited };

inline constexpr CodeTable<Pick, 5> codesOf(Pick)
{
    return {{{Pick::Left, u"left"}, {Pick::Right, u"right"}, {Pick::Both, u"both"}, {Pick::Common, u"common"},
             {Pick::Edited, u"edited"}}};
}

struct FieldDecision {
    Pick pick = Pick::Left;
    FieldValue value;            ///< of Edited; filled in for the others
    Cause cause = Cause::None;
    QString note;
    bool changeGuideline = false;

    friend bool operator==(const FieldDecision &, const FieldDecision &) = default;
};

/// One field of a case, left and right.
struct CaseField {
    DiscrepancyId id;
    QString field;
    FieldValue left;
    FieldValue right;
    double similarity = 0;
    DiscrepancyState state = DiscrepancyState::Open;
    FieldValue merged;                       ///< what it comes to without a decision; meaningful when merged
    std::optional<FieldDecision> decision;

    bool isOpen() const { return state == DiscrepancyState::Open && !decision; }
};

/// @brief A case without anything that says who wrote what.
struct CaseView {
    AdjudicationCaseId id;
    ImageId image;
    CaseState state = CaseState::Open;
    int round = 1;
    int unsure = 0;                          ///< of the two annotators, how many are not sure of theirs
    QList<CaseField> fields;

    int openFields() const;
};

/// How often each side was chosen, and by whose work.
struct FavourCount {
    PersonId adjudicator;
    qint64 left = 0;
    qint64 right = 0;
    qint64 first = 0;            ///< the one submitted first
    qint64 second = 0;
};

struct AnnotatorShare {
    PersonId adjudicator;
    PersonId annotator;
    qint64 chosen = 0;
    qint64 offered = 0;          ///< fields in which one of the two was chosen and theirs was one of them
};

struct FavourReport {
    QList<FavourCount> adjudicators;
    QList<AnnotatorShare> annotators;   ///< for leads only; else empty
};

/// @brief Settling what two annotators say differently. One call = one transaction. Whoever annotated an image is Refused, and
/// whoever is no adjudicator.
class AdjudicationService
{
public:
    AdjudicationService(Stores &stores, const PersonId &actor, Clock clock = systemClock())
        : m_stores(stores), m_actor(actor), m_clock(std::move(clock))
    {
    }

    /// The next case to settle; walks on behind `after`. Reads only.
    Result<std::optional<AdjudicationCaseId>> next(const AdjudicationCaseId &after = {});
    Result<qint64> openCases();
    /// Those that wait, and what the person has settled; a lead is given what others have settled, too, but not of images that they
    /// annotated.
    Result<QList<CaseSummary>> cases(int limit);
    /// Reads only, for looking ahead.
    Result<CaseView> look(const AdjudicationCaseId &id);
    /// The case in force of an image.
    Result<std::optional<AdjudicationCaseId>> caseOf(const ImageId &image);
    /// @brief Takes an open case in hand: nobody else is given it for as long as the project reserves work. Conflict when
    /// somebody else holds it.
    Result<CaseView> open(const AdjudicationCaseId &id);

    /// @brief Stores what is being written about a field; no step of the history.
    Result<CaseField> draft(const DiscrepancyId &field, const FieldDecision &decision);
    /// @brief Settles a field (again) as one step that can be undone. `before`: how it was when the person began with it;
    /// `text`: the field's name, translated.
    Result<CaseField> settle(const DiscrepancyId &field, const FieldDecision &decision,
                             const std::optional<FieldDecision> &before, const QString &text);
    /// The case becomes gold. Invalid while a field is open or the linter finds an error.
    Result<> finish(const AdjudicationCaseId &id);
    /// A settled case is open again with everything that was decided; gold stands until it is finished again.
    Result<> reopen(const AdjudicationCaseId &id);
    /// Back to both annotators with what they should look at; decisions stay for what they leave as it is.
    Result<> sendBack(const AdjudicationCaseId &id, const QString &comment);
    Result<FavourReport> favour();

    /// Within a transaction, for the history. No decision: the field is as it was compared.
    Result<> restoreWithin(const DiscrepancyId &field, const std::optional<FieldDecision> &decision);
    Result<> finishWithin(const AdjudicationCaseId &id);
    Result<> reopenWithin(const AdjudicationCaseId &id);
    Result<> sendBackWithin(const AdjudicationCaseId &id, const QString &comment);

private:
    Result<AdjudicationCase> openCaseOf(const Discrepancy &field);
    Result<> store(const Discrepancy &field, const AdjudicationCase &inCase, const FieldDecision &decision, bool typing);
    Result<AdjudicationCase> hold(AdjudicationCase adjudicationCase);
    /// That the actor began on the case: told with their first change, not by looking.
    Result<> recordBegin(const AdjudicationCase &inCase);

    Stores &m_stores;
    PersonId m_actor;
    Clock m_clock;
};

/// The decision as the history keeps it; reading what was written gives an equal value.
QByteArray toJson(const FieldDecision &decision, FieldKind kind);
/// A stored decision as it is seen with this side at the left.
FieldDecision fieldDecisionOf(const Adjudication &decision, FieldKind kind, Side leftSide);
FieldDecision fieldDecisionFromJson(const QByteArray &json, FieldKind kind);

} // namespace yuyi
