// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/images/textarea.h"

#include <QList>
#include <QSize>

namespace yuyi {

/// Area of the union of the polygons that are not dismissed ÷ area of the picture, 0…1.
double textRatio(const QList<TextArea> &areas, QSize imageSize);

} // namespace yuyi
