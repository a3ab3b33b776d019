// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/comparison/fieldvalue.h"
#include "models/domain/ids.h"
#include "models/domain/result.h"
#include "models/domain/review/review.h"

#include <QList>

namespace yuyi {

class Stores;

/// @brief Makes an adjudication case from two submissions for one image: compares every field, merges equal and nearly equal
/// ones, leaves the others open. Supersedes a former case of the image; its decisions are kept where both submissions are
/// unchanged, or now agree with the decision. Makes the gold at once if no field is open. Call it within a transaction.
Result<> mergeInTransaction(Stores &stores, const ImageId &image, const QList<Submission> &two, const PersonId &actor);

/// @brief Makes the gold annotation from a case whose fields are all merged or settled. The gold refers to the adopted question
/// versions; a reworded question becomes the next version of its original. Settles the case and sends the questions to
/// validation. Invalid while a field is open or the linter finds an error. Call it within a transaction.
Result<> makeGoldInTransaction(Stores &stores, const AdjudicationCase &adjudicationCase, const PersonId &actor);

/// Returns the final value of a field: its decision, or the merged value if `decision` is null.
FieldValue finalValueOf(const Discrepancy &field, const Adjudication *decision, Side leftSide);

} // namespace yuyi
