// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/linting/finding.h"

#include <QList>
#include <QString>

namespace yuyi {

/// @brief Personal data that a text holds: telephone numbers (mainland China's mobile and landline forms, international ones with
/// "+"), resident identity numbers (GB 11643: date and check digit are tested), e-mail addresses. Full-width forms too.
/// Each rule at most once; text and place are left to the caller.
QList<LintRule> personalDataIn(const QString &text);

} // namespace yuyi
