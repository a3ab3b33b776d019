// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/filtering/verificationcopy.h"

#include <functional>
#include <list>
#include <memory>
#include <mutex>
#include <unordered_map>

namespace yuyi::filtering {

/// @brief The verification copies used last, up to a number of bytes. Thread-safe; two threads that
/// want the same copy make it once each at worst.
class CopyCache
{
public:
    using Loader = std::function<std::shared_ptr<const VerificationCopy>(int key)>;

    static constexpr qsizetype usualBytes = 256LL * 1024 * 1024;

    explicit CopyCache(qsizetype maxBytes = usualBytes) : m_maxBytes(maxBytes) { }
    /// Null where the picture could not be read.
    std::shared_ptr<const VerificationCopy> get(int key, const Loader &load);
    /// Keeps a copy that is at hand while there is room; nothing is thrown out for it.
    void offer(int key, const std::shared_ptr<const VerificationCopy> &copy);
    /// Throws out a copy that is not expected to be asked for again.
    void drop(int key);

private:
    struct Entry {
        std::shared_ptr<const VerificationCopy> copy;
        std::list<int>::iterator used;
        qsizetype bytes = 0; ///< as counted last: features come later
    };

    void insert(int key, const std::shared_ptr<const VerificationCopy> &copy);
    void count(Entry &entry);

    qsizetype m_maxBytes;
    qsizetype m_bytes = 0;
    std::mutex m_mutex;
    std::list<int> m_used; ///< most recent first
    std::unordered_map<int, Entry> m_entries;
};

} // namespace yuyi::filtering
