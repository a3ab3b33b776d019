// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/annotation/annotation.h"
#include "models/domain/preset/preset.h"
#include "models/domain/review/calibration.h"
#include "models/statistics/measure.h"

#include <QHash>
#include <QList>
#include <QString>

namespace yuyi {

/// Two labels given to the same image, and the number of pairs of people who differed in this way.
struct ConfusedPair {
    LabelCode first; ///< precedes `second` in the dimension
    LabelCode second;
    qint64 pairs = 0;
};

/// @brief Agreement on one dimension. Single-choice dimensions: share of agreeing pairs, Light's κ (the mean of Cohen's κ over all
/// pairs; quadratic weights if the dimension is ordered), Krippendorff's α (ordinal if ordered) and Gwet's AC1. Multiple-choice
/// dimensions: share of equal sets and α with MASI distances; κ and AC1 do not apply.
struct DimensionFigures {
    DimensionCode dimension;
    bool sets = false;
    qint64 images = 0; ///< number of images labelled by at least two people
    Measure percent = undefined(Undefined::NoPairs);
    Measure kappa = undefined(Undefined::NoPairs);
    Measure alpha = undefined(Undefined::NoPairs);
    Measure ac1 = undefined(Undefined::NoPairs);
    QList<ConfusedPair> confused; ///< most frequent first
};

/// The labels that each person gave to each image.
using LabelsOf = QHash<HandedIn, Labels>;

/// Figures for every dimension of the preset. A person who has not labelled an image is ignored for that image.
QList<DimensionFigures> agreementOn(const Preset &preset, const QList<ImageId> &images, const QList<PersonId> &people,
                                    const LabelsOf &labels);

/// @brief A translated sentence that explains the figures: why one is undefined, or that chance or a prevalent label makes them
/// misleading.
QString sentenceOf(const DimensionFigures &figures);

} // namespace yuyi
