// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/evaluation/extraction/mentions.h"

#include <initializer_list>

namespace yuyi {

namespace {

bool isAnyOf(Sense sense, std::initializer_list<Sense> senses)
{
    for (const Sense one : senses) {
        if (sense == one)
            return true;
    }
    return false;
}

/// Puts labels and texts together that name one thing.
class MentionFinder
{
public:
    explicit MentionFinder(const QList<ReplyWord> &words) : m_words(words) {}

    QList<OptionMention> find()
    {
        for (qsizetype i = 0; i < m_words.size();) {
            if (!m_words.at(i).names()) {
                ++i;
                continue;
            }
            OptionMention mention = single(i);
            joinOthers(mention);
            m_found.append(mention);
            i = mention.last + 1;
        }
        return m_found;
    }

private:
    void add(OptionMention &mention, const ReplyWord &word) const
    {
        if (word.several)
            mention.several = true;
        else if (word.option < 0)
            mention.outOfRange = true;
        else if (!mention.options.contains(word.option))
            mention.options.append(word.option);
        if (mention.options.size() > 1)
            mention.several = true;
    }

    /// The word at `i` with the text that belongs to its label, or the label that belongs to its text.
    OptionMention single(qsizetype i) const
    {
        const ReplyWord &word = m_words.at(i);
        OptionMention mention;
        mention.first = mention.last = i;
        mention.byText = word.sense == Sense::Text;
        mention.sure = word.sure;
        mention.brief = word.brief;
        mention.struck = word.struck;
        add(mention, word);
        if (word.several || word.option < 0)
            return mention;
        const qsizetype next = partner(i);
        if (next < 0)
            return mention;
        const ReplyWord &other = m_words.at(next);
        if (other.option == word.option) {
            mention.last = next;
            mention.sure = true;
            mention.byText = false;
            mention.brief = false;
        } else if (saysOther(i, next)) {
            mention.last = next;
            mention.otherText = true;
        }
        return mention;
    }

    /// The text behind a label, or the label behind a text, with nothing but marks between.
    qsizetype partner(qsizetype i) const
    {
        const Sense wanted = m_words.at(i).sense == Sense::Label ? Sense::Text : Sense::Label;
        constexpr qsizetype marksAtMost = 6;
        int lines = 0;
        for (qsizetype at = i + 1; at < m_words.size() && at <= i + marksAtMost; ++at) {
            const ReplyWord &word = m_words.at(at);
            if (word.sense == wanted)
                return word.several || word.option < 0 ? -1 : at;
            if (word.sense == Sense::Line) {
                if (wanted == Sense::Label || ++lines > 2)
                    return -1;
                continue;
            }
            if (word.sense == Sense::Points && wanted == Sense::Text)
                continue;
            if (word.sense == Sense::Join && word.end - word.start == 1)
                continue;
            if (wanted == Sense::Text ? !isAnyOf(word.sense,
                                                 {Sense::Open, Sense::Close, Sense::Noun, Sense::Colon, Sense::Dash,
                                                  Sense::Stop, Sense::Comma, Sense::Bar, Sense::BoxOpens})
                                      : !isAnyOf(word.sense, {Sense::Open, Sense::Close, Sense::Noun, Sense::Dash, Sense::Bar}))
                return -1;
        }
        return -1;
    }

    /// "C. the text of B": only where no sentence ends between them, and no clause.
    bool saysOther(qsizetype label, qsizetype text) const
    {
        if (m_words.at(label).sense == Sense::Text && m_words.at(label).brief)
            return false;
        bool marked = false;
        for (qsizetype at = label + 1; at < text; ++at) {
            const ReplyWord &word = m_words.at(at);
            if (word.sense == Sense::Comma && at + 1 == text && !m_words.at(text).brief
                && m_words.at(label).sense == Sense::Label)
                return clauseEndsBehind(text);
            if (isAnyOf(word.sense, {Sense::Line, Sense::Comma, Sense::Points, Sense::Join}))
                return word.sense == Sense::Join && text == at + 1 && !m_words.at(text).brief
                    && m_words.at(label).sense == Sense::Label;
            if (word.sense == Sense::Stop && (word.end - word.start != 1 || at + 1 != text || word.sign != u'.'))
                return false;
            marked = marked || isAnyOf(word.sense, {Sense::Open, Sense::Colon, Sense::Stop, Sense::Dash});
        }
        return marked;
    }

    /// 和C, / C, (A)(C), ", C" at the end of a clause, A–F.
    void joinOthers(OptionMention &mention) const
    {
        const OptionMention alone = mention;
        bool beginsWithComma = false;
        bool listEnds = false;
        while (true) {
            qsizetype at = mention.last + 1;
            bool closed = false;
            while (at < m_words.size() && isAnyOf(m_words.at(at).sense, {Sense::Close, Sense::Noun})) {
                closed = m_words.at(at).sense == Sense::Close;
                ++at;
            }
            if (at >= m_words.size())
                break;
            const Sense joint = m_words.at(at).sense;
            qsizetype next = at;
            if (isAnyOf(joint, {Sense::Join, Sense::Comma, Sense::Range, Sense::Dash, Sense::Bar}))
                ++next;
            else if (!isAnyOf(joint, {Sense::Open, Sense::Label}) || mention.byText)
                break;
            bool spelled = joint == Sense::Join;
            if (joint == Sense::Comma && next < m_words.size() && m_words.at(next).sense == Sense::Join) {
                ++next;
                spelled = true;
            }
            // "A, B and C" ends with C.
            if (joint == Sense::Comma && listEnds && !spelled)
                break;
            while (next < m_words.size()
                   && (isAnyOf(m_words.at(next).sense, {Sense::Open, Sense::Noun})
                       || (spelled && m_words.at(next).sense == Sense::Choose)))
                ++next;
            if (next >= m_words.size() || !m_words.at(next).names() || m_words.at(next).struck != mention.struck)
                break;
            const ReplyWord &other = m_words.at(next);
            if (other.option < 0 && !other.several)
                break;
            if ((other.sense == Sense::Text) != mention.byText && !spelled)
                break;
            if (!other.sure && joint != Sense::Join && joint != Sense::Range && other.sense == Sense::Label && mention.sure)
                break;
            if (joint == Sense::Range || (joint == Sense::Dash && other.sense == Sense::Label)) {
                mention.range = true;
            } else if (isAnyOf(joint, {Sense::Dash, Sense::Bar})) {
                break;
            }
            if (joint == Sense::Comma && mention.byText)
                break;
            // (A)(C), but not C（A is wrong）.
            if (joint == Sense::Open && !(closed && next + 1 < m_words.size() && m_words.at(next + 1).sense == Sense::Close))
                break;
            beginsWithComma = beginsWithComma || (joint == Sense::Comma && mention.last == alone.last && !spelled);
            listEnds = listEnds || (spelled && m_words.at(next - 1).end - m_words.at(next - 1).start > 1)
                    || (joint == Sense::Join && m_words.at(at).sign != u'、');
            const OptionMention joined = single(next);
            for (const int option : joined.options) {
                if (!mention.options.contains(option))
                    mention.options.append(option);
            }
            mention.several = mention.several || joined.several || mention.options.size() > 1;
            mention.otherText = mention.otherText || joined.otherText;
            mention.last = joined.last;
        }
        // A comma joins only where nothing is said of the labels behind it: "A, C." does, "C, D is too literal" does not.
        if (mention.several && !alone.several && beginsWithComma && !listEnds && !clauseEndsBehind(mention.last))
            mention = alone;
    }

    bool clauseEndsBehind(qsizetype last) const
    {
        qsizetype at = last + 1;
        while (at < m_words.size() && isAnyOf(m_words.at(at).sense, {Sense::Close, Sense::Noun, Sense::BoxCloses}))
            ++at;
        return at >= m_words.size()
            || isAnyOf(m_words.at(at).sense, {Sense::Stop, Sense::Line, Sense::Query, Sense::Too, Sense::Between, Sense::Bar});
    }

    const QList<ReplyWord> &m_words;
    QList<OptionMention> m_found;
};

} // namespace

QList<OptionMention> findMentions(const QList<ReplyWord> &words) { return MentionFinder(words).find(); }

} // namespace yuyi
