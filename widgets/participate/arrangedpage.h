// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace yuyi {

/// @brief A page of the participant's window that lays out its contents itself, whenever its size or the font changes.
class ArrangedPage : public QWidget
{
    Q_OBJECT
public:
    using QWidget::QWidget;

protected:
    virtual void arrange() = 0;
    virtual void retranslate() {}
    /// Places the column slightly above the middle. `widest`: maximum width in pixels at font scale 1.
    void placeAboveMiddle(QWidget *column, int widest) const;

    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;
};

} // namespace yuyi
