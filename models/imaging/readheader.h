// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/imaging/reader.h"

namespace yuyi::imaging {

/// Reads the header of a picture. `path` is only used in messages; empty for a picture without a file.
Result<Header> headerOf(QByteArrayView bytes, const QString &path);

} // namespace yuyi::imaging
