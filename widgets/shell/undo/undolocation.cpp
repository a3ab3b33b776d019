// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shell/undo/undolocation.h"

namespace yuyi {

Location locationOf(const UndoneStep &step, std::optional<PageId> current)
{
    Location location;
    if (current && step.alsoOn.contains(*current)) {
        location.page = current; // no image: its filters and its position stay
        return location;
    }
    location.page = step.page;
    location.image = step.image;
    location.field = step.field;
    location.record = step.record;
    return location;
}

} // namespace yuyi
