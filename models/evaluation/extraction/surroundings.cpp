// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/evaluation/extraction/surroundings.h"

#include <algorithm>

namespace yuyi {

bool isOneOf(Sense sense, std::initializer_list<Sense> senses)
{
    return std::find(senses.begin(), senses.end(), sense) != senses.end();
}

Surroundings::Surroundings(const QList<ReplyWord> &words, const QList<OptionMention> &mentions, const VerdictReader &verdicts)
    : m_words(words), m_mentions(mentions), m_verdicts(verdicts), m_mentionAt(words.size(), -1)
{
    for (qsizetype i = 0; i < mentions.size(); ++i) {
        for (qsizetype at = mentions.at(i).first; at <= mentions.at(i).last; ++at)
            m_mentionAt[at] = static_cast<int>(i);
    }
    m_same = std::all_of(mentions.begin(), mentions.end(), [&](const OptionMention &other) {
        return other.option() >= 0 && other.option() == mentions.first().option();
    });
}

Sense Surroundings::senseAt(qsizetype at) const { return at >= 0 && at < m_words.size() ? m_words.at(at).sense : Sense::Line; }

bool Surroundings::beginsReply(qsizetype first) const
{
    for (qsizetype at = 0; at < first; ++at) {
        if (!isOneOf(m_words.at(at).sense, {Sense::Line, Sense::Open, Sense::Bullet, Sense::Close, Sense::Dash, Sense::Bar}))
            return false;
    }
    return true;
}

bool Surroundings::endsReply(qsizetype last) const
{
    constexpr qsizetype marksAtMost = 12;
    if (m_words.size() - last > marksAtMost)
        return false;
    for (qsizetype at = last + 1; at < m_words.size(); ++at) {
        const ReplyWord &word = m_words.at(at);
        const bool sign = word.sense == Sense::Right && word.sign > 0x2000 && word.sign < 0x3000;
        if (!sign
            && !isOneOf(word.sense,
                        {Sense::Line, Sense::Open, Sense::Close, Sense::Stop, Sense::BoxCloses, Sense::Noun, Sense::So,
                         Sense::Join, Sense::Bar, Sense::Dash, Sense::StruckCloses}))
            return false;
    }
    return true;
}

bool Surroundings::endsLine(qsizetype last) const
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

bool Surroundings::closes(qsizetype last) const
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
    return isOneOf(senseAt(at),
                   {Sense::Stop, Sense::Line, Sense::Comma, Sense::Reason, Sense::Dash, Sense::Colon,
                    Sense::Open, Sense::Without, Sense::Excludes, Sense::Query, Sense::Too, Sense::BoxOpens,
                    Sense::Bar, Sense::Corrects, Sense::Opinion, Sense::Right, Sense::Best, Sense::Better,
                    Sense::StruckCloses, Sense::StruckOpens, Sense::Than, Sense::First})
        || (senseAt(at) == Sense::Join
            && (m_words.at(at).sign == u'、' || isOneOf(senseAt(at + 1), {Sense::Not, Sense::Without, Sense::Too})))
        || (senseAt(at) == Sense::Not && at + 1 < m_words.size() && m_mentionAt.at(at + 1) >= 0)
        || (senseAt(at) == Sense::But && isOneOf(senseAt(at + 1), {Sense::Not, Sense::Without}));
}

bool Surroundings::closesWithMark(qsizetype last) const
{
    return isOneOf(senseAt(last + 1), {Sense::Stop, Sense::Line, Sense::Close, Sense::Colon, Sense::Comma})
        || last + 1 >= m_words.size();
}

bool Surroundings::clauseEndsBetween(qsizetype from, qsizetype to) const
{
    for (qsizetype at = from + 1; at < to; ++at) {
        // "选 A 的理由不充分" is one clause.
        const bool reason = m_words.at(at).sense == Sense::Reason && senseAt(at - 1) != Sense::Noun;
        if (reason || isOneOf(m_words.at(at).sense, {Sense::Comma, Sense::Stop, Sense::Line, Sense::Open}))
            return true;
    }
    return false;
}

bool Surroundings::standsApart(qsizetype index) const
{
    const auto apart = [&](qsizetype from, qsizetype to, qsizetype neighbour) {
        int lines = 0;
        for (qsizetype at = from; at < to; ++at)
            lines += m_words.at(at).sense == Sense::Line ? 1 : 0;
        const OptionMention &mention = m_mentions.at(index);
        const OptionMention &other = m_mentions.at(neighbour);
        return lines > 1 || other.option() == mention.option() || (mention.first == mention.last && !endsLine(other.last));
    };
    const OptionMention &mention = m_mentions.at(index);
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

bool Surroundings::isKey(const OptionMention &mention) const
{
    return senseAt(mention.first - 1) == Sense::Open && senseAt(mention.last + 1) == Sense::Close
        && m_words.at(mention.last + 1).sign == u'"' && senseAt(mention.last + 2) == Sense::Colon;
}

bool Surroundings::comesFrom(const OptionMention &mention, bool changes) const
{
    qsizetype at = mention.first - 1;
    while (at >= 0 && isOneOf(m_words.at(at).sense, {Sense::Noun, Sense::Open}))
        --at;
    return at >= 0 && m_words.at(at).sense == Sense::From
        && (changes || !isOneOf(senseAt(at - 1), {Sense::Line, Sense::Stop, Sense::Comma}));
}

bool Surroundings::repeatsLabel(qsizetype index) const
{
    for (qsizetype at = m_mentions.at(index).first - 1; at >= 0 && at > m_mentions.at(index).first - wordsAround; --at) {
        if (isOneOf(m_words.at(at).sense, {Sense::Line, Sense::Stop}))
            return false;
        if (m_words.at(at).sense == Sense::Label && m_words.at(at).sure
            && m_words.at(at).option == m_mentions.at(index).option())
            return true;
    }
    return false;
}

bool Surroundings::listGoesOn(const OptionMention &mention) const
{
    const int index = m_mentionAt.at(mention.first);
    return index + 1 < m_mentions.size() && m_verdicts.beginsItem(index) && m_verdicts.beginsItem(index + 1)
        && !standsApart(index);
}

} // namespace yuyi
