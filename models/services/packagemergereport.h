// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/packagemerge.h"

#include <QStringList>

#include <optional>

namespace yuyi {

class ProjectHost;
class Stores;

/// Which returns are brought home, and what is chosen where home has changed.
struct MergeRequest {
    QStringList files;
    bool dryRun = false;
    MergeChoice choice;
    PersonId by;

    QByteArray toJson() const;
    static MergeRequest fromJson(const QByteArray &json);
};

/// @brief What one file would bring or has brought: counts, and every piece in conflict.
struct MergeLine {
    QString file;
    std::optional<Error> refused;    ///< nothing of the file was taken, and why
    PackageId package;
    Role role = Role::Annotator;
    QString holder;
    bool finished = false;
    bool mergedBefore = false;
    int added = 0;
    int changed = 0;
    int same = 0;
    int untouched = 0;
    QList<MergePiece> conflicts;

    static MergeLine of(const MergePlan &plan);
};

struct MergeReport {
    bool dryRun = false;
    QList<MergeLine> lines;          ///< in the order asked

    int added() const;
    int changed() const;
    int conflicts() const;
    int refused() const;
    /// As `yuyi-cli merge --json` prints it.
    QByteArray toJson() const;
    static MergeReport fromJson(const QByteArray &json);
};

/// @brief Looks at, or brings home, one file after the other; each on its own, so that one that is refused does not keep the others.
/// Cancelled: what was brought home by then stays.
MergeReport mergeFiles(Stores &home, ProjectHost &host, const MergeRequest &request, Progress &progress);

} // namespace yuyi
