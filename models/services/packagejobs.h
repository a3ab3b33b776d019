// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/packageservice.h"

namespace yuyi {

class JobCenter;

/// @brief Packing as a job of a window: "pack" (packParameters → JSON of the package that was made: id, pieces, images, bytes,
/// file). `host` outlives the jobs.
void registerPackJobs(JobCenter &jobs, ProjectHost &host);
QByteArray packParameters(const PackRequest &request, const PersonId &by);

} // namespace yuyi
