// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/annotation/annotation.h"

#include <QJsonObject>

namespace yuyi {

/// The JSON forms stored in submissions, the history and the audit. Reading a written value gives an equal value.
QJsonObject toJson(const Question &question);
Question questionFromJson(const QJsonObject &json);
QJsonObject toJson(const AnnotationContent &content);
AnnotationContent annotationContentFromJson(const QJsonObject &json);

} // namespace yuyi
