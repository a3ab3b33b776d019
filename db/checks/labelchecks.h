// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/checks/integrityrules.h"

namespace yuyi {

/// Rules of the labels of questions.
QList<IntegrityRule> labelRules();

} // namespace yuyi
