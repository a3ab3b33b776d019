// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/ids.h"
#include "models/domain/result.h"

#include <QSet>

namespace yuyi {

class Stores;

/// @brief Items whose keys and answers a person must not see: questions they may still answer blind, and images that they still
/// have to annotate or that are in an open calibration batch.
struct HiddenItems {
    QSet<ImageId> images;
    QSet<QuestionVersionId> questions;
    QSet<ImageId> answered; ///< images of `questions`; other questions of them are not hidden

    bool hides(const QuestionVersionId &question, const ImageId &image) const
    {
        return images.contains(image) || questions.contains(question);
    }
};

/// Reads the hidden items with a fixed small number of queries, however many items the project has.
Result<HiddenItems> hiddenItems(Stores &stores, const PersonId &actor);

} // namespace yuyi
