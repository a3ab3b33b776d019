// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/json/json.h"
#include "tests/support/drawnpictures.h"
#include "tests/support/kinds/picturepreset.h"

#include <QDir>
#include <QFile>

namespace yuyi::test {

/// @brief Writes a flat file with drawn pictures for the preset of picturepreset.h and returns its path: "test-1" shows two pictures, which
/// its question names ("a", "b"), "test-2" has four pictures as options and no other ("c" to "f"), "test-3" shows its image alone ("g").
/// Seven pictures in all; the second option is correct.
inline QString writeFlatPictures(const QString &folder)
{
    QDir().mkpath(folder);
    for (int i = 0; i < 7; ++i)
        drawn::scene(static_cast<quint32>(500 + i), QSize(160, 120)).save(QStringLiteral("%1/%2.png").arg(folder).arg(QChar(u'a' + i)));
    const auto entry = [](const std::string &id, const std::string &image, const std::string &question) {
        return Json{{"id", id},
                    {"image", image},
                    {"question", question},
                    {"question_type", "看图"},
                    {"answer", "B"},
                    {"image_type", "插画(Illustration)"},
                    {"difficulty", "简单"},
                    {"domain", "生活"},
                    {"emotion", "中性"},
                    {"rhetoric", "隐喻"},
                    {"metaphorical_meaning", "意义"},
                    {"explanation", "解释"}};
    };
    Json two = entry("test-1", "a.png", "<图片 1>与<图片 2>有何不同？");
    two["images"] = {"a.png", "b.png"};
    two["captions"] = {"原图", ""};
    two["roles"] = {"a", "b"};
    Json options = entry("test-2", "c.png", "哪一幅与众不同？");
    Json alone = entry("test-3", "g.png", "这是什么？");
    const QString names = QStringLiteral("cdef");
    for (int i = 0; i < 4; ++i) {
        const std::string key = "option" + std::to_string(i + 1);
        two[key] = toUtf8(QStringLiteral("选项%1").arg(i));
        alone[key] = toUtf8(QStringLiteral("物%1").arg(i));
        options[key + "_image"] = toUtf8(QStringLiteral("%1.png").arg(names.at(i)));
    }
    QString path = folder + QStringLiteral("/test.json");
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(jsonText(Json::array({two, options, alone}))) <= 0)
        qFatal("%s", qPrintable(file.errorString()));
    return path;
}

} // namespace yuyi::test
