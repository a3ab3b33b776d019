// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/evaluation/commitments.h"

#include <QSet>

#include <algorithm>
#include <initializer_list>
#include <optional>

namespace yuyi {

namespace {

// How far words before a mention are looked at.
constexpr qsizetype wordsBefore = 40;

bool isOneOf(Sense sense, std::initializer_list<Sense> senses)
{
    for (const Sense one : senses) {
        if (sense == one)
            return true;
    }
    return false;
}

/// The words before a mention, as far as they belong to it.
struct Lead {
    enum class Cue { None, Marked, Answer, Choose, Opinion, Only, Points, Without, From, Than, Between } cue = Cue::None;
    bool copula = false;
    bool colon = false;
    bool negated = false;
    bool said = false;           ///< some word, such as 是, 所以, probably
    bool corrects = false;
    bool also = false;
    bool tentative = false;
    bool hedged = false;
    bool boundary = false;       ///< the sentence, line, or clause begins here
    bool lineBegins = false;
    bool signRight = false;      ///< ✅ before it
    bool signWrong = false;
    bool remote = false;         ///< other words stand between the cue and the mention
    qsizetype cueAt = -1;
    qsizetype first = 0;
};

/// Judges one mention after the other.
class CommitmentFinder
{
public:
    CommitmentFinder(const QList<ReplyWord> &words, const QList<Mention> &mentions)
        : m_words(words), m_mentions(mentions), m_verdicts(words, mentions), m_mentionAt(words.size(), -1)
    {
        for (qsizetype i = 0; i < mentions.size(); ++i) {
            for (qsizetype at = mentions.at(i).first; at <= mentions.at(i).last; ++at)
                m_mentionAt[at] = static_cast<int>(i);
        }
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
    Sense senseAt(qsizetype at) const { return at >= 0 && at < m_words.size() ? m_words.at(at).sense : Sense::Line; }

    std::optional<Commitment> judge(qsizetype i) const
    {
        const Mention &mention = m_mentions.at(i);
        const Lead lead = leadOf(mention);
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
        case Lead::Cue::From:
            return refused(made, EvidenceKind::Chosen, Standing::Rejected);
        case Lead::Cue::Than:
        case Lead::Cue::Between:
            return std::nullopt;
        case Lead::Cue::Marked:
            return weighed(made, EvidenceKind::Marked, lead, mention, verdict);
        case Lead::Cue::Answer:
            return weighed(made, EvidenceKind::Declared, lead, mention, verdict);
        case Lead::Cue::Choose:
            return weighed(made, EvidenceKind::Chosen, lead, mention, verdict);
        case Lead::Cue::Opinion:
            if (mention.byText)
                made.first = mention.first;
            if (closes(mention.last) || verdict.verdict == Verdict::Wrong)
                return weighed(made, EvidenceKind::Chosen, lead, mention, verdict);
            break;
        case Lead::Cue::Only:
        case Lead::Cue::Points:
            if (mention.byText && repeatsLabel(i))
                break;
            if (mention.sure && !mention.several && (lead.cue == Lead::Cue::Only || closes(mention.last)))
                return weighed(made, EvidenceKind::Judged, lead, mention, verdict);
            break;
        case Lead::Cue::None:
            break;
        }
        if (auto judged = judgedBehind(made, mention, lead, verdict, i))
            return judged;
        if (lead.negated && closes(mention.last))
            return refused(made, mention.byText ? EvidenceKind::Quoted : EvidenceKind::Alone, Standing::Rejected);
        if (auto alone = standingAlone(made, i, lead))
            return alone;
        if (mention.byText && !mention.brief) {
            if (lead.negated)
                return refused(made, EvidenceKind::Quoted, Standing::Rejected);
            if (repeatsLabel(i))
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
    std::optional<Commitment> namedAlone(Commitment made, const Mention &mention, const Lead &lead, qsizetype index) const
    {
        const qsizetype before = mention.first - 1;
        if (mention.byText || !mention.sure || mention.several || mention.outOfRange || !sameThroughout() || !closes(mention.last)
            || !endsReply(mention.last) || (index == 0 && beginsReply(lead)))
            return std::nullopt;
        const qsizetype least = std::max<qsizetype>(-1, before - wordsBefore);
        for (qsizetype at = before; at > least; --at) {
            const Sense sense = m_words.at(at).sense;
            if (isOneOf(sense, {Sense::Stop, Sense::Line}))
                break;
            if (isOneOf(sense, {Sense::Looks, Sense::Not, Sense::Without, Sense::Excludes, Sense::If, Sense::Whether, Sense::Between, Sense::Than, Sense::Partly,
                                Sense::Wrong, Sense::Range}))
                return std::nullopt;
        }
        made.kind = EvidenceKind::Alone;
        made.weight = 1;
        made.first = mention.first;
        if (const auto why = takenBack(lead, mention))
            return refused(made, made.kind, *why);
        return made;
    }

    /// "C says that …": the words of the option behind its label, which say what it is and no more.
    bool repeatsLabel(qsizetype index) const
    {
        for (qsizetype at = m_mentions.at(index).first - 1; at >= 0 && at > m_mentions.at(index).first - wordsBefore; --at) {
            if (isOneOf(m_words.at(at).sense, {Sense::Line, Sense::Stop}))
                return false;
            if (m_words.at(at).sense == Sense::Label && m_words.at(at).sure && m_words.at(at).option == m_mentions.at(index).option())
                return true;
        }
        return false;
    }

    /// Whether the next line is another item like this one.
    bool listGoesOn(const Mention &mention) const
    {
        const int index = m_mentionAt.at(mention.first);
        return index + 1 < m_mentions.size() && m_verdicts.beginsItem(index) && m_verdicts.beginsItem(index + 1) && !standsApart(index);
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
    std::optional<Commitment> weighed(Commitment made, EvidenceKind kind, const Lead &lead, const Mention &mention,
                                      const VerdictFound &verdict) const
    {
        made.kind = kind;
        made.weight = weightOf(kind);
        if (lead.negated)
            return refused(made, kind, Standing::Rejected);
        // "答案 A 不对", "选 A 太片面": rejected after all, but not "选 A，B 太片面".
        if (verdict.verdict == Verdict::Wrong && (!lead.colon || verdict.last - mention.last < 4) && kind != EvidenceKind::Marked
            && !clauseEndsBetween(mention.last, verdict.last))
            return refused(made, kind, Standing::Rejected);
        if (kind != EvidenceKind::Marked) {
            if (const auto why = takenBack(lead, mention))
                return refused(made, kind, *why);
        }
        if (verdict.too && !lead.colon)
            made.also = true;
        if (tentativeAround(lead, mention))
            made.standing = Standing::Tentative;
        return made;
    }

    /// C 最符合, C is correct, ✅ C.
    std::optional<Commitment> judgedBehind(Commitment made, const Mention &mention, const Lead &lead, const VerdictFound &verdict,
                                           qsizetype index) const
    {
        if (!mention.sure && !m_verdicts.beginsItem(index) && !m_verdicts.beginsLine(index))
            return std::nullopt;
        if (lead.signWrong && verdict.verdict == Verdict::None)
            return refused(made, EvidenceKind::Judged, Standing::Rejected);
        const bool listed = m_verdicts.beginsItem(index);
        Verdict said = verdict.verdict;
        if (said == Verdict::None && lead.signRight)
            said = Verdict::Right;
        if (said == Verdict::None || said == Verdict::Partly)
            return std::nullopt;
        made.last = std::max(made.last, verdict.last);
        if (lead.negated && said != Verdict::Wrong && !listed)
            said = Verdict::Wrong;
        if (said == Verdict::Wrong)
            return refused(made, EvidenceKind::Judged, Standing::Rejected);
        const bool plain = said == Verdict::Best || said == Verdict::Right;
        made.kind = !plain ? EvidenceKind::Better : EvidenceKind::Judged;
        made.weight = weightOf(made.kind);
        made.also = made.also || verdict.too;
        // "C? Yes."
        const bool answered = senseAt(mention.last + 1) == Sense::Query && verdict.last > mention.last + 1;
        if (const auto why = answered ? std::nullopt : takenBack(lead, mention))
            return refused(made, made.kind, *why);
        if (tentativeAround(lead, mention))
            made.standing = Standing::Tentative;
        return made;
    }

    /// The label alone: in the first or last line, in a line of its own, or with words like "so" and "it is".
    std::optional<Commitment> standingAlone(Commitment made, qsizetype index, const Lead &lead) const
    {
        const Mention &mention = m_mentions.at(index);
        const bool begins = beginsReply(lead);
        const bool lineAlone = lead.lineBegins && endsLine(mention.last);
        if (!lead.boundary || !closes(mention.last))
            return std::nullopt;
        if (!mention.sure && !lead.copula && !(lineAlone && (begins || endsReply(mention.last))) && !(begins && closesWithMark(mention.last)))
            return std::nullopt;
        if (mention.byText && !lead.said)
            return std::nullopt;
        if (!begins && !lineAlone && !lead.said && !endsLine(mention.last))
            return std::nullopt;
        if (isKey(mention))
            return std::nullopt;
        // An item of a list says nothing by itself.
        if (m_verdicts.beginsItem(index) && !lead.said && !(lineAlone && standsApart(index)) && !sameThroughout())
            return std::nullopt;
        if (mention.several && !lead.said && !lineAlone && !begins)
            return std::nullopt;
        made.kind = EvidenceKind::Alone;
        made.weight = begins || (lineAlone && endsReply(mention.last)) ? 3 : 2;
        if (const auto why = takenBack(lead, mention))
            return refused(made, made.kind, *why);
        if (lead.negated)
            return refused(made, made.kind, Standing::Rejected);
        if (tentativeAround(lead, mention))
            made.standing = Standing::Tentative;
        return made;
    }

    bool sameThroughout() const
    {
        return std::all_of(m_mentions.begin(), m_mentions.end(), [&](const Mention &other) {
            return other.option() >= 0 && other.option() == m_mentions.first().option();
        });
    }

    /// Whether neither the line above nor the one below is another item of a list like this one.
    bool standsApart(qsizetype index) const
    {
        const auto apart = [&](qsizetype from, qsizetype to, qsizetype neighbour) {
            int lines = 0;
            for (qsizetype at = from; at < to; ++at)
                lines += m_words.at(at).sense == Sense::Line ? 1 : 0;
            const Mention &mention = m_mentions.at(index);
            const Mention &other = m_mentions.at(neighbour);
            return lines > 1 || other.option() == mention.option() || (mention.first == mention.last && !endsLine(other.last));
        };
        const Mention &mention = m_mentions.at(index);
        for (qsizetype before = index - 1; before >= 0; --before) {
            if (!m_verdicts.beginsItem(before))
                continue;
            if (!apart(m_mentions.at(before).last, mention.first, before))
                return false;
            break;
        }
        for (qsizetype behind = index + 1; behind < m_mentions.size(); ++behind) {
            if (!m_verdicts.beginsItem(behind))
                continue;
            return apart(mention.last, m_mentions.at(behind).first, behind);
        }
        return true;
    }

    /// "A": in front of a colon.
    bool isKey(const Mention &mention) const
    {
        return senseAt(mention.first - 1) == Sense::Open && senseAt(mention.last + 1) == Sense::Close
            && m_words.at(mention.last + 1).sign == u'"' && senseAt(mention.last + 2) == Sense::Colon;
    }

    bool comesFrom(const Mention &mention) const
    {
        qsizetype at = mention.first - 1;
        while (at >= 0 && isOneOf(m_words.at(at).sense, {Sense::Noun, Sense::Open}))
            --at;
        return at >= 0 && m_words.at(at).sense == Sense::From;
    }

    bool beginsReply(const Lead &lead) const
    {
        for (qsizetype at = 0; at < lead.first; ++at) {
            if (!isOneOf(m_words.at(at).sense, {Sense::Line, Sense::Open, Sense::Bullet, Sense::Close, Sense::Dash, Sense::Bar}))
                return false;
        }
        return true;
    }

    bool endsReply(qsizetype last) const
    {
        constexpr qsizetype marksAtMost = 12;
        if (m_words.size() - last > marksAtMost)
            return false;
        for (qsizetype at = last + 1; at < m_words.size(); ++at) {
            const ReplyWord &word = m_words.at(at);
            const bool sign = word.sense == Sense::Right && word.sign > 0x2000 && word.sign < 0x3000;
            if (!sign && !isOneOf(word.sense, {Sense::Line, Sense::Open, Sense::Close, Sense::Stop, Sense::BoxCloses, Sense::Noun, Sense::So,
                                               Sense::Join, Sense::Bar, Sense::Dash, Sense::StruckCloses}))
                return false;
        }
        return true;
    }

    bool endsLine(qsizetype last) const
    {
        for (qsizetype at = last + 1; at < m_words.size(); ++at) {
            const Sense sense = m_words.at(at).sense;
            if (sense == Sense::Line)
                return true;
            if (!isOneOf(sense, {Sense::Open, Sense::Close, Sense::Stop, Sense::BoxCloses, Sense::Noun, Sense::Bar}))
                return false;
        }
        return true;
    }

    /// Whether nothing is said of the option in its own clause.
    bool closes(qsizetype last) const
    {
        qsizetype at = last + 1;
        while (isOneOf(senseAt(at), {Sense::Close, Sense::Noun, Sense::BoxCloses, Sense::So}) && at < m_words.size())
            ++at;
        if (at >= m_words.size())
            return true;
        // "C, obviously", "C it is", "I think C is."
        if (isOneOf(senseAt(at), {Sense::Adverb, Sense::Copula})
            && (at + 1 >= m_words.size() || isOneOf(senseAt(at + 1), {Sense::Stop, Sense::Line, Sense::Comma, Sense::So})))
            return true;
        return isOneOf(senseAt(at), {Sense::Stop, Sense::Line, Sense::Comma, Sense::Reason, Sense::Dash, Sense::Colon, Sense::Open,
                                     Sense::Without, Sense::Excludes, Sense::Query, Sense::Too, Sense::BoxOpens, Sense::Bar, Sense::Corrects, Sense::Opinion,
                                     Sense::Right, Sense::Best, Sense::Better, Sense::StruckCloses, Sense::StruckOpens, Sense::Than, Sense::First})
            || (senseAt(at) == Sense::Join && (m_words.at(at).sign == u'、' || isOneOf(senseAt(at + 1), {Sense::Not, Sense::Without, Sense::Too})))
            || (senseAt(at) == Sense::Not && at + 1 < m_words.size() && m_mentionAt.at(at + 1) >= 0)
            || (senseAt(at) == Sense::But && isOneOf(senseAt(at + 1), {Sense::Not, Sense::Without}));
    }

    bool closesWithMark(qsizetype last) const
    {
        return isOneOf(senseAt(last + 1), {Sense::Stop, Sense::Line, Sense::Close, Sense::Colon, Sense::Comma})
            || last + 1 >= m_words.size();
    }

    bool clauseEndsBetween(qsizetype from, qsizetype to) const
    {
        for (qsizetype at = from + 1; at < to; ++at) {
            if (isOneOf(m_words.at(at).sense, {Sense::Comma, Sense::Stop, Sense::Line, Sense::Reason, Sense::Open}))
                return true;
        }
        return false;
    }

    Lead leadOf(const Mention &mention) const;
    void findRemoteCue(Lead &lead, qsizetype at) const;
    bool refusesCue(qsizetype cue) const;
    std::optional<Standing> takenBack(const Lead &lead, const Mention &mention) const;
    bool tentativeAround(const Lead &lead, const Mention &mention) const;
    bool correctedSince(qsizetype last, const Commitment &now) const;

    const QList<ReplyWord> &m_words;
    const QList<Mention> &m_mentions;
    VerdictReader m_verdicts;
    QList<int> m_mentionAt;
    QList<Commitment> m_found;
};

Lead CommitmentFinder::leadOf(const Mention &mention) const
{
    Lead lead;
    qsizetype at = mention.first - 1;
    const qsizetype least = std::max<qsizetype>(-1, at - wordsBefore);
    const auto cue = [&](Lead::Cue which) {
        lead.cue = which;
        lead.cueAt = at;
        lead.first = at;
        if (refusesCue(at))
            lead.negated = !lead.negated;
    };
    for (; at > least; --at) {
        const ReplyWord &word = m_words.at(at);
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
        case Sense::StruckCloses:
            continue;
        case Sense::Adverb:
        case Sense::Pronoun:
        case Sense::So:
        case Sense::Forced:
            lead.said = true;
            continue;
        case Sense::Hedge:
            lead.said = lead.hedged = true;
            continue;
        case Sense::Copula:
            lead.said = lead.copula = true;
            continue;
        case Sense::Colon:
            lead.colon = true;
            continue;
        case Sense::Not:
            // 非 C 莫属
            if (word.sign == u'非' && senseAt(mention.last + 1) == Sense::Best) {
                cue(Lead::Cue::Choose);
                lead.negated = false;
                return lead;
            }
            lead.negated = !lead.negated;
            continue;
        case Sense::Also:
            lead.also = lead.said = true;
            continue;
        case Sense::Too:
            lead.also = lead.said = lead.boundary = true;
            break;
        case Sense::Label:
        case Sense::Text:
            // "from A to C"
            if (const Mention &former = m_mentions.at(m_mentionAt.at(at)); lead.said && comesFrom(former)) {
                at = former.first;
                cue(Lead::Cue::Choose);
                lead.corrects = true;
                lead.negated = false;
                return lead;
            }
            // "not A but C"; 不是 A 就是 C says that it is either.
            lead.boundary = lead.copula && m_words.at(at + 1).sign != u'就';
            // "A → C"
            if (at + 2 == mention.first && senseAt(at + 1) == Sense::Colon && m_words.at(at + 1).sign != u':')
                lead.boundary = lead.said = lead.corrects = true;
            break;
        case Sense::Join:
            // "or possibly C", "and so C"
            if (lead.said && word.end - word.start > 1)
                continue;
            break;
        case Sense::First:
            lead.said = lead.tentative = true;
            continue;
        case Sense::Corrects:
            // "改选 C", "wait, C": what stands before it belongs to something else.
            lead.said = lead.corrects = lead.boundary = true;
            continue;
        case Sense::Line: {
            // A lead-in ends with a colon, a heading with the word alone; the answer stands below.
            qsizetype above = at;
            while (above >= 0 && (senseAt(above) == Sense::Line || senseAt(above) == Sense::Close || senseAt(above) == Sense::Open
                                  || senseAt(above) == Sense::Dash))
                --above;
            const bool leads = above >= 0 && endsLine(mention.last) && !listGoesOn(mention) && (isOneOf(senseAt(above), {Sense::Colon, Sense::Answer, Sense::BoxOpens})
                                              || (senseAt(above) == Sense::Copula && above + 1 == at));
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
            if (isOneOf(senseAt(at - 1), {Sense::So, Sense::Adverb, Sense::Opinion, Sense::First, Sense::Corrects, Sense::Copula, Sense::Hedge,
                                        Sense::Choose})
                || (lead.copula && isOneOf(senseAt(at - 1), {Sense::Plain, Sense::Answer})))
                continue;
            lead.boundary = true;
            break;
        case Sense::Stop:
            // "Ans. C"
            if (word.sign == u'.' && senseAt(at - 1) == Sense::Answer)
                continue;
            lead.boundary = true;
            break;
        case Sense::But:
            lead.said = lead.boundary = true;
            break;
        case Sense::Query:
        case Sense::BoxCloses:
            lead.boundary = true;
            break;
        case Sense::BoxOpens:
            cue(Lead::Cue::Marked);
            lead.negated = false;
            return lead;
        case Sense::Answer: {
            const bool quoted = lead.colon && senseAt(at - 1) == Sense::Open && senseAt(at + 1) == Sense::Close;
            cue(quoted ? Lead::Cue::Marked : Lead::Cue::Answer);
            return lead;
        }
        case Sense::Choose:
            cue(Lead::Cue::Choose);
            return lead;
        case Sense::Opinion:
            // 我认为应选 C has been found before; 我认为 C.
            cue(Lead::Cue::Opinion);
            return lead;
        case Sense::Only:
            cue(Lead::Cue::Only);
            return lead;
        case Sense::Points:
        case Sense::Suits:
            cue(Lead::Cue::Points);
            return lead;
        case Sense::Meaning:
            if (lead.copula || lead.colon) {
                cue(Lead::Cue::Points);
                return lead;
            }
            break;
        case Sense::Without:
        case Sense::Excludes:
            cue(Lead::Cue::Without);
            return lead;
        case Sense::From:
            if (at + 1 == mention.first || senseAt(at + 1) == Sense::Noun || senseAt(at + 1) == Sense::Open)
                cue(Lead::Cue::From);
            return lead;
        case Sense::Than:
            cue(Lead::Cue::Than);
            return lead;
        case Sense::Between:
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
            if ((lead.copula || lead.colon) && word.sense != Sense::Wrong) {
                cue(Lead::Cue::Choose);
                return lead;
            }
            break;
        default:
            break;
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
void CommitmentFinder::findRemoteCue(Lead &lead, qsizetype at) const
{
    const qsizetype least = std::max<qsizetype>(-1, at - wordsBefore);
    for (; at > least; --at) {
        const Sense sense = m_words.at(at).sense;
        if (isOneOf(sense, {Sense::Stop, Sense::Line, Sense::Query, Sense::BoxOpens, Sense::BoxCloses}) || m_mentionAt.at(at) >= 0)
            return;
        if (isOneOf(sense, {Sense::If, Sense::Whether, Sense::Others, Sense::Without, Sense::Excludes, Sense::Looks}))
            return;
        if (!isOneOf(sense, {Sense::Answer, Sense::Choose, Sense::Best, Sense::Right, Sense::Better, Sense::Fits, Sense::Suits, Sense::Meaning}))
            continue;
        lead.cue = sense == Sense::Answer ? Lead::Cue::Answer : sense == Sense::Meaning ? Lead::Cue::Points : Lead::Cue::Choose;
        lead.cueAt = at;
        lead.first = at;
        lead.remote = true;
        if (refusesCue(at))
            lead.negated = !lead.negated;
        return;
    }
}

/// 不能选, "I would not choose", 单选题's 选 is no word of its own.
bool CommitmentFinder::refusesCue(qsizetype cue) const
{
    constexpr qsizetype wordsAtMost = 5;
    for (qsizetype at = cue - 1; at >= 0 && at >= cue - wordsAtMost; --at) {
        const Sense sense = m_words.at(at).sense;
        if (sense == Sense::Not)
            return true;
        if (!isOneOf(sense, {Sense::Adverb, Sense::Pronoun, Sense::Noun, Sense::Copula, Sense::Hedge, Sense::Opinion, Sense::Best, Sense::Right}))
            return false;
    }
    return false;
}

/// Whether the sentence only asks, supposes, or reports.
std::optional<Standing> CommitmentFinder::takenBack(const Lead &lead, const Mention &mention) const
{
    // Behind it.
    qsizetype at = mention.last + 1;
    while (isOneOf(senseAt(at), {Sense::Close, Sense::Noun}) && at < m_words.size())
        ++at;
    if (at < m_words.size() && (senseAt(at) == Sense::Then || senseAt(at) == Sense::Ask))
        return senseAt(at) == Sense::Then ? Standing::Supposed : Standing::Asked;
    for (qsizetype next = at; next < m_words.size() && next < at + wordsBefore; ++next) {
        const Sense sense = m_words.at(next).sense;
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
    const qsizetype least = std::max<qsizetype>(-1, from - wordsBefore);
    for (qsizetype before = from - 1; before > least; --before) {
        const Sense sense = m_words.at(before).sense;
        if (isOneOf(sense, {Sense::Stop, Sense::Line, Sense::BoxOpens, Sense::BoxCloses, Sense::Query}))
            break;
        if (sense == Sense::Comma || sense == Sense::But || (m_mentionAt.at(before) >= 0 && sense != Sense::Plain)) {
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
bool CommitmentFinder::tentativeAround(const Lead &lead, const Mention &mention) const
{
    if (lead.tentative)
        return true;
    if (lead.corrects)
        return false;
    // "looks like A at first"
    if (senseAt(mention.last + 1) == Sense::First && mention.last + 1 < m_words.size())
        return true;
    const qsizetype least = std::max<qsizetype>(-1, lead.first - wordsBefore);
    for (qsizetype at = lead.first - 1; at > least; --at) {
        const Sense sense = m_words.at(at).sense;
        if (isOneOf(sense, {Sense::Stop, Sense::Line, Sense::But, Sense::Corrects, Sense::Query}) || m_mentionAt.at(at) >= 0)
            return false;
        if (sense == Sense::First)
            return true;
    }
    return false;
}

/// Whether a correcting word stands between the commitment before and this one.
bool CommitmentFinder::correctedSince(qsizetype last, const Commitment &now) const
{
    const qsizetype end = m_mentions.at(now.mention).first;
    for (qsizetype at = last + 1; at < end; ++at) {
        const ReplyWord &word = m_words.at(at);
        if (word.sense != Sense::Corrects)
            continue;
        // 不对 behind an option is a verdict on it.
        if (word.sign == u'不' && at > 0 && !isOneOf(senseAt(at - 1), {Sense::Stop, Sense::Comma, Sense::Line, Sense::Dash, Sense::Plain, Sense::Query}))
            continue;
        return true;
    }
    return false;
}

} // namespace

QList<Commitment> findCommitments(const QList<ReplyWord> &words, const QList<Mention> &mentions)
{
    return CommitmentFinder(words, mentions).find();
}

} // namespace yuyi
