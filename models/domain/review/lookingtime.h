// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

#include <algorithm>

namespace yuyi {

/// @brief The time that is stored for looking at one question, in ms: 0 to seven days. A question may stand on the screen over a weekend;
/// a longer time says nothing more.
inline qint64 lookingTime(qint64 milliseconds)
{
    constexpr qint64 longest = 7LL * 24 * 60 * 60 * 1000;
    return std::clamp<qint64>(milliseconds, 0, longest);
}

} // namespace yuyi
