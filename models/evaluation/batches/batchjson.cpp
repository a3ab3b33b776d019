// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/evaluation/batches/batchjson.h"

#include "models/domain/json/json.h"
#include "models/evaluation/batches/batchentries.h"

#include <QRegularExpression>

#include <algorithm>

namespace yuyi {

namespace {

/// Members that hold the number of an item, and its answer.
const QStringList &numberNames()
{
    static const QStringList names{QStringLiteral("number"), QStringLiteral("no"), QStringLiteral("id"), QStringLiteral("index"),
                                   QStringLiteral("item"), QStringLiteral("n"), QStringLiteral("q"), QStringLiteral("question"),
                                   QStringLiteral("题号"), QStringLiteral("序号"), QStringLiteral("编号")};
    return names;
}

const QStringList &answerNames()
{
    static const QStringList names{QStringLiteral("answer"), QStringLiteral("choice"), QStringLiteral("option"),
                                   QStringLiteral("label"), QStringLiteral("result"), QStringLiteral("答案"),
                                   QStringLiteral("选项")};
    return names;
}

/// The value in the words that a reply would have: "A", "3", "A, C". Nullopt: an object or a list of something else.
std::optional<QString> wordsOf(const Json &value)
{
    if (value.is_string())
        return fromUtf8(value.get_ref<const std::string &>()).trimmed();
    if (value.is_number() || value.is_boolean())
        return QString::fromUtf8(jsonText(value));
    if (value.is_null())
        return QString();
    if (!value.is_array())
        return std::nullopt;
    QStringList words;
    for (const Json &one : value) {
        if (!one.is_string() && !one.is_number())
            return std::nullopt;
        words.append(*wordsOf(one));
    }
    return words.join(QStringLiteral(", "));
}

const Json *memberOf(const Json &object, const QStringList &names)
{
    const Json *found = nullptr;
    for (const auto &member : object.items()) {
        if (!names.contains(fromUtf8(member.key()).trimmed().toLower()))
            continue;
        if (found != nullptr)
            return nullptr; // which of them is meant?
        found = &member.value();
    }
    return found;
}

/// The answer of one item: a value, or an object with one member that is the answer.
QString answerOf(const Json &value)
{
    if (const auto words = wordsOf(value))
        return *words;
    if (!value.is_object())
        return {};
    const Json *answer = memberOf(value, answerNames());
    return answer != nullptr ? wordsOf(*answer).value_or(QString()) : QString();
}

int numberOf(const Json &object)
{
    const Json *number = memberOf(object, numberNames());
    if (number == nullptr)
        return -1;
    if (number->is_number_unsigned() || number->is_number_integer()) {
        const auto value = number->get<qint64>();
        return value >= 0 && value < 1000 ? static_cast<int>(value) : -1;
    }
    return number->is_string() ? itemNumber(fromUtf8(number->get_ref<const std::string &>())) : -1;
}

std::optional<QList<BatchEntry>> entriesOf(const Json &value)
{
    QList<BatchEntry> entries;
    if (value.is_object()) {
        for (const auto &member : value.items()) {
            const int number = itemNumber(fromUtf8(member.key()));
            if (number >= 0)
                entries.append({number, answerOf(member.value()), -1});
        }
        if (!entries.isEmpty())
            return entries;
        // {"answers": …} around it; an object of one item is no list.
        return value.size() == 1 && value.begin()->is_structured() ? entriesOf(*value.begin()) : std::nullopt;
    }
    if (!value.is_array() || value.empty())
        return std::nullopt;
    const bool objects = std::all_of(value.begin(), value.end(), [](const Json &one) { return one.is_object(); });
    for (const Json &one : value) {
        // A list of objects like {"1": "A"}.
        if (objects && one.size() == 1 && itemNumber(fromUtf8(one.items().begin().key())) >= 0)
            entries.append({itemNumber(fromUtf8(one.items().begin().key())), answerOf(*one.begin()), -1});
        else
            entries.append({objects ? numberOf(one) : -1, answerOf(one), -1});
    }
    return entries;
}

/// Names of an object that stand twice are one in a value that was read: the text is looked at.
bool namesTwice(const QString &text)
{
    static const QRegularExpression token(QStringLiteral("\"(?:[^\"\\\\]|\\\\.)*\"|[{}\\[\\]:]"));
    QList<QStringList> open;
    QString last;
    for (auto tokens = token.globalMatch(text); tokens.hasNext();) {
        const QString found = tokens.next().captured();
        if (found == u"{" || found == u"[") {
            open.append(QStringList());
        } else if (found == u"}" || found == u"]") {
            if (!open.isEmpty())
                open.removeLast();
        } else if (found == u":") {
            if (open.isEmpty())
                continue;
            if (open.constLast().contains(last))
                return true;
            open.last().append(last);
        } else {
            last = found;
        }
    }
    return false;
}

QList<BatchEntry> withRepeated(const QString &text)
{
    static const QRegularExpression pair(QStringLiteral("\"((?:[^\"\\\\]|\\\\.)*)\"\\s*:\\s*(\"(?:[^\"\\\\]|\\\\.)*\"|[^,}\\]{\\[]+)"));
    QList<BatchEntry> entries;
    for (auto pairs = pair.globalMatch(text); pairs.hasNext();) {
        const auto found = pairs.next();
        if (const int number = itemNumber(found.captured(1)); number >= 0)
            entries.append({number, found.captured(2).trimmed().remove(u'"'), -1});
    }
    return entries;
}

/// The only code block, or what stands from the first to the last bracket.
QString jsonIn(const QString &text)
{
    static const QRegularExpression block(QStringLiteral("```[A-Za-z]*\\s*\\n?([\\s\\S]*?)```"));
    QStringList blocks;
    for (auto found = block.globalMatch(text); found.hasNext();)
        blocks.append(found.next().captured(1).trimmed());
    if (blocks.size() == 1 && (blocks.constFirst().startsWith(u'{') || blocks.constFirst().startsWith(u'[')))
        return blocks.constFirst();
    if (!blocks.isEmpty())
        return {};
    const qsizetype brace = text.indexOf(u'{');
    const qsizetype bracket = text.indexOf(u'[');
    const bool isObject = brace >= 0 && (bracket < 0 || brace < bracket);
    const qsizetype from = isObject ? brace : bracket;
    const qsizetype to = text.lastIndexOf(isObject ? u'}' : u']');
    return from >= 0 && to > from ? text.mid(from, to - from + 1) : QString();
}

} // namespace

int itemNumber(const QString &name)
{
    static const QRegularExpression form(
        QStringLiteral("^\\s*(?:(?:question|item|answer|problem|q|no\\.?|第|题目?|问题|#)[\\s_.-]*)?(\\d{1,3}|[一二三四五六七八九十]{1,3})"
                       "\\s*(?:[.:：、)）]|题|个问题|道题|问)?\\s*$"),
        QRegularExpression::CaseInsensitiveOption);
    const auto match = form.match(name);
    return match.hasMatch() ? writtenItemNumber(match.captured(1)) : -1;
}

std::optional<QList<BatchPart>> jsonParts(const QString &text, int count)
{
    const QString inside = jsonIn(text);
    if (inside.isEmpty())
        return std::nullopt;
    const auto value = parseJson(inside.toUtf8());
    if (!value)
        return std::nullopt;
    auto entries = entriesOf(*value);
    if (!entries || entries->isEmpty())
        return std::nullopt;
    if (namesTwice(inside)) {
        // Read flat; where that is not possible nothing is taken.
        const QList<BatchEntry> flat = withRepeated(inside);
        if (flat.isEmpty())
            return sharedFault(count, MissReason::NoParts);
        return partsOf(flat, count);
    }
    return partsOf(*entries, count);
}

} // namespace yuyi
