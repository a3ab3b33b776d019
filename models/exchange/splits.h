// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/annotation.h"
#include "models/domain/preset.h"
#include "models/domain/result.h"

#include <QHash>
#include <QList>
#include <QString>

namespace yuyi {

/// @brief SplitMix64 (Steele, Lea, Flood: Fast Splittable Pseudorandom Number Generators, OOPSLA 2014): the same numbers on
/// every platform and in every version, unlike those of the standard library's distributions.
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

/// @brief "dev:15,val:20,test:rest" → parts; "rest" is stored as weight 0. Invalid names the part that is wrong.
Result<QList<SplitPart>> parseSplits(const QString &text);
QString splitsText(const QList<SplitPart> &parts);

/// @brief Numbers of questions for each part. Without a "rest" the weights are shares of `total`, rounded by largest remainder
/// (ties to the earlier part). With a "rest" the weights are numbers of questions and the rest gets what is left.
/// Refused when the numbers exceed `total`.
Result<QList<int>> splitSizes(const QList<SplitPart> &parts, int total);

/// @brief The same splits as far as there are `total` questions for them: numbers that exceed it become smaller in proportion, and a
/// split that would get nothing is left out. A "rest" counts as much as all numbers together then.
QList<SplitPart> splitsWithin(const QList<SplitPart> &parts, int total);

/// @brief Deals items to splits at random; all questions of one image go to the same split. Depends on seed, parts and the
/// images' hashes only, not on the order of the items. Images are shuffled (Fisher–Yates on the order of hashes), then each goes
/// to the first part that still has room for all its questions; one that fits nowhere goes where most room is left.
/// Returns the split's name for each item, parallel. `hashes`: of every image of the items.
Result<QStringList> dealSplits(const QList<Item> &items, const QHash<ImageId, Sha256> &hashes, const QList<SplitPart> &parts,
                               quint32 seed);

} // namespace yuyi
