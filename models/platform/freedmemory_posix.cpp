// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/platform/freedmemory.h"

#include <mutex>

#if defined(__GLIBC__)
#include <malloc.h>
#endif

namespace yuyi::platform {

#if defined(__GLIBC__)

namespace {

constexpr int megabyte = 1 << 20;

struct Keepers {
    std::mutex mutex;
    int count = 0;
};

Keepers &keepers()
{
    static Keepers all;
    return all;
}

/// Larger pieces than the first are mapped on their own; more than the second at the end of a heap goes back.
void keepUpTo(int mappedFrom, int trimmedFrom)
{
    mallopt(M_MMAP_THRESHOLD, mappedFrom);
    mallopt(M_TRIM_THRESHOLD, trimmedFrom);
}

} // namespace

FreedMemoryKept::FreedMemoryKept()
{
    Keepers &all = keepers();
    const std::lock_guard lock(all.mutex);
    if (all.count++ == 0)
        keepUpTo(32 * megabyte, 96 * megabyte);
}

FreedMemoryKept::~FreedMemoryKept()
{
    Keepers &all = keepers();
    const std::lock_guard lock(all.mutex);
    if (--all.count > 0)
        return;
    keepUpTo(megabyte, 2 * megabyte);
    malloc_trim(0);
}

#else

FreedMemoryKept::FreedMemoryKept()
{
}
FreedMemoryKept::~FreedMemoryKept() {}

#endif

} // namespace yuyi::platform
