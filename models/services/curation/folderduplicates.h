// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/images/duplicates.h"
#include "models/domain/images/image.h"
#include "models/domain/progress.h"
#include "models/domain/result.h"
#include "models/services/session/unreadablefiles.h"

#include <QList>
#include <QString>
#include <QStringList>

namespace yuyi {

/// A member of a group. The scan runs the filter engines on files outside a project; it changes nothing.
struct ScannedPair {
    QString path;
    Sha256 sha256;
    PairFigures figures;
};

struct ScannedGroup {
    DuplicateVerdict verdict = DuplicateVerdict::Duplicate;
    QString kept;
    QString keptReason;
    QList<ScannedPair> members; ///< the kept file first
};

struct DuplicateScan {
    qint64 images = 0; ///< number of readable images
    Unreadable unreadable;
    QList<ScannedGroup> groups;
    double seconds = 0;
};

/// Searches for duplicates among files outside a project.
Result<DuplicateScan> scanDuplicates(const QStringList &files, int threshold, int threads, Progress &progress);

} // namespace yuyi
