// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/annotation/medium.h"
#include "models/domain/ids.h"

#include <QByteArray>
#include <QList>
#include <QString>
#include <QStringList>

namespace yuyi {

/// Which sheets to make.
struct SheetsRequest {
    QList<ImageId> images; ///< empty: all that have panels
    QStringList sheets;    ///< codes of forms; empty: all of the preset
    PersonId by;

    QByteArray toJson() const;
    static SheetsRequest fromJson(const QByteArray &json);
};

struct SheetsReport {
    struct One {
        ImageId image;
        QString name; ///< of the image
        QString code; ///< of the sheet
        QString recipeHash;
        Medium medium;
        bool made = false; ///< false: it was known, or could not be made
        QString reason;    ///< a sentence: why it could not be made; else empty
    };
    QList<One> sheets; ///< by image, in the order of the forms; read from JSON, only those that could not be made
    qint64 made = 0;
    qint64 known = 0;
    double seconds = 0;

    QList<One> failed() const;
    QByteArray toJson() const;
    static SheetsReport fromJson(const QByteArray &json);
};

} // namespace yuyi
