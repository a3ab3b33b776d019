// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/exchange/benchmarks/exporter.h"

#include "models/exchange/benchmarks/chatfiles.h"
#include "models/exchange/benchmarks/cmmmu.h"
#include "models/exchange/benchmarks/itemtable.h"
#include "models/exchange/benchmarks/jsonfiles.h"
#include "models/exchange/benchmarks/labelstudio.h"
#include "models/exchange/benchmarks/lmmseval.h"
#include "models/exchange/benchmarks/marvel.h"
#include "models/exchange/benchmarks/plannedpictures.h"
#include "models/exchange/benchmarks/vlmevalkit.h"
#include "models/exchange/benchmarks/writers.h"
#include "models/exchange/benchmarks/xlsx.h"
#include "models/exchange/files/paths.h"
#include "models/exchange/release/croissant.h"
#include "models/exchange/release/hubmetadata.h"
#include "models/imaging/codecs/decode.h"
#include "models/imaging/codecs/encode.h"
#include "models/stores/pictures.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDir>
#include <QFileInfo>

#include <algorithm>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::Exchange)
};

/// The bytes of a picture as a PNG file; of one that is such a file its own.
Result<QByteArray> asPng(const ExchangeImage &picture)
{
    YUYI_TRY(const auto bytes, imageBytes(picture));
    if (picture.format == ImageFormat::Png)
        return bytes;
    YUYI_TRY(const auto decoded, decodeImage(bytes));
    return encodeImage(decoded.image, ImageFormat::Png);
}

Result<> copyPictures(const WriteJob &job, ExportFormat format, PartFolder &folder)
{
    const bool onlyPng = format == ExportFormat::Marvel;
    for (const auto &[path, picture] : job.plan.pictures) {
        if (job.progress.cancelled())
            return exportCancelled();
        YUYI_TRY(const auto bytes, onlyPng ? asPng(*picture) : imageBytes(*picture));
        if (Result<> written = folder.write(path, bytes); !written)
            return passOn(written);
        job.progress.advance();
    }
    return {};
}

Result<QList<CroissantFile>> describeFiles(PartFolder &folder, const QStringList &names)
{
    QList<CroissantFile> files;
    for (const QString &name : names) {
        YUYI_TRY(const auto path, folder.file(name));
        QFile file(path);
        if (!file.open(QIODevice::ReadOnly))
            return notWritten(name, file.errorString());
        QCryptographicHash hash(QCryptographicHash::Sha256);
        if (!hash.addData(&file))
            return notWritten(name, file.errorString());
        files.append({name, file.size(), *Sha256::fromBytes(hash.result())});
    }
    return files;
}

/// A sentence about the explanations of answers, for formats that do not hold them. Without keys they are left out everywhere.
QStringList rationaleNotes(const ExportSet &set, ExportFormat format)
{
    if (!set.withKeys || holdsRationales(format))
        return {};
    const auto explained = std::count_if(set.items.begin(), set.items.end(),
                                         [](const Item &item) { return !item.question.rationale.trimmed().isEmpty(); });
    if (explained == 0)
        return {};
    return {Tr::tr("%n question(s) have an explanation of the answer, which this format does not hold.", nullptr,
                   static_cast<int>(explained))};
}

Result<ExportReport> writeFolder(const WriteJob &job, ExportFormat format, const QString &target)
{
    YUYI_TRY(auto folder, PartFolder::create(target));
    YUYI_TRY(const auto names, format == ExportFormat::CiiBench      ? writeCiiBenchFiles(job, *folder)
                               : format == ExportFormat::CiiFlat     ? writeCiiFlatFiles(job, *folder)
                               : format == ExportFormat::IiBench     ? writeIiBenchFiles(job, *folder)
                               : format == ExportFormat::LmmsEval    ? writeLmmsEvalFiles(job, *folder)
                               : format == ExportFormat::LabelStudio ? writeLabelStudioFiles(job, *folder)
                               : format == ExportFormat::Cmmmu       ? writeCmmmuFiles(job, *folder)
                               : format == ExportFormat::Marvel      ? writeMarvelFiles(job, *folder)
                               : format == ExportFormat::Chat        ? writeChatFiles(job, *folder)
                                                                     : writeJsonlFiles(job, *folder, format == ExportFormat::ImageFolder));
    QStringList files = names;
    const bool hasLines = format == ExportFormat::Jsonl || format == ExportFormat::ImageFolder;
    for (auto it = job.set.extraFiles.constBegin(); it != job.set.extraFiles.constEnd(); ++it) {
        const QString name = safeFileName(it.key());
        QByteArray text = name == u"README.md" ? withHubMetadata(it.value(), job.set, job.plan, format) : it.value();
        if (name == u"croissant.json") {
            if (!hasLines)
                continue; // the files of the other formats have no columns
            YUYI_TRY(const auto described, describeFiles(*folder, names));
            text = withCroissantFiles(text, job.set, job.plan, format, described);
        }
        if (Result<> written = folder->write(name, text); !written)
            return passOn(written);
        files.append(name);
    }
    if (Result<> copied = copyPictures(job, format, *folder); !copied)
        return passOn(copied);
    if (Result<> done = folder->commit(); !done)
        return passOn(done);
    ExportReport report;
    const QDir root(QDir::cleanPath(QFileInfo(target).absoluteFilePath()));
    for (const QString &name : std::as_const(files))
        report.files.append(root.filePath(name));
    if (format == ExportFormat::LmmsEval)
        report.notes = lmmsEvalNotes(job.set);
    if (format == ExportFormat::LabelStudio)
        report.notes = labelStudioNotes(job.set.preset);
    if (format == ExportFormat::Marvel)
        report.notes = marvelNotes(job.set);
    if (format == ExportFormat::LmmsEval || format == ExportFormat::Cmmmu || format == ExportFormat::Chat)
        report.notes += captionNotes(job.set);
    return report;
}

Result<ExportReport> writeFile(const WriteJob &job, ExportFormat format, const QString &target)
{
    YUYI_TRY(auto file, PartFile::create(target));
    YUYI_TRY(const auto notes, format == ExportFormat::Csv    ? writeCsv(job, *file)
                               : format == ExportFormat::Xlsx ? writeXlsx(job, *file)
                                                              : writeVlmEvalKit(job, *file));
    if (Result<> done = file->commit(); !done)
        return passOn(done);
    ExportReport report;
    report.files = {QDir::cleanPath(QFileInfo(target).absoluteFilePath())};
    report.notes = notes;
    return report;
}

} // namespace

tl::unexpected<Error> exportCancelled()
{
    return failure(ErrorCode::Cancelled, Tr::tr("The export was cancelled; nothing was written."));
}

Result<QByteArray> imageBytes(const ExchangeImage &image)
{
    return pictureBytes(image.file, image.sha256, image.name);
}

Result<ExportReport> exportItems(const ExportSet &set, ExportFormat format, const QString &target, Progress &progress)
{
    if (set.items.isEmpty())
        return failure(ErrorCode::Refused, Tr::tr("Nothing to export: no question is accepted yet."));
    YUYI_TRY(const auto plan, planExport(set, format));
    progress.setTotal(set.items.size() + (isFolderFormat(format) ? plan.pictures.size() : 0));
    const WriteJob job{set, plan, progress};
    Result<ExportReport> report = isFolderFormat(format) ? writeFolder(job, format, target) : writeFile(job, format, target);
    if (report) {
        report->images = plan.images;
        report->questions = static_cast<int>(set.items.size());
        report->notes += rationaleNotes(set, format);
    }
    return report;
}

} // namespace yuyi
