// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/codes.h"
#include "models/domain/preset/preset.h"
#include "models/domain/review/review.h"
#include "models/statistics/measure.h"
#include "models/statistics/resampling.h"

#include <QList>
#include <QString>

#include <array>
#include <atomic>
#include <optional>

namespace yuyi {

/// @brief Measures of agreement. Cohen: κ of two people; for more, the mean over all pairs (Light); quadratic weights on an
/// ordered dimension. Fleiss: κ for any number of people per image. Alpha: Krippendorff's α; ordinal on an ordered dimension,
/// with Jaccard distances on a multiple-choice dimension. MasiAlpha: α with MASI distances on a multiple-choice dimension.
enum class AgreementMeasure {
    Percent,
    Cohen,
    Fleiss,
    Alpha,
    Ac1,
    MasiAlpha
};

inline constexpr CodeTable<AgreementMeasure, 6> codesOf(AgreementMeasure)
{
    return {{{AgreementMeasure::Percent, u"percent"},
             {AgreementMeasure::Cohen, u"cohen"},
             {AgreementMeasure::Fleiss, u"fleiss"},
             {AgreementMeasure::Alpha, u"alpha"},
             {AgreementMeasure::Ac1, u"ac1"},
             {AgreementMeasure::MasiAlpha, u"masi_alpha"}}};
}
/// The translated title of the measure for a column header.
QString titleOf(AgreementMeasure measure);
inline constexpr size_t agreementMeasures = 6;

struct AgreementFigure {
    Measure value = undefined(Undefined::NoItems);
    std::optional<MeasuredInterval> interval; ///< no value: not computed yet, or `value` is undefined
};

/// All figures of one dimension, or, with an empty code, the mean of each measure over the dimensions it applies to.
struct AgreementLine {
    DimensionCode dimension;
    bool takesSeveral = false;
    qint64 used = 0;  ///< number of images that at least two people labelled
    qint64 total = 0; ///< number of images that anyone labelled
    std::array<AgreementFigure, agreementMeasures> figures;

    const AgreementFigure &figure(AgreementMeasure measure) const { return figures[static_cast<size_t>(measure)]; }
};

/// @brief Computes the figures of blind submissions: one line for each dimension in the preset's order, then the means. With
/// `plan`, also bootstrap intervals (images are resampled). Empty if `cancel` is set during the computation. Any thread.
QList<AgreementLine> agreementLines(const Preset &preset, const QList<SubmittedLabels> &labels,
                                    const std::optional<BootstrapPlan> &plan = {},
                                    const std::atomic<bool> *cancel = nullptr);

/// A translated sentence that explains a line: why a figure is undefined, or that a prevalent label makes it misleading.
QString remarkOn(const AgreementLine &line);

/// @brief Confusion matrix of labels over all pairs of people on one image. It is symmetric; the diagonal counts labels given by
/// both. In a multiple-choice dimension, labels given only by one are counted against labels given only by the other.
struct LabelConfusion {
    QList<LabelCode> labels;
    QList<QList<qint64>> pairs;
};

LabelConfusion confusionOf(const Dimension &dimension, const QList<SubmittedLabels> &labels);
/// The images counted in one cell, each once, in the order of `labels`.
QList<ImageId> imagesInCell(const Dimension &dimension, const QList<SubmittedLabels> &labels, int row, int column);
/// Images on which people differ in this dimension; null: in any dimension.
QList<ImageId> imagesWithDifferences(const Preset &preset, const Dimension *dimension, const QList<SubmittedLabels> &labels);
/// Images that at least two people labelled in this dimension; null: in any dimension.
QList<ImageId> imagesCompared(const Preset &preset, const Dimension *dimension, const QList<SubmittedLabels> &labels);

} // namespace yuyi
