// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/ids.h"
#include "models/domain/result.h"

#include <QSet>

namespace yuyi {

class Stores;

/// @brief What a person must not see keys and answers of: questions they may still answer blind, and images they are still to
/// annotate or that are being calibrated.
struct HiddenItems {
    QSet<ImageId> images;
    QSet<QuestionVersionId> questions;

    bool hides(const QuestionVersionId &question, const ImageId &image) const
    {
        return images.contains(image) || questions.contains(question);
    }
};

/// A few queries, whatever the number of items.
Result<HiddenItems> hiddenItems(Stores &stores, const PersonId &actor);

} // namespace yuyi
