// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/shell/page/shellsetup.h"

#include <vector>

namespace yuyi {

/// The pages of the program, in the order of the navigation.
std::vector<PageKind> programPages();

} // namespace yuyi
