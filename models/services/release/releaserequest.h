// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/ids.h"
#include "models/domain/preset/preset.h"
#include "models/exchange/benchmarks/exchangeset.h"

#include <QByteArray>
#include <QList>
#include <QString>

namespace yuyi {

/// What to release, and where.
struct ReleaseRequest {
    ExportFormat format = ExportFormat::CiiBench;
    QString target;                   ///< folder or file, by format
    QList<SplitPart> splits;          ///< empty: imported items keep their split, others go to "all"
    bool keepsSplits = false;         ///< items that have a split keep it, and `splits` are for the others
    SplitBy splitBy = SplitBy::Image; ///< what stays together
    quint32 seed = 0;
    bool withKeys = true;
    bool withTest = false; ///< for dialogues: also the splits that models are tested on, with their answers
    QString configuration; ///< for dialogues: code of the one whose prompt they have; empty: the first of dialogueConfigurations()
    PersonId by;

    QByteArray toJson() const;
    static ReleaseRequest fromJson(const QByteArray &json);
};

} // namespace yuyi
