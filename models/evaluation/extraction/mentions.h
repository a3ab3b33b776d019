// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/evaluation/extraction/replywords.h"

#include <QList>

namespace yuyi {

/// A place where a reply names one option, or several joined ones: "C", "C. the text", "the text (C)", "A 和 C", "A–F".
struct OptionMention {
    qsizetype first = 0; ///< indexes of its words
    qsizetype last = 0;
    QList<int> options;      ///< different ones, in the order they are named
    bool several = false;    ///< more than one option
    bool outOfRange = false; ///< a label that the item does not have
    bool otherText = false;  ///< the label of one option with the text of another
    bool range = false;      ///< from … to …: all of them, so none
    bool byText = false;     ///< no label
    bool sure = true;        ///< false: counts only where an option is expected
    bool brief = false;      ///< a short text, which counts only where an option is expected
    bool struck = false;

    /// The option; −1: several, or none that the item has.
    int option() const { return options.size() == 1 && !several ? options.first() : -1; }
    bool names(int option) const { return options.contains(option); }
};

/// The mentions of a reply, by position.
QList<OptionMention> findMentions(const QList<ReplyWord> &words);

} // namespace yuyi
