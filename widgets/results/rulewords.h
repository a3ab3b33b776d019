// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/run.h"

#include <QString>

namespace yuyi {

/// @brief What decided, in a sentence: by a scorer's rule code. An unknown code is given back as it is.
QString ruleWords(Scorer scorer, const QString &rule);

/// Why nothing was read, or what kind of error it was: by the code kept with a verdict. Empty for none.
QString reasonWords(const QString &reason);

} // namespace yuyi
