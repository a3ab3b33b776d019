// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/example.h"

#include "models/services/demo/demoservice.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::Example)
};

} // namespace

QString exampleFolder(const QString &language)
{
    return QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation) + QStringLiteral("/example-") + language;
}

Result<> makeExample(ProjectHost &host, const QString &folder, const QString &language, Progress &progress)
{
    YUYI_TRY(const auto source, DemoService::exampleFolder());
    // Made under another name, so that what is at the place is whole.
    const QString making = folder + QStringLiteral(".new");
    QDir(making).removeRecursively();
    QDir().mkpath(QFileInfo(folder).absolutePath());
    if (const auto filled = DemoService(host, language).make(making, source, progress); !filled) {
        QDir(making).removeRecursively();
        return filled;
    }
    if (!QDir().rename(making, folder)) {
        QDir(making).removeRecursively();
        return failure(ErrorCode::Environment, Tr::tr("The example project cannot be saved in %1.").arg(folder));
    }
    return {};
}

} // namespace yuyi
