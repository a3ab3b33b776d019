// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/evaluation/extraction/mentions.h"

namespace yuyi {

/// What a reply says of an option right behind it.
enum class OptionVerdict {
    None,
    Best,
    Right,
    Better,
    Fits,
    Partly,
    Wrong
};

struct VerdictFound {
    OptionVerdict verdict = OptionVerdict::None;
    bool too = false;    ///< 也正确: one more
    qsizetype last = -1; ///< index of its last word
};

/// @brief Reads the verdicts of a reply. Within a list of options a verdict may stand anywhere in its item; elsewhere in the same
/// clause. The last one counts, and a negation turns it round.
class VerdictReader
{
public:
    VerdictReader(const QList<ReplyWord> &words, const QList<OptionMention> &mentions);

    VerdictFound read(qsizetype mention) const;
    /// Whether the mention begins an item of a list of options.
    bool beginsItem(qsizetype mention) const { return m_items.at(mention); }
    /// Whether the reply goes through its options one by one.
    bool lists() const { return m_lists; }
    /// Whether nothing but marks stands between the begin of its line and the mention.
    bool beginsLine(qsizetype mention) const;

private:
    qsizetype endOfItem(qsizetype mention) const;
    /// Whether the word has its cell or clause for itself: "B: yes".
    bool standsAlone(qsizetype word) const;

    const QList<ReplyWord> &m_words;
    const QList<OptionMention> &m_mentions;
    QList<int> m_mentionOf; ///< for each word the mention it belongs to; −1: none
    QList<bool> m_items;
    QList<bool> m_itemBegins; ///< for each word whether an item begins there
    bool m_lists = false;
};

} // namespace yuyi
