// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/history/changes.h"
#include "models/domain/images/duplicates.h"
#include "models/domain/result.h"
#include "models/services/session/latest.h"
#include "models/services/session/unreadablefiles.h"

#include <QHash>
#include <QObject>
#include <QStringList>

#include <functional>

namespace yuyi {

class GroupsModel;
class JobCenter;
class PictureLoader;
class ProjectAccess;
class Stores;
struct DuplicateState;

/// @brief Controller of the duplicates page, without widgets: the groups, the limits, the search and what a person decides.
///
/// A group that is confirmed or dismissed leaves the list at once; the write follows on the writer thread. While own writes are
/// pending, loading waits for them.
class DuplicatesController final : public QObject
{
    Q_OBJECT
public:
    /// Where the person is in the list, to be found again after loading.
    struct ListPosition {
        DuplicateGroupId group; ///< null: the group in this row
        ImageId image = {};     ///< not null: a group that contains this image, in whatever view
        int row = -1;
    };

    DuplicatesController(ProjectAccess &project, JobCenter &jobs, PictureLoader &pictures, QObject *parent = nullptr);

    GroupsModel &groups() const { return *m_groups; }
    /// Whether the groups were read at least once.
    bool isLoaded() const { return m_loaded; }
    /// Whether a job is searching now.
    bool isSearching() const;
    /// Whether a search was completed.
    bool hasSearched() const { return m_searched; }
    /// Images that no search has covered yet.
    qint64 unsearched() const { return m_unsearched; }
    /// The number of images in the project.
    qint64 collected() const { return m_collected; }
    /// Images that the last search could not read.
    const Unreadable &unreadable() const { return m_unreadable; }
    /// The last search, as lines of text; empty if there was none.
    const QStringList &report() const { return m_report; }
    /// The engine of the last search if this program has a newer one; else empty.
    const QString &olderEngine() const { return m_olderEngine; }

    /// Loads for a page that was just opened: if only templates are open, it shows them.
    void enter(const ListPosition &position);
    /// Ignores what is being read.
    void leave();
    void load(const ListPosition &position);
    /// Handles changes made by this or another window.
    void projectChanged(const Changes &changes);

    /// Shows groups of at least this certainty (0…1) whose distances are at most `distance` (256: all).
    void setLimits(double certainty, int distance);
    /// The project's lowest certainty for confirming groups together, 0…1.
    double projectLimit() const { return m_projectLimit; }
    /// Sets it in the project; leads only.
    void setProjectLimit(double certainty);
    /// The certainty from which groups are confirmed together: the project's limit, or the list's if that is higher.
    double batchLimit() const;
    /// The groups that would be confirmed together.
    QList<DuplicateGroupId> batch() const;

    void search();
    void confirm(const DuplicateGroupId &group);
    /// Confirms these groups together, as they were shown. `percent` is the certainty, as shown.
    void confirmBatch(const QList<DuplicateGroup> &groups, const QString &percent);
    void dismiss(const DuplicateGroupId &group);
    /// The following return false and do nothing if another change of the group is not finished: what is shown of it is no
    /// longer so.
    bool split(const DuplicateGroupId &group, const ImageId &member);
    bool keepInstead(const DuplicateGroupId &group, const ImageId &kept);
    bool reopen(const DuplicateGroupId &group);

Q_SIGNALS:
    /// The groups were read; the list has to select this row.
    void loaded(int row);
    /// The groups must be read again: call load() with the present position.
    void outdated();
    void searchStarted();
    /// Something was done that can be undone.
    void done(const QString &text);
    void failed(const QString &sentence);

private:
    void take(const DuplicateState &state, const ListPosition &position);
    bool beginChange(const DuplicateGroup &after);
    void run(std::function<Result<>(Stores &)> work, bool reload);

    ProjectAccess &m_project;
    JobCenter &m_jobs;
    GroupsModel *m_groups;
    QHash<DuplicateGroupId, DuplicateGroup> m_changing; ///< groups with a change that is not finished, as they will be
    double m_certainty = 0;                             ///< the list's limits
    int m_distance = 256;
    double m_projectLimit = 1;
    Unreadable m_unreadable;
    QStringList m_report;
    QString m_olderEngine;
    qint64 m_collected = 0;
    qint64 m_unsearched = 0;
    bool m_searched = false;
    bool m_entered = false; ///< the page was just opened
    bool m_loaded = false;
    bool m_loading = false;
    bool m_stale = false; ///< reload when the pending writes are done
    int m_ownWrites = 0;
    Latest m_latest;
};

} // namespace yuyi
