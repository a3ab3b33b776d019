// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/result.h"

#include <QList>
#include <QString>
#include <QStringList>

namespace yuyi::cli {

/// @brief The rows of a CSV file (UTF-8, with or without a byte order mark), without the apostrophes that protect formulas. NotFound: it
/// cannot be read. Invalid: it is larger than 64 MB, or no CSV.
Result<QList<QStringList>> csvRowsOf(const QString &path);

} // namespace yuyi::cli
