// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/json/json.h"
#include "models/exchange/replies/replies.h"

namespace yuyi {

/// @file The predictions that VLMEvalKit writes: all columns of the benchmark's TSV but the picture, and `prediction`.

Result<RepliesFile> readVlmEvalKitJson(const Json &document);
/// `rows` are the rows of the workbook or TSV; the first one names the columns.
Result<RepliesFile> readVlmEvalKitRows(const QList<QStringList> &rows);

} // namespace yuyi
