// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/evaluation/extraction/resolution.h"

#include <QSet>

#include <algorithm>

namespace yuyi {

namespace {

constexpr int declaredWeight = 4;
constexpr int chosenWeight = 3;
constexpr int judgedWeight = 2;

/// Weighs the commitments of one reply.
class Weighing
{
public:
    Weighing(QList<Commitment> &commitments, const QList<OptionMention> &mentions) : m_all(commitments), m_mentions(mentions) {}

    Resolution weigh(qsizetype asksAgain, bool complete)
    {
        leaveOutNextQuestion(asksAgain);
        leaveOutTentative();
        followCorrections();
        const int top = topWeight();
        if (top == 0)
            return m_result;
        if (top < judgedWeight)
            return weighWeak(complete);
        decide(top);
        return m_result;
    }

private:
    const OptionMention &mentionOf(const Commitment &one) const { return m_mentions.at(one.mention); }

    bool differ(const Commitment &a, const Commitment &b) const
    {
        const OptionMention &first = mentionOf(a);
        const OptionMention &second = mentionOf(b);
        return first.options != second.options || first.several != second.several || first.outOfRange != second.outOfRange;
    }

    void leaveOutNextQuestion(qsizetype asksAgain)
    {
        if (asksAgain < 0)
            return;
        const bool answered = std::any_of(m_all.begin(), m_all.end(), [&](const Commitment &one) {
            return one.stands() && one.last < asksAgain && one.weight >= chosenWeight;
        });
        for (Commitment &one : m_all) {
            if (answered && one.stands() && one.first > asksAgain)
                one.standing = Standing::Sample;
        }
    }

    void leaveOutTentative()
    {
        bool later = false;
        for (qsizetype i = m_all.size() - 1; i >= 0; --i) {
            Commitment &one = m_all[i];
            if (one.standing == Standing::Tentative && !later)
                one.standing = Standing::Weaker;
            else if (one.stands() && !one.also && one.weight > 0 && one.kind != EvidenceKind::Quoted)
                later = true;
        }
    }

    /// What stands before a correction is withdrawn by it.
    void followCorrections()
    {
        qsizetype done = 0;
        for (qsizetype i = 1; i < m_all.size(); ++i) {
            const Commitment &now = m_all.at(i);
            if (!now.stands() || !now.corrects || now.also || now.weight == 0 || now.kind == EvidenceKind::Quoted)
                continue;
            for (; done < i; ++done) {
                Commitment &former = m_all[done];
                if (former.stands() && former.weight > 0) {
                    m_result.corrected = m_result.corrected || differ(former, now);
                    former.standing = Standing::Revised;
                }
            }
        }
    }

    int topWeight() const
    {
        int top = 0;
        for (const Commitment &one : std::as_const(m_all)) {
            if (one.stands())
                top = std::max(top, one.weight);
        }
        return top;
    }

    /// The plainest decide. What is said less plainly before them was on the way to them; a choice of another option behind them,
    /// or one more besides, contradicts them.
    void decide(int top)
    {
        const int least = top >= declaredWeight ? declaredWeight : top;
        qsizetype first = -1;
        qsizetype last = -1;
        for (qsizetype i = 0; i < m_all.size(); ++i) {
            if (!m_all.at(i).stands() || m_all.at(i).weight < least)
                continue;
            first = first < 0 ? i : first;
            last = i;
        }
        bool conflict = false;
        bool more = false;
        for (qsizetype i = 0; i < m_all.size(); ++i) {
            Commitment &one = m_all[i];
            if (!one.stands() || i == last)
                continue;
            const bool other = differ(one, m_all.at(last));
            const bool counts = one.weight >= least || (i > first && one.weight >= chosenWeight)
                             || (one.kind == EvidenceKind::Alone && m_all.at(last).kind == EvidenceKind::Alone)
                             || (i > first && one.also && one.weight >= judgedWeight && closeBehind(i));
            if (other && counts) {
                one.standing = Standing::Conflicts;
                conflict = true;
                more = more || one.also || m_all.at(last).also;
            } else if (!other) {
                one.standing = Standing::Agrees;
            }
        }
        conclude(last, conflict, more);
    }

    /// "答案是 A，也可能是 B": right behind another commitment.
    bool closeBehind(qsizetype i) const
    {
        constexpr qsizetype near = 12;
        return i > 0 && m_all.at(i).first - m_all.at(i - 1).last <= near;
    }

    void conclude(qsizetype last, bool conflict, bool more)
    {
        Commitment &deciding = m_all[last];
        const OptionMention &mention = mentionOf(deciding);
        if (conflict) {
            deciding.standing = Standing::Conflicts;
            m_result.reason = more || mention.several ? MissReason::Several : MissReason::Contradiction;
        } else if (mention.several) {
            deciding.standing = Standing::Several;
            m_result.reason = MissReason::Several;
        } else if (mention.otherText) {
            deciding.standing = Standing::OtherText;
            m_result.reason = MissReason::Contradiction;
        } else if (mention.outOfRange || mention.option() < 0) {
            deciding.standing = Standing::OutOfRange;
            m_result.reason = MissReason::OutOfRange;
        } else {
            deciding.standing = Standing::Decides;
            m_result.decides = last;
        }
    }

    /// Nothing is plain: one verdict that is better than all others, or the text of one option.
    Resolution weighWeak(bool complete)
    {
        QSet<int> wrong;
        QList<qsizetype> better;
        QList<qsizetype> quoted;
        for (qsizetype i = 0; i < m_all.size(); ++i) {
            const Commitment &one = m_all.at(i);
            if (one.standing == Standing::Rejected && one.kind == EvidenceKind::Judged) {
                for (const int option : mentionOf(one).options)
                    wrong.insert(option);
            } else if (one.stands() && one.weight > 0) {
                (one.kind == EvidenceKind::Better ? better : quoted).append(i);
            }
        }
        const QList<qsizetype> &weak = better.isEmpty() ? quoted : better;
        bool conflict = false;
        for (const qsizetype i : weak)
            conflict = conflict || differ(m_all.at(i), m_all.at(weak.last()));
        for (const qsizetype i : weak) {
            if (i != weak.last())
                m_all[i].standing = conflict ? Standing::Conflicts : Standing::Agrees;
        }
        constexpr int fewest = 2;
        m_result.compared = !better.isEmpty() && wrong.size() >= fewest;
        if (m_result.compared) {
            for (const qsizetype i : better)
                m_all[i].kind = EvidenceKind::Compared;
        }
        // A verdict on one option alone, in a reply that was cut off, is not the last word.
        if (!better.isEmpty() && !m_result.compared && !complete)
            return m_result;
        conclude(weak.last(), conflict, true);
        return m_result;
    }

    QList<Commitment> &m_all;
    const QList<OptionMention> &m_mentions;
    Resolution m_result;
};

} // namespace

Resolution resolve(QList<Commitment> &commitments, const QList<OptionMention> &mentions, qsizetype asksAgain, bool complete)
{
    return Weighing(commitments, mentions).weigh(asksAgain, complete);
}

} // namespace yuyi
