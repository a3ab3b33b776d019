// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/connection/connection.h"
#include "models/stores/sharedrunstore.h"

namespace yuyi {

class SqlSharedRunStore final : public SharedRunStore
{
public:
    explicit SqlSharedRunStore(Connection &connection) : m_connection(connection) {}

    Result<std::optional<RunSession>> session(const RunId &run) override;
    Result<std::optional<RunSession>> lockSession(const RunId &run) override;
    Result<> begin(const RunSession &session, const QList<int> &units, const QString &owner) override;
    Result<bool> end(const RunSession &session, RunState state, const QString &message) override;
    Result<> renew(const RunId &run, const QString &owner, int milliseconds) override;
    Result<> expel(const RunId &run, const QString &owner) override;
    Result<> leave(const RunId &run, const QString &owner) override;
    Result<QStringList> helpers(const RunId &run) override;
    Result<QStringList> helpersAt(const EndpointId &endpoint) override;
    Result<> sweep(const RunId &run) override;
    Result<> claim(const RunId &run, const QString &owner, int count) override;
    Result<QList<TakenUnit>> taken(const RunId &run, const QString &owner) override;
    Result<UnitCounts> counts(const RunId &run) override;
    Result<> finish(const RunId &run, const QString &owner, int unit) override;
    Result<double> cost(const RunId &run) override;
    Result<int> slowdowns(const EndpointId &endpoint) override;
    Result<> addSlowdown(const EndpointId &endpoint) override;

private:
    Result<> forget(const RunId &run);
    Result<QStringList> owners(const QString &condition, const QVariant &value);

    Connection &m_connection;
};

} // namespace yuyi
