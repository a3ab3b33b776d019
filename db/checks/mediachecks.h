// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/checks/integrityrules.h"

namespace yuyi {

/// Rules for the pictures of questions: what the annotation store refuses to write. Their files are checked elsewhere.
QList<IntegrityRule> mediaRules();

} // namespace yuyi
