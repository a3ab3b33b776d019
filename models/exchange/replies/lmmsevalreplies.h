// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/exchange/replies/replies.h"

namespace yuyi {

/// Reads the samples that lmms-eval logs.
Result<RepliesFile> readLmmsEval(const QByteArray &text);

} // namespace yuyi
