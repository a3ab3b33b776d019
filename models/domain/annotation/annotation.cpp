// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/domain/annotation/annotation.h"

#include "models/domain/annotation/written.h"
#include "models/domain/text.h"

#include <algorithm>

namespace yuyi {

Answer Question::key() const
{
    if (options.isEmpty())
        return Answer::written(accepted.value(0));
    QList<OptionId> correct;
    for (const Option &option : options) {
        if (option.correct)
            correct.append(option.id);
    }
    return correct;
}

OptionSet Question::keys() const
{
    OptionSet keys;
    for (qsizetype i = 0; i < options.size(); ++i) {
        if (options.at(i).correct)
            keys.add(static_cast<int>(i));
    }
    return keys;
}

QList<OptionId> Question::optionIds() const
{
    QList<OptionId> ids;
    for (const Option &option : options)
        ids.append(option.id);
    return ids;
}

bool Question::isRight(const Answer &answer) const
{
    if (options.isEmpty()) {
        return std::any_of(accepted.begin(), accepted.end(),
                           [&](const QString &wording) { return sameWritten(answer.text, wording); });
    }
    return !answer.isEmpty() && answer == key();
}

bool Question::hasPictures() const
{
    return !media.isEmpty()
        || std::any_of(options.begin(), options.end(), [](const Option &option) { return !option.picture.isNull(); });
}

GivenAnswer Question::given(const Answer &answer) const
{
    if (isRight(answer))
        return {key(), optionIds()};
    GivenAnswer wrong(answer, optionIds());
    // 3条狗 and 3只猫 are both counted as 3, but where one is right, the other is not.
    if (!wrong.text.isEmpty() && wrong.text == writtenForm(accepted.value(0)))
        wrong.text = normalised(answer.text);
    return wrong;
}

} // namespace yuyi
