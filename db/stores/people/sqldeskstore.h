// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/connection/connection.h"
#include "models/stores/deskstore.h"

namespace yuyi {

class SqlDeskStore final : public DeskStore
{
public:
    explicit SqlDeskStore(Connection &connection) : m_connection(connection) {}

    bool isDesk() const override { return m_connection.face() == Face::Desk; }
    bool hasLogins() const override { return m_connection.hasLogins(); }
    PersonId loginPerson() const override { return m_connection.loginPerson(); }

    Result<> takeRound(const ValidationId &id) override;
    Result<> takeCase(const AdjudicationCaseId &id) override;
    Result<qint64> ask(TodoKind kind, const QUuid &subject, const QString &detail) override;
    Result<TodoAnswer> answer(qint64 id) override;
    Result<qint64> waiting() override;

    Result<std::optional<Todo>> takeTodo() override;
    Result<> finishTodo(const Todo &todo) override;
    Result<> postponeTodo(const Todo &todo, const QString &fault) override;

private:
    Result<QString> table();

    Connection &m_connection;
    QString m_table; ///< of what waits, with its schema
};

} // namespace yuyi
