// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/collect/collectfiles.h"

#include "models/exchange/benchmarks/importer.h"
#include "models/exchange/benchmarks/labelstudiofile.h"
#include "models/exchange/benchmarks/vlmevalkitrows.h"
#include "models/exchange/manifest.h"
#include "models/services/annotation/labelimportservice.h"
#include "models/services/session/jobcenter.h"
#include "models/services/session/projectaccess.h"
#include "widgets/collect/collectcontroller.h"
#include "widgets/collect/importitemsdialog.h"
#include "widgets/collect/importlabelsdialog.h"
#include "widgets/controls/dialogs/refusedlist.h"
#include "widgets/shell/page/aside.h"
#include "widgets/shell/page/userprompts.h"

#include <QFileInfo>
#include <QMap>
#include <QtConcurrent>

#include <optional>

namespace yuyi {

namespace {

/// What a JSON export of Label Studio holds; nothing if the file is none.
std::optional<LabelFile> labelsIn(const QString &path, const Preset &preset)
{
    const auto text = readLabelFile(path);
    if (!text)
        return std::nullopt;
    auto labels = readLabelStudio(*text, preset);
    return labels ? std::optional(std::move(*labels)) : std::nullopt;
}

} // namespace

CollectFiles::CollectFiles(PageContext context, CollectController &controller, QWidget *page)
    : QObject(page), m_context(context), m_controller(controller), m_page(page)
{
    connect(&m_context.jobs, &JobCenter::jobEnded, this, [this](const JobId &id, std::optional<JobKind> kind) {
        const JobStatus job = m_context.jobs.job(id);
        if (kind == JobKind::ImportLabels && job.state == JobState::Done && job.findings)
            showRefusedLabels(LabelImportReport::fromJson(job.result));
    });
}

void CollectFiles::addFolder()
{
    m_context.prompts.openFolder(m_page, tr("Image Folder"),
                                 [this](const QString &folder) { m_controller.collect({folder}); });
}

void CollectFiles::addFiles()
{
    // The bytes decide what a file is: every file may be chosen.
    m_context.prompts.openFiles(m_page, tr("Images to Collect"), tr("All files (*)"),
                                [this](const QStringList &files) { m_controller.collect(files); });
}

void CollectFiles::addManifest()
{
    m_context.prompts.openFiles(m_page, tr("Image Manifest"),
                                tr("Manifests (*.csv *.tsv *.json);;All files (*)"), [this](const QStringList &files) {
                                    for (const QString &file : files)
                                        m_controller.collect({}, file);
                                });
}

void CollectFiles::chooseItems()
{
    m_context.prompts.openFiles(m_page, tr("Published Benchmark File"),
                                tr("Benchmark files (*.json *.jsonl *.tsv);;All files (*)"), [this](const QStringList &files) {
                                    if (!files.isEmpty())
                                        openItems(files.first(), false);
                                });
}

void CollectFiles::openItems(const QString &file, bool orManifest)
{
    struct Seen {
        Result<ImportedSet> items;
        std::optional<LabelFile> labels;
        bool manifest = false;
        bool folder = false;
    };
    QtConcurrent::run([file, orManifest, preset = m_context.project.info().preset] {
        Seen seen{readItems(file, preset), {}, false, QFileInfo(file).isDir()};
        // Of a table the first line decides, so that the sentence about it is of the right kind.
        const bool isTable = file.endsWith(QLatin1String(".tsv"), Qt::CaseInsensitive);
        if (!seen.items && !isTable)
            seen.labels = labelsIn(file, preset);
        if (!seen.items && !seen.labels && orManifest)
            seen.manifest = isTable ? !isVlmEvalKitFile(file) : readManifest(file).has_value();
        return seen;
    }).then(this, [this, file](const Seen &seen) {
        if (seen.items)
            askAboutItems(file, *seen.items);
        else if (seen.labels)
            askAboutLabels(file, *seen.labels);
        else if (seen.folder)
            m_controller.collect({file});
        else if (seen.manifest)
            m_controller.collect({}, file);
        else
            Q_EMIT failed(seen.items.error());
    });
}

void CollectFiles::askAboutItems(const QString &file, const ImportedSet &set)
{
    auto *dialog = new ImportItemsDialog(m_context.prompts, file, set, m_page);
    connect(dialog, &ImportItemsDialog::importWanted, this,
            [this, file, format = set.format](const QString &folder) { m_controller.importItems(file, format, folder); });
    dialog->open();
}

void CollectFiles::askAboutLabels(const QString &file, const LabelFile &content)
{
    auto *dialog = new ImportLabelsDialog(file, content, m_context.project.people(), m_page);
    connect(dialog, &ImportLabelsDialog::importWanted, this, [this, file](const QMap<QString, PersonId> &people) {
        LabelImportRequest request;
        request.file = file;
        request.people = people;
        request.by = m_context.project.person().id;
        m_context.jobs.start(JobKind::ImportLabels, request.toJson());
    });
    dialog->open();
}

void CollectFiles::showRefusedLabels(const LabelImportReport &report)
{
    QList<QPair<QString, QString>> faults;
    for (const LabelFault &fault : report.refused)
        faults.append({tr("Task %1, field “%2”").arg(fault.task, fault.field), fault.sentence});
    (new RefusedList(tr("Rejected Annotations"), tr("%Ln annotation(s) were rejected", nullptr, static_cast<int>(faults.size())), faults,
                     m_page))
        ->open();
}

void CollectFiles::showRefused()
{
    const auto &last = m_controller.lastImport();
    if (!last)
        return;
    QList<QPair<QString, QString>> files;
    for (const RefusedFile &file : last->refused)
        files.append({file.path, file.reason});
    auto *list = new RefusedList(tr("Rejected Files"),
                                 tr("%Ln file(s) were rejected", nullptr, static_cast<int>(files.size())), files, m_page);
    list->offerSave();
    connect(list, &RefusedList::saveWanted, this, [this, list] {
        m_context.prompts.saveFile(list, tr("Save Rejected Files"), tr("rejected.csv"), tr("CSV files (*.csv)"),
                                   [this](const QString &path) { m_controller.saveRefused(path); });
    });
    list->open();
}

void CollectFiles::showKnown()
{
    const auto &last = m_controller.lastImport();
    if (!last)
        return;
    QList<QPair<QString, QString>> files;
    for (const RefusedFile &file : last->known)
        files.append({file.path, file.reason});
    (new RefusedList(tr("Already in Project"),
                     tr("%Ln file(s) with an image that is already in the project", nullptr, static_cast<int>(files.size())),
                     files, m_page))
        ->open();
}

void CollectFiles::take(const QStringList &paths)
{
    const QString suffix = QFileInfo(paths.first()).suffix().toLower();
    if (paths.size() == 1 && QStringList{QStringLiteral("json"), QStringLiteral("jsonl"), QStringLiteral("tsv")}.contains(suffix))
        openItems(paths.first(), true);
    else if (paths.size() == 1 && suffix == QLatin1String("csv"))
        m_controller.collect({}, paths.first());
    else if (paths.size() == 1 && m_context.project.info().preset.takesPictures())
        // A folder may be one of CMMMU or MARVEL, whose questions have further pictures.
        runAside(
            this, [path = paths.first()] { return QFileInfo(path).isDir(); },
            [this, paths](bool isFolder) {
                if (isFolder)
                    openItems(paths.first(), false);
                else
                    m_controller.collect(paths);
            });
    else
        m_controller.collect(paths);
}

} // namespace yuyi
