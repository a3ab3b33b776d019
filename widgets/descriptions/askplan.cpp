// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/descriptions/askplan.h"

#include "models/services/rules/itemchoice.h"

#include <utility>

namespace yuyi {

AskPlan::AskPlan(DescriptionPlan plan, QString filter) : m_plan(std::move(plan)), m_filter(std::move(filter)) {}

AskPlan::AskPlan(JudgePlan plan) : m_plan(std::move(plan)) {}

/// What `ask` says to the plan; the error of the filter if it cannot be read.
template <typename T, typename Ask>
Result<T> AskPlan::answer(Stores &stores, Ask ask) const
{
    if (const auto *judgements = std::get_if<JudgePlan>(&m_plan))
        return ask(*judgements);
    const auto filter = ItemChooser(stores).read(m_filter);
    if (!filter)
        return passOn(filter);
    DescriptionPlan descriptions = std::get<DescriptionPlan>(m_plan);
    descriptions.run.items.filter = *filter;
    return ask(descriptions);
}

Result<LaunchEstimate> AskPlan::estimate(DescriptionService &service, Stores &stores, Progress &progress) const
{
    return answer<LaunchEstimate>(stores, [&](const auto &plan) { return service.estimate(plan, progress); });
}

Result<SentPrompt> AskPlan::preview(DescriptionService &service, Stores &stores) const
{
    return answer<SentPrompt>(stores, [&](const auto &plan) { return service.preview(plan, 0); });
}

Result<QList<Run>> AskPlan::alreadyDone(DescriptionService &service, Stores &stores) const
{
    return answer<QList<Run>>(stores, [&](const auto &plan) { return service.alreadyDone(plan); });
}

Result<QList<double>> AskPlan::keptBudgets(DescriptionService &service, Stores &stores) const
{
    return answer<QList<double>>(stores, [&](const auto &plan) { return service.keptBudgets(plan); });
}

Result<QList<Run>> AskPlan::create(DescriptionService &service, Stores &stores, SameRuns same) const
{
    return answer<QList<Run>>(stores, [&](const auto &plan) { return service.create(plan, same); });
}

} // namespace yuyi
