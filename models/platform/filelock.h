// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/platform/descriptor.h"
#include "models/platform/errors.h"

#include <filesystem>

namespace yuyi::platform {

/// @brief A lock on a file that ends with this object or with the program, however it ends. It keeps out only those who ask for it too:
/// the file can be read, written, renamed and removed as without it.
class FileLock
{
public:
    /// @brief Locks the file that has this name, which must be there; a link is not followed, a pipe does not block. Does not wait for
    /// another holder, be it this program or another one. Any thread.
    /// @return why there is no lock: resource_unavailable_try_again where another holds it, else the system's error
    static Outcome<FileLock> take(const std::filesystem::path &path);

private:
    explicit FileLock(Descriptor descriptor) : m_descriptor(std::move(descriptor)) {}
    Descriptor m_descriptor;
};

} // namespace yuyi::platform
