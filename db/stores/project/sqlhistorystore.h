// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/connection/connection.h"
#include "models/stores/historystore.h"
#include "models/stores/sealstore.h"

namespace yuyi {

class SqlHistoryStore final : public HistoryStore, public SealStore
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
    /// Events recorded from now on belong to this act; null: a new one.
    void beginAct(const QUuid &act) { m_act = act.isNull() ? newUuid() : act; }

    Result<> push(const UndoStep &step) override;
    Result<std::optional<UndoStep>> nextUndo(const PersonId &person) override;
    Result<std::optional<UndoStep>> nextRedo(const PersonId &person) override;
    Result<QList<UndoStep>> lastSteps(const PersonId &person, int limit) override;
    Result<QList<UndoStep>> stepsOf(const PersonId &person, const QUuid &subject) override;
    Result<> setUndone(const UndoId &id, bool undone) override;
    Result<> forget(const UndoId &id) override;

    Result<AuditHead> sealHead() override;
    Result<QList<AuditSeal>> seals(qint64 first, qint64 last) override;
    Result<qint64> firstSealSince(const QDateTime &time) override;
    Result<> visitEvents(const EventRange &numbers, int limit, const std::function<void(const StoredEvent &)> &visit) override;
    Result<qint64> countEvents(const EventRange &numbers) override;
    Result<bool> addSeal(const AuditSeal &seal) override;

private:
    Result<QList<Event>> list(const QString &condition, const QVariantList &values);
    Result<std::optional<UndoStep>> step(const QString &condition, const QVariantList &values);
    Result<QList<UndoStep>> steps(const QString &condition, const QVariantList &values);
    Connection &m_connection;
    QString m_session;
    QUuid m_act;
};

} // namespace yuyi
