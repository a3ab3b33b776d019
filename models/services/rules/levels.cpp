// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/rules/levels.h"

#include "models/domain/preset/categories.h"
#include "models/domain/preset/preset.h"
#include "models/domain/runs/run.h"
#include "models/stores/stores.h"

#include <cmath>

namespace yuyi {

Result<> addLevels(Stores &stores, const Preset &preset, const QSet<ImageId> &counted, QList<ItemSetItem> &items)
{
    if (preset.levels.isEmpty())
        return {};
    YUYI_TRY(const auto facts, stores.composing().allFacts());
    for (const LevelRule &rule : preset.levels) {
        QList<qsizetype> places;
        QList<double> numbers;
        for (qsizetype i = 0; i < items.size(); ++i) {
            const ImageId &image = items.at(i).image;
            bool isNumber = false;
            const double number = facts.value(image).value(rule.fact).toDouble(&isNumber);
            if (!isNumber || !std::isfinite(number) || !counted.contains(image))
                continue;
            places.append(i);
            numbers.append(number);
        }
        const QList<int> levels = levelsOf(numbers, static_cast<int>(rule.dimension.values.size()));
        for (qsizetype i = 0; i < places.size(); ++i)
            items[places.at(i)].labels.insert(rule.dimension.code, {rule.dimension.values.at(levels.at(i)).code});
    }
    return {};
}

} // namespace yuyi
