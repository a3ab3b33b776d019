// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/checks/integrityrules.h"

namespace yuyi {

/// Rules for submissions, adjudication cases and the stages derived from them.
QList<IntegrityRule> reviewRules();

} // namespace yuyi
