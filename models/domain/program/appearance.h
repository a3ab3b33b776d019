// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace yuyi {

/// The colour theme; System follows the palette at program start.
enum class ThemeMode {
    System,
    Light,
    Dark
};

} // namespace yuyi
