// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <vector>

namespace yuyi {

/// Number of characters as benchmark papers count them: Unicode code points, including white space and punctuation.
qsizetype characters(const QString &text);

/// @brief The form in which texts are compared: NFKC, lower case, runs of white space as one space, without white space and marks
/// that end a sentence or quotation at either end. Full-width and half-width forms become equal.
QString normalised(const QString &text);

/// The normalised text without any white space and punctuation.
QString bare(const QString &text);

/// @brief Hashes of all pairs of adjacent characters of the bare text, sorted and unique; a text of one character gives the hash
/// of that character. The same on every platform.
std::vector<quint32> shingles(const QString &text);
/// Jaccard index of two sorted lists (size of the intersection ÷ size of the union), 0…1; 0 for two empty lists.
double jaccard(const std::vector<quint32> &a, const std::vector<quint32> &b);

/// @brief Natural order: whether `a` sorts before `b` when numbers are compared by value, "dev-9" before "dev-10". The same in
/// every language and on every machine (a system collator does this only in some languages).
bool naturallyBefore(const QString &a, const QString &b);

/// @brief The form in which a text of several lines is stored: line feeds as line breaks, no-break spaces as spaces, no other control
/// characters, no white space at either end.
QString plainParagraphs(const QString &text);

/// "A" for 0 … "Z" for 25, then "AA"; the letter of an option in files and messages.
QString optionLetter(qsizetype index);

} // namespace yuyi
