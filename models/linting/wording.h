// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace yuyi {

/// Whether an option says "all of the above" or "none of the above", in English or Chinese.
bool saysAllOrNone(const QString &text);

/// Whether a text has two negations that cancel each other ("不是没有", "not without"). Set phrases (不得不,
/// 不屈不挠) do not count.
bool hasDoubleNegation(const QString &text);

/// @brief The longest run of at least two characters that the stem shares with the correct option but with no distractor.
/// Words of `common` (label names, the preset's first stem) and particles do not count. Empty if there is none.
QString echoOfKey(const QString &stem, const QString &key, const QStringList &distractors, const QStringList &common);

} // namespace yuyi
