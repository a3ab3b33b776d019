// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/evaluation/published/cmmmuscorer.h"

#include "models/evaluation/published/pythontext.h"

#include <QRegularExpression>
#include <QStringList>

#include <algorithm>
#include <map>

namespace yuyi::cmmmu {

namespace {

using Candidate = PublishedReading::Candidate;

constexpr int letters = 4;
constexpr qsizetype longerText = 20; ///< a text with more characters than the key has besides is no candidate
constexpr qsizetype moreLetters = 2; ///< nor is one with more Latin letters besides

const QStringList &leadsToVerdict()
{
    static const QStringList words{QStringLiteral("是"), QStringLiteral("为"), QStringLiteral("所以"),
                                   QStringLiteral("判断"), QStringLiteral("陈述"), QStringLiteral("说法"),
                                   QStringLiteral("表达"), QStringLiteral("答案"), QStringLiteral("结果")};
    return words;
}

const QStringList &leadsToValue()
{
    static const QStringList words{QStringLiteral("是"), QStringLiteral("为"), QStringLiteral("所以"), QStringLiteral("等于"),
                                   QStringLiteral("方案"), QStringLiteral("选择"), QStringLiteral("正确答案"), QStringLiteral("因此"),
                                   QStringLiteral("最后"), QStringLiteral("答案"), QStringLiteral("结果")};
    return words;
}

/// The shortest tail of a part that stands behind one of the words; empty: none.
QString shortestTail(const QString &part, const QStringList &words)
{
    QString shortest;
    for (const QString &word : words) {
        const qsizetype at = part.lastIndexOf(word);
        if (at < 0)
            continue;
        const QString tail = python::stripped(part.mid(at + word.size()));
        if (shortest.isEmpty() || tail.size() < shortest.size())
            shortest = tail;
    }
    return shortest;
}

/// The tails of all parts of a reply; without any, the whole reply. `equation`: in the last part "=" leads to the answer, too.
QStringList tailsOf(const QString &reply, QStringList words, bool equation)
{
    static const QRegularExpression ends(QStringLiteral("。|\\n"));
    const QString whole = python::stripped(python::stripped(reply, u'。'));
    const QStringList parts = whole.split(ends);
    QStringList tails;
    for (qsizetype i = 0; i < parts.size(); ++i) {
        if (equation && i + 1 == parts.size())
            words.append(QStringLiteral("="));
        const QString tail = shortestTail(parts.at(i), words);
        static const QString marks = QStringLiteral(":,.!?;'");
        if (!tail.isEmpty() && !(tail.size() == 1 && marks.contains(tail)))
            tails.append(tail);
    }
    return tails.isEmpty() ? QStringList{whole} : tails;
}

QStringList numbersIn(const QString &text)
{
    // Thousands with Chinese commas, then with an exponent, then plain ones.
    static const QList<QRegularExpression> forms{
        QRegularExpression(QStringLiteral("-?\\d{1,3}(?:，\\d{3})+"), QRegularExpression::UseUnicodePropertiesOption),
        QRegularExpression(QStringLiteral("-?\\d+(?:\\.\\d+)?[eE][+-]?\\d+"), QRegularExpression::UseUnicodePropertiesOption),
        QRegularExpression(QStringLiteral("-?(?:\\d+\\.\\d+|\\.\\d+|\\d+)(?![eE][+-]?\\d+)(?!，\\d)"),
                           QRegularExpression::UseUnicodePropertiesOption)};
    QStringList numbers;
    for (const QRegularExpression &form : forms) {
        for (auto found = form.globalMatch(text); found.hasNext();)
            numbers.append(found.next().captured());
    }
    return numbers;
}

qsizetype lettersIn(const QString &text)
{
    return std::count_if(text.begin(), text.end(),
                         [](QChar one) { return (one >= u'a' && one <= u'z') || (one >= u'A' && one <= u'Z'); });
}

/// A number rounded to two decimals, a text that is not much longer than the key, or nothing.
std::optional<Candidate> candidateOf(const QString &part, const QString &key)
{
    const QString text = python::stripped(part);
    QString digits = text;
    if (const auto number = python::floatOf(digits.remove(u',')))
        return python::roundedTo2(*number);
    if (python::lengthOf(text) > python::lengthOf(key) + longerText || lettersIn(text) > lettersIn(key) + moreLetters)
        return std::nullopt;
    return text;
}

QString textOf(const Candidate &candidate)
{
    return std::holds_alternative<double>(candidate) ? python::textOf(std::get<double>(candidate)) : std::get<QString>(candidate);
}

/// Numbers, then texts, each by its text and once.
QList<Candidate> inOrder(const QList<Candidate> &candidates)
{
    std::map<std::pair<bool, std::u32string>, Candidate> ordered;
    for (const Candidate &one : candidates)
        ordered.emplace(std::pair(std::holds_alternative<QString>(one), textOf(one).toStdU32String()), one);
    QList<Candidate> result;
    for (const auto &[place, one] : ordered)
        result.append(one);
    return result;
}

bool containsAny(const QString &text, const QStringList &words)
{
    return std::any_of(words.begin(), words.end(), [&](const QString &word) { return text.contains(word); });
}

} // namespace

PublishedReading readChoice(const QString &reply, const QList<ShownOption> &options, const QString &key)
{
    PublishedReading found;
    if (reply.isEmpty() || options.isEmpty())
        return found;
    QString text = reply;
    for (const QChar mark : {u',', u'.', u'!', u'?', u';', u':', u'\''})
        text = python::stripped(text, mark);
    text = u' ' + text + u' ';

    QList<qsizetype> counts(letters, 0);
    const auto any = [&] { return std::any_of(counts.begin(), counts.end(), [](qsizetype count) { return count > 0; }); };
    for (int i = 0; i < letters; ++i)
        counts[i] = python::countOf(text, QStringLiteral("(%1)").arg(QChar(u'A' + i)));
    if (!any()) {
        for (int i = 0; i < letters; ++i)
            counts[i] = python::countOf(text, QString(QChar(u'A' + i)));
    }
    if (!any() && !python::stripped(text).isEmpty()) {
        for (const ShownOption &option : options) {
            const int index = option.label.size() == 1 ? option.label.at(0).unicode() - u'A' : -1;
            if (index >= 0 && index < letters)
                counts[index] = python::countOf(text, option.text);
        }
    }
    if (!any()) {
        found.drawnFrom = letters;
        return found;
    }
    const qsizetype most = *std::max_element(counts.begin(), counts.end());
    QString answer;
    for (int i = 0; i < letters; ++i) {
        if (counts.at(i) == most)
            answer += QChar(u'A' + i);
    }
    found.answer = answer;
    found.correct = answer == key;
    return found;
}

PublishedReading readTrueFalse(const QString &reply, const QString &key)
{
    static const QStringList positive{QStringLiteral("正确"), QStringLiteral("对"), QStringLiteral("准确"), QStringLiteral("肯定")};
    static const QStringList negative{QStringLiteral("不合适"), QStringLiteral("否定"), QStringLiteral("错")};
    static const QStringList ambiguous{QStringLiteral("对错"), QStringLiteral("否正确"), QStringLiteral("或者"),
                                       QStringLiteral("是否"), QStringLiteral("正确性"), QStringLiteral("对不")};
    constexpr int verdicts = 2;
    QStringList tails = tailsOf(reply, leadsToVerdict(), false);
    tails.removeDuplicates();
    int right = 0;
    int wrong = 0;
    PublishedReading found;
    for (const QString &tail : tails) {
        found.candidates.append(tail);
        if (containsAny(tail, ambiguous))
            continue;
        if (containsAny(tail, positive))
            ++right;
        else if (containsAny(tail, negative))
            ++wrong;
    }
    if (right == wrong) {
        found.drawnFrom = verdicts;
        found.candidates = inOrder(found.candidates);
        return found;
    }
    found.candidates.clear();
    found.answer = right > wrong ? QStringLiteral("对") : QStringLiteral("错");
    found.correct = *found.answer == key;
    return found;
}

PublishedReading readBlank(const QString &reply, const QString &key)
{
    QStringList parts = tailsOf(reply, leadsToValue(), true);
    const QStringList tails = parts;
    for (const QString &tail : tails)
        parts.append(numbersIn(tail));
    PublishedReading found;
    for (const QString &part : std::as_const(parts)) {
        if (const auto candidate = candidateOf(part, key))
            found.candidates.append(*candidate);
    }
    found.candidates = inOrder(found.candidates);
    const auto expected = candidateOf(key, key);
    found.correct = expected && std::any_of(found.candidates.begin(), found.candidates.end(), [&](const Candidate &one) {
                        if (one.index() != expected->index())
                            return false;
                        return std::holds_alternative<double>(one) ? std::get<double>(one) == std::get<double>(*expected)
                                                                   : std::get<QString>(one).contains(std::get<QString>(*expected));
                    });
    return found;
}

} // namespace yuyi::cmmmu
