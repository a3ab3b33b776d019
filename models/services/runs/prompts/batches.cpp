// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/rules/optionorder.h"
#include "models/services/runs/prompts/material.h"

#include <algorithm>

namespace yuyi {

int RunMaterial::itemsAtOnce() const
{
    return run.kind == RunKind::Questions ? std::max(1, promptTemplate.configuration.itemsAtOnce()) : 1;
}

QList<QList<RunSlot>> RunMaterial::allBatches() const
{
    QList<QList<RunSlot>> batches;
    const int atOnce = itemsAtOnce();
    if (atOnce == 1) {
        const QList<RunSlot> all = allSlots();
        for (const RunSlot &slot : all)
            batches.append({slot});
        return batches;
    }
    int rotations = 1;
    for (const MaterialItem &one : items)
        rotations = std::max(rotations, rotationsOf(*this, one));
    for (int repeat = 0; repeat < run.repeats; ++repeat) {
        QList<QPair<qint64, const MaterialItem *>> order;
        for (const MaterialItem &one : items)
            order.append({run.order == OptionOrder::Shuffled ? qint64(orderSeedOfRun(run.seed, one.version, repeat)) : 0, &one});
        std::stable_sort(order.begin(), order.end(), [](const auto &a, const auto &b) { return a.first < b.first; });
        for (int rotation = 0; rotation < rotations; ++rotation) {
            QList<RunSlot> batch;
            for (const auto &[place, one] : std::as_const(order)) {
                if (rotation >= rotationsOf(*this, *one))
                    continue;
                batch.append({one->version, repeat, rotation});
                if (batch.size() < atOnce)
                    continue;
                batches.append(batch);
                batch.clear();
            }
            if (!batch.isEmpty())
                batches.append(batch);
        }
    }
    return batches;
}

} // namespace yuyi
