// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/evaluation/extraction/replywords.h"

#include <QRegularExpression>
#include <QSet>

#include <algorithm>

namespace yuyi {

namespace {

// How far a word is looked at from its first letter on.
constexpr qsizetype wordAtMost = 32;

bool isLatinLetter(QChar unit) { return unit.unicode() < 0x250 && unit.isLetter(); }

bool isLatinOrNumber(QChar unit) { return unit.unicode() < 0x250 && unit.isLetterOrNumber(); }

/// Reads a text word by word, from left to right.
class WordReader
{
public:
    WordReader(const PlainReply &reply, const QList<ShownOption> &options, const OptionTexts &texts)
        : m_text(reply.text), m_folded(reply.folded), m_matches(texts.matches(reply))
    {
        for (const ShownOption &option : options)
            m_labels.append(option.label);
        m_numeric = !m_labels.isEmpty() && std::all_of(m_labels.begin(), m_labels.end(), [](const QString &label) {
            return !label.isEmpty() && label.at(0).isDigit();
        });
    }

    QList<ReplyWord> read()
    {
        while (m_at < m_text.size()) {
            const QChar unit = m_text.at(m_at);
            if (unit == u' ')
                ++m_at;
            else if (!readText() && !readMark(unit) && !readOrdinal() && !readJoinedNumber() && !readLabel() && !readWord())
                readPlain();
        }
        return m_words;
    }

private:
    ReplyWord &append(Sense sense, qsizetype length)
    {
        ReplyWord word;
        word.sense = sense;
        word.start = m_at;
        word.end = m_at + length;
        word.sign = m_folded.at(m_at).unicode();
        word.struck = m_struck;
        m_at += length;
        m_words.append(word);
        return m_words.last();
    }

    bool readText()
    {
        while (m_nextMatch < m_matches.size() && m_matches.at(m_nextMatch).start < m_at)
            ++m_nextMatch;
        if (m_nextMatch >= m_matches.size() || m_matches.at(m_nextMatch).start != m_at)
            return false;
        const OptionTextFound &found = m_matches.at(m_nextMatch);
        ReplyWord &word = append(Sense::Text, found.length);
        word.option = found.several ? -1 : found.option;
        word.several = found.several;
        word.brief = found.brief;
        return true;
    }

    bool readMark(QChar unit)
    {
        switch (unit.unicode()) {
        case answerOpens: append(Sense::BoxOpens, 1); return true;
        case answerCloses: append(Sense::BoxCloses, 1); return true;
        case struckOpens:
            append(Sense::StruckOpens, 1);
            m_struck = true;
            return true;
        case struckCloses:
            m_struck = false;
            append(Sense::StruckCloses, 1);
            return true;
        default: return false;
        }
    }

    /// 第三个选项, "the third option".
    bool readOrdinal()
    {
        if (m_text.at(m_at) != u'第' && !(m_folded.at(m_at) >= u'f' && m_folded.at(m_at) <= u't'))
            return false;
        static const QRegularExpression chinese(
            QStringLiteral("第\\s*([一二三四五六七八九]|[1-9])\\s*个?\\s*(?:选项|项|选择)"));
        static const QRegularExpression english(
            QStringLiteral("(first|second|third|fourth|fifth|sixth|seventh|eighth) (?:option|choice|one|answer"
                           "|statement)\\b"));
        const auto options = QRegularExpression::AnchorAtOffsetMatchOption;
        int number = -1;
        auto match = chinese.match(m_folded.mid(m_at, wordAtMost), 0, QRegularExpression::NormalMatch, options);
        if (match.hasMatch()) {
            number = static_cast<int>(QStringLiteral("一二三四五六七八九").indexOf(match.captured(1)));
            if (number < 0)
                number = match.captured(1).toInt() - 1;
        } else if (m_at == 0 || !isLatinLetter(m_text.at(m_at - 1))) {
            match = english.match(m_folded.mid(m_at, wordAtMost), 0, QRegularExpression::NormalMatch, options);
            static const QStringList names = QStringLiteral("first|second|third|fourth|fifth|sixth|seventh|eighth").split(u'|');
            if (match.hasMatch())
                number = static_cast<int>(names.indexOf(match.captured(1)));
        }
        if (number < 0 || number >= m_labels.size()
            || (m_nextMatch < m_matches.size() && m_at + match.capturedLength() > m_matches.at(m_nextMatch).start))
            return false;
        append(Sense::Label, match.capturedLength()).option = number;
        return true;
    }

    /// "choice3": a number without white space behind the word that calls it.
    bool readJoinedNumber()
    {
        static const QRegularExpression form(QStringLiteral("(choice|answer|option)(\\d{1,2})(?![A-Za-z0-9])(?!\\.\\d)"));
        if (!m_numeric || (m_at > 0 && isLatinOrNumber(m_text.at(m_at - 1))))
            return false;
        const auto match =
            form.match(m_folded.mid(m_at, wordAtMost), 0, QRegularExpression::NormalMatch, QRegularExpression::AnchorAtOffsetMatchOption);
        if (!match.hasMatch()
            || (m_nextMatch < m_matches.size() && m_at + match.capturedLength() > m_matches.at(m_nextMatch).start))
            return false;
        append(match.capturedView(1) == QLatin1String("option") ? Sense::Noun : Sense::Answer, match.capturedLength(1));
        const int option = indexOf(match.capturedView(2));
        ReplyWord &label = append(Sense::Label, match.capturedLength(2));
        label.option = option;
        label.sure = false;
        return true;
    }

    bool readLabel()
    {
        const QChar unit = m_text.at(m_at);
        if (m_numeric ? !unit.isDigit() : !isLatinLetter(unit))
            return false;
        if (m_at > 0
            && (isLatinOrNumber(m_text.at(m_at - 1))
                || (m_numeric && m_text.at(m_at - 1) == u'.' && m_at > 1 && m_text.at(m_at - 2).isDigit())))
            return false;
        qsizetype end = m_at;
        while (end < m_text.size() && (m_numeric ? m_text.at(end).isDigit() : isLatinOrNumber(m_text.at(end))))
            ++end;
        const qsizetype length = end - m_at;
        if (end + 1 < m_text.size() && m_text.at(end) == u'\'' && isLatinLetter(m_text.at(end + 1))
            && m_folded.at(end + 1) != u's')
            return false;
        return m_numeric ? readNumber(length) : length == 1 ? readLetter()
                                                            : readLetters(length);
    }

    int indexOf(QStringView label) const
    {
        for (qsizetype i = 0; i < m_labels.size(); ++i) {
            if (label.compare(m_labels.at(i), Qt::CaseInsensitive) == 0)
                return static_cast<int>(i);
        }
        return -1;
    }

    bool readNumber(qsizetype length)
    {
        const qsizetype end = m_at + length;
        if (length > 2 || (end < m_text.size() && (m_text.at(end) == u'%' || isLatinLetter(m_text.at(end))))
            || (end + 1 < m_text.size() && m_text.at(end) == u'.' && m_text.at(end + 1).isDigit()))
            return false;
        const int option = indexOf(QStringView(m_text).mid(m_at, length));
        ReplyWord &word = append(Sense::Label, length);
        word.option = option;
        word.sure = false;
        return true;
    }

    /// One letter: a label unless it is an article, part of a word, or of a name.
    bool readLetter()
    {
        const QChar letter = m_text.at(m_at);
        const int option = indexOf(QStringView(m_text).mid(m_at, 1));
        const bool called = !m_words.isEmpty() && m_words.last().end <= m_at && isCalled(m_words.last());
        if (!called && (isArticle() || isPartOfWord() || isPartOfName()))
            return false;
        if (option < 0 && (letter.isLower() || letter == u'I'))
            return false;
        if (letter == u'I' && !called && m_at + 2 < m_text.size() && m_text.at(m_at + 1) == u' '
            && isLatinLetter(m_text.at(m_at + 2)))
            return false;
        ReplyWord &word = append(Sense::Label, 1);
        word.option = option;
        word.sure = letter.isUpper() || called;
        return true;
    }

    /// BD, AAAA.
    bool readLetters(qsizetype length)
    {
        constexpr qsizetype longest = 26;
        QSet<int> found;
        for (qsizetype i = m_at; i < m_at + length && length <= longest; ++i) {
            const int option = m_text.at(i).isUpper() ? indexOf(QStringView(m_text).mid(i, 1)) : -1;
            if (option < 0)
                return false;
            found.insert(option);
        }
        if (found.isEmpty() || (found.size() > 1 && found.size() < length))
            return false;
        const bool several = found.size() > 1;
        ReplyWord &word = append(Sense::Label, length);
        word.option = several ? -1 : *found.constBegin();
        word.several = several;
        word.sure = false;
        return true;
    }

    /// Whether the word before says that a label follows: "option".
    bool isCalled(const ReplyWord &before) const
    {
        static const QSet<QString> nouns{QStringLiteral("选项"), QStringLiteral("option"), QStringLiteral("options"),
                                         QStringLiteral("choice"), QStringLiteral("letter"), QStringLiteral("选项为"),
                                         QStringLiteral("选项是")};
        return nouns.contains(m_folded.mid(before.start, before.end - before.start));
    }

    /// "A person": an article, unless a word follows that no noun phrase begins with.
    bool isArticle() const
    {
        if (m_folded.at(m_at) != u'a')
            return false;
        static const QRegularExpression word(QStringLiteral(" ?([A-Za-z]+)"));
        static const QStringList notNouns =
            QStringLiteral("because|since|as|for|due|which|that|with|by|based|in|given|and|or|is|not|rather|but|would"
                           "|seems|fits|here|over|instead|it|makes|matches|appears|must|has|should|can|could|was|at|to"
                           "|then|isn|does|doesn|looks|remains|wins|although|while|though|best|even|are|versus|so"
                           "|captures|describes|aligns|than|may|might|through|from")
                .split(u'|');
        const auto match = word.match(m_text.mid(m_at + 1, wordAtMost), 0, QRegularExpression::NormalMatch,
                                      QRegularExpression::AnchorAtOffsetMatchOption);
        if (!match.hasMatch() || m_at + 1 >= m_text.size() || m_text.at(m_at + 1) != u' ' || !match.captured(1).at(0).isLower())
            return false;
        // "A stands out": a verb of the third person.
        const QString next = match.captured(1);
        if (next.size() > 3 && next.endsWith(u's') && !next.endsWith(QLatin1String("ss")))
            return false;
        // What looks like "A best friend" is one.
        return !notNouns.contains(match.captured(1))
            || (match.captured(1) == QLatin1String("best") && m_folded.at(m_at) == m_text.at(m_at));
    }

    /// A型, X光: a letter that is part of a Chinese word.
    bool isPartOfWord() const
    {
        static const QString behind = QStringLiteral("型股级君队班座光区栋楼超恤梦盘");
        return m_at + 1 < m_text.size() && behind.contains(m_folded.at(m_at + 1));
    }

    /// 维生素C, Plan B, and N of N/A.
    bool isPartOfName() const
    {
        static const QStringList names{QStringLiteral("维生素"), QStringLiteral("字母"), QStringLiteral("vitamin "),
                                       QStringLiteral("plan "), QStringLiteral("panel "), QStringLiteral("grade "),
                                       QStringLiteral("grade of ")};
        const QStringView before = QStringView(m_folded).left(m_at).right(10);
        return std::any_of(names.begin(), names.end(), [&](const QString &name) { return before.endsWith(name); })
            || (m_folded.at(m_at) == u'n' && QStringView(m_folded).mid(m_at).startsWith(QLatin1String("n/a")))
            || (m_folded.at(m_at) == u'a' && before.endsWith(QLatin1String("n/")));
    }

    bool readWord()
    {
        const LexiconHit hit = lexiconAt(m_folded, m_at);
        // The text of an option is no part of another word.
        if (hit.length == 0 || (m_nextMatch < m_matches.size() && m_at + hit.length > m_matches.at(m_nextMatch).start))
            return false;
        // The same sign opens and closes.
        const bool behindWord =
            m_at > 0 && (m_text.at(m_at - 1).isLetterOrNumber() || QStringLiteral(".!?。)]}…").contains(m_text.at(m_at - 1)));
        const bool closes = hit.sense == Sense::Open && (m_text.at(m_at) == u'"' || m_text.at(m_at) == u'\'') && behindWord;
        append(closes ? Sense::Close : hit.sense, hit.length);
        return true;
    }

    void readPlain()
    {
        qsizetype end = m_at + 1;
        if (isLatinOrNumber(m_text.at(m_at))) {
            while (end < m_text.size() && isLatinOrNumber(m_text.at(end)))
                ++end;
            if (m_nextMatch < m_matches.size())
                end = std::max(m_at + 1, std::min(end, m_matches.at(m_nextMatch).start));
        } else if (m_text.at(m_at).isHighSurrogate() && end < m_text.size()) {
            ++end;
        }
        append(Sense::Plain, end - m_at);
    }

    const QString &m_text;
    const QString &m_folded;
    QStringList m_labels;
    bool m_numeric = false;
    QList<OptionTextFound> m_matches;
    qsizetype m_nextMatch = 0;
    qsizetype m_at = 0;
    bool m_struck = false;
    QList<ReplyWord> m_words;
};

} // namespace

QList<ReplyWord> replyWords(const PlainReply &reply, const QList<ShownOption> &options, const OptionTexts &texts)
{
    return WordReader(reply, options, texts).read();
}

} // namespace yuyi
