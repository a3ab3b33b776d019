// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/filtering/duplicates/copycache.h"

#include <utility>

namespace yuyi {

std::shared_ptr<const VerificationCopy> CopyCache::get(int key, const Loader &load)
{
    {
        const std::lock_guard lock(m_mutex);
        const auto found = m_entries.find(key);
        if (found != m_entries.end()) {
            m_used.splice(m_used.begin(), m_used, found->second.used);
            count(found->second);
            return found->second.copy;
        }
    }
    const std::shared_ptr<const VerificationCopy> copy = load(key);
    const std::lock_guard lock(m_mutex);
    insert(key, copy);
    return copy;
}

void CopyCache::offer(int key, const std::shared_ptr<const VerificationCopy> &copy)
{
    const std::lock_guard lock(m_mutex);
    if (copy && m_bytes + copy->bytes() <= m_maxBytes)
        insert(key, copy);
}

void CopyCache::drop(int key)
{
    const std::lock_guard lock(m_mutex);
    const auto found = m_entries.find(key);
    if (found == m_entries.end())
        return;
    m_bytes -= found->second.bytes;
    m_used.erase(found->second.used);
    m_entries.erase(found);
}

void CopyCache::count(Entry &entry)
{
    const qsizetype now = entry.copy ? entry.copy->bytes() : 0;
    m_bytes += now - entry.bytes;
    entry.bytes = now;
}

void CopyCache::insert(int key, const std::shared_ptr<const VerificationCopy> &copy)
{
    if (m_entries.contains(key))
        return;
    m_used.push_front(key);
    count(m_entries.emplace(key, Entry{copy, m_used.begin(), 0}).first->second);
    while (m_bytes > m_maxBytes && m_used.size() > 1) {
        const auto oldest = m_entries.find(m_used.back());
        m_bytes -= oldest->second.bytes;
        m_entries.erase(oldest);
        m_used.pop_back();
    }
}

} // namespace yuyi
