// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/studies/participation/display.h"

#include "models/domain/json/jsonfields.h"

namespace yuyi {

QByteArray StudyDisplay::toJson() const
{
    const Json what{{"theme", dark ? QStringLiteral("dark") : QStringLiteral("light")},
                    {"screen_width", screen.width()},
                    {"screen_height", screen.height()},
                    {"pixel_ratio", pixelRatio},
                    {"text_percent", textPercent}};
    return storedText(what);
}

std::optional<StudyDisplay> StudyDisplay::fromJson(const QByteArray &json)
{
    constexpr int widestScreen = 100'000;
    constexpr double finestScreen = 16;
    constexpr int largestText = 1'000;
    const Json what = storedJson(json);
    const QString theme = textOf(what, "theme");
    StudyDisplay display;
    display.dark = theme == QLatin1String("dark");
    display.screen = {wholeOf(what, "screen_width"), wholeOf(what, "screen_height")};
    display.pixelRatio = numberOf(what, "pixel_ratio");
    display.textPercent = wholeOf(what, "text_percent");
    const bool known = (display.dark || theme == QLatin1String("light")) && !display.screen.isEmpty()
                    && display.screen.width() <= widestScreen && display.screen.height() <= widestScreen && display.pixelRatio > 0
                    && display.pixelRatio <= finestScreen && display.textPercent > 0 && display.textPercent <= largestText;
    return known ? std::optional(display) : std::nullopt;
}

} // namespace yuyi
