// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace yuyi {

class JobCenter;
class ProjectHost;

/// @brief Registers the job kinds LookAtReturns and MergeReturns (MergeRequest → MergeReport). `host` must outlive the
/// jobs.
void registerMergeJobs(JobCenter &jobs, ProjectHost &host);

} // namespace yuyi
