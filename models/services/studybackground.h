// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/study.h"

#include <QList>
#include <QMap>
#include <QString>

namespace yuyi {

/// One answer that participants may give about themselves.
struct BackgroundChoice {
    QString code;    ///< as stored and exported
    QString title;   ///< in the language in force
};

/// Is always among the choices, and the last one.
inline constexpr QStringView ratherNotSay = u"rather-not-say";

/// @brief What may be answered: choices only, so that nobody types something that identifies them.
QList<BackgroundChoice> backgroundChoices(BackgroundField field);
/// The title of a stored answer; an unknown code is shown as it is.
QString backgroundTitle(BackgroundField field, const QString &code);
/// The person has said that such questions are known to them; what `ExclusionRules::priorExposure` asks.
bool saysPriorExposure(const QMap<BackgroundField, QString> &background);

} // namespace yuyi
