// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/domain/percent.h"

#include <QLocale>

#include <cmath>

namespace yuyi {

namespace {

QString withSign(double difference, const QString &figure)
{
    return roundedPercent(difference) == 0 ? figure : QChar(difference > 0 ? u'+' : u'\u2212') % figure;
}

} // namespace

double roundedHalfUp(double value, int decimals)
{
    // Far above what doubles are off by, far below the distance of two shares of millions.
    constexpr double trifle = 1e-7;
    const double power = std::pow(10.0, decimals);
    const double size = std::floor(std::abs(value) * power + 0.5 + trifle) / power;
    return value < 0 && size > 0 ? -size : size;
}

double roundedPercent(double share, int decimals)
{
    return roundedHalfUp(share * 100, decimals);
}

QString shownNumber(qint64 number)
{
    return QLocale().toString(number);
}

QString shownPercent(double share, int decimals)
{
    return QLocale().toString(roundedPercent(share, decimals), 'f', decimals);
}

QString shownPoints(double difference)
{
    return withSign(difference, shownPercent(std::abs(difference)));
}

QString percentText(double share)
{
    return QString::number(roundedPercent(share), 'f', 1);
}

QString pointsText(double difference)
{
    return withSign(difference, percentText(std::abs(difference)));
}

} // namespace yuyi
