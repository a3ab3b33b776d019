// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/evaluation/extraction/extraction.h"

#include <QList>
#include <QString>

namespace yuyi {

/// What a reply to several items says to one of them.
struct BatchPart {
    QString text;                          ///< its own words; empty: none, see `fault`
    MissReason fault = MissReason::NoPart; ///< None: there is a part; else NoPart, PartTwice, PartCount, NoParts, Empty or Truncated
    qsizetype position = -1;               ///< where the part begins in the reply, UTF-16 units; −1: unknown

    bool found() const { return fault == MissReason::None; }
};

/// @brief Divides the reply to `count` items (≥ 1) that were numbered from 1. It never guesses: what is not clearly the answer to one item
/// is a miss. Understood are a JSON object or list (alone, in a code block, or the only one in the text), with numbers as names or members,
/// or as many entries as items; lines or rows of a table that begin with a number ("3. A", "第3题：A", "Question 3: …"), and all that
/// follows up to the next number; numbers and labels on one line ("1. A, 2. C"); and bare labels, one a line, if they are as many as the
/// items. Two equal answers with one number are one. What stands before the reply's own answer (reasoning in tags) is left out.
/// Returns `count` parts by number. Pure; any thread.
QList<BatchPart> splitBatchReply(const QString &reply, int count);

} // namespace yuyi
