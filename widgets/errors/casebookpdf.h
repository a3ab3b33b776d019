// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/result.h"
#include "models/exchange/casebook.h"

namespace yuyi {

/// @brief Writes a case book as PDF: A4, an index with page numbers in front, each case on a page of its own (longer ones go
/// on), the number at the foot of each page. Needs a QGuiApplication; any thread. Whole or not at all: Refused where `target`
/// exists, Environment.
Result<> writeCaseBookPdf(const CaseBook &book, const QString &target);

} // namespace yuyi
