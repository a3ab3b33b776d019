// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/connection/connection.h"
#include "models/stores/jobstore.h"

namespace yuyi {

class SqlJobStore final : public JobStore
{
public:
    explicit SqlJobStore(Connection &connection) : m_connection(connection) {}
    Result<> save(const JobRecord &job) override;
    Result<QList<JobRecord>> unfinished() override;
    Result<QList<JobRecord>> recent(int count) override;

private:
    Connection &m_connection;
};

} // namespace yuyi
