// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/history/changes.h"
#include "models/domain/project/project.h"
#include "models/domain/result.h"

#include <QList>
#include <optional>

namespace yuyi {

/// Records of background jobs, which are found again after a restart.
class JobStore
{
public:
    virtual ~JobStore() = default;
    virtual Result<> save(const JobRecord &job) = 0;        ///< adds or replaces
    virtual Result<QList<JobRecord>> unfinished() = 0;      ///< running or paused, oldest first
    virtual Result<QList<JobRecord>> recent(int count) = 0; ///< newest first
};

} // namespace yuyi
