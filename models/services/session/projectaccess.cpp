// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/session/projectaccess.h"

#include "models/services/session/actionoutbox.h"
#include "models/services/session/imagefiles.h"
#include "models/services/session/participantdesk.h"
#include "models/services/session/projectlane.h"
#include "models/services/session/serverwatch.h"
#include "models/stores/deskstore.h"
#include "models/stores/packagestore.h"

#include <QCoreApplication>
#include <QDeadlineTimer>
#include <QPointer>
#include <QThread>
#include <QTimer>

#include <mutex>

namespace yuyi {

namespace {

constexpr int lookEveryMs = 500;
constexpr int lookAnywayMs = 30000; // where the server tells of changes
constexpr int gatherHeardMs = 150;
constexpr int tellEveryMs = 150;
constexpr int collapseAbove = 500;
constexpr int rememberMs = 5000;

QString keyOf(const Change &change)
{
    return codeOf(change.entity) + QLatin1Char(' ') + change.subject.toString(QUuid::Id128) + QLatin1Char(' ')
         + change.action;
}

/// Lists are read again.
Changes everything()
{
    Changes changes;
    changes.external = true;
    for (const auto &[entity, code] : codesOf(Entity()))
        changes.list.append({entity, newUuid(), QString()});
    return changes;
}

} // namespace

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
    connect(m_look, &QTimer::timeout, this, &ProjectAccess::lookForForeignChanges);
    m_hear = new QTimer(this);
    m_hear->setInterval(gatherHeardMs);
    m_hear->setSingleShot(true);
    connect(m_hear, &QTimer::timeout, this, [this] {
        m_lookAgain = m_looking;
        lookForForeignChanges();
        Changes more = std::exchange(m_heardOf, {});
        more.external = true;
        tell(more);
    });
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
    YUYI_TRY(const auto link, first->serverLink());
    const DeskStore &desk = first->desk();
    YUYI_TRY(const auto package, first->packages().thisPackage());
    access->m_face = desk.isDesk() ? Face::Desk : package ? Face::Package
                                                          : Face::Home;
    access->m_hasLogins = desk.hasLogins();
    const PersonId login = desk.loginPerson();
    YUYI_TRY(const auto taker, login.isNull() ? participantAtDesk(*first) : Result<ParticipantId>(ParticipantId()));
    first.reset();
    access->m_info = info;
    access->m_people = people;
    if (!people.isEmpty())
        access->m_person = people.first();
    for (const Person &person : people) {
        if (person.id == login)
            access->m_person = person;
    }
    // Nobody of the project, but what is kept on this computer is kept for each participant apart.
    if (!taker.isNull())
        access->m_person.id = PersonId(taker.value());

    ProjectAccess *self = access.get();
    access->m_writer = std::make_unique<ProjectLane>(self, QStringLiteral("project writer"));
    access->m_reader = std::make_unique<ProjectLane>(self, QStringLiteral("project reader"), access->m_writer.get());
    access->m_server = new ServerWatch(*access->m_writer, *access->m_reader, self);
    access->m_server->begin(link);
    access->m_outbox = new ActionOutbox(*self);
    connect(access->m_server, &ServerWatch::leftBehind, self, [self](bool writing) {
        if (!writing)
            return;
        self->m_looking = false; // its answer may never come
        // The new connection does not know what others did before it was opened.
        connect(
            self->m_server, &ServerWatch::returned, self, [self] { self->tell(everything()); }, Qt::SingleShotConnection);
    });
    if (QThread *gui = QCoreApplication::instance()->thread(); gui != access->thread())
        access->moveToThread(gui);
    const auto linkTold = [self](bool reached) {
        QMetaObject::invokeMethod(
            self, [self, reached] { self->m_server->told(reached); }, Qt::QueuedConnection);
    };
    const auto committed = [self](const Changes &changes) {
        QMetaObject::invokeMethod(
            self, [self, changes] { self->tell(changes); }, Qt::QueuedConnection);
    };
    YUYI_CHECK(access->m_writer->open(factory, committed, {}, linkTold));
    const auto heard = [self](const Changes &more) {
        QMetaObject::invokeMethod(
            self, [self, more] { self->hear(more); }, Qt::QueuedConnection);
    };
    YUYI_CHECK(access->m_reader->open(factory, {}, heard, linkTold));
    QMetaObject::invokeMethod(self, &ProjectAccess::begin, Qt::QueuedConnection);
    return access;
}

ProjectAccess::~ProjectAccess()
{
    if (m_writer && m_reader && m_outbox)
        m_outbox->finish();
    if (m_reader) {
        m_reader->drop();
        m_reader->close();
    }
    if (m_writer)
        m_writer->close();
}

void ProjectAccess::begin()
{
    m_server->watch();
    lookForForeignChanges();
    m_look->start(m_reader->hears() ? lookAnywayMs : lookEveryMs);
}

Error ProjectAccess::exceptionIn(const std::exception &exception)
{
    return {ErrorCode::Environment, tr("The project could not be read or written. Please try again."),
            QString::fromLocal8Bit(exception.what())};
}

void ProjectAccess::post(ProjectLane *worker, Task task)
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
            if (std::exchange(m_lookAgain, false))
                lookForForeignChanges();
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

/// Called often while others save.
void ProjectAccess::hear(const Changes &more)
{
    for (const Change &change : more.list) {
        if (!m_heardOf.touches(change.entity))
            m_heardOf.list.append(change);
    }
    // Not put off by more of them: somebody may save without a pause.
    if (!m_hear->isActive())
        m_hear->start();
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
