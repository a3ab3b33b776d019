// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/progress.h"
#include "models/domain/result.h"
#include "models/exchange/csv.h"
#include "models/exchange/exportplan.h"
#include "models/exchange/parttarget.h"

namespace yuyi {

/// What every writer is given. Writers advance `progress` by one per item and stop with Cancelled.
struct WriteJob {
    const ExportSet &set;
    const ExportPlan &plan;
    Progress &progress;
};

tl::unexpected<Error> exportCancelled();

// Folder formats: the data files; pictures and extra files are written by the caller. They return the names written.
Result<QStringList> writeCiiBenchFiles(const WriteJob &job, PartFolder &folder);
Result<QStringList> writeCiiFlatFiles(const WriteJob &job, PartFolder &folder);
/// `beside`: the pictures lie beside the file and are called by `file_name`, relative to it.
Result<QStringList> writeJsonlFiles(const WriteJob &job, PartFolder &folder, bool beside);

// Single files. They return notes for the person.
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

/// The image's bytes. NotFound and Environment name the image.
Result<QByteArray> imageBytes(const ExchangeImage &image);

} // namespace yuyi
