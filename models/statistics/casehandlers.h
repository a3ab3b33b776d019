// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/statistics/casereader.h"

#include <QMap>

#include <functional>

namespace yuyi {

/// Computes one statistic. The result is ignored if the reader has failed.
using CaseHandler = std::function<Json(CaseReader &)>;

} // namespace yuyi
