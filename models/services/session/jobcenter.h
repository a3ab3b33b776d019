// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/progress.h"
#include "models/domain/project/project.h"
#include "models/domain/result.h"
#include "models/stores/stores.h"

#include <QDateTime>
#include <QObject>

#include <functional>
#include <memory>
#include <optional>
#include <vector>

class QTimer;

namespace yuyi {

class ProjectAccess;

/// What a job gets on its thread: a connection, a progress object that also tells it to stop, the project's folder.
struct JobContext {
    Stores &stores;
    Progress &progress;
    QString folder; ///< of the project
    JobId id;       ///< of the job's record
};

/// Result of a job: a sentence for the jobs bar, and data for a page.
struct JobOutcome {
    QString message;
    bool findings = false; ///< finished, but some items failed: shown in the attention colour
    QByteArray result;     ///< JSON, stored with the job's record (JobRecord::result)
};

/// State of a job, as the window shows it.
struct JobStatus {
    JobId id;
    std::optional<JobKind> kind; ///< unset: one that this version does not know
    QString title;               ///< translated; what the job does
    JobState state = JobState::Running;
    qint64 done = 0;
    qint64 total = 0;        ///< 0: not known yet
    double rate = 0;         ///< steps per second, averaged over the last seconds
    double secondsLeft = -1; ///< −1: not known
    QString message;         ///< sentence shown after the job has ended
    bool findings = false;
    bool waiting = false; ///< waits for another job of its kind
    QByteArray parameters;
    QByteArray result; ///< JobOutcome::result after the job has ended
};

/// @brief Runs jobs, each on a thread of its own, and stores their records so that they survive a restart. Lives in the GUI
/// thread. The destructor cancels the jobs and waits; they stay "paused" and can be continued.
class JobCenter : public QObject
{
    Q_OBJECT
public:
    using Work = std::function<Result<JobOutcome>(JobContext &)>;
    /// Creates the work of a stored job from its parameters; returns an empty function if the kind is unknown.
    using Maker = std::function<Work(const QByteArray &parameters)>;

    explicit JobCenter(ProjectAccess &project, QObject *parent = nullptr);
    ~JobCenter() override;

    /// Registers the maker of a kind. `title` is shown while a job of this kind runs.
    void registerKind(JobKind kind, const std::function<QString()> &title, Maker maker);
    /// The same for a kind by its code, which may be none of JobKind.
    void registerKind(const QString &kind, const std::function<QString()> &title, Maker maker);
    /// @brief Starts a job of a registered kind. A second one of the same kind waits until the first has ended.
    JobId start(JobKind kind, const QByteArray &parameters);
    JobId start(const QString &kind, const QByteArray &parameters);
    void cancel(const JobId &id);
    /// Stops the job; it can be continued, even after a restart.
    void pause(const JobId &id);
    void resume(const JobId &id);
    /// Removes an ended job from the list.
    void dismiss(const JobId &id);
    /// Adds jobs that a restart interrupted to the list as paused. Jobs that another window is running are skipped.
    void loadUnfinished();

    QList<JobStatus> jobs() const; ///< oldest first
    JobStatus job(const JobId &id) const;
    bool isRunning(JobKind kind) const;
    bool isRunning(const QString &kind) const;
    /// Pauses all running and waiting jobs. isQuiet() becomes true when their threads have ended.
    void pauseAll();
    bool isQuiet() const;

Q_SIGNALS:
    /// Emitted at most ten times a second for each job.
    void jobChanged(const yuyi::JobId &id);
    void jobEnded(const yuyi::JobId &id, std::optional<yuyi::JobKind> kind);
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
