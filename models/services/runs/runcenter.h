// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/runs/runner/live.h"

#include <QObject>

#include <memory>

namespace yuyi {

class ProjectAccess;
class SecretStore;

/// @brief The runs of the open project. Asks models in this program, several runs at once, on its own threads, and shows the
/// runs of other programs. Lives in the GUI thread and never blocks it. Runs continue whatever page is shown. The destructor
/// stops them within a second; requests in flight are sent again the next time.
class RunCenter : public QObject
{
    Q_OBJECT
public:
    RunCenter(ProjectAccess &project, SecretStore &secrets, QObject *parent = nullptr);
    ~RunCenter() override;

    /// @brief Starts or continues runs; joins other programs that work on them. If a run cannot start (no key, no budget left, others are
    /// stopping), `refused` and the run's message say why. Leads only.
    void start(const QList<RunId> &runs, RunAsk ask = RunAsk::Missing);
    /// Pauses runs, in all programs that work on them. Requests in flight are completed.
    void pause(const QList<RunId> &runs);
    void cancel(const QList<RunId> &runs);

    /// Returns the runs, newest first, without hidden ones. The figures of inactive runs are as stored.
    QList<RunLive> runs() const;
    RunLive run(const RunId &id) const;
    /// Whether the list of runs has been read.
    bool isLoaded() const;
    /// Returns the number of runs active in this program.
    int runningHere() const;
    int running() const; ///< in this and other programs
    /// Stops all runs of this program, while others go on with them; isQuiet() becomes true afterwards. Requests in flight get ten
    /// seconds; the rest is sent again next time.
    void pauseAll();
    bool isQuiet() const;

Q_SIGNALS:
    /// Emitted at most five times a second for each run.
    void runChanged(const yuyi::RunId &id);
    /// Runs were added or removed, or changed their state.
    void listChanged();
    void runEnded(const yuyi::RunId &id);
    /// A run could not start, or was left to other programs; `sentence` is a whole sentence.
    void refused(const yuyi::RunId &id, const QString &sentence);
    void quiet();

private:
    struct Work;
    std::unique_ptr<Work> m_work;
};

} // namespace yuyi
