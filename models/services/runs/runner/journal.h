// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/history/changes.h"
#include "models/domain/result.h"
#include "models/stores/stores.h"

#include <QObject>

#include <condition_variable>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <thread>

namespace yuyi {

/// @brief Writes the records of runs on a thread with its own connection. Entries of one moment (of the events that wait in the
/// thread of `owner`) and those that queue up meanwhile are committed in one transaction. Used in the thread of `owner`, where
/// callbacks run too.
class RunJournal
{
public:
    using Work = std::function<Result<>(Stores &)>;
    using Done = std::function<void(const Result<> &)>;

    /// `announce` is called with the changes of each commit, on the journal's thread; may be empty.
    RunJournal(QObject *owner, std::shared_ptr<const StoreFactory> factory, std::function<void(const Changes &)> announce);
    ~RunJournal(); ///< writes what is queued, then ends the thread

    /// @brief Runs `work` within a transaction; calls `done` after the commit. If a transaction fails, its entries are retried one
    /// by one. `before`: what needs no database, run once on the journal's thread before the transaction.
    void write(Work work, Done done, std::function<void()> before = {});
    /// Runs `work` outside any transaction, in order with the other entries.
    void read(Work work, Done done);

private:
    struct Entry {
        Work work;
        Done done;
        bool writes = true;
        std::function<void()> before;
    };
    void add(Entry entry);
    void handOver();
    void run();
    std::deque<Entry> next();
    void commit(Stores &stores, std::deque<Entry> &entries);
    void answer(Entry &entry, const Result<> &result);

    QObject *m_owner;
    std::shared_ptr<const StoreFactory> m_factory;
    std::function<void(const Changes &)> m_announce;
    std::mutex m_mutex;
    std::condition_variable m_wake;
    std::deque<Entry> m_entries;
    std::deque<Entry> m_moment; ///< not handed over yet; of the owner's thread
    std::shared_ptr<int> m_alive = std::make_shared<int>(0);
    bool m_closing = false;
    std::thread m_thread;
};

} // namespace yuyi
