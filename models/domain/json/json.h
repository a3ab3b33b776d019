// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/ids.h"
#include "models/domain/result.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

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

/// @name The form of events, submissions, undo steps, parameters and results of jobs, and files of unsaved typing
/// @{
/// @brief Text on one line with the members sorted by name, whole numbers without a fraction and others with as few digits as they
/// need: equal values have equal texts. These are compared and exported, so the form must not change. Never throws.
QByteArray storedText(const Json &json);
/// Returns the value of such a text; null if it cannot be read. Half a surrogate pair, which earlier versions could store, is read
/// as U+FFFD. Never throws.
Json storedJson(const QByteArray &text);
/// @}

inline std::string toUtf8(const QString &text) { return text.toStdString(); }
inline QString fromUtf8(const std::string &text) { return QString::fromStdString(text); }

} // namespace yuyi

/// @name Texts, ids and lists of them can be given for values of JSON. Bytes and Latin-1 texts cannot: they would
/// become lists of numbers.
/// @{
template <>
struct nlohmann::adl_serializer<QString> {
    static void to_json(yuyi::Json &json, const QString &text) { json = text.toStdString(); }
};
template <typename Tag>
struct nlohmann::adl_serializer<yuyi::Id<Tag>> {
    static void to_json(yuyi::Json &json, const yuyi::Id<Tag> &id) { json = id.toString(); }
};
template <>
struct nlohmann::adl_serializer<QByteArray> {
};
template <>
struct nlohmann::adl_serializer<QLatin1String> {
};
/// @}
