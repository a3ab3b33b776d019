// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace yuyi {

class JobCenter;

/// @brief Registers all job kinds of the program. The parameters are the service's request as JSON, the result is its report.
///
/// "import-images" (CollectRequest → CollectReport), "import-items" (ItemImportRequest → ItemImportReport), "scan-duplicates"
/// (DuplicateScanRequest → DuplicateScanReport), "scan-text" (TextScanRequest → TextScanReport), "export" (ReleaseRequest →
/// JSON {files, images, questions, notes}), "export-audit" (AuditExportRequest → JSON {events}), "rescore" (RescoreRequest →
/// JSON {responses, scored, changed}).
void registerJobKinds(JobCenter &jobs);

} // namespace yuyi
