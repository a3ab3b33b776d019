// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/codes.h"

#include <QString>

namespace yuyi {

/// The words with which a reply commits to an option, or seems to.
enum class EvidenceKind {
    Marked,   ///< in a box, an answer tag, or the value of a JSON key
    Declared, ///< 答案：C · the answer is C
    Chosen,   ///< 选C · I choose C · the best option is C
    Judged,   ///< C 最符合 · C is correct · only C
    Better,   ///< C 更合适 · C fits: decides only where nothing is plainer and no other option is as good
    Alone,    ///< the label alone: the whole reply, the first or last line, a sentence
    Quoted,   ///< the text of the option, without any of these words
    Compared  ///< one verdict of a list that goes through the options
};

inline constexpr CodeTable<EvidenceKind, 8> codesOf(EvidenceKind)
{
    return {{{EvidenceKind::Marked, u"marked"},
             {EvidenceKind::Declared, u"declared"},
             {EvidenceKind::Chosen, u"chosen"},
             {EvidenceKind::Judged, u"judged"},
             {EvidenceKind::Better, u"better"},
             {EvidenceKind::Alone, u"alone"},
             {EvidenceKind::Quoted, u"quoted"},
             {EvidenceKind::Compared, u"compared"}}};
}

/// Whether a passage counted, and why not.
enum class Standing {
    Decides,    ///< the answer was taken from here
    Agrees,     ///< names the same option as the deciding passage
    Conflicts,  ///< names another option, which makes the reply a miss
    Weaker,     ///< something plainer decides
    Revised,    ///< the reply takes it back later
    Tentative,  ///< a first thought; a later answer decides
    Rejected,   ///< the option is rejected: 不选 A · A is wrong
    Asked,      ///< in a question
    Supposed,   ///< under a condition: 如果选 A
    Reported,   ///< what others might choose
    Sample,     ///< the required format, or an example of it
    Several,    ///< several options where one is expected
    OutOfRange, ///< a label that the item does not have
    OtherText   ///< the label of one option with the text of another
};

inline constexpr CodeTable<Standing, 14> codesOf(Standing)
{
    return {{{Standing::Decides, u"decides"},
             {Standing::Agrees, u"agrees"},
             {Standing::Conflicts, u"conflicts"},
             {Standing::Weaker, u"weaker"},
             {Standing::Revised, u"revised"},
             {Standing::Tentative, u"tentative"},
             {Standing::Rejected, u"rejected"},
             {Standing::Asked, u"asked"},
             {Standing::Supposed, u"supposed"},
             {Standing::Reported, u"reported"},
             {Standing::Sample, u"sample"},
             {Standing::Several, u"several"},
             {Standing::OutOfRange, u"out-of-range"},
             {Standing::OtherText, u"other-text"}}};
}

/// One passage of a reply that names an option with words that may commit to it.
struct Evidence {
    EvidenceKind kind = EvidenceKind::Quoted;
    Standing standing = Standing::Weaker;
    int option = -1;     ///< index of the shown option; −1: several, or a label that the item does not have
    QString label;       ///< as read; several: joined by commas
    int weight = 0;      ///< how plainly it commits, 1…5; the highest decides
    qsizetype start = 0; ///< in the reply, UTF-16 units
    qsizetype length = 0;
};

} // namespace yuyi
