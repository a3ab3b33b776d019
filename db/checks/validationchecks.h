// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/checks/integrityrules.h"

namespace yuyi {

/// Rules for validation rounds and votes: derived values, and who may have answered.
QList<IntegrityRule> validationRules();

} // namespace yuyi
