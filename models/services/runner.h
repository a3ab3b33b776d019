// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/changes.h"
#include "models/services/runlive.h"
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
    SecretStore *secrets = nullptr;          ///< outlives the runner
    PersonId actor;
    std::function<void(const Changes &)> announce;   ///< of each commit, on any thread; may be empty
    int heartbeat = 2000;                    ///< milliseconds
    int stale = 15000;                       ///< a run whose program has been silent for so long is free
    double haste = 1;                        ///< waiting before the next try is divided by it
    int triesPerSlot = 5;                    ///< in one session
};

/// @brief Asks models: several runs at once, each by one program at a time. Works on threads of its own; signals come in the
/// thread it lives in. Everything that was sent is written down before, everything that came back as soon as it is there.
class Runner : public QObject
{
    Q_OBJECT
public:
    explicit Runner(const RunnerSetup &setup, QObject *parent = nullptr);
    /// Stops within about a second; requests under way are lost and asked again the next time.
    ~Runner() override;

    /// `progressed` or `refused` follow, `ended` at the end.
    void start(const RunId &run, RunAsk ask);
    /// @brief Awaits what is under way, then leaves the run paused or cancelled. No effect on runs that are not at work here.
    void stop(const RunId &run, RunState leaveAs, const QString &message = {});
    /// Stops all; `quiet` follows. `grace`: milliseconds that requests under way are given; −1: till their deadline.
    void stopAll(int grace = -1, const QString &message = {});
    bool isQuiet() const { return m_active == 0; }

Q_SIGNALS:
    /// At most five times a second for each run.
    void progressed(const yuyi::RunLive &live);
    void ended(const yuyi::RunId &run, yuyi::RunState state, const QString &message);
    void refused(const yuyi::RunId &run, const QString &sentence);
    void quiet();

private:
    void oneLess();

    QThread m_thread;
    RunnerWork *m_work = nullptr;
    int m_active = 0;
};

} // namespace yuyi
