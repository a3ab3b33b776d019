// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/result.h"
#include "models/domain/review/review.h"

#include <QList>

namespace yuyi {

class Stores;

/// How often an adjudicator chose each side.
struct FavourCount {
    PersonId adjudicator;
    qint64 left = 0;
    qint64 right = 0;
    qint64 first = 0; ///< the side that was submitted first
    qint64 second = 0;
};

struct AnnotatorShare {
    PersonId adjudicator;
    PersonId annotator;
    qint64 chosen = 0;
    qint64 offered = 0; ///< fields with this annotator's work in which one of the two sides was chosen
};

struct FavourReport {
    QList<FavourCount> adjudicators;
    QList<AnnotatorShare> annotators; ///< for leads only; else empty
};

/// Counts whom adjudicators follow: first or second, left or right, and each annotator. Leads get everybody, others themselves.
Result<FavourReport> adjudicationFavour(Stores &stores, const PersonId &actor);

} // namespace yuyi
