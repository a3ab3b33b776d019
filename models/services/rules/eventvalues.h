// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/annotation/annotation.h"
#include "models/domain/annotation/medium.h"
#include "models/domain/images/image.h"
#include "models/domain/images/textarea.h"
#include "models/domain/project/about.h"
#include "models/domain/project/project.h"
#include "models/domain/review/validation.h"
#include "models/domain/runs/endpoint.h"

#include <QByteArray>
#include <QLatin1String>

namespace yuyi {

/// The state of a record before or after an event, as JSON. The keys are those that auditFieldTitle() has titles for.
QByteArray auditValue(const Decision &decision);
QByteArray auditValue(const Person &person);
QByteArray auditValue(const ProjectInfo &info);
/// Holds one text about the data under `aboutKey` and its code; empty if the text is.
QByteArray auditValue(AboutField field, const QString &text);
inline constexpr QLatin1String aboutKey("about:");
/// Prefix of the key of a translated text: the language's code, a colon and the text's name in files follow.
inline constexpr QLatin1String translationKey("translation:");
/// Prefix of the key of a fact of an image: its code follows.
inline constexpr QLatin1String factKey("fact:");
/// Holds source, licence, collector and note.
QByteArray auditValue(const Image &image);
/// Holds the beginning of the hash, source and licence.
QByteArray auditValue(const MediumFacts &facts);
QByteArray auditValue(const TextMeasure &measure);
/// Holds the chosen options or the written answer but never whether they are correct, as validators can read it in their own audit trail.
QByteArray auditValue(const Vote &vote, const Question &question);

/// Holds the settings and where the key is stored, never the key itself.
QByteArray auditValue(const Endpoint &endpoint);

} // namespace yuyi
