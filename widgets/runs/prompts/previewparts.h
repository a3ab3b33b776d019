// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/runs/runservice.h"
#include "widgets/runs/prompts/promptpreview.h"

namespace yuyi {

/// A prompt with its pictures decoded; any thread, never the window's.
QList<PromptPreview::Part> previewParts(const SentPrompt &prompt);

} // namespace yuyi
