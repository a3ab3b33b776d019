// SPDX-License-Identifier: GPL-3.0-or-later
// panels, compose, sheets
#include "app/cli/command.h"
#include "models/domain/json/jsonfields.h"
#include "models/imaging/readfile.h"
#include "models/services/composing/composeservice.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

#include <algorithm>

namespace yuyi::cli {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::CliCompose)
};

constexpr qint64 panelFileLimit = 1 << 20; // bytes of a file that lists panels

ComposeService serviceOf(const OpenProject &project)
{
    return {*project.stores, project.factory->folder(), project.actor.id};
}

/// The image with this file name, with or without its ending, or whose hash begins so. Invalid: several.
Result<Image> imageNamed(Stores &stores, const QString &name)
{
    YUYI_TRY(const auto ids, stores.images().list({}, ImageSort::Added));
    YUYI_TRY(const auto images, stores.images().images(ids));
    QList<Image> found;
    const auto take = [&](const auto &fits) {
        if (found.isEmpty())
            std::copy_if(images.begin(), images.end(), std::back_inserter(found), fits);
    };
    take([&](const Image &image) { return image.names.contains(name); });
    take([&](const Image &image) {
        return std::any_of(image.names.begin(), image.names.end(),
                           [&](const QString &one) { return QFileInfo(one).completeBaseName() == name; });
    });
    if (name.size() >= 4)
        take([&](const Image &image) { return image.sha256.hex().startsWith(name, Qt::CaseInsensitive); });
    if (found.isEmpty())
        return failure(ErrorCode::NotFound, Tr::tr("There is no image “%1” in this project.").arg(name));
    if (found.size() > 1)
        return failure(ErrorCode::Invalid, Tr::tr("Several images are called “%1”. Name one by its hash.").arg(name));
    return found.constFirst();
}

Json areaJson(const QRect &area)
{
    return Json::array({area.x(), area.y(), area.width(), area.height()});
}

QString areaText(const QRect &area)
{
    return QStringLiteral("%1,%2 %3×%4").arg(area.x()).arg(area.y()).arg(area.width()).arg(area.height());
}

QString roleTitle(PartRole role)
{
    switch (role) {
    case PartRole::Context: return Tr::tr("Panel of the context");
    case PartRole::Blank: return Tr::tr("Blank panel");
    case PartRole::Choice: return Tr::tr("Panel to choose from");
    }
    return {};
}

Result<CutPanel> readPanel(const Json &json, int number, const QDir &folder)
{
    CutPanel panel;
    const auto role = fromCode<PartRole>(textOf(json, "role"));
    if (!role)
        return failure(ErrorCode::Invalid, Tr::tr("Panel %1: its role is context, blank or choice.").arg(number));
    panel.role = *role;
    const QString file = textOf(json, "file");
    const Json &area = fieldOf(json, "area");
    if (!file.isEmpty() && area.is_null()) {
        panel.file = QDir::cleanPath(folder.absoluteFilePath(file));
        return panel;
    }
    if (const auto known = Sha256::fromHex(textOf(json, "sha256")); known && file.isEmpty() && area.is_null()) {
        panel.medium.sha256 = *known;
        return panel;
    }
    const bool isArea = file.isEmpty() && area.is_array() && area.size() == 4
                     && std::all_of(area.begin(), area.end(), [](const Json &value) {
                            return value.is_number_integer() && value.get<qint64>() >= 0 && value.get<qint64>() <= 1'000'000;
                        });
    if (isArea)
        panel.area = QRect(area[0].get<int>(), area[1].get<int>(), area[2].get<int>(), area[3].get<int>());
    if (!panel.area.isValid()) {
        return failure(
            ErrorCode::Invalid,
            Tr::tr(
                "Panel %1: it has an area [x, y, width, height] in pixels, or a file, or the sha256 of a picture.")
                .arg(number));
    }
    return panel;
}

/// The file that `panels --propose --json` writes, and `--cut` and `--new` read. Files are relative to it.
Result<QList<CutPanel>> readPanels(const QString &path)
{
    YUYI_TRY(const auto bytes, readRegularFile(path, panelFileLimit));
    YUYI_TRY(const auto json, parseJson(bytes));
    const Json &list = fieldOf(json, "panels");
    if (!list.is_array())
        return failure(ErrorCode::Invalid, Tr::tr("“%1” has no list “panels”.").arg(QFileInfo(path).fileName()));
    QList<CutPanel> panels;
    const QDir folder = QFileInfo(path).absoluteDir();
    int number = 0;
    for (const Json &one : list) {
        YUYI_TRY(const auto panel, readPanel(one, ++number, folder));
        panels.append(panel);
    }
    return panels;
}

/// Columns of --grid, for example 3 of "3x2"; 0 if it is not given.
Result<int> columnsOf(const Arguments &arguments)
{
    if (!arguments.has(QStringLiteral("grid")))
        return 0;
    const QStringList sides = arguments.value(QStringLiteral("grid")).toLower().split(u'x');
    bool numeric = sides.size() == 2;
    const int columns = numeric ? sides.at(0).toInt(&numeric) : 0;
    bool rowsNumeric = numeric;
    const int rows = numeric ? sides.at(1).toInt(&rowsNumeric) : 0;
    if (!numeric || !rowsNumeric || columns < 1 || columns > 10 || rows < 1 || rows > 10)
        return failure(ErrorCode::Invalid, Tr::tr("--grid takes columns x rows, for example 3x2."));
    return columns;
}

Json partsJson(const Composition &composition)
{
    Json panels = Json::array();
    for (const ImagePart &part : composition.parts) {
        Json panel{{"role", toUtf8(codeOf(part.role))},
                   {"sha256", toUtf8(part.medium.sha256.hex())},
                   {"size", Json::array({part.medium.size.width(), part.medium.size.height()})}};
        if (!part.area.isNull())
            panel["area"] = areaJson(part.area);
        panels.push_back(panel);
    }
    return panels;
}

Json factsJson(const QMap<QString, QString> &facts)
{
    Json json = Json::object();
    for (auto fact = facts.cbegin(); fact != facts.cend(); ++fact)
        json[toUtf8(fact.key())] = toUtf8(fact.value());
    return json;
}

/// Prints the panels of an image; without any, the status says so.
Exit showPanels(Context &context, const OpenProject &project, const Image &image)
{
    const auto composition = serviceOf(project).composition(image.id);
    if (!composition)
        return context.console.fail(composition.error());
    QStringList lines;
    for (const ImagePart &part : composition->parts) {
        const QString where = part.area.isNull() ? Tr::tr("from a file") : areaText(part.area);
        lines.append(Tr::tr("%1 %2  %3  %4", "role, number, hash, where it was cut")
                         .arg(roleTitle(part.role), QString::number(part.position + 1), part.medium.sha256.hex().left(12), where));
    }
    for (auto fact = composition->facts.cbegin(); fact != composition->facts.cend(); ++fact)
        lines.append(fact.key() % QStringLiteral(" = ") % fact.value());
    if (composition->parts.isEmpty())
        lines.prepend(Tr::tr("The image has no panels."));
    context.console.result({{"image", toUtf8(image.names.value(0))},
                            {"panels", partsJson(*composition)},
                            {"facts", factsJson(composition->facts)}},
                           lines.join(u'\n'));
    return composition->parts.isEmpty() ? Exit::Findings : Exit::Done;
}

Exit proposePanels(Context &context, const OpenProject &project, const Image &image)
{
    const auto proposed = serviceOf(project).proposed(image.id);
    if (!proposed)
        return context.console.fail(proposed.error());
    Json panels = Json::array();
    QStringList lines;
    for (const CutPanel &panel : *proposed) {
        panels.push_back({{"role", toUtf8(codeOf(panel.role))}, {"area", areaJson(panel.area)}});
        lines.append(roleTitle(panel.role) % QStringLiteral("  ") % areaText(panel.area));
    }
    if (lines.isEmpty())
        lines.append(Tr::tr("No panels were found in the image."));
    context.console.result({{"image", toUtf8(image.names.value(0))}, {"panels", panels}}, lines.join(u'\n'));
    return proposed->isEmpty() ? Exit::Findings : Exit::Done;
}

Exit cutPanels(Context &context, const OpenProject &project, const Image &image, int columns)
{
    const auto panels = readPanels(context.arguments.value(QStringLiteral("cut")));
    if (!panels)
        return context.console.fail(panels.error());
    if (const auto cut = serviceOf(project).cut(image.id, *panels, columns); !cut)
        return context.console.fail(cut.error());
    if (!panels->isEmpty())
        return showPanels(context, project, image);
    context.console.done({{"image", toUtf8(image.names.value(0))}, {"panels", Json::array()}}, Tr::tr("The image has no panels now."));
    return Exit::Done;
}

Exit runPanels(Context &context)
{
    const bool propose = context.arguments.has(QStringLiteral("propose"));
    const bool cut = context.arguments.has(QStringLiteral("cut"));
    const auto columns = columnsOf(context.arguments);
    if (!columns || (propose && cut) || (*columns > 0 && !cut)) {
        context.console.warn(!columns         ? Tr::tr("yuyi-cli: %1").arg(columns.error().sentence)
                             : propose && cut ? Tr::tr("yuyi-cli: use --propose or --cut, not both.")
                                              : Tr::tr("yuyi-cli: use --grid only together with --cut."));
        return Exit::Usage;
    }
    const auto project = openProject(context, context.arguments.positional.first());
    if (!project)
        return context.console.fail(project.error());
    const auto image = imageNamed(*project->stores, context.arguments.positional.at(1));
    if (!image)
        return context.console.fail(image.error());
    if (propose)
        return proposePanels(context, *project, *image);
    return cut ? cutPanels(context, *project, *image, *columns) : showPanels(context, *project, *image);
}

Exit composeNew(Context &context, int columns)
{
    const auto project = openProject(context, context.arguments.positional.first());
    if (!project)
        return context.console.fail(project.error());
    const auto panels = readPanels(context.arguments.value(QStringLiteral("new")));
    if (!panels)
        return context.console.fail(panels.error());
    const MediumSource source{context.arguments.value(QStringLiteral("source")), context.arguments.value(QStringLiteral("licence"))};
    const auto made =
        serviceOf(*project).fromPanels(*panels, source, columns, context.arguments.value(QStringLiteral("name")));
    if (!made)
        return context.console.fail(made.error());
    const auto image = project->stores->images().image(*made);
    if (!image)
        return context.console.fail(image.error());
    context.console.done({{"image", toUtf8(image->names.value(0))}, {"sha256", toUtf8(image->sha256.hex())}},
                         Tr::tr("The image “%1” is in the project, with its panels.").arg(image->names.value(0)));
    return Exit::Done;
}

/// What was made, one line for each sheet.
Exit reportSheets(Context &context, const SheetsReport &report)
{
    Json sheets = Json::array();
    QStringList lines;
    const QList<SheetsReport::One> failed = report.failed();
    for (const SheetsReport::One &one : report.sheets) {
        Json json{{"image", toUtf8(one.name)}, {"sheet", toUtf8(one.code)}};
        if (!one.reason.isEmpty()) {
            json["reason"] = toUtf8(one.reason);
            sheets.push_back(json);
            lines.append(Tr::tr("Failed: %1, %2: %3", "image, sheet, reason").arg(one.name, one.code, one.reason));
            continue;
        }
        json["sha256"] = toUtf8(one.medium.sha256.hex());
        json["recipe"] = toUtf8(one.recipeHash);
        json["made"] = one.made;
        sheets.push_back(json);
        lines.append(QStringLiteral("%1  %2  %3  %4  %5")
                         .arg(one.made ? Tr::tr("made", "a sheet") : Tr::tr("known", "a sheet"), one.medium.sha256.hex().left(12),
                              one.recipeHash.left(12), one.code, one.name));
    }
    lines.append(Tr::tr("Sheets: %1 made, %2 known, %3 failed.")
                     .arg(QString::number(report.made), QString::number(report.known), QString::number(failed.size())));
    context.console.result({{"sheets", sheets}, {"made", report.made}, {"known", report.known}, {"failed", failed.size()}},
                           lines.join(u'\n'));
    return failed.isEmpty() ? Exit::Done : Exit::Findings;
}

/// What is wrong with the line; empty: nothing.
QString composeProblem(const Arguments &arguments)
{
    const bool all = arguments.has(QStringLiteral("all"));
    const qsizetype words = arguments.positional.size();
    if (arguments.has(QStringLiteral("new")))
        return words > 1 || all ? Tr::tr("yuyi-cli: compose --new takes no sheet, no image and not --all.") : QString();
    for (const QString &option : {QStringLiteral("source"), QStringLiteral("licence"), QStringLiteral("name"), QStringLiteral("grid")}) {
        if (arguments.has(option))
            return Tr::tr("yuyi-cli: use --%1 only together with --new.").arg(option);
    }
    if (words < 2 || (words == 2) != all)
        return Tr::tr("yuyi-cli: compose needs a sheet, and images or --all.");
    return {};
}

Exit runCompose(Context &context)
{
    const QString problem = composeProblem(context.arguments);
    const auto columns = columnsOf(context.arguments);
    if (!problem.isEmpty() || !columns) {
        context.console.warn(!problem.isEmpty() ? problem : Tr::tr("yuyi-cli: %1").arg(columns.error().sentence));
        return Exit::Usage;
    }
    if (context.arguments.has(QStringLiteral("new")))
        return composeNew(context, *columns);
    const auto project = openProject(context, context.arguments.positional.first());
    if (!project)
        return context.console.fail(project.error());
    SheetsRequest request;
    request.by = project->actor.id;
    request.sheets = {context.arguments.positional.at(1)};
    const QStringList names = context.arguments.positional.mid(2);
    for (const QString &name : names) {
        const auto image = imageNamed(*project->stores, name);
        if (!image)
            return context.console.fail(image.error());
        if (!request.images.contains(image->id))
            request.images.append(image->id);
    }
    Result<SheetsReport> report = failure(ErrorCode::Cancelled, {});
    {
        ConsoleProgress progress(context.console, Tr::tr("Composing sheets"));
        report = serviceOf(*project).make(request, progress);
    }
    return report ? reportSheets(context, *report) : context.console.fail(report.error());
}

Exit runSheets(Context &context)
{
    const auto project = openProject(context, context.arguments.positional.first());
    if (!project)
        return context.console.fail(project.error());
    const auto image = imageNamed(*project->stores, context.arguments.positional.at(1));
    if (!image)
        return context.console.fail(image.error());
    const auto composition = serviceOf(*project).composition(image->id);
    if (!composition)
        return context.console.fail(composition.error());
    Json sheets = Json::array();
    QStringList lines;
    for (const MadeSheet &one : composition->sheets) {
        sheets.push_back({{"sheet", toUtf8(one.sheet.code)},
                          {"sha256", toUtf8(one.sheet.medium.sha256.hex())},
                          {"recipe", toUtf8(one.sheet.recipeHash)},
                          {"size", Json::array({one.sheet.medium.size.width(), one.sheet.medium.size.height()})},
                          {"current", one.current},
                          {"questions", one.questions}});
        lines.append(Tr::tr("%1  %2  %3  %4", "sheet, hash, state, questions")
                         .arg(one.sheet.code, one.sheet.medium.sha256.hex().left(12),
                              one.current ? Tr::tr("current", "a sheet") : Tr::tr("of former panels", "a sheet"),
                              Tr::tr("%n question(s)", nullptr, one.questions)));
    }
    if (composition->parts.isEmpty())
        lines.append(Tr::tr("The image has no panels."));
    else if (lines.isEmpty())
        lines.append(Tr::tr("No sheet of this image was made yet."));
    context.console.result({{"image", toUtf8(image->names.value(0))},
                            {"panels", composition->parts.size()},
                            {"sheets", sheets}},
                           lines.join(u'\n'));
    return composition->parts.isEmpty() ? Exit::Findings : Exit::Done;
}

} // namespace

QList<Command> composeCommands()
{
    const Option grid{QStringLiteral("grid"), QStringLiteral("COLUMNSxROWS"),
                      Tr::tr("How the panels of the context stand (default: as in the image, or in one row).")};
    return {
        {QStringLiteral("panels"),
         QStringLiteral("PROJECT IMAGE"),
         2,
         2,
         Tr::tr("Lists the panels of an image. An image is named by its file name or the beginning of its hash."),
         {{QStringLiteral("propose"), {}, Tr::tr("Find panels in the image, and change nothing.")},
          {QStringLiteral("cut"), QStringLiteral("FILE.json"),
           Tr::tr("Replace all panels by those in a file: areas of the image, or picture files.")},
          grid,
          asOption()},
         runPanels},
        {QStringLiteral("compose"),
         QStringLiteral("PROJECT [SHEET [IMAGE…]]"),
         1,
         -1,
         Tr::tr("Composes a sheet of the preset of the panels of images. A sheet that is known is not composed again."),
         {{QStringLiteral("all"), {}, Tr::tr("Compose the sheet of all images that have panels.")},
          {QStringLiteral("new"), QStringLiteral("FILE.json"),
           Tr::tr("Compose a new image of picture files, and keep these as its panels.")},
          grid,
          {QStringLiteral("source"), QStringLiteral("URL"), Tr::tr("Where the panels of a new image come from.")},
          {QStringLiteral("licence"), QStringLiteral("TEXT"), Tr::tr("The licence of the panels of a new image.")},
          {QStringLiteral("name"), QStringLiteral("NAME"), Tr::tr("The file name of a new image.")},
          asOption()},
         runCompose},
        {QStringLiteral("sheets"),
         QStringLiteral("PROJECT IMAGE"),
         2,
         2,
         Tr::tr("Lists the sheets that were composed of the panels of an image, and how many questions show each."),
         {asOption()},
         runSheets},
    };
}

} // namespace yuyi::cli
