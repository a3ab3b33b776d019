// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QPair>
#include <QString>

#include <Qt>

namespace yuyi {

/// The data roles that ThumbnailGrid requests from its model, only for the rows it shows.
namespace thumbnailroles {
enum Role {
    Thumbnail = Qt::UserRole + 100, ///< QImage, upright; null: not loaded yet (a request should start loading it)
    Caption,                        ///< QString, one line under the picture
    Badges,                         ///< ThumbnailBadges
    Failed,                         ///< bool: the picture cannot be shown; Qt::ToolTipRole says why
    Dimmed                          ///< bool: discarded or done, drawn weaker
};
} // namespace thumbnailroles

/// Text and int(Tone) of each badge, left to right.
using ThumbnailBadges = QList<QPair<QString, int>>;

} // namespace yuyi
