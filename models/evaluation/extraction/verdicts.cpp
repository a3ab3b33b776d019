// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/evaluation/extraction/verdicts.h"

#include <QSet>

#include <algorithm>

namespace yuyi {

namespace {

// A verdict stands near: further words are not looked at.
constexpr qsizetype wordsOfClause = 60;
constexpr qsizetype wordsOfItem = 400;

bool isMarkAlone(Sense sense)
{
    return sense == Sense::Open || sense == Sense::Close || sense == Sense::Bullet || sense == Sense::Dash
        || sense == Sense::Bar || sense == Sense::Noun;
}

OptionVerdict verdictOf(const ReplyWord &word)
{
    switch (word.sense) {
    case Sense::Best: return OptionVerdict::Best;
    case Sense::Right: return OptionVerdict::Right;
    case Sense::Better: return OptionVerdict::Better;
    case Sense::Fits:
    case Sense::Suits: return OptionVerdict::Fits;
    case Sense::Partly: return OptionVerdict::Partly;
    case Sense::Wrong: return OptionVerdict::Wrong;
    default: return OptionVerdict::None;
    }
}

OptionVerdict turned(OptionVerdict verdict)
{
    switch (verdict) {
    case OptionVerdict::Wrong: return OptionVerdict::Fits;
    case OptionVerdict::None:
    case OptionVerdict::Partly: return verdict;
    default: return OptionVerdict::Wrong;
    }
}

} // namespace

VerdictReader::VerdictReader(const QList<ReplyWord> &words, const QList<OptionMention> &mentions)
    : m_words(words), m_mentions(mentions), m_mentionOf(words.size(), -1), m_items(mentions.size(), false),
      m_itemBegins(words.size(), false)
{
    for (qsizetype i = 0; i < mentions.size(); ++i) {
        for (qsizetype at = mentions.at(i).first; at <= mentions.at(i).last; ++at)
            m_mentionOf[at] = static_cast<int>(i);
    }
    QSet<int> listed;
    for (qsizetype i = 0; i < mentions.size(); ++i) {
        if (mentions.at(i).byText || mentions.at(i).several || mentions.at(i).option() < 0 || !beginsLine(i))
            continue;
        m_items[i] = true;
        listed.insert(mentions.at(i).option());
    }
    constexpr int fewest = 2;
    m_lists = listed.size() >= fewest;
    if (!m_lists)
        std::fill(m_items.begin(), m_items.end(), false);
    for (qsizetype i = 0; i < mentions.size(); ++i) {
        if (!m_items.at(i))
            continue;
        qsizetype at = mentions.at(i).first;
        while (at > 0 && words.at(at - 1).sense != Sense::Line)
            --at;
        m_itemBegins[at] = true;
    }
}

bool VerdictReader::beginsLine(qsizetype mention) const
{
    for (qsizetype at = m_mentions.at(mention).first - 1; at >= 0; --at) {
        const ReplyWord &word = m_words.at(at);
        const bool sign =
            (word.sense == Sense::Right || word.sense == Sense::Wrong) && word.sign > 0x2000 && word.sign < 0x3000;
        if (!isMarkAlone(word.sense) && !sign)
            return word.sense == Sense::Line;
    }
    return true;
}

qsizetype VerdictReader::endOfItem(qsizetype mention) const
{
    qsizetype at = m_mentions.at(mention).last + 1;
    const qsizetype most = std::min(m_words.size(), at + wordsOfItem);
    bool judged = false;
    for (; at < most; ++at) {
        if (m_itemBegins.at(at))
            return at;
        if (m_words.at(at).sense == Sense::Line) {
            const bool paragraph = at + 1 < m_words.size() && m_words.at(at + 1).sense == Sense::Line;
            if (paragraph || judged)
                return at;
        }
        judged = judged || verdictOf(m_words.at(at)) != OptionVerdict::None;
    }
    return most;
}

bool VerdictReader::standsAlone(qsizetype word) const
{
    const auto isEdge = [&](qsizetype at) {
        if (at < 0 || at >= m_words.size())
            return true;
        const Sense sense = m_words.at(at).sense;
        return sense == Sense::Line || sense == Sense::Bar || sense == Sense::Colon || sense == Sense::Stop
            || sense == Sense::Comma || sense == Sense::Open || sense == Sense::Close || sense == Sense::Dash
            || m_mentionOf.at(at) >= 0;
    };
    return isEdge(word - 1) && isEdge(word + 1);
}

VerdictFound VerdictReader::read(qsizetype mention) const
{
    const bool item = m_items.at(mention);
    const qsizetype begin = m_mentions.at(mention).last + 1;
    const qsizetype end = item ? endOfItem(mention) : std::min(m_words.size(), begin + wordsOfClause);
    VerdictFound found;
    bool direct = true;
    bool asked = false;
    bool compares = false;
    bool seeming = false;
    bool below = false; // in a line below that of the item
    int negatedFor = 0;
    for (qsizetype at = begin; at < end; ++at) {
        const ReplyWord &word = m_words.at(at);
        if (m_mentionOf.at(at) >= 0) {
            // Another option that this one is compared with, or told from.
            const Sense before = m_words.at(at - 1).sense;
            const bool aside = compares || before == Sense::Than || before == Sense::Not
                            || (item && !m_items.at(m_mentionOf.at(at))
                                && (!below || m_mentions.at(m_mentionOf.at(at)).option() == m_mentions.at(mention).option()));
            if (!aside)
                break;
            at = m_mentions.at(m_mentionOf.at(at)).last;
            direct = false;
            continue;
        }
        compares = compares || word.sense == Sense::Than;
        OptionVerdict verdict = verdictOf(word);
        switch (word.sense) {
        case Sense::But: seeming = false; break;
        case Sense::Line:
        case Sense::Stop:
            if (!item && !(word.sense == Sense::Stop && at == begin && word.sign == u'.'))
                return found;
            negatedFor = 0;
            below = below || word.sense == Sense::Line;
            continue;
        case Sense::Query:
            if (!item && at != begin)
                return found;
            asked = at == begin || asked;
            continue;
        case Sense::Not:
            if ((asked && found.verdict == OptionVerdict::None) || (item && standsAlone(at)))
                verdict = OptionVerdict::Wrong;
            negatedFor = 4;
            if (verdict == OptionVerdict::None)
                continue;
            break;
        case Sense::Too:
            found.verdict = OptionVerdict::Right;
            found.too = true;
            found.last = at;
            continue;
        case Sense::Corrects:
            // 不对 is a verdict here.
            if (!direct || word.end - word.start != 2 || word.sign != u'不')
                return found;
            verdict = OptionVerdict::Wrong;
            break;
        case Sense::Without: return found;
        case Sense::Excludes: {
            // A 可以排除; but not A，排除 B.
            qsizetype next = at + 1;
            while (next < m_words.size() && (isMarkAlone(m_words.at(next).sense) || m_words.at(next).sense == Sense::Colon))
                ++next;
            if (next < m_words.size() && m_mentionOf.at(next) >= 0)
                return found;
            verdict = OptionVerdict::Wrong;
            break;
        }
        case Sense::Answer: {
            // C is the answer.
            const bool ends = at + 1 >= m_words.size() || m_words.at(at + 1).sense == Sense::Stop
                           || m_words.at(at + 1).sense == Sense::Comma || m_words.at(at + 1).sense == Sense::Line
                           || m_words.at(at + 1).sense == Sense::Close || m_words.at(at + 1).sense == Sense::Noun
                           || m_words.at(at + 1).sense == Sense::BoxCloses || m_words.at(at + 1).sense == Sense::Reason
                           || m_words.at(at + 1).sense == Sense::Colon || m_words.at(at + 1).sense == Sense::So;
            const Sense before = m_words.at(at - 1).sense;
            const bool called =
                before == Sense::Copula || before == Sense::Noun || before == Sense::Adverb || before == Sense::Pronoun;
            if (direct && ends && at > begin && called)
                verdict = OptionVerdict::Right;
            break;
        }
        case Sense::First:
        case Sense::Hedge: seeming = seeming || (word.sense == Sense::First && word.sign != u'w'); break;
        case Sense::Copula:
            // C 才是作者想表达的。
            if (word.sign == u'才' && direct)
                verdict = OptionVerdict::Right;
            if (item && word.sign == u'是' && standsAlone(at))
                verdict = OptionVerdict::Right;
            break;
        case Sense::So:
            if (word.sign == u'y' && (asked || (item && standsAlone(at)))) {
                verdict = OptionVerdict::Right;
                break;
            }
            [[fallthrough]];
        case Sense::Choose:
        case Sense::If:
            if (!item && word.sign != u'.')
                return found;
            break;
        case Sense::BoxOpens: return found;
        case Sense::Plain: direct = false; break;
        default: break;
        }
        if (negatedFor > 0)
            --negatedFor;
        if (verdict == OptionVerdict::None)
            continue;
        // "partially true"
        if (found.verdict == OptionVerdict::Partly && found.last + 1 == at && verdict == OptionVerdict::Right)
            continue;
        if (negatedFor > 0 && word.sense != Sense::Not) {
            verdict = turned(verdict);
            negatedFor = 0;
        }
        // "A 看似合理"
        if (seeming && verdict != OptionVerdict::Wrong)
            verdict = OptionVerdict::Partly;
        // Elsewhere in the clause it must end it: "C shows the correct attitude" says nothing of C.
        const bool closes =
            at + 1 >= m_words.size() || (m_words.at(at + 1).sense != Sense::Plain && !m_words.at(at + 1).names());
        if (!direct && !item && !closes && (verdict == OptionVerdict::Right || verdict == OptionVerdict::Fits))
            continue;
        found.verdict = verdict;
        found.last = at;
    }
    return found;
}

} // namespace yuyi
