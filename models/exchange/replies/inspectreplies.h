// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/exchange/replies/replies.h"

namespace yuyi {

/// @file Logs of Inspect: one JSON document, or a zip (.eval) with a JSON file for each sample and epoch.

Result<RepliesFile> readInspectJson(const QByteArray &text);
Result<RepliesFile> readInspectArchive(const QByteArray &zip);

} // namespace yuyi
