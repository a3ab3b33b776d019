// SPDX-License-Identifier: GPL-3.0-or-later
// Draws the raw files of the example project: yuyi-render-demo DEMO.JSON OUTPUT-FOLDER [NAME…]
// GIFs are put together afterwards by gif.py.
#include "resources/demo/render/files.h"
#include "resources/demo/render/steps.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QGuiApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QSaveFile>

#include <cstdio>
#include <optional>

namespace {

using yuyi::demo::Drawing;
using yuyi::demo::Encoded;

/// One picture of a raw file: the SVG with all its steps done.
Drawing frameOf(const QJsonObject &entry, const QString &svg, const QDir &svgs)
{
    const int width = entry.value(QLatin1String("width")).toInt();
    const bool transparent = entry.value(QLatin1String("transparent")).toBool();
    Drawing image = yuyi::demo::drawSvg(svgs.filePath(svg), width, transparent);
    const QJsonArray steps = entry.value(QLatin1String("steps")).toArray();
    for (const QJsonValue &step : steps) {
        if (!image)
            break;
        image = yuyi::demo::applyStep(*image, step.toObject(), svgs);
    }
    return image;
}

std::optional<QString> written(const QString &path, const QByteArray &bytes)
{
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size() || !file.commit())
        return file.errorString();
    return std::nullopt;
}

/// Draws a raw file and writes it; what is wrong. Of a moving picture the frames are written, a folder for each: Qt has no GIF.
std::optional<QString> fileMade(const QJsonObject &entry, const QDir &svgs, const QDir &out)
{
    const QString name = entry.value(QLatin1String("file")).toString();
    const QJsonValue svg = entry.value(QLatin1String("svg"));
    const QJsonArray drawings = svg.isArray() ? svg.toArray() : QJsonArray{svg};
    const QString format = entry.value(QLatin1String("format")).toString();
    const bool moves = format == QLatin1String("gif");
    if (!moves && drawings.size() != 1)
        return QStringLiteral("Only GIF takes more than one frame.");
    const QString frames = QStringLiteral("frames/") % name;
    if (moves && !out.mkpath(frames))
        return QStringLiteral("%1 cannot be made.").arg(out.filePath(frames));
    for (qsizetype i = 0; i < drawings.size(); ++i) {
        const Drawing frame = frameOf(entry, drawings.at(i).toString(), svgs);
        if (!frame)
            return frame.error();
        const Encoded bytes = yuyi::demo::encode(*frame, moves ? QStringLiteral("png") : format,
                                                 entry.value(QLatin1String("quality")).toInt(88),
                                                 entry.value(QLatin1String("orientation")).toInt(1));
        if (!bytes)
            return bytes.error();
        const QString path = out.filePath(moves ? QStringLiteral("%1/%2.png").arg(frames).arg(i + 1) : QStringLiteral("images/") % name);
        if (const auto trouble = written(path, *bytes))
            return trouble;
    }
    return std::nullopt;
}

int failed(const QString &sentence)
{
    std::fprintf(stderr, "yuyi-render-demo: %s\n", qUtf8Printable(sentence));
    return 1;
}

} // namespace

int main(int argc, char **argv)
{
    QGuiApplication application(argc, argv);
    const QStringList arguments = QGuiApplication::arguments();
    if (arguments.size() < 3)
        return failed(QStringLiteral("Usage: yuyi-render-demo DEMO.JSON OUTPUT-FOLDER [NAME…]"));
    QFile listFile(arguments.at(1));
    if (!listFile.open(QIODevice::ReadOnly))
        return failed(QStringLiteral("%1 cannot be read.").arg(arguments.at(1)));
    QJsonParseError fault;
    const QJsonObject list = QJsonDocument::fromJson(listFile.readAll(), &fault).object();
    if (fault.error != QJsonParseError::NoError)
        return failed(QStringLiteral("%1: %2").arg(arguments.at(1), fault.errorString()));

    const QDir svgs(QFileInfo(arguments.at(1)).dir().filePath(QStringLiteral("svg")));
    const QDir out(arguments.at(2));
    if (!out.mkpath(QStringLiteral("images")))
        return failed(QStringLiteral("%1 cannot be made.").arg(out.filePath(QStringLiteral("images"))));

    const QJsonArray files = list.value(QLatin1String("files")).toArray();
    QJsonArray manifest;
    for (const QJsonValue &value : files) {
        const QJsonObject entry = value.toObject();
        const QString name = entry.value(QLatin1String("file")).toString();
        QJsonObject row{{QStringLiteral("file"), QString(QStringLiteral("images/") + name)}};
        for (const char *key : {"source_url", "licence", "collector", "note"})
            row.insert(QLatin1String(key), entry.value(QLatin1String(key)));
        manifest.append(row);
        if (arguments.size() > 3 && !arguments.contains(name))
            continue;
        if (const auto trouble = fileMade(entry, svgs, out))
            return failed(QStringLiteral("%1: %2").arg(name, *trouble));
    }
    // Written last, so that it stands for all the pictures.
    const QString manifestPath = out.filePath(QStringLiteral("manifest.json"));
    if (const auto trouble = written(manifestPath, QJsonDocument(manifest).toJson()))
        return failed(QStringLiteral("%1: %2").arg(manifestPath, *trouble));
    return 0;
}
