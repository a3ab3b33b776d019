// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/evaluation/extraction/commitments.h"

#include "models/evaluation/extraction/leads.h"
#include "models/evaluation/extraction/surroundings.h"

#include <algorithm>
#include <optional>

namespace yuyi {

namespace {

/// Judges one mention after the other.
class CommitmentFinder
{
public:
    CommitmentFinder(const QList<ReplyWord> &words, const QList<OptionMention> &mentions)
        : m_words(words), m_mentions(mentions), m_verdicts(words, mentions), m_around(words, mentions, m_verdicts),
          m_leads(m_around)
    {
    }

    QList<Commitment> find()
    {
        for (qsizetype i = 0; i < m_mentions.size(); ++i) {
            if (m_mentions.at(i).range)
                continue;
            if (auto found = judge(i)) {
                found->mention = i;
                found->corrects = found->corrects || correctedSince(m_found.isEmpty() ? -1 : m_found.last().last, *found);
                m_found.append(*found);
            }
        }
        return m_found;
    }

private:
    std::optional<Commitment> judge(qsizetype i) const
    {
        const OptionMention &mention = m_mentions.at(i);
        const Lead lead = m_leads.read(mention);
        Commitment made;
        made.first = lead.first;
        made.last = mention.last;
        made.corrects = lead.corrects;
        made.also = lead.also;
        const VerdictFound verdict = m_verdicts.read(i);
        if (mention.struck)
            return refused(made, EvidenceKind::Chosen, Standing::Rejected);
        switch (lead.cue) {
        case Lead::Cue::Without:
        case Lead::Cue::From: return refused(made, EvidenceKind::Chosen, Standing::Rejected);
        case Lead::Cue::Than:
        case Lead::Cue::Between: return std::nullopt;
        case Lead::Cue::Marked: return weighed(made, EvidenceKind::Marked, lead, mention, verdict);
        case Lead::Cue::Answer: return weighed(made, EvidenceKind::Declared, lead, mention, verdict);
        case Lead::Cue::Choose: return weighed(made, EvidenceKind::Chosen, lead, mention, verdict);
        case Lead::Cue::Opinion:
            if (mention.byText)
                made.first = mention.first;
            if (m_around.closes(mention.last) || verdict.verdict == OptionVerdict::Wrong)
                return weighed(made, EvidenceKind::Chosen, lead, mention, verdict);
            break;
        case Lead::Cue::Only:
        case Lead::Cue::Points:
            if (mention.byText && m_around.repeatsLabel(i))
                break;
            if (mention.sure && !mention.several && (lead.cue == Lead::Cue::Only || m_around.closes(mention.last)))
                return weighed(made, EvidenceKind::Judged, lead, mention, verdict);
            break;
        case Lead::Cue::None: break;
        }
        if (auto judged = judgedBehind(made, mention, lead, verdict, i))
            return judged;
        if (lead.negated && m_around.closes(mention.last))
            return refused(made, mention.byText ? EvidenceKind::Quoted : EvidenceKind::Alone, Standing::Rejected);
        if (auto alone = standingAlone(made, i, lead))
            return alone;
        if (mention.byText && !mention.brief) {
            if (lead.negated)
                return refused(made, EvidenceKind::Quoted, Standing::Rejected);
            if (m_around.repeatsLabel(i))
                return std::nullopt;
            made.kind = EvidenceKind::Quoted;
            made.weight = 1;
            made.first = mention.first;
            return made;
        }
        if (auto named = namedAlone(made, mention, lead, i))
            return named;
        return std::nullopt;
    }

    /// The only option of the whole reply, at the end of its clause: "You want C." Not after words that only look at it.
    std::optional<Commitment> namedAlone(Commitment made, const OptionMention &mention, const Lead &lead, qsizetype index) const
    {
        const qsizetype before = mention.first - 1;
        if (mention.byText || !mention.sure || mention.several || mention.outOfRange || !m_around.sameThroughout()
            || !m_around.closes(mention.last) || !m_around.endsReply(mention.last)
            || (index == 0 && m_around.beginsReply(lead.first)))
            return std::nullopt;
        const qsizetype least = std::max<qsizetype>(-1, before - wordsAround);
        for (qsizetype at = before; at > least; --at) {
            const Sense sense = m_words.at(at).sense;
            if (isOneOf(sense, {Sense::Stop, Sense::Line}))
                break;
            if (isOneOf(sense,
                        {Sense::Looks, Sense::Not, Sense::Without, Sense::Excludes, Sense::If, Sense::Whether, Sense::Between,
                         Sense::Than, Sense::Partly, Sense::Wrong, Sense::Range}))
                return std::nullopt;
        }
        made.kind = EvidenceKind::Alone;
        made.weight = 1;
        made.first = mention.first;
        if (const auto why = m_leads.takenBack(lead, mention))
            return refused(made, made.kind, *why);
        return made;
    }

    std::optional<Commitment> refused(Commitment made, EvidenceKind kind, Standing standing) const
    {
        made.kind = kind;
        made.standing = standing;
        return made;
    }

    static int weightOf(EvidenceKind kind)
    {
        switch (kind) {
        case EvidenceKind::Marked: return 5;
        case EvidenceKind::Declared: return 4;
        case EvidenceKind::Chosen: return 3;
        case EvidenceKind::Judged:
        case EvidenceKind::Alone: return 2;
        case EvidenceKind::Better:
        case EvidenceKind::Compared:
        case EvidenceKind::Quoted: return 1;
        }
        return 0;
    }

    /// A commitment of this kind, unless the words around take it back.
    std::optional<Commitment> weighed(Commitment made, EvidenceKind kind, const Lead &lead, const OptionMention &mention,
                                      const VerdictFound &verdict) const
    {
        made.kind = kind;
        made.weight = weightOf(kind);
        if (lead.negated)
            return refused(made, kind, Standing::Rejected);
        // "答案 A 不对", "选 A 太片面": rejected after all, but not "选 A，B 太片面".
        if (verdict.verdict == OptionVerdict::Wrong && (!lead.colon || verdict.last - mention.last < 4)
            && kind != EvidenceKind::Marked && !m_around.clauseEndsBetween(mention.last, verdict.last))
            return refused(made, kind, Standing::Rejected);
        if (kind != EvidenceKind::Marked) {
            if (const auto why = m_leads.takenBack(lead, mention))
                return refused(made, kind, *why);
        }
        if (verdict.too && !lead.colon)
            made.also = true;
        if (m_leads.isTentative(lead, mention))
            made.standing = Standing::Tentative;
        return made;
    }

    /// C 最符合, C is correct, ✅ C.
    std::optional<Commitment> judgedBehind(Commitment made, const OptionMention &mention, const Lead &lead,
                                           const VerdictFound &verdict, qsizetype index) const
    {
        if (!mention.sure && !m_verdicts.beginsItem(index) && !m_verdicts.beginsLine(index))
            return std::nullopt;
        if (lead.signWrong && verdict.verdict == OptionVerdict::None)
            return refused(made, EvidenceKind::Judged, Standing::Rejected);
        const bool listed = m_verdicts.beginsItem(index);
        OptionVerdict said = verdict.verdict;
        if (said == OptionVerdict::None && lead.signRight)
            said = OptionVerdict::Right;
        if (said == OptionVerdict::None || said == OptionVerdict::Partly)
            return std::nullopt;
        made.last = std::max(made.last, verdict.last);
        if (lead.negated && said != OptionVerdict::Wrong && !listed)
            said = OptionVerdict::Wrong;
        if (said == OptionVerdict::Wrong)
            return refused(made, EvidenceKind::Judged, Standing::Rejected);
        const bool plain = said == OptionVerdict::Best || said == OptionVerdict::Right;
        made.kind = !plain ? EvidenceKind::Better : EvidenceKind::Judged;
        made.weight = weightOf(made.kind);
        made.also = made.also || verdict.too;
        // "C? Yes."
        const bool answered = m_around.senseAt(mention.last + 1) == Sense::Query && verdict.last > mention.last + 1;
        if (const auto why = answered ? std::nullopt : m_leads.takenBack(lead, mention))
            return refused(made, made.kind, *why);
        if (m_leads.isTentative(lead, mention))
            made.standing = Standing::Tentative;
        return made;
    }

    /// The label alone: in the first or last line, in a line of its own, or with words like "so" and "it is".
    std::optional<Commitment> standingAlone(Commitment made, qsizetype index, const Lead &lead) const
    {
        const OptionMention &mention = m_mentions.at(index);
        const bool begins = m_around.beginsReply(lead.first);
        const bool lineAlone = lead.lineBegins && m_around.endsLine(mention.last);
        if (!lead.boundary || !m_around.closes(mention.last))
            return std::nullopt;
        if (!mention.sure && !lead.copula && !(lineAlone && (begins || m_around.endsReply(mention.last)))
            && !(begins && m_around.closesWithMark(mention.last)))
            return std::nullopt;
        if (mention.byText && !lead.said)
            return std::nullopt;
        if (!begins && !lineAlone && !lead.said && !m_around.endsLine(mention.last))
            return std::nullopt;
        if (m_around.isKey(mention))
            return std::nullopt;
        // An item of a list says nothing by itself.
        if (m_verdicts.beginsItem(index) && !lead.said && !(lineAlone && m_around.standsApart(index))
            && !m_around.sameThroughout())
            return std::nullopt;
        if (mention.several && !lead.said && !lineAlone && !begins)
            return std::nullopt;
        made.kind = EvidenceKind::Alone;
        made.weight = begins || (lineAlone && m_around.endsReply(mention.last)) ? 3 : 2;
        if (const auto why = m_leads.takenBack(lead, mention))
            return refused(made, made.kind, *why);
        if (lead.negated)
            return refused(made, made.kind, Standing::Rejected);
        if (m_leads.isTentative(lead, mention))
            made.standing = Standing::Tentative;
        return made;
    }

    bool correctedSince(qsizetype last, const Commitment &now) const;

    const QList<ReplyWord> &m_words;
    const QList<OptionMention> &m_mentions;
    VerdictReader m_verdicts;
    Surroundings m_around;
    LeadReader m_leads;
    QList<Commitment> m_found;
};

/// Whether a correcting word stands between the commitment before and this one.
bool CommitmentFinder::correctedSince(qsizetype last, const Commitment &now) const
{
    const qsizetype end = m_mentions.at(now.mention).first;
    for (qsizetype at = last + 1; at < end; ++at) {
        const ReplyWord &word = m_words.at(at);
        if (word.sense != Sense::Corrects)
            continue;
        // 不对 behind an option is a verdict on it.
        if (word.sign == u'不' && at > 0
            && !isOneOf(m_around.senseAt(at - 1),
                        {Sense::Stop, Sense::Comma, Sense::Line, Sense::Dash, Sense::Plain, Sense::Query}))
            continue;
        return true;
    }
    return false;
}

} // namespace

QList<Commitment> findCommitments(const QList<ReplyWord> &words, const QList<OptionMention> &mentions)
{
    return CommitmentFinder(words, mentions).find();
}

} // namespace yuyi
