// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/composing/composeimages.h"

#include "models/stores/composestore.h"
#include "models/stores/imagestore.h"
#include "models/stores/stores.h"

#include <QSet>

namespace yuyi {

PanelCounts panelCounts(const QList<ImagePart> &parts)
{
    PanelCounts counts;
    for (const ImagePart &part : parts) {
        switch (part.role) {
        case PartRole::Context: ++counts.context; break;
        case PartRole::Blank: ++counts.blank; break;
        case PartRole::Choice: ++counts.choices; break;
        }
    }
    return counts;
}

Result<ComposeImages> composeImages(Stores &stores)
{
    YUYI_TRY(const auto all, stores.images().list({}, ImageSort::Name));
    ImageFilter gone;
    gone.stage = Stage::Discarded;
    YUYI_TRY(const auto discarded, stores.images().list(gone, ImageSort::Name));
    YUYI_TRY(const auto parts, stores.composing().allParts());
    const QSet<ImageId> left(discarded.begin(), discarded.end());
    ComposeImages found;
    for (const ImageId &image : all) {
        if (left.contains(image))
            continue;
        found.images.append(image);
        if (const auto known = parts.constFind(image); known != parts.constEnd() && !known->isEmpty())
            found.panelled.insert(image, panelCounts(*known));
    }
    return found;
}

} // namespace yuyi
