// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace yuyi::platform {

/// @brief While one of these lives, freed memory stays with the program, up to some 100 MB: work that takes and frees megabytes for
/// one picture after the other would else give each page back and have it cleared and mapped again. With the last one that ends,
/// what is free goes back. Does nothing where the C library is not glibc. Any thread.
class FreedMemoryKept
{
public:
    FreedMemoryKept();
    ~FreedMemoryKept();
    FreedMemoryKept(const FreedMemoryKept &) = delete;
    FreedMemoryKept &operator=(const FreedMemoryKept &) = delete;
};

} // namespace yuyi::platform
