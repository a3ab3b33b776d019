// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/benchmarkfile.h"
#include "tests/support/kinds/kindspreset.h"

#include <QFile>

#include <string>

namespace yuyi::test {

inline constexpr int pairImages = 4;

/// The preset with two kinds of questions that are asked of one image together, and two metrics: the choice alone, and both.
inline Json pairsPresetJson()
{
    Json preset = kindsPresetJson();
    preset["code"] = "pairs";
    preset["groups"] = Json::parse(R"([{"code": "pair", "title": {"zh": "一对", "en": "Pair"}, "members": ["choice", "true-false"]}])");
    preset["metrics"] = Json::parse(R"([
        {"code": "one", "title": {"zh": "选择", "en": "One"}, "all": ["choice"]},
        {"code": "both", "title": {"zh": "都对", "en": "Both"}, "all": ["choice", "true-false"]}])");
    return preset;
}

/// Writes items.json with pictures into a folder: each image has a choice ("dev-N") and true or false ("tf-N"), the last one only the
/// first. The key is A always.
inline bool writePairs(const QString &folder)
{
    writeBenchmark(folder, pairImages);
    QFile file(folder + QStringLiteral("/items.json"));
    if (!file.open(QIODevice::ReadWrite))
        return false;
    Json entries = Json::parse(file.readAll().toStdString());
    for (size_t i = 0; i < entries.size(); ++i) {
        Json choice = entries[i]["questions"][0];
        choice["options"].erase(choice["options"].begin() + 4, choice["options"].end());
        choice["question_type"] = "选择";
        choice["answer"] = "A";
        choice["correct_option"] = choice["options"][0];
        Json questions = Json::array({choice});
        if (i + 1 < entries.size()) {
            choice["id"] = "tf-" + std::to_string(i);
            choice["question"] = "对不对？" + std::to_string(i);
            choice["options"] = Json::array({"对", "错"});
            choice["question_type"] = "判断";
            choice["correct_option"] = "对";
            questions.push_back(choice);
        }
        entries[i]["questions"] = questions;
    }
    file.resize(0);
    file.seek(0);
    file.write(QByteArray::fromStdString(entries.dump()));
    return true;
}

/// A file of replies: one letter for each choice, then for each question of the second kind.
inline QByteArray pairReplies(const std::string &letters)
{
    QByteArray lines;
    for (size_t i = 0; i < letters.size(); ++i) {
        const std::string id = i < pairImages ? "dev-" + std::to_string(i) : "tf-" + std::to_string(i - pairImages);
        lines += QByteArray::fromStdString(Json{{"id", id}, {"response", std::string(1, letters[i])}}.dump()) + '\n';
    }
    return lines;
}

} // namespace yuyi::test
