// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>

#include <functional>

namespace yuyi {

/// @brief What time it is, in UTC. Services whose rules depend on it take one, so that tests need not wait.
using Clock = std::function<QDateTime()>;

inline Clock systemClock()
{
    return &QDateTime::currentDateTimeUtc;
}

} // namespace yuyi
