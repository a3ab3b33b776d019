// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/annotation/annotation.h"
#include "models/domain/preset/preset.h"

#include <QHash>
#include <QList>
#include <QString>

#include <utility>

namespace yuyi {

struct ValueCount {
    LabelCode value;
    int count = 0;      ///< images
    double percent = 0; ///< of all images, 0…100
};

struct DimensionCount {
    DimensionCode dimension;
    QList<ValueCount> values; ///< all values of the preset in its order, including zeros
    int unlabelled = 0;       ///< number of images without a value
};

struct SplitCount {
    QString name; ///< empty: items without split
    int images = 0;
    int questions = 0;
};

/// Counts of images by two dimensions.
struct CrossTable {
    DimensionCode rows, columns;
    QList<LabelCode> rowValues, columnValues;
    QList<QList<int>> counts; ///< [row][column]
};

/// Number of questions of one kind.
struct KindCount {
    QString kind; ///< code
    int questions = 0;
};

/// @brief The statistics table of a benchmark (CII-Bench, appendix A). Labels are counted by image; an image with several values
/// counts in each of them. If the entries of one image differ, the first one counts. Mean lengths are in characters (code
/// points) over all questions, all options that have a text, and the images that have an explanation; 0 if there are none. The places of
/// pictures in a question are no characters of it.
struct Statistics {
    int images = 0;
    int questions = 0;
    int options = 0;
    int pictures = 0;             ///< different pictures that the questions show; 0: each shows its image alone
    int severalPictures = 0;      ///< questions that show several, those of their options included
    int pictureOptions = 0;       ///< options that have a picture
    QList<SplitCount> splits;     ///< in order of appearance
    QList<KindCount> kinds;       ///< in the preset's order; empty if it has only one kind of question
    QList<DimensionCount> labels; ///< in the preset's order
    double meanQuestion = 0;
    double meanOption = 0;
    double meanExplanation = 0;
    CrossTable cross; ///< of `mainDimensions`; empty codes if the preset has fewer than two
};

/// `own`: the hashes of the items' images, which are only needed where questions have further pictures (Question::hasPictures()).
Statistics statisticsOf(const QList<Item> &items, const Preset &preset, const QHash<ImageId, Sha256> &own = {});

/// @brief The two main dimensions: the first two single-choice dimensions with unordered values (CII-Bench: type, domain).
/// Null if there are fewer.
std::pair<const Dimension *, const Dimension *> mainDimensions(const Preset &preset);

/// The JSON printed by `yuyi-cli stats --json`: images, questions, splits, kinds (if there are several), labels (published values),
/// mean_length, cross; pictures, if a question has further ones.
QByteArray statisticsJson(const Statistics &statistics, const Preset &preset);

} // namespace yuyi
