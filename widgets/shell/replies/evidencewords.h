// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/evaluation/extraction/evidence.h"

#include <QString>

namespace yuyi {

/// How a passage commits to an option, in a few words. `written`: to an answer, of a question without options.
QString evidenceWords(EvidenceKind kind, bool written = false);

/// Whether the passage counted, or why not, in a few words.
QString standingWords(Standing standing, bool written = false);

} // namespace yuyi
