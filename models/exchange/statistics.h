// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/annotation.h"
#include "models/domain/preset.h"

#include <QList>
#include <QString>

#include <utility>

namespace yuyi {

struct ValueCount {
    LabelCode value;
    int count = 0;         ///< images
    double percent = 0;    ///< of all images, 0…100
};

struct DimensionCount {
    DimensionCode dimension;
    QList<ValueCount> values;   ///< all of the preset, in its order, zeros too
    int unlabelled = 0;         ///< images without a value
};

struct SplitCount {
    QString name;          ///< empty: items without split
    int images = 0;
    int questions = 0;
};

/// Counts of images by two dimensions.
struct CrossTable {
    DimensionCode rows, columns;
    QList<LabelCode> rowValues, columnValues;
    QList<QList<int>> counts;   ///< [row][column]
};

/// @brief The statistics table of a benchmark (CII-Bench, appendix A): by image, an image with several values counts in each.
/// Where entries of one image differ, the first one counts. Lengths are in characters (code points): of every question, every
/// option, and each image's explanation (images without one left out); 0 where there is none.
struct Statistics {
    int images = 0;
    int questions = 0;
    int options = 0;
    QList<SplitCount> splits;          ///< in order of appearance
    QList<DimensionCount> labels;      ///< in the preset's order
    double meanQuestion = 0;
    double meanOption = 0;
    double meanExplanation = 0;
    CrossTable cross;                  ///< of `mainDimensions`; empty codes when the preset has no two
};

Statistics statisticsOf(const QList<Item> &items, const Preset &preset);

/// @brief The two dimensions that describe an image best: the first two of which one value is picked and whose values have no
/// order (CII-Bench: type, domain). Null where there are fewer.
std::pair<const Dimension *, const Dimension *> mainDimensions(const Preset &preset);

/// As `yuyi-cli stats --json` prints it: images, questions, splits, labels (published values), mean_length, cross.
QByteArray statisticsJson(const Statistics &statistics, const Preset &preset);

} // namespace yuyi
