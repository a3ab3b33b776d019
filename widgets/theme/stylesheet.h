// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/theme/tokens.h"

#include <QStringList>

namespace yuyi {

/// @brief The one style sheet of the program. `{name}` in the template is a token, `{13}` a length that follows the
/// font scale (0.8…2.0).
QString styleSheetOf(const Tokens &tokens, double scale, const QStringList &monoFamilies);

} // namespace yuyi
