// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/exchange/exporter.h"

#include "models/exchange/croissant.h"
#include "models/exchange/hubmetadata.h"
#include "models/exchange/paths.h"
#include "models/exchange/writers.h"
#include "models/stores/pictures.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDir>
#include <QFileInfo>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::Exchange)
};

Result<> copyPictures(const WriteJob &job, PartFolder &folder)
{
    for (const auto &[path, id] : job.plan.pictures) {
        if (job.progress.cancelled())
            return exportCancelled();
        const ExchangeImage &image = *job.set.images.constFind(id);
        const Result<QByteArray> bytes = imageBytes(image);
        if (!bytes)
            return passOn(bytes);
        if (Result<> written = folder.write(path, *bytes); !written)
            return passOn(written);
        job.progress.advance();
    }
    return {};
}

Result<QList<CroissantFile>> describeFiles(PartFolder &folder, const QStringList &names)
{
    QList<CroissantFile> files;
    for (const QString &name : names) {
        const Result<QString> path = folder.file(name);
        if (!path)
            return passOn(path);
        QFile file(*path);
        if (!file.open(QIODevice::ReadOnly))
            return notWritten(name, file.errorString());
        QCryptographicHash hash(QCryptographicHash::Sha256);
        if (!hash.addData(&file))
            return notWritten(name, file.errorString());
        files.append({name, file.size(), *Sha256::fromBytes(hash.result())});
    }
    return files;
}

Result<ExportReport> writeFolder(const WriteJob &job, ExportFormat format, const QString &target)
{
    auto folder = PartFolder::create(target);
    if (!folder)
        return passOn(folder);
    const Result<QStringList> names = format == ExportFormat::CiiBench ? writeCiiBenchFiles(job, **folder)
        : format == ExportFormat::CiiFlat                              ? writeCiiFlatFiles(job, **folder)
                                                                       : writeJsonlFiles(job, **folder, format == ExportFormat::ImageFolder);
    if (!names)
        return passOn(names);
    QStringList files = *names;
    const bool hasLines = format == ExportFormat::Jsonl || format == ExportFormat::ImageFolder;
    for (auto it = job.set.extraFiles.constBegin(); it != job.set.extraFiles.constEnd(); ++it) {
        const QString name = safeFileName(it.key());
        QByteArray text = name == u"README.md" ? withHubMetadata(it.value(), job.set, job.plan, format) : it.value();
        if (name == u"croissant.json") {
            if (!hasLines)
                continue;   // the files of the other formats have no columns
            const auto described = describeFiles(**folder, *names);
            if (!described)
                return passOn(described);
            text = withCroissantFiles(text, job.set, job.plan, format, *described);
        }
        if (Result<> written = (*folder)->write(name, text); !written)
            return passOn(written);
        files.append(name);
    }
    if (Result<> copied = copyPictures(job, **folder); !copied)
        return passOn(copied);
    if (Result<> done = (*folder)->commit(); !done)
        return passOn(done);
    ExportReport report;
    const QDir root(QDir::cleanPath(QFileInfo(target).absoluteFilePath()));
    for (const QString &name : std::as_const(files))
        report.files.append(root.filePath(name));
    return report;
}

Result<ExportReport> writeFile(const WriteJob &job, ExportFormat format, const QString &target)
{
    auto file = PartFile::create(target);
    if (!file)
        return passOn(file);
    const Result<QStringList> notes = format == ExportFormat::Csv ? writeCsv(job, **file)
        : format == ExportFormat::Xlsx                            ? writeXlsx(job, **file)
                                                                  : writeVlmEvalKit(job, **file);
    if (!notes)
        return passOn(notes);
    if (Result<> done = (*file)->commit(); !done)
        return passOn(done);
    ExportReport report;
    report.files = {QDir::cleanPath(QFileInfo(target).absoluteFilePath())};
    report.notes = *notes;
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
    const Result<ExportPlan> plan = planExport(set, format);
    if (!plan)
        return passOn(plan);
    progress.setTotal(set.items.size() + (isFolderFormat(format) ? plan->pictures.size() : 0));
    const WriteJob job{set, *plan, progress};
    Result<ExportReport> report = isFolderFormat(format) ? writeFolder(job, format, target) : writeFile(job, format, target);
    if (report) {
        report->images = plan->images;
        report->questions = static_cast<int>(set.items.size());
    }
    return report;
}

} // namespace yuyi
