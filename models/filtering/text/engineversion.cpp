// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/filtering/text/engineversion.h"

#include <QList>

#include <algorithm>

namespace yuyi {

namespace {

struct Version {
    QString name; ///< up to the first digit
    QList<qulonglong> numbers;
};

Version versionOf(const QString &engine)
{
    Version version;
    bool within = false;
    for (const QChar sign : engine) {
        const bool digit = sign >= QLatin1Char('0') && sign <= QLatin1Char('9');
        if (digit && !within)
            version.numbers.append(0);
        if (digit)
            version.numbers.last() = version.numbers.last() * 10 + static_cast<qulonglong>(sign.digitValue());
        else if (version.numbers.isEmpty())
            version.name += sign;
        within = digit;
    }
    return version;
}

} // namespace

bool isOlderEngine(const QString &stored, const QString &current)
{
    const Version a = versionOf(stored);
    const Version b = versionOf(current);
    return a.name == b.name
        && std::lexicographical_compare(a.numbers.begin(), a.numbers.end(), b.numbers.begin(), b.numbers.end());
}

} // namespace yuyi
