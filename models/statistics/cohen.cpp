// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/statistics/cohen.h"

#include "models/statistics/proportions.h"

#include <cmath>
#include <numeric>

namespace yuyi {

namespace {

/// Agreement between two positions of the scale, 0…1.
double agreementOf(size_t i, size_t j, size_t labels, KappaWeights weights)
{
    if (i == j)
        return 1;
    if (weights == KappaWeights::Unweighted)
        return 0;
    const double distance = (i > j ? static_cast<double>(i - j) : static_cast<double>(j - i)) / (static_cast<double>(labels) - 1);
    return weights == KappaWeights::Linear ? 1 - distance : 1 - distance * distance;
}

struct Margins {
    std::vector<double> first, second; ///< shares
    bool oneLabel = false;
};

Margins marginsOf(const std::vector<qint64> &counts, size_t k, double n)
{
    Margins margins{std::vector<double>(k, 0.0), std::vector<double>(k, 0.0), false};
    for (size_t i = 0; i < k; ++i) {
        for (size_t j = 0; j < k; ++j) {
            const double share = static_cast<double>(counts[i * k + j]) / n;
            margins.first[i] += share;
            margins.second[j] += share;
        }
        margins.oneLabel = margins.oneLabel || static_cast<double>(counts[i * k + i]) >= n;
    }
    return margins;
}

/// κ alone: what a resample needs.
Measure kappaOf(const std::vector<qint64> &counts, size_t k, KappaWeights weights)
{
    const double n = static_cast<double>(std::accumulate(counts.begin(), counts.end(), qint64(0)));
    if (n <= 0)
        return undefined(Undefined::NoPairs);
    const Margins margins = marginsOf(counts, k, n);
    if (margins.oneLabel)
        return undefined(Undefined::OneLabel);
    double observed = 0;
    double expected = 0;
    for (size_t i = 0; i < k; ++i) {
        for (size_t j = 0; j < k; ++j) {
            const double agreement = agreementOf(i, j, k, weights);
            observed += agreement * static_cast<double>(counts[i * k + j]) / n;
            expected += agreement * margins.first[i] * margins.second[j];
        }
    }
    return (observed - expected) / (1 - expected);
}

} // namespace

CohenKappa cohenKappa(const std::vector<qint64> &counts, int labels, KappaWeights weights, double level)
{
    const size_t k = static_cast<size_t>(labels);
    CohenKappa result{undefined(Undefined::NoPairs), undefined(Undefined::NoPairs), undefined(Undefined::NoPairs), 0};
    result.items = std::accumulate(counts.begin(), counts.end(), qint64(0));
    result.value = kappaOf(counts, k, weights);
    if (!result.value) {
        result.standardError = undefined(result.value.error());
        result.interval = undefined(result.value.error());
        return result;
    }
    const double n = static_cast<double>(result.items);
    const Margins margins = marginsOf(counts, k, n);
    std::vector<double> meanOfRow(k, 0.0); // agreement of the first's label with the second's margin
    std::vector<double> meanOfColumn(k, 0.0);
    double expected = 0;
    for (size_t i = 0; i < k; ++i) {
        for (size_t j = 0; j < k; ++j) {
            const double agreement = agreementOf(i, j, k, weights);
            meanOfRow[i] += agreement * margins.second[j];
            meanOfColumn[j] += agreement * margins.first[i];
            expected += agreement * margins.first[i] * margins.second[j];
        }
    }
    const double kappa = *result.value;
    double sum = 0;
    for (size_t i = 0; i < k; ++i) {
        for (size_t j = 0; j < k; ++j) {
            const double term = agreementOf(i, j, k, weights) - (meanOfRow[i] + meanOfColumn[j]) * (1 - kappa);
            sum += static_cast<double>(counts[i * k + j]) / n * term * term;
        }
    }
    const double centre = kappa - expected * (1 - kappa);
    const double variance = (sum - centre * centre) / ((1 - expected) * (1 - expected) * n);
    const double error = std::sqrt(std::max(0.0, variance));
    const double z = normalQuantile(0.5 + level / 2);
    result.standardError = error;
    result.interval = Interval{kappa - z * error, kappa + z * error};
    return result;
}

LightKappa lightKappa(const PairTable &table, const Weights &weights, KappaWeights kappaWeights)
{
    LightKappa result;
    result.value = undefined(Undefined::NoPairs);
    double sum = 0;
    int defined = 0;
    bool gap = false;
    Undefined reason = Undefined::UndefinedPair;
    for (const std::vector<qint64> &counts : table.counts(weights)) {
        const Measure kappa = kappaOf(counts, static_cast<size_t>(table.labels()), kappaWeights);
        if (!kappa && kappa.error() == Undefined::NoPairs)
            continue;
        ++result.pairs;
        if (kappa) {
            sum += *kappa;
            ++defined;
        } else {
            gap = true;
            reason = kappa.error();
        }
    }
    if (gap)
        result.value = undefined(result.pairs == 1 ? reason : Undefined::UndefinedPair);
    else if (result.pairs > 0)
        result.value = sum / result.pairs;
    if (defined > 0)
        result.ofDefined = sum / defined;
    return result;
}

} // namespace yuyi
