// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/domain/annotation/annotation.h"

namespace yuyi {

Answer Question::key() const
{
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

} // namespace yuyi
