// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/composing/categoryservice.h"

#include <QByteArray>
#include <QList>

namespace yuyi {

/// The items as CategoryService::keepFile() reads them: a CSV file with a byte order mark and the columns id, rule_a, rule_b, distance.
QByteArray categoryTable(const QList<StoredCategory> &items);

} // namespace yuyi
