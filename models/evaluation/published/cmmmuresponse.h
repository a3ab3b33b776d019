// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/annotation/annotation.h"
#include "models/domain/runs/run.h"

#include <QList>

namespace yuyi {

/// @brief Scores an answered response as the scorer published with CMMMU does (see cmmmuscorer.h): a question without options as a
/// blank, one whose options are 对 and 错 by its verdict, all others by the letters in the order shown, of which only A…D are options.
///
/// What the published scorer draws is a miss with the rule of drawnRule() and the reason "drawn". A draw that can never be the key (a key
/// of several letters, or one behind D) is incorrect, with the rule "not-drawn". A reply that was cut off is read as it stands. Of a
/// blank, only the first accepted answer counts; `answer` is this one if it was found, else the first value that the reply holds, and
/// `label` all of them. A letter that the item does not have leaves `answer` empty. Positions in the reply are never told.
/// Pure; any thread.
ScoredResponse scoreAsCmmmu(const Response &response, const QList<OptionId> &shownOrder, const Question &question);

} // namespace yuyi
