// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/filtering/copycache.h"

#include <utility>

namespace yuyi::filtering {

CopyCache::CopyCache(Loader load, qsizetype maxBytes)
    : m_load(std::move(load)), m_maxBytes(maxBytes)
{
}

std::shared_ptr<const VerificationCopy> CopyCache::get(int key)
{
    {
        const std::lock_guard lock(m_mutex);
        const auto found = m_entries.find(key);
        if (found != m_entries.end()) {
            m_used.splice(m_used.begin(), m_used, found->second.used);
            return found->second.copy;
        }
    }
    const std::shared_ptr<const VerificationCopy> copy = m_load(key);
    const std::lock_guard lock(m_mutex);
    insert(key, copy);
    return copy;
}

void CopyCache::insert(int key, const std::shared_ptr<const VerificationCopy> &copy)
{
    if (m_entries.contains(key))
        return;
    m_used.push_front(key);
    m_entries.emplace(key, Entry{copy, m_used.begin()});
    m_bytes += copy ? copy->bytes() : 0;
    while (m_bytes > m_maxBytes && m_used.size() > 1) {
        const auto oldest = m_entries.find(m_used.back());
        m_bytes -= oldest->second.copy ? oldest->second.copy->bytes() : 0;
        m_entries.erase(oldest);
        m_used.pop_back();
    }
}

} // namespace yuyi::filtering
