// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/linting/personaldata.h"

#include <QDate>
#include <QRegularExpression>

namespace yuyi {

namespace {

/// GB 11643-1999: 17 digits with a date of birth at 6…13, then the check digit of ISO 7064 MOD 11-2.
bool isIdentityNumber(const QString &number)
{
    const QDate birth = QDate::fromString(number.mid(6, 8), QStringLiteral("yyyyMMdd"));
    if (!birth.isValid() || birth.year() < 1900)
        return false;
    static constexpr int weights[] = {7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2};
    int sum = 0;
    for (int i = 0; i < 17; ++i)
        sum += weights[i] * number.at(i).digitValue();
    return QLatin1String("10X98765432").at(sum % 11) == number.at(17).toUpper();
}

} // namespace

QList<LintRule> personalDataIn(const QString &text)
{
    // Most texts hold neither; two quick looks spare them the patterns.
    int digits = 0;
    bool at = false;
    for (const QChar c : text) {
        digits += c.isDigit() ? 1 : 0;
        at = at || c == u'@' || c == u'＠';
    }
    QList<LintRule> found;
    if (digits < 7 && !at)
        return found;
    const QString plain = text.normalized(QString::NormalizationForm_KC);

    if (digits >= 7) {
        static const QRegularExpression mobile(QStringLiteral("(?<!\\d)(?:(?:\\+|00)?86[- ]?)?1[3-9]\\d[- ]?\\d{4}[- ]?\\d{4}(?!\\d)"));
        static const QRegularExpression landline(
            QStringLiteral("(?<!\\d)(?:\\(0\\d{2,3}\\)|0\\d{2,3})[- ]?[2-9]\\d{6,7}(?!\\d)|(?<!\\d)400[- ]\\d{3}[- ]?\\d{4}(?!\\d)"));
        static const QRegularExpression international(QStringLiteral("\\+[1-9]\\d{0,2}[- ]?(?:\\d[- ]?){7,12}(?!\\d)"));
        if (mobile.match(plain).hasMatch() || landline.match(plain).hasMatch() || international.match(plain).hasMatch())
            found.append(LintRule::PersonalPhone);
        static const QRegularExpression identity(QStringLiteral("(?<!\\d)[1-9]\\d{16}[\\dXx](?![\\dA-Za-z])"));
        for (auto match = identity.globalMatch(plain); match.hasNext();) {
            if (isIdentityNumber(match.next().captured())) {
                found.append(LintRule::PersonalId);
                break;
            }
        }
    }
    if (at) {
        static const QRegularExpression email(QStringLiteral("[A-Za-z0-9._%+-]+@[A-Za-z0-9-]+(?:\\.[A-Za-z0-9-]+)*\\.[A-Za-z]{2,}"));
        if (email.match(plain).hasMatch())
            found.append(LintRule::PersonalEmail);
    }
    return found;
}

} // namespace yuyi
