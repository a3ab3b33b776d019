// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/codes.h"
#include "models/domain/preset.h"
#include "models/domain/review.h"
#include "models/statistics/measure.h"
#include "models/statistics/resampling.h"

#include <QList>
#include <QString>

#include <array>
#include <atomic>
#include <optional>

namespace yuyi {

/// @brief What is said of how far people agree. Cohen: κ of two people, with more the mean over all pairs (Light); quadratic
/// weights on an ordered dimension. Fleiss: for any number of people per image. Alpha: Krippendorff's, ordinal on an ordered
/// dimension, with Jaccard distances where several labels are taken. MasiAlpha: there with MASI distances.
enum class AgreementMeasure { Percent, Cohen, Fleiss, Alpha, Ac1, MasiAlpha };

inline constexpr CodeTable<AgreementMeasure, 6> codesOf(AgreementMeasure)
{
    return {{{AgreementMeasure::Percent, u"percent"}, {AgreementMeasure::Cohen, u"cohen"},
             {AgreementMeasure::Fleiss, u"fleiss"}, {AgreementMeasure::Alpha, u"alpha"},
             {AgreementMeasure::Ac1, u"ac1"}, {AgreementMeasure::MasiAlpha, u"masi_alpha"}}};
}
/// How the measure is called at the head of a column.
QString titleOf(AgreementMeasure measure);
inline constexpr size_t agreementMeasures = 6;

struct AgreementFigure {
    Measure value = undefined(Undefined::NoItems);
    std::optional<MeasuredInterval> interval;   ///< nothing: not computed yet, or the value is undefined
};

/// All figures of one dimension, or (empty code) their means over the dimensions each applies to.
struct AgreementLine {
    DimensionCode dimension;
    bool takesSeveral = false;
    qint64 used = 0;    ///< images that two or more people labelled
    qint64 total = 0;   ///< images that anybody labelled
    std::array<AgreementFigure, agreementMeasures> figures;

    const AgreementFigure &figure(AgreementMeasure measure) const { return figures[static_cast<size_t>(measure)]; }
};

/// @brief Figures over some blind submissions: a line for each dimension of the preset in its order, then their means. With a
/// plan also the bootstrap intervals, drawn over images; empty when `cancel` was set in the meantime. Any thread.
QList<AgreementLine> agreementLines(const Preset &preset, const QList<SubmittedLabels> &labels,
                                    const std::optional<BootstrapPlan> &plan = {},
                                    const std::atomic<bool> *cancel = nullptr);

/// One plain sentence on what a line means: why there is nothing, or where a prevailing label misleads. Translated.
QString remarkOn(const AgreementLine &line);

/// @brief Which labels stand against which: for each pair of people on one image. Symmetric; on the diagonal what both gave.
/// Where several labels are taken: what only one gave against what only the other gave.
struct LabelConfusion {
    QList<LabelCode> labels;
    QList<QList<qint64>> pairs;
};

LabelConfusion confusionOf(const Dimension &dimension, const QList<SubmittedLabels> &labels);
/// Images behind one cell, each once, in the order given.
QList<ImageId> imagesInCell(const Dimension &dimension, const QList<SubmittedLabels> &labels, int row, int column);
/// Images on which people differ in this dimension, or (null) in any.
QList<ImageId> imagesWithDifferences(const Preset &preset, const Dimension *dimension, const QList<SubmittedLabels> &labels);
/// Images that two or more people labelled in this dimension, or (null) in any.
QList<ImageId> imagesCompared(const Preset &preset, const Dimension *dimension, const QList<SubmittedLabels> &labels);

} // namespace yuyi
