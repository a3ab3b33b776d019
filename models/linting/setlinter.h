// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/annotation.h"
#include "models/domain/preset.h"
#include "models/linting/finding.h"

#include <QHash>
#include <QList>

namespace yuyi {

/// What the set linter knows of an image.
struct LintImage {
    QString name;        ///< how messages call it
    QString sourceUrl;
    QString licence;
    QString text;        ///< read in the image; may be empty
};

struct SetLintInput {
    QList<Item> items;
    QStringList names;                    ///< of the items, parallel; an empty or missing one is called by its number
    QHash<ImageId, LintImage> images;     ///< images missing here are not asked for source and licence
    bool requireLicence = false;          ///< missing source or licence: error instead of warning
    bool questions = true;                ///< also run the rules on each question
};

/// One entry of the report; `where` is for people ("dev-12, option C").
struct SetFinding {
    Finding finding;
    int item = -1;       ///< index in the input; −1: the set, or an image
    ImageId image;       ///< null: the set
    QString where;
};

/// @brief Entries of one image that disagree about a label.
struct LabelConflict {
    ImageId image;
    DimensionCode dimension;
    QList<QList<LabelCode>> values;   ///< the different answers, each once, in order of appearance
    QList<int> items;                 ///< indexes of the image's items
};

/// Figures behind the set rules.
struct SetFigures {
    qsizetype questions = 0;           ///< with exactly one key
    QList<int> keyPositions;           ///< how often each position holds the key
    double chiSquare = 0;              ///< Pearson's, against equal shares
    double chiSquareP = 1;             ///< upper tail, positions − 1 degrees of freedom
    qsizetype keyStrictlyLongest = 0;  ///< questions whose key is longer than every distractor
    double longestPickScore = 0;       ///< expected accuracy 0…1 of always picking the longest option, ties by chance
    double chance = 0;                 ///< mean of 1 / options
    double longestP = 1;               ///< P(at least so many strictly longest keys by chance), binomial, one-sided
    double meanSpread = 0;             ///< mean of longest option / shortest option
};

struct SetReport {
    QList<SetFinding> findings;        ///< errors first, then by rule
    SetFigures figures;
    int errors() const;
    int warnings() const;
};

/// @brief The linter on a released or imported set: the rules on each question, then balance, repetition, labels, licences.
/// 5,000 questions take about a second. Any thread.
SetReport lintSet(const SetLintInput &input, const Preset &preset);

/// Labels in which the entries of one image differ (imported sets have one entry per question).
QList<LabelConflict> labelConflicts(const QList<Item> &items);

SetFigures setFigures(const QList<Item> &items, int options);

} // namespace yuyi
