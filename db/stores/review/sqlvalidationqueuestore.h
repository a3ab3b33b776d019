// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/connection/connection.h"
#include "db/rows/gate.h"
#include "models/stores/validationqueuestore.h"

namespace yuyi {

class SqlValidationQueueStore final : public ValidationQueueStore
{
public:
    explicit SqlValidationQueueStore(Connection &connection) : m_connection(connection) {}

    /// @name What next(), mayAnswer() and waitingFor() ask
    /// @{
    static sql::GateStatement readable();
    static QList<sql::GateStatement> offered();
    static sql::GateStatement answering();
    static sql::GateStatement waitingRoundsOf();
    /// @}

    Result<QList<ValidationId>> next(const PersonId &person, const QDateTime &now,
                                     int count) override;
    Result<Answering> mayAnswer(const ValidationId &id, const PersonId &person,
                                const QDateTime &now) override;
    Result<QSet<QuestionVersionId>> openButKnownTo(const PersonId &person) override;
    Result<qint64> waitingFor(const PersonId &person, const QDateTime &now) override;
    Result<QHash<PersonId, qint64>> waitingForEach(const QDateTime &now) override;
    Result<QList<WaitingRound>> waitingRounds(const QDateTime &now, int count) override;
    Result<QList<PersonId>> waitsFor(const ValidationId &id, const QDateTime &now) override;
    Result<> reserve(const Validation &validation, const PersonId &person,
                     const QDateTime &until) override;
    Result<> endReservation(const Validation &validation, const PersonId &person) override;
    Result<> giveBack(const Validation &validation, const PersonId &person) override;

private:
    /// `which`: a condition on open rounds, after WHERE …, with one value.
    Result<QList<WaitingRound>> waiting(const QDateTime &now, const QString &which, const QVariant &value);

    Connection &m_connection;
};

} // namespace yuyi
