// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>

#include <vector>

namespace yuyi {

struct ChiSquare {
    double value = 0;
    double p = 1;      ///< upper tail
};

/// @brief Pearson's χ² of counts against equal shares, `counts.size() − 1` degrees of freedom; {0, 1} for fewer than two
/// counts or no observation.
ChiSquare chiSquareUniform(const QList<int> &counts);

/// P(X ≥ k) for X ~ Binomial(n, p).
double binomialUpper(qint64 n, qint64 k, double p);
/// @brief P(X ≥ k) for the number of successes of independent trials, each with its own probability (Poisson 1837). Where all are
/// alike it is the binomial one. Costs n²: for some thousand trials.
double binomialUpper(const std::vector<double> &p, qint64 k);

} // namespace yuyi
