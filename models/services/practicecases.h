// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/evaluation/practicereply.h"
#include "models/services/runmaterial.h"

#include <memory>

namespace yuyi {

/// @name What a practice model is told beside a request
/// @{
/// Of a slot of a run. @param shown the options as this request shows them. `tokensIn`: of the whole request, as estimated.
PracticeCase practiceCase(const RunMaterial &material, const MaterialItem &item, const RunSlot &slot, const QList<ShownOption> &shown,
                          qint64 tokensIn);
/// Of a person's own question about an item; `material` holds that item alone. `said`: the option it chose in the run, as far as read.
PracticeCase practiceProbe(const RunMaterial &material, const OptionId &said, const QString &question, qint64 tokensIn);
/// Mean of practiceShift over the items of a run.
double commonPracticeShift(const RunMaterial &material);
/// Of a test: it says the number.
PracticeCase practiceTest(const Endpoint &endpoint, const QString &number, qint64 tokensIn);
/// @}

/// The call with what a practice model is told of this try.
HttpCall forTry(HttpCall call, int attempt);

} // namespace yuyi
