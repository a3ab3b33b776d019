// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/example.h"

#include "models/services/demo/demoservice.h"
#include "models/services/demo/presetexample.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>
#include <QTemporaryDir>

#include <functional>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::Example)
};

/// Makes a project beside its place in a folder that nobody else has, so that what is at the place is whole. `make` gets the path of the
/// new project and the folder of the bundled example.
Result<> makeBeside(const QString &folder, const std::function<Result<>(const QString &making, const QString &source)> &make)
{
    YUYI_TRY(const auto source, DemoService::exampleFolder());
    QDir().mkpath(QFileInfo(folder).absolutePath());
    // The folder goes with this function.
    const QTemporaryDir beside(folder + QStringLiteral(".XXXXXX"));
    const QString making = beside.filePath(QStringLiteral("example"));
    if (beside.isValid())
        YUYI_CHECK(make(making, source));
    if (!beside.isValid() || !QDir().rename(making, folder))
        return failure(ErrorCode::Environment, Tr::tr("The example project cannot be saved in %1.").arg(folder));
    return {};
}

} // namespace

QString exampleFolder(const QString &language)
{
    return QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation) + QStringLiteral("/example-") + language;
}

QString presetExampleFolder(const Preset &preset, const QString &language)
{
    const QByteArray digest = QCryptographicHash::hash(preset.source, QCryptographicHash::Sha256).toHex().left(8);
    return QStringLiteral("%1-%2-%3").arg(exampleFolder(language), preset.code, QLatin1String(digest));
}

Result<> makeExample(ProjectHost &host, const QString &folder, const QString &language, Progress &progress)
{
    return makeBeside(folder, [&](const QString &making, const QString &source) {
        return DemoService(host, language).make(making, source, progress);
    });
}

Result<> makePresetExample(ProjectHost &host, const QString &folder, const Preset &preset, const QString &language, Progress &progress)
{
    return makeBeside(folder, [&](const QString &making, const QString &source) {
        return PresetExample(host, language).make(making, source, preset, progress);
    });
}

} // namespace yuyi
