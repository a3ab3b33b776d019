// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/domain/annotation/filled.h"

#include "models/domain/annotation/questionpictures.h"
#include "models/domain/annotation/written.h"

#include <algorithm>

namespace yuyi {

namespace {

QList<Sha256> picturesOf(const Question &question)
{
    QList<Sha256> pictures;
    for (const Medium &medium : question.media)
        pictures.append(medium.sha256);
    return pictures;
}

/// What the correct options say or show.
QStringList rightTexts(const Question &question)
{
    QStringList texts;
    for (const Option &option : question.options) {
        if (option.correct)
            texts.append(option.picture.isNull() ? option.text : pictureToken(option.picture.sha256));
    }
    return texts;
}

/// The texts of all options of a question, in no particular order.
QStringList optionTexts(const Question &question)
{
    QStringList texts;
    for (const Option &option : question.options)
        texts.append(option.text);
    texts.sort();
    return texts;
}

/// Whether the template says all options, and which one is right.
bool saysOptions(const Question &filled)
{
    return !rightTexts(filled).isEmpty() && filled.options.size() > 1
        && std::none_of(filled.options.begin(), filled.options.end(), [](const Option &option) { return option.isEmpty(); });
}

} // namespace

const Question *Filled::ofKind(const QString &kind) const
{
    const auto found = std::find_if(questions.begin(), questions.end(), [&](const Question &question) { return question.kind == kind; });
    return found == questions.end() ? nullptr : &*found;
}

bool differsFromTemplate(const Question &question, const Question &filled)
{
    if (question.stem != filled.stem)
        return true;
    if (!filled.media.isEmpty() && picturesOf(question) != picturesOf(filled))
        return true;
    const auto isAccepted = [&](const QString &answer) {
        return std::any_of(question.accepted.begin(), question.accepted.end(),
                           [&](const QString &accepted) { return sameWritten(accepted, answer); });
    };
    if (!filled.accepted.isEmpty() && !isAccepted(filled.accepted.constFirst()))
        return true;
    if (saysOptions(filled) && optionTexts(question) != optionTexts(filled))
        return true;
    const QStringList right = rightTexts(filled);
    return !right.isEmpty() && rightTexts(question) != right;
}

Question filledAnew(Question question, const Question &filled)
{
    question.stem = filled.stem;
    if (!filled.media.isEmpty())
        question.media = filled.media;
    if (!filled.accepted.isEmpty())
        question.accepted = filled.accepted;
    const QString right = rightTexts(filled).value(0);
    if (right.isEmpty() || (question.options.isEmpty() && !saysOptions(filled)))
        return question;
    if (saysOptions(filled) && optionTexts(question) != optionTexts(filled)) {
        question.options = filled.options;
        return question;
    }
    const auto says = [&](const Option &option) { return option.text == right; };
    auto key = std::find_if(question.options.begin(), question.options.end(), says);
    if (key == question.options.end()) {
        // The words of the right option changed; which one it is did not.
        key = question.options.begin() + std::max(0, question.keyIndex());
        key->text = right;
    }
    for (auto option = question.options.begin(); option != question.options.end(); ++option)
        option->correct = option == key;
    return question;
}

Question drawnAnew(Question question, const Question &drawn)
{
    question.stem = drawn.stem;
    question.options = drawn.options;
    question.media.clear();
    return question;
}

} // namespace yuyi
