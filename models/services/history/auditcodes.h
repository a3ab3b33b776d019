// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace yuyi {

/// @brief The title of a code in an event, in the current language. `field` is the field that holds the code, or empty if there
/// is none. Empty if the code is unknown.
QString codeTitle(const QString &field, const QString &code);

} // namespace yuyi
