// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/annotation/questionforms.h"

namespace yuyi {

namespace {

Option newOption(const QString &text = {})
{
    Option option;
    option.id = OptionId::create();
    option.text = text;
    return option;
}

} // namespace

Question newQuestion(const Preset &preset, bool first)
{
    const QuestionKind &kind = preset.kinds.constFirst();
    Question question;
    question.id = QuestionId::create();
    question.versionId = QuestionVersionId::create();
    question.kind = kind.code;
    if (first)
        question.stem = preset.questions.firstStem;
    question.options = optionsOfKind({}, kind);
    return withoutEmptyEnd(question, kind);
}

QList<Option> optionsOfKind(const QList<Option> &options, const QuestionKind &kind)
{
    QList<Option> result = options;
    if (kind.isFixed()) {
        result.clear();
        for (const QString &text : kind.fixed) {
            Option option = newOption(text);
            if (const Option &former = options.value(result.size()); former.text == text)
                option = former;
            result.append(option);
        }
        return result;
    }
    while (result.size() > kind.mostOptions)
        result.removeLast();
    while (result.size() < kind.mostOptions)
        result.append(newOption());
    return result;
}

Question withoutEmptyEnd(Question question, const QuestionKind &kind)
{
    const auto isEmpty = [](const Option &option) { return option.text.isEmpty() && option.note.isEmpty() && !option.correct; };
    while (question.options.size() > kind.fewestOptions && isEmpty(question.options.constLast()))
        question.options.removeLast();
    return question;
}

} // namespace yuyi
