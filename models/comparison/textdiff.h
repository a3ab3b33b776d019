// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <QStringList>

namespace yuyi {

/// A stretch of text that both have, that only the first has, or that only the second has.
struct DiffRun {
    enum class Kind { Same, Removed, Added };
    Kind kind = Kind::Same;
    QString text;

    friend bool operator==(const DiffRun &, const DiffRun &) = default;
};

/// Characters as a reader sees them (Unicode grapheme clusters, UAX 29).
QStringList readableCharacters(const QString &text);

/// @brief What changes `from` into `to`, character by character, so that it works without spaces between words: the shortest
/// script of removals and additions (Myers 1986, Algorithmica 1:251–266), then short stretches that happen to be the same
/// between two changes are taken into them. Of a pair, what is removed stands first. Same and Removed runs together are
/// `from`, Same and Added runs `to`. Two texts with almost nothing in common beyond some thousand characters come back as one
/// replacement.
QList<DiffRun> textDiff(const QString &from, const QString &to);

/// @brief 2 · m / (n + k), 0…1, over the normalised texts of n and k characters with a longest common subsequence of m; two
/// empty texts: 1. Symmetric; 1 exactly when the normalised texts are equal.
double textSimilarity(const QString &a, const QString &b);

} // namespace yuyi
