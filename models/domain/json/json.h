// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/result.h"

#include <QByteArray>
#include <QString>

#include <nlohmann/json.hpp>

namespace yuyi {

/// JSON that keeps the order of an object's members, so a file can be written back as it was read.
using Json = nlohmann::ordered_json;

/// Maximum nesting of JSON texts from outside; deeper ones are refused because they could exhaust the stack.
inline constexpr int jsonDepthLimit = 64;

/// @brief Parses a JSON text (UTF-8, with or without a byte order mark). Never throws. Invalid: a sentence that names line and
/// column, or the nesting. Refused: longer than `sizeLimit` bytes.
Result<Json> parseJson(const QByteArray &text, qint64 sizeLimit = qint64(1) << 30);

/// @brief UTF-8 JSON text; invalid UTF-8 in strings is replaced. `indent` −1: on one line.
QByteArray jsonText(const Json &json, int indent = -1);

inline std::string toUtf8(const QString &text) { return text.toStdString(); }
inline QString fromUtf8(const std::string &text) { return QString::fromStdString(text); }

} // namespace yuyi
