// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/domain/annotation/numberwords.h"

#include <QHash>
#include <QRegularExpression>
#include <QSet>
#include <QStringList>

namespace yuyi {

namespace {

/// Position in the list is the number.
const QHash<QString, int> &belowTwenty()
{
    static const QHash<QString, int> numbers = [] {
        const QStringList words = QStringLiteral("zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen "
                                                 "fifteen sixteen seventeen eighteen nineteen")
                                      .split(u' ');
        QHash<QString, int> made;
        for (qsizetype i = 0; i < words.size(); ++i)
            made.insert(words.at(i), static_cast<int>(i));
        return made;
    }();
    return numbers;
}

const QHash<QString, int> &tens()
{
    static const QHash<QString, int> numbers = [] {
        const QStringList words = QStringLiteral("twenty thirty forty fifty sixty seventy eighty ninety").split(u' ');
        QHash<QString, int> made;
        for (qsizetype i = 0; i < words.size(); ++i)
            made.insert(words.at(i), static_cast<int>(i + 2) * 10);
        return made;
    }();
    return numbers;
}

QStringView wordAt(QStringView text)
{
    qsizetype end = 0;
    while (end < text.size() && text.at(end).isLetter())
        ++end;
    return text.left(end);
}

/// Whether a word may end before what follows: not in one23, six-sided.
bool endsBefore(QStringView rest)
{
    return rest.isEmpty() || !(rest.front().isLetterOrNumber() || rest.front() == u'-' || rest.front() == u'_');
}

} // namespace

std::optional<NumberWord> numberWordAt(QStringView text)
{
    const QString first = wordAt(text).toString().toCaseFolded();
    if (first.isEmpty())
        return std::nullopt;
    if (const auto small = belowTwenty().constFind(first); small != belowTwenty().cend()) {
        if (!endsBefore(text.mid(first.size())))
            return std::nullopt;
        return NumberWord{*small, first.size()};
    }
    const auto ten = tens().constFind(first);
    if (ten == tens().cend())
        return std::nullopt;
    const QStringView behind = text.mid(first.size());
    if (!behind.isEmpty() && (behind.front() == u'-' || behind.front() == u' ')) {
        const QString second = wordAt(behind.mid(1)).toString().toCaseFolded();
        const int unit = belowTwenty().value(second, 0);
        const qsizetype length = first.size() + 1 + second.size();
        if (unit >= 1 && unit <= 9 && endsBefore(text.mid(length)))
            return NumberWord{*ten + unit, length};
    }
    if (!endsBefore(behind))
        return std::nullopt;
    return NumberWord{*ten, first.size()};
}

bool isCountedBy(int number, const QString &word)
{
    static const QSet<QString> none = [] {
        const QStringList words = QStringLiteral(
                                      "of in on at by to for from with and or but nor is are was were be been has have had that which "
                                      "who whom whose more less fewer most else another other others than as if so not no all both "
                                      "each every any some the an it its they them there here this these those his plus minus times "
                                      "hundred thousand million billion trillion dozen hundreds thousands millions dozens half halves "
                                      "quarter quarters third thirds fourth fourths fifth fifths sixth sixths seventh sevenths eighth "
                                      "eighths ninth ninths tenth tenths percent per point must should can could will would may might "
                                      "does also always across versus")
                                      .split(u' ');
        return QSet<QString>(words.begin(), words.end());
    }();
    static const QSet<QString> plural{QStringLiteral("people"), QStringLiteral("men"), QStringLiteral("women"), QStringLiteral("children"),
                                      QStringLiteral("feet"), QStringLiteral("teeth"), QStringLiteral("mice"), QStringLiteral("geese"),
                                      QStringLiteral("fish"), QStringLiteral("sheep"), QStringLiteral("deer"), QStringLiteral("dice")};
    static const QRegularExpression form(QStringLiteral("^[a-z]{2,20}$"));
    if (none.contains(word) || !form.match(word).hasMatch())
        return false;
    return number == 1 || word.endsWith(u's') || plural.contains(word);
}

} // namespace yuyi
