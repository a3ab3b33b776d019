// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/connection/connection.h"
#include "models/stores/projectstore.h"

#include <optional>

namespace yuyi {

class SqlProjectStore final : public ProjectStore
{
public:
    explicit SqlProjectStore(Connection &connection) : m_connection(connection) { }
    Result<ProjectInfo> info() override;
    Result<> setInfo(const ProjectInfo &info) override;
    Result<> addPerson(const Person &person) override;
    Result<> updatePerson(const Person &person) override;
    Result<QList<Person>> people() override;

    /// Call this when a transaction begins: forgets the cached project and people.
    void forget()
    {
        m_info.reset();
        m_people.reset();
    }

    /// Inserts the single row of a new project, within the transaction that creates the project.
    Result<> create(const ProjectInfo &info, const PersonId &by);

private:
    Result<QUuid> addPreset(const Preset &preset, const PersonId &by);
    Result<> addRoles(const Person &person);
    Connection &m_connection;
    /// Cached: a stored preset never changes and is read very often.
    QUuid m_presetId;
    Preset m_preset;
    /// Cached: within a transaction nobody else changes them, and services read them at every step.
    std::optional<ProjectInfo> m_info;
    std::optional<QList<Person>> m_people;
};

class SqlSourceStore final : public SourceStore
{
public:
    explicit SqlSourceStore(Connection &connection) : m_connection(connection) { }
    Result<> add(const SourceEntry &entry) override;
    Result<QList<SourceEntry>> entries() override;
    Result<QList<SourceEntry>> ofImage(const ImageId &image) override;
    Result<bool> known(const QString &file, const QString &itemId) override;

private:
    Result<QList<SourceEntry>> read(const QString &condition, const QVariantList &values);
    Connection &m_connection;
};

class SqlReleaseStore final : public ReleaseStore
{
public:
    explicit SqlReleaseStore(Connection &connection) : m_connection(connection) { }
    Result<> add(const Release &release, const QList<ReleasedItem> &items) override;
    Result<QList<Release>> releases() override;
    Result<QList<ReleasedItem>> items(const ReleaseId &id) override;

private:
    Connection &m_connection;
};

class SqlJobStore final : public JobStore
{
public:
    explicit SqlJobStore(Connection &connection) : m_connection(connection) { }
    Result<> save(const JobRecord &job) override;
    Result<QList<JobRecord>> unfinished() override;
    Result<QList<JobRecord>> recent(int count) override;

private:
    Result<QList<JobRecord>> list(const QString &condition, const QVariantList &values);
    Connection &m_connection;
};

class SqlHistoryStore final : public HistoryStore
{
public:
    /// `session` marks the events written through this store.
    SqlHistoryStore(Connection &connection, QString session)
        : m_connection(connection), m_session(std::move(session))
    {
    }
    Result<> append(const Event &event) override;
    Result<QList<Event>> events(qint64 afterSequence, int limit) override;
    Result<qint64> lastSequence() override;
    Result<QList<Event>> eventsOf(const QUuid &subject) override;
    Result<QList<Event>> find(const EventFilter &filter, qint64 beforeSequence,
                              int limit) override;
    Result<qint64> count(const EventFilter &filter) override;
    Result<QList<Event>> eventsOfAct(const QUuid &act) override;
    Result<QList<Event>> eventsAfterAct(const QUuid &act, int limit) override;
    Result<std::optional<UndoStep>> stepOfAct(const QUuid &act) override;
    /// Events recorded from now on belong to a new act.
    void beginAct() { m_act = newUuid(); }

    Result<> push(const UndoStep &step) override;
    Result<std::optional<UndoStep>> nextUndo(const PersonId &person) override;
    Result<std::optional<UndoStep>> nextRedo(const PersonId &person) override;
    Result<QList<UndoStep>> lastSteps(const PersonId &person, int limit) override;
    Result<QList<UndoStep>> stepsOf(const PersonId &person, const QUuid &subject) override;
    Result<> setUndone(const UndoId &id, bool undone) override;
    Result<> forget(const UndoId &id) override;

private:
    Result<QList<Event>> list(const QString &condition, const QVariantList &values);
    Result<std::optional<UndoStep>> step(const QString &condition, const QVariantList &values);
    Result<QList<UndoStep>> steps(const QString &condition, const QVariantList &values);
    Connection &m_connection;
    QString m_session;
    QUuid m_act;
};

} // namespace yuyi
