// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/evaluation/extraction/extraction.h"

#include <QList>
#include <QString>

namespace yuyi {

/// The options that a reply chose where more than one may be right.
struct SeveralOptions {
    QList<int> options; ///< indexes of the shown options in ascending order; empty: a miss
    QString rule;       ///< stable code: "all", "joined", "verdicts", "list", or that of the single option that was read
    MissReason reason = MissReason::None;
};

/// @brief Reads a reply like the strict scorer, but for questions of which several options may be right: joined labels (AC, A and C),
/// a list of labels or texts, and verdicts one by one are the answer; what the reply rejects is not part of it. "A or B" and different
/// answers without a correction are a miss. Pure; any thread.
SeveralOptions extractSeveral(const QString &reply, const QList<ShownOption> &options);

} // namespace yuyi
