// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/statistics/measure.h"
#include "models/statistics/proportions.h"
#include "models/statistics/ratings.h"

#include <atomic>
#include <functional>
#include <vector>

namespace yuyi {

/// How a bootstrap is drawn. The same plan on the same data gives the same bits on every machine.
struct BootstrapPlan {
    quint64 seed = 20250301;
    int draws = 1000;
    double level = 0.95;
};

struct BootstrapResult {
    Interval interval;          ///< percentiles of the draws (Efron & Tibshirani 1993, ch. 13)
    double standardError = 0;   ///< standard deviation of the draws
};

/// Percentile interval and standard error of the values of draws (sorted here); FewDraws below 95 % of `asked`.
tl::expected<BootstrapResult, Undefined> summarised(std::vector<double> draws, int asked, double level);

/// @brief Bootstrap over items (images): each draw takes as many items as there are, with replacement, the same ones for
/// every table and statistic, so that measures of several dimensions stay comparable. Plain data in and out; any thread.
class ItemBootstrap
{
public:
    using Statistic = std::function<Measure(const Weights &)>;

    ItemBootstrap(int items, const BootstrapPlan &plan) : m_items(items), m_plan(plan) {}

    /// `rowOfItem`: the row each item counts in, −1 for none. Returns the number of the table.
    int addTable(const std::vector<int> &rowOfItem, int rows);
    /// Returns the place of the result in run().
    int addStatistic(int table, Statistic statistic);
    /// The plain mean, draw by draw, of statistics added before. Returns the place of the result.
    int addMean(const std::vector<int> &statistics);
    /// One result per statistic; empty when `cancel` was set in the meantime.
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
        int table = -1;              ///< −1: a mean
        Statistic statistic;
        std::vector<int> parts;
    };

    std::vector<Entry> m_entries;
};

/// @brief Difference of accuracy, first minus second, of two on the same items: items are drawn, so both keep what they
/// share. NoObservations without items. items · draws at most `mostDraws`.
struct PairedBootstrap {
    double difference = 0;
    BootstrapResult bootstrap;
};
inline constexpr qint64 mostDraws = 2'000'000'000;
tl::expected<PairedBootstrap, Undefined> pairedBootstrap(const PairedOutcomes &outcomes, const BootstrapPlan &plan);

/// @brief Mean over participants with its bootstrap. Up to 10 of them, every possible resample is counted with its
/// probability instead of drawing (percentiles: the inverse of that distribution), so no seed matters.
struct MeanBootstrap {
    double mean = 0;
    BootstrapResult bootstrap;
};
tl::expected<MeanBootstrap, Undefined> participantsBootstrap(const std::vector<double> &values, const BootstrapPlan &plan);

/// @brief Mean of values that come in clusters (questions of one image): whole clusters are drawn. `clusters`: a number from
/// 0 for each value.
tl::expected<MeanBootstrap, Undefined> clusterBootstrap(const std::vector<double> &values, const std::vector<int> &clusters,
                                                        const BootstrapPlan &plan);

/// A mean with the standard error that allows for clusters.
struct ClusteredMean {
    double mean = 0;
    Measure standardError;       ///< OneCluster for fewer than two
    MeasuredInterval interval;   ///< mean ± z · standard error
    int clusters = 0;
};

/// @brief Mean and its cluster-robust standard error: √(G/(G−1) · Σ_g (Σ_{i∈g} (x_i − x̄))²) / n, G clusters, n values (Liang &
/// Zeger 1986, Biometrika 73:13–22; Miller 2024, arXiv:2411.00640). With clusters of one it is the usual sd/√n.
tl::expected<ClusteredMean, Undefined> clusteredMean(const std::vector<double> &values, const std::vector<int> &clusters,
                                                     double level = 0.95);

} // namespace yuyi
