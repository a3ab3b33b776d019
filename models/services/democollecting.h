// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/demostage.h"

namespace yuyi {

/// @brief The example's raw pictures: collected, measured, partly looked at. Some wait on each page of the filter.
class DemoCollecting
{
public:
    explicit DemoCollecting(DemoStage &stage) : m_stage(stage) {}

    Result<> play(Progress &progress);

private:
    Result<> nameImages();
    Result<> decide(const QJsonObject &entry);

    DemoStage &m_stage;
};

} // namespace yuyi
