// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/codes.h"
#include "models/domain/run.h"

#include <QList>
#include <QString>

namespace yuyi {

/// One option as the model was shown it: its label ("A", "3") and its text (may be empty for a picture).
struct ShownOption {
    QString label;
    QString text;
};

/// Why no option could be read.
enum class MissReason {
    None,           ///< an option was read
    Empty,          ///< nothing but white space, or nothing after the reasoning
    Truncated,      ///< the reasoning never ended
    Refusal,
    Several,        ///< more than one option where one is wanted
    Contradiction,  ///< different final answers without a correction between them
    OutOfRange,     ///< a label this item does not have
    Placeholder,    ///< the pattern of the prompt, not filled in
    Echo,           ///< the options again and no choice among them
    NoneOfThem,     ///< "none of the above" where that is not offered
    NoOption        ///< words that are no option
};

inline constexpr CodeTable<MissReason, 11> codesOf(MissReason)
{
    return {{{MissReason::None, u"none"}, {MissReason::Empty, u"empty"}, {MissReason::Truncated, u"truncated"},
             {MissReason::Refusal, u"refusal"}, {MissReason::Several, u"several"},
             {MissReason::Contradiction, u"contradiction"}, {MissReason::OutOfRange, u"out-of-range"},
             {MissReason::Placeholder, u"placeholder"}, {MissReason::Echo, u"echo"},
             {MissReason::NoneOfThem, u"none-of-them"}, {MissReason::NoOption, u"no-option"}}};
}

/// @brief What was read from a reply, by which rule, and where.
struct Extraction {
    int option = -1;                         ///< index of the shown option; −1: a miss, or a label out of range
    QString label;                           ///< as read; with `option` −1 a label that counts as incorrect (cii-official)
    QString rule;                            ///< stable code: "declared", "whole-reply", "option-text" …
    MissReason reason = MissReason::None;
    qsizetype start = -1;                    ///< of the deciding words in the reply, UTF-16 units; −1: none
    qsizetype length = 0;

    bool missed() const { return label.isEmpty(); }
};

/// @brief Reads the option a reply chose. Pure and the same on every machine; any thread.
/// `Strict`: after the last reasoning block, NFKC, explicit declarations before all, corrections followed, anything doubtful a
/// miss. `CiiOfficial`: the published scorer's behaviour, so that figures compare with the paper's.
Extraction extract(Scorer scorer, const QString &reply, const QList<ShownOption> &options);

} // namespace yuyi
