// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/clock.h"
#include "models/domain/history/changes.h"
#include "models/services/runs/runner/lease.h"
#include "models/services/runs/runner/live.h"
#include "models/stores/stores.h"

#include <QObject>
#include <QThread>

#include <functional>
#include <memory>

namespace yuyi {

class RunnerWork;
class SecretStore;

struct RunnerSetup {
    std::shared_ptr<const StoreFactory> factory;
    SecretStore *secrets = nullptr; ///< must outlive the runner
    PersonId actor;
    std::function<void(const Changes &)> announce; ///< called with the changes of each commit, on any thread; may be empty
    int lookEvery = Lease::lookEveryMs;            ///< milliseconds
    int lease = Lease::lengthMs;                   ///< milliseconds
    Clock clock = systemClock();                   ///< of this computer; leases do not follow it
    double speedUp = 1;                            ///< divides the waiting time before retries
    int triesPerSlot = 5;                          ///< maximum per session
};

/// @brief Asks models. Several runs are active at once, and several programs may work on one run. Works on its own threads;
/// signals arrive in the thread it lives in. Each request is recorded before it is sent, each answer as soon as it arrives.
class Runner : public QObject
{
    Q_OBJECT
public:
    explicit Runner(const RunnerSetup &setup, QObject *parent = nullptr);
    /// Stops within about a second; requests in flight are lost and sent again the next time.
    ~Runner() override;

    /// Starts a run, or joins the programs that work on it. Questions that follow a step wait for its run if that was started before
    /// them and has not ended. Emits `progressed` or `refused`, and `ended` at the end.
    void start(const RunId &run, RunAsk ask);
    /// @brief Waits for requests in flight, then leaves the run paused or cancelled, for all programs that work on it. Does nothing for
    /// runs not active here.
    void stop(const RunId &run, RunState leaveAs, const QString &message = {});
    /// Stops all runs here, while other programs go on with them, then emits `quiet`. `grace`: milliseconds that requests in flight
    /// get; −1: until their deadline.
    void stopAll(int grace = -1, const QString &message = {});
    bool isQuiet() const { return m_active == 0; }

Q_SIGNALS:
    /// Emitted at most five times a second for each run.
    void progressed(const yuyi::RunLive &live);
    void ended(const yuyi::RunId &run, yuyi::RunState state, const QString &message);
    /// The run could not start, or this program had to leave it while others go on.
    void refused(const yuyi::RunId &run, const QString &sentence);
    void quiet();

private:
    void oneLess();

    QThread m_thread;
    RunnerWork *m_work = nullptr;
    int m_active = 0;
};

} // namespace yuyi
