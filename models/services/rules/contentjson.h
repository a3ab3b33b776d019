// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/annotation/annotationjson.h"
#include "models/domain/images/duplicates.h"
#include "models/domain/images/textarea.h"
#include "models/domain/json/json.h"

namespace yuyi {

/// The JSON stored in the undo history and the audit trail. Reading what was written gives an equal value.
Json toJson(const DuplicateGroup &group);
DuplicateGroup duplicateGroupFromJson(const Json &json);
Json toJson(const TextMeasure &measure);
TextMeasure textMeasureFromJson(const Json &json);

} // namespace yuyi
