// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/annotation.h"
#include "models/domain/calibration.h"
#include "models/domain/preset.h"
#include "models/statistics/measure.h"

#include <QHash>
#include <QList>
#include <QString>

namespace yuyi {

/// Two labels that were given to the same image, and how many pairs of people did so.
struct ConfusedPair {
    LabelCode first;             ///< before `second` in the dimension
    LabelCode second;
    qint64 pairs = 0;
};

/// @brief How far people agree on one dimension. For dimensions that take one label: share of agreeing pairs, Light's κ (mean of
/// Cohen's; quadratic weights on an ordered dimension), Krippendorff's α (ordinal there), Gwet's AC1. For those that take
/// several: share of equal sets, α with MASI distances; κ and AC1 do not apply.
struct DimensionFigures {
    DimensionCode dimension;
    bool sets = false;
    qint64 images = 0;           ///< labelled by two or more
    Measure percent = undefined(Undefined::NoPairs);
    Measure kappa = undefined(Undefined::NoPairs);
    Measure alpha = undefined(Undefined::NoPairs);
    Measure ac1 = undefined(Undefined::NoPairs);
    QList<ConfusedPair> confused;   ///< most frequent first
};

/// What each person said about each image.
using LabelsOf = QHash<HandedIn, Labels>;

/// @brief Figures for every dimension of the preset over what is there; who has said nothing about an image does not count for it.
QList<DimensionFigures> agreementOn(const Preset &preset, const QList<ImageId> &images, const QList<PersonId> &people,
                                    const LabelsOf &labels);

/// @brief One plain sentence on what the figures mean, translated: why one is undefined, or where chance or one prevailing label
/// misleads.
QString sentenceOf(const DimensionFigures &figures);

} // namespace yuyi
