// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/kinds/kindspreset.h"

namespace yuyi::test {

/// @brief A preset of puzzles that are composed of panels: which panel fits (fixed options 1 to 4), a question that people write, and one
/// that is filled with its answer.
inline Json panelPresetJson()
{
    Json json = kindsPresetJson();
    json["code"] = "puzzles";
    json["title"] = {{"zh", "图形题"}, {"en", "Puzzles"}};
    json["kinds"] = Json::parse(R"([
        {"code": "fits", "title": {"zh": "选图", "en": "Fits"}, "published": "fits", "fixed": ["1", "2", "3", "4"], "ownPictures": true},
        {"code": "seen", "title": {"zh": "看图", "en": "Seen"}, "published": "seen", "options": [2, 2]},
        {"code": "count", "title": {"zh": "计数", "en": "Count"}, "published": "count", "form": "text", "ownPictures": true}])");
    json["groups"] = Json::parse(
        R"([{"code": "puzzle", "title": {"zh": "一题", "en": "Puzzle"}, "members": ["fits", "seen", "count"]}])");
    json["facts"] = Json::parse(R"([{"code": "panels", "title": {"zh": "图格数", "en": "Panels"}, "number": true},
        {"code": "grid", "title": {"zh": "排列", "en": "Grid"}}])");
    json["sheets"] = Json::parse(R"([
        {"code": "numbered", "title": {"zh": "有编号", "en": "Numbered"}, "labels": "digits", "blank": "mark"},
        {"code": "plain", "title": {"zh": "无编号", "en": "Plain"}}])");
    json["templates"] = Json::parse(R"([
        {"code": "fits", "kind": "fits", "stem": "Which panel fits?", "sheet": "numbered"},
        {"code": "count", "kind": "count", "stem": "How many panels are there?", "key": "{panels}", "sheet": "plain"}])");
    json["questions"] = {{"minimum", 3}, {"maximum", 3}, {"stemMaximum", 300}, {"optionMaximum", 100}, {"rationale", true}};
    json["texts"] = {{"image", false}};
    json.erase("descriptions");
    for (Json &configuration : json["configurations"]) {
        const std::string prompt = configuration.contains("keywords") ? "{key_words}\n{question}" : "{question}";
        configuration["prompts"] = {{"fits", prompt}, {"count", prompt}};
    }
    return json;
}

inline Preset panelPreset()
{
    const auto preset = readPreset(jsonText(panelPresetJson()));
    if (!preset)
        qFatal("%s", qPrintable(preset.error().sentence));
    return *preset;
}

} // namespace yuyi::test
