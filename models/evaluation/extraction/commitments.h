// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/evaluation/extraction/evidence.h"
#include "models/evaluation/extraction/mentions.h"
#include "models/evaluation/extraction/verdicts.h"

#include <QList>

namespace yuyi {

/// A mention with the words that commit to it, or take it back.
struct Commitment {
    qsizetype mention = 0;
    EvidenceKind kind = EvidenceKind::Quoted;
    Standing standing = Standing::Weaker; ///< Weaker: it stands so far; otherwise why it does not
    int weight = 0;
    bool corrects = false; ///< a correcting word stands in it, or between it and the one before
    bool also = false;     ///< one more besides the one before
    qsizetype first = 0;   ///< indexes of its words
    qsizetype last = 0;

    bool stands() const { return standing == Standing::Weaker; }
};

/// @brief All commitments of a reply, by position: for each mention the words before it, then those behind it, then its place.
/// What is rejected, asked, supposed, or reported is among them, and says so.
QList<Commitment> findCommitments(const QList<ReplyWord> &words, const QList<OptionMention> &mentions);

} // namespace yuyi
