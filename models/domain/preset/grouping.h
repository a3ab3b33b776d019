// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/preset/title.h"

#include <QString>
#include <QStringList>

namespace yuyi {

struct Dimension;

/// @brief Kinds of questions that are asked about one image together, each at most once. The group of an image is not stored: its
/// members are the questions of the image that have one of these kinds.
struct QuestionGroup {
    QString code;
    Title title;
    QStringList members; ///< codes of kinds, in the order in which they are asked
};

/// @brief What is counted as one: an image is right if its questions of all these kinds are right. n: the images that have a question of
/// each of these kinds (MARVEL, Table 2: AVR, fine, coarse and their combinations).
struct Metric {
    QString code;
    Title title;
    QStringList all; ///< codes of kinds, at least one; several belong to one group
};

/// Whether several questions of an image are counted as one.
bool countsSeveral(const Metric &metric);

/// Whether images can be grouped by the labels of a dimension where the metric is counted.
bool groupsImages(const Dimension &dimension, const Metric &metric);

} // namespace yuyi
