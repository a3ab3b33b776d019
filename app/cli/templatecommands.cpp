// SPDX-License-Identifier: GPL-3.0-or-later
// facts: what is known of images for templates; generate: questions filled from templates
#include "app/cli/command.h"
#include "models/exchange/files/textfile.h"
#include "models/exchange/tables/csv.h"
#include "models/exchange/tables/csvfile.h"
#include "models/services/annotation/templateservice.h"
#include "models/services/templates/factlist.h"

#include <QCoreApplication>

namespace yuyi::cli {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::CliTemplates)
};

/// Takes the file of --set; says how that went.
Result<FactsTaken> takeFacts(Context &context, OpenProject &project, Json &json, QStringList &lines)
{
    YUYI_TRY(const auto rows, readCsvFile(context.arguments.value(QStringLiteral("set"))));
    YUYI_TRY(const auto taken, takeFactsOf(*project.stores, project.actor.id, rows));
    json["changed"] = taken.changed;
    json["same"] = taken.same;
    json["refused"] = Json::array();
    lines.append(Tr::tr("Images: %1 changed, %2 the same already. Rows rejected: %3.")
                     .arg(QString::number(taken.changed), QString::number(taken.same), QString::number(taken.refused.size())));
    for (const RefusedFacts &row : taken.refused) {
        json["refused"].push_back({{"row", row.row}, {"reason", toUtf8(row.reason)}});
        lines.append(Tr::tr("  row %1: %2", "of a file, why it is rejected").arg(QString::number(row.row), row.reason));
    }
    return taken;
}

Table tableOf(const Preset &preset, const QList<ImageFacts> &images)
{
    Table table;
    table.addColumn(QStringLiteral("image"));
    table.addColumn(QStringLiteral("sha256"));
    for (const FactForm &fact : preset.facts)
        table.addColumn(fact.code);
    for (const ImageFacts &image : images) {
        QList<TableCell> cells{image.name, image.sha256};
        for (const FactForm &fact : preset.facts)
            cells.append(image.facts.value(fact.code));
        table.add(cells);
    }
    return table;
}

Json imagesJson(const QList<ImageFacts> &images)
{
    Json list = Json::array();
    for (const ImageFacts &image : images) {
        Json facts = Json::object();
        for (auto fact = image.facts.constBegin(); fact != image.facts.constEnd(); ++fact)
            facts[toUtf8(fact.key())] = toUtf8(fact.value());
        list.push_back({{"image", toUtf8(image.name)}, {"sha256", toUtf8(image.sha256)}, {"facts", facts}});
    }
    return list;
}

QString factsLine(const Preset &preset, const ImageFacts &image)
{
    QStringList facts;
    for (const FactForm &fact : preset.facts) {
        if (const QString value = image.facts.value(fact.code); !value.isEmpty())
            facts.append(Tr::tr("%1 %2", "a fact of an image, its value").arg(fact.title.text(), value));
    }
    return Tr::tr("%1: %2", "an image, its facts")
        .arg(image.name, facts.isEmpty() ? Tr::tr("no facts") : facts.join(Tr::tr(", ", "between facts")));
}

Exit runFacts(Context &context)
{
    auto project = openProject(context, context.arguments.positional.first());
    if (!project)
        return context.console.fail(project.error());
    const Preset &preset = project->info.preset;
    Json json;
    QStringList lines;
    Exit exit = Exit::Done;
    if (context.arguments.has(QStringLiteral("set"))) {
        const auto taken = takeFacts(context, *project, json, lines);
        if (!taken)
            return context.console.fail(taken.error());
        exit = taken->refused.isEmpty() ? Exit::Done : Exit::Findings;
    }
    const auto images = factsOfImages(*project->stores, project->actor.id);
    if (!images)
        return context.console.fail(images.error());
    if (context.arguments.has(QStringLiteral("csv"))) {
        const QByteArray table = byteOrderMark + tableCsv(tableOf(preset, *images));
        if (const auto saved = saveText(context.arguments.value(QStringLiteral("csv")), table); !saved)
            return context.console.fail(saved.error());
    }
    json["images"] = imagesJson(*images);
    if (preset.facts.isEmpty())
        lines.append(Tr::tr("The preset of this project declares no facts of images."));
    for (const ImageFacts &image : *images) {
        if (!preset.facts.isEmpty())
            lines.append(factsLine(preset, image));
    }
    context.console.result(json, lines.join(u'\n'));
    return exit;
}

QString generatedText(const Preset &preset, const GenerateReport &report, bool dryRun)
{
    QStringList lines;
    for (const GeneratedImage &image : report.images) {
        QStringList kinds;
        for (const QString &code : image.added) {
            const QuestionKind *kind = preset.kind(code);
            kinds.append(kind ? kind->title.text() : code);
        }
        if (!kinds.isEmpty())
            lines.append(Tr::tr("%1: %2", "an image, the kinds of its new questions")
                             .arg(image.name, kinds.join(Tr::tr(", ", "between kinds"))));
        for (const QString &sentence : image.lacking)
            lines.append(Tr::tr("%1: %2", "an image, what lacks").arg(image.name, sentence));
    }
    if (report.otherViews > 0)
        lines.append(Tr::tr("%n image(s) left: another view of their object is asked about.", nullptr, report.otherViews));
    lines.append(dryRun ? Tr::tr("%n question(s) would be filled.", nullptr, report.questions)
                        : Tr::tr("%n question(s) were filled.", nullptr, report.questions));
    return lines.join(u'\n');
}

Exit runGenerate(Context &context)
{
    const auto project = openProject(context, context.arguments.positional.first());
    if (!project)
        return context.console.fail(project.error());
    if (!context.arguments.has(QStringLiteral("as"))) {
        context.console.warn(Tr::tr("yuyi-cli: generate needs --as PERSON: the person whose drafts are filled."));
        return Exit::Usage;
    }
    const GenerateRequest request{context.arguments.has(QStringLiteral("new")), context.arguments.has(QStringLiteral("dry-run"))};
    Result<GenerateReport> report = failure(ErrorCode::Cancelled, {});
    {
        ConsoleProgress progress(context.console, Tr::tr("Filling questions"));
        report = TemplateService(*project->stores, project->actor.id).generate(request, progress);
    }
    if (!report)
        return context.console.fail(report.error());
    Json json;
    json["drafts"] = report->drafts;
    json["questions"] = report->questions;
    json["otherViews"] = report->otherViews;
    json["images"] = Json::array();
    for (const GeneratedImage &image : report->images)
        json["images"].push_back({{"image", toUtf8(image.name)}, {"added", image.added}, {"lacking", image.lacking}});
    context.console.result(json, generatedText(project->info.preset, *report, request.dryRun));
    return report->lacks() ? Exit::Findings : Exit::Done;
}

} // namespace

QList<Command> templateCommands()
{
    return {{QStringLiteral("facts"),
             QStringLiteral("PROJECT"),
             1,
             1,
             Tr::tr("Lists the facts of images that templates of questions use, or sets them."),
             {{QStringLiteral("set"), QStringLiteral("FILE"),
               Tr::tr("Sets facts from a CSV file: a column “image” or “sha256”, and a column for each fact. Empty cells change nothing.")},
              {QStringLiteral("csv"), QStringLiteral("FILE"), Tr::tr("Also writes the facts to a CSV file, as --set takes it.")},
              asOption()},
             runFacts},
            {QStringLiteral("generate"),
             QStringLiteral("PROJECT"),
             1,
             1,
             Tr::tr("Fills questions from the templates and pools of the preset in the drafts of a person."),
             {{QStringLiteral("new"), {}, Tr::tr("Also begins drafts of images that are assigned to the person or reserved for them.")},
              {QStringLiteral("dry-run"), {}, Tr::tr("Shows what would be filled, and changes nothing.")},
              asOption()},
             runGenerate}};
}

} // namespace yuyi::cli
