// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/result.h"
#include "models/imaging/picturelimits.h"

#include <QByteArray>
#include <QString>

namespace yuyi {

/// @brief Reads the whole of a regular file. Checks the file type before opening, so a FIFO, socket or device never blocks it;
/// a link is followed only to a regular file. Errors: NotFound, Refused (not a regular file, empty,
/// larger than `fileLimitBytes` or `limitBytes`), Damaged (somebody wrote to the file meanwhile), Environment.
Result<QByteArray> readRegularFile(const QString &path, qint64 limitBytes = fileLimitBytes);

/// The refusal of a file of so many bytes; `path` is only used in its sentence.
tl::unexpected<Error> fileTooLarge(const QString &path, qint64 bytes, qint64 limitBytes);

/// The name of a picture in messages: its file name in quotes, or "This picture" if `path` is empty.
QString subjectOf(const QString &path);

} // namespace yuyi
