// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/evaluation/practice/practicereply.h"
#include "models/services/runs/prompts/material.h"

#include <memory>

namespace yuyi {

/// @name What a practice model is told beside a request
/// @{
/// Data of a run's request. `tokensIn`: estimated tokens of the whole request.
/// @param shown the options in the order of this request
PracticeCase practiceCase(const RunMaterial &material, const MaterialItem &item, const RunSlot &slot, const QList<ShownOption> &shown,
                          qint64 tokensIn);
/// @brief Data of a run's request with these slots, at least one. The options are those of the question even where none is shown: a
/// description that misses the point takes another's.
PracticeCase practiceCases(const RunMaterial &material, const QList<RunSlot> &slotList, qint64 tokensIn);
/// Data of a person's question about an item; `material` holds only that item. `said`: what the model answered in the run, if known.
PracticeCase practiceProbe(const RunMaterial &material, const Answer &said, const QString &question, qint64 tokensIn);
/// Returns the mean of practiceShift() over the items of a run.
double commonPracticeShift(const RunMaterial &material);
/// Data of an endpoint test: the model must reply with the number.
PracticeCase practiceTest(const Endpoint &endpoint, const QString &number, qint64 tokensIn);
/// @}

/// Returns the call with the number of this attempt added for the practice model.
HttpCall forTry(HttpCall call, int attempt);

} // namespace yuyi
