// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/ids.h"

#include <QObject>

namespace yuyi {

class JobCenter;
class ProjectAccess;

/// @brief Reads stored replies again with the scorers of this version, without widgets. No model is asked again.
class RescoreController final : public QObject
{
    Q_OBJECT
public:
    RescoreController(ProjectAccess &project, JobCenter &jobs, QObject *parent = nullptr);

    /// Whether some replies were scored by another version of a scorer, as far as `look` has seen.
    bool isOutdated() const { return m_outdated; }
    /// Whether replies are being scored in this window.
    bool isRunning() const;
    /// Looks for replies that were scored by another version of a scorer.
    void look();
    /// Starts the job.
    void start();

Q_SIGNALS:
    /// A job was started or has ended.
    void runningChanged();
    /// An answer of `look` is here.
    void looked();
    /// The job of this controller is done; `message` says what was changed.
    void done(const QString &message);

private:
    void ended(const JobId &id);

    ProjectAccess &m_project;
    JobCenter &m_jobs;
    bool m_outdated = false;
    JobId m_running; ///< the running job of this controller; null: none
};

} // namespace yuyi
