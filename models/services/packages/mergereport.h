// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/packages/merge.h"

#include <QStringList>

#include <optional>

namespace yuyi {

class ProjectHost;
class Stores;

/// Files of returned packages to merge, and the choice for entries that have changed in the project.
struct MergeRequest {
    QStringList files;
    bool dryRun = false;
    MergeChoice choice;
    PersonId by;

    QByteArray toJson() const;
    static MergeRequest fromJson(const QByteArray &json);
};

/// @brief Result of merging one file, or of trying to: counts, and every entry in conflict.
struct MergeLine {
    QString file;
    std::optional<Error> refused; ///< set if nothing of the file was merged: the reason
    PackageId package;
    Role role = Role::Annotator;
    QString holder;
    bool finished = false;
    bool mergedBefore = false;
    int added = 0;
    int changed = 0;
    int same = 0;
    int untouched = 0;
    QList<MergeEntry> conflicts;

    static MergeLine of(const MergePlan &plan);
};

struct MergeReport {
    bool dryRun = false;
    QList<MergeLine> lines; ///< in the order of the request

    int added() const;
    int changed() const;
    int conflicts() const;
    int refused() const;
    /// Returns the JSON that `yuyi-cli merge --json` prints.
    QByteArray toJson() const;
    static MergeReport fromJson(const QByteArray &json);
};

/// @brief Merges the files one after the other, or only tries to (`dryRun`). A refused file does not stop the others. When
/// cancelled, the files merged so far stay merged. `folder`: that of the project.
MergeReport mergeFiles(Stores &project, const QString &folder, ProjectHost &host, const MergeRequest &request, Progress &progress);

} // namespace yuyi
