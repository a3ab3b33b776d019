// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace yuyi {

/// "All of the above", "none of the above" and their Chinese forms.
bool saysAllOrNone(const QString &text);

/// @brief Two negations within one clause ("不是没有", "not … without"); words that merely hold the character of a negation
/// (不同, 非常, 无论 …) do not count.
bool hasDoubleNegation(const QString &text);

/// @brief The longest run of at least two characters that the question shares with its correct option, but neither with a
/// distractor nor with `common` (the stem that every question may have). Empty: none.
QString echoOfKey(const QString &stem, const QString &key, const QStringList &distractors, const QString &common);

} // namespace yuyi
