// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/result.h"
#include "models/services/composing/categoryservice.h"

#include <QByteArray>
#include <QList>
#include <QString>
#include <QStringList>

namespace yuyi {

/// The rows of a CSV file, the headings first. Errors: NotFound, Invalid. Any thread.
Result<QList<QStringList>> readCategoryRows(const QString &path);
/// The items as readCategoryRows() reads them: a CSV file with a byte order mark and the columns id, rule_a, rule_b, distance.
QByteArray categoryTable(const QList<StoredCategory> &items);

} // namespace yuyi
