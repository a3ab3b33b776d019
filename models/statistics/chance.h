// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>

#include <vector>

namespace yuyi {

struct ChiSquare {
    double value = 0;
    double p = 1; ///< upper tail
};

/// @brief Pearson's χ² test of counts against what is expected of each, with `counts.size() − 1` degrees of freedom. Returns {0, 1} for
/// fewer than two counts, no observation, or lists of different lengths. What is expected is above 0.
ChiSquare chiSquare(const QList<int> &counts, const QList<double> &expected);
/// @brief Pearson's χ² test of counts against equal shares, with `counts.size() − 1` degrees of freedom. Returns {0, 1} for fewer
/// than two counts or no observation.
ChiSquare chiSquareUniform(const QList<int> &counts);

/// @brief What Pearson's test needs to be expected of each count: below five, χ² does not follow its distribution well enough (Fisher,
/// Statistical Methods for Research Workers, 1925, §20; Cochran, The χ² Test of Goodness of Fit, Ann. Math. Statist. 23, 1952, 315–345).
inline constexpr double leastExpected = 5;
/// Whether the test may be made: two counts or more, of each of which leastExpected is expected.
bool isTestable(const QList<double> &expected);

/// P(X ≥ k) for X ~ Binomial(n, p).
double binomialUpper(qint64 n, qint64 k, double p);
/// @brief P(X ≥ k) for the number of successes of independent trials with individual probabilities (Poisson 1837). With equal
/// probabilities it is the binomial one. Takes O(n²) time; suited to a few thousand trials.
double binomialUpper(const std::vector<double> &p, qint64 k);

} // namespace yuyi
