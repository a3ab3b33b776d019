// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/comparison/fieldvalue.h"
#include "models/domain/ids.h"
#include "models/domain/result.h"
#include "models/domain/review.h"

#include <QList>

namespace yuyi {

class Stores;

/// @brief Makes a case of two submissions about one image: every field compared, equal and near ones merged, the others open. A
/// former case of the image is superseded; what was decided there stays decided where both still say the same, or now say what
/// was decided. Without an open field the gold annotation is made at once. Within a transaction.
Result<> mergeWithin(Stores &stores, const ImageId &image, const QList<Submission> &two, const PersonId &actor);

/// @brief Gold from a case whose fields are all merged or settled: it refers to the question versions that were adopted; a
/// question worded anew becomes the next version of the one it was made from. The case is settled, the questions go on to
/// validation. Invalid while a field is open or when the linter finds an error. Within a transaction.
Result<> makeGoldWithin(Stores &stores, const AdjudicationCase &adjudicationCase, const PersonId &actor);

/// What a field comes to: its decision, or what the two were merged into. `decision` null: none.
FieldValue finalValueOf(const Discrepancy &field, const Adjudication *decision, Side leftSide);

} // namespace yuyi
