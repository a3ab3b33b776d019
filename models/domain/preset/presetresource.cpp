// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/domain/preset/presetresource.h"

#include "models/domain/preset/preset.h"
#include "models/domain/preset/presetdocument.h"

#include <QCoreApplication>
#include <QFile>

// Outside the namespace, as Qt asks; the resource would else be dropped from a static library.
static void initPresetResources()
{
    Q_INIT_RESOURCE(presets);
}

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::Preset)
};

} // namespace

QByteArray presetResource(const QString &name)
{
    initPresetResources();
    QFile file(QStringLiteral(":/presets/") % name);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QStringList presetCodes()
{
    return {QStringLiteral("cii-bench"), QStringLiteral("ii-bench"), QStringLiteral("cmmmu"), QStringLiteral("marvel"),
            QStringLiteral("combo"), QStringLiteral("constructure")};
}

Result<Preset> builtInPreset(const QString &code)
{
    if (!presetCodes().contains(code)) {
        return failure(ErrorCode::NotFound, Tr::tr("There is no preset “%1”. Available: %2.")
                                                .arg(code, presetCodes().join(QStringLiteral(", "))));
    }
    return readPreset(presetResource(QString(code % QStringLiteral(".json"))));
}

Result<Preset> findPreset(const QString &codeOrFile)
{
    if (!codeOrFile.endsWith(QLatin1String(".json"), Qt::CaseInsensitive))
        return builtInPreset(codeOrFile);
    QFile file(codeOrFile);
    if (!file.open(QIODevice::ReadOnly)) {
        return failure(ErrorCode::NotFound, Tr::tr("The preset file “%1” cannot be opened.").arg(codeOrFile), file.errorString());
    }
    if (file.size() > largestPreset)
        return failure(ErrorCode::Invalid, Tr::tr("The preset file “%1” is too large.").arg(codeOrFile));
    auto preset = readPreset(file.readAll());
    if (!preset)
        return failure(preset.error().code, Tr::tr("“%1”: %2").arg(codeOrFile, preset.error().sentence), preset.error().detail);
    return preset;
}

} // namespace yuyi
