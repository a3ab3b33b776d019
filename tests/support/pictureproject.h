// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/dbfixture.h"
#include "tests/support/drawnpictures.h"

#include "models/services/curation/collectservice.h"

#include <QDir>
#include <QFile>

namespace yuyi::test {

inline void writeFile(const QString &path, const QByteArray &bytes)
{
    QDir().mkpath(QFileInfo(path).absolutePath());
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("%s", qPrintable(path));
}

/// A project on disk whose images/ folder is real, with pictures collected into it.
struct PictureProject : TestProject {
    explicit PictureProject(bool onServer = false, const Preset &preset = *builtInPreset(QStringLiteral("cii-bench")))
        : TestProject(onServer, preset)
    {
    }

    QString raw(const QString &name) const { return folder.filePath(QStringLiteral("raw/") + name); }
    QString projectFolder() const { return factory->folder(); }

    CollectReport collect()
    {
        CollectRequest request;
        request.paths = {folder.filePath(QStringLiteral("raw"))};
        request.by = lead;
        NoProgress progress;
        const auto report = CollectService(*stores, projectFolder()).collect(request, progress);
        if (!report)
            qFatal("%s", whatFailed(report).constData());
        return *report;
    }
    QList<ImageId> all() const { return *stores->images().list({}, ImageSort::Name); }
    Stage stage(const ImageId &id) const { return stores->images().image(id)->stage; }
};

} // namespace yuyi::test
