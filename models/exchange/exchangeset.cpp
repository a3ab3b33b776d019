// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/exchange/exchangeset.h"

#include <QCoreApplication>

namespace yuyi {

namespace {
struct Text {
    Q_DECLARE_TR_FUNCTIONS(yuyi::Exchange)
};
} // namespace

QString titleOf(ExportFormat format)
{
    switch (format) {
    case ExportFormat::CiiBench: return Text::tr("CII-Bench (JSON files and images)");
    case ExportFormat::CiiFlat: return Text::tr("CII-Bench, flat (JSON files and images)");
    case ExportFormat::Jsonl: return Text::tr("JSON Lines (one item per line, and images)");
    case ExportFormat::Csv: return Text::tr("Table (CSV)");
    case ExportFormat::Xlsx: return Text::tr("Workbook (XLSX)");
    case ExportFormat::VlmEvalKit: return Text::tr("VLMEvalKit (TSV with images inside)");
    }
    return {};
}

bool isFolderFormat(ExportFormat format)
{
    return format == ExportFormat::CiiBench || format == ExportFormat::CiiFlat || format == ExportFormat::Jsonl;
}

QString suffixOf(ExportFormat format)
{
    switch (format) {
    case ExportFormat::Csv: return QStringLiteral("csv");
    case ExportFormat::Xlsx: return QStringLiteral("xlsx");
    case ExportFormat::VlmEvalKit: return QStringLiteral("tsv");
    case ExportFormat::CiiBench:
    case ExportFormat::CiiFlat:
    case ExportFormat::Jsonl: break;
    }
    return {};
}

} // namespace yuyi
