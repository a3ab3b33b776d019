// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/result.h"
#include "models/exchange/casebook.h"

namespace yuyi {

/// @brief Writes a case book as an A4 PDF: an index with page numbers, then each case starting on a new page, with page numbers
/// at the foot. Needs a QGuiApplication; any thread. The file is written completely or not at all. Returns Refused if `target`
/// exists, and Environment if it cannot be written.
Result<> writeCaseBookPdf(const CaseBook &book, const QString &target);

} // namespace yuyi
