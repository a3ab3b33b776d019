// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/domain/preset/rubric.h"

#include "models/domain/json/jsonfields.h"

#include <algorithm>

namespace yuyi {

QList<RubricLevel> rubricOf(const Preset &preset, const QString &task)
{
    QList<RubricLevel> levels;
    const Json document = parseJson(preset.source).value_or(Json::object());
    for (const Json &one : fieldOf(document, "descriptions")) {
        if (textOf(fieldOf(one, "code")) != task)
            continue;
        for (const Json &level : fieldOf(one, "rubric")) {
            const Json &text = fieldOf(level, "text");
            levels.append({static_cast<int>(numberOf(fieldOf(level, "score"))),
                           {textOf(fieldOf(text, "zh")), textOf(fieldOf(text, "en"))}});
        }
    }
    std::sort(levels.begin(), levels.end(), [](const RubricLevel &a, const RubricLevel &b) { return a.score < b.score; });
    return levels;
}

} // namespace yuyi
