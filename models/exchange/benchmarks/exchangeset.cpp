// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/exchange/benchmarks/exchangeset.h"

#include "models/exchange/benchmarks/marvel.h"

#include <QCoreApplication>

#include <algorithm>

namespace yuyi {

namespace {
struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::Exchange)
};
} // namespace

QString titleOf(ExportFormat format)
{
    switch (format) {
    case ExportFormat::CiiBench: return Tr::tr("CII-Bench (JSON files and images)");
    case ExportFormat::CiiFlat: return Tr::tr("CII-Bench, flat: one entry per question (JSON files and images)");
    case ExportFormat::Jsonl: return Tr::tr("JSON Lines (one item per line, with images)");
    case ExportFormat::Csv: return Tr::tr("Table (CSV)");
    case ExportFormat::Xlsx: return Tr::tr("Workbook (XLSX)");
    case ExportFormat::VlmEvalKit: return Tr::tr("VLMEvalKit (TSV with embedded images)");
    case ExportFormat::ImageFolder: return Tr::tr("ImageFolder (metadata.jsonl next to the images, for Hugging Face datasets)");
    case ExportFormat::IiBench: return Tr::tr("II-Bench (JSON files and images)");
    case ExportFormat::LmmsEval: return Tr::tr("lmms-eval (task folder with images, ready to run)");
    case ExportFormat::LabelStudio: return Tr::tr("Label Studio (tasks with labels, and the labelling configuration)");
    case ExportFormat::Cmmmu: return Tr::tr("CMMMU (JSON Lines and pictures, a folder per discipline)");
    case ExportFormat::Marvel: return Tr::tr("MARVEL (one file, with pictures of puzzles and panels)");
    case ExportFormat::Chat: return Tr::tr("Chat (JSON Lines of messages and images, to train models)");
    }
    return {};
}

bool isFolderFormat(ExportFormat format)
{
    return format == ExportFormat::CiiBench || format == ExportFormat::CiiFlat || format == ExportFormat::Jsonl
        || format == ExportFormat::ImageFolder || format == ExportFormat::IiBench || format == ExportFormat::LmmsEval
        || format == ExportFormat::LabelStudio || format == ExportFormat::Cmmmu || format == ExportFormat::Marvel
        || format == ExportFormat::Chat;
}

bool holdsTranslations(ExportFormat format)
{
    return format == ExportFormat::Jsonl || format == ExportFormat::ImageFolder || format == ExportFormat::Csv
        || format == ExportFormat::Xlsx || format == ExportFormat::Chat;
}

QString translatedName(const QString &name, ItemLanguage language)
{
    return name + u'_' + codeOf(language);
}

QString suffixOf(ExportFormat format)
{
    switch (format) {
    case ExportFormat::Csv: return QStringLiteral("csv");
    case ExportFormat::Xlsx: return QStringLiteral("xlsx");
    case ExportFormat::VlmEvalKit: return QStringLiteral("tsv");
    case ExportFormat::CiiBench:
    case ExportFormat::CiiFlat:
    case ExportFormat::ImageFolder:
    case ExportFormat::IiBench:
    case ExportFormat::LmmsEval:
    case ExportFormat::LabelStudio:
    case ExportFormat::Cmmmu:
    case ExportFormat::Marvel:
    case ExportFormat::Chat:
    case ExportFormat::Jsonl: break;
    }
    return {};
}

bool takesPictures(ExportFormat format)
{
    // The published files of these two have one image for all questions of an entry.
    return format != ExportFormat::CiiBench && format != ExportFormat::IiBench;
}

bool fitsPreset(ExportFormat format, const Preset &preset)
{
    if (format != ExportFormat::Marvel)
        return true;
    const QStringList kinds = marvelKinds();
    return std::all_of(kinds.begin(), kinds.end(), [&preset](const QString &code) { return preset.kind(code) != nullptr; });
}

bool holdsPanels(ExportFormat format)
{
    return format == ExportFormat::Marvel;
}

} // namespace yuyi
