// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/exchange/files/textlist.h"

namespace yuyi {

namespace {

class ListReader
{
public:
    explicit ListReader(QStringView list) : m_list(list) {}

    std::optional<QStringList> read()
    {
        QStringList texts;
        if (!take(u'['))
            return std::nullopt;
        do {
            if (!texts.isEmpty() && take(u']')) // Python allows a comma behind the last one
                return atEnd() ? std::optional(texts) : std::nullopt;
            const auto text = readText();
            if (!text || text->isEmpty())
                return std::nullopt;
            texts.append(*text);
        } while (take(u','));
        return take(u']') && atEnd() ? std::optional(texts) : std::nullopt;
    }

private:
    bool atEnd()
    {
        while (m_at < m_list.size() && m_list.at(m_at).isSpace())
            ++m_at;
        return m_at == m_list.size();
    }
    bool take(QChar wanted)
    {
        if (atEnd() || m_list.at(m_at) != wanted)
            return false;
        ++m_at;
        return true;
    }
    std::optional<QString> readText()
    {
        if (atEnd())
            return std::nullopt;
        const QChar quote = m_list.at(m_at++);
        if (quote != u'\'' && quote != u'"')
            return std::nullopt;
        QString text;
        while (m_at < m_list.size()) {
            const QChar c = m_list.at(m_at++);
            if (c == quote)
                return text;
            if (c != u'\\') {
                text += c;
                continue;
            }
            const auto escaped = readEscape();
            if (!escaped)
                return std::nullopt;
            text += *escaped;
        }
        return std::nullopt;
    }
    /// Behind a backslash: what both languages may write in a name.
    std::optional<QChar> readEscape()
    {
        if (m_at >= m_list.size())
            return std::nullopt;
        const QChar c = m_list.at(m_at++);
        if (c == u'\\' || c == u'\'' || c == u'"' || c == u'/')
            return c;
        bool isNumber = false;
        const ushort code = c == u'u' && m_at + 4 <= m_list.size() ? m_list.mid(m_at, 4).toUShort(&isNumber, 16) : ushort(0);
        if (!isNumber)
            return std::nullopt;
        m_at += 4;
        return QChar(code);
    }

    QStringView m_list;
    qsizetype m_at = 0;
};

} // namespace

std::optional<QStringList> listedTexts(QStringView list)
{
    return ListReader(list).read();
}

} // namespace yuyi
