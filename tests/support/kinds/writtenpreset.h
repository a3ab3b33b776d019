// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/text.h"
#include "tests/support/kinds/kindspreset.h"

namespace yuyi::test {

/// @brief The preset of kindspreset.h with one more kind, which comes first: questions without options, whose answer is written. Its
/// prompt asks for the answer alone.
inline Json writtenPresetJson()
{
    Json json = kindsPresetJson();
    json["code"] = "written-answers";
    json["title"] = {{"zh", "填空题"}, {"en", "Written answers"}};
    json["kinds"].insert(json["kinds"].begin(), Json::parse(R"(
        {"code": "written", "title": {"zh": "填空题", "en": "Fill in"}, "published": "填空", "form": "text"})"));
    for (Json &configuration : json["configurations"]) {
        const bool keywords = configuration.contains("keywords");
        configuration["prompts"]["written"] = toUtf8(keywords ? QStringLiteral("请根据图片和关键词填空，只写答案。\n{key_words}\n{question}")
                                                              : QStringLiteral("请根据图片填空，只写答案。\n{question}"));
    }
    return json;
}

inline Preset writtenPreset()
{
    return readPreset(jsonText(writtenPresetJson())).value_or(Preset());
}

} // namespace yuyi::test
