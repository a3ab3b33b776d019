// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/composing/panelfacts.h"

#include <algorithm>

namespace yuyi {

namespace {

/// The places of the context: panels and the blank one.
QList<ImagePart> contextOf(const QList<ImagePart> &parts)
{
    QList<ImagePart> context;
    std::copy_if(parts.begin(), parts.end(), std::back_inserter(context),
                 [](const ImagePart &part) { return part.role != PartRole::Choice; });
    return context;
}

/// How many panels stand in the fullest row of the picture; all of them if one was not cut from it.
int columnsAsTheyStand(const QList<ImagePart> &context)
{
    QList<QRect> areas;
    for (const ImagePart &part : context) {
        if (part.area.isNull())
            return static_cast<int>(context.size());
        areas.append(part.area);
    }
    int most = 1;
    for (const QRect &one : std::as_const(areas)) {
        const auto beside = std::count_if(areas.begin(), areas.end(), [&](const QRect &other) {
            return one.top() <= other.center().y() && other.center().y() <= one.bottom();
        });
        most = std::max(most, static_cast<int>(beside));
    }
    return most;
}

} // namespace

QMap<QString, QString> panelFacts(const Preset &preset, const QList<ImagePart> &parts, int columns, const QList<ImagePart> &former,
                                  const QMap<QString, QString> &formerFacts)
{
    const QList<ImagePart> context = contextOf(parts);
    const qsizetype places = context.size();
    QString grid = formerFacts.value(gridFact);
    if (columns > 0 || grid.isEmpty() || contextOf(former).size() != places) {
        const int most = static_cast<int>(std::max<qsizetype>(1, places));
        const int wide = std::clamp(columns > 0 ? columns : columnsAsTheyStand(context), 1, most);
        grid = QStringLiteral("%1x%2").arg(wide).arg((most + wide - 1) / wide);
    }
    const QMap<QString, QString> all{{QStringLiteral("panels_context"), QString::number(places)},
                                     {QStringLiteral("panels_choices"), QString::number(parts.size() - places)},
                                     {QStringLiteral("panels"), QString::number(parts.size())},
                                     {gridFact, places > 0 ? grid : QString()}};
    QMap<QString, QString> declared;
    for (auto fact = all.cbegin(); fact != all.cend(); ++fact) {
        if (preset.fact(fact.key()))
            declared.insert(fact.key(), parts.isEmpty() ? QString() : fact.value());
    }
    return declared;
}

} // namespace yuyi
