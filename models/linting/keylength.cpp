// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/linting/keylength.h"

#include "models/domain/text.h"

namespace yuyi {

namespace {

constexpr qsizetype keyLongerBy = 4; // characters: short options may differ by a little

} // namespace

std::optional<KeyLength> longestByFar(const QList<Option> &options, const LintRules &rules)
{
    KeyLength lengths;
    int keys = 0;
    for (const Option &option : options) {
        const qsizetype length = characters(option.text.trimmed());
        if (length == 0 || !option.picture.isNull())
            return std::nullopt;
        keys += option.correct ? 1 : 0;
        if (option.correct)
            lengths.key = length;
        else
            lengths.next = qMax(lengths.next, length);
    }
    if (keys != 1 || lengths.next == 0 || lengths.key - lengths.next < keyLongerBy)
        return std::nullopt;
    return static_cast<double>(lengths.key) > rules.longestOptionFactor * static_cast<double>(lengths.next)
             ? std::optional(lengths)
             : std::nullopt;
}

} // namespace yuyi
