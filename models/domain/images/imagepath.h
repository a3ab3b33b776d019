// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/images/image.h"

namespace yuyi {

/// The path of an image's file in a project's folder: images/ab/<sha256>.<extension of its detected format>.
QString imageFilePath(const QString &folder, const Sha256 &sha256, ImageFormat format);

} // namespace yuyi
