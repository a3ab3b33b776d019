// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/checks/integrityrules.h"
#include "db/connection/connection.h"
#include "models/domain/result.h"

#include <QStringList>

namespace yuyi {

/// Rules for concepts and chains: one parent in the tree, concepts in use, and chains that follow the tree from a top concept to a leaf.
QList<IntegrityRule> taxonomyRules();
/// Concepts that are above themselves.
Result<QStringList> circleFindings(Connection &connection);

} // namespace yuyi
