// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/progress.h"
#include "models/domain/project.h"
#include "models/domain/result.h"
#include "models/stores/stores.h"

#include <QDateTime>
#include <QObject>

#include <functional>
#include <memory>
#include <vector>

class QTimer;

namespace yuyi {

class ProjectAccess;

/// What a job is given on its own thread: a connection of its own, progress, the wish to stop.
struct JobContext {
    Stores &stores;
    Progress &progress;
    QString folder;      ///< of the project
    JobId id;            ///< of the job's record
};

/// What a job says at its end: one sentence for the jobs bar; a page may hold more in the job's own result.
struct JobOutcome {
    QString message;
    bool findings = false;   ///< done, but some items failed: shown in attention colour
    QByteArray result;       ///< JSON, stored with the job's record (JobRecord::result)
};

/// @brief Long work as the window shows it.
struct JobStatus {
    JobId id;
    QString kind;
    QString title;           ///< translated, what is done
    JobState state = JobState::Running;
    qint64 done = 0;
    qint64 total = 0;        ///< 0: not known yet
    double rate = 0;         ///< steps per second over the last seconds
    double secondsLeft = -1; ///< −1: not known
    QString message;         ///< of the end
    bool findings = false;
    bool waiting = false;    ///< for another job of its kind
    QByteArray parameters;
    QByteArray result;       ///< JobOutcome::result, once it has ended
};

/// @brief Runs long work on threads, one per job; stores its record so that it is found again after a restart.
/// Lives in the GUI thread. The destructor cancels and waits; such jobs stay "paused" and can be continued.
class JobCenter : public QObject
{
    Q_OBJECT
public:
    using Work = std::function<Result<JobOutcome>(JobContext &)>;
    /// Makes the work of a stored job from its parameters; nothing when the kind is unknown.
    using Maker = std::function<Work(const QByteArray &parameters)>;

    explicit JobCenter(ProjectAccess &project, QObject *parent = nullptr);
    ~JobCenter() override;

    /// One maker per kind; `title` is shown while it runs.
    void registerKind(const QString &kind, const std::function<QString()> &title, Maker maker);
    /// @brief Starts a job of a registered kind. A second one of the same kind waits until the first has ended.
    JobId start(const QString &kind, const QByteArray &parameters);
    void cancel(const JobId &id);
    /// Ends it for now; it can be continued, after a restart too.
    void pause(const JobId &id);
    void resume(const JobId &id);
    /// Takes an ended job off the list.
    void dismiss(const JobId &id);
    /// Puts jobs that a restart interrupted on the list as paused. One that another window is running is left to it.
    void loadUnfinished();

    QList<JobStatus> jobs() const;             ///< oldest first
    JobStatus job(const JobId &id) const;
    bool isRunning(const QString &kind) const;
    /// Ends all running and waiting ones for now; `isQuiet` follows when their threads are done.
    void pauseAll();
    bool isQuiet() const;

Q_SIGNALS:
    /// At most ten times a second for each job.
    void jobChanged(const yuyi::JobId &id);
    void jobEnded(const yuyi::JobId &id, const QString &kind);
    void listChanged();

private:
    struct Entry;
    std::vector<std::unique_ptr<Entry>> m_entries;
    struct Kind;
    std::vector<std::unique_ptr<Kind>> m_kinds;
    ProjectAccess &m_project;
    QTimer *m_ticker = nullptr;

    Entry *find(const JobId &id) const;
    const Kind *kindOf(const QString &kind) const;
    bool occupied(const QString &kind) const;
    JobStatus statusOf(const Entry &entry) const;
    void launch(Entry &entry);
    void startNext(const QString &kind);
    void finished(const JobId &id, const Result<JobOutcome> &result);
    void end(Entry &entry, JobState state, const QString &message);
    void tick();
    void take(const QList<JobRecord> &records);
    void persist(const Entry &entry);
};

} // namespace yuyi
