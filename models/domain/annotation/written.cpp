// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/domain/annotation/written.h"

#include "models/domain/annotation/writtenparts.h"

#include <QHash>
#include <QRegularExpression>

#include <algorithm>
#include <cmath>

namespace yuyi {

namespace {

/// Han characters, kana, and the marks between them.
bool isWide(QChar c)
{
    return c.isSurrogate() || (c.unicode() >= 0x2E80 && c.unicode() <= 0x9FFF) || (c.unicode() >= 0xF900 && c.unicode() <= 0xFAFF);
}

/// One form of what can be typed in several ways.
QChar plainMark(QChar c)
{
    switch (c.unicode()) {
    case 0x2010: // hyphens, dashes, the minus sign
    case 0x2011:
    case 0x2012:
    case 0x2013:
    case 0x2212: return u'-';
    case 0x2018:
    case 0x2019: return u'\'';
    case 0x201C:
    case 0x201D: return u'"';
    case 0x2044: return u'/'; // ½ is 1⁄2 in NFKC
    case 0x2236: return u':';
    default: return c;
    }
}

/// The text in NFKC without outer marks, and without white space beside Chinese characters.
QString plainText(const QString &text)
{
    QString marked;
    const QString powers = withPowers(text);
    for (const QChar c : powers) {
        // 3½ is not 31/2.
        if (c.category() == QChar::Number_Other && !marked.isEmpty() && marked.back().isDigit())
            marked += u' ';
        marked += c;
    }
    QString plain;
    const QString normal = marked.normalized(QString::NormalizationForm_KC);
    for (const QChar c : normal) {
        if (c.category() != QChar::Other_Format)
            plain += plainMark(c);
    }
    plain = plain.simplified();
    QString tight;
    for (qsizetype i = 0; i < plain.size(); ++i) {
        if (plain.at(i) == u' ' && (isWide(plain.at(i - 1)) || isWide(plain.at(i + 1))))
            continue;
        tight += plain.at(i);
    }
    const TextPart inner = withoutOuterMarks(tight);
    // A text of marks alone stays what it is.
    return inner.length == 0 ? tight : tight.mid(inner.start, inner.length);
}

/// Two decimals; below 0.1 two significant digits.
QString rounded(double number)
{
    constexpr double small = 0.1;
    constexpr double great = 1e15;
    if (number == 0)
        return QStringLiteral("0");
    if (std::abs(number) < small || std::abs(number) >= great)
        return QString::number(number, 'g', std::abs(number) < small ? 2 : 15);
    QString digits = QString::number(number, 'f', 2);
    while (digits.endsWith(u'0'))
        digits.chop(1);
    if (digits.endsWith(u'.'))
        digits.chop(1);
    return digits;
}

bool equalNumbers(double a, double b)
{
    return rounded(a) == rounded(b);
}

/// One name of a unit that has several.
QString plainUnit(const QString &unit)
{
    static const QHash<QString, QString> names{{QStringLiteral("$"), QStringLiteral("美元")},
                                               {QStringLiteral("€"), QStringLiteral("欧元")},
                                               {QStringLiteral("£"), QStringLiteral("英镑")}};
    // 3个月 is no month.
    static const QRegularExpression optional(QStringLiteral("^个(?=(?:人|小时|钟头|星期|礼拜|季度|世纪|字)$)"));
    QString plain = names.value(unit, unit);
    return plain.remove(optional);
}

bool isPerson(const QString &unit)
{
    return unit == QStringLiteral("人");
}

/// Whether two measure words, each with or without what it counts, may count the same: 3个, 3个人, 3人 and 3名学生 do, 3只猫 and 3只狗 do not.
bool countSame(const QString &a, const QString &b)
{
    static const QString ofPeople = QStringLiteral("个名位");
    static const QString ofOne = QStringLiteral("只条张头匹件座棵朵颗辆艘架台枚株本支根粒");
    const QString one = measureWordOf(a);
    const QString other = measureWordOf(b);
    if (isPerson(a) || isPerson(b)) {
        const QString &measure = isPerson(a) ? other : one;
        return !measure.isEmpty() && ofPeople.contains(measure);
    }
    if (one.isEmpty() || other.isEmpty())
        return false;
    const bool loose = (one == QStringLiteral("个") && ofOne.contains(other)) || (other == QStringLiteral("个") && ofOne.contains(one));
    const bool alike = one == other || loose || (ofPeople.contains(one) && ofPeople.contains(other));
    return alike && (a.size() == 1 || b.size() == 1 || a.mid(1) == b.mid(1));
}

/// The same unit, or one of them has none.
bool sameUnit(const QString &a, const QString &b)
{
    if (a.isEmpty() || b.isEmpty())
        return true;
    const QString one = plainUnit(a);
    const QString other = plainUnit(b);
    return one == other || countSame(one, other);
}

bool sameNumber(const WrittenNumber &a, const WrittenNumber &b)
{
    if (!sameUnit(a.unit, b.unit) || (a.word && b.unit.isEmpty()) || (b.word && a.unit.isEmpty()))
        return false;
    const bool alike = a.times == b.times || a.unit.isEmpty() || b.unit.isEmpty();
    if (alike && equalNumbers(a.value, b.value))
        return true;
    // 86.79万元 is 867900元, and 12% is 0.12: compared where both are not less than they are written.
    const double scale = 1 / std::min({1.0, a.times, b.times});
    return a.times != b.times && equalNumbers(a.value * a.times * scale, b.value * b.times * scale);
}

QString formOf(const WrittenNumber &number)
{
    const bool percent = number.times < 1;
    QString form = rounded(percent ? number.value : number.value * number.times);
    const QString unit = plainUnit(number.unit);
    if (isPerson(unit) || !measureWordOf(unit).isEmpty())
        return form;
    if (!unit.isEmpty() && unit.front().unicode() < 0x80 && unit.front().isLetter())
        form += u' ';
    return form + unit;
}

} // namespace

QString writtenForm(const QString &text)
{
    const QString plain = plainText(text);
    const auto number = writtenNumber(plain);
    return number ? formOf(*number) : plain.toCaseFolded();
}

bool sameWritten(const QString &answer, const QString &accepted)
{
    const QString given = plainText(answer);
    const QString wanted = plainText(accepted);
    if (given.isEmpty() || wanted.isEmpty())
        return false;
    if (given.toCaseFolded() == wanted.toCaseFolded())
        return true;
    const auto number = writtenNumber(given, NumberUnits::Nouns);
    const auto key = number ? writtenNumber(wanted, NumberUnits::Nouns) : std::nullopt;
    return number && key && sameNumber(*number, *key);
}

} // namespace yuyi
