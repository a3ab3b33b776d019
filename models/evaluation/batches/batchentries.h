// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/evaluation/batches/batchreply.h"

namespace yuyi {

/// An answer that stands in a reply to several items.
struct BatchEntry {
    int number = -1; ///< of the item, as written; −1: none
    QString text;
    qsizetype position = -1; ///< see BatchPart
};

/// @brief The parts of entries in their order: by number where all have one, by order where none has and they are as many as the items.
/// Some with and some without: PartCount for all. A number 0 means that the model counts in another way: PartCount for all.
QList<BatchPart> partsOf(const QList<BatchEntry> &entries, int count);
/// Parts that all have the same fault.
QList<BatchPart> sharedFault(int count, MissReason fault);
/// "12", "十二": 12; −1: no number up to 999.
int writtenItemNumber(const QString &digits);

} // namespace yuyi
