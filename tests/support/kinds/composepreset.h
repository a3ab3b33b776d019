// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/json/json.h"
#include "models/domain/preset/preset.h"

namespace yuyi::test {

/// The JSON of a preset with facts and three forms of sheets.
inline QByteArray composePresetJson()
{
    Json preset = Json::parse(builtInPreset(QStringLiteral("cii-bench"))->source.toStdString());
    preset["code"] = "puzzles";
    const auto title = [](const char *text) { return Json{{"zh", text}, {"en", text}}; };
    Json facts = Json::array();
    for (const char *code : {"panels_context", "panels_choices", "panels"})
        facts.push_back({{"code", code}, {"title", title(code)}, {"number", true}});
    facts.push_back({{"code", "grid"}, {"title", title("grid")}});
    preset["facts"] = facts;
    Json sheets = Json::array();
    sheets.push_back({{"code", "numbered"}, {"title", title("numbered")}, {"labels", "digits"}, {"blank", "empty"}});
    sheets.push_back({{"code", "plain"}, {"title", title("plain")}, {"labels", "none"}, {"blank", "empty"}});
    sheets.push_back({{"code", "marked"}, {"title", title("marked")}, {"labels", "letters"}, {"blank", "mark"}});
    preset["sheets"] = sheets;
    return jsonText(preset);
}

} // namespace yuyi::test
