// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/connection.h"

namespace yuyi {

/// @brief Where a project is moved to: a folder or a schema that appears when it is complete, or not at all.
class MoveTarget
{
public:
    virtual ~MoveTarget() = default;
    /// Refused where something is already.
    static Result<std::unique_ptr<MoveTarget>> make(const Place &place);

    /// What fills the new project, whose schema is made and empty: within one transaction; its pictures' files go to the place's
    /// folder.
    using Fill = std::function<Result<>(Connection &connection, const Place &place)>;
    virtual Result<> fill(const Fill &fill) = 0;
};

} // namespace yuyi
