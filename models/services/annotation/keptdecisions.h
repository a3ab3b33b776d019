// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/review/casedecision.h"
#include "models/services/session/actionoutbox.h"

namespace yuyi {

/// @file
/// What adjudicators do that is kept on this computer while the server does not answer.

/// A decision about one field of a case; see AdjudicationService::draft() and settle().
struct KeptDecision {
    DiscrepancyId field;
    QString name; ///< of the field, as in CaseField
    FieldDecision decision;
    std::optional<FieldDecision> before; ///< for the step of undo
    QString step;                        ///< its translated name; empty: a draft
};

/// `typed`: what was written, as a text. Answered with the CaseField (Carried::made).
KeptAction toAction(const KeptDecision &decision, const QString &where, const QString &typed);
/// The end of a case; see AdjudicationService::finish(). Answered with nothing.
KeptAction toFinishing(const AdjudicationCaseId &id, const QString &where);

void addDecisionCarriers(ActionOutbox &outbox);

} // namespace yuyi
