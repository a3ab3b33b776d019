// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/history/changes.h"
#include "models/domain/images/image.h"
#include "models/services/release/releaseservice.h"
#include "models/services/session/latest.h"

#include <QHash>
#include <QObject>
#include <QTimer>

namespace yuyi {

class JobCenter;
class ProjectAccess;

/// @brief Controls releases without widgets: the set as it would be released, and the job that writes it.
class ReleaseController final : public QObject
{
    Q_OBJECT
public:
    ReleaseController(ProjectAccess &project, JobCenter &jobs, QObject *parent = nullptr);

    bool isLoaded() const { return m_loaded; }
    const ReleaseState &state() const { return m_state; }
    /// The images without a source or licence, in their order.
    QList<Image> withoutLicence() const;
    /// Returns true if there is something to release and no release is being written.
    bool canRelease() const;
    /// The folder that a release was written to, or that its file is in; empty if it is not known.
    QString folderOf(const Release &release) const;
    /// The folder of the last release written in this window.
    const QString &writtenFolder() const { return m_written; }

    void load();
    /// Reads the set again soon if a change concerns it.
    void projectChanged(const Changes &changes);
    /// Stores sources and licences of further pictures of questions, then reads the set again.
    void setSources(const QList<MediumFacts> &pictures);
    /// Starts writing a release in the name of the acting person.
    void start(ReleaseRequest request);

Q_SIGNALS:
    void loaded();
    void failed(const QString &sentence);
    /// A release is written. `notes`: what readers of its files will see otherwise; may be empty.
    void released(const QString &sentence, const QStringList &notes);

private:
    ProjectAccess &m_project;
    JobCenter &m_jobs;
    ReleaseState m_state;
    QHash<ImageId, Image> m_images; ///< of the licence list
    bool m_loaded = false;
    Latest m_latest;
    QTimer m_soon;
    QString m_writing; ///< folder a release is being written to
    QString m_written;
};

} // namespace yuyi
