// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/controls/frame/overlay.h"

#include <QPointer>

namespace yuyi {

/// @brief A translucent overlay on the whole window. It receives every key while it is open and returns the focus when it closes.
/// Esc and a click outside its panel close it.
class Sheet : public Overlay
{
    Q_OBJECT
public:
    explicit Sheet(QWidget *window);

    void open();
    void closeSheet();
    bool isOpen() const { return isVisible(); }

Q_SIGNALS:
    void closed();

protected:
    /// The widget that gets the focus.
    virtual QWidget *firstFocus() { return this; }
    /// The panel inside which clicks do not close the sheet.
    virtual QWidget *panel() = 0;
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    bool focusNextPrevChild(bool next) override;

private:
    QPointer<QWidget> m_before;
};

} // namespace yuyi
