// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/annotation/optionlabels.h"
#include "widgets/review/fields/questionmerge.h"

#include <QString>

namespace yuyi {

class DiffLabel;

/// Accepted answers, one in a line, each with the mark of what is right.
QString shownAccepted(const QString &lines);
/// An option behind its label; a correct one has a mark before it.
QString lettered(const Option &option, int index, const AnswerForm &form);
/// @brief Shows what a side says in a part; where both sides have the question, differences are marked. `own`: the picture of the image. A
/// part that consists of pictures needs no words if the side has some; labels need none.
void showSide(DiffLabel *label, const QuestionMerge &merge, const QuestionPart &part, bool left, const Medium &own,
              const AnswerForm &form);

} // namespace yuyi
