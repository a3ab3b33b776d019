// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/example.h"

#include "models/services/demoservice.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::Example)
};

Result<> fill(ProjectHost &host, const QString &folder, const QString &source, Progress &progress)
{
    const auto preset = builtInPreset(QStringLiteral("cii-bench"));
    if (!preset)
        return passOn(preset);
    NewProject project;
    project.title = Tr::tr("Example");
    project.preset = *preset;
    project.lead = Tr::tr("Lead", "name of the person in the example project");
    const auto factory = host.create(folder, project);
    if (!factory)
        return passOn(factory);
    const auto stores = (*factory)->open();
    if (!stores)
        return passOn(stores);
    const auto people = (*stores)->project().people();
    if (!people)
        return passOn(people);
    return DemoService(**stores, (*factory)->folder(), people->value(0).id).fill(source, progress);
}

} // namespace

QString exampleFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation) + QStringLiteral("/example");
}

Result<> makeExample(ProjectHost &host, const QString &folder, Progress &progress)
{
    const auto source = DemoService::exampleFolder();
    if (!source)
        return passOn(source);
    // Made under another name, so that what is at the place is whole.
    const QString making = folder + QStringLiteral(".new");
    QDir(making).removeRecursively();
    QDir().mkpath(QFileInfo(folder).absolutePath());
    if (const auto filled = fill(host, making, *source, progress); !filled) {
        QDir(making).removeRecursively();
        return filled;
    }
    if (!QDir().rename(making, folder)) {
        QDir(making).removeRecursively();
        return failure(ErrorCode::Environment, Tr::tr("The example project cannot be kept in %1.").arg(folder));
    }
    return {};
}

} // namespace yuyi
