// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/result.h"
#include "models/imaging/header.h"

#include <QByteArray>
#include <QByteArrayView>
#include <QString>

namespace yuyi::imaging {

/// Pictures that would need more memory than this when decoded are refused without decoding.
inline constexpr qint64 decodedLimitBytes = 600LL * 1024 * 1024;

/// @brief Reads the header of a regular file. Never blocks on a FIFO or device (lstat first).
/// Errors: NotFound, Unsupported (names the format), Damaged, Refused (decoded size over the limit,
/// not a regular file, empty).
Result<Header> readHeader(const QString &path);
Result<Header> readHeader(QByteArrayView bytes);
inline Result<Header> readHeader(const QByteArray &bytes)
{
    return readHeader(QByteArrayView(bytes));
}

/// Reads the header of a picture. `path` is only used in messages; empty for a picture without a file.
Result<Header> headerOf(QByteArrayView bytes, const QString &path);

} // namespace yuyi::imaging
