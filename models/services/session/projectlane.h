// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/history/changes.h"
#include "models/domain/result.h"
#include "models/stores/stores.h"

#include <QObject>
#include <QString>

#include <functional>
#include <memory>

namespace yuyi {

/// @brief A thread of the open project with one connection, which runs its tasks in order and in between hears what the server says. The
/// reading one repeats a task if the writing one has answered a task meanwhile: the result of a read before a write is never delivered
/// after it. So that a long read need not be repeated for a short write, it first waits for the writes that were asked before it, though
/// not long. A thread that waits for a server which never answers can be left behind. Its functions may be called from any thread, but
/// only from one at a time.
class ProjectLane
{
public:
    /// What runs in the home's thread after a task.
    using Afterwards = std::function<void()>;
    using Task = std::function<Afterwards(Stores &)>;

    /// `home`: its thread gets the answers. `writer`: null for the lane that writes.
    ProjectLane(QObject *home, const QString &name, ProjectLane *writer = nullptr);
    ~ProjectLane();
    ProjectLane(const ProjectLane &) = delete;
    ProjectLane &operator=(const ProjectLane &) = delete;

    /// Blocks until the connection is open or has failed. `listener` is that of Stores::setListener, `heard` that of Stores::listen, and
    /// `linkTold` that of Stores::watchLink; they are called on the lane's thread and may be empty.
    Result<> open(std::shared_ptr<const StoreFactory> factory, std::function<void(const Changes &)> listener,
                  std::function<void(const Changes &)> heard = {}, std::function<void(bool)> linkTold = {});
    /// Whether `heard` will be called.
    bool hears() const;
    /// `writes`: it may change something.
    void add(Task task, bool writes);
    /// @brief Does what is queued, then ends. Blocks, but not for a server that does not answer: then what is queued is forgotten. The
    /// answer of the task in which the thread waits comes to nobody.
    void close();
    /// Forgets what has not begun.
    void drop();

    /// For how long (ms) the server has not answered what the thread asks; 0 if it asks nothing.
    qint64 waiting() const;
    /// Whether there is a connection: not after leaveBehind(), until the server has answered.
    bool isOpen() const;
    /// @brief Leaves the thread alone that waits for the server. A new one goes on with what has not begun, as soon as the server answers
    /// it. The answer of the task in which the old one waits is still delivered, should it come.
    void leaveBehind();

private:
    struct Order;
    struct Home;
    struct Means;
    class Thread;
    class Worker;

    std::shared_ptr<Home> m_home;
    std::shared_ptr<Order> m_order;
    std::shared_ptr<Order> m_ofWriter; ///< null for the lane that writes
    std::shared_ptr<Means> m_means;
    std::shared_ptr<Worker> m_worker; ///< null unless open
    QString m_name;
};

} // namespace yuyi
