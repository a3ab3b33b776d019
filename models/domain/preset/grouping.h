// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/preset/title.h"

#include <QString>
#include <QStringList>

namespace yuyi {

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

} // namespace yuyi
