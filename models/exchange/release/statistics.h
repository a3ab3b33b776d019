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
    int count = 0;      ///< images or questions, what the dimension is of
    double percent = 0; ///< of all of them, 0…100
};

struct DimensionCount {
    DimensionCode dimension;
    LabelOf of = LabelOf::Image;
    QList<ValueCount> values; ///< all values of the preset in its order, including zeros; of an open dimension the most frequent labels
    int unlabelled = 0;       ///< number of images or questions without a value
    int all = 0;              ///< number of images or questions, labelled or not
    int distinct = 0;         ///< of an open dimension: different labels; 0 of others
};

/// The greatest number of labels of an open dimension that statistics list.
inline constexpr int openLabelsListed = 10;

struct SplitCount {
    QString name; ///< empty: items without split
    int images = 0;
    int questions = 0;
};

/// Counts of images by two dimensions; of questions if one of them labels questions.
struct CrossTable {
    DimensionCode rows, columns;
    QList<LabelCode> rowValues, columnValues;
    QList<QList<int>> counts; ///< [row][column]
};

/// Images by whether they have the whole group of questions.
struct GroupImages {
    QString group;      ///< code
    int complete = 0;   ///< with a question of each member
    int incomplete = 0; ///< with a question of some members
};

/// Number of questions of one kind.
struct KindCount {
    QString kind; ///< code
    int questions = 0;
};

/// @brief The statistics table of a benchmark (CII-Bench, appendix A; CMMMU, tables 2 and 3). Labels of images are counted by image,
/// those of questions by question; what has several values counts in each of them. If the entries of one image differ, the first one
/// counts. Mean lengths are in characters (code
/// points) over all questions, all options that have a text, and the images that have an explanation; 0 if there are none. The places of
/// pictures in a question are no characters of it.
struct Statistics {
    int images = 0;
    int questions = 0;
    int options = 0;
    int pictures = 0;             ///< different pictures that the questions show; 0: each shows its image alone
    int severalPictures = 0;      ///< questions that show several, those of their options included
    int stemPictures = 0;         ///< pictures in the texts of questions, each as often as it is shown; 0 like `pictures`
    int pictureOptions = 0;       ///< options that have a picture
    int explained = 0;            ///< questions whose answer is explained
    QList<SplitCount> splits;     ///< in order of appearance
    QList<KindCount> kinds;       ///< in the preset's order; empty if it has only one kind of question
    QList<GroupImages> groups;    ///< in the preset's order; empty if it has no groups
    QList<DimensionCount> labels; ///< in the preset's order
    double meanQuestion = 0;
    double meanOption = 0;
    double meanExplanation = 0;
    double meanRationale = 0; ///< over the questions whose answer is explained
    CrossTable cross;         ///< of `mainDimensions`; empty codes if the preset has fewer than two
};

/// The title of a group of the preset; its code if it is unknown.
QString groupTitle(const Preset &preset, const QString &code);

/// `own`: the hashes of the items' images, which are only needed where questions have further pictures (Question::hasPictures()).
Statistics statisticsOf(const QList<Item> &items, const Preset &preset, const QHash<ImageId, Sha256> &own = {});

/// @brief The two main dimensions: the first two single-choice dimensions with unordered values that are neither open nor nested
/// (CII-Bench: type, domain). Null if there are fewer.
std::pair<const Dimension *, const Dimension *> mainDimensions(const Preset &preset);

/// The JSON printed by `yuyi-cli stats --json`: images, questions, splits, kinds (if there are several), labels (published values),
/// mean_length, cross; pictures, if a question has further ones; question_dimensions (those that are counted by question) and distinct, if
/// there are such; explained, if an answer is; groups (complete and incomplete images), if the preset has some.
QByteArray statisticsJson(const Statistics &statistics, const Preset &preset);

} // namespace yuyi
