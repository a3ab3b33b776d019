// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace yuyi {

/// Whether the file exists and is not empty.
bool hasContent(const QString &file);

/// @brief Flushes all that was written below this folder to disk; see platform::syncAllBelow(). Any thread; may take seconds.
/// @return empty on success, else why it failed
QString syncFileSystem(const QString &folder);

} // namespace yuyi
