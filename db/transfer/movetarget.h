// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/connection/connection.h"

namespace yuyi {

/// The target of a move: a folder or a schema that appears when it is complete, or not at all.
class MoveTarget
{
public:
    virtual ~MoveTarget() = default;
    /// Refused if the target is not empty.
    static Result<std::unique_ptr<MoveTarget>> make(const ProjectLocation &location);

    /// Fills the new project, whose schema exists and is empty, within one transaction. Picture files go to the folder of `location`.
    using Fill = std::function<Result<>(Connection &connection, const ProjectLocation &location)>;
    virtual Result<> fill(const Fill &fill) = 0;
};

} // namespace yuyi
