// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/annotation/annotation.h"
#include "models/domain/annotation/medium.h"
#include "models/domain/json/json.h"

namespace yuyi {

/// The JSON forms stored in submissions, the history and the audit. Reading a written value gives an equal value.
/// Members without a value are left out, and so are the pictures of what has none.
Json toJson(const Medium &medium);
Medium mediumFromJson(const Json &json);
Json toJson(const Question &question);
Question questionFromJson(const Json &json);
Json toJson(const AnnotationContent &content);
AnnotationContent annotationContentFromJson(const Json &json);

} // namespace yuyi
