// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/statistics/measure.h"

#include <QtGlobal>

#include <vector>

namespace yuyi {

/// Quantile function of the standard normal distribution, 0 < p < 1.
double normalQuantile(double p);

struct Proportion {
    double share = 0;
    Interval interval;
};

/// @brief Share with Wilson's score interval (Wilson 1927, JASA 22:209–212), within 0…1. `level` is 0.95 for 95 %. NoObservations
/// for n = 0.
tl::expected<Proportion, Undefined> wilson(qint64 successes, qint64 n, double level = 0.95);
/// @brief As above for a share that is a mean over n observations, each within 0…1 (an item asked several times). The interval is
/// at least as wide as if each had been asked once.
tl::expected<Proportion, Undefined> wilsonOfShare(double share, qint64 n, double level = 0.95);

/// @brief Interval of the difference first − second of two shares with intervals of the same level, from those intervals and the
/// correlation of the two estimates, −1…1: 0 for independent samples, φ if both are of the same items. With Wilson's intervals it is
/// method 10 of Newcombe 1998 (Statistics in Medicine 17:873–890; of pairs 17:2635–2650, without a continuity correction); for
/// other intervals see Zou & Donner 2008 (Statistics in Medicine 27:1693–1702). Within −1…1 if the two are within 0…1.
Interval differenceInterval(const Proportion &first, const Proportion &second, double correlation = 0);

/// Outcomes of two runs or people on the same items.
struct PairedOutcomes {
    qint64 bothRight = 0;
    qint64 onlyFirstRight = 0;
    qint64 onlySecondRight = 0;
    qint64 bothWrong = 0;

    qint64 items() const { return bothRight + onlyFirstRight + onlySecondRight + bothWrong; }
};

/// Result of McNemar's test on paired outcomes.
struct McNemar {
    double exact = 1;  ///< two-sided binomial p over the items on which they differ; 1 if they never differ
    double mid = 1;    ///< mid-p (Fagerland, Lydersen & Laake 2013, BMC Medical Research Methodology 13:91)
    Measure chiSquare; ///< one degree of freedom; NoDifference if they never differ
    Measure p;
    Measure corrected; ///< with the continuity correction of Edwards 1948
    Measure correctedP;
};

/// McNemar's test (McNemar 1947, Psychometrika 12:153–157).
McNemar mcNemar(const PairedOutcomes &outcomes);

/// P-values adjusted for multiple comparisons by Holm's step-down procedure (Holm 1979, Scandinavian Journal of Statistics
/// 6:65–70), in the given order.
std::vector<double> holm(const std::vector<double> &p);

} // namespace yuyi
