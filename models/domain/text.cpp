// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/domain/text.h"

#include <QChar>

#include <algorithm>

namespace yuyi {

namespace {
/// Marks that end a sentence or close a quotation; "%" or "+" would change what an option says.
bool endsSentence(QChar c)
{
    static const QString marks = QStringLiteral(".,;:!?~'\"。、”’」』");
    return marks.contains(c);
}
/// @brief What compatibility normalisation and case folding make of one character where that is one character whatever stands beside
/// it: of ASCII and its full-width forms, ideographs and their punctuation. 0 for others. Nearly all Chinese and English texts hold
/// nothing else, and looking each character up takes a multiple of this.
char16_t foldedAlone(char16_t c)
{
    if (c >= 0xff01 && c <= 0xff5e)
        c = static_cast<char16_t>(c - 0xff01 + 0x21);
    else if (c == 0x3000)
        c = u' ';
    if (c >= u'A' && c <= u'Z')
        return static_cast<char16_t>(c - u'A' + u'a');
    const bool stays = (c >= 0x20 && c <= 0x7e) || (c >= 0x4e00 && c <= 0x9fff) || (c >= 0x3001 && c <= 0x3011);
    return stays ? c : u'\0';
}

QString folded(const QString &text)
{
    QString result(text.size(), Qt::Uninitialized);
    QChar *to = result.data();
    for (const QChar c : text) {
        const char16_t alone = foldedAlone(c.unicode());
        if (alone == u'\0')
            return text.normalized(QString::NormalizationForm_KC).toCaseFolded();
        *to++ = alone;
    }
    return result;
}
} // namespace

qsizetype characters(const QString &text)
{
    return std::count_if(text.begin(), text.end(), [](QChar c) { return !c.isLowSurrogate(); });
}

QString normalised(const QString &text)
{
    QString result = folded(text).simplified();
    qsizetype end = result.size();
    while (end > 0 && (endsSentence(result.at(end - 1)) || result.at(end - 1).isSpace()))
        --end;
    // A text of marks alone stays what it is: "?" and "!" are different options.
    return end == 0 ? result : result.left(end);
}

QString bare(const QString &text)
{
    QString result = normalised(text);
    QString letters;
    letters.reserve(result.size());
    for (const QChar c : std::as_const(result)) {
        if (!c.isSpace() && !c.isPunct())
            letters.append(c);
    }
    return letters.isEmpty() ? result : letters;
}

std::vector<quint32> shingles(const QString &text)
{
    const QString letters = bare(text);
    std::vector<quint32> result;
    if (letters.isEmpty())
        return result;
    result.reserve(static_cast<size_t>(letters.size()));
    const auto mix = [](quint32 a, quint32 b) {
        quint32 hash = (a << 16 | b) * 0x9e3779b1u;
        hash ^= hash >> 15;
        hash *= 0x85ebca6bu;
        return hash ^ hash >> 13;
    };
    if (letters.size() == 1)
        result.push_back(mix(letters.at(0).unicode(), 0));
    for (qsizetype i = 0; i + 1 < letters.size(); ++i)
        result.push_back(mix(letters.at(i).unicode(), letters.at(i + 1).unicode()));
    std::sort(result.begin(), result.end());
    result.erase(std::unique(result.begin(), result.end()), result.end());
    return result;
}

double jaccard(const std::vector<quint32> &a, const std::vector<quint32> &b)
{
    size_t common = 0;
    for (auto i = a.begin(), j = b.begin(); i != a.end() && j != b.end();) {
        if (*i < *j) {
            ++i;
        } else if (*j < *i) {
            ++j;
        } else {
            ++common;
            ++i;
            ++j;
        }
    }
    const size_t all = a.size() + b.size() - common;
    return all == 0 ? 0.0 : static_cast<double>(common) / static_cast<double>(all);
}

bool naturallyBefore(const QString &a, const QString &b)
{
    const auto digit = [](QChar c) { return c >= u'0' && c <= u'9'; };
    qsizetype i = 0;
    qsizetype j = 0;
    while (i < a.size() && j < b.size()) {
        if (!digit(a.at(i)) || !digit(b.at(j))) {
            if (a.at(i) != b.at(j))
                return a.at(i) < b.at(j);
            ++i;
            ++j;
            continue;
        }
        const auto number = [&](const QString &text, qsizetype &at) {
            const qsizetype from = at;
            while (at < text.size() && digit(text.at(at)))
                ++at;
            qsizetype first = from;
            while (first + 1 < at && text.at(first) == u'0')
                ++first;
            return QStringView(text).mid(first, at - first);
        };
        const QStringView x = number(a, i);
        const QStringView y = number(b, j);
        if (x.size() != y.size())
            return x.size() < y.size();
        if (const int order = x.compare(y); order != 0)
            return order < 0;
    }
    if (a.size() - i != b.size() - j)
        return a.size() - i < b.size() - j;
    return a < b; // they differ in leading noughts alone, if at all
}

QString plainParagraphs(const QString &text)
{
    QString plain;
    plain.reserve(text.size());
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QChar c = text.at(i);
        if (c == u'\r') {
            if (i + 1 < text.size() && text.at(i + 1) == u'\n')
                continue;
            plain += u'\n';
        } else if (c == QChar::LineSeparator || c == QChar::ParagraphSeparator || c == u'\v' || c == u'\f' || c == u'\u0085') {
            plain += u'\n';
        } else if (c == QChar::Nbsp) {
            plain += u' ';
        } else if (c == u'\n' || c == u'\t' || c.category() != QChar::Other_Control) {
            plain += c;
        }
    }
    return plain.trimmed();
}

QString optionLetter(qsizetype index)
{
    QString letters;
    for (qsizetype rest = index; rest >= 0; rest = rest / 26 - 1)
        letters.prepend(QChar(u'A' + static_cast<char16_t>(rest % 26)));
    return letters;
}

} // namespace yuyi
