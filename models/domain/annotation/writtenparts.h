// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <QStringView>

#include <optional>

namespace yuyi {

/// A part of a text, UTF-16 units.
struct TextPart {
    qsizetype start = 0;
    qsizetype length = 0;
};

/// @brief A number as it is written, with what stands behind it.
struct WrittenNumber {
    QString digits;    ///< without thousands marks; a power, or 万 without a unit, is multiplied out
    double value = 0;  ///< of the digits
    double times = 1;  ///< of the unit: 10000 of 万元, 0.01 of %
    QString unit;      ///< without 万; in lower case; empty: none
    bool word = false; ///< may be a word that counts nothing: 三角, 4K
};

/// Which units a number may have: those that are known, also nouns that are counted in Chinese numerals (三个苹果) or English words (four
/// grids), or whatever short text stands behind its digits.
enum class NumberUnits {
    Known,
    Nouns,
    Any
};

/// @brief Reads a text that is a number and nothing else: 1,090,760 · 一百零五 · 86.79万元 · 3.2×10^5 N · 三个半 · 第3名 · nine. The text is
/// in NFKC, with powers as "^" and without marks around it. Nothing: it is no number. Pure; any thread.
std::optional<WrittenNumber> writtenNumber(const QString &text, NumberUnits units = NumberUnits::Known);

/// The measure word of a unit: 只 of 只 and of 只猫. Empty: the unit is another one.
QString measureWordOf(const QString &unit);

/// @brief What is left of a text without white space, quotation marks and marks that end a sentence at either end. A bracket goes where
/// its partner is at the other end or missing.
TextPart withoutOuterMarks(QStringView text);

/// @brief Writes raised digits behind a digit as a power, before NFKC makes them digits like others: 10³ becomes 10^3.
/// @param origin where given: the position of each unit in `text`, and one for the end
QString withPowers(const QString &text, QList<qsizetype> *origin = nullptr);

} // namespace yuyi
