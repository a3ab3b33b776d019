// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/evaluation/batches/batchreply.h"

#include "models/evaluation/batches/batchentries.h"
#include "models/evaluation/batches/batchjson.h"
#include "models/evaluation/extraction/answerpart.h"

#include <QRegularExpression>

#include <optional>

namespace yuyi {

namespace {

struct Head {
    int number = 0;
    qsizetype from = 0; ///< where the line begins
    qsizetype to = 0;   ///< where its answer begins
};

QList<Head> headsOf(const QString &text, const QRegularExpression &form)
{
    QList<Head> heads;
    for (auto found = form.globalMatch(text); found.hasNext();) {
        const auto match = found.next();
        if (const int number = writtenItemNumber(match.captured(1)); number >= 0)
            heads.append({number, match.capturedStart(), match.capturedEnd()});
    }
    return heads;
}

/// Marks of Markdown around an answer, and the bars of a table.
QString withoutMarks(const QString &text)
{
    static const QRegularExpression rule(QStringLiteral("^\\s*(?:-{3,}|\\*{3,}|={3,})\\s*$"), QRegularExpression::MultilineOption);
    QString plain = text;
    plain.remove(rule);
    plain = plain.trimmed();
    while (plain.startsWith(u'|') || plain.startsWith(u':') || plain.startsWith(QChar(0xFF1A)))
        plain = plain.mid(1).trimmed();
    while (plain.endsWith(u'|'))
        plain = plain.chopped(1).trimmed();
    const auto starred = [&plain] { return plain.count(QLatin1String("**")) % 2 == 1; };
    if (plain.startsWith(QLatin1String("**")) && starred())
        plain = plain.mid(2).trimmed();
    if (plain.endsWith(QLatin1String("**")) && starred())
        plain = plain.chopped(2).trimmed();
    return plain;
}

QList<BatchPart> partsBehind(const QList<Head> &heads, const QString &text, qsizetype begin, int count)
{
    QList<BatchEntry> entries;
    for (qsizetype i = 0; i < heads.size(); ++i) {
        const qsizetype end = i + 1 < heads.size() ? heads.at(i + 1).from : text.size();
        const qsizetype from = heads.at(i).to;
        entries.append({heads.at(i).number, withoutMarks(text.mid(from, end - from)), begin + from});
    }
    return partsOf(entries, count);
}

/// "Question 3:", "**第3题**：", "3题、" at the beginning of a line.
const QRegularExpression &wordedHead()
{
    static const QRegularExpression form(
        QStringLiteral("^[ \\t>*#_\\-•|]*(?|(?:question|item|problem|answer(?:[ \\t]+to[ \\t]+question)?|q|no\\.)[ \\t]*#?[ \\t]*"
                       "(\\d{1,3})|(?:第|问题|题目|答案)[ \\t]*(\\d{1,3}|[一二三四五六七八九十]{1,3}))"
                       "[ \\t]*(?:道?题|个?问题?)?[ \\t]*(?:的?答案[是为]?)?[ \\t]*(?:\\*\\*|__)?[ \\t]*(?:[.．、:：)）\\]】|]|[-–—][ \\t]|[是选]|$)"
                       "[ \\t]*(?:\\*\\*|__)?"),
        QRegularExpression::CaseInsensitiveOption | QRegularExpression::MultilineOption);
    return form;
}

/// "3.", "(3)", "3、", "| 3 |", "3 - ", and "3 A" alone on its line. A decimal number is no head.
const QRegularExpression &bareHead()
{
    static const QRegularExpression form(
        QStringLiteral("^[ \\t>*#_\\-•|(（\\[【]*(\\d{1,3})(?:[ \\t]*题)?[ \\t]*(?:\\*\\*|__)?[ \\t]*"
                       "(?:[.．](?!\\d)|[、:：)）\\]】|=]+|[-–—]+[>]?[ \\t]*(?!\\d)|[ \\t]*(?=\\(?[A-Za-z]\\)?[ \\t]*$))"
                       "[ \\t]*(?:\\*\\*(?=[ \\t])|__)?"),
        QRegularExpression::MultilineOption);
    return form;
}

/// "1. A, 2. C, 3. B": nothing but numbers and labels.
std::optional<QList<BatchEntry>> listOnLine(const QString &text, qsizetype begin)
{
    static const QRegularExpression pair(
        QStringLiteral("\\G[\\s,;，；、|]*[(（]?(\\d{1,3})[)）]?\\s*[.．:：、)）\\-–=]?\\s*[(（\\[]?([A-Za-z]{1,9})[)）\\]]?(?![A-Za-z0-9])[.。]?"));
    QList<BatchEntry> entries;
    qsizetype at = 0;
    for (auto found = pair.globalMatch(text); found.hasNext();) {
        const auto match = found.next();
        // A label is an upper-case letter, or several that a question with several answers takes.
        if (match.captured(2) != match.captured(2).toUpper())
            return std::nullopt;
        entries.append({match.captured(1).toInt(), match.captured(2), begin + match.capturedStart(2)});
        at = match.capturedEnd();
    }
    if (entries.isEmpty() || !text.mid(at).trimmed().isEmpty())
        return std::nullopt;
    return entries;
}

/// One bare label a line.
std::optional<QList<BatchEntry>> bareLabels(const QString &text, qsizetype begin)
{
    static const QRegularExpression line(QStringLiteral("^[ \\t]*[(（\\[]?([A-I]{1,9})[)）\\]]?[.。]?[ \\t]*$"));
    QList<BatchEntry> entries;
    qsizetype at = 0;
    const QStringList lines = text.split(u'\n');
    for (const QString &one : lines) {
        if (!one.trimmed().isEmpty()) {
            const auto match = line.match(one);
            if (!match.hasMatch())
                return std::nullopt;
            entries.append({-1, match.captured(1), begin + at + match.capturedStart(1)});
        }
        at += one.size() + 1;
    }
    return entries.isEmpty() ? std::nullopt : std::optional(entries);
}

} // namespace

QList<BatchPart> splitBatchReply(const QString &reply, int count)
{
    if (count < 1)
        return {};
    const AnswerPart answer = findAnswerPart(reply);
    if (answer.unclosed)
        return sharedFault(count, MissReason::Truncated);
    const QString text = reply.mid(answer.begin, answer.end - answer.begin);
    if (text.trimmed().isEmpty())
        return sharedFault(count, MissReason::Empty);
    if (const auto parts = jsonParts(text, count))
        return *parts;
    if (const auto entries = listOnLine(text, answer.begin))
        return partsOf(*entries, count);
    // Numbers with a word are those of the items; then bare ones count something within an answer.
    if (const QList<Head> heads = headsOf(text, wordedHead()); !heads.isEmpty())
        return partsBehind(heads, text, answer.begin, count);
    if (const QList<Head> heads = headsOf(text, bareHead()); !heads.isEmpty())
        return partsBehind(heads, text, answer.begin, count);
    if (const auto entries = bareLabels(text, answer.begin))
        return partsOf(*entries, count);
    return sharedFault(count, MissReason::NoParts);
}

} // namespace yuyi
