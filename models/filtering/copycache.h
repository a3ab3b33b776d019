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

    CopyCache(Loader load, qsizetype maxBytes);
    /// Null where the picture could not be read.
    std::shared_ptr<const VerificationCopy> get(int key);

private:
    struct Entry {
        std::shared_ptr<const VerificationCopy> copy;
        std::list<int>::iterator used;
    };

    void insert(int key, const std::shared_ptr<const VerificationCopy> &copy);

    Loader m_load;
    qsizetype m_maxBytes;
    qsizetype m_bytes = 0;
    std::mutex m_mutex;
    std::list<int> m_used; ///< most recent first
    std::unordered_map<int, Entry> m_entries;
};

} // namespace yuyi::filtering
