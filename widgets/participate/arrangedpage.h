// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace yuyi {

/// @brief A page of the participant's window that lays its parts out itself, whenever its size or the type changes.
class ArrangedPage : public QWidget
{
public:
    using QWidget::QWidget;

protected:
    virtual void arrange() = 0;
    virtual void retranslate() {}
    /// A little above the middle, where the eye expects it; `widest` in pixels at scale 1.
    void placeAboveMiddle(QWidget *column, int widest) const;

    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;
};

} // namespace yuyi
