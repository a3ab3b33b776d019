// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/study.h"

namespace yuyi {

/// @brief What the lead of a study still has to say in a text: the words between `{{` and `}}`, each once, in their order. The texts that
/// come with the program cannot know who is responsible, what a board has approved, what is paid.
QStringList openFields(const QString &text);

/// The texts with every such field replaced by the same words.
StudyTexts withFieldsFilled(const StudyTexts &texts, const Title &words);

} // namespace yuyi
