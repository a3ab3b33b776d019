// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/platform/errors.h"

#include <cstdint>
#include <filesystem>

namespace yuyi::platform {

/// Which file it is, and what changes when somebody writes to it. Two names of one file have the same facts.
struct FileFacts {
    std::uint64_t device = 0; ///< device, on Windows the volume's serial number
    std::uint64_t number = 0; ///< inode, on Windows the index in the volume
    std::int64_t bytes = -1;
    std::int64_t changedSeconds = 0; ///< when content or properties were last changed (ctime)
    std::int64_t changedNanoseconds = 0;

    friend bool operator==(const FileFacts &, const FileFacts &) = default;
};

/// @brief The facts about the file or folder that has this name now; links are followed. The file is not opened for reading, so that
/// no lock of this process on it is lost. Any thread.
/// @return the system's error, no_such_file_or_directory among them
Outcome<FileFacts> factsOf(const std::filesystem::path &path);

/// What is to be done with a file or a folder.
enum class Access {
    Read,
    Write, ///< of a folder: make files in it
    List   ///< of a folder: read the names in it and reach them
};

/// @brief Asks the system whether this program, with the rights that it has now, may do that. Links are followed. Any thread.
/// @return no error if it may, else why not: permission_denied, read_only_file_system, no_such_file_or_directory …
std::error_code checkAccess(const std::filesystem::path &path, Access access);

/// Whether the path itself is a symbolic link, broken or not, or a junction of Windows. False if there is nothing. Any thread.
bool isLink(const std::filesystem::path &path);

} // namespace yuyi::platform
