// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/annotation/answer.h"
#include "models/domain/codes.h"
#include "models/domain/runs/run.h"
#include "models/evaluation/extraction/evidence.h"

#include <QList>
#include <QString>

namespace yuyi {

/// One option as shown to the model: its label ("A", "3") and its text (may be empty for a picture).
struct ShownOption {
    QString label;
    QString text;
    bool pictured = false; ///< it has a picture, sent or not
};

/// Why no option could be read.
enum class MissReason {
    None,      ///< an option was read
    Empty,     ///< nothing but white space, or nothing after the reasoning
    Truncated, ///< the reasoning never ended
    Refusal,
    Several,       ///< more than one option where one is expected
    Contradiction, ///< different final answers without a correction between them
    OutOfRange,    ///< a label this item does not have
    Placeholder,   ///< the prompt's answer pattern, not filled in
    Echo,          ///< only repeats the options, without a choice
    NoneOfThem,    ///< "none of the above" although it is not an option
    NoOption,      ///< words that match no option
    /// @name Of a reply to several items
    /// @{
    NoPart,    ///< it has nothing for this item
    PartTwice, ///< it has two different answers with the number of this item
    PartCount, ///< its answers have no numbers, or other ones, and are not as many as the items
    NoParts    ///< it cannot be divided
    /// @}
};

inline constexpr CodeTable<MissReason, 15> codesOf(MissReason)
{
    return {{{MissReason::None, u"none"},
             {MissReason::Empty, u"empty"},
             {MissReason::Truncated, u"truncated"},
             {MissReason::Refusal, u"refusal"},
             {MissReason::Several, u"several"},
             {MissReason::Contradiction, u"contradiction"},
             {MissReason::OutOfRange, u"out-of-range"},
             {MissReason::Placeholder, u"placeholder"},
             {MissReason::Echo, u"echo"},
             {MissReason::NoneOfThem, u"none-of-them"},
             {MissReason::NoOption, u"no-option"},
             {MissReason::NoPart, u"no-part"},
             {MissReason::PartTwice, u"part-twice"},
             {MissReason::PartCount, u"part-count"},
             {MissReason::NoParts, u"no-parts"}}};
}

/// The option extracted from a reply, the rule that found it, and its position.
struct Extraction {
    int option = -1;   ///< index of the shown option; −1: a miss, several, or a label out of range
    OptionSet several; ///< two and more shown options, where a question takes several
    QString label;     ///< as read; if `option` is −1, a label that counts as incorrect (cii-official)
    QString rule;      ///< stable code: "declared", "whole-reply", "option-text" …
    MissReason reason = MissReason::None;
    qsizetype start = -1; ///< start of the deciding words in the reply, UTF-16 units; −1: none
    qsizetype length = 0;
    QList<Evidence> evidence; ///< strict: every passage that commits to an option or seems to, by position

    bool missed() const { return label.isEmpty(); }
};

/// @brief Extracts the option that a reply chose. Pure and the same on every machine; any thread.
/// `Strict`: reads the answer part in normal form, finds every place that commits to an option, weighs them against each other, and
/// counts anything doubtful as a miss. `CiiOfficial`: behaves like the published scorer, so results are comparable with the paper.
/// No other scorer reads an option by itself.
Extraction extract(Scorer scorer, const QString &reply, const QList<ShownOption> &options);

} // namespace yuyi
