// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/result.h"
#include "models/imaging/headers/header.h"

#include <QByteArray>
#include <QByteArrayView>
#include <QString>

namespace yuyi {

/// @brief Reads the header of a picture. Errors: Unsupported (names the format), Damaged, Refused (decoded size over the limit,
/// empty).
Result<ImageHeader> readImageHeader(QByteArrayView bytes);
inline Result<ImageHeader> readImageHeader(const QByteArray &bytes)
{
    return readImageHeader(QByteArrayView(bytes));
}

/// The same. `path` is only used in messages; empty for a picture without a file.
Result<ImageHeader> imageHeaderOf(QByteArrayView bytes, const QString &path);

} // namespace yuyi
