// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/stores/project/sqljobstore.h"

#include "db/rows/columns.h"

namespace yuyi {

namespace {

const sql::Columns<JobRecord> jobColumns("job", {{"id", &JobRecord::id},
                                                 {"kind", &JobRecord::kind},
                                                 {"parameters", &JobRecord::parameters},
                                                 {"state", &JobRecord::state, JobState::Failed},
                                                 {"done", &JobRecord::done},
                                                 {"total", &JobRecord::total},
                                                 {"message", &JobRecord::message},
                                                 {"result", &JobRecord::result},
                                                 {"created_at", &JobRecord::createdAt, sql::orNow},
                                                 {"updated_at", &JobRecord::updatedAt, sql::orNow}});

} // namespace

Result<> SqlJobStore::save(const JobRecord &job)
{
    return sql::addRow(m_connection, jobColumns, job, {},
                       QStringLiteral("ON CONFLICT (id) DO UPDATE SET parameters = excluded.parameters, "
                                      "state = excluded.state, done = excluded.done, total = excluded.total, "
                                      "message = excluded.message, result = excluded.result, "
                                      "updated_at = excluded.updated_at"));
}

Result<QList<JobRecord>> SqlJobStore::unfinished()
{
    return sql::rowsWhere(m_connection, jobColumns,
                          QStringLiteral("WHERE state IN ('running', 'paused') ORDER BY created_at, id"), {});
}

Result<QList<JobRecord>> SqlJobStore::recent(int count)
{
    return sql::rowsWhere(m_connection, jobColumns, QStringLiteral("ORDER BY created_at DESC, id DESC LIMIT ?"),
                          {count});
}

} // namespace yuyi
