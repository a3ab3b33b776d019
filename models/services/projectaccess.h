// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/changes.h"
#include "models/domain/project.h"
#include "models/domain/result.h"
#include "models/stores/stores.h"

#include <QFuture>
#include <QObject>
#include <QPromise>

#include <functional>
#include <memory>
#include <type_traits>

class QTimer;

namespace yuyi {

/// @brief The open project as a window sees it: work for the stores is queued and done on threads that own their
/// connections, one that writes and one that reads. Lives in the GUI thread; results come back as futures that finish in
/// the GUI thread (`future.then(context, …)` runs there, and not at all once the context is gone). Never wait for such a
/// future in the GUI thread: it would not end.
class ProjectAccess : public QObject
{
    Q_OBJECT
public:
    /// Opens both connections; blocks until they are open or failed. May be called from a worker thread: the object is
    /// handed to the GUI thread.
    static Result<std::unique_ptr<ProjectAccess>> open(std::shared_ptr<const StoreFactory> factory);
    /// Finishes queued writes, then closes.
    ~ProjectAccess() override;

    /// @brief Runs `work(Stores &) -> Result<T>` on the writing thread, in the order asked.
    /// Work opens its own transaction (services do).
    template <typename Work>
    auto write(Work work) { return enqueue(m_writer.get(), std::move(work)); }
    /// The same on the reading thread: for lists, counts, searches. Work only reads and may be done more than once: one that a
    /// write of this window overtook is done again, so that what comes back holds every write that was answered before it.
    template <typename Work>
    auto read(Work work) { return enqueue(m_reader.get(), std::move(work)); }

    /// What changed hands seldom and everybody needs: kept fresh, announced by `infoChanged`.
    const ProjectInfo &info() const { return m_info; }
    const QList<Person> &people() const { return m_people; }
    /// Who works in this window.
    const Person &person() const { return m_person; }
    void actAs(const PersonId &id);

    const StoreFactory &factory() const { return *m_factory; }
    std::shared_ptr<const StoreFactory> sharedFactory() const { return m_factory; }
    /// Path of an image's file.
    QString imagePath(const Image &image) const;

    /// Announces changes committed by a connection outside this object (a job's) on the GUI thread. Thread-safe.
    void announce(const Changes &changes);
    /// Queued writes that have not finished; 0 = everything is saved.
    int pendingWrites() const { return m_pendingWrites; }
    /// For a failed write that nobody else shows: emits `failed`.
    void report(const Error &error);

Q_SIGNALS:
    /// After each commit of this window, its jobs, or another program (looked for twice a second).
    void changed(const yuyi::Changes &changes);
    void infoChanged();
    /// Somebody else is about to act: what was typed is to be written as the present one.
    void personAboutToChange();
    void personChanged();
    /// A write failed and nobody else shows it.
    void failed(const yuyi::Error &error);
    void pendingWritesChanged(int pending);

private:
    class Lane;
    /// What is left to do in the GUI thread when a task is done.
    using Afterwards = std::function<void()>;
    using Task = std::function<Afterwards(Stores &)>;

    explicit ProjectAccess(std::shared_ptr<const StoreFactory> factory);
    void post(Lane *lane, Task task);
    void begin();
    void lookForForeignChanges();
    void refreshInfo();
    void gather(const Changes &changes);
    void tell(const Changes &changes);

    template <typename Work>
    auto enqueue(Lane *lane, Work work)
    {
        using R = std::invoke_result_t<Work, Stores &>;
        auto promise = std::make_shared<QPromise<R>>();
        promise->start();
        QFuture<R> future = promise->future();
        post(lane, [promise, work = std::move(work)](Stores &stores) mutable -> Afterwards {
            auto result = std::make_shared<R>(work(stores));
            return [promise, result] {
                promise->addResult(std::move(*result));
                promise->finish();
            };
        });
        return future;
    }

    std::shared_ptr<const StoreFactory> m_factory;
    std::unique_ptr<Lane> m_writer;
    std::unique_ptr<Lane> m_reader;
    ProjectInfo m_info;
    QList<Person> m_people;
    Person m_person;
    int m_pendingWrites = 0;
    bool m_looking = false;
    Changes m_gathered;
    QTimer *m_look = nullptr;
    QTimer *m_tell = nullptr;
    struct Announced;
    std::unique_ptr<Announced> m_announced;
};

} // namespace yuyi

Q_DECLARE_METATYPE(yuyi::Error)
