// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/example.h"

#include "models/services/demo/demoservice.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>
#include <QTemporaryDir>

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
    QDir().mkpath(QFileInfo(folder).absolutePath());
    // Made beside its place in a folder that nobody else has, so that what is at the place is whole. The folder goes with this function.
    const QTemporaryDir beside(folder + QStringLiteral(".XXXXXX"));
    const QString making = beside.filePath(QStringLiteral("example"));
    if (beside.isValid())
        YUYI_CHECK(DemoService(host, language).make(making, source, progress));
    if (!beside.isValid() || !QDir().rename(making, folder))
        return failure(ErrorCode::Environment, Tr::tr("The example project cannot be saved in %1.").arg(folder));
    return {};
}

} // namespace yuyi
