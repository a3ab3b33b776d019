// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/study.h"
#include "models/services/demostage.h"

namespace yuyi {

/// @brief The example's human studies: one that simulated participants have finished, one that waits for the person who opens it.
class DemoStudies
{
public:
    explicit DemoStudies(DemoStage &stage) : m_stage(stage) {}

    Result<> play();

private:
    Result<Study> frozen(const QString &name, int limit, qint64 seed, const StudyDesign &design);
    Result<> playFinished();
    Result<> playOpen();

    DemoStage &m_stage;
};

} // namespace yuyi
