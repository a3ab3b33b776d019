// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/exchange/exporter.h"

#include "models/exchange/paths.h"
#include "models/exchange/writers.h"
#include "models/stores/pictures.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::Exchange)
};

tl::unexpected<Error> imageMissing(const ExchangeImage &image)
{
    const QString name = image.name.isEmpty() ? QFileInfo(image.file).fileName() : image.name;
    return failure(ErrorCode::NotFound, Tr::tr("The file of image “%1” is missing or cannot be read.").arg(name), image.file);
}

Result<> copyPictures(const WriteJob &job, PartFolder &folder)
{
    for (const auto &[path, id] : job.plan.pictures) {
        if (job.progress.cancelled())
            return exportCancelled();
        const ExchangeImage &image = *job.set.images.constFind(id);
        const Result<QString> target = folder.file(path);
        if (!target)
            return passOn(target);
        const Result<QString> there = pictureFile(image.file);
        if (!there)
            return passOn(there);
        if (!QFileInfo(*there).isFile())
            return imageMissing(image);
        QFile source(*there);
        if (!source.copy(*target))
            return source.error() == QFileDevice::OpenError ? Result<>(imageMissing(image)) : Result<>(notWritten(path, source.errorString()));
        // A project keeps its images read-only; those given away belong to the receiver.
        QFile::setPermissions(*target, QFile::ReadOwner | QFile::WriteOwner | QFile::ReadGroup | QFile::ReadOther);
        job.progress.advance();
    }
    return {};
}

Result<ExportReport> writeFolder(const WriteJob &job, ExportFormat format, const QString &target)
{
    auto folder = PartFolder::create(target);
    if (!folder)
        return passOn(folder);
    const Result<QStringList> names = format == ExportFormat::CiiBench ? writeCiiBenchFiles(job, **folder)
        : format == ExportFormat::CiiFlat                              ? writeCiiFlatFiles(job, **folder)
                                                                       : writeJsonlFiles(job, **folder);
    if (!names)
        return passOn(names);
    QStringList files = *names;
    for (auto it = job.set.extraFiles.constBegin(); it != job.set.extraFiles.constEnd(); ++it) {
        const QString name = safeFileName(it.key());
        if (Result<> written = (*folder)->write(name, it.value()); !written)
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
    const Result<QString> there = pictureFile(image.file);
    if (!there)
        return passOn(there);
    QFile file(*there);
    if (!QFileInfo(*there).isFile() || !file.open(QIODevice::ReadOnly))
        return imageMissing(image);
    QByteArray bytes = file.readAll();
    if (file.error() != QFileDevice::NoError || bytes.isEmpty())
        return imageMissing(image);
    return bytes;
}

Result<ExportReport> exportItems(const ExportSet &set, ExportFormat format, const QString &target, Progress &progress)
{
    if (set.items.isEmpty())
        return failure(ErrorCode::Refused, Tr::tr("There is nothing to export: no question is accepted yet."));
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
