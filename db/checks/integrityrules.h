// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

namespace yuyi {

/// A query that returns one row for each mismatch. In the sentence %1 is the first column and %2 the second.
struct IntegrityRule {
    QString statement;
    QString sentence;
};

} // namespace yuyi
