// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/kinds/kindspreset.h"

namespace yuyi::test {

/// @brief The preset of kindspreset.h with one more kind, which comes first: a choice of two to four options with up to five pictures in
/// its stem, which may be of group "a" or "b", and with pictures as options.
inline Json picturePresetJson()
{
    Json json = kindsPresetJson();
    json["code"] = "several-pictures";
    json["title"] = {{"zh", "多图题"}, {"en", "Several pictures"}};
    json["kinds"].insert(json["kinds"].begin(), Json::parse(R"({
        "code": "pictures", "title": {"zh": "看图选择", "en": "Pictures"}, "published": "看图", "options": [2, 4],
        "pictures": [0, 5], "optionPictures": true,
        "roles": [{"code": "a", "title": {"zh": "甲组", "en": "Group A"}}, {"code": "b", "title": {"zh": "乙组", "en": "Group B"}}]})"));
    return json;
}

inline Preset picturePreset()
{
    return readPreset(jsonText(picturePresetJson())).value_or(Preset());
}

} // namespace yuyi::test
