// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/duplicates.h"
#include "models/domain/progress.h"
#include "models/domain/result.h"
#include "models/domain/textarea.h"
#include "models/filtering/textengine.h"
#include "models/services/session/unreadablefiles.h"

#include <QList>
#include <QString>
#include <QStringList>

namespace yuyi {

/// A member of a group. The scans of this header run the filter engines on files outside a project; they change nothing.
struct ScannedPair {
    QString path;
    Sha256 sha256;
    PairFigures figures;
};

struct ScannedGroup {
    DuplicateVerdict verdict = DuplicateVerdict::Duplicate;
    QString kept;
    QString keptReason;
    QList<ScannedPair> members;    ///< the kept file first
};

struct DuplicateScan {
    qint64 images = 0;                          ///< number of readable images
    Unreadable unreadable;
    QList<ScannedGroup> groups;
    double seconds = 0;
};

struct TextScan {
    struct One {
        QString path;
        double ratio = 0;
        QList<TextArea> areas;     ///< polygons in pixels of the full upright picture
    };
    QString engine;
    QList<One> images;
    Unreadable unreadable;
    double seconds = 0;
};

Result<DuplicateScan> scanDuplicates(const QStringList &files, int threshold, int threads, Progress &progress);
Result<TextScan> scanText(const QStringList &files, const QString &engine, filtering::TextMode mode, double threshold,
                          int threads, Progress &progress);

} // namespace yuyi
