// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/annotation/questionpictures.h"

#include <QList>

namespace yuyi {

/// @brief The pictures of one question as two annotators wrote it (null: one did not), each once, with captions that say whose it is and
/// where it stands there. The own picture, that of the image, is always among them. Without widgets.
QList<ItemPicture> comparedPictures(const Question *left, const Question *right, const Medium &own);

/// The pictures of all these questions, each once, with captions that name the question. The own picture is always among them.
QList<ItemPicture> picturesOfAll(const QList<Question> &questions, const Medium &own);

} // namespace yuyi
