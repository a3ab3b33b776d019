// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace yuyi {

class JobCenter;
class ProjectHost;

/// @brief Returns of work packages as jobs of a window: "look-at-returns" and "merge-returns" (MergeRequest → MergeReport). `host`
/// outlives the jobs.
void registerMergeJobs(JobCenter &jobs, ProjectHost &host);

} // namespace yuyi
