// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/clock.h"
#include "models/services/runs/runner/journal.h"
#include "models/services/runs/runner/runboard.h"

#include <QObject>

#include <memory>

namespace yuyi {

/// What is read of a run that several programs may work on, in one transaction.
struct ShareLook {
    bool over = false; ///< the session has ended, so that nothing else is read
    RunState state = RunState::Running;
    double budget = 0;
    QList<TakenUnit> mine;
    UnitCounts others; ///< without those of this program
    QStringList helpers;
    QStringList atEndpoint; ///< programs that ask its endpoint
    int slowdowns = 0;
    /// @name Only where others work on it or have done so
    /// @{
    std::optional<double> cost;        ///< of all replies of the run; only where there is a budget
    double spent = 0;                  ///< of the endpoint; only with `cost`
    std::optional<RunFigures> figures; ///< not each time: in a large run this takes long
    qint64 figuresMs = 0;              ///< how long it took
    /// @}
    std::optional<QList<SlotState>> states; ///< only if another program may have asked requests of a unit that was taken just now
};

/// @brief Takes units of requests for the active runs of this program, and keeps in step with other programs that work on the same runs:
/// leases, what they have asked, the limits of the endpoints. Used on the runner's thread.
class RunShare final : public QObject
{
    Q_OBJECT
public:
    /// @param owner the name of this program
    /// @param leaseMs how long other programs wait for it
    RunShare(RunBoard &board, RunJournal &journal, const QString &owner, int leaseMs, Clock clock);

    const QString &owner() const { return m_owner; }
    /// Takes more units of a run that soon has nothing to send.
    void claim(ActiveRun &run);
    /// Renews the lease when it is time, frees what programs that are gone had taken, and reads what others do.
    void look(ActiveRun &run);
    /// Says that all requests of a unit have been asked. For the unit that `ActiveRun::close` returns.
    void finish(const RunId &run, int unit);
    /// Whether the lease may be over, as after a computer has slept: then a unit is looked up before each of its requests is sent.
    bool isDoubtful(const ActiveRun &run) const;
    /// Whether this program still has the unit; if so, renews its lease. For a transaction of any thread.
    static Result<bool> keeps(Stores &stores, const RunId &run, const QString &owner, int leaseMs, int unit);
    int leaseMs() const { return m_leaseMs; }
    /// Other programs are to ask this endpoint less as well.
    void tellSlowdown(EndpointQueue &queue);
    /// The clock of this computer, in milliseconds since 1970.
    qint64 wallClock() const { return m_clock().toMSecsSinceEpoch(); }

Q_SIGNALS:
    /// The run has more to send, or has nothing left to do.
    void moved(const yuyi::RunId &run);

private:
    void taken(ActiveRun &run, const ShareLook &seen);
    struct Paid;
    void looked(ActiveRun &run, const ShareLook &seen, const Paid &before);

    RunBoard &m_board;
    RunJournal &m_journal;
    QString m_owner;
    int m_leaseMs;
    int m_renewMs;
    Clock m_clock;
};

/// @brief Frees what programs had taken that are gone: those without a lease, and those of this computer that have ended.
Result<> freeLost(Stores &stores, const RunId &run);

} // namespace yuyi
