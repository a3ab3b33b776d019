// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/annotation/annotation.h"
#include "models/domain/annotation/filled.h"
#include "models/domain/annotation/medium.h"
#include "models/domain/preset/preset.h"
#include "models/linting/finding.h"

#include <QHash>
#include <QList>

namespace yuyi {

/// An image for the set linter.
struct LintImage {
    QString name; ///< name used in messages
    QString sourceUrl;
    QString licence;
    QString text;       ///< text recognised in the image; may be empty
    Sha256 own = {};    ///< hash of its picture; null: not known
    Filler filler = {}; ///< what the templates make of it; empty: there are none
};

struct SetLintInput {
    QList<Item> items;
    QStringList names;                ///< names of the items, in the same order; if empty or missing, the number is used
    QHash<ImageId, LintImage> images; ///< source and licence are checked only for the images listed here
    bool requireLicence = false;      ///< a missing source or licence is an error instead of a warning
    bool questions = true;            ///< also run the rules on each question
    /// Further pictures of the questions. Source and licence are checked only for those listed here.
    QHash<Sha256, MediumFacts> media = {};
};

/// One entry of the report. `where` is a readable position ("dev-12, option C").
struct SetFinding {
    Finding finding;
    int item = -1; ///< index in the input; −1: concerns the set or an image
    ImageId image; ///< null: concerns the set
    QString where;
};

/// Entries of one image that disagree in a label.
struct LabelConflict {
    ImageId image;
    DimensionCode dimension;
    QList<QList<LabelCode>> values; ///< the distinct values in order of appearance
    QList<int> items;               ///< indices of the image's items
};

/// Statistics used by the rules on the whole set.
struct SetFigures {
    qsizetype questions = 0;          ///< number of questions with exactly one key
    QList<int> keyPositions;          ///< how often each position holds the key, of questions whose options authors write
    double chiSquare = 0;             ///< Pearson's chi-square against a uniform distribution
    double chiSquareP = 1;            ///< upper tail, positions − 1 degrees of freedom
    bool isTested = false;            ///< the two above may be used: at each position enough keys are expected, see isTestable()
    double fewestExpected = 0;        ///< keys that are expected by chance at the position with the fewest
    qsizetype keyStrictlyLongest = 0; ///< questions whose key is longer than every distractor
    double longestPickScore = 0;      ///< expected accuracy 0…1 of always picking the longest option; ties are broken at random
    double chance = 0;                ///< mean of 1 / options
    double longestP = 1;              ///< one-sided binomial p-value: P(at least this many strictly longest keys by chance)
    double meanSpread = 0;            ///< mean of longest option / shortest option
};

struct SetReport {
    QList<SetFinding> findings; ///< errors first, then by rule
    SetFigures figures;
    int errors() const;
    int warnings() const;
};

/// @brief Runs the linter on a released or imported set: first the rules on each question, then those on balance, repetition,
/// labels and licences. 5,000 questions take about a second. Any thread.
SetReport lintSet(const SetLintInput &input, const Preset &preset);

/// Finds labels in which the entries of one image differ (imported sets have one entry per question).
QList<LabelConflict> labelConflicts(const QList<Item> &items);

SetFigures setFigures(const QList<Item> &items, const Preset &preset);

} // namespace yuyi
