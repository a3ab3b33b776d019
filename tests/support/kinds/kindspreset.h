// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/json/json.h"
#include "models/domain/preset/preset.h"

namespace yuyi::test {

/// @brief CII-Bench's preset with two kinds of questions of its own: a choice of two to four options, and true or false, whose prompt shows
/// no options in the first configuration.
inline Json kindsPresetJson()
{
    Json json = Json::parse(builtInPreset(QStringLiteral("cii-bench"))->source.toStdString());
    json["code"] = "two-kinds";
    json["title"] = {{"zh", "两种题型"}, {"en", "Two kinds"}};
    json["questions"].erase("options");
    json["questions"].erase("correct");
    json["kinds"] = Json::parse(R"([
        {"code": "choice", "title": {"zh": "选择题", "en": "Choice"}, "published": "选择", "options": [2, 4]},
        {"code": "true-false", "title": {"zh": "判断题", "en": "True or false"}, "published": "判断", "fixed": ["对", "错"]}])");
    json["configurations"][0]["prompts"] = {{"true-false", "请判断下面的说法是否正确，回答“对”或“错”。\n{question}"}};
    return json;
}

inline Preset kindsPreset()
{
    return readPreset(jsonText(kindsPresetJson())).value_or(Preset());
}

} // namespace yuyi::test
