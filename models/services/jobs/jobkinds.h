// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace yuyi {

class JobCenter;

/// @brief Registers all job kinds of the program. The parameters are the service's request as JSON, the result is its report.
///
/// ImportImages (CollectRequest → CollectReport), ImportItems (ItemImportRequest → ItemImportReport), ImportLabels (LabelImportRequest →
/// LabelImportReport), ScanDuplicates (DuplicateScanRequest → DuplicateScanReport), ScanText (TextScanRequest → TextScanReport), Export
/// (ReleaseRequest → JSON {files, images, questions, notes}), ExportAudit (AuditExportRequest → JSON {events}), Rescore (RescoreRequest →
/// JSON {responses, scored, changed}), Sheets (SheetsRequest → SheetsReport).
void registerJobKinds(JobCenter &jobs);

} // namespace yuyi
