// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/evaluation/extraction/textanswer.h"

#include <QString>

namespace yuyi {

/// @brief The verdict of a reply to a true-or-false question: 对 or 错. The last verdict that is neither asked nor doubted counts, by its
/// meaning (不正确 is 错, 没有错误 is 对). A declared one comes before others; different ones without a conclusion are a miss. Pure;
/// any thread.
TextAnswer extractVerdict(const QString &reply);

} // namespace yuyi
