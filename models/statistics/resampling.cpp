// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/statistics/resampling.h"

#include "models/statistics/participants.h"
#include "models/statistics/random.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace yuyi {

namespace {

constexpr int leastDefinedPercent = 95;
constexpr size_t countedAll = 10; // 92,378 different resamples

struct Weighted {
    double value = 0;
    qint64 ways = 0;
};

qint64 factorial(size_t n)
{
    qint64 result = 1;
    for (size_t i = 2; i <= n; ++i)
        result *= static_cast<qint64>(i);
    return result;
}

/// Every multiset of n of the n values with the number of orders it can be drawn in.
void countResamples(const std::vector<double> &values, size_t at, size_t left, double sum, qint64 divisor,
                    std::vector<Weighted> &out)
{
    const size_t n = values.size();
    if (at + 1 == n) {
        out.push_back({(sum + values[at] * static_cast<double>(left)) / static_cast<double>(n),
                       factorial(n) / (divisor * factorial(left))});
        return;
    }
    for (size_t take = 0; take <= left; ++take) {
        countResamples(values, at + 1, left - take, sum + values[at] * static_cast<double>(take), divisor * factorial(take),
                       out);
    }
}

double atProbability(const std::vector<Weighted> &sorted, double total, double p)
{
    double before = 0;
    for (const Weighted &outcome : sorted) {
        before += static_cast<double>(outcome.ways);
        if (before >= p * total)
            return outcome.value;
    }
    return sorted.back().value;
}

BootstrapResult allResamples(const std::vector<double> &values, double level)
{
    std::vector<Weighted> all;
    countResamples(values, 0, values.size(), 0, 1, all);
    std::sort(all.begin(), all.end(), [](const Weighted &a, const Weighted &b) { return a.value < b.value; });
    double total = 0;
    double sum = 0;
    for (const Weighted &outcome : all) {
        total += static_cast<double>(outcome.ways);
        sum += static_cast<double>(outcome.ways) * outcome.value;
    }
    const double centre = sum / total;
    double squares = 0;
    for (const Weighted &outcome : all)
        squares += static_cast<double>(outcome.ways) * (outcome.value - centre) * (outcome.value - centre);
    const double tail = (1 - level) / 2;
    return {{atProbability(all, total, tail), atProbability(all, total, 1 - tail)}, std::sqrt(squares / total)};
}

double meanOf(const std::vector<double> &values)
{
    return std::accumulate(values.begin(), values.end(), 0.0) / static_cast<double>(values.size());
}

struct ClusterSums {
    std::vector<double> sums;
    std::vector<qint64> sizes;
};

ClusterSums sumsOf(const std::vector<double> &values, const std::vector<int> &clusters)
{
    const int count = clusters.empty() ? 0 : *std::max_element(clusters.begin(), clusters.end()) + 1;
    ClusterSums result{std::vector<double>(static_cast<size_t>(count), 0.0), std::vector<qint64>(static_cast<size_t>(count))};
    for (size_t i = 0; i < values.size(); ++i) {
        result.sums[static_cast<size_t>(clusters[i])] += values[i];
        ++result.sizes[static_cast<size_t>(clusters[i])];
    }
    return result;
}

Measure meanOfParts(const std::vector<Measure> &values, const std::vector<int> &parts)
{
    double sum = 0;
    for (const int part : parts) {
        if (!values[static_cast<size_t>(part)])
            return undefined(Undefined::UndefinedPart);
        sum += *values[static_cast<size_t>(part)];
    }
    return sum / static_cast<double>(parts.size());
}

} // namespace

tl::expected<BootstrapResult, Undefined> summarised(std::vector<double> draws, int asked, double level)
{
    if (draws.size() < 2 || static_cast<qint64>(draws.size()) * 100 < qint64(asked) * leastDefinedPercent)
        return undefined(Undefined::FewDraws);
    std::sort(draws.begin(), draws.end());
    const double centre = meanOf(draws);
    double squares = 0;
    for (const double value : draws)
        squares += (value - centre) * (value - centre);
    const double tail = (1 - level) / 2;
    return BootstrapResult{{quantileOfSorted(draws, tail), quantileOfSorted(draws, 1 - tail)},
                           std::sqrt(squares / (static_cast<double>(draws.size()) - 1))};
}

int ItemBootstrap::addTable(const std::vector<int> &rowOfItem, int rows)
{
    m_tables.push_back({rowOfItem, rows});
    return static_cast<int>(m_tables.size()) - 1;
}

int ItemBootstrap::addStatistic(int table, Statistic statistic)
{
    m_entries.push_back({table, std::move(statistic), {}});
    return static_cast<int>(m_entries.size()) - 1;
}

int ItemBootstrap::addMean(const std::vector<int> &statistics)
{
    m_entries.push_back({-1, {}, statistics});
    return static_cast<int>(m_entries.size()) - 1;
}

std::vector<MeasuredInterval> ItemBootstrap::run(const std::atomic<bool> *cancel) const
{
    if (m_items <= 0)
        return std::vector<MeasuredInterval>(m_entries.size(), undefined(Undefined::NoItems));
    std::vector<std::vector<double>> values(m_entries.size());
    std::vector<Measure> now(m_entries.size(), Measure(0.0));
    std::vector<quint32> drawn(static_cast<size_t>(m_items));
    std::vector<Weights> weights;
    for (const Table &table : m_tables)
        weights.emplace_back(static_cast<size_t>(table.rows));
    Random random(m_plan.seed);
    for (int draw = 0; draw < m_plan.draws; ++draw) {
        if (cancel && cancel->load(std::memory_order_relaxed))
            return {};
        std::fill(drawn.begin(), drawn.end(), 0u);
        for (int i = 0; i < m_items; ++i)
            ++drawn[random.below(static_cast<quint32>(m_items))];
        for (size_t t = 0; t < m_tables.size(); ++t) {
            Weights &rows = weights[t];
            std::fill(rows.begin(), rows.end(), qint64(0));
            const std::vector<int> &rowOfItem = m_tables[t].rowOfItem;
            for (size_t i = 0; i < drawn.size(); ++i) {
                if (rowOfItem[i] >= 0)
                    rows[static_cast<size_t>(rowOfItem[i])] += drawn[i];
            }
        }
        for (size_t e = 0; e < m_entries.size(); ++e) {
            const Entry &entry = m_entries[e];
            now[e] = entry.table >= 0 ? entry.statistic(weights[static_cast<size_t>(entry.table)]) : meanOfParts(now, entry.parts);
            if (now[e])
                values[e].push_back(*now[e]);
        }
    }
    std::vector<MeasuredInterval> results;
    for (std::vector<double> &draws : values) {
        const auto summary = summarised(std::move(draws), m_plan.draws, m_plan.level);
        if (summary)
            results.emplace_back(summary->interval);
        else
            results.emplace_back(undefined(summary.error()));
    }
    return results;
}

tl::expected<PairedBootstrap, Undefined> pairedBootstrap(const PairedOutcomes &outcomes, const BootstrapPlan &plan)
{
    const qint64 n = outcomes.items();
    if (n <= 0)
        return undefined(Undefined::NoObservations);
    const quint32 bound = static_cast<quint32>(n);
    const quint32 first = static_cast<quint32>(outcomes.onlyFirstRight);
    const quint32 either = first + static_cast<quint32>(outcomes.onlySecondRight);
    Random random(plan.seed);
    std::vector<double> draws;
    draws.reserve(static_cast<size_t>(plan.draws));
    for (int draw = 0; draw < plan.draws; ++draw) {
        qint64 gain = 0;
        for (quint32 i = 0; i < bound; ++i) {
            const quint32 item = random.below(bound);
            gain += item < first ? 1 : item < either ? -1
                                                     : 0;
        }
        draws.push_back(static_cast<double>(gain) / static_cast<double>(n));
    }
    const auto summary = summarised(std::move(draws), plan.draws, plan.level);
    if (!summary)
        return undefined(summary.error());
    const double difference = static_cast<double>(outcomes.onlyFirstRight - outcomes.onlySecondRight) / static_cast<double>(n);
    return PairedBootstrap{difference, *summary};
}

tl::expected<MeanBootstrap, Undefined> participantsBootstrap(const std::vector<double> &values, const BootstrapPlan &plan)
{
    if (values.empty())
        return undefined(Undefined::NoObservations);
    if (values.size() < 2)
        return undefined(Undefined::OneObservation);
    if (values.size() <= countedAll)
        return MeanBootstrap{meanOf(values), allResamples(values, plan.level)};
    std::vector<int> clusters(values.size());
    std::iota(clusters.begin(), clusters.end(), 0);
    return clusterBootstrap(values, clusters, plan);
}

tl::expected<MeanBootstrap, Undefined> clusterBootstrap(const std::vector<double> &values, const std::vector<int> &clusters,
                                                        const BootstrapPlan &plan)
{
    if (values.empty())
        return undefined(Undefined::NoObservations);
    const ClusterSums groups = sumsOf(values, clusters);
    if (groups.sums.size() < 2)
        return undefined(Undefined::OneCluster);
    const quint32 bound = static_cast<quint32>(groups.sums.size());
    Random random(plan.seed);
    std::vector<double> draws;
    draws.reserve(static_cast<size_t>(plan.draws));
    for (int draw = 0; draw < plan.draws; ++draw) {
        double sum = 0;
        qint64 size = 0;
        for (quint32 i = 0; i < bound; ++i) {
            const quint32 cluster = random.below(bound);
            sum += groups.sums[cluster];
            size += groups.sizes[cluster];
        }
        draws.push_back(sum / static_cast<double>(size));
    }
    const auto summary = summarised(std::move(draws), plan.draws, plan.level);
    if (!summary)
        return undefined(summary.error());
    return MeanBootstrap{meanOf(values), *summary};
}

tl::expected<ClusteredMean, Undefined> clusteredMean(const std::vector<double> &values, const std::vector<int> &clusters,
                                                     double level)
{
    if (values.empty())
        return undefined(Undefined::NoObservations);
    const ClusterSums groups = sumsOf(values, clusters);
    ClusteredMean result{meanOf(values), undefined(Undefined::OneCluster), undefined(Undefined::OneCluster),
                         static_cast<int>(groups.sums.size())};
    const double count = static_cast<double>(groups.sums.size());
    if (count < 2)
        return result;
    double squares = 0;
    for (size_t g = 0; g < groups.sums.size(); ++g) {
        const double residual = groups.sums[g] - static_cast<double>(groups.sizes[g]) * result.mean;
        squares += residual * residual;
    }
    const double error = std::sqrt(count / (count - 1) * squares) / static_cast<double>(values.size());
    const double z = normalQuantile(0.5 + level / 2);
    result.standardError = error;
    result.interval = Interval{result.mean - z * error, result.mean + z * error};
    return result;
}

} // namespace yuyi
