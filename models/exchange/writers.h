// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/progress.h"
#include "models/domain/result.h"
#include "models/exchange/csv.h"
#include "models/exchange/exportplan.h"
#include "models/exchange/parttarget.h"

namespace yuyi {

/// The arguments of every writer. Writers advance `progress` by one per item and return Cancelled when cancelled.
struct WriteJob {
    const ExportSet &set;
    const ExportPlan &plan;
    Progress &progress;
};

tl::unexpected<Error> exportCancelled();

// Folder formats: these write the data files and return their names. The caller writes pictures and extra files.
Result<QStringList> writeCiiBenchFiles(const WriteJob &job, PartFolder &folder);
Result<QStringList> writeCiiFlatFiles(const WriteJob &job, PartFolder &folder);
/// If `beside`, the pictures are in the folder of the data file and the field `file_name` holds their relative path.
Result<QStringList> writeJsonlFiles(const WriteJob &job, PartFolder &folder, bool beside);

// Single-file formats: these return notes for the user.
Result<QStringList> writeCsv(const WriteJob &job, PartFile &file);
Result<QStringList> writeXlsx(const WriteJob &job, PartFile &file);
Result<QStringList> writeVlmEvalKit(const WriteJob &job, PartFile &file);

/// Column names and cells of the table formats (CSV, XLSX): one row per item.
class ItemTable
{
public:
    explicit ItemTable(const ExportSet &set);
    const QStringList &header() const { return m_header; }
    QStringList row(const PlannedItem &item) const;

private:
    const ExportSet &m_set;
    qsizetype m_options = 0;
    QStringList m_header;
};

/// The bytes of the image. The errors NotFound and Environment name the image.
Result<QByteArray> imageBytes(const ExchangeImage &image);

} // namespace yuyi
