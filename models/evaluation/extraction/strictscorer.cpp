// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/evaluation/extraction/strictscorer.h"

#include "models/evaluation/extraction/commitments.h"
#include "models/evaluation/extraction/optiontexts.h"
#include "models/evaluation/extraction/plainreply.h"
#include "models/evaluation/extraction/replytext.h"
#include "models/evaluation/extraction/resolution.h"

#include <QRegularExpression>
#include <QSet>

#include <algorithm>

namespace yuyi {

namespace {

/// Reads one reply: what it is without markup, its words, what they name, what commits to it, and what that comes to.
class StrictReading
{
public:
    StrictReading(const QString &reply, const QList<ShownOption> &options)
        : m_options(options), m_texts(options), m_reply(readReply(reply)), m_plain(plainReply(m_reply.text))
    {
    }

    Extraction read()
    {
        Extraction found;
        found.rule = QStringLiteral("none");
        if (m_reply.unclosed) {
            found.rule = QStringLiteral("reasoning");
            found.reason = MissReason::Truncated;
            return found;
        }
        if (m_plain.text.trimmed().isEmpty()) {
            found.reason = MissReason::Empty;
            return found;
        }
        m_words = replyWords(m_plain, m_options, m_texts);
        m_mentions = findMentions(m_words);
        // Nothing but an option's words, whatever they look like; a label alone is a label.
        if (!isLabelAlone()) {
            if (const auto text = m_texts.whole(m_plain); text.several || text.option >= 0)
                return wholeText(text);
        }
        m_commitments = findCommitments(m_words, m_mentions);
        const Resolution result = resolve(m_commitments, m_mentions, nextQuestion(), isComplete());
        found.evidence = evidence();
        if (result.decides >= 0) {
            const Commitment &deciding = m_commitments.at(result.decides);
            found.option = m_mentions.at(deciding.mention).option();
            found.label = m_options.at(found.option).label;
            found.rule = ruleOf(deciding, result);
            found.start = startOf(deciding);
            found.length = lengthOf(deciding);
            return found;
        }
        if (const qsizetype index = onlyBracket(); result.reason == MissReason::None && index >= 0) {
            Evidence only = evidenceOf({index, EvidenceKind::Alone, Standing::Decides, 1, false, false,
                                        m_mentions.at(index).first, m_mentions.at(index).last});
            found.option = only.option;
            found.label = only.label;
            found.rule = QStringLiteral("bracket");
            found.start = only.start;
            found.length = only.length;
            found.evidence.append(only);
            return found;
        }
        found.reason = result.reason != MissReason::None ? result.reason : whyNothing();
        if (result.reason == MissReason::Several && lists() && onlyQuoted())
            found.reason = MissReason::Echo;
        return found;
    }

private:
    Extraction wholeText(const OptionTextFound &text) const
    {
        Extraction found;
        found.rule = QStringLiteral("option-text-equal");
        if (text.several) {
            found.reason = MissReason::Several;
            return found;
        }
        found.option = text.option;
        found.label = m_options.at(text.option).label;
        found.start = inReply(text.start);
        found.length = inReply(text.start + text.length) - found.start;
        found.evidence.append(
            {EvidenceKind::Quoted, Standing::Decides, found.option, found.label, 1, found.start, found.length});
        return found;
    }

    /// Position in the reply of a position in the plain text.
    qsizetype inReply(qsizetype position) const { return m_reply.origin.at(m_plain.origin.at(position)); }
    qsizetype startOf(const Commitment &one) const { return inReply(m_words.at(one.first).start); }
    qsizetype lengthOf(const Commitment &one) const
    {
        // Up to the last character and no further: what follows it may be markup.
        const qsizetype last = m_words.at(one.last).end - 1;
        return inReply(last) + 1 - startOf(one);
    }

    Evidence evidenceOf(const Commitment &one) const
    {
        const OptionMention &mention = m_mentions.at(one.mention);
        QStringList labels;
        for (const int option : mention.options)
            labels.append(m_options.at(option).label);
        if (labels.isEmpty() && mention.outOfRange)
            labels.append(m_plain.text.mid(m_words.at(mention.first).start,
                                           m_words.at(mention.first).end - m_words.at(mention.first).start));
        return {one.kind, one.standing, mention.option(), labels.join(u','), one.weight, startOf(one), lengthOf(one)};
    }

    QList<Evidence> evidence() const
    {
        // A reply that runs in a loop says the same a thousand times.
        constexpr qsizetype most = 200;
        QList<Evidence> all;
        for (qsizetype i = 0; i < m_commitments.size(); ++i) {
            if (m_commitments.size() > most && i >= most / 2 && i < m_commitments.size() - most / 2)
                continue;
            all.append(evidenceOf(m_commitments.at(i)));
        }
        return all;
    }

    QString ruleOf(const Commitment &deciding, const Resolution &result) const
    {
        if (result.corrected)
            return QStringLiteral("corrected");
        if (result.compared)
            return QStringLiteral("verdicts");
        switch (deciding.kind) {
        case EvidenceKind::Quoted: return QStringLiteral("option-text");
        case EvidenceKind::Alone: break;
        default: return QStringLiteral("declared");
        }
        const QString rest = m_plain.text.mid(m_words.at(deciding.last).end);
        const bool begins = m_plain.text.left(m_words.at(m_mentions.at(deciding.mention).first).start).trimmed().size() <= 2;
        const bool ends = rest.trimmed().size() <= 2;
        return begins && ends ? QStringLiteral("whole-reply")
             : begins         ? QStringLiteral("first-line")
             : ends           ? QStringLiteral("last-line")
                              : QStringLiteral("sentence");
    }

    bool isLabelAlone() const
    {
        return m_mentions.size() == 1 && !m_mentions.first().byText && m_mentions.first().option() >= 0
            && std::all_of(m_words.begin(), m_words.end(), [](const ReplyWord &word) {
                   return word.names() || word.sense == Sense::Open || word.sense == Sense::Close || word.sense == Sense::Stop
                       || word.sense == Sense::Line || word.sense == Sense::Noun || word.sense == Sense::Comma
                       || word.sense == Sense::Colon;
               });
    }

    bool isComplete() const
    {
        for (qsizetype i = m_words.size() - 1; i >= 0; --i) {
            const ReplyWord &word = m_words.at(i);
            if (word.sense == Sense::Line)
                continue;
            return word.sense != Sense::Plain && word.sense != Sense::But && word.sense != Sense::Comma
                && word.sense != Sense::Colon && word.sense != Sense::Reason && !word.names();
        }
        return false;
    }

    /// A short reply with one bracketed label and no other.
    qsizetype onlyBracket() const
    {
        constexpr qsizetype shortReply = 60;
        if (m_plain.text.trimmed().size() > shortReply || m_mentions.size() != 1 || !m_commitments.isEmpty())
            return -1;
        const OptionMention &mention = m_mentions.first();
        const bool bracketed = mention.first > 0 && mention.last + 1 < m_words.size()
                            && (m_words.at(mention.first - 1).sign == u'(' || m_words.at(mention.first - 1).sign == u'[')
                            && m_words.at(mention.last + 1).sense == Sense::Close;
        return bracketed && mention.option() >= 0 && !mention.otherText ? 0 : -1;
    }

    bool onlyQuoted() const
    {
        return std::all_of(m_commitments.begin(), m_commitments.end(),
                           [](const Commitment &one) { return one.kind == EvidenceKind::Quoted || one.weight == 0; });
    }

    /// Three or more different labels with a mark behind them: the options again.
    bool lists() const
    {
        QSet<int> listed;
        for (const OptionMention &mention : m_mentions) {
            const ReplyWord &label = m_words.at(mention.first);
            const qsizetype end = label.end;
            if (label.sense == Sense::Label && end < m_plain.text.size()
                && QStringLiteral(".)、:]】").contains(m_plain.text.at(end)))
                listed.insert(label.option);
        }
        return listed.size() >= std::min<qsizetype>(3, m_options.size());
    }

    /// Where the reply goes on with a question of its own: a heading like 问题, or a question followed by a list of options.
    qsizetype nextQuestion() const
    {
        bool asked = false;
        qsizetype askedAt = -1;
        QSet<int> listed;
        for (qsizetype i = 0; i < m_words.size(); ++i) {
            const ReplyWord &word = m_words.at(i);
            const bool begins = i == 0 || m_words.at(i - 1).sense == Sense::Line;
            if (word.sense == Sense::Next && begins && i > 0 && i + 1 < m_words.size()
                && (m_words.at(i + 1).sense == Sense::Colon || m_words.at(i + 1).sense == Sense::Line))
                return i;
            if (word.sense == Sense::Query && (i + 1 == m_words.size() || m_words.at(i + 1).sense == Sense::Line)) {
                asked = true;
                askedAt = i;
                listed.clear();
            }
            if (asked && word.sense == Sense::Label
                && (begins || (i > 1 && m_words.at(i - 1).sense == Sense::Open && m_words.at(i - 2).sense == Sense::Line)))
                listed.insert(word.option);
            if (listed.size() >= 3)
                return askedAt;
        }
        return -1;
    }

    MissReason whyNothing() const
    {
        static const QRegularExpression placeholder(QStringLiteral("\\$?LETTER|\\[LETTER\\]|<LETTER>"));
        static const QRegularExpression refusal(
            QStringLiteral("抱歉|对不起|很遗憾|无法(?:查看|看到|识别|回答|提供|访问|处理|作答)|不能(?:查看|回答|识别|提供)|"
                           "请提供图片|i'?m sorry|i am sorry"
                           "|i can'?t|i cannot|unable to|as an ai|can'?t (?:help|assist)"));
        static const QRegularExpression noneOfThem(
            QStringLiteral("以上[^。]{0,4}(?:都|均|皆)(?:不|没|非)|没有(?:一个)?(?:正确|合适)|都不(?:对|正确|符合|合适)|none "
                           "of (?:the|these|them)"));
        if (placeholder.match(m_plain.text).hasMatch())
            return MissReason::Placeholder;
        if (refusal.match(m_plain.folded).hasMatch())
            return MissReason::Refusal;
        if (noneOfThem.match(m_plain.folded).hasMatch())
            return MissReason::NoneOfThem;
        return lists() ? MissReason::Echo : MissReason::NoOption;
    }

    const QList<ShownOption> &m_options;
    OptionTexts m_texts;
    ReplyText m_reply;
    PlainReply m_plain;
    QList<ReplyWord> m_words;
    QList<OptionMention> m_mentions;
    QList<Commitment> m_commitments;
};

} // namespace

Extraction extractStrictly(const QString &reply, const QList<ShownOption> &options)
{
    return StrictReading(reply, options).read();
}

} // namespace yuyi
