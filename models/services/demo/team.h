// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/json/json.h"
#include "models/domain/review/calibration.h"
#include "models/services/demo/stage.h"

namespace yuyi {

/// Creates the example's people, project rules, guideline and two calibrations: one closed and one in progress.
class DemoTeam
{
public:
    explicit DemoTeam(DemoStage &stage) : m_stage(stage) {}

    Result<> gather();
    /// Runs a calibration: all take part, one person repeats it, and the second version of the guideline results from it.
    Result<> calibrate();
    /// Starts another batch that the person who opens the example can label.
    Result<> beginCalibration();

private:
    Result<> setRules();
    Result<> publish(int version);
    Result<CalibrationBatchId> createBatch(const Json &batch, const QList<PersonId> &people);
    Result<> label(const Json &batch, const QString &person, const QString &file, bool again);
    Result<> labelBatch(const Json &batch, const QStringList &people, bool again);
    Result<CalibrationOutcome> outcomeFrom(const Json &came, const CalibrationBatchId &id);
    Result<> talk(const Json &batch, const CalibrationBatchId &id);

    DemoStage &m_stage;
};

} // namespace yuyi
