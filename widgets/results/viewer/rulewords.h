// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/runs/run.h"

#include <QString>

namespace yuyi {

/// @brief A sentence for the rule with which a scorer extracted the answer. An unknown code is returned unchanged.
/// `written`: of a question without options.
QString ruleWords(Scorer scorer, const QString &rule, bool written = false);

/// A sentence for the reason of a miss or the kind of an error, by the code stored with the verdict. Empty if there is none.
QString reasonWords(const QString &reason, bool written = false);

} // namespace yuyi
