// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/evaluation/extraction/plainreply.h"

#include "models/evaluation/extraction/glyphs.h"

#include <QHash>
#include <QRegularExpression>

namespace yuyi {

namespace {

using PatternMatch = QRegularExpressionMatch;

/// A match at a position. Of the text only the next units are looked at, so that a long text takes no longer.
PatternMatch matchAt(const QRegularExpression &expression, const QString &text, qsizetype at)
{
    constexpr qsizetype longest = 300;
    return expression.match(text.mid(at, longest), 0, QRegularExpression::NormalMatch,
                            QRegularExpression::AnchorAtOffsetMatchOption);
}

bool isLatinOrDigit(QChar unit) { return unit.unicode() < 0x250 && unit.isLetterOrNumber(); }

bool isIdeograph(QChar unit) { return unit.unicode() >= 0x3400 && unit.unicode() <= 0x9FFF; }

/// Goes through a text once and writes down what a reader sees.
class MarkupReader
{
public:
    explicit MarkupReader(const QString &text) : m_text(text) {}

    PlainReply read()
    {
        while (m_at < m_text.size()) {
            const QChar unit = m_text.at(m_at);
            const bool taken = unit == u'<'  ? readTag()
                             : unit == u'\\' ? readCommand()
                             : unit == u'&'  ? readEntity()
                                             : readMark(unit);
            if (!taken) {
                put(unit, m_at);
                ++m_at;
            }
        }
        m_made.origin.append(m_text.size());
        m_made.folded = folded(m_made.text);
        return m_made;
    }

private:
    void put(QChar unit, qsizetype from)
    {
        m_made.text.append(unit);
        m_made.origin.append(from);
    }

    /// A space, unless one is there or both sides are Chinese.
    void putSpace(qsizetype from, qsizetype behind)
    {
        const QChar before = m_made.text.isEmpty() ? QChar(u'\n') : m_made.text.back();
        if (before.isSpace())
            return;
        if (isIdeograph(before) && behind < m_text.size() && isIdeograph(m_text.at(behind)))
            return;
        put(u' ', from);
    }

    /// Nothing, or a space where two words would grow together.
    void putNothing(qsizetype from, qsizetype behind)
    {
        if (!m_made.text.isEmpty() && isLatinOrDigit(m_made.text.back()) && behind < m_text.size()
            && isLatinOrDigit(m_text.at(behind)))
            put(u' ', from);
    }

    bool readTag()
    {
        static const QRegularExpression answer(
            QStringLiteral("<\\s*(/?)\\s*(?:final[_ -]?answer|correct[_ "
                           "-]?answer|answer|final|ans|答案|最终答案|正确答案|option|choice|result"
                           "|output|response|solution|conclusion)\\s*>|<\\|(begin|end)_of_(?:box|solution)\\|>"
                           "|<\\|(START|END)_RESPONSE\\|>"),
            QRegularExpression::CaseInsensitiveOption);
        if (const auto tag = matchAt(answer, m_text, m_at); tag.hasMatch()) {
            const bool closes = tag.capturedLength(1) > 0
                             || tag.captured(2).compare(QLatin1String("end"), Qt::CaseInsensitive) == 0
                             || tag.captured(3).compare(QLatin1String("end"), Qt::CaseInsensitive) == 0;
            put(QChar(closes ? answerCloses : answerOpens), m_at);
            m_at += tag.capturedLength();
            return true;
        }
        static const QRegularExpression token(
            QStringLiteral(
                "(?:<\\|start_header_id\\|>\\w*<\\|end_header_id\\|>|<\\|im_start\\|>\\s*assistant|<start_of_turn>\\s*model"
                "|<\\|[^|<>\\n]{1,40}\\|>|<\\x{FF5C}[^<>\\n]{1,40}>|<\\|[^<>\\n]{1,40}>"
                "|</?(?:s|eos|bos|pad|unk|eoa|eod|end_of_turn|start_of_turn)>|<unused\\d+>)"),
            QRegularExpression::CaseInsensitiveOption);
        if (const auto tag = matchAt(token, m_text, m_at); tag.hasMatch()) {
            put(u'\n', m_at);
            m_at += tag.capturedLength();
            return true;
        }
        static const QRegularExpression html(QStringLiteral("</?\\s*([A-Za-z][A-Za-z0-9_-]*)((?:\\s[^<>\\n]{0,200})?)/?>"));
        const auto tag = matchAt(html, m_text, m_at);
        if (!tag.hasMatch() || (tag.capturedLength(1) == 1 && tag.captured(1).at(0).isUpper() && !hasEnd(tag.captured(1))))
            return false;
        static const QRegularExpression breaks(QStringLiteral("^(?:br|p|div|tr|li|ul|ol|h[1-6]|table|hr|td|th|[a-z_-]{5,})$"),
                                               QRegularExpression::CaseInsensitiveOption);
        static const QRegularExpression inlines(QStringLiteral("^(?:strong|small|label)$"),
                                                QRegularExpression::CaseInsensitiveOption);
        const QString name = tag.captured(1);
        if (breaks.match(name).hasMatch() && !inlines.match(name).hasMatch())
            put(u'\n', m_at);
        else
            putNothing(m_at, m_at + tag.capturedLength());
        m_at += tag.capturedLength();
        return true;
    }

    bool hasEnd(const QString &letter)
    {
        const auto known = m_ends.constFind(letter);
        if (known != m_ends.constEnd())
            return *known;
        return *m_ends.insert(letter, m_text.contains(QString(QLatin1String("</") + letter + u'>')));
    }

    bool readCommand()
    {
        static const QRegularExpression box(QStringLiteral("\\\\(?:boxed|fbox|framebox)\\s*\\{"));
        if (const auto command = matchAt(box, m_text, m_at); command.hasMatch()) {
            openBox(m_at + command.capturedLength());
            return true;
        }
        static const QRegularExpression line(QStringLiteral("\\\\[nrt](?![a-z])"));
        if (const auto command = matchAt(line, m_text, m_at); command.hasMatch()) {
            put(u'\n', m_at);
            m_at += command.capturedLength();
            return true;
        }
        static const QRegularExpression check(QStringLiteral("\\\\(?:checkmark|surd)\\b"));
        if (const auto command = matchAt(check, m_text, m_at); command.hasMatch()) {
            put(QChar(0x2713), m_at);
            m_at += command.capturedLength();
            return true;
        }
        static const QRegularExpression other(QStringLiteral("\\\\(?:[A-Za-z]+(\\s*\\{)?|[()\\[\\],;! \\\\])"));
        const auto command = matchAt(other, m_text, m_at);
        if (!command.hasMatch())
            return false;
        if (command.capturedLength(1) > 0)
            m_braces.append(Brace::Dropped);
        putSpace(m_at, m_at + command.capturedLength());
        m_at += command.capturedLength();
        return true;
    }

    void openBox(qsizetype behind)
    {
        put(QChar(answerOpens), m_at);
        m_braces.append(Brace::Box);
        m_at = behind;
    }

    bool readEntity()
    {
        static const QRegularExpression entity(QStringLiteral("&(?:nbsp|amp|lt|gt|quot|ensp|emsp);"));
        const auto found = matchAt(entity, m_text, m_at);
        if (!found.hasMatch())
            return false;
        putSpace(m_at, m_at + found.capturedLength());
        m_at += found.capturedLength();
        return true;
    }

    bool readMark(QChar unit)
    {
        const qsizetype from = m_at;
        switch (unit.unicode()) {
        case u'{':
            if (m_made.text.endsWith(QLatin1String("boxed"))) {
                m_made.text.chop(5);
                m_made.origin.resize(m_made.text.size());
                openBox(from + 1);
                return true;
            }
            m_braces.append(Brace::Kept);
            return false;
        case u'}': {
            const Brace brace = m_braces.isEmpty() ? Brace::Kept : m_braces.takeLast();
            if (brace == Brace::Kept)
                return false;
            if (brace == Brace::Box)
                put(QChar(answerCloses), from);
            ++m_at;
            return true;
        }
        case u'~':
            if (from + 1 < m_text.size() && m_text.at(from + 1) == u'~') {
                put(QChar(m_struck ? struckCloses : struckOpens), from);
                m_struck = !m_struck;
                m_at += 2;
                return true;
            }
            ++m_at;
            return true;
        case u'*':
        case u'`':
        case u'#':
        case u'$':
            while (m_at < m_text.size() && m_text.at(m_at) == unit)
                ++m_at;
            putNothing(from, m_at);
            return true;
        case u'_':
            while (m_at < m_text.size() && m_text.at(m_at) == unit)
                ++m_at;
            putNothing(from, m_at);
            return true;
        case u'\n':
        case 0x2028:
        case 0x2029:
            if (!m_made.text.isEmpty() && m_made.text.back() == u' ') {
                m_made.text.chop(1);
                m_made.origin.removeLast();
            }
            put(u'\n', from);
            ++m_at;
            return true;
        default: break;
        }
        if (!unit.isSpace() && unit != QChar(0x2581))
            return false;
        while (m_at < m_text.size() && m_text.at(m_at) != u'\n'
               && (m_text.at(m_at).isSpace() || m_text.at(m_at) == QChar(0x2581)))
            ++m_at;
        putSpace(from, m_at);
        return true;
    }

    enum class Brace {
        Kept,
        Dropped,
        Box
    };

    const QString &m_text;
    qsizetype m_at = 0;
    QList<Brace> m_braces;
    bool m_struck = false;
    QHash<QString, bool> m_ends; ///< whether a tag of one letter is closed somewhere
    PlainReply m_made;
};

} // namespace

PlainReply plainReply(const QString &text) { return MarkupReader(text).read(); }

} // namespace yuyi
