// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/annotation/annotation.h"
#include "models/domain/json/json.h"

namespace yuyi {

/// The JSON forms stored in submissions, the history and the audit. Reading a written value gives an equal value.
Json toJson(const Question &question);
Question questionFromJson(const Json &json);
Json toJson(const AnnotationContent &content);
AnnotationContent annotationContentFromJson(const Json &json);

} // namespace yuyi
