// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/result.h"

#include <QByteArray>
#include <QString>

namespace yuyi::imaging {

/// @brief The bytes of a regular file. Looks before it opens, so a FIFO, socket or device never
/// makes it wait; a link is followed only
/// to a regular file. Errors: NotFound, Refused (no regular file, empty, over `decodedLimitBytes`),
/// Environment.
Result<QByteArray> readRegularFile(const QString &path);

/// How messages name a picture: its file name in quotes, or "This picture" where it has no file.
QString subjectOf(const QString &path);

} // namespace yuyi::imaging
