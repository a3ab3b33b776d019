// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/result.h"

#include <QByteArray>
#include <QString>

#include <functional>

namespace yuyi {

/// What is read of a zip file at most, so that a small file cannot fill the memory.
struct ArchiveLimits {
    qint64 file = qint64(256) << 20;     ///< bytes of one file, unpacked
    qint64 all = qint64(4) << 30;        ///< bytes of all wanted files together, unpacked
    int files = 1000000;
};

/// Whether the bytes begin as a zip file does.
bool isArchive(const QByteArray &bytes);

/// @brief Unpacks in memory those files of a zip that are wanted, in its order; nothing is written to the disk, so names can do no
/// harm. Invalid: damaged or encrypted. Refused: beyond the limits. What `take` fails with is passed on.
Result<> readArchive(const QByteArray &zip, const std::function<bool(const QString &name)> &wanted,
                     const std::function<Result<>(const QString &name, const QByteArray &bytes)> &take, const ArchiveLimits &limits = {});

} // namespace yuyi
