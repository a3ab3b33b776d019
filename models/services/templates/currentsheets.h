// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/ids.h"
#include "models/domain/images/imagepart.h"
#include "models/domain/preset/preset.h"
#include "models/domain/result.h"

#include <QList>
#include <QMap>
#include <QString>

namespace yuyi {

class Stores;

/// @brief The sheets of an image that were composed of its panels as they are now, in the forms of the preset. Those of former panels,
/// or of another grid, are not among them. `facts`: those of the image. Thread of the stores.
Result<QList<ImageSheet>> currentSheets(Stores &stores, const Preset &preset, const ImageId &image, const QMap<QString, QString> &facts);

} // namespace yuyi
