// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/annotation/annotation.h"
#include "models/domain/preset/preset.h"
#include "models/domain/result.h"

#include <QHash>
#include <QList>
#include <QMap>
#include <QString>

namespace yuyi {

/// @brief SplitMix64 (Steele, Lea, Flood: Fast Splittable Pseudorandom Number Generators, OOPSLA 2014). It gives the same numbers
/// on every platform and in every version, unlike the distributions of the standard library.
class SplitMix64
{
public:
    explicit SplitMix64(quint64 seed) : m_state(seed) {}
    quint64 next();
    /// Uniform in 0…bound−1 without bias (values of the incomplete last interval are drawn again). bound > 0.
    quint64 below(quint64 bound);

private:
    quint64 m_state;
};

/// Parses "dev:15,val:20,test:rest" into parts; "rest" is stored as weight 0. Returns Invalid, which names the wrong part.
Result<QList<SplitPart>> parseSplits(const QString &text);
QString splitsText(const QList<SplitPart> &parts);

/// @brief The number of questions of each part. Without a "rest" the weights are shares of `total`, rounded by the largest
/// remainder method (ties go to the earlier part). With a "rest" the weights are numbers of questions and "rest" gets the
/// remaining ones. Returns Refused if the numbers exceed `total`.
Result<QList<int>> splitSizes(const QList<SplitPart> &parts, int total);

/// @brief Fits the splits to `total` questions. If the numbers add up to more than `total`, all are reduced in proportion and a
/// split that would get no question is omitted. In that case "rest" weighs as much as all numbers together.
QList<SplitPart> splitsWithin(const QList<SplitPart> &parts, int total);

/// @brief Assigns items to splits at random; all questions of one image go to the same split. The result depends only on the seed,
/// the parts and the images' hashes, not on the order of the items. Images are sorted by hash and shuffled (Fisher–Yates); then
/// each goes to the first part with room for all its questions, or, if there is none, to the part with the most room left.
/// Returns the name of the split for each item, in the order of `items`. `hashes` must contain every image of the items.
Result<QStringList> dealSplits(const QList<Item> &items, const QHash<ImageId, Sha256> &hashes, const QList<SplitPart> &parts,
                               quint32 seed);

/// The split that each item keeps: its own, else that of another question of its image; empty: it has none yet.
QStringList keptSplits(const QList<Item> &items);

/// The number of questions that the parts share where `kept` questions of some splits stay where they are: all but those of other splits.
int questionsOfParts(const QList<SplitPart> &parts, const QMap<QString, int> &kept, int total);

/// @brief How many of the other questions each part gets: what it lacks of its size among questionsOfParts().
Result<QList<int>> newSplitSizes(const QList<SplitPart> &parts, const QMap<QString, int> &kept, int total);

/// @brief As dealSplits, but items keep their keptSplits(). Only the others are assigned, by newSplitSizes(). A part is the split of
/// the same name, whatever the case of its letters.
Result<QStringList> dealNewItems(const QList<Item> &items, const QHash<ImageId, Sha256> &hashes, const QList<SplitPart> &parts,
                                 quint32 seed);

} // namespace yuyi
