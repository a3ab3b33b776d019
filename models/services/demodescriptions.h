// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/endpoint.h"
#include "models/domain/run.h"
#include "models/services/demomodels.h"
#include "models/services/demostage.h"

namespace yuyi {

/// @brief Paintings described by the example's models, read by a judge model, and scored by its experts. What the person who opens the
/// example has not scored yet is left to that person.
class DemoDescriptions
{
public:
    DemoDescriptions(DemoStage &stage, DemoModels &models) : m_stage(stage), m_models(models) {}

    Result<> play(Progress &progress);

private:
    Result<QList<RunId>> describe(Progress &progress);
    Result<> judge(const QList<RunId> &described, Progress &progress);
    Result<> score(const QString &expert, int leftOver);

    DemoStage &m_stage;
    DemoModels &m_models;
};

} // namespace yuyi
