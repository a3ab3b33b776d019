// SPDX-License-Identifier: GPL-3.0-or-later
// examples
#include "app/cli/command.h"
#include "app/cli/options/printsize.h"
#include "models/domain/annotation/translation.h"
#include "models/imaging/print/printsheet.h"
#include "models/services/release/exampleservice.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <algorithm>

namespace yuyi::cli {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::CliRelease)
};

QStringList listOf(const QString &text)
{
    QStringList parts;
    const QStringList all = text.split(u',', Qt::SkipEmptyParts);
    for (const QString &part : all) {
        if (!part.trimmed().isEmpty())
            parts.append(part.trimmed());
    }
    return parts;
}

/// Which examples are drawn, but for the dimension, whose default follows from the preset.
Result<ExampleRules> rulesOf(const Arguments &arguments)
{
    ExampleRules rules;
    YUYI_TRY(const int perCategory, intOption(arguments, QStringLiteral("per-category"), 1, 1, ExampleRules::mostPerCategory));
    YUYI_TRY(const int seed, intOption(arguments, QStringLiteral("seed"), 1, 0, 2147483647));
    rules.by = DimensionCode(arguments.value(QStringLiteral("by")));
    rules.perCategory = perCategory;
    rules.seed = static_cast<quint32>(seed);
    rules.split = arguments.value(QStringLiteral("split"));
    rules.without = listOf(arguments.value(QStringLiteral("without")));
    if (arguments.has(QStringLiteral("translation"))) {
        rules.language = fromCode<ItemLanguage>(arguments.value(QStringLiteral("translation")));
        if (!rules.language) {
            return failure(ErrorCode::Invalid,
                           Tr::tr("--translation takes zh or en, not “%1”.").arg(arguments.value(QStringLiteral("translation"))));
        }
    }
    return rules;
}

Result<int> columnsOf(const Arguments &arguments, const PrintSize &size)
{
    const int most = columnsWithin(size.width);
    return intOption(arguments, QStringLiteral("columns"), std::min(ExampleLook().columns, most), 1, most);
}

/// The dimensions that --labels names. Without --labels: all dimensions except the one whose labels are the headings.
Result<QList<DimensionCode>> labelsOf(const Arguments &arguments, const Preset &preset, const DimensionCode &by)
{
    QList<DimensionCode> codes;
    QStringList available;
    for (const Dimension &dimension : preset.dimensions) {
        available.append(dimension.code.text());
        if (!arguments.has(QStringLiteral("labels")) && dimension.code != by)
            codes.append(dimension.code);
    }
    const QString text = arguments.value(QStringLiteral("labels"));
    if (text == u"none")
        return codes;
    const QStringList named = listOf(text);
    for (const QString &name : named) {
        if (!available.contains(name))
            return failure(ErrorCode::Invalid, Tr::tr("--labels takes none or dimensions, not “%1”. Available: %2.")
                                                   .arg(name, available.join(QStringLiteral(", "))));
        codes.append(DimensionCode(name));
    }
    return codes;
}

Json jsonOf(const ExamplePool &pool, const ExampleDraw &draw, const QString &file, const QStringList &notes)
{
    Json json;
    json["file"] = toUtf8(file);
    json["examples"] = Json::array();
    for (const ExampleDraw::Place &place : draw.places()) {
        const Item &item = pool.items.at(place.item);
        json["examples"].push_back({{"category", toUtf8(place.category.text())},
                                    {"item", toUtf8(pool.names.value(item.question.versionId))},
                                    {"image", toUtf8(pool.images.value(item.image).names.value(0))}});
    }
    json["notes"] = Json::array();
    for (const QString &note : notes)
        json["notes"].push_back(toUtf8(note));
    return json;
}

Exit wrongUse(const Context &context, const Error &error)
{
    context.console.fail(error);
    return Exit::Usage;
}

Exit runExamples(Context &context)
{
    const Arguments &arguments = context.arguments;
    auto rules = rulesOf(arguments);
    if (!rules)
        return wrongUse(context, rules.error());
    const auto size = printSize(arguments);
    if (!size)
        return wrongUse(context, size.error());
    const auto columns = columnsOf(arguments, *size);
    if (!columns)
        return wrongUse(context, columns.error());
    const auto project = openProject(context, arguments.positional.first());
    if (!project)
        return context.console.fail(project.error());
    const auto pool = ExampleService(*project->stores, project->actor.id, project->factory->folder()).pool();
    if (!pool)
        return context.console.fail(pool.error());
    if (pool->items.isEmpty())
        return context.console.fail(
            {ErrorCode::Refused, Tr::tr("There are no examples: no image has been annotated and accepted yet."), {}});
    if (const Dimension *usual = groupingDimension(pool->preset); usual && !arguments.has(QStringLiteral("by")))
        rules->by = usual->code;
    const auto draw = ExampleDraw::made(*pool, *rules);
    if (!draw)
        return wrongUse(context, draw.error());
    const auto labels = labelsOf(arguments, pool->preset, rules->by);
    if (!labels)
        return wrongUse(context, labels.error());
    const ExampleLook look{*labels, !arguments.has(QStringLiteral("without-keys")), arguments.has(QStringLiteral("sources")), *columns};
    PrintSheet sheet;
    {
        ConsoleProgress progress(context.console, Tr::tr("Reading images"));
        ExamplePictures pictures;
        sheet = exampleSheet(*pool, *draw, look, sheetPictureEdge(*size, look.columns), pictures, progress);
        if (progress.cancelled())
            return context.console.fail({ErrorCode::Cancelled, Tr::tr("Stopped; nothing was written."), {}});
    }
    const QString file = QFileInfo(arguments.positional.at(1)).absoluteFilePath();
    if (const auto saved = savePrintSheet(sheet, *size, file); !saved)
        return context.console.fail(saved.error());
    const QStringList notes = exampleNotes(*pool, *draw, *rules);
    for (const QString &note : notes)
        context.console.say(note);
    QStringList names;
    for (const ExampleDraw::Place &place : draw->places())
        names.append(pool->names.value(pool->items.at(place.item).question.versionId));
    context.console.done(jsonOf(*pool, *draw, file, notes), Tr::tr("The sheet was written to “%1”. It shows these items: %2")
                                                                .arg(file, names.join(QStringLiteral(", "))));
    return Exit::Done;
}

} // namespace

QList<Command> exampleCommands()
{
    return {
        {QStringLiteral("examples"),
         QStringLiteral("PROJECT OUT"),
         2,
         2,
         Tr::tr("Draws a sheet of example items as a figure: .pdf, .svg or .png."),
         {{QStringLiteral("by"), QStringLiteral("DIMENSION"),
           Tr::tr("Shows examples of each label of this dimension (default: the dimension with the most labels).")},
          {QStringLiteral("per-category"), QStringLiteral("N"), Tr::tr("Number of examples for each label (default: 1).")},
          {QStringLiteral("seed"), QStringLiteral("N"), Tr::tr("Random seed of the drawing (default: 1).")},
          {QStringLiteral("split"), QStringLiteral("NAME"), Tr::tr("Draws only items of this split.")},
          {QStringLiteral("without"), QStringLiteral("LIST"),
           Tr::tr("Comma-separated IDs of items that are not drawn. The next item of the same label takes the place of each.")},
          {QStringLiteral("translation"), QStringLiteral("zh|en"),
           Tr::tr("Draws only items that are translated completely into this language, and shows their translations.")},
          {QStringLiteral("labels"), QStringLiteral("LIST|none"),
           Tr::tr("Comma-separated dimensions whose labels are shown beneath each example (default: all but that of --by).")},
          {QStringLiteral("without-keys"), {}, Tr::tr("Does not show which answers are correct.")},
          {QStringLiteral("sources"), {}, Tr::tr("Shows the source and the licence of each image.")},
          {QStringLiteral("columns"), QStringLiteral("N"), Tr::tr("Number of columns (default: 3).")},
          {QStringLiteral("width"), QStringLiteral("one-column|two-columns|MM"),
           Tr::tr("Width of the sheet: one-column (84 mm), two-columns (174 mm) or a number of millimetres (default: two-columns).")},
          {QStringLiteral("dpi"), QStringLiteral("N"),
           Tr::tr("Resolution of a .png, and of the images in a .pdf or .svg (default: 300).")},
          asOption()},
         runExamples},
    };
}

} // namespace yuyi::cli
