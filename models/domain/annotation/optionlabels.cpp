// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/domain/annotation/optionlabels.h"

#include "models/domain/text.h"

namespace yuyi {

bool areLabels(const QStringList &texts)
{
    for (qsizetype i = 0; i < texts.size(); ++i) {
        if (texts.at(i) != QString::number(i + 1))
            return false;
    }
    return texts.size() > 1;
}

AnswerForm::AnswerForm(const QuestionKind *kind) : several(kind && kind->takesSeveral()), ownLabels(kind && areLabels(kind->fixed)) {}

QString optionLabel(const AnswerForm &form, qsizetype position)
{
    return form.ownLabels ? QString::number(position + 1) : optionLetter(position);
}

QString optionLabels(const AnswerForm &form, const OptionSet &positions)
{
    if (!form.ownLabels)
        return optionLetters(positions);
    QStringList labels;
    for (const int position : positions.positions())
        labels.append(optionLabel(form, position));
    return labels.join(QStringLiteral(", "));
}

QString answerLabel(const GivenAnswer &answer, const AnswerForm &form)
{
    return answer.text.isEmpty() ? optionLabels(form, answer.options) : u'“' + answer.text + u'”';
}

} // namespace yuyi
