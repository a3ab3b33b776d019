// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <vector>

namespace yuyi {

/// Number of characters as benchmark papers count them: Unicode code points, white space and punctuation included.
qsizetype characters(const QString &text);

/// @brief The form in which two texts count as equal: NFKC, lower case, runs of white space as one space, none at the ends,
/// none of the marks that end a sentence or quotation there. Full-width and half-width forms become the same.
QString normalised(const QString &text);

/// The normalised text without any white space and punctuation: only what carries meaning.
QString bare(const QString &text);

/// @brief Hashes of all pairs of neighbouring characters of the bare text, sorted, each once; a text of one character gives
/// that one. The same on every platform.
std::vector<quint32> shingles(const QString &text);
/// Size of the intersection over size of the union of two sorted lists, 0…1; two empty lists: 0.
double jaccard(const std::vector<quint32> &a, const std::vector<quint32> &b);

/// @brief Whether a stands before b where numbers count by their value: "dev-9" before "dev-10". The same in every language and on
/// every machine (a collator of the system's does this in some languages only).
bool naturallyBefore(const QString &a, const QString &b);

/// "A" for 0 … "Z" for 25, then "AA"; how options are called in files and messages.
QString optionLetter(qsizetype index);

} // namespace yuyi
