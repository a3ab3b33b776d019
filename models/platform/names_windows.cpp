// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/platform/names.h"

namespace yuyi::platform {

std::vector<std::filesystem::path> namesNotInUtf8(const std::filesystem::path &, bool)
{
    return {}; // names are UTF-16, which Qt opens as it is, even with half a surrogate pair
}

} // namespace yuyi::platform
