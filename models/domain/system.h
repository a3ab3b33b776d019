// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <filesystem>
#include <system_error>

namespace yuyi {

/// A path as models/platform takes it.
std::filesystem::path systemPath(const QString &path);

/// The text of a path, for people. Bytes of a name that are not valid UTF-8 become U+FFFD: it opens nothing then.
QString pathText(const std::filesystem::path &path);

/// The system's own words for an error: "No such file or directory".
QString systemMessage(std::error_code error);
/// The same for the newest failed call of this thread; right after a call of Qt that does not tell by itself.
QString lastSystemMessage();

} // namespace yuyi
