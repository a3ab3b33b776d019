// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace yuyi {

/// @brief The text with invisible places to break a line at inside words longer than any of a language: file names that are hashes
/// would otherwise widen whatever shows them. Shorter words stay as they are.
QString breakable(const QString &text);

} // namespace yuyi
