// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/controls/frame/overlay.h"

namespace yuyi {

/// @brief Darkens the whole window except one rectangle. Mouse events pass through it.
class TourLight final : public Overlay
{
    Q_OBJECT
public:
    explicit TourLight(QWidget *host);

    /// Sets the bright rectangle in host coordinates; empty: everything is darkened.
    void setRect(const QRect &rect);
    QRect lit() const { return m_lit; }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QRect m_lit;
};

} // namespace yuyi
