// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/controls/fields/realbox.h"

#include <QLocale>

#include <cmath>

namespace yuyi {

namespace {

constexpr int mostDecimals = 6;
constexpr double partsOfOne = 1e6; // with that many decimals

} // namespace

RealBox::RealBox(int leastDecimals, double unit, QWidget *parent)
    : QDoubleSpinBox(parent), m_leastDecimals(leastDecimals), m_unit(unit)
{
    setDecimals(mostDecimals);
}

void RealBox::setNumber(double number)
{
    setValue(number * m_unit);
    m_given = number;
    m_shown = value();
}

double RealBox::number() const
{
    // Without the dust of a division: both numbers are whole.
    return value() == m_shown ? m_given : std::round(value() * partsOfOne) / (partsOfOne * m_unit);
}

QString RealBox::textFromValue(double value) const
{
    QString text = QDoubleSpinBox::textFromValue(value);
    for (int left = decimals(); left > m_leastDecimals && text.endsWith(locale().zeroDigit()); --left)
        text.chop(1);
    return text;
}

} // namespace yuyi
