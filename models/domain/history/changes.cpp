// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/domain/history/changes.h"

#include <algorithm>

namespace yuyi {

bool Changes::touches(Entity entity) const
{
    return std::any_of(list.begin(), list.end(), [&](const Change &c) { return c.entity == entity; });
}

bool Changes::touches(Entity entity, const QUuid &subject) const
{
    return std::any_of(list.begin(), list.end(), [&](const Change &c) {
        return c.entity == entity && (c.subject.isNull() || c.subject == subject);
    });
}

} // namespace yuyi
