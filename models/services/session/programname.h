// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace yuyi {

/// @brief Returns a unique name for a part of this program: "host:process:…". Every call returns a new name.
QString newProgramName();

/// Whether the name belongs to an ended process of this computer. False if this cannot be determined.
bool isProgramGone(const QString &name);

/// Returns the host and process of a name, for display.
QString programTitle(const QString &name);

} // namespace yuyi
