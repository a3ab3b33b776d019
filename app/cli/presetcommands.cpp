// SPDX-License-Identifier: GPL-3.0-or-later
// preset list, preset check, preset export
#include "app/cli/command.h"
#include "models/domain/preset/preset.h"
#include "models/domain/preset/presetdocument.h"
#include "models/exchange/files/textfile.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>

namespace yuyi::cli {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::CliPreset)
};

Exit runPresetList(Context &context)
{
    Json json;
    json["presets"] = Json::array();
    QStringList lines;
    const QStringList codes = presetCodes();
    for (const QString &code : codes) {
        const auto preset = builtInPreset(code);
        if (!preset)
            return context.console.fail(preset.error());
        json["presets"].push_back({{"code", toUtf8(code)}, {"title", toUtf8(preset->title.text())}, {"version", preset->version}});
        lines.append(QStringLiteral("%1  %2").arg(code, preset->title.text()));
    }
    context.console.result(json, lines.join(u'\n'));
    return Exit::Done;
}

Exit runPresetCheck(Context &context)
{
    const QString path = context.arguments.positional.first();
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        return context.console.fail(
            {ErrorCode::NotFound, Tr::tr("The preset file “%1” cannot be opened.").arg(path), file.errorString()});
    }
    const QByteArray text = file.read(largestPreset + 1);
    QList<PresetFault> faults;
    if (const auto document = parseJson(text, largestPreset))
        faults = presetFaults(*document);
    else
        faults.append(PresetFault{{}, document.error().sentence});
    Json json;
    json["file"] = toUtf8(path);
    json["faults"] = Json::array();
    QStringList lines;
    for (const PresetFault &fault : std::as_const(faults)) {
        json["faults"].push_back({{"path", toUtf8(fault.pointer)}, {"reason", toUtf8(fault.text)}});
        lines.append(fault.pointer.isEmpty() ? fault.text : Tr::tr("%1: %2").arg(fault.pointer, fault.text));
    }
    context.console.result(json, lines.isEmpty() ? Tr::tr("No faults.") : lines.join(u'\n'));
    return faults.isEmpty() ? Exit::Done : Exit::Findings;
}

/// The preset of the program with this name, or that of a project.
Result<QByteArray> presetNamed(Context &context, const QString &name)
{
    if (presetCodes().contains(name)) {
        YUYI_TRY(const auto preset, builtInPreset(name));
        return preset.source;
    }
    YUYI_TRY(const auto project, openProject(context, name));
    return project.info.preset.source;
}

Exit runPresetExport(Context &context)
{
    const QString name = context.arguments.positional.at(0);
    const QString path = QFileInfo(context.arguments.positional.at(1)).absoluteFilePath();
    const auto source = presetNamed(context, name);
    if (!source)
        return context.console.fail(source.error());
    const auto document = parseJson(*source);
    if (!document)
        return context.console.fail(document.error());
    if (const auto saved = saveText(path, presetText(*document)); !saved)
        return context.console.fail(saved.error());
    Json json;
    json["file"] = toUtf8(path);
    context.console.done(json, Tr::tr("The preset was written to “%1”.").arg(path));
    return Exit::Done;
}

} // namespace

QList<Command> presetCommands()
{
    return {
        {QStringLiteral("preset list"), {}, 0, 0, Tr::tr("Lists the presets that come with the program."), {}, runPresetList},
        {QStringLiteral("preset check"), QStringLiteral("FILE"), 1, 1, Tr::tr("Names all faults of a preset file."), {}, runPresetCheck},
        {QStringLiteral("preset export"),
         QStringLiteral("NAME|PROJECT FILE"),
         2,
         2,
         Tr::tr("Writes a preset of the program, or that of a project, as a file."),
         {},
         runPresetExport},
    };
}

} // namespace yuyi::cli
