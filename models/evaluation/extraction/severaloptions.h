// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/evaluation/extraction/extraction.h"

#include <QList>
#include <QString>

namespace yuyi {

/// The options that a reply chose where more than one may be right.
struct SeveralOptions {
    QList<int> options; ///< indexes of the shown options in ascending order; empty: a miss
    QString rule;       ///< stable code: "all", "joined", "judged-in-turn", "list", or that of the single option that was read
    MissReason reason = MissReason::None;
    qsizetype start = -1; ///< of the deciding words in the reply, UTF-16 units; −1: none, or the whole reply
    qsizetype length = 0;
    QList<Evidence> evidence{}; ///< every passage that commits to an option or seems to, by position
};

/// @brief Reads a reply like the strict scorer, but for questions of which several options may be right: joined labels (AC, A and C),
/// a list of labels or texts, and verdicts one by one are the answer; what the reply rejects is not part of it. "A or B" and different
/// answers without a correction are a miss. Pure; any thread.
SeveralOptions extractSeveral(const QString &reply, const QList<ShownOption> &options);

} // namespace yuyi
