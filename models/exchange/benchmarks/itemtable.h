// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/exchange/benchmarks/writers.h"

namespace yuyi {

/// Column names and cells of the table formats (CSV, XLSX): one row per item.
class ItemTable
{
public:
    explicit ItemTable(const ExportSet &set);
    const QStringList &header() const { return m_header; }
    QStringList row(const PlannedItem &item) const;
    /// One sentence for each cell of a row that programs such as pandas would read as an empty one.
    QStringList cellsTakenForNothing(const QString &id, const QStringList &cells) const;

private:
    const ExportSet &m_set;
    bool m_pictures; ///< columns for the paths of pictures
    qsizetype m_options = 0;
    QStringList m_header;
};

/// Writes a CSV with a row for each item. Returns notes for the user.
Result<QStringList> writeCsv(const WriteJob &job, PartFile &file);

} // namespace yuyi
