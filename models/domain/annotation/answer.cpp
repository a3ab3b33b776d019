// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/domain/annotation/answer.h"

#include "models/domain/annotation/written.h"
#include "models/domain/text.h"

#include <algorithm>
#include <bit>
#include <cmath>

namespace yuyi {

Answer::Answer(const QList<OptionId> &options)
{
    for (const OptionId &option : options) {
        if (!option.isNull() && !several.contains(option))
            several.append(option);
    }
    std::sort(several.begin(), several.end());
    if (several.size() == 1)
        one = several.takeFirst();
}

Answer Answer::written(const QString &text)
{
    Answer answer;
    answer.text = text.trimmed();
    return answer;
}

bool Answer::contains(const OptionId &option) const
{
    return !option.isNull() && (one == option || several.contains(option));
}

QList<OptionId> Answer::options() const
{
    return one.isNull() ? several : QList<OptionId>{one};
}

GivenAnswer::GivenAnswer(const Answer &answer, const QList<OptionId> &order)
    : options(positionsOf(answer, order)), text(writtenForm(answer.text))
{
}

int OptionSet::count() const
{
    return std::popcount(bits);
}

QList<int> OptionSet::positions() const
{
    QList<int> list;
    for (int i = 0; i < 32; ++i) {
        if (contains(i))
            list.append(i);
    }
    return list;
}

int OptionSet::only() const
{
    return std::has_single_bit(bits) ? std::countr_zero(bits) : -1;
}

OptionSet positionsOf(const Answer &answer, const QList<OptionId> &order)
{
    OptionSet set;
    for (const OptionId &option : answer.options())
        set.add(static_cast<int>(order.indexOf(option)));
    return set;
}

double chanceOf(qsizetype options, bool takesSeveral)
{
    if (options <= 0)
        return 0;
    return 1.0 / (takesSeveral ? std::exp2(static_cast<double>(options)) - 1 : static_cast<double>(options));
}

QString optionLetters(const OptionSet &options)
{
    QString letters;
    for (const int position : options.positions())
        letters += optionLetter(position);
    return letters;
}

} // namespace yuyi
