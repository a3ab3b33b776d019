// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace yuyi {

/// Which colours to use; System follows the palette the program was started with.
enum class ThemeMode { System, Light, Dark };

} // namespace yuyi
