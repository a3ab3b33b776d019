// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/platform/errors.h"

#include <cerrno>

namespace yuyi::platform {

std::error_code lastError()
{
    return {errno, std::generic_category()};
}

std::string describe(std::error_code error)
{
    return error.message();
}

} // namespace yuyi::platform
