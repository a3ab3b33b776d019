// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/studies/study.h"

#include <QList>
#include <QMap>
#include <QString>

namespace yuyi {

/// One answer that participants can give about themselves.
struct BackgroundChoice {
    QString code;  ///< as stored and exported
    QString title; ///< in the current language
};

/// The answer that every field offers, always last.
inline constexpr QStringView ratherNotSay = u"rather-not-say";

/// @brief Returns the possible answers. There is no free text, so nobody can enter something that identifies them.
QList<BackgroundChoice> backgroundChoices(BackgroundField field);
/// Returns the title of a stored answer; an unknown code is returned unchanged.
QString backgroundTitle(BackgroundField field, const QString &code);
/// Whether the person said that they know such questions; used by `ExclusionRules::priorExposure`.
bool saysPriorExposure(const QMap<BackgroundField, QString> &background);

} // namespace yuyi
