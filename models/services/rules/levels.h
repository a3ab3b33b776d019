// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/ids.h"
#include "models/domain/result.h"

#include <QList>
#include <QSet>

namespace yuyi {

class Stores;
struct ItemSetItem;
struct Preset;

/// @brief Gives items their labels in the dimensions that follow from a number (LevelRule). Only items of the images in `counted` have one,
/// and only they count when the numbers are cut into equal parts; an image without a number in the fact has no label. Reads the facts of
/// all images. Thread of the connection.
Result<> addLevels(Stores &stores, const Preset &preset, const QSet<ImageId> &counted, QList<ItemSetItem> &items);

} // namespace yuyi
