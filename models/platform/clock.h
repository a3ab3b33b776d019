// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace yuyi::platform {

/// @brief Milliseconds since some point in the past, those in which the computer slept among them. Nobody who sets the clock changes it;
/// it is exact to some 20 ms. Where the system has no such clock it is the time of day. Any thread.
std::int64_t millisecondsWithSleep();

} // namespace yuyi::platform
