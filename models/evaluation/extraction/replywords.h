// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/evaluation/extraction/extraction.h"
#include "models/evaluation/extraction/lexicon.h"
#include "models/evaluation/extraction/optiontexts.h"
#include "models/evaluation/extraction/plainreply.h"

#include <QList>

namespace yuyi {

/// A word, a mark, a label, or the text of an option.
struct ReplyWord {
    Sense sense = Sense::Plain;
    qsizetype start = 0; ///< in `PlainReply::text`
    qsizetype end = 0;
    char16_t sign = 0;    ///< its first character, folded
    int option = -1;      ///< Label and Text: which; −1: several, or a label that the item does not have
    bool several = false; ///< joined labels (BD), or a text that two options share
    bool sure = true;     ///< false: a lower-case letter or a bare number, which count only where an option is expected
    bool brief = false;   ///< Text: too short to count in passing
    bool struck = false;  ///< ~~struck out~~

    bool names() const { return sense == Sense::Label || sense == Sense::Text; }
};

/// @brief Splits a reply into words and says what each does. Labels are those of the item, letters or numbers; an article, a letter
/// within a word (A型) and one of a name (维生素C) are none. Spaces are left out. Takes time in proportion to the length.
QList<ReplyWord> replyWords(const PlainReply &reply, const QList<ShownOption> &options, const OptionTexts &texts);

} // namespace yuyi
