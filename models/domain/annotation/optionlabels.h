// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/annotation/answer.h"
#include "models/domain/preset/questionkind.h"

#include <QString>
#include <QStringList>

namespace yuyi {

/// @brief What the kind of a question says of how replies to it are read. A kind of the preset, or a plain flag that says whether the
/// question takes several options, can be given for it.
struct AnswerForm {
    AnswerForm(bool takesSeveral = false, bool hasOwnLabels = false) : several(takesSeveral), ownLabels(hasOwnLabels) {}
    /// Of questions of this kind; null, an unknown kind: one option with a letter.
    AnswerForm(const QuestionKind *kind);

    bool several;   ///< several options may be correct
    bool ownLabels; ///< the options are their own labels; see areLabels()

    friend bool operator==(const AnswerForm &, const AnswerForm &) = default;
};

/// @brief Whether these texts are labels themselves: "1", "2" … in this order, at least two. They are it only as the fixed options of a
/// kind: options that an author wrote keep their letters, whatever they say.
bool areLabels(const QStringList &texts);
/// @brief The label of the option at a position as people and models see it: "3" where the fixed options of the kind are labels
/// themselves, else "C". `optionLabel(preset.kind(question.kind), 2)` is a call.
QString optionLabel(const AnswerForm &form, qsizetype position);
/// The labels of the options at these positions: "AC", or "1, 3" where they are labels themselves; empty for none.
QString optionLabels(const AnswerForm &form, const OptionSet &positions);
/// The labels of the options, or the text in quotation marks; empty for none.
QString answerLabel(const GivenAnswer &answer, const AnswerForm &form = {});

} // namespace yuyi
