// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace yuyi {

/// "All of the above", "none of the above" and their Chinese forms.
bool saysAllOrNone(const QString &text);

/// @brief Two negations of which one takes back the other ("不是没有", "not without"); set phrases (不得不, 不屈不挠) do not count.
bool hasDoubleNegation(const QString &text);

/// @brief The longest run of at least two characters that the question shares with its correct option but with no
/// distractor; words of `common` (label names, the stem that every question may have) and particles do not count. Empty: none.
QString echoOfKey(const QString &stem, const QString &key, const QStringList &distractors, const QStringList &common);

} // namespace yuyi
