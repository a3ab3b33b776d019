// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/demo/stage.h"

namespace yuyi {

/// Creates the example's releases and a work package that has not come back.
class DemoReleases
{
public:
    explicit DemoReleases(DemoStage &stage) : m_stage(stage) {}

    /// Writes the texts about the data that releases print.
    Result<> describe();
    /// Releases the items accepted so far into the project's folder `releases`.
    Result<> release(int number, Progress &progress);
    /// Packs a few images for an annotator into the project's folder `packages`.
    Result<> pack(Progress &progress);

private:
    DemoStage &m_stage;
};

} // namespace yuyi
