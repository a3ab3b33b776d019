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
    case ExportFormat::CiiBench: return QStringLiteral("CII-Bench");
    case ExportFormat::CiiFlat: return Tr::tr("CII-Bench, flat");
    case ExportFormat::Jsonl: return QStringLiteral("JSON Lines");
    case ExportFormat::Csv: return Tr::tr("Table (CSV)");
    case ExportFormat::Xlsx: return Tr::tr("Workbook (XLSX)");
    case ExportFormat::VlmEvalKit: return QStringLiteral("VLMEvalKit");
    case ExportFormat::ImageFolder: return QStringLiteral("ImageFolder");
    case ExportFormat::IiBench: return QStringLiteral("II-Bench");
    case ExportFormat::LmmsEval: return QStringLiteral("lmms-eval");
    case ExportFormat::LabelStudio: return QStringLiteral("Label Studio");
    case ExportFormat::Cmmmu: return QStringLiteral("CMMMU");
    case ExportFormat::Marvel: return QStringLiteral("MARVEL");
    case ExportFormat::Chat: return Tr::tr("Dialogues (Chat)");
    }
    return {};
}

QString contentsOf(ExportFormat format)
{
    switch (format) {
    case ExportFormat::CiiBench:
    case ExportFormat::IiBench: return Tr::tr("JSON files and images");
    case ExportFormat::CiiFlat: return Tr::tr("JSON files with one entry per question, and images");
    case ExportFormat::Jsonl: return Tr::tr("One item per line, and images");
    case ExportFormat::Csv:
    case ExportFormat::Xlsx: return Tr::tr("One file with a row for each item, without images");
    case ExportFormat::VlmEvalKit: return Tr::tr("One TSV file with the images in it");
    case ExportFormat::ImageFolder: return Tr::tr("metadata.jsonl next to the images, for Hugging Face datasets");
    case ExportFormat::LmmsEval: return Tr::tr("Task folder with images, ready to run");
    case ExportFormat::LabelStudio: return Tr::tr("Tasks with labels, and the labelling configuration");
    case ExportFormat::Cmmmu: return Tr::tr("JSON Lines and pictures, a folder for each discipline");
    case ExportFormat::Marvel: return Tr::tr("One file, with pictures of puzzles and panels");
    case ExportFormat::Chat: return Tr::tr("JSON Lines of messages and images, to train models");
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

bool holdsRationales(ExportFormat format)
{
    return format == ExportFormat::Jsonl || format == ExportFormat::ImageFolder || format == ExportFormat::Csv
        || format == ExportFormat::Xlsx || format == ExportFormat::Cmmmu || format == ExportFormat::Marvel;
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

ExportFormat usualFormat(const Preset &preset, bool pictures)
{
    const auto suits = [&](ExportFormat format) {
        return fitsPreset(format, preset) && (!pictures || takesPictures(format))
            && (!preset.questions.rationale || holdsRationales(format));
    };
    if (const auto own = fromCode<ExportFormat>(preset.code); own && suits(*own))
        return *own;
    const bool simple = preset.texts.image && !preset.hasKinds() && !preset.takesSeveral() && !preset.takesWritten()
                     && !preset.takesPictures() && preset.facts.isEmpty();
    return simple && suits(ExportFormat::CiiBench) ? ExportFormat::CiiBench : ExportFormat::Jsonl;
}

bool holdsPanels(ExportFormat format)
{
    return format == ExportFormat::Marvel;
}

} // namespace yuyi
