// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/json/json.h"
#include "models/domain/preset/preset.h"
#include "tests/support/drawnpictures.h"

#include <QDir>
#include <QFile>

namespace yuyi::test {

/// @brief Writes a benchmark of drawn pictures, one question each, into a folder that is made; item i, from 0, is "val-(i + 1)", its
/// correct option the one at i modulo 6. Returns the path of its file.
inline QString writeDrawnBenchmark(const QString &folder, const Preset &preset, int count)
{
    QDir().mkpath(folder);
    Json items = Json::array();
    for (int i = 0; i < count; ++i) {
        const QString picture = QStringLiteral("%1.png").arg(i);
        if (!drawn::scene(static_cast<quint32>(i + 1), QSize(480, 240)).save(QDir(folder).filePath(picture)))
            qFatal("no picture");
        Json labels = Json::object();
        for (const Dimension &dimension : preset.dimensions) {
            const std::string value = dimension.values.at(i % 2).published.toStdString();
            labels[dimension.code.text().toStdString()] = dimension.pickMany ? Json{{"choices", Json::array({value})}} : Json(value);
        }
        labels["metaphorical_meaning"] = "meaning";
        labels["explanation"] = "explanation";
        Json options = Json::array();
        for (int option = 0; option < 6; ++option)
            options.push_back(QStringLiteral("题目%1的说法%2").arg(i + 1).arg(option + 1).toStdString());
        Json question{{"id", QStringLiteral("val-%1").arg(i + 1).toStdString()},
                      {"question", QStringLiteral("问题%1？").arg(i + 1).toStdString()},
                      {"options", options},
                      {"correct_option", options.at(static_cast<size_t>(i % 6))},
                      {"answer", std::string(1, static_cast<char>('A' + i % 6))}};
        items.push_back({{"local_path", picture.toStdString()}, {"questions", Json::array({question})}, {"meta_data", labels}});
    }
    const QString path = QDir(folder).filePath(QStringLiteral("items.json"));
    QFile file(path);
    const QByteArray text = QByteArray::fromStdString(items.dump());
    if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size())
        qFatal("no file");
    return path;
}

} // namespace yuyi::test
