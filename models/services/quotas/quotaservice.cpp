// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/quotas/quotaservice.h"

#include "models/services/rules/face.h"
#include "models/services/rules/permissions.h"

#include <QHash>
#include <QSet>

namespace yuyi {

Result<QList<QuotaLine>> QuotaService::lines()
{
    YUYI_CHECK(requireLead(m_stores, m_actor));
    YUYI_TRY(const auto info, m_stores.project().info());
    YUYI_TRY(const auto packed, isAway(m_stores));
    if (info.preset.quotas.isEmpty() || packed)
        return QList<QuotaLine>();
    YUYI_TRY(const auto unseen, hiddenFrom(m_stores, m_actor));
    const QSet<ImageId> hidden(unseen.begin(), unseen.end());
    YUYI_TRY(const auto items, m_stores.annotations().items());
    QSet<ImageId> wanted;
    for (const Item &item : items) {
        if (!hidden.contains(item.image))
            wanted.insert(item.image);
    }
    YUYI_TRY(const auto images, m_stores.images().images(QList<ImageId>(wanted.begin(), wanted.end())));
    QHash<ImageId, QuotaItem> facts;
    for (const Image &image : images) {
        if (image.stage == Stage::Discarded)
            continue;
        const bool accepted = image.stage == Stage::Accepted || image.stage == Stage::Released;
        facts.insert(image.id, {image.id, {}, sourceOfImage(image.sourceUrl), accepted});
    }
    QList<QuotaItem> counted;
    for (const Item &item : items) {
        const auto known = facts.constFind(item.image);
        if (known == facts.constEnd())
            continue;
        counted.append(*known);
        counted.last().labels = item.labels;
    }
    return quotaLines(info.preset, counted);
}

} // namespace yuyi
