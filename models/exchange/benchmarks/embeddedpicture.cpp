// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/exchange/benchmarks/embeddedpicture.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>

#include <algorithm>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::Exchange)
};

constexpr qint64 headBytes = 256; // enough to recognise a data URL and the format of a picture
constexpr qint64 blockBytes = qint64(1) << 20;

/// The base64 without what may stand around it.
QByteArray bare(const QByteArray &text)
{
    const auto isAround = [](char c) { return QByteArrayView("[]'\" \t\r\n").contains(c); };
    const char *const begin = std::find_if_not(text.begin(), text.end(), isAround);
    QByteArray inside(begin, text.end() - begin);
    while (!inside.isEmpty() && isAround(inside.back()))
        inside.chop(1);
    return inside.startsWith("data:") ? inside.mid(inside.indexOf(',') + 1) : inside;
}

/// Finds the texts of a list byte by byte. In a quoted cell of a table, each double quotation mark is there twice.
class ListScanner
{
public:
    explicit ListScanner(qint64 offset) : m_at(offset) {}

    /// False if the byte cannot stand there.
    bool take(char c)
    {
        const bool goesOn = step(c);
        ++m_at;
        return goesOn;
    }
    std::optional<QList<EmbeddedPicture>> pictures() const
    {
        return m_state == State::End ? std::optional(m_pictures) : std::nullopt;
    }

private:
    enum class State {
        Start,
        BeforeText,
        Opened,
        InText,
        Closing, ///< the second of two quotation marks is missing
        AfterText,
        End
    };

    bool step(char c)
    {
        const bool isSpace = c == ' ' || c == '\t' || c == '\r' || c == '\n';
        switch (m_state) {
        case State::Start: return go(State::BeforeText, c == '[');
        case State::BeforeText:
            if (c == ']')
                return go(State::End, !m_pictures.isEmpty()); // Python allows a comma behind the last one
            m_quote = c;
            return isSpace || go(State::Opened, c == '\'' || c == '"');
        case State::Opened:
            m_isDoubled = m_quote == '"' && c == '"';
            m_begin = m_isDoubled ? m_at + 1 : m_at;
            m_state = State::InText;
            return m_isDoubled || inText(c, isSpace);
        case State::InText: return inText(c, isSpace);
        case State::Closing: return go(State::AfterText, c == m_quote);
        case State::AfterText: return isSpace || go(c == ']' ? State::End : State::BeforeText, c == ']' || c == ',');
        case State::End: return isSpace;
        }
        return false;
    }
    bool inText(char c, bool isSpace)
    {
        if (c != m_quote)
            return isSpace || isLetterOrDigit(c) || QByteArrayView("+/=-_:;,.").contains(c);
        m_pictures.append(EmbeddedPicture{m_begin, m_at - m_begin});
        return go(m_isDoubled ? State::Closing : State::AfterText, m_at > m_begin);
    }
    static bool isLetterOrDigit(char c) { return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9'); }
    bool go(State next, bool mayGo)
    {
        m_state = next;
        return mayGo;
    }

    State m_state = State::Start;
    char m_quote = 0;
    bool m_isDoubled = false;
    qint64 m_at = 0;
    qint64 m_begin = 0;
    QList<EmbeddedPicture> m_pictures;
};

} // namespace

QByteArray embeddedHead(QIODevice &file, const EmbeddedPicture &where)
{
    return file.seek(where.offset) ? QByteArray::fromBase64(bare(file.read(std::min(where.bytes, headBytes)))) : QByteArray();
}

std::optional<QList<EmbeddedPicture>> picturesIn(QIODevice &file, const EmbeddedPicture &where)
{
    if (!file.seek(where.offset))
        return std::nullopt;
    if (file.peek(1) != "[")
        return QList<EmbeddedPicture>{where};
    ListScanner scanner(where.offset);
    for (qint64 left = where.bytes; left > 0;) {
        const QByteArray block = file.read(std::min(left, blockBytes));
        if (block.isEmpty() || !std::all_of(block.begin(), block.end(), [&scanner](char c) { return scanner.take(c); }))
            return std::nullopt;
        left -= block.size();
    }
    return scanner.pictures();
}

Result<QByteArray> embeddedPicture(const QString &path, const EmbeddedPicture &where, qint64 limitBytes)
{
    const QString name = QFileInfo(path).fileName();
    if (where.bytes / 4 * 3 > limitBytes)
        return failure(ErrorCode::Refused, Tr::tr("The image in the file “%1” is too large.").arg(name));
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly) || !file.seek(where.offset))
        return failure(ErrorCode::Environment, Tr::tr("The file “%1” cannot be read: %2.").arg(name, file.errorString()));
    QByteArray text = file.read(where.bytes);
    if (text.size() != where.bytes)
        return failure(ErrorCode::Environment, Tr::tr("The file “%1” cannot be read: %2.").arg(name, file.errorString()));
    text = bare(text);
    text.removeIf([](char c) { return c == '\n' || c == '\r' || c == '\t' || c == ' '; });
    const auto decoded = QByteArray::fromBase64Encoding(std::move(text), QByteArray::AbortOnBase64DecodingErrors);
    if (!decoded || decoded.decoded.isEmpty())
        return failure(ErrorCode::Damaged, Tr::tr("The text is neither an image in base64 nor the index of a row."));
    return decoded.decoded;
}

} // namespace yuyi
