// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/runlive.h"

#include <QObject>

#include <memory>

namespace yuyi {

class ProjectAccess;
class SecretStore;

/// @brief The runs of the open project: asks models in this program, several runs at once, on threads of its own, and shows
/// those that another program is at. Lives in the GUI thread and never waits. Runs go on whatever page is shown; the
/// destructor stops them within a second (what is under way is asked again the next time).
class RunCenter : public QObject
{
    Q_OBJECT
public:
    RunCenter(ProjectAccess &project, SecretStore &secrets, QObject *parent = nullptr);
    ~RunCenter() override;

    /// @brief Starts, or goes on. What stands in the way (another program has it, no key, no budget left) comes as `refused`
    /// and as the run's message. Leads only.
    void start(const QList<RunId> &runs, RunAsk ask = RunAsk::Missing);
    /// Wherever they are at work. What is under way is awaited.
    void pause(const QList<RunId> &runs);
    void cancel(const QList<RunId> &runs);

    /// Newest first; hidden ones left out. Facts of runs that are nowhere are as stored.
    QList<RunLive> runs() const;
    RunLive run(const RunId &id) const;
    /// Once the list has been read.
    bool isLoaded() const;
    /// In this program.
    int runningHere() const;
    int running() const;         ///< here and elsewhere
    /// Stops all runs of this program; `isQuiet` follows. Requests under way are given ten seconds; the rest is asked again next time.
    void pauseAll();
    bool isQuiet() const;

Q_SIGNALS:
    /// At most five times a second for each run.
    void runChanged(const yuyi::RunId &id);
    /// Runs came, went, or changed their state.
    void listChanged();
    void runEnded(const yuyi::RunId &id);
    /// A whole sentence.
    void refused(const yuyi::RunId &id, const QString &sentence);
    void quiet();

private:
    struct Work;
    std::unique_ptr<Work> m_work;
};

} // namespace yuyi
