// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/calibration.h"
#include "models/services/demostage.h"

namespace yuyi {

/// @brief The example's people, the rules they work by, their guideline, and their calibrations: one that is over and one that is going on.
class DemoTeam
{
public:
    explicit DemoTeam(DemoStage &stage) : m_stage(stage) {}

    Result<> gather();
    /// All take part, one repeats what was unclear; the guideline's second version comes of it.
    Result<> calibrate();
    /// Another batch that the person who opens the example can label.
    Result<> beginCalibration();

private:
    Result<> setRules();
    Result<> publish(int version);
    Result<CalibrationBatchId> createBatch(const QJsonObject &batch, const QList<PersonId> &people);
    Result<> label(const QJsonObject &batch, const QString &person, const QString &file, bool again);
    Result<> labelBatch(const QJsonObject &batch, const QStringList &people, bool again);
    Result<CalibrationOutcome> outcomeFrom(const QJsonObject &came, const CalibrationBatchId &id);
    Result<> talk(const QJsonObject &batch, const CalibrationBatchId &id);

    DemoStage &m_stage;
};

} // namespace yuyi
