// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/studies/study.h"

namespace yuyi {

/// @brief Returns the fields of a text that the lead of a study must still fill in: the words between `{{` and `}}`, without
/// repetition, in order. The default texts cannot know who is responsible, what a board has approved or what is paid.
QStringList openFields(const QString &text);

/// Returns the texts with every such field replaced by `words`.
StudyTexts withFieldsFilled(const StudyTexts &texts, const Title &words);

} // namespace yuyi
