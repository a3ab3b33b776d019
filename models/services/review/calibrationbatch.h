// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/history/auditaction.h"
#include "models/domain/json/json.h"
#include "models/domain/result.h"
#include "models/domain/review/calibration.h"

namespace yuyi {

class Stores;

/// Returns a batch that is in this state; Refused, with the state it is in, otherwise.
Result<CalibrationBatch> calibrationBatch(Stores &stores, const CalibrationBatchId &id, CalibrationState state);

/// Records an event about a batch. Call it within a transaction.
Result<> recordCalibration(Stores &stores, const PersonId &actor, const CalibrationBatch &batch, AuditAction action,
                           const Json &before, const Json &after, const ImageId &image = {});

} // namespace yuyi
