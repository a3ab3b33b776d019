// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/session/projectaccess.h"

#include "models/services/session/imagefiles.h"
#include "models/stores/deskstore.h"
#include "models/stores/packagestore.h"

#include <QCoreApplication>
#include <QDeadlineTimer>
#include <QPointer>
#include <QThread>
#include <QTimer>

#include <chrono>
#include <condition_variable>
#include <deque>
#include <mutex>

namespace yuyi {

namespace {

constexpr int lookEveryMs = 500;
constexpr int tellEveryMs = 150;
constexpr int collapseAbove = 500;
constexpr int rememberMs = 5000;
constexpr std::chrono::milliseconds waitAtMost(100); // of a read for the writes that were asked before it
constexpr int readAgain = 3;                         // times: somebody who writes without a pause must not keep a list from being shown

QString keyOf(const Change &change)
{
    return codeOf(change.entity) + QLatin1Char(' ') + change.subject.toString(QUuid::Id128) + QLatin1Char(' ')
         + change.action;
}

} // namespace

/// One thread with one connection that runs its tasks in order. The reader thread repeats a task if the writer thread has
/// answered one meanwhile: the result of a read before a write is never delivered after it. So that a long read need not be
/// repeated for a short write, it first waits for the writes that were asked before it, though not long.
class ProjectAccess::WorkerThread
{
public:
    /// `writer`: null for the writer thread.
    WorkerThread(ProjectAccess *owner, const QString &name, WorkerThread *writer = nullptr) : m_owner(owner), m_writer(writer)
    {
        m_thread.reset(QThread::create([this] { run(); }));
        m_thread->setObjectName(name);
    }

    ~WorkerThread() { close(); }

    Result<> open(std::shared_ptr<const StoreFactory> factory,
                  std::function<void(const Changes &)> listener)
    {
        m_factory = std::move(factory);
        m_listener = std::move(listener);
        m_thread->start();
        std::unique_lock lock(m_mutex);
        while (!m_opened)
            m_wake.wait(lock);
        return *m_opened;
    }

    /// `writes`: it may change something.
    void add(Task task, bool writes)
    {
        const quint64 after = m_writer ? m_writer->asked() : 0;
        if (writes) {
            std::unique_lock lock(m_order);
            ++m_asked;
        }
        std::unique_lock lock(m_mutex);
        m_tasks.push_back({std::move(task), writes, after});
        m_wake.notify_all();
    }

    /// Does what is queued, then ends.
    void close()
    {
        {
            std::unique_lock lock(m_mutex);
            m_closing = true;
            m_wake.notify_all();
        }
        m_thread->wait();
    }

    /// Forgets what has not begun.
    void drop()
    {
        std::deque<Queued> dropped;
        std::unique_lock lock(m_mutex);
        dropped.swap(m_tasks);
    }

private:
    struct Queued {
        Task task;
        bool writes = false;
        quint64 after = 0; ///< of a read: how many writes were asked before it
    };

    void run()
    {
        auto stores = m_factory->open();
        const bool ok = stores.has_value();
        // Marks where we stand before anybody is told that the project is open: what others commit from here on is noticed.
        if (ok && m_listener)
            (void)(*stores)->foreignChanges();
        {
            std::unique_lock lock(m_mutex);
            m_opened = ok ? Result<>() : Result<>(passOn(stores));
            m_wake.notify_all();
        }
        if (!ok)
            return;
        if (m_listener)
            (*stores)->setListener(m_listener);
        while (const std::optional<Queued> queued = next()) {
            if (m_writer)
                read(*queued, **stores);
            else
                write(*queued, **stores);
        }
    }

    std::optional<Queued> next()
    {
        std::unique_lock lock(m_mutex);
        while (m_tasks.empty() && !m_closing)
            m_wake.wait(lock);
        if (m_tasks.empty())
            return std::nullopt;
        Queued queued = std::move(m_tasks.front());
        m_tasks.pop_front();
        return queued;
    }

    void write(const Queued &queued, Stores &stores)
    {
        Afterwards after = queued.task(stores);
        std::unique_lock lock(m_order);
        if (queued.writes) {
            ++m_written;
            m_answered.notify_all();
        }
        finish(std::move(after));
    }

    void read(const Queued &queued, Stores &stores)
    {
        m_writer->waitFor(queued.after);
        for (int left = readAgain;; --left) {
            const quint64 before = m_writer->written();
            Afterwards after = queued.task(stores);
            // Held until the answer is on its way: no write's answer comes between.
            std::unique_lock lock(m_writer->m_order);
            if (m_writer->m_written == before || left == 0 || isClosing()) {
                finish(std::move(after));
                return;
            }
        }
    }

    quint64 written()
    {
        std::unique_lock lock(m_order);
        return m_written;
    }

    quint64 asked()
    {
        std::unique_lock lock(m_order);
        return m_asked;
    }

    /// Until so many writes are answered. One that takes its time is waited for once, not by every read.
    void waitFor(quint64 writes)
    {
        std::unique_lock lock(m_order);
        if (m_written >= m_slow && !m_answered.wait_for(lock, waitAtMost, [&] { return m_written >= writes; }))
            m_slow = m_written + 1;
    }

    bool isClosing()
    {
        std::unique_lock lock(m_mutex);
        return m_closing;
    }

    void finish(Afterwards afterwards)
    {
        QMetaObject::invokeMethod(
            m_owner, [after = std::move(afterwards)] { after(); }, Qt::QueuedConnection);
    }

    ProjectAccess *m_owner;
    WorkerThread *m_writer;
    std::mutex m_order; // of the writer thread: one answer of either thread is put on its way at a time
    std::condition_variable m_answered;
    quint64 m_asked = 0;   // writes; under m_order
    quint64 m_written = 0; // answers to them on their way; under m_order
    quint64 m_slow = 0;    // the write that nobody waits for any more; under m_order
    std::unique_ptr<QThread> m_thread;
    std::mutex m_mutex; // of the standard library, as all that is waited on here: ThreadSanitizer sees through it
    std::condition_variable m_wake;
    std::deque<Queued> m_tasks;
    std::optional<Result<>> m_opened;
    bool m_closing = false;
    std::shared_ptr<const StoreFactory> m_factory;
    std::function<void(const Changes &)> m_listener;
};

/// What jobs of this program announced: looking for foreign changes finds the same commits again.
struct ProjectAccess::Announced {
    std::mutex mutex;
    QHash<QString, QDeadlineTimer> keys;

    void add(const Changes &changes)
    {
        std::unique_lock lock(mutex);
        for (const Change &change : changes.list)
            keys.insert(keyOf(change), QDeadlineTimer(rememberMs));
    }

    QList<Change> withoutKnown(const QList<Change> &found)
    {
        std::unique_lock lock(mutex);
        QList<Change> rest;
        for (const Change &change : found) {
            if (keys.remove(keyOf(change)) == 0)
                rest.append(change);
        }
        keys.removeIf([](const auto &entry) { return entry.value().hasExpired(); });
        return rest;
    }
};

ProjectAccess::ProjectAccess(std::shared_ptr<const StoreFactory> factory)
    : m_factory(std::move(factory)), m_announced(std::make_unique<Announced>())
{
    qRegisterMetaType<Changes>();
    qRegisterMetaType<Error>();
    m_look = new QTimer(this);
    m_look->setInterval(lookEveryMs);
    connect(m_look, &QTimer::timeout, this, &ProjectAccess::lookForForeignChanges);
    m_tell = new QTimer(this);
    m_tell->setInterval(tellEveryMs);
    m_tell->setSingleShot(true);
    connect(m_tell, &QTimer::timeout, this, [this] {
        const Changes gathered = std::exchange(m_gathered, {});
        tell(gathered);
    });
}

Result<std::unique_ptr<ProjectAccess>> ProjectAccess::open(const std::shared_ptr<const StoreFactory> &factory)
{
    std::unique_ptr<ProjectAccess> access(new ProjectAccess(factory));
    YUYI_TRY(auto first, factory->open());
    YUYI_TRY(const auto info, first->project().info());
    YUYI_TRY(const auto people, first->project().people());
    const DeskStore &desk = first->desk();
    YUYI_TRY(const auto package, first->packages().thisPackage());
    access->m_face = desk.isDesk() ? Face::Desk : package ? Face::Package
                                                          : Face::Home;
    access->m_hasLogins = desk.hasLogins();
    const PersonId login = desk.loginPerson();
    first.reset();
    access->m_info = info;
    access->m_people = people;
    if (!people.isEmpty())
        access->m_person = people.first();
    for (const Person &person : people) {
        if (person.id == login)
            access->m_person = person;
    }

    if (QThread *gui = QCoreApplication::instance()->thread(); gui != access->thread())
        access->moveToThread(gui);
    ProjectAccess *self = access.get();
    access->m_writer = std::make_unique<WorkerThread>(self, QStringLiteral("project writer"));
    access->m_reader = std::make_unique<WorkerThread>(self, QStringLiteral("project reader"), access->m_writer.get());
    const auto committed = [self](const Changes &changes) {
        QMetaObject::invokeMethod(
            self, [self, changes] { self->tell(changes); }, Qt::QueuedConnection);
    };
    YUYI_CHECK(access->m_writer->open(factory, committed));
    YUYI_CHECK(access->m_reader->open(factory, {}));
    QMetaObject::invokeMethod(self, &ProjectAccess::begin, Qt::QueuedConnection);
    return access;
}

ProjectAccess::~ProjectAccess()
{
    if (m_reader) {
        m_reader->drop();
        m_reader->close();
    }
    if (m_writer)
        m_writer->close();
}

void ProjectAccess::begin()
{
    lookForForeignChanges();
    m_look->start();
}

Error ProjectAccess::exceptionIn(const std::exception &exception)
{
    return {ErrorCode::Environment, tr("The project could not be read or written. Please try again."),
            QString::fromLocal8Bit(exception.what())};
}

void ProjectAccess::post(WorkerThread *worker, Task task)
{
    const bool writes = worker == m_writer.get();
    if (writes) {
        ++m_pendingWrites;
        Q_EMIT pendingWritesChanged(m_pendingWrites);
    }
    worker->add([this, writes, task = std::move(task)](Stores &stores) -> Afterwards {
        return [this, writes, after = task(stores)] {
            if (writes) {
                --m_pendingWrites;
                Q_EMIT pendingWritesChanged(m_pendingWrites);
            }
            // Last, for a continuation may close the project.
            after();
        };
    },
                writes);
}

void ProjectAccess::lookForForeignChanges()
{
    if (m_looking)
        return;
    m_looking = true;
    m_writer->add([this](Stores &stores) -> Afterwards {
        Result<Changes> found = stores.foreignChanges();
        return [this, found = std::move(found)] {
            m_looking = false;
            if (!found || found->list.isEmpty())
                return;
            Changes foreign;
            foreign.list = m_announced->withoutKnown(found->list);
            foreign.external = true;
            if (!foreign.list.isEmpty())
                tell(foreign);
        };
    },
                  false);
}

void ProjectAccess::announce(const Changes &changes)
{
    m_announced->add(changes);
    QMetaObject::invokeMethod(
        this, [this, changes] { gather(changes); }, Qt::QueuedConnection);
}

void ProjectAccess::gather(const Changes &changes)
{
    m_gathered.list.append(changes.list);
    if (!m_tell->isActive())
        m_tell->start();
    if (m_gathered.list.size() <= collapseAbove)
        return;
    // Many of one kind are told as "many": a view then reads anew instead of looking for each.
    QHash<Entity, qsizetype> counts;
    for (const Change &change : std::as_const(m_gathered.list))
        ++counts[change.entity];
    QList<Change> list;
    QSet<QString> seen;
    for (Change change : std::as_const(m_gathered.list)) {
        if (counts.value(change.entity) > collapseAbove / 4)
            change.subject = {};
        const QString key = keyOf(change);
        if (!seen.contains(key)) {
            seen.insert(key);
            list.append(change);
        }
    }
    m_gathered.list = list;
}

void ProjectAccess::tell(const Changes &changes)
{
    if (changes.list.isEmpty())
        return;
    if (changes.touches(Entity::Project) || changes.touches(Entity::Person))
        refreshInfo();
    Q_EMIT changed(changes);
}

void ProjectAccess::refreshInfo()
{
    using Known = std::pair<ProjectInfo, QList<Person>>;
    read([](Stores &stores) -> Result<Known> {
        YUYI_TRY(const auto info, stores.project().info());
        YUYI_TRY(const auto people, stores.project().people());
        return Known{info, people};
    }).then(this, [this](const Result<Known> &known) {
        if (!known) {
            report(known.error());
            return;
        }
        m_info = known->first;
        m_people = known->second;
        for (const Person &person : std::as_const(m_people)) {
            const bool same = person.name == m_person.name && person.roles == m_person.roles
                           && person.active == m_person.active && person.paused == m_person.paused;
            if (person.id == m_person.id && !same) {
                m_person = person;
                Q_EMIT personChanged();
            }
        }
        Q_EMIT infoChanged();
    });
}

void ProjectAccess::actAs(const PersonId &id)
{
    if (m_hasLogins)
        return;
    for (const Person &person : std::as_const(m_people)) {
        if (person.id == id && id != m_person.id && person.active) {
            Q_EMIT personAboutToChange();
            m_person = person;
            Q_EMIT personChanged();
            return;
        }
    }
}

QString ProjectAccess::imagePath(const Image &image) const
{
    return imageFilePath(m_factory->folder(), image.sha256, image.format);
}

void ProjectAccess::report(const Error &error)
{
    Q_EMIT failed(error);
}

} // namespace yuyi
