// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/annotation/annotation.h"
#include "models/domain/preset/preset.h"

#include <QList>

#include <utility>

namespace yuyi {

/// @name Labels of images and of questions
/// A dimension belongs to one of the two (Dimension::of), and its code occurs once in a preset: put together, no label hides another.
/// @{
/// Puts the labels of a question to those of its image.
Labels joinedLabels(Labels ofImage, const Labels &ofQuestion);
/// The labels of an item: those of the image, and those of the question with this index. Without such a question: those of the image.
Labels labelsOfQuestion(const AnnotationContent &content, qsizetype question);
/// Those of these labels whose dimension belongs to the owner. A dimension that the preset does not define belongs to images.
Labels onlyOf(const Labels &labels, const Preset &preset, LabelOf of);
/// @brief Replaces all labels of the content: those of images go to the content, those of questions to every question of it.
void placeLabels(AnnotationContent &content, const Labels &labels, const Preset &preset);
/// Labels of nested dimensions that belong to no label of the parent dimension that is there.
QList<std::pair<DimensionCode, LabelCode>> outsideParent(const Labels &labels, const Preset &preset);
/// @}

/// What is wrong with a label that the preset cannot have given.
struct WrongLabel {
    enum class Kind {
        UnknownDimension,
        WrongOwner,   ///< a dimension of images at a question, or the other way round
        UnknownLabel, ///< neither a value of the dimension nor, in an open one, the stored form of a text
        TooMany       ///< more than one where one is chosen, or more than mostOpenLabels
    };
    DimensionCode dimension;
    LabelCode label; ///< of an unknown label alone
    Kind kind = Kind::UnknownDimension;

    friend bool operator==(const WrongLabel &, const WrongLabel &) = default;
};

/// @brief The faults of the labels of an image or of a question, by dimension. Labels that are required but missing, and labels outside
/// their parent, are none.
QList<WrongLabel> labelFaults(const Labels &labels, const Preset &preset, LabelOf of);

} // namespace yuyi
