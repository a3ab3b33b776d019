// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/evaluation/extraction/countedanswer.h"

#include "models/domain/annotation/numberwords.h"

#include <QList>
#include <QRegularExpression>

namespace yuyi {

namespace {

struct FoundNumber {
    double value = 0;
    qsizetype start = 0;
    qsizetype length = 0;
};

/// Digits or a number word that begin at a position; nothing that goes on: 3x3, 3/4, 4%.
std::optional<FoundNumber> numberAt(const QString &text, qsizetype at)
{
    static const QRegularExpression digits(
        QStringLiteral("(?:\\d{1,3}(?:,\\d{3})+|\\d+)(?:\\.\\d+)?(?!,?\\d|[\\w%./+*=^-]*[\\w%])"));
    const auto found = digits.match(text, at, QRegularExpression::NormalMatch, QRegularExpression::AnchorAtOffsetMatchOption);
    if (found.hasMatch())
        return FoundNumber{found.captured().remove(u',').toDouble(), at, found.capturedLength()};
    if (const auto word = numberWordAt(QStringView(text).mid(at)))
        return FoundNumber{static_cast<double>(word->value), at, word->length};
    return std::nullopt;
}

/// The word behind a position, without the white space before it.
TextPart wordBehind(const QString &text, qsizetype at)
{
    qsizetype start = at;
    while (start < text.size() && text.at(start).isSpace())
        ++start;
    qsizetype end = start;
    while (end < text.size() && text.at(end).isLetter())
        ++end;
    return {start, start > at ? end - start : 0};
}

/// The numbers of a text, each a word of its own. "One" is often a pronoun: it counts where a noun follows, or behind "and".
QList<FoundNumber> numbersOf(QString text)
{
    // A form of rows and columns.
    static const QRegularExpression form(
        QStringLiteral("\\b\\d+\\s*[x×]\\s*\\d+\\b|"
                       "\\b(?:\\d+|one|two|three|four|five|six|seven|eight|nine|ten)(?:\\s+by\\s+|-by-)"
                       "(?:\\d+|one|two|three|four|five|six|seven|eight|nine|ten)\\b"),
        QRegularExpression::CaseInsensitiveOption);
    for (auto forms = form.globalMatch(QString(text)); forms.hasNext();) {
        const auto one = forms.next();
        text.replace(one.capturedStart(), one.capturedLength(), QString(one.capturedLength(), u'_'));
    }
    static const QRegularExpression joined(QStringLiteral("\\b(?:and|plus|with|or)\\s+$"), QRegularExpression::CaseInsensitiveOption);
    QList<FoundNumber> numbers;
    for (qsizetype at = 0; at < text.size(); ++at) {
        const bool within = at > 0 && (text.at(at - 1).isLetterOrNumber() || QStringLiteral("_.-/").contains(text.at(at - 1)));
        if (within || !text.at(at).isLetterOrNumber())
            continue;
        const auto number = numberAt(text, at);
        if (!number)
            continue;
        const TextPart behind = wordBehind(text, at + number->length);
        const bool pronoun = number->value == 1 && text.at(at).isLetter() && !isCountedBy(1, text.mid(behind.start, behind.length))
                          && !joined.match(text.left(at)).hasMatch();
        if (!pronoun)
            numbers.append(*number);
        at += number->length - 1;
    }
    return numbers;
}

} // namespace

std::optional<CountedAnswer> countedIn(const QString &clause)
{
    static const QRegularExpression leads(
        QStringLiteral("\\b(?:there(?:\\s+(?:is|are|will\\s+be|should\\s+be)|'s|'re)|has|have|contains?|consists?\\s+of|"
                       "(?:is|are)\\s+(?:made\\s+up|composed)\\s+of)\\s+"
                       "(?:(?:a\\s+total\\s+of|in\\s+total|altogether|exactly|only|just|about|approximately|around)\\s+)*"),
        QRegularExpression::CaseInsensitiveOption);
    // "5, because it has 4 sides", "each row has 3 panels", "the answer is 5 as there are 4"
    static const QRegularExpression aside(
        QStringLiteral("\\b(?:because|since|as|if|when|unless|although|though|while|whether|each|every|not|would|how\\s+many)\\b|n't\\b"),
        QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression whole(QStringLiteral("\\b(?:in\\s+total|in\\s+all|a\\s+total\\s+of|altogether)\\b"),
                                          QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression rows(QStringLiteral("^\\s*(?:by|times|x|×)(?![a-z])"), QRegularExpression::CaseInsensitiveOption);
    const auto lead = leads.match(clause);
    if (!lead.hasMatch())
        return std::nullopt;
    const QString before = clause.left(lead.capturedStart());
    const auto number = numberAt(clause, lead.capturedEnd());
    if (!number || aside.match(before).hasMatch() || !numbersOf(before).isEmpty())
        return std::nullopt;
    const qsizetype end = number->start + number->length;
    if (rows.match(clause.mid(end)).hasMatch())
        return std::nullopt;
    const TextPart noun = wordBehind(clause, end);
    const QString word = clause.mid(noun.start, noun.length);
    const bool isCounted = isCountedBy(number->value == 1 ? 1 : 2, word);
    // "There is one of them": nothing is counted with this word.
    if (number->value == 1 && clause.at(number->start).isLetter() && noun.length > 0 && !isCounted)
        return std::nullopt;
    CountedAnswer counted;
    counted.lead = lead.capturedStart();
    counted.total = whole.match(clause).hasMatch();
    const bool isUnit = word.size() == 1 ? QStringLiteral("mgsNJWVAKLlt").contains(word) : word.size() <= 3 && isCountedBy(1, word);
    counted.part = {number->start, (isCounted || isUnit ? noun.start + noun.length : end) - number->start};
    const QList<FoundNumber> others = numbersOf(clause.mid(end));
    counted.isSeveral = !others.isEmpty();
    return counted;
}

} // namespace yuyi
