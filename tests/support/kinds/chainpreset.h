// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/json/json.h"
#include "models/domain/preset/preset.h"

#include <QString>

namespace yuyi::test {

/// @brief CII-Bench's preset with questions about chains of three to five concepts: atomic-0 to atomic-4 (yes or no, which may show another
/// picture), and 0 to 3 of abstraction, concretization and ancestor with four options. They are labelled with task, level and top concept.
inline Json chainPresetJson()
{
    Json json = Json::parse(builtInPreset(QStringLiteral("cii-bench"))->source.toStdString());
    json["code"] = "concept-chains";
    for (const char *member : {"options", "correct", "firstStem", "firstStemIn"})
        json["questions"].erase(member);
    json["questions"]["minimum"] = 1;
    json["questions"]["maximum"] = 17;
    const Json labels = Json::parse(R"([
        {"code": "task", "title": {"zh": "任务", "en": "Task"}, "of": "question", "pick": "one", "required": false, "values": [
            {"code": "atomic", "title": {"zh": "原子", "en": "Atomic"}, "published": "atomic"},
            {"code": "abstraction", "title": {"zh": "抽象", "en": "Abstraction"}, "published": "abstraction"},
            {"code": "concretization", "title": {"zh": "具体", "en": "Concretization"}, "published": "concretization"},
            {"code": "ancestor", "title": {"zh": "共同祖先", "en": "Common ancestor"}, "published": "ancestor"}]},
        {"code": "level", "title": {"zh": "层级", "en": "Level"}, "of": "question", "pick": "one", "open": true, "required": false},
        {"code": "top", "title": {"zh": "顶层概念", "en": "Top concept"}, "of": "question", "pick": "one", "open": true,
            "required": false}])");
    for (const Json &dimension : labels)
        json["dimensions"].push_back(dimension);
    json["chains"] = Json::parse(R"({"shortest": 3, "longest": 5, "taskLabel": "task", "levelLabel": "level", "topLabel": "top",
        "questions": [
        {"task": "atomic", "stem": {"zh": "图中的概念是{concept}吗？", "en": "Is the concept depicted in the image a {concept}?"},
            "yes": {"zh": "是", "en": "Yes"}, "no": {"zh": "否", "en": "No"}},
        {"task": "abstraction", "stem": {"zh": "最抽象的是哪一个？", "en": "Which is the most abstract?"}},
        {"task": "concretization", "stem": {"zh": "最具体的是哪一个？", "en": "Which is the most specific?"}},
        {"task": "ancestor", "stem": {"zh": "哪一个同属“{ancestor}”？", "en": "Which other one belongs to the same '{ancestor}' group?"}}]})");
    json["kinds"] = Json::array();
    for (Json &form : json["chains"]["questions"]) {
        const std::string task = form["task"];
        const bool atomic = task == "atomic";
        for (int i = 0; i < (atomic ? 5 : 4); ++i) {
            const std::string code = task + "-" + std::to_string(i);
            Json kind{{"code", code}, {"title", {{"zh", code}, {"en", code}}}, {"published", code}};
            if (atomic) {
                kind["fixed"] = Json::array({"是", "否"});
                kind["ownPictures"] = true;
            } else {
                kind["options"] = Json::array({4, 4});
            }
            json["kinds"].push_back(kind);
            form["kinds"].push_back(code);
        }
    }
    return json;
}

inline Preset chainPreset()
{
    const auto preset = readPreset(jsonText(chainPresetJson()));
    if (!preset)
        qFatal("%s", qPrintable(preset.error().sentence));
    return *preset;
}

} // namespace yuyi::test
