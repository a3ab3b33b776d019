// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/connection/values.h"

#include <QTransform>

namespace yuyi {

/// A transform as a JSON array of its nine numbers, row by row; empty for the identity.
QVariant geometryValue(const QTransform &transform);
QTransform geometryOf(const QString &json);

} // namespace yuyi
