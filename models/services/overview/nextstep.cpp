// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/overview/nextstep.h"

#include <algorithm>
#include <array>

namespace yuyi {

namespace {

/// The way of an image, then what is measured with it. Pages that are no steps stand where one comes to them.
constexpr std::array pageOrder{PageId::Overview, PageId::Collect, PageId::Duplicates, PageId::Text, PageId::Inspect,
                               PageId::Calibrate, PageId::Annotate, PageId::Review, PageId::Validate, PageId::Agreement,
                               PageId::Release, PageId::Models, PageId::Results, PageId::Errors, PageId::Study};

std::optional<NextStep> some(PageId page, qint64 count, bool first = false)
{
    return count > 0 ? std::optional<NextStep>({page, count, first}) : std::nullopt;
}

/// What is offered there alone: it never runs out, and would hide what waits elsewhere.
std::optional<NextStep> besides(PageId page, PageId from, const NavigationCounts &counts)
{
    if (page == PageId::Models && from == PageId::Release && counts.finishedRuns == 0)
        return some(page, counts.released);
    if (page == PageId::Results && from == PageId::Models)
        return some(page, counts.finishedRuns);
    return std::nullopt;
}

} // namespace

std::optional<NextStep> stepOn(PageId page, const NavigationCounts &counts)
{
    if (page == PageId::Collect)
        return counts.collected == 0 ? std::optional<NextStep>({page, 0, true}) : std::nullopt;
    if (page == PageId::Duplicates)
        return counts.unsearched > 0 ? some(page, counts.unsearched, true) : some(page, counts.duplicates);
    if (page == PageId::Text)
        return counts.unmeasured > 0 ? some(page, counts.unmeasured, true) : some(page, counts.text);
    if (page == PageId::Inspect)
        return some(page, counts.inspect);
    if (page == PageId::Calibrate)
        return some(page, counts.calibrate);
    if (page == PageId::Annotate)
        return some(page, counts.annotate);
    if (page == PageId::Review)
        return some(page, counts.review);
    if (page == PageId::Validate)
        return some(page, counts.validate);
    if (page == PageId::Release)
        return some(page, counts.accepted);
    if (page == PageId::Errors)
        return some(page, counts.errors);
    if (page == PageId::Study)
        return some(page, counts.study);
    return std::nullopt;
}

std::optional<NextStep> nextStepAfter(PageId page, const NavigationCounts &counts, const std::function<bool(PageId)> &mayOpen)
{
    const auto at = std::find(pageOrder.begin(), pageOrder.end(), page);
    if (at == pageOrder.end())
        return std::nullopt;
    const auto here = static_cast<size_t>(at - pageOrder.begin());
    for (size_t step = 1; step < pageOrder.size(); ++step) {
        const PageId other = pageOrder.at((here + step) % pageOrder.size());
        if (!mayOpen(other))
            continue;
        if (auto waits = stepOn(other, counts)) {
            waits->earlier = here + step >= pageOrder.size();
            return waits;
        }
        if (const auto waits = besides(other, page, counts))
            return waits;
    }
    return std::nullopt;
}

} // namespace yuyi
