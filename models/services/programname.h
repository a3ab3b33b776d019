// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace yuyi {

/// @brief A name for a part of this program that nobody else has: "host:process:…". Each call gives another one.
QString newProgramName();

/// Whether the name is that of a process of this computer that has ended. False where that cannot be told.
bool isProgramGone(const QString &name);

/// What people are shown of it: host and process.
QString programTitle(const QString &name);

} // namespace yuyi
