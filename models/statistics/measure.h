// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/codes.h"

#include <QString>

#include <tl/expected.hpp>

namespace yuyi {

/// Why a statistic has no value. The reason is shown in words, never as 0, 1 or NaN.
enum class Undefined {
    NoItems,        ///< nothing was rated
    NoPairs,        ///< no item has two ratings
    OneLabel,       ///< all ratings are the same label, so chance agreement is complete
    OneOffered,     ///< the scale has a single label
    LabelNotUsed,   ///< nobody gave the label of this figure
    UnequalRatings, ///< Fleiss' κ requires the same number of ratings for each item
    UndefinedPair,  ///< mean over pairs, one of which has no value
    NoObservations,
    OneObservation,  ///< a spread requires two observations
    OneCluster,      ///< a spread between clusters requires two clusters
    NoDifference,    ///< no pair favours either side, so there is nothing to test
    NothingAnswered, ///< a person without an answer has no rate
    FewDraws,        ///< too many resamples have no value
    OneRater,
    OneObject,
    AllTied,
    TooManySets,     ///< more distinct sets than can be compared with one another
    TakesOne,        ///< the measure compares sets, but the dimension takes a single label
    TakesSeveral,    ///< the measure compares single labels, but the dimension takes several
    UndefinedPart,   ///< mean over dimensions, one of which has no value
    MoreThanThereIs, ///< the sample is larger than the population
    OutOfRange,      ///< the result is too large for a number
    FewPeople        ///< too few people for an interval
};

inline constexpr CodeTable<Undefined, 23> codesOf(Undefined)
{
    return {{{Undefined::NoItems, u"no-items"},
             {Undefined::NoPairs, u"no-pairs"},
             {Undefined::OneLabel, u"one-label"},
             {Undefined::OneOffered, u"one-offered"},
             {Undefined::LabelNotUsed, u"label-not-used"},
             {Undefined::UnequalRatings, u"unequal-ratings"},
             {Undefined::UndefinedPair, u"undefined-pair"},
             {Undefined::NoObservations, u"no-observations"},
             {Undefined::OneObservation, u"one-observation"},
             {Undefined::OneCluster, u"one-cluster"},
             {Undefined::NoDifference, u"no-difference"},
             {Undefined::NothingAnswered, u"nothing-answered"},
             {Undefined::FewDraws, u"few-draws"},
             {Undefined::OneRater, u"one-rater"},
             {Undefined::OneObject, u"one-object"},
             {Undefined::AllTied, u"all-tied"},
             {Undefined::TooManySets, u"too-many-sets"},
             {Undefined::TakesOne, u"takes-one"},
             {Undefined::TakesSeveral, u"takes-several"},
             {Undefined::UndefinedPart, u"undefined-part"},
             {Undefined::MoreThanThereIs, u"more-than-there-is"},
             {Undefined::OutOfRange, u"out-of-range"},
             {Undefined::FewPeople, u"few-people"}}};
}

/// Returns one plain, translated sentence for the user.
QString sentenceOf(Undefined reason);

/// A value, or the reason why there is none.
using Measure = tl::expected<double, Undefined>;

inline tl::unexpected<Undefined> undefined(Undefined reason) { return tl::unexpected<Undefined>(reason); }

/// The two ends of an interval.
struct Interval {
    double lo = 0;
    double hi = 0;

    friend bool operator==(const Interval &, const Interval &) = default;
};

using MeasuredInterval = tl::expected<Interval, Undefined>;

} // namespace yuyi
