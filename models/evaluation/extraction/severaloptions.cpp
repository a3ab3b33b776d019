// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/evaluation/extraction/severaloptions.h"

#include "models/evaluation/extraction/commitments.h"
#include "models/evaluation/extraction/optiontexts.h"
#include "models/evaluation/extraction/plainreply.h"
#include "models/evaluation/extraction/replytext.h"
#include "models/evaluation/extraction/replywords.h"
#include "models/evaluation/extraction/resolution.h"
#include "models/evaluation/extraction/strictscorer.h"

#include <QRegularExpression>
#include <QSet>

#include <algorithm>

namespace yuyi {

namespace {

/// Reads one reply of which more than one option may be the answer.
class SeveralReading
{
public:
    SeveralReading(const QString &reply, const QList<ShownOption> &options)
        : m_given(reply), m_options(options), m_texts(options), m_reply(readReply(reply)), m_plain(plainReply(m_reply.text)),
          m_words(replyWords(m_plain, options, m_texts)), m_mentions(findMentions(m_words))
    {
        divideAtCommas();
    }

    SeveralOptions read()
    {
        const Extraction single = extractStrictly(m_given, m_options);
        SeveralOptions result = read(single);
        result.evidence = evidence(single, result.options);
        return result;
    }

private:
    SeveralOptions read(const Extraction &single)
    {
        if (m_reply.unclosed || m_plain.text.trimmed().isEmpty())
            return {{}, single.rule, single.reason, -1, 0};
        if (namesAll())
            return found(allOptions(), QStringLiteral("all"));
        if (const QSet<int> judged = judgedInTurn(); !judged.isEmpty())
            return found(judged, QStringLiteral("judged-in-turn"));
        if (const QSet<int> others = allBut(); !others.isEmpty())
            return found(others, QStringLiteral("all"));
        if (const QSet<int> numbered = numberedLabels(); !numbered.isEmpty())
            return found(numbered, QStringLiteral("list"));
        // Nothing but labels and texts, however they are put.
        if (single.option < 0 && isListAlone())
            return offersOneOf(0, m_words.size() - 1) ? missed(MissReason::Several)
                                                      : found(namedIn(m_mentions), QStringLiteral("list"));
        if (single.option >= 0)
            return withOthers(single);
        m_commitments = findCommitments(m_words, m_mentions);
        resolve(m_commitments, m_mentions, -1, true);
        const SeveralOptions result = resolved(single.reason);
        return result.options.isEmpty() && result.reason != MissReason::Contradiction ? valued(result) : result;
    }

    /// What the passages say, as the set that was read makes them look: those that name an option of it decide together.
    QList<Evidence> evidence(const Extraction &single, const QList<int> &chosen) const
    {
        QList<Evidence> all = single.evidence;
        for (Evidence &one : all) {
            const bool counts = one.standing == Standing::Several || one.standing == Standing::Conflicts || one.standing == Standing::Agrees
                             || one.standing == Standing::Weaker;
            if (counts && (one.option >= 0 ? chosen.contains(one.option) : !chosen.isEmpty()))
                one.standing = Standing::Decides;
        }
        return all;
    }

    SeveralOptions found(const QSet<int> &options, const QString &rule) const
    {
        SeveralOptions result{options.values(), rule, MissReason::None, -1, 0};
        std::sort(result.options.begin(), result.options.end());
        if (result.options.isEmpty())
            result.reason = MissReason::NoOption;
        return result;
    }
    /// With the words of the mention that decides.
    SeveralOptions found(const QSet<int> &options, const QString &rule, qsizetype mention) const
    {
        SeveralOptions result = found(options, rule);
        const qsizetype from = m_plain.origin.at(m_words.at(m_mentions.at(mention).first).start);
        const qsizetype to = m_plain.origin.at(m_words.at(m_mentions.at(mention).last).end - 1) + 1;
        result.start = m_reply.startInReply(from);
        result.length = m_reply.lengthInReply(from, to - from);
        return result;
    }
    static SeveralOptions missed(MissReason reason) { return {{}, QStringLiteral("none"), reason, -1, 0}; }

    /// "B、D，A 与 C 错": where 、 joins labels, a comma begins the next clause.
    void divideAtCommas()
    {
        for (qsizetype i = 0; i < m_mentions.size(); ++i) {
            const OptionMention whole = m_mentions.at(i);
            bool joined = false;
            for (qsizetype at = whole.first; at <= whole.last; ++at) {
                const ReplyWord &word = m_words.at(at);
                joined = joined || word.sign == u'、';
                if (!joined || word.sense != Sense::Comma || word.sign == u'、')
                    continue;
                m_mentions[i] = part(whole, whole.first, at - 1);
                m_mentions.insert(i + 1, part(whole, at + 1, whole.last));
                break;
            }
        }
    }

    OptionMention part(OptionMention mention, qsizetype first, qsizetype last) const
    {
        mention.first = first;
        mention.last = last;
        mention.options.clear();
        for (qsizetype at = first; at <= last; ++at) {
            if (m_words.at(at).option >= 0 && !mention.options.contains(m_words.at(at).option))
                mention.options.append(m_words.at(at).option);
        }
        mention.several = mention.options.size() != 1;
        return mention;
    }

    /// The text of one option as the value that the reply comes to: "τ = -50.7", "是平键联接，不是半圆键联接".
    SeveralOptions valued(const SeveralOptions &otherwise) const
    {
        static const QRegularExpression denied(QStringLiteral("(?:不是|并非|而非|非|isn't|is not|not)\\s*$"));
        static const QRegularExpression led(QStringLiteral("(?:[=≈:]|是|为|就是|等于|equals|is)\\s*$"));
        QSet<int> named;
        QSet<int> others;
        for (const OptionTextFound &text : m_texts.matches(m_plain)) {
            QString before = m_plain.folded.left(text.start);
            if (before.endsWith(u'-'))
                before.chop(1); // the sign of a number
            if (denied.match(before).hasMatch())
                continue;
            (text.several || !led.match(before).hasMatch() ? others : named).insert(text.option);
        }
        others -= named;
        if (named.isEmpty() && others.isEmpty())
            named = onlyNumber();
        return named.size() == 1 && others.isEmpty() ? found(named, QStringLiteral("option-text")) : otherwise;
    }

    /// The option that is the only number of the reply.
    QSet<int> onlyNumber() const
    {
        static const QRegularExpression number(QStringLiteral("(?<![\\d.A-Za-z])-?\\d+(?:\\.\\d+)?(?![\\d.])"));
        QSet<int> named;
        QSet<QString> seen;
        for (auto found = number.globalMatch(m_plain.text); found.hasNext();)
            seen.insert(found.next().captured());
        for (int i = 0; i < m_options.size() && seen.size() == 1; ++i) {
            if (inNormalForm(m_options.at(i).text).trimmed() == *seen.constBegin())
                named.insert(i);
        }
        return named;
    }

    QSet<int> allOptions() const
    {
        // Files fill up their columns with empty texts; of options that are pictures all texts are empty.
        const bool told = std::any_of(m_options.begin(), m_options.end(), [](const ShownOption &one) { return !one.text.isEmpty(); });
        QSet<int> all;
        for (int i = 0; i < m_options.size(); ++i) {
            if (!told || m_options.at(i).pictured || !m_options.at(i).text.isEmpty())
                all.insert(i);
        }
        return all;
    }

    /// 以上都对, all of the above: unless an option says so itself.
    bool namesAll() const
    {
        static const QRegularExpression all(
            QStringLiteral("^\\W*(?:答案[是为:]?|我?选择?)?(?:以上|上述|四个|所有)?(?:选项|说法)?(?:全|都|均|皆)(?:部|都)?(?:是?(?:正确|对|符合)的?|选)\\W*$"
                           "|^\\W*(?:the answer is:?\\s*)?all of (?:the above|them)\\W*(?:are (?:correct|right|true))?\\W*$"
                           "|^\\W*all (?:four |the )?(?:options|choices|statements) are (?:correct|right|true)\\W*$"),
            QRegularExpression::UseUnicodePropertiesOption);
        return m_texts.whole(m_plain).option < 0 && all.match(m_plain.folded).hasMatch();
    }

    /// The options of a mention, those of joined labels too.
    QSet<int> optionsOf(const OptionMention &mention) const
    {
        QSet<int> options(mention.options.begin(), mention.options.end());
        for (qsizetype at = mention.first; at <= mention.last; ++at) {
            const ReplyWord &word = m_words.at(at);
            if (!word.names() || !word.several)
                continue;
            const QString letters = m_plain.text.mid(word.start, word.end - word.start);
            for (const QChar letter : letters) {
                for (int i = 0; i < m_options.size(); ++i) {
                    if (word.sense == Sense::Label && m_options.at(i).label == QString(letter.toUpper()))
                        options.insert(i);
                }
            }
        }
        return options;
    }

    QSet<int> namedIn(const QList<OptionMention> &mentions) const
    {
        QSet<int> options;
        for (const OptionMention &mention : mentions)
            options += optionsOf(mention);
        return options;
    }

    QSet<int> labelled(const QString &letters) const
    {
        QSet<int> options;
        for (int i = 0; i < m_options.size(); ++i) {
            if (m_options.at(i).label.size() == 1 && letters.contains(m_options.at(i).label))
                options.insert(i);
        }
        return options;
    }

    /// "A: yes, B: no, C: yes": nothing but labels, each with its verdict.
    QSet<int> judgedInTurn() const
    {
        static const QRegularExpression one(
            QStringLiteral("\\b([A-Z])\\W{0,4}(yes|no|true|false|correct|incorrect|right|wrong|不正确|不对|正确|错误|对|错|是|否|√|×|✓|✔|✗|✘)(?![\\w])"),
            QRegularExpression::UseUnicodePropertiesOption | QRegularExpression::CaseInsensitiveOption);
        static const QStringList positive{QStringLiteral("yes"), QStringLiteral("true"), QStringLiteral("correct"), QStringLiteral("right"),
                                          QStringLiteral("正确"), QStringLiteral("对"), QStringLiteral("是"), QStringLiteral("√"),
                                          QStringLiteral("✓"), QStringLiteral("✔")};
        QString rest = m_plain.text;
        QString right;
        int count = 0;
        for (auto found = one.match(rest); found.hasMatch(); found = one.match(rest)) {
            ++count;
            if (positive.contains(found.captured(2).toLower()))
                right += found.captured(1).toUpper();
            rest.remove(found.capturedStart(), found.capturedLength());
        }
        static const QRegularExpression words(QStringLiteral("\\w"), QRegularExpression::UseUnicodePropertiesOption);
        return count > 1 && !words.match(rest).hasMatch() ? labelled(right) : QSet<int>();
    }

    /// "除了 D 都对", "all except D".
    QSet<int> allBut() const
    {
        static const QRegularExpression form(
            QStringLiteral("^\\W*(?:答案\\W*)?(?:除了?\\W*([A-Z](?:\\W*[A-Z])*)\\W*(?:以外|之外|外)?|([A-Z](?:\\W*[A-Z])*)\\W*(?:以外|之外))\\W*的?"
                           "(?:其.|所有|选项|说法|的)*(?:全|都|均|皆)(?:部|都)?(?:是?(?:正确|对|符合)的?|选)\\W*$"
                           "|^\\W*(?:the answer is\\W*)?all (?:of them |the options |options )?(?:except|but)(?: for)?\\W*([A-Z])\\W*$"),
            QRegularExpression::UseUnicodePropertiesOption | QRegularExpression::CaseInsensitiveOption);
        const auto found = form.match(m_plain.text);
        if (!found.hasMatch())
            return {};
        return allOptions() - labelled((found.captured(1) + found.captured(2) + found.captured(3)).toUpper());
    }

    /// "①A ②D": labels that are numbered themselves.
    QSet<int> numberedLabels() const
    {
        static const QRegularExpression form(QStringLiteral("^\\s*(?:[①-⑳]\\s*[A-Z][\\s,，、;；.。]*)+$"));
        QSet<int> options;
        if (!form.match(m_given).hasMatch())
            return options;
        for (int i = 0; i < m_options.size(); ++i) {
            if (m_given.contains(m_options.at(i).label))
                options.insert(i);
        }
        return options;
    }

    bool isListAlone() const
    {
        if (m_mentions.isEmpty())
            return false;
        if (std::any_of(m_mentions.begin(), m_mentions.end(),
                        [](const OptionMention &one) { return one.outOfRange || one.otherText || one.range || one.struck; }))
            return false;
        return std::all_of(m_words.begin(), m_words.end(), [this](const ReplyWord &word) {
            switch (word.sense) {
            case Sense::Label:
            case Sense::Text:
            case Sense::Open:
            case Sense::Close:
            case Sense::Stop:
            case Sense::Line:
            case Sense::Noun:
            case Sense::Comma:
            case Sense::Join:
            case Sense::Bullet:
            case Sense::BoxOpens:
            case Sense::BoxCloses:
            case Sense::Dash: return true;
            case Sense::Plain: return isNumber(word);
            default: return false;
            }
        });
    }

    /// "1." or "①" before an item.
    bool isNumber(const ReplyWord &word) const
    {
        const QString text = m_plain.text.mid(word.start, word.end - word.start);
        return std::all_of(text.begin(), text.end(), [](QChar one) { return one.isDigit() || one.isPunct(); });
    }

    /// Whether "or" stands between options.
    bool offersOneOf(qsizetype first, qsizetype last) const
    {
        for (qsizetype at = first; at <= last; ++at) {
            const ReplyWord &word = m_words.at(at);
            if (word.sense == Sense::Join && (word.sign == u'或' || word.sign == u'o' || word.sign == u'/'))
                return true;
        }
        return false;
    }

    /// One option was read; others may be named with it: "选A。B 也对".
    SeveralOptions withOthers(const Extraction &single)
    {
        m_commitments = findCommitments(m_words, m_mentions);
        QSet<int> options{single.option};
        for (const Commitment &one : std::as_const(m_commitments)) {
            if (one.stands() && one.also && one.weight > 1)
                options += optionsOf(m_mentions.at(one.mention));
        }
        SeveralOptions result = found(options, options.size() > 1 ? QStringLiteral("joined") : single.rule);
        result.start = single.start;
        result.length = single.length;
        return result;
    }

    SeveralOptions resolved(MissReason reason) const
    {
        // From the last commitment that counts backwards: what agrees with it or stands beside it.
        QList<qsizetype> counting;
        for (qsizetype i = 0; i < m_commitments.size(); ++i) {
            const Standing standing = m_commitments.at(i).standing;
            if (standing == Standing::Several || standing == Standing::Conflicts || standing == Standing::Decides)
                counting.append(i);
        }
        if (counting.isEmpty())
            return missed(reason == MissReason::None ? MissReason::NoOption : reason);
        const Commitment &last = m_commitments.at(counting.last());
        const QSet<int> lastOptions = optionsOf(m_mentions.at(last.mention));
        if (offersOneOf(m_mentions.at(last.mention).first, m_mentions.at(last.mention).last))
            return missed(MissReason::Several);
        QSet<int> together = lastOptions;
        bool verdicts = counting.size() > 1;
        bool nested = true;
        for (const qsizetype i : std::as_const(counting)) {
            const Commitment &one = m_commitments.at(i);
            const QSet<int> options = optionsOf(m_mentions.at(one.mention));
            const bool joins = one.kind == EvidenceKind::Judged || one.kind == EvidenceKind::Better || one.kind == EvidenceKind::Alone
                            || one.kind == EvidenceKind::Quoted || one.also || last.also;
            verdicts = verdicts && joins;
            nested = nested && lastOptions.contains(options);
            together += options;
        }
        if (counting.size() == 1 || nested)
            return lastOptions.isEmpty() ? missed(reason) : found(lastOptions, QStringLiteral("joined"), last.mention);
        return verdicts ? found(together, QStringLiteral("judged-in-turn"), last.mention) : missed(MissReason::Contradiction);
    }

    const QString &m_given;
    const QList<ShownOption> &m_options;
    OptionTexts m_texts;
    ReplyText m_reply;
    PlainReply m_plain;
    QList<ReplyWord> m_words;
    QList<OptionMention> m_mentions;
    QList<Commitment> m_commitments;
};

} // namespace

SeveralOptions extractSeveral(const QString &reply, const QList<ShownOption> &options)
{
    return SeveralReading(reply, options).read();
}

} // namespace yuyi
