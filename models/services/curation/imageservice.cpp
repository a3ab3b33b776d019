// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/curation/imageservice.h"

#include "models/stores/stores.h"

namespace yuyi {

Result<Image> ImageService::image(const ImageId &id)
{
    return m_stores.images().image(id);
}

Result<QList<Image>> ImageService::images(const QList<ImageId> &ids)
{
    return m_stores.images().images(ids);
}

Result<QHash<ImageId, Image>> ImageService::imagesById(const QList<ImageId> &ids)
{
    YUYI_TRY(const auto list, images(ids));
    QHash<ImageId, Image> found;
    for (const Image &image : list)
        found.insert(image.id, image);
    return found;
}

Result<QList<Image>> ImageService::search(const QString &words, const Person &reader, ImageSort sort, int most)
{
    ImageFilter filter;
    filter.text = words;
    filter.reader = reader.id;
    filter.onlyOwnTexts = !reader.is(Role::Lead);
    YUYI_TRY(const auto ids, m_stores.images().list(filter, sort));
    return images(ids.mid(0, most));
}

Result<std::optional<Image>> ImageService::cover()
{
    ImageFilter accepted;
    accepted.stage = Stage::Accepted;
    for (const ImageFilter &filter : {accepted, ImageFilter()}) {
        YUYI_TRY(const auto ids, m_stores.images().list(filter, ImageSort::Added));
        if (ids.isEmpty())
            continue;
        YUYI_TRY(const auto first, image(ids.constFirst()));
        return std::optional<Image>(first);
    }
    return std::optional<Image>();
}

Result<QList<LabelCode>> ImageService::labelsInUse(const DimensionCode &dimension)
{
    YUYI_TRY(const auto used, m_stores.annotations().usedLabels(dimension, {}, {}));
    QList<LabelCode> labels;
    for (const UsedLabel &one : used)
        labels.append(one.label);
    return labels;
}

Result<FunnelCounts> ImageService::funnel()
{
    return m_stores.images().funnel();
}

} // namespace yuyi
