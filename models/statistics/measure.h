// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/codes.h"

#include <QString>

#include <tl/expected.hpp>

namespace yuyi {

/// Why a statistic has no value. It is said in words, and never shown as 0, 1 or NaN.
enum class Undefined {
    NoItems,         ///< nothing was rated
    NoPairs,         ///< no item was rated by two
    OneLabel,        ///< all ratings are the same label: agreement by chance is complete
    OneOffered,      ///< a scale of a single label
    LabelNotUsed,    ///< the label of this figure was given by nobody
    UnequalRatings,  ///< Fleiss' κ wants the same number of ratings for each item
    UndefinedPair,   ///< a mean over pairs of which one has no value
    NoObservations,
    OneObservation,  ///< a spread needs two
    OneCluster,      ///< a spread between clusters needs two
    NoDifference,    ///< nothing speaks for either side, so there is nothing to test
    NothingAnswered, ///< somebody without a single answer has no rate
    FewDraws,        ///< too many resamples without a value for an interval
    OneRater,
    OneObject,
    AllTied,
    TooManySets,     ///< more different sets than can be compared with one another
    TakesOne,        ///< the measure compares sets, and one label is taken here
    TakesSeveral,    ///< the measure compares single labels, and several are taken here
    UndefinedPart,   ///< a mean over dimensions of which one has no value
    MoreThanThereIs, ///< a sample larger than what it is drawn from
    OutOfRange,      ///< the result is too large for a number
    FewPeople        ///< an interval over people that are too few for one
};

inline constexpr CodeTable<Undefined, 23> codesOf(Undefined)
{
    return {{{Undefined::NoItems, u"no-items"}, {Undefined::NoPairs, u"no-pairs"}, {Undefined::OneLabel, u"one-label"},
             {Undefined::OneOffered, u"one-offered"}, {Undefined::LabelNotUsed, u"label-not-used"},
             {Undefined::UnequalRatings, u"unequal-ratings"}, {Undefined::UndefinedPair, u"undefined-pair"},
             {Undefined::NoObservations, u"no-observations"}, {Undefined::OneObservation, u"one-observation"},
             {Undefined::OneCluster, u"one-cluster"}, {Undefined::NoDifference, u"no-difference"},
             {Undefined::NothingAnswered, u"nothing-answered"}, {Undefined::FewDraws, u"few-draws"},
             {Undefined::OneRater, u"one-rater"}, {Undefined::OneObject, u"one-object"}, {Undefined::AllTied, u"all-tied"},
             {Undefined::TooManySets, u"too-many-sets"}, {Undefined::TakesOne, u"takes-one"},
             {Undefined::TakesSeveral, u"takes-several"}, {Undefined::UndefinedPart, u"undefined-part"},
             {Undefined::MoreThanThereIs, u"more-than-there-is"}, {Undefined::OutOfRange, u"out-of-range"},
             {Undefined::FewPeople, u"few-people"}}};
}

/// One plain sentence for a person, translated.
QString sentenceOf(Undefined reason);

/// A figure, or why there is none.
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
