// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/place.h"

namespace yuyi {

/// @brief Whether the file of a project or package is still the one with this key (of OpenFiles). What is saved into one that
/// was replaced or removed under its name is in no file any more, and a second connection would play the log of the one into the
/// other. A folder that was renamed as a whole takes its file along: that is as good as before. Environment, with what to do.
Result<> sameFile(const Place &place, const QString &key);

} // namespace yuyi
