// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/db/dbfixture.h"
#include "tests/support/drawnpictures.h"

#include "models/services/annotationservice.h"
#include "models/services/collectservice.h"

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
    PictureProject() : TestProject(false) {}

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

/// Fills in everything the linter asks for.
inline AnnotationContent complete(AnnotationContent content, const Preset &preset)
{
    for (const Dimension &dimension : preset.dimensions)
        content.labels.insert(dimension.code, {dimension.values.first().code});
    content.explanation = QStringLiteral("一个人低头看手机，身后的世界渐渐褪色。");
    content.impliedMeaning = QStringLiteral("沉迷手机使人错过真实的生活。");
    static const char16_t *const texts[] = {u"沉迷手机会错过身边的风景", u"手机拍照越来越清楚了呀", u"城市的颜色需要重新设计",
                                            u"走路时应该注意交通安全", u"年轻人都喜欢最新的科技", u"世界正在变得越来越安静"};
    for (qsizetype i = 0; i < content.questions.first().options.size(); ++i)
        content.questions[0].options[i].text = QString::fromUtf16(texts[i]);
    content.questions[0].options[2].correct = true;
    return content;
}

} // namespace yuyi::test
