// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace yuyi {

/// @brief What a code kept by an event is called, by the field it stands in (empty: it stands alone); empty for what is no code
/// of this program. In the language in force.
QString codeTitle(const QString &field, const QString &code);

} // namespace yuyi
