// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/json/json.h"
#include "models/services/quotas/gateservice.h"

#include <QStringList>

namespace yuyi {

/// What a gate demands, and on which replies its preview is based: whole sentences in the current language.
QStringList gateSentences(const GatePreview &preview);
/// What applying the gate does: how many questions are caught, how many images are discarded and kept.
QStringList gateOutcome(const GatePreview &preview);
/// @brief `{gate, scorer, models_needed, models, runs, questions, covered, hidden, caught: [{item, image, question_version, question,
/// models}], discarded: [image], kept: [{image, caught, not_caught}]}`.
Json gateJson(const GatePreview &preview);

} // namespace yuyi
