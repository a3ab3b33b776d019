// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cerrno>

namespace yuyi::platform {

/// Calls once more what a signal interrupted.
template <typename Call>
int uninterrupted(const Call &call)
{
    int result = call();
    while (result < 0 && errno == EINTR)
        result = call();
    return result;
}

} // namespace yuyi::platform
