// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/json/json.h"
#include "models/domain/preset/preset.h"
#include "tests/support/drawnpictures.h"

#include <QByteArray>
#include <QMap>
#include <QString>

namespace yuyi::test {

/// The JSON of a preset with questions over categories and four levels by their distance.
inline Json categoryPresetJson()
{
    Json json = Json::parse(builtInPreset(QStringLiteral("cii-bench"))->source.toStdString());
    json["code"] = "blocks";
    json["questions"].erase("options");
    json["questions"].erase("correct");
    json["kinds"] = Json::parse(R"([{"code": "category", "title": {"zh": "归类", "en": "Category"}, "published": "category",
        "fixed": ["A", "B"], "pictures": [3, 3], "roles": [{"code": "a", "title": {"zh": "甲", "en": "A"}},
        {"code": "b", "title": {"zh": "乙", "en": "B"}}, {"code": "test", "title": {"zh": "待归类", "en": "Test"}}]}])");
    const auto title = [](const char *text) { return Json{{"zh", text}, {"en", text}}; };
    json["facts"] = Json::array();
    for (const char *code : {"shape", "colour", "distance"})
        json["facts"].push_back({{"code", code}, {"title", title(code)}});
    json["categories"] = {{"kind", "category"}, {"stem", "Which category is the third picture of?"}, {"distance", "distance"}};
    Json values = Json::array();
    for (const char *code : {"expert", "hard", "medium", "easy"})
        values.push_back({{"code", code}, {"title", title(code)}, {"published", code}});
    json["levels"] = Json::array({{{"code", "level"}, {"title", title("level")}, {"fact", "distance"}, {"values", values}}});
    return json;
}

inline Preset categoryPreset()
{
    const auto preset = readPreset(jsonText(categoryPresetJson()));
    if (!preset)
        qFatal("%s", qPrintable(preset.error().sentence));
    return *preset;
}

inline constexpr int blockImages = 24;

/// The file of a picture, "b07.png"; its facts are blockFacts().
inline QString blockName(int number)
{
    return QStringLiteral("b%1.png").arg(number, 2, 10, QLatin1Char('0'));
}

inline QByteArray blockFile(int number)
{
    return drawn::encoded(drawn::scene(100 + static_cast<unsigned>(number), QSize(96, 72)), "png", -1);
}

/// Twelve cubes and twelve balls, eight of each of three colours.
inline QMap<QString, QString> blockFacts(int number)
{
    static const QStringList colours{QStringLiteral("red"), QStringLiteral("green"), QStringLiteral("blue")};
    return {{QStringLiteral("shape"), number % 2 == 0 ? QStringLiteral("cube") : QStringLiteral("ball")},
            {QStringLiteral("colour"), colours.at(number / 2 % 3)}};
}

} // namespace yuyi::test
