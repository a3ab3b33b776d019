// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/controls/frame/overlay.h"

#include <QList>
#include <QRect>

namespace yuyi {

/// @brief The overlay shown while files are dragged over the page: where they will go and how many. Fields that take what is dropped stay
/// in sight.
class DropCover final : public Overlay
{
    Q_OBJECT
public:
    explicit DropCover(QWidget *host);
    /// `fields`: the places that are left free, in coordinates of the host.
    void show(int paths, const QList<QRect> &fields = {});
    using QWidget::show;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QString m_text;
    QList<QRect> m_fields;
};

} // namespace yuyi
