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

/// @brief The smallest expected count with which Pearson's test is made. Five is the usual rule, and a cautious one; Cochran (The χ² Test
/// of Goodness of Fit, Annals of Mathematical Statistics 23, 1952, 315–345) discusses it.
inline constexpr double leastExpected = 5;
/// Whether the test may be made: there are at least two counts, and at least leastExpected is expected for each of them.
bool isTestable(const QList<double> &expected);

/// P(X ≥ k) for X ~ Binomial(n, p).
double binomialUpper(qint64 n, qint64 k, double p);
/// @brief P(X ≥ k) for the number of successes of independent trials with individual probabilities (Poisson 1837). With equal
/// probabilities it is the binomial one. Takes O(n²) time; suited to a few thousand trials.
double binomialUpper(const std::vector<double> &p, qint64 k);

} // namespace yuyi
