// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>

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

} // namespace yuyi
