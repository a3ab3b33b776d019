// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/controls/frame/overlay.h"

namespace yuyi {

/// @brief The overlay shown while files are dragged over the page: where they will go and how many.
class DropCover final : public Overlay
{
    Q_OBJECT
public:
    explicit DropCover(QWidget *host);
    void show(int paths);
    using QWidget::show;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QString m_text;
};

} // namespace yuyi
