// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/people/todo.h"
#include "models/domain/result.h"

#include <optional>

namespace yuyi {

/// @brief Logins of a project at a server. A login that is not a lead's is a desk: the server shows it what a work package would hold and
/// chooses its work; the steward does what follows from the work. This class itself is a project without logins.
class DeskStore
{
public:
    virtual ~DeskStore() = default;

    virtual bool isDesk() const { return false; }
    /// Whether the project knows its people by their logins. Nobody acts as another person there.
    virtual bool hasLogins() const { return false; }
    /// Whose login it is; null without logins and for an administrator of the server.
    virtual PersonId loginPerson() const { return {}; }

    /// @name At a desk; elsewhere they do nothing. Within a transaction.
    /// @{
    /// Reserves a round or a case for the person of the login; only then it can be read. Refused when it is no longer free.
    virtual Result<> takeRound(const ValidationId &) { return {}; }
    virtual Result<> takeCase(const AdjudicationCaseId &) { return {}; }
    /// Asks the steward for something; the number is for answer(), after the transaction.
    virtual Result<qint64> ask(TodoKind, const QUuid &, const QString &) { return qint64(0); }
    /// @}
    virtual Result<TodoAnswer> answer(qint64) { return TodoAnswer{false, {}}; }
    /// How much of the own work waits for the steward.
    virtual Result<qint64> waiting() { return qint64(0); }

    /// @name For the steward, at home and within a transaction
    /// @{
    /// What has waited longest, locked until the end of the transaction: two stewards never have the same. Nothing: all is done.
    virtual Result<std::optional<Todo>> takeTodo() { return std::optional<Todo>(); }
    virtual Result<> finishTodo(const Todo &) { return {}; }
    /// It is tried again later, less and less often; what was asked for is answered with the fault at once.
    virtual Result<> postponeTodo(const Todo &, const QString &) { return {}; }
    /// @}
};

} // namespace yuyi
