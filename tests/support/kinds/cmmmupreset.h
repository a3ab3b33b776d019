// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/drawnpictures.h"
#include "tests/support/kinds/kindspreset.h"

#include <QByteArray>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QList>
#include <QString>
#include <QStringList>

#include <utility>

namespace yuyi::test {

/// @brief The kinds and the small dimensions of CMMMU: a choice of two to four options, one to four of them correct, with up to five
/// pictures in its stem and pictures as options; true or false; and fill in.
inline Json cmmmuPresetJson()
{
    Json json = kindsPresetJson();
    json["code"] = "cmmmu-like";
    json["title"] = {{"zh", "学科题"}, {"en", "Subjects"}};
    json["kinds"] = Json::parse(R"([
        {"code": "choice", "title": {"zh": "选择题", "en": "Choice"}, "published": "选择", "options": [2, 4], "correct": [1, 4],
         "pictures": [0, 5], "optionPictures": true},
        {"code": "true-false", "title": {"zh": "判断题", "en": "True or false"}, "published": "判断", "fixed": ["对", "错"]},
        {"code": "blank", "title": {"zh": "填空题", "en": "Fill in"}, "published": "填空", "form": "text"}])");
    const auto dimension = [](const char *code, const QList<std::pair<const char *, const char *>> &values) {
        Json one{{"code", code}, {"title", {{"zh", code}, {"en", code}}}, {"pick", "one"}, {"ordered", false}, {"required", true}};
        one["values"] = Json::array();
        for (const auto &[value, published] : values)
            one["values"].push_back({{"code", value}, {"title", {{"zh", published}, {"en", value}}}, {"published", published}});
        return one;
    };
    json["dimensions"] = Json::array();
    json["dimensions"].push_back(dimension("category", {{"art_and_design", "艺术与设计"},
                                                        {"business", "商业"},
                                                        {"science", "科学"},
                                                        {"health_and_medicine", "健康与医学"},
                                                        {"humanities_and_social_sciences", "人文社会科学"},
                                                        {"technology_and_engineering", "技术与工程"}}));
    json["dimensions"].push_back(dimension("difficulty_level", {{"easy", "easy"}, {"middle", "middle"}, {"hard", "hard"}}));
    json.erase("descriptions");
    json.erase("texts");
    Json configuration = json["configurations"][0];
    configuration["prompts"]["blank"] = "请根据图片填空，只写答案。\n{question}";
    json["configurations"] = Json::array();
    json["configurations"].push_back(configuration);
    return json;
}

inline Preset cmmmuPreset()
{
    return readPreset(jsonText(cmmmuPresetJson())).value_or(Preset());
}

/// @brief Five lines in CMMMU's form: one picture in the text; a stem and four options that are pictures, listed in another order; options
/// alone, of which two are correct; true or false; and a written answer with an analysis.
inline QByteArray cmmmuLines()
{
    return QByteArray(R"json({"id": 12, "type": "选择", "source_type": "website", "source": "https://example.org/12",)json"
                      R"json( "question": "如图<img="q_00012_001.png">，选哪个？", "option1": "甲", "option2": "乙",)json"
                      R"json( "option3": "丙", "option4": "丁", "answer": "B", "analysis": null,)json"
                      R"json( "difficulty_level": "easy", "img_list": ["q_00012_001.png"], "subcategory": "化学",)json"
                      R"json( "category": "科学", "subfield": ["分子"], "img_type": ["照片"]}
{"id": 13, "type": "选择", "source_type": "book", "source": "练习题", "question": "填入问号处<img="q_00013_001.png">()",)json"
                      R"json( "option1": "<img="a_00013_001.png">", "option2": "<img="a_00013_002.png">",)json"
                      R"json( "option3": "<img="a_00013_003.png">", "option4": "<img="a_00013_004.png">",)json"
                      R"json( "answer": "C", "analysis": null, "difficulty_level": "middle",)json"
                      R"json( "img_list": ["a_00013_001.png", "a_00013_002.png", "a_00013_003.png",)json"
                      R"json( "a_00013_004.png", "q_00013_001.png"], "subcategory": "数学", "category": "科学",)json"
                      R"json( "subfield": [], "img_type": ["草图"]}
{"id": 14, "type": "选择", "question": "哪些对称？", "option1": "<img="a_00014_001.png">",)json"
                      R"json( "option2": "<img="a_00014_002.png">", "answer": "AB", "category": "科学",)json"
                      R"json( "difficulty_level": "hard", "img_list": ["a_00014_001.png", "a_00014_002.png"]}
{"id": 15, "type": "判断", "question": "<img="q_00015_001.png">中的数是质数。", "answer": "错", "analysis": null,)json"
                      R"json( "category": "科学", "difficulty_level": "easy", "img_list": ["q_00015_001.png"]}
{"id": 16, "type": "填空", "question": "长为_（见<img="q_00016_001.png">）", "answer": "0.6", "analysis": "量一量",)json"
                      R"json( "category": "科学", "difficulty_level": "easy", "img_list": ["q_00016_001.png"]}
)json")
        .replace("<img=\"", "<img=\\\"")
        .replace(".png\">", ".png\\\">");
}

/// The names of all pictures in these lines.
inline QStringList cmmmuPictures()
{
    QStringList names{QStringLiteral("q_00012_001.png"), QStringLiteral("q_00013_001.png"), QStringLiteral("q_00015_001.png"),
                      QStringLiteral("q_00016_001.png")};
    for (int i = 1; i <= 4; ++i)
        names.append(QStringLiteral("a_00013_00%1.png").arg(i));
    for (int i = 1; i <= 2; ++i)
        names.append(QStringLiteral("a_00014_00%1.png").arg(i));
    return names;
}

/// @brief Writes these lines and their pictures, each drawn and another one, into the folder of a discipline and returns the data file.
inline QString writeCmmmuFolder(const QString &folder, const QByteArray &lines = cmmmuLines())
{
    QDir().mkpath(folder);
    quint32 seed = 40;
    for (const QString &name : cmmmuPictures())
        drawn::scene(++seed, QSize(96, 72)).save(folder + u'/' + name, "png");
    QString path = folder + u'/' + QFileInfo(folder).fileName() + QStringLiteral(".jsonl");
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(lines) != lines.size())
        qFatal("%s", qPrintable(file.errorString()));
    return path;
}

} // namespace yuyi::test
