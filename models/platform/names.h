// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <vector>

namespace yuyi::platform {

/// @brief The files and folders in this folder whose names are not valid UTF-8: no text names them. Such a folder stands for all that
/// is in it. If `recursive`, the folders below are searched too, except hidden ones, links, and those that may not be read. On
/// Windows every name is text. Any thread.
/// @return their paths, in no order; nothing if `folder` is not a folder
std::vector<std::filesystem::path> namesNotInUtf8(const std::filesystem::path &folder, bool recursive);

} // namespace yuyi::platform
