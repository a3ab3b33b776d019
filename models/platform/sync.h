// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <system_error>

namespace yuyi::platform {

/// @brief Returns once what was written to this file is on the disk, so that a power cut does not take it. Of a folder: the names in it.
/// Windows has no such call for folders; there moveOver() itself waits for the name. May take seconds; any thread but the GUI's.
/// @return no error, or why it failed: io_error, no_space_on_device, no_such_file_or_directory …
std::error_code syncPath(const std::filesystem::path &path);

/// @brief The same for everything written to this file, or below this folder, at once. On Linux it is the whole file system that holds
/// it, on Windows each file, where those that are read-only or held by others are left out. May take long; any thread but the GUI's.
/// @return as syncPath(); no_such_file_or_directory if the path itself is not there
std::error_code syncAllBelow(const std::filesystem::path &path);

/// @brief Gives a file or folder another name on the same file system, in one step: the name leads to the one or the other, never to
/// nothing. A file that has the name is replaced, as is an empty folder by a folder (on Windows in two steps). On Windows it is tried
/// for half a second while somebody else, such as a virus scanner, has one of the two open. Any thread but the GUI's.
/// @return no error, or why nothing was changed: directory_not_empty, cross_device_link, permission_denied …
std::error_code moveOver(const std::filesystem::path &from, const std::filesystem::path &to);

} // namespace yuyi::platform
