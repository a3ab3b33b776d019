// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/result.h"

#include <QList>
#include <QString>
#include <QStringList>

namespace yuyi {

/// @brief The rows of a CSV file (UTF-8, with or without a byte order mark), without the apostrophes that protect formulas. NotFound: it
/// cannot be read. Invalid: it is larger than 64 MB, or no CSV. Any thread.
Result<QList<QStringList>> readCsvFile(const QString &path);

} // namespace yuyi
