// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/result.h"

#include <QByteArray>
#include <QList>
#include <QStringList>

namespace yuyi {

/// @brief Reads the first sheet of a workbook (.xlsx, ECMA-376) as texts, row by row. Blank cells are empty texts; numbers are
/// returned as stored. Returns Invalid if the file is damaged or not a workbook, and Refused if it is larger than a sheet may be.
Result<QList<QStringList>> readFirstSheet(const QByteArray &workbook);

} // namespace yuyi
