// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/evaluation/extraction/evidence.h"
#include "models/evaluation/extraction/surroundings.h"

#include <optional>

namespace yuyi {

/// The words before a mention, as far as they belong to it.
struct Lead {
    enum class Cue {
        None,
        Marked,
        Answer,
        Choose,
        Opinion,
        Only,
        Points,
        Without,
        From,
        Than,
        Between
    } cue = Cue::None;
    bool copula = false;
    bool colon = false;
    bool negated = false;
    bool said = false; ///< some word, such as 是, 所以, probably
    bool corrects = false;
    bool also = false;
    bool tentative = false;
    bool hedged = false;
    bool boundary = false; ///< the sentence, line, or clause begins here
    bool lineBegins = false;
    bool signRight = false; ///< ✅ before it
    bool signWrong = false;
    qsizetype cueAt = -1;
    qsizetype first = 0;
};

/// Reads what leads up to a mention.
class LeadReader
{
public:
    explicit LeadReader(const Surroundings &around) : m_around(around) {}

    Lead read(const OptionMention &mention) const;
    /// Whether the sentence only asks, supposes, reports, or gives a sample.
    std::optional<Standing> takenBack(const Lead &lead, const OptionMention &mention) const;
    /// "初步判断，答案：A": whether the sentence says that it is a first thought.
    bool isTentative(const Lead &lead, const OptionMention &mention) const;

private:
    void findRemoteCue(Lead &lead, qsizetype at) const;
    bool refusesCue(qsizetype cue) const;

    const Surroundings &m_around;
};

} // namespace yuyi
