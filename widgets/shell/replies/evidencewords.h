// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/evaluation/extraction/evidence.h"

#include <QString>

namespace yuyi {

/// How a passage commits to an option, in a few words.
QString evidenceWords(EvidenceKind kind);

/// Whether the passage counted, or why not, in a few words.
QString standingWords(Standing standing);

} // namespace yuyi
