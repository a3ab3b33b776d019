// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/evaluation/extraction/extraction.h"

namespace yuyi {

/// The strict scorer: treats a wrong letter as worse than a miss.
Extraction extractStrictly(const QString &reply, const QList<ShownOption> &options);

} // namespace yuyi
