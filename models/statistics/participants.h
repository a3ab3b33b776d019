// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/statistics/measure.h"

#include <QtGlobal>

#include <vector>

namespace yuyi {

/// @brief Quantile of ascending values by linear interpolation between order statistics, R's type 7 (Hyndman & Fan 1996,
/// The American Statistician 50:361–365). `sorted` is not empty, 0 ≤ p ≤ 1.
double quantileOfSorted(const std::vector<double> &sorted, double p);

/// NoObservations for none.
Measure quantile(std::vector<double> values, double p);

/// What is said of the scores of participants.
struct MeanAndSpread {
    int n = 0;                 ///< of those counted
    Measure mean;
    Measure sample;            ///< standard deviation, n − 1
    Measure population;        ///< standard deviation, n
    Measure median;
    Measure least;
    Measure most;
    MeasuredInterval interval; ///< of the mean, Student's t with n − 1 degrees of freedom
};

/// @brief Mean, spread and t interval (Student 1908, Biometrika 6:1–25). `trimmed`: one highest and one lowest left out first.
MeanAndSpread meanAndSpread(std::vector<double> values, bool trimmed = false, double level = 0.95);

/// @brief The same of values on a scale. The interval does not go beyond the scale; below five values it has no value (FewPeople): it
/// would be as wide as the scale, or nothing where all are alike.
MeanAndSpread meanOnScale(const std::vector<double> &values, double lowest, double highest);

/// The same of people's shares, 0…1.
MeanAndSpread meanOfShares(const std::vector<double> &shares);

/// One participant's result.
struct Score {
    qint64 right = 0;
    qint64 answered = 0;
};

/// The mean of people's rates and the rate of all answers are different things.
struct PeopleRates {
    Measure mean;     ///< each person counts the same; NothingAnswered when somebody has no answer
    Measure sample;   ///< standard deviation of the rates, n − 1
    Measure pooled;   ///< each answer counts the same
};

PeopleRates peopleRates(const std::vector<Score> &scores);

struct KendallW {
    Measure value;
    std::vector<double> meanRanks;   ///< of each object, ties ranked in their middle
};

/// @brief Kendall's coefficient of concordance, corrected for ties (Kendall & Babington Smith 1939, Annals of Mathematical
/// Statistics 10:275–287): 1 when all rank alike, 0 when mean ranks are equal. `ranks[person][object]`, rows of one length;
/// values are ranked again, so scores serve as well.
KendallW kendallW(const std::vector<std::vector<double>> &ranks);

} // namespace yuyi
