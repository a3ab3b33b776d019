// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/evaluation/extraction/blankanswer.h"

#include "models/evaluation/extraction/plainreply.h"
#include "models/evaluation/extraction/replytext.h"

#include <QHash>
#include <QList>
#include <QRegularExpression>
#include <QStringList>

#include <cmath>
#include <optional>

namespace yuyi {

namespace {

constexpr qsizetype longestText = 60; ///< what is longer is no value but an explanation

struct Value {
    QString text;
    bool number = false;
    bool strong = false; ///< its words say that it is the answer
    qsizetype sentence = 0;
};

/// 四, 十二, 三百: a whole number in Chinese numerals.
std::optional<double> chineseNumber(const QString &text)
{
    static const QString digits = QStringLiteral("零一二三四五六七八九");
    static const QHash<QChar, int> units{{u'十', 10}, {u'百', 100}, {u'千', 1000}};
    double total = 0;
    double section = 0;
    int digit = -1;
    for (const QChar one : text) {
        if (digits.contains(one)) {
            digit = static_cast<int>(digits.indexOf(one));
        } else if (one == u'两') {
            digit = 2;
        } else if (units.contains(one)) {
            section += std::max(digit, digit < 0 && one == u'十' ? 1 : 0) * units.value(one);
            digit = -1;
        } else if (one == u'万' || one == u'亿') {
            total = (total + section + std::max(digit, 0)) * (one == u'万' ? 1e4 : 1e8);
            section = 0;
            digit = -1;
        } else {
            return std::nullopt;
        }
    }
    return text.isEmpty() ? std::nullopt : std::optional(total + section + std::max(digit, 0));
}

QString written(double number)
{
    constexpr int digits = 15;
    return std::abs(number) < 1e15 && number == std::floor(number) ? QString::number(number, 'f', 0) : QString::number(number, 'g', digits);
}

/// A number with its thousands marks, power and 万, and with a unit behind it that is left off.
std::optional<QString> numberOf(const QString &text)
{
    static const QRegularExpression form(
        QStringLiteral("^[约共]?\\s*[¥$￥]?\\s*([-+]?)\\s*(\\d{1,3}(?:,\\d{3})+(?:\\.\\d+)?|\\d+(?:\\.\\d+)?|\\.\\d+)"
                       "(?:\\s*(?:[×x*·]\\s*10\\s*\\^?\\s*\\{?([-+]?\\d+)\\}?|[eE]([-+]?\\d+)))?"
                       "\\s*(万|亿|千|百)?(?![万亿])\\s*([^\\d]{0,10}|∠.*)$"));
    const auto found = form.match(text.trimmed());
    if (!found.hasMatch()) {
        static const QRegularExpression numerals(QStringLiteral("^([零一二两三四五六七八九十百千万亿]+)(?:个|次|种|名|人|年|天|次|倍|类|项|条|位|元)?$"));
        const auto spoken = numerals.match(text.trimmed());
        if (spoken.hasMatch()) {
            if (const auto number = chineseNumber(spoken.captured(1)))
                return written(*number);
        }
        return std::nullopt;
    }
    QString digits = found.captured(2).remove(u',');
    const QString power = found.captured(3) + found.captured(4);
    const QString sign = found.captured(1) == QLatin1String("-") ? QStringLiteral("-") : QString();
    const QString unit = found.captured(6).trimmed();
    // 86.79 万元 is a number of 万元; 109.076 万 is a number.
    const QString many = unit.isEmpty() ? found.captured(5) : QString();
    if (power.isEmpty() && many.isEmpty())
        return sign + digits;
    double number = digits.toDouble();
    if (!power.isEmpty())
        number *= std::pow(10, power.toInt());
    static const QHash<QString, double> multiples{
        {QStringLiteral("百"), 1e2}, {QStringLiteral("千"), 1e3}, {QStringLiteral("万"), 1e4}, {QStringLiteral("亿"), 1e8}};
    number *= multiples.value(many, 1);
    return sign + written(number);
}

/// A text without marks and words around it that are no part of a value.
QString bareText(QString text)
{
    static const QRegularExpression outer(QStringLiteral("^[\\s\"'“”‘’「」《》\\[\\](（【,，:：.。;；!！、]+|[\\s\"'“”‘’「」\\])）】》,，.。;；!！、]+$"));
    static const QRegularExpression lead(QStringLiteral("^(?:(?:应当|应该|应|会是|就是|则|即|是|为|填|the |方案(?=[A-Za-z甲乙丙丁]))\\s*)+"),
                                         QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression tail(QStringLiteral("(?:(?<=[A-Za-z甲乙丙丁])(?:更优|更好|最优|较优|最好)|(?<=.)的)$"));
    for (QString before; before != text;) {
        before = text;
        text.remove(outer);
        text.remove(lead);
        text.remove(tail);
    }
    return text;
}

QStringList clausesOf(const QString &text)
{
    // A comma between digits is one of thousands.
    static const QRegularExpression ends(QStringLiteral("[。;；\\n!！]|(?<!\\d),|,(?!\\d)|，|\\.(?=\\s|$)"));
    return text.split(ends, Qt::SkipEmptyParts);
}

/// The value that a clause names behind its last word that leads to one; nothing: none leads there.
std::optional<Value> valueIn(const QString &clause)
{
    static const QRegularExpression leads(
        QStringLiteral("(?:[=≈]|等于|约等于|约为|应为|应填|填入|填|的答案是|答案是|答案为|答案|结果是|结果为|结果|就是|是|为|(?<!\\d):|:(?!\\d)| is | equals | are )"),
        QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression strong(
        QStringLiteral("答案|结果|所以|因此|故|综上|最终|最后|应填|answer|therefore|thus|hence|so "), QRegularExpression::CaseInsensitiveOption);
    qsizetype behind = -1;
    for (auto found = leads.globalMatch(clause); found.hasNext();)
        behind = found.next().capturedEnd();
    if (behind < 0)
        return std::nullopt;
    Value value;
    const QString text = bareText(clause.mid(behind));
    if (text.isEmpty())
        return std::nullopt;
    const auto number = numberOf(text);
    value.number = number.has_value();
    value.text = number.value_or(text);
    value.strong = strong.match(clause.left(behind)).hasMatch();
    return value;
}

bool offersSeveral(const QString &text)
{
    static const QRegularExpression numbers(QStringLiteral("-?\\d+(?:\\.\\d+)?\\s*\\D{0,3}(?:或者|或|和|与|及|、|\\bor\\b|\\band\\b)\\s*-?\\d"));
    static const QRegularExpression either(QStringLiteral("(?:.或者?.|\\bor\\b)"));
    return numbers.match(text).hasMatch() || either.match(text).hasMatch();
}

bool compares(const QString &text)
{
    static const QRegularExpression words(QStringLiteral("优于|大于|小于|高于|低于|多于|少于|胜过|不如|[<>]"));
    return words.match(text).hasMatch();
}

/// The value of which all others are longer forms; none: they differ.
std::optional<Value> common(const QList<Value> &values)
{
    Value shortest = values.constLast();
    for (const Value &one : values) {
        if (one.text.size() < shortest.text.size())
            shortest = one;
    }
    for (const Value &one : values) {
        const bool equal = one.number && shortest.number && one.text.toDouble() == shortest.text.toDouble();
        const bool same = equal || one.text == shortest.text || (!one.number && !shortest.number && one.text.contains(shortest.text));
        if (!same)
            return std::nullopt;
    }
    return shortest;
}

/// ×10³: before the form of the digits is lost.
QString withPowers(QString reply)
{
    static const QString raised = QStringLiteral("⁰¹²³⁴⁵⁶⁷⁸⁹");
    static const QRegularExpression power(QStringLiteral("(?<=10)([⁻⁺]?[⁰¹²³⁴⁵⁶⁷⁸⁹]+)"));
    for (auto found = power.match(reply); found.hasMatch(); found = power.match(reply)) {
        QString plain = QStringLiteral("^");
        const QString digits = found.captured(1);
        for (const QChar one : digits)
            plain += one == u'⁻' ? QChar(u'-') : one == u'⁺' ? QChar(u'+')
                                                             : QChar(u'0' + static_cast<char16_t>(raised.indexOf(one)));
        reply.replace(found.capturedStart(1), found.capturedLength(1), plain);
    }
    return reply;
}

} // namespace

TextAnswer extractBlank(const QString &reply)
{
    const ReplyText read = readReply(withPowers(reply));
    if (read.unclosed)
        return {{}, QStringLiteral("reasoning"), MissReason::Truncated};
    QString text = plainReply(read.text).text;
    text.remove(QChar(answerOpens)).remove(QChar(answerCloses));
    text.replace(QChar(0x2212), u'-');
    if (text.trimmed().isEmpty())
        return {{}, QStringLiteral("none"), MissReason::Empty};
    static const QRegularExpression refusal(
        QStringLiteral(
            "抱歉|对不起|无法|不能确定|不确定|i'?m sorry|i can'?t|i cannot|i (?:do not|don'?t) know|unable to|不知道"),
        QRegularExpression::CaseInsensitiveOption);

    QList<Value> all;
    QList<Value> strong;
    static const QRegularExpression sentenceEnds(QStringLiteral("[。;；\\n!！]|\\.(?=\\s|$)"));
    const QStringList sentences = text.split(sentenceEnds, Qt::SkipEmptyParts);
    qsizetype clauses = 0;
    for (qsizetype i = 0; i < sentences.size(); ++i) {
        for (const QString &clause : clausesOf(sentences.at(i))) {
            ++clauses;
            if (auto value = valueIn(clause)) {
                value->sentence = i;
                all.append(*value);
                if (value->strong)
                    strong.append(*value);
            }
        }
    }
    if (all.isEmpty()) {
        const QString whole = bareText(text);
        if (refusal.match(whole).hasMatch())
            return {{}, QStringLiteral("none"), MissReason::Refusal};
        if (const auto number = numberOf(whole))
            return {*number, QStringLiteral("whole-reply"), MissReason::None};
        if (offersSeveral(whole) || compares(whole))
            return {{}, QStringLiteral("none"), MissReason::Several};
        if (whole.isEmpty() || whole.size() > longestText || clauses > 1)
            return {{}, QStringLiteral("none"), MissReason::NoOption};
        return {whole, QStringLiteral("whole-reply"), MissReason::None};
    }
    const auto agreed = common(all);
    const auto declared = agreed ? agreed : strong.isEmpty() ? std::nullopt
                                                             : std::optional(strong.constLast());
    if (!declared)
        return {{}, QStringLiteral("none"), MissReason::Contradiction};
    // "答案是 x = 2，y = 3": another value in the same sentence behind it.
    if (!agreed && all.constLast().sentence == declared->sentence && all.constLast().text != declared->text)
        return {{}, QStringLiteral("none"), MissReason::Several};
    if (offersSeveral(declared->text) || compares(declared->text))
        return {{}, QStringLiteral("none"), MissReason::Several};
    if (declared->text.size() > longestText)
        return {{}, QStringLiteral("none"), MissReason::NoOption};
    return {declared->text, QStringLiteral("declared"), MissReason::None};
}

bool fillsBlank(const QString &answer, const QString &key, int decimals)
{
    const auto normal = [](const QString &text) { return bareText(inNormalForm(text).replace(QChar(0x2212), u'-')).toCaseFolded(); };
    const auto given = numberOf(inNormalForm(answer).replace(QChar(0x2212), u'-'));
    const auto wanted = numberOf(inNormalForm(key).replace(QChar(0x2212), u'-'));
    if (given && wanted)
        return QString::number(given->toDouble(), 'f', decimals).toDouble()
            == QString::number(wanted->toDouble(), 'f', decimals).toDouble();
    return !answer.isEmpty() && normal(answer) == normal(key);
}

} // namespace yuyi
