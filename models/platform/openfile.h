// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/platform/descriptor.h"

#include <cstdint>
#include <filesystem>
#include <system_error>

namespace yuyi::platform {

/// Whether symbolic links, and junctions of Windows, are followed.
enum class Links {
    Followed,
    Refused
};

/// A file opened for reading, or why it is not.
struct OpenedFile {
    Descriptor descriptor; ///< not open where the file is not
    std::int64_t bytes = 0;
    std::error_code error; ///< why the system refused; none if the path is not a regular file
    bool isFolder = false; ///< the path, or what a followed link leads to, is a folder
    bool isLink = false;   ///< the path itself is a link
};

/// @brief Opens a regular file for reading, in binary, and nothing else. Looks at the path before it is opened and at the file after,
/// so that a pipe, socket or device never blocks and a link put in its place meanwhile is not followed where links are refused.
/// Others may go on to write, rename or remove the file. Any thread.
OpenedFile openToRead(const std::filesystem::path &path, Links links);

/// How much is in a file, and when somebody last wrote to it.
struct ContentState {
    std::int64_t bytes = -1;
    std::int64_t writtenSeconds = 0;
    std::int64_t writtenNanoseconds = 0;

    friend bool operator==(const ContentState &, const ContentState &) = default;
};

/// @brief The state of an open file (a descriptor of the C library). If it is equal before and after reading, nobody wrote to the file
/// meanwhile, as far as its time tells; a new name, a removal or another file in its place does not change it. Any thread.
/// @return -1 bytes if the system does not tell
ContentState contentState(int descriptor);

} // namespace yuyi::platform
