// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/controls/overlay.h"

namespace yuyi {

/// @brief A shade over the whole window with one place left light. The pointer goes through it.
class TourLight final : public Overlay
{
    Q_OBJECT
public:
    explicit TourLight(QWidget *host);

    /// In the host; empty: all is shaded alike.
    void setPlace(const QRect &place);
    QRect lit() const { return m_lit; }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QRect m_lit;
};

} // namespace yuyi
