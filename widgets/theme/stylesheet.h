// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/theme/tokens.h"

#include <QStringList>

namespace yuyi {

/// @brief Returns the style sheet of the program. In the template, `{name}` is a token and `{13}` a length that follows the font
/// scale (0.8…2.0).
QString styleSheetOf(const Tokens &tokens, double scale, const QStringList &monoFamilies);

} // namespace yuyi
