// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/statistics/casereader.h"

#include <QMap>

#include <functional>

namespace yuyi {

/// Computes one statistic; what it returns after a fault of the reader is not used.
using CaseHandler = std::function<Json(CaseReader &)>;

QMap<QString, CaseHandler> agreementHandlers();
QMap<QString, CaseHandler> figureHandlers();

} // namespace yuyi
