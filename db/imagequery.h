// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/stores/imagestore.h"

#include <QSet>
#include <QVariantList>

namespace yuyi {

/// @brief An ImageFilter as SQL over `image i`.
struct ImageQuery {
    QStringList conditions;
    QVariantList values;
    QSet<ImageId> among; ///< too many to be named in the statement: to be kept by the reader

    QString where() const;
    QString join(ImageSort sort) const;
};

ImageQuery imageQuery(const ImageFilter &filter);
/// ORDER BY …, always decided to the last by the id.
QString imageOrder(ImageSort sort, bool descending);
/// What names are sorted by: without case and width, numbers by value.
QString nameKeyOf(const QString &name);
bool isHex(const QString &text);

} // namespace yuyi
