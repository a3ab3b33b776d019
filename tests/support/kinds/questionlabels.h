// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/kinds/kindspreset.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <utility>

namespace yuyi::test {

/// @brief The preset of kindspreset.h, whose images keep their labels, with labels of questions: a discipline, its subject, its fields
/// (typed, several), the kind of picture (twelve values with pinyin, several), the difficulty and the level (typed, one, not required).
inline Json questionLabelPresetJson()
{
    Json json = kindsPresetJson();
    json["code"] = "question-labels";
    json["title"] = {{"zh", "题目标签"}, {"en", "Labels of questions"}};
    const Json own = Json::parse(R"([
        {"code": "category", "title": {"zh": "学科门类", "en": "Discipline"}, "of": "question", "pick": "one", "values": [
            {"code": "science", "title": {"zh": "科学", "en": "Science"}, "published": "科学"},
            {"code": "business", "title": {"zh": "商业", "en": "Business"}, "published": "商业"}]},
        {"code": "subcategory", "title": {"zh": "科目", "en": "Subject"}, "of": "question", "pick": "one", "parent": "category", "values": [
            {"code": "physics", "title": {"zh": "物理", "en": "Physics"}, "published": "物理", "parent": "science"},
            {"code": "math", "title": {"zh": "数学", "en": "Math"}, "published": "数学", "parent": "science"},
            {"code": "finance", "title": {"zh": "金融", "en": "Finance"}, "published": "金融", "parent": "business"}]},
        {"code": "subfield", "title": {"zh": "分支", "en": "Field"}, "of": "question", "pick": "many", "open": true,
            "parent": "subcategory"},
        {"code": "img_type", "title": {"zh": "图片类型", "en": "Kind of picture"}, "of": "question", "pick": "many", "values": [
            {"code": "circuit", "title": {"zh": "电路图", "en": "Circuit diagram"}, "published": "电路图", "pinyin": "dian lu tu"},
            {"code": "map", "title": {"zh": "地图", "en": "Map"}, "published": "地图", "pinyin": "di tu"},
            {"code": "photo", "title": {"zh": "照片", "en": "Photograph"}, "published": "照片", "pinyin": "zhao pian"},
            {"code": "sketch", "title": {"zh": "草图", "en": "Sketch"}, "published": "草图", "pinyin": "cao tu"},
            {"code": "table", "title": {"zh": "表格", "en": "Table"}, "published": "表格", "pinyin": "biao ge"},
            {"code": "painting", "title": {"zh": "绘画作品", "en": "Painting"}, "published": "绘画作品", "pinyin": "hui hua zuo pin"},
            {"code": "sculpture", "title": {"zh": "雕塑", "en": "Sculpture"}, "published": "雕塑", "pinyin": "diao su"},
            {"code": "bar-chart", "title": {"zh": "柱状图", "en": "Bar chart"}, "published": "柱状图", "pinyin": "zhu zhuang tu"},
            {"code": "pie-chart", "title": {"zh": "饼图", "en": "Pie chart"}, "published": "饼图", "pinyin": "bing tu"},
            {"code": "x-ray", "title": {"zh": "X光片", "en": "X-ray"}, "published": "X光片"},
            {"code": "tree", "title": {"zh": "树状图", "en": "Tree diagram"}, "published": "树状图", "pinyin": "shu zhuang tu"},
            {"code": "other", "title": {"zh": "其他", "en": "Other"}, "published": "其他", "pinyin": "qi ta"}]},
        {"code": "difficulty_level", "title": {"zh": "题目难度", "en": "Difficulty of the question"}, "of": "question", "pick": "one",
            "ordered": true, "values": [
            {"code": "easy", "title": {"zh": "易", "en": "Easy"}, "published": "easy"},
            {"code": "middle", "title": {"zh": "中", "en": "Middle"}, "published": "middle"},
            {"code": "hard", "title": {"zh": "难", "en": "Hard"}, "published": "hard"}]},
        {"code": "distribution", "title": {"zh": "阶段", "en": "Level"}, "of": "question", "pick": "one", "open": true,
            "required": false}])");
    for (const Json &dimension : own)
        json["dimensions"].push_back(dimension);
    return json;
}

inline Preset questionLabelPreset()
{
    return readPreset(jsonText(questionLabelPresetJson())).value_or(Preset());
}

/// Labels by codes: {{"subfield", {"概率论", "微积分"}}, …}.
inline Labels codedLabels(const QList<std::pair<const char *, QStringList>> &codes)
{
    Labels labels;
    for (const auto &[dimension, values] : codes) {
        QList<LabelCode> list;
        for (const QString &value : values)
            list.append(LabelCode(value));
        labels.insert(DimensionCode(QString::fromLatin1(dimension)), list);
    }
    return labels;
}

/// Those of a question of physics about a circuit.
inline Labels physicsLabels()
{
    return codedLabels({{"category", {QStringLiteral("science")}},
                        {"subcategory", {QStringLiteral("physics")}},
                        {"subfield", {QStringLiteral("电磁学"), QStringLiteral("电路")}},
                        {"img_type", {QStringLiteral("circuit")}},
                        {"difficulty_level", {QStringLiteral("middle")}}});
}

} // namespace yuyi::test
