// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/imaging/reader.h"

namespace yuyi::imaging {

/// `path` only names the file in messages; empty for a picture without one.
Result<Header> headerOf(QByteArrayView bytes, const QString &path);

} // namespace yuyi::imaging
