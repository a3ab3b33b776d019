// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/clock.h"
#include "models/domain/packages/package.h"
#include "models/services/overview/navigationcounts.h"
#include "models/services/session/jobcenter.h"
#include "models/services/session/projectaccess.h"

#include <QDateTime>
#include <QObject>
#include <QString>
#include <QTimer>

#include <memory>
#include <optional>

namespace yuyi {

class PictureLoader;
class RunCenter;
class AuditSealWork;
class SecretStore;
class StewardWork;

/// @brief One open project in this window, with all that lives as long as it is open. GUI thread.
class Session : public QObject
{
    Q_OBJECT
public:
    /// `package`: set if the open file is a work package.
    Session(QString location, std::unique_ptr<ProjectAccess> project, std::optional<Package> package, SecretStore &secrets,
            QObject *parent = nullptr);
    /// Pauses jobs and runs, finishes queued writes and closes the project.
    ~Session() override;

    /// Folder or server address, as opened.
    const QString &location() const { return m_location; }
    /// When this window opened it.
    QDateTime openedAt() const { return m_openedAt; }
    /// The work package; no value for a project.
    const std::optional<Package> &package() const { return m_package; }
    ProjectAccess &project() { return *m_project; }
    JobCenter &jobs() { return *m_jobs; }
    RunCenter &runs() { return *m_runs; }
    PictureLoader &pictures() { return *m_pictures; }
    const NavigationCounts &counts() const { return m_counts; }
    /// Returns true if no job and no run is active in this window.
    bool isQuiet() const;
    /// Pauses all jobs and runs; `becameQuiet` is emitted afterwards.
    void pauseAll();

Q_SIGNALS:
    void countsChanged(const yuyi::NavigationCounts &counts);
    void becameQuiet();

private:
    void count();
    void setCounts(NavigationCounts counts);
    void tellWhenQuiet();

    QString m_location;
    QDateTime m_openedAt = currentTime();
    std::optional<Package> m_package;
    std::unique_ptr<ProjectAccess> m_project;
    std::unique_ptr<JobCenter> m_jobs;
    std::unique_ptr<RunCenter> m_runs;
    std::unique_ptr<PictureLoader> m_pictures;
    std::unique_ptr<StewardWork> m_steward;
    std::unique_ptr<AuditSealWork> m_seals;
    NavigationCounts m_counts;
    QTimer m_countSoon;
    bool m_counting = false;
    bool m_countAgain = false;
};

} // namespace yuyi
