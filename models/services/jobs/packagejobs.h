// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/packages/packageservice.h"

namespace yuyi {

class JobCenter;

/// @brief Registers the job kind JobKind::Pack (packParameters() → JSON of the new package: id, pieces, images, bytes, file). `host`
/// must outlive the jobs.
void registerPackJobs(JobCenter &jobs, ProjectHost &host);
QByteArray packParameters(const PackRequest &request, const PersonId &by);

} // namespace yuyi
