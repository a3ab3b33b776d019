// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <QStringList>

namespace yuyi {

/// A stretch of text that is in both texts, only in the first, or only in the second.
struct DiffRun {
    enum class Kind {
        Same,
        Removed,
        Added
    };
    Kind kind = Kind::Same;
    QString text;

    friend bool operator==(const DiffRun &, const DiffRun &) = default;
};

/// Characters as a reader sees them (Unicode grapheme clusters, UAX 29).
QStringList readableCharacters(const QString &text);

/// @brief The changes from `from` to `to`, character by character, so languages without spaces work: the shortest edit script
/// (Myers 1986, Algorithmica 1:251–266); then short equal stretches between two changes are merged into them. In a replacement,
/// the removal comes first. Same and Removed runs together give `from`, Same and Added runs give `to`. Two texts with almost
/// nothing in common beyond some thousand characters give a single replacement.
QList<DiffRun> textDiff(const QString &from, const QString &to);

/// @brief Similarity 2 · m / (n + k), 0…1, of the normalised texts, where n and k are their lengths and m is the length of their
/// longest common subsequence; 1 for two empty texts. Symmetric; 1 exactly when the normalised texts are equal.
double textSimilarity(const QString &a, const QString &b);

} // namespace yuyi
