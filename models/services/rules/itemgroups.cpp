// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/rules/itemgroups.h"

#include "models/domain/text.h"

#include <algorithm>

namespace yuyi {

void labelSplit(ItemSetItem &item, const Preset &preset)
{
    if (!item.split.isEmpty() && preset.dimension(splitDimension) == nullptr)
        item.labels.insert(splitDimension, {LabelCode(item.split)});
}

Preset groupedPreset(const Preset &preset, const QList<Labels> &labels)
{
    Preset grouped = withValuesOf(forItems(preset), labels);
    if (preset.dimension(splitDimension) != nullptr)
        return grouped;
    QStringList splits;
    bool without = false;
    for (const Labels &one : labels) {
        const QList<LabelCode> split = one.value(splitDimension);
        without = without || split.isEmpty();
        if (!split.isEmpty() && !splits.contains(split.constFirst().text()))
            splits.append(split.constFirst().text());
    }
    if (splits.isEmpty() || (splits.size() == 1 && !without))
        return grouped;
    // As the preset has them, others behind.
    const auto place = [&](const QString &split) {
        const auto known = std::find_if(preset.splits.begin(), preset.splits.end(),
                                        [&](const SplitPart &part) { return part.name == split; });
        return std::distance(preset.splits.begin(), known);
    };
    std::sort(splits.begin(), splits.end(), [&](const QString &a, const QString &b) {
        return place(a) != place(b) ? place(a) < place(b) : naturallyBefore(a, b);
    });
    return withSplits(grouped, splits);
}

} // namespace yuyi
