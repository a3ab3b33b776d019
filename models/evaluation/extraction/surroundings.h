// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/evaluation/extraction/verdicts.h"

#include <initializer_list>

namespace yuyi {

/// How far words before or behind a mention are looked at.
inline constexpr qsizetype wordsAround = 40;

/// What stands around the mentions of a reply.
class Surroundings
{
public:
    Surroundings(const QList<ReplyWord> &words, const QList<OptionMention> &mentions, const VerdictReader &verdicts);

    const QList<ReplyWord> &words() const { return m_words; }
    const QList<OptionMention> &mentions() const { return m_mentions; }
    /// Index of the mention that a word belongs to; −1: none.
    int mentionAt(qsizetype word) const { return m_mentionAt.at(word); }
    /// The sense of a word; that of a line break before the first and behind the last.
    Sense senseAt(qsizetype at) const;
    /// Whether all mentions name the same option.
    bool sameThroughout() const { return m_same; }
    /// Whether nothing but marks stands before this word.
    bool beginsReply(qsizetype first) const;
    /// Whether nothing but marks and courtesies stands behind this word.
    bool endsReply(qsizetype last) const;
    /// Whether nothing but marks stands behind this word in its line.
    bool endsLine(qsizetype last) const;
    /// Whether nothing is said of the option in its own clause.
    bool closes(qsizetype last) const;
    /// Whether a mark follows.
    bool closesWithMark(qsizetype last) const;
    /// Whether a clause ends between two words.
    bool clauseEndsBetween(qsizetype from, qsizetype to) const;
    /// Whether neither the line above nor the one below is another item of a list like this one.
    bool standsApart(qsizetype index) const;
    /// "A": in front of a colon.
    bool isKey(const OptionMention &mention) const;
    /// "from A to C": whether the mention is what an answer was changed from. At the begin of a sentence only if words of
    /// a change follow (`changes`): "From A to F nothing fits."
    bool comesFrom(const OptionMention &mention, bool changes) const;
    /// "C says that …": the words of the option behind its label, which say what it is and no more.
    bool repeatsLabel(qsizetype index) const;
    /// Whether the next line is another item like this one.
    bool listGoesOn(const OptionMention &mention) const;

private:
    const QList<ReplyWord> &m_words;
    const QList<OptionMention> &m_mentions;
    const VerdictReader &m_verdicts;
    QList<int> m_mentionAt;
    bool m_same = false;
};

/// Whether a sense is one of these.
bool isOneOf(Sense sense, std::initializer_list<Sense> senses);

} // namespace yuyi
