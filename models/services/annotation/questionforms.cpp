// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/annotation/questionforms.h"

#include "models/domain/annotation/written.h"

#include <algorithm>

namespace yuyi {

namespace {

Option newOption(const QString &text = {})
{
    Option option;
    option.id = OptionId::create();
    option.text = text;
    return option;
}

/// The correct options as accepted answers, as far as there may be such.
QStringList asAccepted(const QList<Option> &options)
{
    QStringList accepted;
    QStringList forms;
    for (const Option &option : options) {
        const QString text = option.text.trimmed().left(longestWritten);
        const QString form = writtenForm(text);
        if (!option.correct || form.isEmpty() || forms.contains(form) || accepted.size() == mostAccepted)
            continue;
        accepted.append(text);
        forms.append(form);
    }
    return accepted;
}

/// The accepted answers as correct options, as many as may be correct.
QList<Option> asOptions(const QStringList &accepted, const QuestionKind &kind)
{
    QList<Option> options;
    for (const QString &text : accepted) {
        if (text.trimmed().isEmpty() || options.size() == kind.mostCorrect)
            continue;
        options.append(newOption(text));
        options.last().correct = true;
    }
    return options;
}

/// Leaves out what questions of this kind do not have.
void dropPictures(Question &question, const QuestionKind &kind)
{
    if (!kind.takesPictures())
        question.media.clear();
    while (question.media.size() > kind.mostPictures)
        question.media.removeLast();
    for (Medium &medium : question.media) {
        if (!kind.role(medium.role))
            medium.role.clear();
    }
    for (Option &option : question.options) {
        if (!kind.optionPictures)
            option.picture = {};
    }
}

} // namespace

namespace {

Question newOfKind(const Preset &preset, const QuestionKind &kind, bool first)
{
    Question question;
    question.id = QuestionId::create();
    question.versionId = QuestionVersionId::create();
    question.kind = kind.code;
    if (first)
        question.stem = preset.questions.firstStem;
    question.options = optionsOfKind({}, kind);
    return withoutEmptyEnd(question, kind);
}

} // namespace

Question newQuestion(const Preset &preset, bool first)
{
    return newOfKind(preset, preset.kinds.constFirst(), first);
}

Question newQuestion(const Preset &preset, const QList<Question> &before)
{
    const auto isThere = [&before](const QString &kind) {
        return std::any_of(before.begin(), before.end(), [&](const Question &question) { return question.kind == kind; });
    };
    for (const QuestionGroup &group : preset.groups) {
        for (const QString &member : group.members) {
            const QuestionKind *kind = preset.kind(member);
            if (kind && !isThere(member))
                return newOfKind(preset, *kind, before.isEmpty());
        }
    }
    return newQuestion(preset, before.isEmpty());
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

Question inKind(Question question, const QuestionKind &from, const QuestionKind &to)
{
    question.kind = to.code;
    // Fixed options are no words of the author.
    QList<Option> options = from.isFixed() ? QList<Option>() : question.options;
    if (from.isWritten() && !to.isWritten())
        options = to.isFixed() ? QList<Option>() : asOptions(question.accepted, to);
    if (!to.isWritten())
        question.accepted.clear();
    else if (!from.isWritten())
        question.accepted = asAccepted(options);
    question.options = optionsOfKind(options, to);
    dropPictures(question, to);
    return question;
}

Question withoutEmptyEnd(Question question, const QuestionKind &kind)
{
    const auto isEmpty = [](const Option &option) {
        return option.text.isEmpty() && option.note.isEmpty() && !option.correct && option.picture.isNull();
    };
    while (question.options.size() > kind.fewestOptions && isEmpty(question.options.constLast()))
        question.options.removeLast();
    while (!question.accepted.isEmpty() && question.accepted.constLast().trimmed().isEmpty())
        question.accepted.removeLast();
    return question;
}

void takeStoredIds(Question &typed, const Question &stored, const QuestionKind &kind)
{
    if (stored.options.size() != withoutEmptyEnd(typed, kind).options.size())
        return;
    typed.versionId = stored.versionId;
    typed.number = stored.number;
    typed.frozen = stored.frozen;
    const bool sameOptions = std::equal(stored.options.begin(), stored.options.end(), typed.options.begin(),
                                        [](const Option &a, const Option &b) { return a.text == b.text && a.picture == b.picture; });
    for (qsizetype i = 0; sameOptions && i < stored.options.size(); ++i)
        typed.options[i].id = stored.options.at(i).id;
}

} // namespace yuyi
