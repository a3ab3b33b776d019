// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/annotation/annotation.h"
#include "models/domain/runs/run.h"

#include <QList>

namespace yuyi {

/// @brief Scores an answered response to a question with options as the scorers published with C-Eval do (see cevalscorer.h), by the
/// letters A…D in the order shown. `scorer`: Ceval or CevalReasoned, which is also the rule of what was read. What is not understood is
/// incorrect, with the rule "none". A reply that was cut off is read as it stands. A letter that the question does not have leaves `answer`
/// empty. Positions in the reply are never told. Pure; any thread.
ScoredResponse scoreAsCeval(Scorer scorer, const Response &response, const QList<OptionId> &shownOrder, const Question &question);

} // namespace yuyi
