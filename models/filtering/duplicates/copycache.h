// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/filtering/duplicates/verificationcopy.h"

#include <functional>
#include <list>
#include <memory>
#include <mutex>
#include <unordered_map>

namespace yuyi {

/// @brief A least-recently-used cache of verification copies, limited by its size in bytes. Thread-safe. Two threads that need
/// the same copy may both make it.
class CopyCache
{
public:
    using Loader = std::function<std::shared_ptr<const VerificationCopy>(int key)>;

    static constexpr qsizetype usualBytes = 256LL * 1024 * 1024;

    explicit CopyCache(qsizetype maxBytes = usualBytes) : m_maxBytes(maxBytes) {}
    /// Returns the copy of `key`, calling `load` if it is not cached. Null if the picture cannot be read.
    std::shared_ptr<const VerificationCopy> get(int key, const Loader &load);
    /// Adds a copy if there is room; never evicts another one.
    void offer(int key, const std::shared_ptr<const VerificationCopy> &copy);
    /// Removes a copy that will probably not be needed again.
    void drop(int key);

private:
    struct Entry {
        std::shared_ptr<const VerificationCopy> copy;
        std::list<int>::iterator used;
        qsizetype bytes = 0; ///< size when last counted; it grows when features are computed
    };

    void insert(int key, const std::shared_ptr<const VerificationCopy> &copy);
    void count(Entry &entry);

    qsizetype m_maxBytes;
    qsizetype m_bytes = 0;
    std::mutex m_mutex;
    std::list<int> m_used; ///< most recent first
    std::unordered_map<int, Entry> m_entries;
};

} // namespace yuyi
