// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/evaluation/extraction/extraction.h"
#include "models/evaluation/extraction/plainreply.h"

#include <QList>

namespace yuyi {

/// The option whose text occurs in a reply.
struct OptionTextFound {
    int option = -1;
    bool several = false; ///< options that differ in marks alone, and the reply does not say which
    bool brief = false;   ///< so short that it turns up by chance
    qsizetype start = 0;
    qsizetype length = 0;
};

/// @brief Finds the texts of an item's options in a reply. White space, case, and traditional forms are ignored; punctuation only
/// counts where options differ in nothing else. Positions are those of `PlainReply::text`.
class OptionTexts
{
public:
    explicit OptionTexts(const QList<ShownOption> &options);

    /// The option whose text equals the whole reply.
    OptionTextFound whole(const PlainReply &reply) const;
    /// All places where an option's text occurs, by position, none within another: the longest text counts.
    QList<OptionTextFound> matches(const PlainReply &reply) const;

private:
    struct Wording {
        QString exact;   ///< without white space and case
        QString letters; ///< without punctuation, too; empty where there is nothing else
        QString tail;    ///< the marks at its end, without a full stop
    };
    QList<Wording> m_wordings;
};

} // namespace yuyi
