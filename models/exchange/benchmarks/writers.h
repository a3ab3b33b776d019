// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/progress.h"
#include "models/domain/result.h"
#include "models/exchange/benchmarks/exportplan.h"
#include "models/exchange/files/parttarget.h"
#include "models/exchange/tables/csv.h"

namespace yuyi {

/// The arguments of every writer. Writers advance `progress` by one per item and return Cancelled when cancelled.
struct WriteJob {
    const ExportSet &set;
    const ExportPlan &plan;
    Progress &progress;
};

/// The error of a writer that was cancelled.
tl::unexpected<Error> exportCancelled();

/// The bytes of the image. The errors NotFound and Environment name the image.
Result<QByteArray> imageBytes(const ExchangeImage &image);

} // namespace yuyi
