// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/stores/people/sqldeskstore.h"

#include "db/connection/deskschema.h"
#include "db/rows/columns.h"

namespace yuyi {

namespace {

/// Not of SQLite: only a server has desks.
const sql::Columns<Todo> todoColumns("", {{"id", &Todo::id},
                                          {"kind", &Todo::kind, TodoKind::Annotation},
                                          {"person_id", &Todo::person},
                                          {"image_id", &Todo::image},
                                          {"subject_id", &Todo::subject},
                                          {"detail", &Todo::detail}});

} // namespace

Result<> SqlDeskStore::takeRound(const ValidationId &id)
{
    return isDesk() ? m_connection.read(QStringLiteral("SELECT take_round(?)"), {sql::id(id)}, [](const Row &) {}) : Result<>();
}

Result<> SqlDeskStore::takeCase(const AdjudicationCaseId &id)
{
    return isDesk() ? m_connection.read(QStringLiteral("SELECT take_case(?)"), {sql::id(id)}, [](const Row &) {}) : Result<>();
}

Result<qint64> SqlDeskStore::ask(TodoKind kind, const QUuid &subject, const QString &detail)
{
    if (!isDesk())
        return qint64(0);
    return m_connection.number(QStringLiteral("SELECT ask(?, ?, ?)"), {sql::code(kind), sql::uuid(subject), sql::text(detail)});
}

Result<TodoAnswer> SqlDeskStore::answer(qint64 id)
{
    TodoAnswer answer{false, {}};
    if (isDesk()) {
        YUYI_CHECK(m_connection.read(QStringLiteral("SELECT waits, fault FROM answer(?)"), {sql::integer(id)}, [&](const Row &row) {
            std::tie(answer.waits, answer.fault) = row.as<bool, QString>();
        }));
    }
    return answer;
}

Result<qint64> SqlDeskStore::waiting()
{
    return isDesk() ? m_connection.number(QStringLiteral("SELECT waiting()")) : Result<qint64>(0);
}

Result<QString> SqlDeskStore::table()
{
    if (m_table.isEmpty()) {
        YUYI_TRY(const auto database, m_connection.text(QStringLiteral("SELECT current_database()::text")));
        m_table = quotedName(deskSchema(database, m_connection.location().schema)) + QLatin1String(".todo");
    }
    return m_table;
}

Result<std::optional<Todo>> SqlDeskStore::takeTodo()
{
    std::optional<Todo> found;
    if (!hasLogins() || isDesk())
        return found;
    YUYI_TRY(const auto todo, table());
    YUYI_CHECK(m_connection.read(
        QStringLiteral(
            "SELECT %1 FROM %2 WHERE done_at IS NULL AND next_at <= clock_timestamp() ORDER BY id LIMIT 1 "
            "FOR UPDATE SKIP LOCKED")
            .arg(todoColumns.names(), todo),
        {}, [&](const Row &row) { found = todoColumns.read(row); }));
    return found;
}

Result<> SqlDeskStore::finishTodo(const Todo &done)
{
    YUYI_TRY(const auto todo, table());
    // Whoever asked reads the answer within seconds.
    YUYI_CHECK(m_connection.write(QStringLiteral("DELETE FROM %1 WHERE done_at < clock_timestamp() - interval '1 day'").arg(todo), {}));
    const bool asked = done.kind == TodoKind::Reopen || done.kind == TodoKind::SendBack;
    return sql::nothing(m_connection.write(
        (asked
             ? QStringLiteral("UPDATE %1 SET done_at = clock_timestamp(), fault = '' WHERE id = ?")
             : QStringLiteral("DELETE FROM %1 WHERE id = ?"))
            .arg(todo),
        {sql::integer(done.id)}));
}

Result<> SqlDeskStore::postponeTodo(const Todo &later, const QString &fault)
{
    YUYI_TRY(const auto todo, table());
    const bool asked = later.kind == TodoKind::Reopen || later.kind == TodoKind::SendBack;
    const QString how =
        asked
            ? QStringLiteral("done_at = clock_timestamp()")
            // 2 s, 4 s … at most about an hour
            : QStringLiteral(
                "tries = tries + 1, next_at = clock_timestamp() + interval '1 second' * (2 ^ least(tries + 1, 12))");
    // Another steward may have done it since.
    return sql::nothing(m_connection.write(QStringLiteral("UPDATE %1 SET fault = ?, %2 WHERE id = ? AND done_at IS NULL").arg(todo, how),
                                           {sql::text(fault), sql::integer(later.id)}));
}

} // namespace yuyi
