// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/history/changes.h"
#include "models/domain/result.h"
#include "models/stores/stores.h"

#include <QObject>
#include <QString>
#include <QThread>

#include <condition_variable>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>

namespace yuyi {

/// @brief A thread of the open project with one connection, which runs its tasks in order and in between hears what the server says. The
/// reading one repeats a task if the writing one has answered a task meanwhile: the result of a read before a write is never delivered
/// after it. So that a long read need not be repeated for a short write, it first waits for the writes that were asked before it, though
/// not long. Its functions may be called from any thread.
class ProjectLane
{
public:
    /// What runs in the home's thread after a task.
    using Afterwards = std::function<void()>;
    using Task = std::function<Afterwards(Stores &)>;

    /// `home`: its thread gets the answers. `writer`: null for the lane that writes.
    ProjectLane(QObject *home, const QString &name, ProjectLane *writer = nullptr);
    ~ProjectLane() { close(); }
    ProjectLane(const ProjectLane &) = delete;
    ProjectLane &operator=(const ProjectLane &) = delete;

    /// Blocks until the connection is open or has failed. `listener` is that of Stores::setListener, `heard` that of Stores::listen, and
    /// `linkTold` that of Stores::watchLink; they are called on the lane's thread and may be empty.
    Result<> open(std::shared_ptr<const StoreFactory> factory, std::function<void(const Changes &)> listener,
                  std::function<void(const Changes &)> heard = {}, std::function<void(bool)> linkTold = {});
    /// Whether `heard` will be called.
    bool hears();
    /// `writes`: it may change something.
    void add(Task task, bool writes);
    /// Does what is queued, then ends.
    void close();
    /// Forgets what has not begun.
    void drop();

private:
    struct Queued {
        Task task;
        bool writes = false;
        quint64 after = 0; ///< of a read: how many writes were asked before it
    };

    void begin();
    void step();
    void end();
    void write(const Queued &queued);
    void read(const Queued &queued);
    quint64 written();
    quint64 asked();
    void waitFor(quint64 writes);
    bool isClosing();
    void finish(Afterwards afterwards);

    QObject *m_home;
    ProjectLane *m_writer;
    std::mutex m_order; // of the writer: one answer of either lane is put on its way at a time
    std::condition_variable m_answered;
    quint64 m_asked = 0;   // writes; under m_order
    quint64 m_written = 0; // answers to them on their way; under m_order
    quint64 m_slow = 0;    // the write that nobody waits for any more; under m_order
    QThread m_thread;
    QObject m_hand;     // lives in the thread
    std::mutex m_mutex; // of the standard library, as all that is waited on here: ThreadSanitizer sees through it
    std::condition_variable m_wake;
    std::deque<Queued> m_tasks;
    std::optional<Result<>> m_opened;
    bool m_hears = false;
    bool m_closing = false;
    std::shared_ptr<const StoreFactory> m_factory;
    std::function<void(const Changes &)> m_listener;
    std::function<void(const Changes &)> m_heard;
    std::function<void(bool)> m_linkTold;
    std::unique_ptr<Stores> m_stores; // of the thread
};

} // namespace yuyi
