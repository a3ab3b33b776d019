// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringView>

#include <optional>

namespace yuyi {

/// A number at the begin of a text that is written as an English word.
struct NumberWord {
    int value = 0;
    qsizetype length = 0; ///< UTF-16 units
};

/// @brief Reads an English cardinal from zero to ninety-nine at the begin of a text, in any case: "Nine", "twenty-one", "twenty one". It
/// ends where a word ends. Nothing: no such word stands there, or it goes on as "two-thirds" does. Pure; any thread.
std::optional<NumberWord> numberWordAt(QStringView text);

/// @brief Whether this one word, in lower case, is what a number word counts: "grids" behind "four". Behind one it may be any word that
/// a noun may be. Not "hundred", "of", "thirds" or "more". Pure; any thread.
bool isCountedBy(int number, const QString &word);

} // namespace yuyi
