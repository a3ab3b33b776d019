// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/runs/runner/journal.h"

#include <QMetaObject>

#include <algorithm>
#include <iterator>

namespace yuyi {

namespace {

/// Works of one transaction: others wait for the database no longer than that takes.
constexpr size_t largestGroup = 256;

} // namespace

RunJournal::RunJournal(QObject *owner, std::shared_ptr<const StoreFactory> factory,
                       std::function<void(const Changes &)> announce)
    : m_owner(owner), m_factory(std::move(factory)), m_announce(std::move(announce)), m_thread([this] { run(); })
{
}

RunJournal::~RunJournal()
{
    handOver();
    {
        const std::scoped_lock lock(m_mutex);
        m_closing = true;
    }
    m_wake.notify_all();
    m_thread.join();
}

void RunJournal::write(Work work, Done done, std::function<void()> before)
{
    add({std::move(work), std::move(done), true, std::move(before)});
}

void RunJournal::read(Work work, Done done)
{
    add({std::move(work), std::move(done), false, {}});
}

/// Several answers come at once, and each leads to another attempt: they are handed over together, so that they share a commit.
void RunJournal::add(Entry entry)
{
    m_moment.push_back(std::move(entry));
    if (m_moment.size() > 1)
        return;
    QMetaObject::invokeMethod(
        m_owner,
        [this, alive = std::weak_ptr<int>(m_alive)] {
            if (!alive.expired())
                handOver();
        },
        Qt::QueuedConnection);
}

void RunJournal::handOver()
{
    {
        const std::scoped_lock lock(m_mutex);
        std::move(m_moment.begin(), m_moment.end(), std::back_inserter(m_entries));
    }
    m_moment.clear();
    m_wake.notify_all();
}

std::deque<RunJournal::Entry> RunJournal::next()
{
    std::deque<Entry> group;
    std::unique_lock lock(m_mutex);
    while (m_entries.empty() && !m_closing)
        m_wake.wait(lock);
    while (!m_entries.empty() && group.size() < largestGroup && (group.empty() || m_entries.front().writes == group.front().writes)) {
        group.push_back(std::move(m_entries.front()));
        m_entries.pop_front();
        if (!group.front().writes)
            break;
    }
    return group;
}

void RunJournal::answer(Entry &entry, const Result<> &result)
{
    QMetaObject::invokeMethod(
        m_owner,
        [done = std::move(entry.done), result] {
            if (done)
                done(result);
        },
        Qt::QueuedConnection);
}

void RunJournal::commit(Stores &stores, std::deque<Entry> &entries)
{
    const Result<> all = stores.transaction([&]() -> Result<> {
        for (const Entry &entry : entries)
            YUYI_CHECK(entry.work(stores));
        return {};
    });
    if (all || entries.size() == 1) {
        for (Entry &entry : entries)
            answer(entry, all);
        return;
    }
    // One that fails takes nothing of the others with it.
    for (Entry &entry : entries)
        answer(entry, stores.transaction([&] { return entry.work(stores); }));
}

void RunJournal::run()
{
    auto opened = m_factory->open();
    if (opened && m_announce)
        (*opened)->setListener(m_announce);
    while (true) {
        std::deque<Entry> group = next();
        if (group.empty())
            return;
        if (!opened) {
            for (Entry &entry : group)
                answer(entry, passOn(opened));
            // A server that was away may be back by the next time.
            opened = m_factory->open();
            if (opened && m_announce)
                (*opened)->setListener(m_announce);
            continue;
        }
        // Nobody waits for the database while this is done.
        for (const Entry &entry : group) {
            if (entry.before)
                entry.before();
        }
        if (group.front().writes)
            commit(**opened, group);
        else
            answer(group.front(), group.front().work(**opened));
    }
}

} // namespace yuyi
