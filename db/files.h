// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace yuyi {

/// False for a file that is empty or not there.
bool hasContent(const QString &file);

/// @brief Puts on disk what the file system of this folder still holds in memory (syncfs). Any thread; may take seconds.
/// @return empty, or why it could not be done
QString syncFileSystem(const QString &folder);

} // namespace yuyi
