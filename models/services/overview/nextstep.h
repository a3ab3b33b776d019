// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/program/pageid.h"
#include "models/services/overview/navigationcounts.h"

#include <functional>
#include <optional>

namespace yuyi {

/// @brief A page where the person has something to do.
struct NextStep {
    PageId page = PageId::Overview;
    qint64 count = 0;
    bool first = false;   ///< of a filter page: it has not processed the images yet; otherwise there are results to decide
    bool earlier = false; ///< the page comes before the current one: nothing waits on the pages after it

    friend bool operator==(const NextStep &, const NextStep &) = default;
};

/// Returns what waits on this page; nullopt if its work is done or the page is not a step of the workflow.
std::optional<NextStep> stepOn(PageId page, const NavigationCounts &counts);

/// @brief Returns the next page with something to do after `page`: first the later pages, then the earlier ones. `mayOpen`: whether the
/// person may open a page. The models page is only suggested from the release page, the results page only from the models page.
std::optional<NextStep> nextStepAfter(PageId page, const NavigationCounts &counts,
                                      const std::function<bool(PageId page)> &mayOpen);

} // namespace yuyi
