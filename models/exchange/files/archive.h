// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/result.h"

#include <QByteArray>
#include <QString>

#include <functional>

namespace yuyi {

/// Limits for reading a zip file, so a small file cannot fill the memory.
struct ArchiveLimits {
    qint64 file = qint64(256) << 20; ///< bytes of one file, unpacked
    qint64 all = qint64(4) << 30;    ///< bytes of all wanted files together, unpacked
    int files = 1000000;
};

/// Whether the bytes begin like a zip file.
bool isArchive(const QByteArray &bytes);

/// @brief Unpacks the wanted files of a zip in memory, in its order; writes nothing to disk, so names can do no harm. Invalid:
/// damaged or encrypted. Refused: over the limits. Errors of `take` are passed on.
Result<> readArchive(const QByteArray &zip, const std::function<bool(const QString &name)> &wanted,
                     const std::function<Result<>(const QString &name, const QByteArray &bytes)> &take, const ArchiveLimits &limits = {});

} // namespace yuyi
