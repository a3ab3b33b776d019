// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/kinds/kindspreset.h"

namespace yuyi::test {

/// @brief The preset of kindspreset.h with one more kind, which comes first: questions of four options, of which one to four are correct.
inline Json severalPresetJson()
{
    Json json = kindsPresetJson();
    json["code"] = "several-correct";
    json["title"] = {{"zh", "多选题"}, {"en", "Several correct options"}};
    json["kinds"].insert(json["kinds"].begin(), Json::parse(R"(
        {"code": "several", "title": {"zh": "多选题", "en": "Multiple answers"}, "published": "多选", "options": [4, 4], "correct": [1, 4]})"));
    return json;
}

inline Preset severalPreset()
{
    return readPreset(jsonText(severalPresetJson())).value_or(Preset());
}

} // namespace yuyi::test
