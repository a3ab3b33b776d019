// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/exchange/benchmarks/writers.h"

namespace yuyi {

/// @name What tasks and labelling configurations of Label Studio are made of
/// @{
/// The tag that shows the image. In capitals, because a dimension may be called "image".
inline const QString labelStudioImage = QStringLiteral("Image");
/// The member of a task's data that holds the hash of the image.
inline const QString labelStudioHash = QStringLiteral("image_sha256");
/// @}

/// @brief Writes tasks for Label Studio: for each split a JSON array with one task per image, whose labels are a prediction, and
/// `labeling-config.xml` with the dimensions of images that have values. Images are named as local files below the folder. Returns the
/// names of the files; the caller writes pictures and extra files.
Result<QStringList> writeLabelStudioFiles(const WriteJob &job, PartFolder &folder);

/// Dimensions that the tasks do not have, those of questions and open ones; at most one sentence for the user.
QStringList labelStudioNotes(const Preset &preset);

} // namespace yuyi
