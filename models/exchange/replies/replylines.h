// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/exchange/replies/replies.h"

namespace yuyi {

/// Reads JSON lines or an array of {id, response}.
Result<RepliesFile> readReplyLines(const QByteArray &text);

} // namespace yuyi
