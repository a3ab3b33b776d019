// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/stores/imagestore.h"

#include <QSet>
#include <QVariantList>

namespace yuyi {

/// An ImageFilter as SQL over `image i`.
struct ImageQuery {
    QStringList conditions;
    QVariantList values;
    QSet<ImageId> among; ///< ids too many for the statement: the reader filters the rows by them

    QString where() const;
    QString join(ImageSort sort) const;
};

ImageQuery imageQuery(const ImageFilter &filter);
/// ORDER BY …; the id is always the last key, so the order is total.
QString imageOrder(ImageSort sort, bool descending);
/// The sort key of a name: ignores case and width, and sorts numbers by value.
QString nameKeyOf(const QString &name);
bool isHex(const QString &text);

} // namespace yuyi
