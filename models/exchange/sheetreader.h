// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/result.h"

#include <QByteArray>
#include <QList>
#include <QStringList>

namespace yuyi {

/// @brief The first sheet of a workbook (.xlsx, ECMA-376) as texts: row after row from the first, blank cells are empty. Numbers as
/// they are stored. Invalid: no workbook, or damaged. Refused: larger than a sheet may be.
Result<QList<QStringList>> readFirstSheet(const QByteArray &workbook);

} // namespace yuyi
