// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/runs/endpoint.h"
#include "models/domain/runs/run.h"
#include "models/services/demo/models.h"
#include "models/services/demo/stage.h"

namespace yuyi {

/// @brief Creates the example's descriptions: models describe paintings, and a judge model and the experts score them. Some are
/// left to be scored by the person who opens the example.
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
