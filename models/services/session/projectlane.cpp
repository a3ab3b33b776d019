// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/session/projectlane.h"

#include "models/domain/project/serverwait.h"

#include <QCoreApplication>
#include <QThread>
#include <QTimer>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <deque>
#include <mutex>
#include <optional>
#include <utility>

namespace yuyi {

namespace {

constexpr std::chrono::milliseconds waitAtMost(100); // of a read for the writes that were asked before it
constexpr int readAgain = 3;                         // times: somebody who writes without a pause must not keep a list from being shown
constexpr int closeWithinMs = 3000;                  // where the server does not answer
constexpr int closeLookMs = 20;
constexpr int firstConnectPauseMs = 1000; // between two attempts to connect
constexpr int longestConnectPauseMs = 30000;

} // namespace

/// One answer of either lane is put on its way at a time. Mutexes of the standard library, as all that is waited on here: ThreadSanitizer
/// sees through it.
struct ProjectLane::Order {
    std::mutex mutex;
    std::condition_variable answered;
    quint64 askedWrites = 0;
    quint64 writtenWrites = 0; ///< answers to them on their way
    quint64 slow = 0;          ///< the write that nobody waits for any more

    quint64 written()
    {
        std::unique_lock lock(mutex);
        return writtenWrites;
    }

    quint64 asked()
    {
        std::unique_lock lock(mutex);
        return askedWrites;
    }

    /// Until so many writes are answered. One that takes its time is waited for once, not by every read.
    void waitFor(quint64 writes)
    {
        std::unique_lock lock(mutex);
        if (writtenWrites >= slow && !answered.wait_for(lock, waitAtMost, [&] { return writtenWrites >= writes; }))
            slow = writtenWrites + 1;
    }
};

/// Who gets the answers, until the lane is closed.
struct ProjectLane::Home {
    explicit Home(QObject *receiver) : object(receiver) {}

    std::mutex mutex;
    QObject *object;

    void finish(Afterwards afterwards)
    {
        std::unique_lock lock(mutex);
        if (object)
            QMetaObject::invokeMethod(
                object, [after = std::move(afterwards)] { after(); }, Qt::QueuedConnection);
    }

    template <typename Tell>
    void tell(Tell what)
    {
        std::unique_lock lock(mutex);
        if (object)
            what();
    }

    void leave()
    {
        std::unique_lock lock(mutex);
        object = nullptr;
    }
};

/// What a connection is opened with.
struct ProjectLane::Means {
    std::shared_ptr<const StoreFactory> factory;
    std::function<void(const Changes &)> listener;
    std::function<void(const Changes &)> heard;
    std::function<void(bool)> linkTold;
};

/// Owns its worker until it is deleted.
class ProjectLane::Thread final : public QThread
{
public:
    explicit Thread(std::shared_ptr<Worker> worker) : m_worker(std::move(worker)) {}

protected:
    void run() override;

private:
    std::shared_ptr<Worker> m_worker;
};

/// The thread and what it works on. The thread shares it: it may outlive the lane.
class ProjectLane::Worker : public std::enable_shared_from_this<ProjectLane::Worker>
{
public:
    struct Queued {
        Task task;
        bool writes = false;
        quint64 after = 0; ///< of a read: how many writes were asked before it
    };

    Worker(std::shared_ptr<Home> home, std::shared_ptr<Order> order, std::shared_ptr<Order> ofWriter, std::shared_ptr<const Means> means)
        : m_home(std::move(home)), m_order(std::move(order)), m_ofWriter(std::move(ofWriter)), m_means(std::move(means))
    {
    }

    /// `persists`: tries to connect until it succeeds.
    void start(const QString &name, bool persists)
    {
        m_persists = persists;
        m_thread = new Thread(shared_from_this());
        m_thread->setObjectName(name);
        m_thread->moveToThread(QCoreApplication::instance()->thread());
        m_hand.moveToThread(m_thread);
        m_thread->start();
        post([this] { begin(); });
    }

    Result<> opened()
    {
        std::unique_lock lock(m_mutex);
        m_wake.wait(lock, [this] { return m_opened.has_value(); });
        return *m_opened;
    }

    bool hears()
    {
        std::unique_lock lock(m_mutex);
        return m_hears;
    }

    bool isOpen()
    {
        std::unique_lock lock(m_mutex);
        return m_opened && *m_opened;
    }

    qint64 waiting() const { return m_wait.ms(); }

    void add(Queued queued)
    {
        {
            std::unique_lock lock(m_mutex);
            m_tasks.push_back(std::move(queued));
        }
        post([this] { step(); });
    }

    std::deque<Queued> takeTasks()
    {
        std::unique_lock lock(m_mutex);
        return std::exchange(m_tasks, {});
    }

    /// False if the server does not answer: the thread still waits.
    bool close()
    {
        {
            std::unique_lock lock(m_mutex);
            m_closing = true;
        }
        // After what was asked before.
        post([this] { end(); });
        while (!m_thread->wait(closeLookMs)) {
            if (waiting() >= closeWithinMs)
                return false;
        }
        std::unique_lock lock(m_mutex);
        delete std::exchange(m_thread, nullptr);
        return true;
    }

    /// Ends by itself when the server has answered what it waits for.
    void leave()
    {
        ++threadsLeftBehind();
        {
            std::unique_lock lock(m_mutex);
            m_left = true;
        }
        QThread *thread = std::exchange(m_thread, nullptr);
        const auto counted = std::make_shared<std::atomic_flag>();
        const auto ended = [thread, counted] {
            if (counted->test_and_set())
                return;
            --threadsLeftBehind();
            thread->deleteLater();
        };
        QObject::connect(thread, &QThread::finished, thread, ended, Qt::DirectConnection);
        post([this] { end(); });
        if (thread->isFinished()) // just now
            ended();
    }

    /// Of the thread, before and after its tasks.
    void arrive() { showServerCalls(&m_wait); }
    void depart()
    {
        m_stores.reset(); // may wait for the server: not within the lock
        showServerCalls(nullptr);
        std::unique_lock lock(m_mutex); // whoever deletes the worker locks it first, and so comes after all of this
    }

private:
    void post(std::function<void()> what)
    {
        QMetaObject::invokeMethod(&m_hand, std::move(what), Qt::QueuedConnection);
    }

    bool isClosing()
    {
        std::unique_lock lock(m_mutex);
        return m_closing;
    }

    bool isLeft()
    {
        std::unique_lock lock(m_mutex);
        return m_left;
    }

    void begin()
    {
        auto stores = m_means->factory->open();
        const bool ok = stores.has_value();
        if (!ok && m_persists) {
            m_pauseMs = m_pauseMs == 0 ? firstConnectPauseMs : std::min(2 * m_pauseMs, longestConnectPauseMs);
            QTimer::singleShot(m_pauseMs, &m_hand, [this] { begin(); });
            return;
        }
        // Marks where we stand before anybody is told that the project is open: what others commit from here on is noticed.
        if (ok && m_means->listener)
            (void)(*stores)->foreignChanges();
        if (ok && m_means->linkTold)
            (*stores)->watchLink([this](bool reached) {
                if (!isLeft())
                    m_home->tell([&] { m_means->linkTold(reached); });
            });
        const bool hears = ok && m_means->heard && (*stores)->listen([this](const Changes &more) {
            if (!isLeft())
                m_home->tell([&] { m_means->heard(more); });
        });
        if (ok && m_means->listener)
            (*stores)->setListener([this](const Changes &changes) { m_home->tell([&] { m_means->listener(changes); }); });
        std::unique_lock lock(m_mutex);
        m_hears = hears;
        if (ok) {
            m_stores = std::move(*stores);
            m_opened = Result<>();
        } else {
            m_opened = Result<>(passOn(stores));
            QThread::currentThread()->quit();
        }
        for (std::size_t i = 0; i < m_tasks.size(); ++i)
            post([this] { step(); });
        m_wake.notify_all();
    }

    void end() { QThread::currentThread()->quit(); }

    void step()
    {
        Queued queued;
        {
            std::unique_lock lock(m_mutex);
            if (m_tasks.empty() || !m_stores)
                return;
            queued = std::move(m_tasks.front());
            m_tasks.pop_front();
        }
        if (m_ofWriter)
            read(queued);
        else
            write(queued);
    }

    void write(const Queued &queued)
    {
        Afterwards after = queued.task(*m_stores);
        std::unique_lock lock(m_order->mutex);
        if (queued.writes) {
            ++m_order->writtenWrites;
            m_order->answered.notify_all();
        }
        m_home->finish(std::move(after));
    }

    void read(const Queued &queued)
    {
        m_ofWriter->waitFor(queued.after);
        for (int left = readAgain;; --left) {
            const quint64 before = m_ofWriter->written();
            Afterwards after = queued.task(*m_stores);
            // Held until the answer is on its way: no write's answer comes between.
            std::unique_lock lock(m_ofWriter->mutex);
            if (m_ofWriter->writtenWrites == before || left == 0 || isClosing()) {
                m_home->finish(std::move(after));
                return;
            }
        }
    }

    std::shared_ptr<Home> m_home;
    std::shared_ptr<Order> m_order;
    std::shared_ptr<Order> m_ofWriter;
    std::shared_ptr<const Means> m_means;
    QThread *m_thread = nullptr;
    QObject m_hand; ///< lives in the thread
    ServerWait m_wait;
    std::mutex m_mutex;
    std::condition_variable m_wake;
    std::deque<Queued> m_tasks;
    std::optional<Result<>> m_opened;
    bool m_hears = false;
    bool m_closing = false;
    bool m_left = false;
    bool m_persists = false;
    int m_pauseMs = 0;
    std::unique_ptr<Stores> m_stores; ///< of the thread
};

void ProjectLane::Thread::run()
{
    m_worker->arrive();
    QThread::run();
    m_worker->depart();
}

ProjectLane::ProjectLane(QObject *home, const QString &name, ProjectLane *writer)
    : m_home(std::make_shared<Home>(home)), m_order(std::make_shared<Order>()), m_ofWriter(writer ? writer->m_order : nullptr),
      m_means(std::make_shared<Means>()), m_name(name)
{
}

ProjectLane::~ProjectLane()
{
    close();
}

Result<> ProjectLane::open(std::shared_ptr<const StoreFactory> factory, std::function<void(const Changes &)> listener,
                           std::function<void(const Changes &)> heard, std::function<void(bool)> linkTold)
{
    *m_means = {std::move(factory), std::move(listener), std::move(heard), std::move(linkTold)};
    m_worker = std::make_shared<Worker>(m_home, m_order, m_ofWriter, m_means);
    m_worker->start(m_name, false);
    return m_worker->opened();
}

bool ProjectLane::hears() const
{
    return m_worker && m_worker->hears();
}

void ProjectLane::add(Task task, bool writes)
{
    const quint64 after = m_ofWriter ? m_ofWriter->asked() : 0;
    if (writes) {
        std::unique_lock lock(m_order->mutex);
        ++m_order->askedWrites;
    }
    if (m_worker)
        m_worker->add({std::move(task), writes, after});
}

void ProjectLane::close()
{
    const std::shared_ptr<Worker> worker = std::exchange(m_worker, nullptr);
    if (worker && !worker->close()) {
        (void)worker->takeTasks();
        worker->leave();
    }
    m_home->leave();
}

void ProjectLane::drop()
{
    if (m_worker)
        (void)m_worker->takeTasks();
}

qint64 ProjectLane::waiting() const
{
    return m_worker ? m_worker->waiting() : 0;
}

bool ProjectLane::isOpen() const
{
    return m_worker && m_worker->isOpen();
}

void ProjectLane::leaveBehind()
{
    if (!m_worker)
        return;
    const auto old = std::exchange(m_worker, std::make_shared<Worker>(m_home, m_order, m_ofWriter, m_means));
    for (Worker::Queued &queued : old->takeTasks())
        m_worker->add(std::move(queued));
    old->leave();
    m_worker->start(m_name, true);
}

} // namespace yuyi
