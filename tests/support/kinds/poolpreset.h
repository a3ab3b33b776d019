// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/json/json.h"
#include "models/domain/preset/preset.h"

namespace yuyi::test {

/// @brief CII-Bench's preset as one of objects that resemble something: a question whose options are names, and one whose options are
/// pictures. What an object resembles is the fact "category".
inline Json poolPresetJson()
{
    Json json = Json::parse(builtInPreset(QStringLiteral("cii-bench"))->source.toStdString());
    json["code"] = "objects";
    json["questions"].erase("options");
    json["questions"].erase("correct");
    json["questions"].erase("firstStem");
    json["questions"].erase("firstStemIn");
    json["questions"]["minimum"] = 2;
    json["questions"]["maximum"] = 2;
    json["kinds"] = Json::parse(R"([
        {"code": "name", "title": {"zh": "看图选名", "en": "Name"}, "published": "name", "options": [4, 4]},
        {"code": "show", "title": {"zh": "看名选图", "en": "Show"}, "published": "show", "options": [4, 4], "pictures": [0, 1],
         "optionPictures": true}])");
    json["facts"] = Json::parse(R"([{"code": "category", "title": {"zh": "类别", "en": "Category"}}])");
    json["pools"] = Json::parse(R"([
        {"code": "names", "kind": "name", "of": "category", "add": ["kite", "bus", "Cup", "pizza"], "stem": "What is it like?", "seed": 3},
        {"code": "pictures", "kind": "show", "of": "category", "shows": "pictures", "stem": "Which is most like a {category}?"}])");
    Json plain = json["configurations"][0];
    plain["prompt"] = "{question}\n{options}";
    json["configurations"] = Json::array({plain});
    return json;
}

inline Preset poolPreset()
{
    const auto preset = readPreset(jsonText(poolPresetJson()));
    if (!preset)
        qFatal("%s", qPrintable(preset.error().sentence));
    return *preset;
}

} // namespace yuyi::test
