// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/result.h"
#include "models/exchange/benchmarks/exchangeset.h"

#include <QByteArray>
#include <QIODevice>
#include <QList>
#include <QString>

#include <optional>

namespace yuyi {

/// @file Pictures inside a benchmark file, as base64: alone, behind the beginning of a data URL, or in a list as Python or JSON writes it.

/// The first decoded bytes of a picture, enough to tell its format. Moves the device.
QByteArray embeddedHead(QIODevice &file, const EmbeddedPicture &where);

/// @brief The places of the pictures at a place: itself, or those in its list. Nothing if it begins like a list but is none of texts in
/// base64. Moves the device; reads a list to its end.
std::optional<QList<EmbeddedPicture>> picturesIn(QIODevice &file, const EmbeddedPicture &where);

/// @brief The bytes of a picture in a file. Line breaks within base64 mean nothing. Errors: Refused (larger than `limitBytes`), Damaged
/// (not base64), Environment. Any thread.
Result<QByteArray> embeddedPicture(const QString &file, const EmbeddedPicture &where, qint64 limitBytes);

} // namespace yuyi
