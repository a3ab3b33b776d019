// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/result.h"

#include <QByteArray>
#include <QString>

namespace yuyi {

/// What spreadsheets tell a table in UTF-8 by; stands before its first byte.
inline constexpr QByteArrayView byteOrderMark("\xEF\xBB\xBF");

/// @brief Writes a file completely or not at all; replaces an existing one. Error: Environment, with the file's name in the
/// sentence and the system's reason in the detail.
Result<> saveText(const QString &path, const QByteArray &bytes);

} // namespace yuyi
