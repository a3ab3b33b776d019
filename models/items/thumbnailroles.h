// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QPair>
#include <QString>

#include <Qt>

namespace yuyi {

/// @brief What ThumbnailGrid asks its model for, only for the rows it shows.
namespace thumbnailroles {
enum Role {
    Thumbnail = Qt::UserRole + 100, ///< QImage, upright; null = not there yet (asking for it should start loading it)
    Caption,                        ///< QString, one line under the picture
    Badges,                         ///< ThumbnailBadges
    Failed,                         ///< bool: the picture cannot be shown; Qt::ToolTipRole says why
    Dimmed                          ///< bool: discarded or done, drawn weaker
};
} // namespace thumbnailroles

/// Text and int(Tone) of each badge, left to right.
using ThumbnailBadges = QList<QPair<QString, int>>;

} // namespace yuyi
