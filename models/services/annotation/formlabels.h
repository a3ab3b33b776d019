// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/annotation/annotation.h"
#include "models/domain/ids.h"
#include "models/domain/preset/preset.h"
#include "models/domain/result.h"
#include "models/stores/annotationstore.h"

#include <QHash>
#include <QList>

namespace yuyi {

class Stores;

/// The labels that are in use, by open dimension, the most used first, each with the label of the parent dimension.
using UsedLabels = QHash<DimensionCode, QList<UsedLabel>>;

/// @brief What a form offers a person who types labels: those in use in the open dimensions of the project's preset, in their own
/// annotations and in gold. Thread of the stores.
Result<UsedLabels> usedLabels(Stores &stores, const PersonId &person);

/// @brief The labels of the person's last submission on an image other than `except`, with those of its last question; empty if there is
/// none. Thread of the stores.
Result<Labels> lastLabels(Stores &stores, const PersonId &person, const ImageId &except);

/// @brief Gives the image, and each of its questions, the labels of dimensions in which it has none. In a nested dimension only where the
/// label of the parent dimension is the same. Returns the number of rows that were filled.
int fillLabels(AnnotationContent &content, const Labels &labels, const Preset &preset);

} // namespace yuyi
