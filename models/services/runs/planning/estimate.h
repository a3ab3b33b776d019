// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/progress.h"
#include "models/services/runs/planning/plan.h"

namespace yuyi {

/// Estimate of one run or of a whole launch.
struct RunEstimate {
    EndpointId endpoint; ///< null in the total
    QString endpointName;
    QString configuration; ///< code; empty in the total
    QString configurationTitle;
    int items = 0;
    qint64 requests = 0;
    qint64 replies = 0;  ///< answers to items; more than requests where one asks several items
    qint64 pictures = 0; ///< images sent, including those of examples
    qint64 bytes = 0;    ///< exact size of all request bodies
    qint64 largest = 0;  ///< exact size of the largest of them
    qint64 tokensInput = 0;
    qint64 tokensOutput = 0;
    bool tokensMeasured = false; ///< based on earlier replies of this endpoint, to as many items at once; else assumed
    double cost = 0;
    bool priced = false; ///< a price is known; else `cost` is meaningless
    QString currency;    ///< of the total: empty if the endpoints use different ones
    double seconds = 0;
    bool secondsMeasured = false;
};

struct LaunchEstimate {
    QList<RunEstimate> runs;             ///< by endpoint, then configuration, in the plan's order
    RunEstimate total;                   ///< seconds: of the slowest endpoint, as endpoints run in parallel
    QList<QPair<QString, double>> costs; ///< by currency
    int items = 0;                       ///< of the chosen ones
    QString itemSetHash;
    QStringList notes;      ///< whole sentences: what was left out, what is assumed, what exceeds the budget
    QStringList unreadable; ///< images that cannot be sent, with the reason; their items end as errors
};

/// Estimates what a resolved plan would send; see RunService::estimate.
Result<LaunchEstimate> estimateRuns(Stores &stores, const QString &folder, const RunPlan &plan, const ResolvedPlan &resolved,
                                    Progress &progress);

} // namespace yuyi
