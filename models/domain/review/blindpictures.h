// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/annotation/questionpictures.h"
#include "models/domain/review/validation.h"

#include <QList>

namespace yuyi {

/// @brief The pictures of a question that is answered blind: those of the stem, then those of the options as they are shown to the
/// person. The own picture, that of the question's image, is among them only where the question shows it. Pure; any thread.
QList<ItemPicture> blindPictures(const BlindQuestion &question, const Medium &own, const QList<BlindQuestion::Choice> &shown);

} // namespace yuyi
