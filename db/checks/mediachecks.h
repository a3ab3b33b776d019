// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/checks/integrityrules.h"
#include "db/connection/connection.h"
#include "models/domain/result.h"

#include <QStringList>

namespace yuyi {

/// Rules for the pictures of questions: what the annotation store refuses to write. Their files are checked elsewhere.
QList<IntegrityRule> mediaRules();
/// Composed pictures whose recipe is not the one that they are known by.
Result<QStringList> recipeFindings(Connection &connection);

} // namespace yuyi
