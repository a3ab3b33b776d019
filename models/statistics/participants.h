// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/statistics/measure.h"

#include <QtGlobal>

#include <vector>

namespace yuyi {

/// @brief Quantile of ascending values by linear interpolation between order statistics, R's type 7 (Hyndman & Fan 1996,
/// The American Statistician 50:361–365). `sorted` is not empty, 0 ≤ p ≤ 1.
double quantileOfSorted(const std::vector<double> &sorted, double p);

/// As above for unsorted values. NoObservations if there are none.
Measure quantile(std::vector<double> values, double p);

/// Descriptive statistics of the scores of participants.
struct MeanAndSpread {
    int n = 0; ///< number of values, after trimming
    Measure mean;
    Measure sample;     ///< standard deviation, n − 1
    Measure population; ///< standard deviation, n
    Measure median;
    Measure least;
    Measure most;
    MeasuredInterval interval; ///< of the mean, Student's t with n − 1 degrees of freedom
};

/// @brief Mean, spread and t interval (Student 1908, Biometrika 6:1–25). `trimmed` drops the highest and the lowest value first.
MeanAndSpread meanAndSpread(std::vector<double> values, bool trimmed = false, double level = 0.95);

/// @brief As above for values on a bounded scale. The interval is clipped to the scale. With fewer than five values it is
/// FewPeople, because it would span the scale, or have no width if all values are equal.
MeanAndSpread meanOnScale(const std::vector<double> &values, double lowest, double highest);

/// As above for the shares of people, 0…1.
MeanAndSpread meanOfShares(const std::vector<double> &shares);

/// One participant's result.
struct Score {
    qint64 right = 0;
    qint64 answered = 0;
};

/// Rates over people. The mean of the people's rates differs from the rate over all answers.
struct PeopleRates {
    Measure mean;   ///< each person has the same weight; NothingAnswered if a person has no answer
    Measure sample; ///< standard deviation of the rates, n − 1
    Measure pooled; ///< each answer has the same weight
};

PeopleRates peopleRates(const std::vector<Score> &scores);

struct KendallW {
    Measure value;
    std::vector<double> meanRanks; ///< of each object; ties get their mid-rank
};

/// @brief Kendall's coefficient of concordance, corrected for ties (Kendall & Babington Smith 1939, Annals of Mathematical
/// Statistics 10:275–287): 1 if all people rank alike, 0 if all mean ranks are equal. `ranks[person][object]` has rows of equal
/// length. The values are ranked again, so scores may be passed too.
KendallW kendallW(const std::vector<std::vector<double>> &ranks);

} // namespace yuyi
