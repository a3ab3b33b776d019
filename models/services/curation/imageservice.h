// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/code.h"
#include "models/domain/images/image.h"
#include "models/domain/project/project.h"
#include "models/domain/result.h"
#include "models/stores/imagestore.h"

#include <QHash>
#include <QList>
#include <QString>

#include <optional>

namespace yuyi {

class Stores;

/// @brief Reads the records of images: name, size, stage, source. Everybody in the project may read them; what people wrote about an
/// image has its own services. Thread of the stores.
class ImageService
{
public:
    explicit ImageService(Stores &stores) : m_stores(stores) {}

    /// NotFound if the image is not in the project.
    Result<Image> image(const ImageId &id);
    /// In the order of `ids`; missing images are left out.
    Result<QList<Image>> images(const QList<ImageId> &ids);
    Result<QHash<ImageId, Image>> imagesById(const QList<ImageId> &ids);
    /// @brief The first `most` images whose name, source or text contains the words. Texts of other people's work are searched only
    /// where this person may read them.
    Result<QList<Image>> search(const QString &words, const Person &reader, ImageSort sort, int most);
    /// The image that stands for the project: the first accepted one, or the first of all; std::nullopt if there is none.
    Result<std::optional<Image>> cover();
    /// The labels of a dimension that annotations and gold have at present, the most used first, each once.
    Result<QList<LabelCode>> labelsInUse(const DimensionCode &dimension);
    /// How many images were collected and how many each step kept or discarded.
    Result<FunnelCounts> funnel();

private:
    Stores &m_stores;
};

} // namespace yuyi
