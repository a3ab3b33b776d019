// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/images/image.h"
#include "models/services/review/casedecision.h"
#include "models/stores/stores.h"

#include <optional>

namespace yuyi {

/// A case with its image.
struct CaseBundle {
    CaseView view;
    Image image;
};

/// Reserves the case for the person; errors as of AdjudicationService::open(). Thread of the stores, as nextCase().
Result<std::optional<CaseBundle>> caseBundle(Stores &stores, const PersonId &person, const AdjudicationCaseId &id);
/// The next case that the person can have after this one; no value if there is none.
Result<std::optional<CaseBundle>> nextCase(Stores &stores, const PersonId &person, const AdjudicationCaseId &after);

/// What was written for a decision, as one text.
QString writtenText(const FieldDecision &decision, const Preset &preset);

} // namespace yuyi
