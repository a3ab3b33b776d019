// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/evaluation/extraction/textanswer.h"

#include <QList>
#include <QString>

#include <optional>
#include <utility>

namespace yuyi {

inline const QString rightVerdict = QStringLiteral("对");
inline const QString wrongVerdict = QStringLiteral("错");

/// @brief The verdict of a reply to a true-or-false question: 对 or 错. The last verdict that is neither asked nor doubted counts, by its
/// meaning (不正确 is 错, 没有错误 is 对). A declared one comes before others; different ones without a conclusion are a miss. Pure;
/// any thread.
TextAnswer extractVerdict(const QString &reply);

/// The positions of the option that says right and of the one that says wrong, where these are all options: 对 and 错, True and False.
std::optional<std::pair<int, int>> verdictOptions(const QList<ShownOption> &options);

} // namespace yuyi
