// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/runs/runner/journal.h"
#include "models/services/runs/runner/runboard.h"
#include "models/services/runs/runner/runner.h"

#include <QHash>
#include <QSet>
#include <QTimer>

#include <functional>
#include <memory>

namespace yuyi {

class RequestSender;
class RunShare;
struct RunClosing;
struct RunOpening;
struct Secret;

/// @brief The part of Runner that works on its own thread: runs come, go and end; renews leases and reports progress.
class RunnerWork : public QObject
{
    Q_OBJECT
public:
    explicit RunnerWork(const RunnerSetup &setup);
    ~RunnerWork() override;

    void begin(); ///< called in its thread
    void start(const RunId &run, RunAsk ask);
    /// @param all whether other programs that work on the run are to stop, too
    void stop(const RunId &run, RunState leaveAs, const QString &message, bool all);
    /// Leaves all runs; other programs that work on them go on.
    void stopAll(int grace, const QString &message);
    /// Stops all runs; calls `done` when everything is stored, or soon after `grace` at the latest.
    void shutDown(int grace, std::function<void()> done);
    void cleanUp(); ///< called in its thread before it ends

Q_SIGNALS:
    void progressed(const yuyi::RunLive &live);
    void ended(const yuyi::RunId &run, yuyi::RunState state, const QString &message);
    void refused(const yuyi::RunId &run, const QString &sentence);

private:
    void open(const std::shared_ptr<RunOpening> &opening);
    /// Lets a run wait for its step.
    void park(const std::shared_ptr<RunOpening> &opening);
    /// Opens a run whose step has ended, or refuses it. A run that was stopped meanwhile is left.
    void openAfterStep(const std::shared_ptr<RunOpening> &opening);
    /// Goes on with the runs that wait for this step.
    void stepEnded(const RunId &step);
    /// Leaves a run that waits for its step. Stops the step, too, unless another run waits for it.
    void leaveStep(const std::shared_ptr<RunOpening> &opening);
    /// Ends the opening of a run that was stopped: writes the newest state that `m_stopOnceOpen` names.
    void leave(const RunId &id);
    void take(const std::shared_ptr<RunOpening> &opening, const Secret &secret);
    void claim(const std::shared_ptr<RunOpening> &opening, const QByteArray &key);
    void enlist(RunOpening &opening, const QByteArray &key, qint64 renewedAt);
    void cutOff();

    void endIfDone(ActiveRun &run);
    std::shared_ptr<RunClosing> closingOf(const ActiveRun &run) const;
    void finish(ActiveRun &run);
    void remove(const RunId &id);
    void tellWhenEmpty();
    void refuse(const RunId &id, const QString &sentence);
    void tell();

    RunnerSetup m_setup;
    QString m_program;
    RunBoard m_board;
    std::unique_ptr<RunJournal> m_journal;
    std::unique_ptr<RunShare> m_share;
    std::unique_ptr<RequestSender> m_sender;
    QList<RunId> m_opening;
    QList<std::shared_ptr<RunOpening>> m_parked; ///< wait for their step, which is active or opening here; also in `m_opening`
    QHash<RunId, RunState> m_stopOnceOpen;       ///< of runs in `m_opening` alone: the state in which they are to be left
    QSet<RunId> m_leaving;                       ///< of those: other programs that work on them go on
    std::unique_ptr<QTimer> m_beat;
    std::unique_ptr<QTimer> m_tell;
    std::unique_ptr<QTimer> m_grace;
    bool m_stopping = false;
    std::function<void()> m_whenEmpty;
    std::unique_ptr<QTimer> m_last;
};

} // namespace yuyi
