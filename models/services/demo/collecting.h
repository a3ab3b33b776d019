// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/json/json.h"
#include "models/services/demo/stage.h"

namespace yuyi {

/// Creates the example's raw pictures: collected, measured and partly inspected. Some are left open on each filter page.
class DemoCollecting
{
public:
    explicit DemoCollecting(DemoStage &stage) : m_stage(stage) {}

    Result<> play(Progress &progress);

private:
    Result<> nameImages();
    Result<> decide(const Json &entry);

    DemoStage &m_stage;
};

} // namespace yuyi
