// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/json/json.h"

#include <QDeadlineTimer>

namespace yuyi {

/// parseJson() for a server's answer: Cancelled if the text is not parsed before the deadline.
Result<Json> parseJsonWithin(const QByteArray &text, qint64 sizeLimit, QDeadlineTimer deadline);

} // namespace yuyi
