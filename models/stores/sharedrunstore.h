// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/result.h"
#include "models/domain/runs/run.h"
#include "models/domain/runs/sharedrun.h"

#include <QList>
#include <QStringList>

#include <optional>

namespace yuyi {

/// @brief Which programs work on a run, and what each of them has taken. An `owner` is the name of a program. Leases are kept by the
/// clock of the database; clocks of computers do not matter. Thread of the connection.
class SharedRunStore
{
public:
    static constexpr int triesAtMost = 3; ///< programs that may be lost with a unit before it counts as failed

    virtual ~SharedRunStore() = default;

    /// Empty: no program has begun the run, or it has ended.
    virtual Result<std::optional<RunSession>> session(const RunId &run) = 0;
    /// The same; nobody else begins or ends this run before the transaction ends.
    virtual Result<std::optional<RunSession>> lockSession(const RunId &run) = 0;
    /// Begins a run in place of a former session: sets its state to Running and makes these units, all of them ready.
    virtual Result<> begin(const RunSession &session, const QList<int> &units, const QString &owner) = 0;
    /// @brief Ends a run in this state and forgets its session; an empty message keeps the one that is stored. Returns false, and changes
    /// nothing, if this session is over.
    virtual Result<bool> end(const RunSession &session, RunState state, const QString &message) = 0;

    /// Says that a program works on the run for this long from now.
    virtual Result<> renew(const RunId &run, const QString &owner, int milliseconds) = 0;
    /// Forgets a program that has ended without a word, before its lease is over. For sweep().
    virtual Result<> expel(const RunId &run, const QString &owner) = 0;
    /// A program leaves: its units are ready again, which counts as no failure.
    virtual Result<> leave(const RunId &run, const QString &owner) = 0;
    /// The programs with a lease, by name.
    virtual Result<QStringList> helpers(const RunId &run) = 0;
    /// The programs that work on any run of this endpoint, by name.
    virtual Result<QStringList> helpersAt(const EndpointId &endpoint) = 0;

    /// Frees the units of programs without a lease; those that were lost too often become failed.
    virtual Result<> sweep(const RunId &run) = 0;
    /// Takes at most `count` ready units, the first ones by number. Two programs never get the same.
    virtual Result<> claim(const RunId &run, const QString &owner, int count) = 0;
    virtual Result<QList<TakenUnit>> taken(const RunId &run, const QString &owner) = 0; ///< by number
    virtual Result<UnitCounts> counts(const RunId &run) = 0;
    /// All requests of this unit have been asked. No effect if another program has it.
    virtual Result<> finish(const RunId &run, const QString &owner, int unit) = 0;

    virtual Result<double> cost(const RunId &run) = 0; ///< of all its replies so far

    /// How often programs that share this endpoint were told to ask less.
    virtual Result<int> slowdowns(const EndpointId &endpoint) = 0;
    virtual Result<> addSlowdown(const EndpointId &endpoint) = 0;
};

} // namespace yuyi
