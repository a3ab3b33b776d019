// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/json/json.h"
#include "models/domain/studies/study.h"

namespace yuyi {

/// @name JSON forms as stored and exported. Missing members get the defaults of a new study; never throws.
/// @{
Json toJson(const StudyDesign &design);
StudyDesign studyDesign(const Json &json);
Json toJson(const ExclusionRules &rules);
ExclusionRules exclusionRules(const Json &json);
Json toJson(const QMap<BackgroundField, QString> &background);
QMap<BackgroundField, QString> backgroundFrom(const Json &json);
/// @}

} // namespace yuyi
