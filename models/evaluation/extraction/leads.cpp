// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/evaluation/extraction/leads.h"

#include <algorithm>

namespace yuyi {

Lead LeadReader::read(const OptionMention &mention) const
{
    Lead lead;
    qsizetype at = mention.first - 1;
    const qsizetype least = std::max<qsizetype>(-1, at - wordsAround);
    const auto cue = [&](Lead::Cue which) {
        lead.cue = which;
        lead.cueAt = at;
        lead.first = at;
        if (refusesCue(at))
            lead.negated = !lead.negated;
    };
    for (; at > least; --at) {
        const ReplyWord &word = m_around.words().at(at);
        if (word.struck) {
            lead.said = lead.corrects = true;
            continue;
        }
        switch (word.sense) {
        case Sense::Open:
        case Sense::Close:
        case Sense::Noun:
        case Sense::Dash:
        case Sense::Bullet:
        case Sense::Bar:
        case Sense::StruckOpens:
        case Sense::StruckCloses: continue;
        case Sense::Adverb:
        case Sense::Pronoun:
        case Sense::So:
        case Sense::Forced: lead.said = true; continue;
        case Sense::Hedge: lead.said = lead.hedged = true; continue;
        case Sense::Copula: lead.said = lead.copula = true; continue;
        case Sense::Colon: lead.colon = true; continue;
        case Sense::Not:
            // 非 C 莫属
            if (word.sign == u'非' && m_around.senseAt(mention.last + 1) == Sense::Best) {
                cue(Lead::Cue::Choose);
                lead.negated = false;
                return lead;
            }
            lead.negated = !lead.negated;
            continue;
        case Sense::Also: lead.also = lead.said = true; continue;
        case Sense::Too: lead.also = lead.said = lead.boundary = true; break;
        case Sense::Label:
        case Sense::Text:
            // "from A to C"
            if (const OptionMention &former = m_around.mentions().at(m_around.mentionAt(at));
                lead.said && m_around.comesFrom(former, lead.corrects)) {
                at = former.first;
                cue(Lead::Cue::Choose);
                lead.corrects = true;
                lead.negated = false;
                return lead;
            }
            // "not A but C"; 不是 A 就是 C says that it is either.
            lead.boundary = lead.boundary || (lead.copula && m_around.words().at(at + 1).sign != u'就');
            // "A → C"
            if (at + 2 == mention.first && m_around.senseAt(at + 1) == Sense::Colon && m_around.words().at(at + 1).sign != u':')
                lead.boundary = lead.said = lead.corrects = true;
            break;
        case Sense::Join:
            // "or possibly C", "and so C"
            if (lead.said && word.end - word.start > 1)
                continue;
            break;
        case Sense::First: lead.said = lead.tentative = true; continue;
        case Sense::Corrects:
            // "改选 C", "wait, C": what stands before it belongs to something else.
            lead.said = lead.corrects = lead.boundary = true;
            continue;
        case Sense::Line: {
            // A lead-in ends with a colon, a heading with the word alone; the answer stands below.
            qsizetype above = at;
            while (above >= 0
                   && (m_around.senseAt(above) == Sense::Line || m_around.senseAt(above) == Sense::Close
                       || m_around.senseAt(above) == Sense::Open || m_around.senseAt(above) == Sense::Dash))
                --above;
            const bool leads = above >= 0 && m_around.endsLine(mention.last) && !m_around.listGoesOn(mention)
                            && (isOneOf(m_around.senseAt(above), {Sense::Colon, Sense::Answer, Sense::BoxOpens})
                                || (m_around.senseAt(above) == Sense::Copula && above + 1 == at));
            if (!leads) {
                lead.boundary = true;
                lead.lineBegins = lead.lineBegins || !lead.said;
                break;
            }
            if (!lead.said && !lead.boundary)
                lead.lineBegins = true;
            at = above + 1;
            continue;
        }
        case Sense::Comma:
            if (isOneOf(m_around.senseAt(at - 1),
                        {Sense::So, Sense::Adverb, Sense::Opinion, Sense::First, Sense::Corrects, Sense::Copula, Sense::Hedge,
                         Sense::Choose})
                || (lead.copula && isOneOf(m_around.senseAt(at - 1), {Sense::Plain, Sense::Answer})))
                continue;
            lead.boundary = true;
            break;
        case Sense::Stop:
            // "Ans. C"
            if (word.sign == u'.' && m_around.senseAt(at - 1) == Sense::Answer)
                continue;
            lead.boundary = true;
            break;
        case Sense::But: lead.said = lead.boundary = true; break;
        case Sense::Query:
        case Sense::BoxCloses: lead.boundary = true; break;
        case Sense::BoxOpens:
            cue(Lead::Cue::Marked);
            lead.negated = false;
            return lead;
        case Sense::Answer: {
            const bool quoted =
                lead.colon && m_around.senseAt(at - 1) == Sense::Open && m_around.senseAt(at + 1) == Sense::Close;
            cue(quoted ? Lead::Cue::Marked : Lead::Cue::Answer);
            return lead;
        }
        case Sense::Choose: cue(Lead::Cue::Choose); return lead;
        case Sense::Opinion:
            // 我认为应选 C has been found before; 我认为 C.
            cue(Lead::Cue::Opinion);
            return lead;
        case Sense::Only: cue(Lead::Cue::Only); return lead;
        case Sense::Points:
        case Sense::Suits: cue(Lead::Cue::Points); return lead;
        case Sense::Meaning:
            if (lead.copula || lead.colon) {
                cue(Lead::Cue::Points);
                return lead;
            }
            break;
        case Sense::Without:
        case Sense::Excludes: cue(Lead::Cue::Without); return lead;
        case Sense::From:
            if (at + 1 == mention.first || m_around.senseAt(at + 1) == Sense::Noun || m_around.senseAt(at + 1) == Sense::Open)
                cue(Lead::Cue::From);
            return lead;
        case Sense::Than: cue(Lead::Cue::Than); return lead;
        case Sense::Between:
            // 这些选项中 C 最好
            if (word.sign > 0x2000) {
                lead.said = lead.boundary = true;
                break;
            }
            cue(Lead::Cue::Between);
            return lead;
        case Sense::Right:
        case Sense::Wrong:
            if (word.sign > 0x2000 && word.sign < 0x3000 && !lead.said) {
                (word.sense == Sense::Right ? lead.signRight : lead.signWrong) = true;
                continue;
            }
            [[fallthrough]];
        case Sense::Best:
        case Sense::Better:
        case Sense::Fits:
            if (lead.copula || lead.colon) {
                cue(Lead::Cue::Choose);
                lead.negated = lead.negated != (word.sense == Sense::Wrong);
                return lead;
            }
            break;
        default: break;
        }
        break;
    }
    lead.first = at + 1;
    if (at < 0) {
        lead.boundary = true;
        lead.lineBegins = true;
    }
    if (at >= 0 && !lead.boundary && (lead.copula || lead.colon))
        findRemoteCue(lead, at);
    return lead;
}

/// "The option that fits the picture best is C": the cue stands further to the left in the same sentence.
void LeadReader::findRemoteCue(Lead &lead, qsizetype at) const
{
    const qsizetype least = std::max<qsizetype>(-1, at - wordsAround);
    for (; at > least; --at) {
        const Sense sense = m_around.words().at(at).sense;
        if (isOneOf(sense, {Sense::Stop, Sense::Line, Sense::Query, Sense::BoxOpens, Sense::BoxCloses})
            || m_around.mentionAt(at) >= 0)
            return;
        if (isOneOf(sense, {Sense::If, Sense::Whether, Sense::Others, Sense::Without, Sense::Excludes, Sense::Looks}))
            return;
        if (!isOneOf(sense,
                     {Sense::Answer, Sense::Choose, Sense::Best, Sense::Right, Sense::Better, Sense::Fits, Sense::Suits,
                      Sense::Meaning, Sense::Wrong}))
            continue;
        lead.cue = sense == Sense::Answer ? Lead::Cue::Answer : sense == Sense::Meaning ? Lead::Cue::Points
                                                                                        : Lead::Cue::Choose;
        lead.cueAt = at;
        lead.first = at;
        if (refusesCue(at) || sense == Sense::Wrong)
            lead.negated = !lead.negated;
        return;
    }
}

/// 不能选, "I would not choose", 单选题's 选 is no word of its own.
bool LeadReader::refusesCue(qsizetype cue) const
{
    constexpr qsizetype wordsAtMost = 5;
    for (qsizetype at = cue - 1; at >= 0 && at >= cue - wordsAtMost; --at) {
        const Sense sense = m_around.words().at(at).sense;
        if (sense == Sense::Not || sense == Sense::Wrong)
            return true;
        if (!isOneOf(sense,
                     {Sense::Adverb, Sense::Pronoun, Sense::Noun, Sense::Copula, Sense::Hedge, Sense::Opinion, Sense::Best,
                      Sense::Right}))
            return false;
    }
    return false;
}

/// Whether the sentence only asks, supposes, or reports.
std::optional<Standing> LeadReader::takenBack(const Lead &lead, const OptionMention &mention) const
{
    // Behind it.
    qsizetype at = mention.last + 1;
    while (isOneOf(m_around.senseAt(at), {Sense::Close, Sense::Noun}) && at < m_around.words().size())
        ++at;
    if (at < m_around.words().size() && (m_around.senseAt(at) == Sense::Then || m_around.senseAt(at) == Sense::Ask))
        return m_around.senseAt(at) == Sense::Then ? Standing::Supposed : Standing::Asked;
    for (qsizetype next = at; next < m_around.words().size() && next < at + wordsAround; ++next) {
        const Sense sense = m_around.words().at(next).sense;
        if (sense == Sense::Sample && next - at < 5)
            return Standing::Sample;
        if (sense == Sense::Query || (sense == Sense::Ask && next - at < 6))
            return Standing::Asked;
        if (isOneOf(sense, {Sense::Stop, Sense::Line, Sense::BoxCloses}) || (sense == Sense::Comma && next > at + 3))
            break;
    }
    // Before it.
    const qsizetype from = lead.cue == Lead::Cue::None ? mention.first : lead.first;
    bool forced = false;
    bool clause = true;
    const qsizetype least = std::max<qsizetype>(-1, from - wordsAround);
    for (qsizetype before = from - 1; before > least; --before) {
        const Sense sense = m_around.words().at(before).sense;
        if (isOneOf(sense, {Sense::Stop, Sense::Line, Sense::BoxOpens, Sense::BoxCloses, Sense::Query}))
            break;
        if (sense == Sense::Comma || sense == Sense::But || (m_around.mentionAt(before) >= 0 && sense != Sense::Plain)) {
            if (sense != Sense::Comma)
                break;
            clause = false;
        }
        forced = forced || sense == Sense::Forced;
        if (sense == Sense::If && clause && !forced)
            return Standing::Supposed;
        if (sense == Sense::Whether && clause)
            return Standing::Asked;
        if (sense == Sense::Others)
            return clause ? std::optional(Standing::Reported) : std::nullopt;
        if (sense == Sense::Sample)
            return Standing::Sample;
    }
    return std::nullopt;
}

/// "初步判断，答案：A": the sentence says that it is a first thought.
bool LeadReader::isTentative(const Lead &lead, const OptionMention &mention) const
{
    if (lead.tentative || lead.hedged)
        return true;
    if (lead.corrects)
        return false;
    // "looks like A at first"
    if (m_around.senseAt(mention.last + 1) == Sense::First && mention.last + 1 < m_around.words().size())
        return true;
    const qsizetype least = std::max<qsizetype>(-1, lead.first - wordsAround);
    for (qsizetype at = lead.first - 1; at > least; --at) {
        const Sense sense = m_around.words().at(at).sense;
        if (isOneOf(sense, {Sense::Stop, Sense::Line, Sense::But, Sense::Corrects, Sense::Query})
            || m_around.mentionAt(at) >= 0)
            return false;
        if (sense == Sense::First || (sense == Sense::Hedge && lead.first - at < 4))
            return true;
    }
    return false;
}

} // namespace yuyi
