// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/kinds/picturepreset.h"
#include "tests/support/kinds/questionlabels.h"

namespace yuyi::test {

/// @brief The preset of picturepreset.h with a written kind, the labels of questions of questionlabels.h and each member that a preset may
/// have, with other values than the usual ones; only the number of options in `questions` cannot stand beside kinds.
inline Json fullPresetJson()
{
    Json json = picturePresetJson();
    json["code"] = "all-members";
    json["version"] = 3;
    json["about"] = {{"zh", "什么都有。"}, {"en", "Has everything."}};
    json["kinds"][0]["correct"] = {1, 2};
    json["kinds"].push_back(Json::parse(R"({"code": "fill-in", "title": {"zh": "填空题", "en": "Fill in"}, "published": "填空",
        "form": "text"})"));
    json["kinds"][1]["ownPictures"] = true;
    json["groups"] = Json::parse(R"([{"code": "both", "title": {"zh": "成组", "en": "Group"}, "members": ["choice", "fill-in"]}])");
    json["metrics"] = Json::parse(R"([{"code": "one", "title": {"zh": "选择", "en": "Choice"}, "all": ["choice"]},
        {"code": "all", "title": {"zh": "全部", "en": "All"}, "all": ["choice", "fill-in"]}])");
    json["facts"] = Json::parse(R"([{"code": "panels", "title": {"zh": "图格数", "en": "Panels"}, "number": true},
        {"code": "grid", "title": {"zh": "排列", "en": "Grid"}}, {"code": "thing", "title": {"zh": "物体", "en": "Thing"}},
        {"code": "seen", "title": {"zh": "视角", "en": "Seen"}, "number": true}, {"code": "shape", "title": {"zh": "形状", "en": "Shape"}},
        {"code": "place", "title": {"zh": "位置", "en": "Place"}}])");
    json["objects"] = {{"object", "thing"}, {"view", "seen"}, {"views", 4}, {"seed", 7}};
    json["factors"] = Json::parse(R"([{"fact": "shape", "values": [{"value": "cube", "text": "A cube"}, {"value": "cone"}]},
        {"fact": "place", "of": "shape", "values": [{"value": "face", "with": ["cube"]}, {"value": "edge", "with": ["cube"]},
        {"value": "apex", "with": ["cone"]}, {"value": "base", "text": "The base", "with": ["cone"]}, {"value": "inside"},
        {"value": "outside"}]}])");
    json["sheets"] = Json::parse(R"([{"code": "plain", "title": {"zh": "无编号", "en": "Plain"}},
        {"code": "marked", "title": {"zh": "有问号", "en": "Marked"}, "labels": "letters", "blank": "mark"}])");
    json["templates"] = Json::parse(R"([{"code": "choice-art", "kind": "choice", "where": "domain=art", "stem": "{panels}格中缺哪一格？",
        "key": "{panels}", "sheet": "marked"}, {"code": "choice-place", "kind": "choice", "stem": "碰在哪里？", "options": "place",
        "offer": "fitting"}])");
    json["kinds"].push_back(Json::parse(R"({"code": "drawn", "title": {"zh": "抽取", "en": "Drawn"}, "published": "抽取",
        "options": [4, 4], "pictures": [0, 1], "optionPictures": true})"));
    json["kinds"].push_back(Json::parse(R"({"code": "choice-of-names", "title": {"zh": "选名", "en": "Names"}, "published": "选名",
        "options": [4, 4]})"));
    json["pools"] = Json::parse(R"([{"code": "domains", "kind": "drawn", "of": "domain", "shows": "pictures", "options": 4,
        "stem": "哪一幅属于{category}？", "seed": 7},
        {"code": "domain-names", "kind": "choice-of-names", "of": "domain", "add": ["天文"], "stem": "这幅图属于哪一类？"}])");
    json["questions"]["stemMaximum"] = 150;
    json["questions"]["optionMaximum"] = 90;
    json["texts"] = {{"explanationRequired", true}, {"impliedMeaningRequired", false}};
    json["work"] = Json::parse(R"({"annotatorsPerImage": 2, "votesPerQuestion": 3, "rounds": 2, "passingVotes": 2, "certaintyLimit": 0.95,
        "textSimilarity": 0.8, "openPool": false, "calibratedOnly": true, "reservationMinutes": 60, "requireLicence": true,
        "allowedSources": ["example.org"], "forbiddenSources": ["example.com"], "textRatioLimit": 0.25, "textReviewBand": 0.01,
        "duplicateDistance": 12})");
    json["lint"] = {{"longestOptionFactor", 2.0}, {"lengthSpreadFactor", 4.0}, {"similarityLimit", 0.9}};
    for (Json &configuration : json["configurations"]) {
        const bool keywords = configuration.contains("keywords");
        configuration["prompts"]["fill-in"] = keywords ? "{key_words}\n{question}" : "{question}";
    }
    json["configurations"][0]["shots"] = 1;
    json["configurations"][0]["examples"] = Json::array({"dev-1"});
    json["configurations"][0]["withImage"] = false;
    json["configurations"][0]["placeholder"] = "<image {n}>";
    json["configurations"][0]["optionLine"] = "{label}. {text}";
    json["configurations"][1]["shots"] = 2;
    json["configurations"][1]["shotsBy"] = Json::parse(
        R"({"same": ["domain"], "prefer": "emotion=positive", "answer": "{rationale}\n{answer}"})");
    json["configurations"][1].erase("examples");
    Json &last = json["configurations"].back();
    last["steps"] = Json::parse(R"([{"each": "picture", "prompt": "Describe the picture."}])");
    last["prompt"] = "{step}\n" + last["prompt"].get<std::string>();
    for (Json &own : last["prompts"])
        own = "{step}\n" + own.get<std::string>();
    last["translations"][0] = {{"language", "en"}, {"prompt", last["prompt"]}, {"prompts", last["prompts"]}, {"step", "Describe it."}};
    json["descriptions"][0]["items"] = "domain=art";
    json["descriptions"].push_back(Json::parse(R"({"code": "reasoning", "title": {"zh": "推理", "en": "Reasoning"},
        "configurations": ["none"], "showKey": true, "most": 5, "lowest": 0, "highest": 3})"));
    json["texts"]["image"] = true;
    json["questions"]["rationale"] = true;
    const Json own = questionLabelPresetJson();
    for (const Json &dimension : own["dimensions"]) {
        if (dimension.contains("of"))
            json["dimensions"].push_back(dimension);
    }
    json["scorers"] = {"strict", "cmmmu-official"};
    json["quotas"] = Json::parse(R"([{"over": ["category"], "items": 100}, {"over": ["subfield", "img_type"], "most": 10},
        {"over": ["subcategory"], "sources": 20}])");
    json["gates"] = Json::parse(
        R"([{"code": "text-only", "title": {"zh": "不看图", "en": "Without pictures"}, "models": 4, "reason": "privacy"}])");
    json["chains"] = Json::parse(R"({"shortest": 2, "longest": 4, "taskLabel": "subfield", "levelLabel": "subfield",
        "topLabel": "distribution", "conceptFact": "thing", "questions": [{"task": "atomic", "kinds": ["pictures"],
        "stem": {"zh": "图中是{concept}吗？", "en": "Is it a {concept}?"}, "yes": {"zh": "是", "en": "Yes"}, "no": {"zh": "否", "en": "No"}}]})");
    json["kinds"].push_back(Json::parse(R"({"code": "category", "title": {"zh": "归类", "en": "Category"}, "published": "归类",
        "fixed": ["A", "B"], "pictures": [3, 3], "roles": [{"code": "a", "title": {"zh": "甲", "en": "A"}},
        {"code": "b", "title": {"zh": "乙", "en": "B"}}, {"code": "test", "title": {"zh": "待归类", "en": "Test"}}]})"));
    json["categories"] = {{"kind", "category"},
                          {"stem", "第三幅图属于哪一类？"},
                          {"facts", {"shape", "place"}},
                          {"conditions", {1, 2}},
                          {"distance", "grid"}};
    json["levels"] = Json::parse(R"([{"code": "level", "title": {"zh": "级别", "en": "Level"}, "fact": "grid", "values": [
        {"code": "hard", "title": {"zh": "难", "en": "Hard"}, "published": "hard"},
        {"code": "easy", "title": {"zh": "易", "en": "Easy"}, "published": "easy"}]}])");
    json["configurations"].push_back(Json::parse(R"({"code": "several", "title": {"zh": "一次多题", "en": "Several"},
        "prompt": "{facts}\n{question}\n{options}", "ask": "batch", "batch": 5, "batchPrompt": "共{count}题。\n{items}", "askMissed": true,
        "language": "zh", "add": ["fact:thing"], "translations": [{"language": "en", "prompt": "{facts}\n{question}\n{options}",
        "prompts": {"fill-in": "{facts}\n{question}"}}], "prompts": {"fill-in": "{facts}\n{question}"}})"));
    json["frequent"] = {{"by", "subcategory"}, {"split", "dev"}};
    json["countsVerdicts"] = true;
    json["splitBy"] = "shown";
    json["tables"] = Json::parse(R"([{"code": "main", "title": {"zh": "总表", "en": "Main"}, "by": "label", "dimensions": ["domain"],
        "configurations": ["several"], "where": "domain=art", "metric": "all",
        "baselines": ["random", "human-best"]}])");
    return json;
}

} // namespace yuyi::test
