// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/demostage.h"

namespace yuyi {

/// @brief What leaves the example: releases, and a work package that is out.
class DemoReleases
{
public:
    explicit DemoReleases(DemoStage &stage) : m_stage(stage) {}

    /// What is accepted by now, into the folder `releases` of the project.
    Result<> release(int number, Progress &progress);
    /// A few images for an annotator, into the folder `packages` of the project.
    Result<> pack(Progress &progress);

private:
    DemoStage &m_stage;
};

} // namespace yuyi
