// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/clock.h"
#include "models/domain/result.h"
#include "models/services/review/adjudicationfavour.h"
#include "models/services/review/casedecision.h"
#include "models/stores/stores.h"

#include <QList>

#include <optional>

namespace yuyi {

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
    Result<> restoreInTransaction(const DiscrepancyId &field, const std::optional<FieldDecision> &decision);
    Result<> finishInTransaction(const AdjudicationCaseId &id);
    Result<> reopenInTransaction(const AdjudicationCaseId &id);
    Result<> sendBackInTransaction(const AdjudicationCaseId &id, const QString &comment);

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

} // namespace yuyi
