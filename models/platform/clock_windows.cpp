// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/platform/clock.h"

#include "models/platform/handle_windows.h"

namespace yuyi::platform {

std::int64_t millisecondsWithSleep()
{
    return static_cast<std::int64_t>(::GetTickCount64());
}

} // namespace yuyi::platform
