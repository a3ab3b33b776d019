// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/fakestores.h"

namespace yuyi::test {

FakeStores::FakeStores(std::shared_ptr<FakeDatabase> db) : m_db(std::move(db))
{
    ++m_db->connections;
    m_number = ++m_db->opened;
}

FakeStores::~FakeStores()
{
    --m_db->connections;
}

Result<> FakeStores::transaction(const std::function<Result<>()> &work)
{
    if (m_inTransaction)
        return failure(ErrorCode::Refused, QStringLiteral("nested"));
    m_inTransaction = true;
    m_recorded = {};
    Result<> result;
    try {
        result = work();
    } catch (...) {
        m_inTransaction = false;
        throw;
    }
    m_inTransaction = false;
    if (!result || m_recorded.list.isEmpty())
        return result;
    {
        QMutexLocker lock(&m_db->mutex);
        m_db->commits.append({m_number, m_recorded});
    }
    if (m_listener)
        m_listener(m_recorded);
    return {};
}

Result<> FakeStores::record(const Event &event)
{
    if (!m_inTransaction)
        return failure(ErrorCode::Refused, QStringLiteral("outside a transaction"));
    m_recorded.list.append({event.entity, event.subject, event.action});
    return {};
}

Result<Changes> FakeStores::foreignChanges()
{
    QMutexLocker lock(&m_db->mutex);
    Changes changes;
    changes.external = true;
    if (m_seen >= 0) {
        for (qsizetype i = m_seen; i < m_db->commits.size(); ++i) {
            if (m_db->commits[i].first != m_number)
                changes.list.append(m_db->commits[i].second.list);
        }
    }
    m_seen = m_db->commits.size();
    return changes;
}

Result<ProjectInfo> FakeStores::info()
{
    QMutexLocker lock(&m_db->mutex);
    return m_db->info;
}

Result<> FakeStores::setInfo(const ProjectInfo &info)
{
    if (!m_inTransaction)
        return failure(ErrorCode::Refused, QStringLiteral("outside a transaction"));
    QMutexLocker lock(&m_db->mutex);
    m_db->info = info;
    return {};
}

Result<> FakeStores::addPerson(const Person &person)
{
    if (!m_inTransaction)
        return failure(ErrorCode::Refused, QStringLiteral("outside a transaction"));
    QMutexLocker lock(&m_db->mutex);
    m_db->people.append(person);
    return {};
}

Result<QList<Person>> FakeStores::people()
{
    QMutexLocker lock(&m_db->mutex);
    return m_db->people;
}

Result<> FakeStores::save(const JobRecord &job)
{
    if (!m_inTransaction)
        return failure(ErrorCode::Refused, QStringLiteral("outside a transaction"));
    QMutexLocker lock(&m_db->mutex);
    m_db->jobs.insert(job.id, job);
    m_db->saves.append(job);
    return {};
}

Result<QList<JobRecord>> FakeStores::unfinished()
{
    QMutexLocker lock(&m_db->mutex);
    QList<JobRecord> list;
    for (const JobRecord &job : std::as_const(m_db->jobs)) {
        if (job.state == JobState::Running || job.state == JobState::Paused)
            list.append(job);
    }
    return list;
}

Result<std::unique_ptr<Stores>> FakeFactory::open() const
{
    if (!m_db->refuseOpen.sentence.isEmpty())
        return tl::unexpected<Error>(m_db->refuseOpen);
    return std::make_unique<FakeStores>(m_db);
}

std::shared_ptr<FakeDatabase> fakeDatabase()
{
    auto db = std::make_shared<FakeDatabase>();
    db->info.id = ProjectId::create();
    db->info.title = QStringLiteral("Fake");
    db->people = {Person{PersonId::create(),
                         QStringLiteral("Lead"),
                         {Role::Lead, Role::Annotator},
                         true,
                         QDateTime::currentDateTimeUtc()}};
    return db;
}

} // namespace yuyi::test
