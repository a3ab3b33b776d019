// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/kinds/kindspreset.h"

namespace yuyi::test {

/// The preset with two kinds and a third one, all in one group.
inline Preset groupedPreset()
{
    Json json = kindsPresetJson();
    json["kinds"].push_back(Json::parse(R"({"code": "more", "title": {"zh": "多选题", "en": "More"}, "published": "多选",
                                            "options": [3, 3], "correct": [1, 2]})"));
    json["groups"] = Json::parse(R"([{"code": "all", "title": {"zh": "一组", "en": "All"}, "members": ["choice", "true-false", "more"]}])");
    return readPreset(jsonText(json)).value_or(Preset());
}

} // namespace yuyi::test
