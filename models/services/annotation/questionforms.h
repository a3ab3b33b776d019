// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/annotation/annotation.h"
#include "models/domain/preset/preset.h"

namespace yuyi {

/// @brief An empty question with the ids it keeps, of the preset's first kind, without labels. `first`: the first of its image, whose
/// stem is filled in.
Question newQuestion(const Preset &preset, bool first);
/// @brief The same, behind these questions of its image: of the first kind that a group of the preset still lacks, else of the first kind.
Question newQuestion(const Preset &preset, const QList<Question> &before);

/// @brief The options of a question that becomes one of this kind: the fixed ones, or as many fields as it may have at most. Texts of
/// `options` stay where the kind lets people write them. No option is correct that was not before.
QList<Option> optionsOfKind(const QList<Option> &options, const QuestionKind &kind);

/// @brief The question, of the kind `from`, as one of the kind `to`. Correct options become accepted answers, as many as there may be, and
/// accepted answers correct options; other texts stay as optionsOfKind() says. Of the pictures those stay that the kind takes; the stem
/// keeps its marks.
Question inKind(Question question, const QuestionKind &from, const QuestionKind &to);

/// @brief The question without the empty options at its end that its kind does not need, and without empty accepted answers at
/// its end. So a form can show as many fields as a question may have, and only what is written is stored.
Question withoutEmptyEnd(Question question, const QuestionKind &kind);

/// @brief Gives a typed question the version and the ids that it was stored with. Nothing happens if it has another number of options by
/// now; the options keep their ids if they read otherwise by now: the next save settles it.
void takeStoredIds(Question &typed, const Question &stored, const QuestionKind &kind);

} // namespace yuyi
