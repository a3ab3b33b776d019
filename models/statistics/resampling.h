// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/statistics/measure.h"
#include "models/statistics/proportions.h"
#include "models/statistics/ratings.h"

#include <atomic>
#include <functional>
#include <vector>

namespace yuyi {

/// Parameters of a bootstrap. The same plan on the same data gives bit-identical results on every machine.
struct BootstrapPlan {
    quint64 seed = 20250301;
    int draws = 1000;
    double level = 0.95;
};

struct BootstrapResult {
    Interval interval;        ///< percentiles of the draws (Efron & Tibshirani 1993, ch. 13)
    double standardError = 0; ///< standard deviation of the draws
};

/// Percentile interval and standard error of the drawn values, which are sorted here. FewDraws if fewer than 95 % of `asked`.
tl::expected<BootstrapResult, Undefined> summarised(std::vector<double> draws, int asked, double level);

/// @brief Bootstrap over items (images). Each draw takes as many items as there are, with replacement. All tables and statistics
/// use the same draws, so measures of several dimensions stay comparable. Works on plain data only; any thread.
class ItemBootstrap
{
public:
    using Statistic = std::function<Measure(const Weights &)>;

    ItemBootstrap(int items, const BootstrapPlan &plan) : m_items(items), m_plan(plan) {}

    /// Adds a table. `rowOfItem`: the row in which each item counts, −1 for none. Returns the index of the table.
    int addTable(const std::vector<int> &rowOfItem, int rows);
    /// Returns the index of the result in run().
    int addStatistic(int table, Statistic statistic);
    /// Adds the unweighted mean, draw by draw, of statistics added before. Returns the index of the result in run().
    int addMean(const std::vector<int> &statistics);
    /// Returns one result per statistic, or an empty list if `cancel` was set.
    std::vector<MeasuredInterval> run(const std::atomic<bool> *cancel = nullptr) const;

private:
    struct Table {
        std::vector<int> rowOfItem;
        int rows = 0;
    };

    int m_items;
    BootstrapPlan m_plan;
    std::vector<Table> m_tables;
    struct Entry {
        int table = -1; ///< −1: the entry is a mean
        Statistic statistic;
        std::vector<int> parts;
    };

    std::vector<Entry> m_entries;
};

/// @brief Difference of accuracy, first minus second, on the same items. Items are drawn, so the pairing is kept. NoObservations
/// without items. items · draws must not exceed `mostDraws`.
struct PairedBootstrap {
    double difference = 0;
    BootstrapResult bootstrap;
};
inline constexpr qint64 mostDraws = 2'000'000'000;
tl::expected<PairedBootstrap, Undefined> pairedBootstrap(const PairedOutcomes &outcomes, const BootstrapPlan &plan);

/// @brief Mean over participants with its bootstrap. With up to 10 participants, all possible resamples are enumerated with their
/// probabilities (percentiles: the inverse of that distribution), so the seed does not matter.
struct MeanBootstrap {
    double mean = 0;
    BootstrapResult bootstrap;
};
tl::expected<MeanBootstrap, Undefined> participantsBootstrap(const std::vector<double> &values, const BootstrapPlan &plan);

/// @brief Mean of clustered values (questions of one image). Whole clusters are drawn. `clusters`: the cluster number of each
/// value, from 0.
tl::expected<MeanBootstrap, Undefined> clusterBootstrap(const std::vector<double> &values, const std::vector<int> &clusters,
                                                        const BootstrapPlan &plan);

/// Mean with a cluster-robust standard error.
struct ClusteredMean {
    double mean = 0;
    Measure standardError;     ///< OneCluster with fewer than two clusters
    MeasuredInterval interval; ///< mean ± z · standard error
    int clusters = 0;
};

/// @brief Mean and its cluster-robust standard error: √(G/(G−1) · Σ_g (Σ_{i∈g} (x_i − x̄))²) / n, with G clusters and n values
/// (Liang & Zeger 1986, Biometrika 73:13–22; Miller 2024, arXiv:2411.00640). With one value per cluster it is the usual sd/√n.
tl::expected<ClusteredMean, Undefined> clusteredMean(const std::vector<double> &values, const std::vector<int> &clusters,
                                                     double level = 0.95);

} // namespace yuyi
