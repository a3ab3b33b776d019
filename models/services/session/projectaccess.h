// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/history/changes.h"
#include "models/domain/project/face.h"
#include "models/domain/project/project.h"
#include "models/domain/result.h"
#include "models/stores/stores.h"

#include <QFuture>
#include <QObject>
#include <QPromise>

#include <exception>
#include <functional>
#include <memory>
#include <optional>
#include <type_traits>

class QTimer;

namespace yuyi {

class ActionOutbox;
class ProjectLane;
class ServerWatch;

/// @brief Asynchronous access to the open project. Work on the stores is queued and runs on two threads with their own
/// connections: one writes, one reads. Lives in the GUI thread; the futures finish there (`future.then(context, …)` runs there,
/// and is dropped when the context is destroyed). Never wait for such a future in the GUI thread: it would deadlock.
class ProjectAccess : public QObject
{
    Q_OBJECT
public:
    /// Opens both connections; blocks until they are open or have failed. May be called from a worker thread: the object is
    /// moved to the GUI thread.
    static Result<std::unique_ptr<ProjectAccess>> open(const std::shared_ptr<const StoreFactory> &factory);
    /// Finishes queued writes, then closes.
    ~ProjectAccess() override;

    /// @brief Runs `work(Stores &) -> Result<T>` on the writing thread, in the order of the calls. The work opens its own
    /// transaction (services do). An exception is reported by `failed`, and is the failure that the future has.
    template <typename Work>
    auto write(Work work)
    {
        return enqueue(m_writer.get(), std::move(work));
    }
    /// Like write(), but on the reading thread: for lists, counts, searches. The work must only read and may run more than once: it is
    /// repeated if a write of this window overtook it, so the result includes every write that was answered before it.
    template <typename Work>
    auto read(Work work)
    {
        return enqueue(m_reader.get(), std::move(work));
    }

    /// Data that changes rarely and is needed everywhere: kept up to date, announced by `infoChanged`.
    const ProjectInfo &info() const { return m_info; }
    const QList<Person> &people() const { return m_people; }
    /// Returns the person who works in this window.
    const Person &person() const { return m_person; }
    /// At a server with logins it is the person of the login, and nobody else.
    void actAs(const PersonId &id);
    bool mayActAs() const { return !m_hasLogins; }
    /// The connection to the server, if the project is on one.
    ServerWatch &server() const { return *m_server; }
    /// Carries what people do to the project, and keeps it while the server does not answer.
    ActionOutbox &outbox() const { return *m_outbox; }
    /// What this window shows of the project.
    Face face() const { return m_face; }

    const StoreFactory &factory() const { return *m_factory; }
    std::shared_ptr<const StoreFactory> sharedFactory() const { return m_factory; }
    /// Returns the path of an image's file.
    QString imagePath(const Image &image) const;

    /// Announces changes that another connection (a job's) has committed; signals are emitted on the GUI thread. Thread-safe.
    void announce(const Changes &changes);
    /// Returns the number of unfinished writes; 0: everything is saved.
    int pendingWrites() const { return m_pendingWrites; }
    /// Emits `failed`, for a failed write that no caller reports.
    void report(const Error &error);

Q_SIGNALS:
    /// Emitted after each commit of this window, its jobs, or another program. A server tells of it; in a folder
    /// it is looked for twice a second.
    void changed(const yuyi::Changes &changes);
    void infoChanged();
    /// The person is about to change: unsaved edits must be saved as the current person.
    void personAboutToChange();
    void personChanged();
    /// A write failed and no caller reports it.
    void failed(const yuyi::Error &error);
    void pendingWritesChanged(int pending);

private:
    /// What runs in the GUI thread after a task.
    using Afterwards = std::function<void()>;
    using Task = std::function<Afterwards(Stores &)>;

    explicit ProjectAccess(std::shared_ptr<const StoreFactory> factory);
    static Error exceptionIn(const std::exception &exception);
    void post(ProjectLane *worker, Task task);
    void begin();
    void lookForForeignChanges();
    void refreshInfo();
    void hear(const Changes &more);
    void gather(const Changes &changes);
    void tell(const Changes &changes);

    template <typename Work>
    auto enqueue(ProjectLane *worker, Work work)
    {
        using R = std::invoke_result_t<Work, Stores &>;
        auto promise = std::make_shared<QPromise<R>>();
        promise->start();
        QFuture<R> future = promise->future();
        post(worker, [this, promise, work = std::move(work)](Stores &stores) mutable -> Afterwards {
            std::optional<Error> stopped;
            auto result = std::make_shared<std::optional<R>>();
            try {
                result->emplace(work(stores));
            } catch (const std::exception &exception) {
                stopped = exceptionIn(exception);
                result->emplace(tl::unexpected<Error>(*stopped));
            }
            return [this, promise, result, stopped] {
                if (stopped)
                    report(*stopped);
                promise->addResult(std::move(**result));
                promise->finish();
            };
        });
        return future;
    }

    std::shared_ptr<const StoreFactory> m_factory;
    std::unique_ptr<ProjectLane> m_writer;
    std::unique_ptr<ProjectLane> m_reader;
    ServerWatch *m_server = nullptr;
    ActionOutbox *m_outbox = nullptr;
    ProjectInfo m_info;
    QList<Person> m_people;
    Person m_person;
    bool m_hasLogins = false;
    Face m_face = Face::Home;
    int m_pendingWrites = 0;
    bool m_looking = false;
    bool m_lookAgain = false; ///< something was heard meanwhile
    Changes m_gathered;
    Changes m_heardOf; ///< of what others do, at a desk
    QTimer *m_look = nullptr;
    QTimer *m_hear = nullptr;
    QTimer *m_tell = nullptr;
    struct Announced;
    std::unique_ptr<Announced> m_announced;
};

} // namespace yuyi

Q_DECLARE_METATYPE(yuyi::Error)
