// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDoubleSpinBox>

namespace yuyi {

/// @brief A field for a real number. It shows as many decimals as the number has, up to six. A number that was set is kept as it is,
/// even if it has more, as long as nobody enters another.
class RealBox final : public QDoubleSpinBox
{
public:
    /// `leastDecimals`: shown in any case, 1 or more. `unit`: what the field shows for the number 1; 100 for per cent.
    explicit RealBox(int leastDecimals, double unit = 1, QWidget *parent = nullptr);

    void setNumber(double number);
    double number() const;

    QString textFromValue(double value) const override;

private:
    int m_leastDecimals;
    double m_unit;
    double m_given = 0; ///< as set; holds as long as the field shows m_shown
    double m_shown = 0;
};

} // namespace yuyi
