// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/imaging/headers/header.h"

#include <QByteArrayView>

#include <optional>

namespace yuyi {

/// @brief Parses the header of a BMP file. Fills `storedSize`, `orientation`, `frames`, `bitsPerChannel`, `colour` and
/// `truncated`. Returns no value if the header is incomplete or invalid. Never allocates memory by sizes given in the file.
std::optional<ImageHeader> parseBmp(QByteArrayView bytes);

} // namespace yuyi
