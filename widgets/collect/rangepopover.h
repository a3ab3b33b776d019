// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/stores/imagestore.h"
#include "widgets/controls/choices/filterpopover.h"

class QDoubleSpinBox;

namespace yuyi {

/// @brief Ranges of short side, file size and text ratio. Every change takes effect at once.
class RangePopover final : public FilterPopover
{
    Q_OBJECT
public:
    RangePopover(const ImageFilter &filter, QWidget *anchor);

Q_SIGNALS:
    /// Only the range members of the filter are set.
    void changed(const yuyi::ImageFilter &ranges);

private:
    QDoubleSpinBox *field(const QString &name, double value, double largest, int decimals, const QString &suffix);
    void addRange(const QString &title, QDoubleSpinBox *from, QDoubleSpinBox *to);
    void tell();

    QDoubleSpinBox *m_sideFrom;
    QDoubleSpinBox *m_sideTo;
    QDoubleSpinBox *m_bytesFrom;
    QDoubleSpinBox *m_bytesTo;
    QDoubleSpinBox *m_ratioFrom;
    QDoubleSpinBox *m_ratioTo;
};

} // namespace yuyi
