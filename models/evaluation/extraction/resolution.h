// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/evaluation/extraction/commitments.h"
#include "models/evaluation/extraction/extraction.h"

#include <QList>

namespace yuyi {

/// What the commitments of a reply come to.
struct Resolution {
    qsizetype decides = -1;               ///< index of the deciding commitment; −1: none
    MissReason reason = MissReason::None; ///< why it is a miss although there are commitments
    bool corrected = false;               ///< an earlier answer was withdrawn
    bool compared = false;                ///< one verdict of a list decided
};

/// @brief Weighs commitments against each other and writes into each what became of it. The plainest decide; of these the last
/// after a correction, and a final one over a tentative one. Two that differ without a correction make a miss. `asksAgain`: index
/// of the word where the reply goes on to a question of its own; −1: nowhere. `complete`: the reply ends where a sentence ends.
Resolution resolve(QList<Commitment> &commitments, const QList<OptionMention> &mentions, qsizetype asksAgain, bool complete);

} // namespace yuyi
