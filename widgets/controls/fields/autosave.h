// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace yuyi {

/// How long after a key what was typed is saved, in milliseconds: it is at most this and one commit behind.
inline constexpr int autosaveMs = 700;

} // namespace yuyi
