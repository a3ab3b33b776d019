// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/domain/preset/grouping.h"

#include "models/domain/preset/preset.h"

namespace yuyi {

bool countsSeveral(const Metric &metric)
{
    return metric.all.size() > 1;
}

bool groupsImages(const Dimension &dimension, const Metric &metric)
{
    return dimension.code != kindDimension && !(dimension.ofQuestion() && countsSeveral(metric));
}

} // namespace yuyi
