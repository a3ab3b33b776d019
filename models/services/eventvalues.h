// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/annotation.h"
#include "models/domain/endpoint.h"
#include "models/domain/image.h"
#include "models/domain/project.h"
#include "models/domain/textarea.h"
#include "models/domain/validation.h"

#include <QByteArray>

namespace yuyi {

/// @brief What events keep of a record before and after, as JSON with the keys that AuditText has names for.
QByteArray auditValue(const Decision &decision);
QByteArray auditValue(const Person &person);
QByteArray auditValue(const ProjectInfo &info);
/// Source, licence, collector, note.
QByteArray auditValue(const Image &image);
QByteArray auditValue(const TextMeasure &measure);
/// What was chosen, never whether it was right: its author reads it in their own audit.
QByteArray auditValue(const Vote &vote, const Question &question);

/// What it asks and how, where its key is, never the key.
QByteArray auditValue(const Endpoint &endpoint);

} // namespace yuyi
