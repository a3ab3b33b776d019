// SPDX-License-Identifier: GPL-3.0-or-later
// import images, import items, import labels
#include "app/cli/command.h"
#include "models/services/annotation/labelimportservice.h"
#include "models/services/curation/collectservice.h"
#include "models/services/curation/itemimportservice.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

namespace yuyi::cli {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::CliImport)
};

Exit runImages(Context &context)
{
    const auto project = openProject(context, context.arguments.positional.first());
    if (!project)
        return context.console.fail(project.error());
    CollectRequest request;
    for (const QString &path : context.arguments.positional.mid(1))
        request.paths.append(QFileInfo(path).absoluteFilePath());
    if (context.arguments.has(QStringLiteral("manifest")))
        request.manifest = QFileInfo(context.arguments.value(QStringLiteral("manifest"))).absoluteFilePath();
    if (request.paths.isEmpty() && request.manifest.isEmpty()) {
        context.console.warn(Tr::tr("yuyi-cli: import images needs a file, a folder or --manifest FILE."));
        return Exit::Usage;
    }
    request.recursive = context.arguments.has(QStringLiteral("recursive"));
    request.by = project->actor.id;
    Result<CollectReport> report = failure(ErrorCode::Cancelled, {});
    {
        ConsoleProgress progress(context.console, Tr::tr("Collecting images"));
        report = CollectService(*project->stores, project->factory->folder()).collect(request, progress);
    }
    if (!report)
        return context.console.fail(report.error());
    Json json;
    json["added"] = report->added;
    json["known"] = report->known;
    json["refused"] = Json::array();
    QString text = Tr::tr("Images: %1 added, %2 already in the project. Files rejected: %3.")
                       .arg(QString::number(report->added), QString::number(report->known),
                            QString::number(report->refused.size()));
    for (const RefusedFile &file : report->refused) {
        json["refused"].push_back({{"path", toUtf8(file.path)}, {"reason", toUtf8(file.reason)}});
        text += QStringLiteral("\n  ") % file.path % QStringLiteral(": ") % file.reason;
    }
    json["seconds"] = report->seconds;
    context.console.result(json, text);
    return report->refused.isEmpty() ? Exit::Done : Exit::Findings;
}

Exit runItems(Context &context)
{
    const QString formatName = context.arguments.has(QStringLiteral("format"))
                                 ? context.arguments.value(QStringLiteral("format"))
                                 : QStringLiteral("cii-bench");
    const auto format = fromCode<ImportFormat>(formatName);
    if (!format) {
        QStringList names;
        for (const auto &[value, code] : codesOf(ImportFormat{}))
            names.append(codeOf(value));
        context.console.warn(
            Tr::tr("yuyi-cli: unknown format “%1”. Available: %2.").arg(formatName, names.join(QStringLiteral(", "))));
        return Exit::Usage;
    }
    const auto project = openProject(context, context.arguments.positional.first());
    if (!project)
        return context.console.fail(project.error());
    ItemImportRequest request;
    request.file = QFileInfo(context.arguments.positional.at(1)).absoluteFilePath();
    request.format = *format;
    if (context.arguments.has(QStringLiteral("images")))
        request.imagesFolder = QFileInfo(context.arguments.value(QStringLiteral("images"))).absoluteFilePath();
    request.by = project->actor.id;
    Result<ItemImportReport> report = failure(ErrorCode::Cancelled, {});
    {
        ConsoleProgress progress(context.console, Tr::tr("Importing"));
        report = ItemImportService(*project->stores, project->factory->folder()).importItems(request, progress);
    }
    if (!report)
        return context.console.fail(report.error());
    Json json;
    json["images"] = report->images;
    json["images_added"] = report->imagesAdded;
    json["pictures"] = report->pictures;
    json["questions"] = report->questions;
    json["known"] = report->known;
    if (report->panels > 0 || report->withoutPanels > 0) {
        json["panels"] = report->panels;
        json["without_panels"] = report->withoutPanels;
    }
    json["conflicts"] = Json::array();
    json["refused"] = Json::array();
    json["notes"] = Json::array();
    QString text = Tr::tr("Images: %1 added, %2 already in the project. Questions: %3 added. Entries that had already been imported: %4.")
                       .arg(QString::number(report->imagesAdded), QString::number(report->images - report->imagesAdded),
                            QString::number(report->questions), QString::number(report->known));
    if (report->pictures > report->images)
        text += QLatin1Char('\n') % Tr::tr("Pictures of the questions: %1.").arg(report->pictures);
    if (report->panels > 0)
        text += QLatin1Char('\n') % Tr::tr("Images to which panels were added: %1.").arg(report->panels);
    if (report->withoutPanels > 0)
        text += QLatin1Char('\n')
              % Tr::tr("%n puzzle(s) without panels: their counting questions show the picture with the numbers.", nullptr,
                       static_cast<int>(report->withoutPanels));
    for (const ItemImportReport::Conflict &conflict : report->conflicts) {
        Json values = Json::array();
        for (const QString &value : conflict.values)
            values.push_back(toUtf8(value));
        json["conflicts"].push_back(
            {{"image", toUtf8(conflict.image)}, {"field", toUtf8(conflict.field)}, {"values", values}});
        text += QLatin1Char('\n')
              % Tr::tr("Conflict: the entries for the image %1 have different values for %2: %3.")
                    .arg(conflict.image, conflict.field, conflict.values.join(QStringLiteral(" | ")));
    }
    for (const ItemImportReport::Refused &one : report->refused) {
        json["refused"].push_back({{"item", toUtf8(one.item)}, {"reason", toUtf8(one.reason)}});
        text += QLatin1Char('\n') % Tr::tr("Rejected: %1: %2").arg(one.item, one.reason);
    }
    for (const ItemImportReport::Refused &one : report->notes) {
        json["notes"].push_back({{"item", toUtf8(one.item)}, {"note", toUtf8(one.reason)}});
        text += QLatin1Char('\n') % Tr::tr("Note: %1: %2").arg(one.item, one.reason);
    }
    context.console.result(json, text);
    return report->conflicts.isEmpty() && report->refused.isEmpty() ? Exit::Done : Exit::Findings;
}

Exit runLabels(Context &context)
{
    const auto project = openProject(context, context.arguments.positional.first());
    if (!project)
        return context.console.fail(project.error());
    LabelImportRequest request;
    request.file = QFileInfo(context.arguments.positional.at(1)).absoluteFilePath();
    request.annotator = context.arguments.value(QStringLiteral("annotator"));
    request.person = context.arguments.value(QStringLiteral("person"));
    Result<LabelImportReport> report = failure(ErrorCode::Cancelled, {});
    {
        ConsoleProgress progress(context.console, Tr::tr("Importing labels"));
        report = LabelImportService(*project->stores, project->actor.id).importLabels(request, progress);
    }
    if (!report)
        return context.console.fail(report.error());
    Json json;
    json["labelled"] = report->filled;
    json["known"] = report->known;
    json["skipped"] = report->cancelled;
    json["unannotated"] = report->empty;
    json["refused"] = Json::array();
    QString text = Tr::tr("Annotations: %1 with new labels, %2 already in the project, %3 skipped in Label Studio, %4 rejected. Tasks "
                          "without annotations: %5.")
                       .arg(QString::number(report->filled), QString::number(report->known), QString::number(report->cancelled),
                            QString::number(report->refused.size()), QString::number(report->empty));
    for (const LabelFault &fault : report->refused) {
        json["refused"].push_back({{"task", toUtf8(fault.task)}, {"field", toUtf8(fault.field)}, {"reason", toUtf8(fault.sentence)}});
        text += QLatin1Char('\n') % Tr::tr("Task %1, field “%2”: %3").arg(fault.task, fault.field, fault.sentence);
    }
    context.console.result(json, text);
    return report->refused.isEmpty() ? Exit::Done : Exit::Findings;
}

} // namespace

QList<Command> importCommands()
{
    return {
        {QStringLiteral("import images"),
         QStringLiteral("PROJECT PATH…"),
         1,
         -1,
         Tr::tr("Imports raw images; the format is detected from the file content."),
         {{QStringLiteral("manifest"), QStringLiteral("FILE"),
           Tr::tr("CSV or JSON file with these fields: “file”, “source_url”, “licence”, “collector”, “note”.")},
          {QStringLiteral("recursive"), {}, Tr::tr("Includes subfolders.")},
          asOption()},
         runImages},
        {QStringLiteral("import items"),
         QStringLiteral("PROJECT FILE"),
         2,
         2,
         Tr::tr("Imports a published benchmark file."),
         {{QStringLiteral("format"), QStringLiteral("NAME"),
           Tr::tr("Format: cii-bench (default), cii-flat, ii-bench, vlmevalkit, or cmmmu or marvel, which are a file or a folder.")},
          {QStringLiteral("images"), QStringLiteral("DIR"),
           Tr::tr("Base folder for the relative image paths in the benchmark file.")},
          asOption()},
         runItems},
        {QStringLiteral("import labels"),
         QStringLiteral("PROJECT FILE"),
         2,
         2,
         Tr::tr("Imports the labels that annotators gave in Label Studio (JSON export) into their own drafts."),
         {{QStringLiteral("annotator"), QStringLiteral("WHO"),
           Tr::tr("Imports only the annotations of this annotator: an ID, an e-mail address or a name in the file.")},
          {QStringLiteral("person"), QStringLiteral("NAME"),
           Tr::tr("The person of the project who made the annotations (default: the person with the annotator's name or address).")},
          asOption()},
         runLabels},
    };
}

} // namespace yuyi::cli
