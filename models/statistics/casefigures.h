// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/statistics/casehandlers.h"

namespace yuyi {

/// Returns the statistics of shares, pairs, participants and samples, as cases ask for them, by name.
QMap<QString, CaseHandler> figureHandlers();

} // namespace yuyi
