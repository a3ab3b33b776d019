// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/ids.h"
#include "models/domain/images/imagepart.h"
#include "models/domain/result.h"

#include <QHash>
#include <QList>

namespace yuyi {

class Stores;

/// How many panels an image has.
struct PanelCounts {
    int context = 0; ///< without the blank one
    int blank = 0;
    int choices = 0;

    bool isEmpty() const { return context + blank + choices == 0; }
    friend bool operator==(const PanelCounts &, const PanelCounts &) = default;
};

PanelCounts panelCounts(const QList<ImagePart> &parts);

/// The images that panels can be cut of.
struct ComposeImages {
    QList<ImageId> images;                ///< by name, without those that are discarded
    QHash<ImageId, PanelCounts> panelled; ///< those of them that have panels
};

/// Reads the list. Thread of the stores.
Result<ComposeImages> composeImages(Stores &stores);

} // namespace yuyi
