// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/arch/source.h"
#include "tests/arch/translations.h"

namespace yuyi::arch {

/// @brief Bold words of a page of the guide that the window does not show. Bold is a key, a name as the window writes it (without
/// "…", or the part before a colon), or a lead-in that ends with a colon or a full stop. `chinese`: compares with the translations.
QList<Finding> namesNotInWindow(const QString &path, const QString &markdown, const QList<Message> &messages, bool chinese);

} // namespace yuyi::arch
