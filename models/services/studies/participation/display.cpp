// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/studies/participation/display.h"

#include <QJsonDocument>
#include <QJsonObject>

namespace yuyi {

QByteArray StudyDisplay::toJson() const
{
    const QJsonObject what{{QStringLiteral("theme"), dark ? QStringLiteral("dark") : QStringLiteral("light")},
                           {QStringLiteral("screen_width"), screen.width()},
                           {QStringLiteral("screen_height"), screen.height()},
                           {QStringLiteral("pixel_ratio"), pixelRatio},
                           {QStringLiteral("text_percent"), textPercent}};
    return QJsonDocument(what).toJson(QJsonDocument::Compact);
}

std::optional<StudyDisplay> StudyDisplay::fromJson(const QByteArray &json)
{
    constexpr int widestScreen = 100'000;
    constexpr double finestScreen = 16;
    constexpr int largestText = 1'000;
    const QJsonObject what = QJsonDocument::fromJson(json).object();
    const QString theme = what.value(QLatin1String("theme")).toString();
    StudyDisplay display;
    display.dark = theme == QLatin1String("dark");
    display.screen = {what.value(QLatin1String("screen_width")).toInt(), what.value(QLatin1String("screen_height")).toInt()};
    display.pixelRatio = what.value(QLatin1String("pixel_ratio")).toDouble();
    display.textPercent = what.value(QLatin1String("text_percent")).toInt();
    const bool known = (display.dark || theme == QLatin1String("light")) && !display.screen.isEmpty()
        && display.screen.width() <= widestScreen && display.screen.height() <= widestScreen && display.pixelRatio > 0
        && display.pixelRatio <= finestScreen && display.textPercent > 0 && display.textPercent <= largestText;
    return known ? std::optional(display) : std::nullopt;
}

} // namespace yuyi
