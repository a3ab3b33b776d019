// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/linting/finding.h"

#include <QList>
#include <QString>

namespace yuyi {

/// @brief Finds personal data in a text: telephone numbers (mobile and landline numbers of mainland China, international numbers
/// with "+"), resident identity numbers (GB 11643; date and check digit are tested) and e-mail addresses. Full-width characters
/// are recognised. Returns each rule at most once; the caller makes the finding.
QList<LintRule> personalDataIn(const QString &text);

} // namespace yuyi
