// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <tl/expected.hpp>

#include <string>
#include <system_error>

namespace yuyi::platform {

/// What a call gave, or the system's reason why not. Compare the reason with std::errc, which means the same on every system.
template <typename T>
using Outcome = tl::expected<T, std::error_code>;

/// Why the newest failed call of this thread failed (errno, GetLastError); right after a call that does not tell by itself.
std::error_code lastError();

/// The system's own words for an error in UTF-8, without a full stop: "No such file or directory". Any thread.
std::string describe(std::error_code error);

} // namespace yuyi::platform
