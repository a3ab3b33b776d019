// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/images/textarea.h"
#include "models/domain/progress.h"
#include "models/domain/result.h"
#include "models/filtering/text/textengine.h"
#include "models/services/session/unreadablefiles.h"

#include <QList>
#include <QString>
#include <QStringList>

namespace yuyi {

/// What the search for text found in files outside a project; it changes nothing.
struct TextScan {
    struct One {
        QString path;
        double ratio = 0;
        QList<TextArea> areas; ///< polygons in pixels of the full upright picture
    };
    QString engine;
    QList<One> images;
    Unreadable unreadable;
    double seconds = 0;
};

Result<TextScan> scanText(const QStringList &files, const QString &engine, TextMode mode, double threshold,
                          int threads, Progress &progress);

} // namespace yuyi
