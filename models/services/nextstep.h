// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/navigationcounts.h"

#include <QString>

#include <functional>
#include <optional>

namespace yuyi {

/// @brief A page that holds something to do for a person.
struct NextStep {
    QString page;
    qint64 count = 0;
    bool first = false;   ///< of a filter: it has not seen the images yet; else there are results to decide
    bool earlier = false; ///< before the page that was asked from: nothing waits on the pages after it

    friend bool operator==(const NextStep &, const NextStep &) = default;
};

/// What waits on this page; nothing: its work is done, or it is no step of the way.
std::optional<NextStep> stepOn(const QString &page, const NavigationCounts &counts);

/// @brief The one place that knows the order of the pages: what comes after `page`, first the steps behind it, then those before it
/// that have something again. `mayOpen`: whether the person sees the page. Results come after models, and models after a release alone.
std::optional<NextStep> nextStepAfter(const QString &page, const NavigationCounts &counts,
                                      const std::function<bool(const QString &page)> &mayOpen);

} // namespace yuyi
