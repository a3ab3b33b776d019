// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/descriptions/descriptionservice.h"

#include <variant>

namespace yuyi {

/// @brief The new runs that AskDialog sets up: models describe images, or judges score descriptions. A plain value for other
/// threads; says what DescriptionService would say to the plan.
class AskPlan
{
public:
    /// `filter`: the expression that narrows the images.
    AskPlan(DescriptionPlan plan, QString filter);
    explicit AskPlan(JudgePlan plan);

    Result<LaunchEstimate> estimate(DescriptionService &service, Stores &stores, Progress &progress) const;
    /// The first prompt as it would be sent.
    Result<SentPrompt> preview(DescriptionService &service, Stores &stores) const;
    Result<QList<Run>> alreadyDone(DescriptionService &service, Stores &stores) const;
    Result<QList<double>> keptBudgets(DescriptionService &service, Stores &stores) const;
    /// Creates the runs; those that have not ended go on, with the budget of the plan.
    Result<QList<Run>> create(DescriptionService &service, Stores &stores, SameRuns same) const;

private:
    template <typename T, typename Ask>
    Result<T> answer(Stores &stores, Ask ask) const;

    std::variant<DescriptionPlan, JudgePlan> m_plan;
    QString m_filter;
};

} // namespace yuyi
