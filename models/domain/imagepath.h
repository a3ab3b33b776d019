// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/image.h"

namespace yuyi {

/// Where the bytes of an image lie in a project's folder: images/ab/<sha256>.<extension of its real format>.
QString imageFilePath(const QString &folder, const Sha256 &sha256, ImageFormat format);

} // namespace yuyi
