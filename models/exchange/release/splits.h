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

/// @brief Assigns items to splits at random; what `by` says stays together. The result depends only on the seed, the parts, the hashes of
/// the images and, where not whole images are assigned, on the questions, not on the order of the items. Groups are sorted by hash and
/// shuffled (Fisher–Yates); then each goes to the first part with room for all its questions, or, if there is none, to the part with the
/// most room left. Returns the name of the split for each item, in the order of `items`. `hashes` must contain every image of the items.
/// Refused: pictures connect more questions than a part takes.
Result<QStringList> dealSplits(const QList<Item> &items, const QHash<ImageId, Sha256> &hashes, const QList<SplitPart> &parts,
                               quint32 seed, SplitBy by = SplitBy::Image);

/// @brief The split that each item keeps: its own, else that of another question that stays together with it; empty: it has none yet.
/// `hashes`: needed for SplitBy::Shown alone.
QStringList keptSplits(const QList<Item> &items, SplitBy by = SplitBy::Image, const QHash<ImageId, Sha256> &hashes = {});

/// How many pictures of a split are also in the largest one, which is as a rule the one that models are trained on.
struct SharedPictures {
    QString split;
    QString largest;
    int pictures = 0; ///< different ones that the questions of the split show, also as options
    int shared = 0;   ///< of these: those that questions of the largest split show
};

/// For all splits but the largest, by name. `names`: the splits of the items.
QList<SharedPictures> sharedPictures(const QList<Item> &items, const QHash<ImageId, Sha256> &hashes, const QStringList &names);

/// The number of questions that the parts share where `kept` questions of some splits stay where they are: all but those of other splits.
int questionsOfParts(const QList<SplitPart> &parts, const QMap<QString, int> &kept, int total);

/// @brief How many of the other questions each part gets: what it lacks of its size among questionsOfParts().
Result<QList<int>> newSplitSizes(const QList<SplitPart> &parts, const QMap<QString, int> &kept, int total);

/// @brief As dealSplits, but items keep their keptSplits(). Only the others are assigned, by newSplitSizes(). A part is the split of
/// the same name, whatever the case of its letters.
Result<QStringList> dealNewItems(const QList<Item> &items, const QHash<ImageId, Sha256> &hashes, const QList<SplitPart> &parts,
                                 quint32 seed, SplitBy by = SplitBy::Image);

/// The items of a set with what is needed to choose their splits.
struct SplitMaterial {
    QList<Item> items;
    QHash<ImageId, Sha256> hashes;          ///< of all images of the items
    QMap<SplitBy, QMap<QString, int>> kept; ///< number of questions for each split that some of them have and keep
};
SplitMaterial splitMaterial(const QList<Item> &items, const QHash<ImageId, Sha256> &hashes);

/// What one way to assign the questions gives.
struct SplitWay {
    SplitBy by = SplitBy::Image;
    QMap<QString, int> sizes; ///< number of questions of each split
    QList<SharedPictures> shared;
    QString refusal; ///< a sentence: the questions cannot be assigned so; empty: they can
};
/// All ways, with these parts and this seed.
QList<SplitWay> splitWays(const SplitMaterial &material, const QList<SplitPart> &parts, bool keepsSplits, quint32 seed);

/// What stays together, for choosing it.
QString titleOf(SplitBy by);
/// The figures in words, one after another; empty: there is one split alone.
QString sharedText(const QList<SharedPictures> &shared);

} // namespace yuyi
