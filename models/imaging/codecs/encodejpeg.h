// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/result.h"

#include <QByteArray>
#include <QImage>

namespace yuyi {

/// @brief Encodes a JPEG without chroma subsampling (4:4:4), so thin coloured letters stay readable. Equal pictures give equal
/// bytes. Errors: Invalid (empty picture), Environment. Thread-safe.
Result<QByteArray> encodeFineJpeg(const QImage &image, int quality);

} // namespace yuyi
