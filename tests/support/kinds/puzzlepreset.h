// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/json/json.h"
#include "models/domain/preset/preset.h"

namespace yuyi::test {

/// @brief CII-Bench's preset as one of puzzles: a choice with the fixed options 1 to 4, whose wording depends on the label "domain", two
/// counts that are written, and a question that authors write. Together they are a group.
inline Json puzzlePresetJson()
{
    Json json = Json::parse(builtInPreset(QStringLiteral("cii-bench"))->source.toStdString());
    json["code"] = "puzzles";
    json["questions"].erase("options");
    json["questions"].erase("correct");
    json["questions"].erase("firstStem");
    json["questions"].erase("firstStemIn");
    json["questions"]["minimum"] = 4;
    json["questions"]["maximum"] = 4;
    json["kinds"] = Json::parse(R"([
        {"code": "pick", "title": {"zh": "选图", "en": "Pick"}, "published": "pick", "fixed": ["1", "2", "3", "4"], "ownPictures": true},
        {"code": "free", "title": {"zh": "自拟", "en": "Free"}, "published": "free", "options": [2, 2]},
        {"code": "count", "title": {"zh": "计数", "en": "Count"}, "published": "count", "form": "text", "ownPictures": true},
        {"code": "all", "title": {"zh": "总数", "en": "All"}, "published": "all", "form": "text"}])");
    json["groups"] = Json::parse(R"([{"code": "puzzle", "title": {"zh": "谜题", "en": "Puzzle"},
        "members": ["pick", "free", "count", "all"]}])");
    json["facts"] = Json::parse(R"([{"code": "panels", "title": {"zh": "图格数", "en": "Panels"}, "number": true},
        {"code": "solid", "title": {"zh": "立体", "en": "Solid"}}])");
    json["sheets"] = Json::parse(R"([{"code": "plain", "title": {"zh": "无编号", "en": "Plain"}}])");
    json["templates"] = Json::parse(R"([
        {"code": "pick-art", "kind": "pick", "where": "domain=art", "stem": "Which picture folds into the {solid}?"},
        {"code": "pick-row", "kind": "pick", "where": "domain!=art", "stem": "Which picture goes on with the row of {panels}?"},
        {"code": "count-plain", "kind": "count", "stem": "How many panels are in the upper part?", "key": "{panels}", "sheet": "plain"},
        {"code": "count-all", "kind": "all", "stem": "How many panels are there?", "key": "{panels}"}])");
    Json plain = json["configurations"][0];
    plain["prompt"] = "{question}\n{options}";
    plain["prompts"] = {{"pick", "{question}"}, {"count", "{question}"}, {"all", "{question}"}};
    json["configurations"] = Json::array({plain});
    return json;
}

inline Preset puzzlePreset()
{
    const auto preset = readPreset(jsonText(puzzlePresetJson()));
    if (!preset)
        qFatal("%s", qPrintable(preset.error().sentence));
    return *preset;
}

} // namespace yuyi::test
